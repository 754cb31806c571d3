"""Statistics counted in plain Python, to compare with the database's."""

from collections.abc import Callable, Sequence
from itertools import takewhile

from bot.storage.results import GameResult, PlayerResult
from bot.storage.statistics import BestPartner, Outcome, PlayedGame, Statistics

Played = tuple[GameResult, PlayerResult]


def statistics(
    games: Sequence[GameResult], guild_id: int, user_id: int, partner_games: int, last: int
) -> Statistics:
    """A player's statistics."""
    mine = sorted(
        (
            (game, player)
            for game in games
            if game.guild_id == guild_id
            for player in game.players
            if player.user_id == user_id
        ),
        key=lambda played: (played[0].finished_at, played[0].table_id, played[0].number),
        reverse=True,
    )
    outcomes = [_outcome(played) for played in mine]

    def total(of: Callable[[PlayerResult], int]) -> int:
        return sum(of(player) for _, player in mine)

    made, failed = total(lambda p: p.contracts_made), total(lambda p: p.contracts_failed)
    return Statistics(
        user_id=user_id,
        games=len(mine),
        wins=outcomes.count(Outcome.WON),
        draws=outcomes.count(Outcome.DRAWN),
        win_rate=_rate(outcomes.count(Outcome.WON), len(mine)),
        contracts_made=made,
        contracts_failed=failed,
        made_rate=_rate(made, made + failed),
        points=total(lambda p: p.points),
        average_points=_rate(total(lambda p: p.points), len(mine)),
        capots=total(lambda p: p.capots),
        belotes=total(lambda p: p.belotes),
        streak=_streak(outcomes),
        best_partner=_best_partner(mine, partner_games),
        last_games=tuple(_played(played) for played in mine[:last]),
    )


def _rate(part: int, whole: int) -> float | None:
    return part / whole if whole else None


def _outcome(played: Played) -> Outcome:
    game, player = played
    if game.winner_team is None:
        return Outcome.DRAWN
    return Outcome.WON if player.won else Outcome.LOST


def _streak(outcomes: Sequence[Outcome]) -> int:
    if not outcomes:
        return 0
    length = len(list(takewhile(lambda outcome: outcome is outcomes[0], outcomes)))
    return {Outcome.WON: length, Outcome.LOST: -length, Outcome.DRAWN: 0}[outcomes[0]]


def _best_partner(mine: Sequence[Played], partner_games: int) -> BestPartner | None:
    together: dict[int, list[bool]] = {}
    for game, player in mine:
        for other in game.players:
            if other.team == player.team and other is not player and other.user_id is not None:
                won = _outcome((game, player)) is Outcome.WON
                together.setdefault(other.user_id, []).append(won)
    partners = [
        BestPartner(user_id=user_id, games=len(won), wins=sum(won), win_rate=sum(won) / len(won))
        for user_id, won in together.items()
        if len(won) >= partner_games
    ]
    return min(partners, key=lambda p: (-p.win_rate, -p.games, p.user_id), default=None)


def _played(played: Played) -> PlayedGame:
    game, player = played
    return PlayedGame(
        table_id=game.table_id,
        number=game.number,
        rules_key=game.rules_key,
        finished_at=game.finished_at,
        outcome=_outcome(played),
        score=game.scores[player.team],
        opponents_score=game.scores[1 - player.team],
    )
