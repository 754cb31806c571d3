"""What a player has done on a server."""

from discord import ui

from bot.i18n import Words
from bot.storage.statistics import PlayedGame, Statistics
from cogs._replies import mention
from cogs.ui.layout import GOLD, card, rule, small, text, title


def statistics(numbers: Statistics, rank: int | None, say: Words) -> ui.LayoutView:
    """Games, contracts, points, the best partner and the last games."""
    name = mention(numbers.user_id, say)
    if not numbers.games or numbers.win_rate is None:
        return card(text(say("stats-none", player=name)), colour=GOLD)
    partner = numbers.best_partner
    return card(
        text(
            title(say("stats-title", player=name)),
            say("stats-games", games=numbers.games, wins=numbers.wins, rate=numbers.win_rate),
            say("stats-rank", rank=rank) if rank else small(say("stats-hidden")),
            say(
                "stats-contracts",
                made=numbers.contracts_made,
                failed=numbers.contracts_failed,
            ),
            say("stats-feats", capots=numbers.capots, belotes=numbers.belotes),
            say("stats-points", points=numbers.points),
            _streak(numbers.streak, say),
            say(
                "stats-partner",
                player=mention(partner.user_id, say),
                wins=partner.wins,
                games=partner.games,
            )
            if partner
            else "",
        ),
        rule(),
        text(say("stats-last"), *(_game(game, say) for game in numbers.last_games)),
        colour=GOLD,
    )


def _streak(streak: int, say: Words) -> str:
    if abs(streak) < 2:  # noqa: PLR2004 - one game is no series
        return ""
    return say("stats-streak", count=abs(streak), kind="wins" if streak > 0 else "losses")


def _game(game: PlayedGame, say: Words) -> str:
    return say(
        "stats-game",
        day=f"<t:{int(game.finished_at.timestamp())}:d>",
        outcome=game.outcome,
        score=game.score,
        others=game.opponents_score,
    )
