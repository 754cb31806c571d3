"""Lines that several pages of statistics share: roles, streaks, games."""

from collections.abc import Iterator, Mapping, Sequence

from discord.utils import format_dt

from bot.i18n import Words
from bot.storage.ratings.player_ratings import RatingCurve
from bot.storage.stats.deal_statistics import DealStatistics, Doubled, Role, Tally
from bot.storage.stats.history import PlayedGame
from bot.storage.stats.statistics import Streaks, Totals
from cogs.leaderboard.pages import ladder_name
from cogs.ui.layout import Item, rule, text
from cogs.ui.people import named_players

A_SERIES = 2
"""Fewer games one after the other are none."""


def games_line(totals: Totals, say: Words) -> str:
    """Games won, lost and drawn."""
    return say(
        "stats-games",
        games=totals.games,
        wins=totals.wins,
        losses=totals.losses,
        draws=totals.draws,
        rate=totals.wins / totals.games,
    )


def rating_line(curve: RatingCurve | None, say: Words) -> str:
    """The rating in words; nothing where there is none."""
    if curve is None:
        return ""
    return say(
        "stats-rating", ladder=ladder_name(curve.ladder, say), points=curve.now, games=curve.games
    )


def role_lines(roles: Mapping[Role, Tally], say: Words) -> Iterator[str]:
    """The contracts by what the player was in them, each where there were some."""
    if (declared := roles.get(Role.DECLARER, Tally())).all:
        yield say("stats-declarer", **_ended(declared), rate=declared.made / declared.all)
    if (beside := roles.get(Role.PARTNER, Tally())).all:
        yield say("stats-partner", **_ended(beside), rate=beside.made / beside.all)
    if (against := roles.get(Role.DEFENCE, Tally())).all:
        yield say("stats-defence", **_ended(against), rate=against.failed / against.all)


def streak_lines(streaks: Streaks, say: Words) -> Iterator[str]:
    """The streak that runs and the longest ones."""
    count = abs(streaks.current)
    if count >= A_SERIES:
        yield say("stats-streak", count=count, kind="wins" if streaks.current > 0 else "losses")
    if max(streaks.wins, streaks.losses) >= A_SERIES:
        yield say("stats-longest", wins=streaks.wins, losses=streaks.losses)


def double_lines(deals: DealStatistics, say: Words) -> Iterator[str]:
    """Contracts doubled, and what that brought."""
    given, received = deals.given, deals.received
    yield say("stats-given", **_brought(given)) if given.count else say("stats-given-none")
    yield (
        say("stats-received", **_brought(received))
        if received.count
        else say("stats-received-none")
    )


def last_games(games: Sequence[PlayedGame], say: Words) -> tuple[Item, ...]:
    """The part of a sheet that lists games; nothing where there are none."""
    if not games:
        return ()
    return rule(), text(f"**{say('stats-last')}**", *(game_line(game, say) for game in games))


def game_line(game: PlayedGame, say: Words) -> str:
    """A game in short: the day, which leads to its table where that is known, result, company."""
    day = format_dt(game.finished_at, "d")
    opponents = named_players(game.opponents, say)
    if game.partners:
        partners = named_players(game.partners, say)
        company = say("stats-company", partners=partners, opponents=opponents)
    else:
        company = say("stats-company-alone", opponents=opponents)
    return say(
        "stats-game",
        day=day,
        outcome=game.outcome,
        score=game.score,
        others=game.others,
        company=company,
    )


def _ended(tally: Tally) -> dict[str, int]:
    return {"made": tally.made, "failed": tally.failed}


def _brought(doubled: Doubled) -> dict[str, int | float | str]:
    each = round(doubled.balance / doubled.count)
    return {
        "count": doubled.count,
        "won": doubled.won,
        "rate": doubled.won / doubled.count,
        "each": abs(each),
        "sign": {True: "+", False: "\N{MINUS SIGN}"}[each > 0] if each else "",
    }
