"""A player's statistics over the games of a selection that they finished.

Of a game that they joined late, only what they did themselves counts: their deals, contracts and
moves. The game counts for the person who holds the seat at its end; games they left count apart.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from math import fsum

from sqlalchemy import CTE, Connection, Row, Subquery, and_, exists, func, or_, select

from bot.storage.database.schema import game_deals, game_leavers, game_players, games
from bot.storage.preferences import is_shown
from bot.storage.results.game_results import GameResult
from bot.storage.stats.deal_statistics import DealStatistics, deal_statistics
from bot.storage.stats.history import (
    GameOutcome,
    PlayedGame,
    Selection,
    WithPlayer,
    games_of,
    page_of_games,
)
from engine.settlement import Result

ENOUGH_GAMES = 3
"""Games below which somebody is not listed: one lucky evening makes no best partner."""

TOLD = 3
"""The most partners, and the most opponents, that are listed."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MetPlayer:
    """Another person, and the games with or against them; wins and losses are the player's."""

    user_id: int
    games: int
    wins: int
    losses: int


@dataclass(frozen=True, slots=True, kw_only=True)
class MetPlayers:
    """The partners they win with most often, and the opponents who beat them most often."""

    partners: tuple[MetPlayer, ...] = ()
    opponents: tuple[MetPlayer, ...] = ()


def met_players(
    connection: Connection, mine: CTE, *, enough: int = ENOUGH_GAMES, told: int = TOLD
) -> MetPlayers:
    """The people in these games, if there were enough games with them or against them."""
    other = game_players.alias("other")
    beside = and_(
        other.c.game_id == mine.c.game_id,
        other.c.seat != mine.c.seat,
        is_shown(other.c.user_id),
    )
    together = (other.c.team == mine.c.team).label("together")
    rows = connection.execute(
        select(
            together,
            other.c.user_id,
            func.count().label("games"),
            func.count().filter(mine.c.outcome == GameOutcome.WON.value).label("wins"),
            func.count().filter(mine.c.outcome == GameOutcome.LOST.value).label("losses"),
        )
        .select_from(mine.join(other, beside))
        .group_by(together, other.c.user_id)
        .having(func.count() >= enough)
    ).mappings()
    partners: list[MetPlayer] = []
    opponents: list[MetPlayer] = []
    for row in rows:
        facts = {name: row[name] for name in ("user_id", "games", "wins", "losses")}
        (partners if row["together"] else opponents).append(MetPlayer(**facts))
    return MetPlayers(
        partners=_first(partners, [each.wins for each in partners], told),
        opponents=_first(opponents, [each.losses for each in opponents], told),
    )


def _first(people: Iterable[MetPlayer], counts: Sequence[int], told: int) -> tuple[MetPlayer, ...]:
    """The people with the best rate; on equal rates, those met more often."""
    ranked = sorted(
        zip(people, counts, strict=True),
        key=lambda each: (-each[1] / each[0].games, -each[0].games, each[0].user_id),
    )
    return tuple(person for person, count in ranked if count)[:told]


LAST_GAMES = 3

_SUMS = ("deals", "capots", "belotes", "moves", "thinking")
"""What is added up of the deals that a player was there for, in games that they left too."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Streaks:
    """``current`` counts the latest wins in a row upwards, losses downwards, and is 0 after a draw.

    ``wins`` and ``losses`` are the longest there ever were among the games that are counted.
    """

    current: int = 0
    wins: int = 0
    losses: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Totals:
    """A player's games added up; ``thinking`` is the time of their ``moves`` in milliseconds.

    ``left`` counts games that they left before the end. ``share`` is the part of the points that
    their side scored, 0 where there were none: what a point is worth differs from game to game.
    """

    games: int
    wins: int
    draws: int
    left: int
    deals: int
    share: float
    capots: int
    belotes: int
    moves: int
    thinking: int

    @property
    def losses(self) -> int:
        """The number of games lost."""
        return self.games - self.wins - self.draws


@dataclass(frozen=True, slots=True, kw_only=True)
class Statistics:
    """All statistics of a player, alone or with the given partner.

    The deals of so many ``unfinished`` games are among them.
    """

    user_id: int
    totals: Totals
    deals: DealStatistics
    streaks: Streaks
    met_players: MetPlayers
    last_games: tuple[PlayedGame, ...]
    unfinished: int = 0


def player_statistics(
    connection: Connection,
    chosen: Selection,
    user_id: int,
    *,
    partner: int | None = None,
    enough: int = ENOUGH_GAMES,
    unfinished: Iterable[GameResult] = (),
) -> Statistics:
    """A player's statistics, all zero for a player who has finished none of these games.

    With a ``partner``: those of the games in which these two were one side. Of ``unfinished``
    games, and of games that they left, only the deals are counted.
    """
    so_far = [each for each in unfinished if each.counts and _are_one_side(each, user_id, partner)]
    company = None if partner is None else WithPlayer(user_id=partner, together=True)
    mine = games_of(user_id, chosen, company)
    left = 0
    if company is None:
        # Not a join: SQLite would scan all games of the selection for the player.
        of_game = games.c.id == game_leavers.c.game_id
        of_these = exists().where(of_game, games.c.rated, *chosen.conditions())
        costly = (of_these, ~game_leavers.c.trial)  # what costs nothing is not counted against them
        gone = select(func.count()).where(game_leavers.c.user_id == user_id, *costly)
        left = connection.execute(gone).scalar_one()
    row = connection.execute(
        select(
            func.count().label("games"),
            func.count().filter(mine.c.outcome == GameOutcome.WON.value).label("wins"),
            func.count().filter(mine.c.outcome == GameOutcome.DRAWN.value).label("draws"),
        ).select_from(mine)
    )
    begun = games_of(user_id, chosen, company, left=True)
    sums = connection.execute(
        select(*(func.coalesce(func.sum(begun.c[name]), 0).label(name) for name in _SUMS))
    )
    share = _share(connection, mine)
    totals = Totals(left=left, share=share, **row.mappings().one(), **sums.mappings().one())
    return Statistics(
        user_id=user_id,
        totals=_with_deals_of(so_far, user_id, totals),
        deals=deal_statistics(connection, begun, user_id, so_far),
        streaks=streaks_of(connection, mine),
        met_players=met_players(connection, mine, enough=enough),
        last_games=page_of_games(connection, mine, limit=LAST_GAMES, reader=chosen.reader),
        unfinished=len(so_far),
    )


def _share(connection: Connection, mine: CTE) -> float:
    """The part of the points that the player's side scored in these games, each counting alike."""
    sums = (func.count(), func.sum(mine.c.score), func.sum(mine.c.others))
    rows = connection.execute(select(*sums).group_by(mine.c.rules_key)).all()
    parts = [(games, own / (own + others)) for games, own, others in rows if own + others]
    games = sum(games for games, _ in parts)
    return fsum(games * part for games, part in parts) / games if games else 0.0


def _are_one_side(game: GameResult, user_id: int, partner: int | None) -> bool:
    """Whether these two are, or nobody is asked for besides the player."""
    teams = {each.user_id: each.team for each in game.players}
    return partner is None or (partner in teams and teams[partner] == teams[user_id])


def _with_deals_of(unfinished: Iterable[GameResult], user_id: int, totals: Totals) -> Totals:
    own = [each for game in unfinished for each in game.players if each.user_id == user_id]
    return replace(
        totals,
        deals=totals.deals + sum(each.deals for each in own),
        capots=totals.capots + sum(each.capots for each in own),
        belotes=totals.belotes + sum(each.belotes for each in own),
        moves=totals.moves + sum(each.moves for each in own),
        thinking=totals.thinking + sum(each.thinking for each in own),
    )


def runs_of(mine: CTE) -> Subquery:
    """Each player's games of equal outcome in a row: their ``length``, and the ``latest`` game."""
    # In a row of equal outcomes both numbers grow alike: their difference tells it from the others.
    alike = (mine.c.user_id, mine.c.outcome)
    nth_alike = func.row_number().over(partition_by=alike, order_by=mine.c.nth)
    rows = select(*alike, mine.c.nth, (mine.c.nth - nth_alike).label("row")).subquery()
    of_run = (rows.c.user_id, rows.c.outcome)
    length, latest = func.count().label("length"), func.min(rows.c.nth).label("latest")
    return select(*of_run, length, latest).group_by(*of_run, rows.c.row).subquery("runs")


def streaks_of(connection: Connection, mine: CTE) -> Streaks:
    """The streaks in these games, which are numbered from the latest on."""
    runs = runs_of(mine)
    lengths = connection.execute(select(runs).order_by(runs.c.latest)).all()
    longest = {outcome.value: 0 for outcome in GameOutcome}
    for row in lengths:
        longest[row.outcome] = max(longest[row.outcome], row.length)
    signs = {GameOutcome.WON.value: 1, GameOutcome.LOST.value: -1, GameOutcome.DRAWN.value: 0}
    return Streaks(
        current=signs[lengths[0].outcome] * lengths[0].length if lengths else 0,
        wins=longest[GameOutcome.WON.value],
        losses=longest[GameOutcome.LOST.value],
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class VersusSide:
    """One player's record against the other.

    ``made`` and ``failed`` are contracts they declared, ``doubled`` those that they doubled of the
    other side, ``brought_down`` those of them that failed. ``share`` is as in ``Totals``.
    """

    user_id: int
    wins: int
    share: float
    made: int
    failed: int
    doubled: int
    brought_down: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Versus:
    """Two players on two sides; ``together`` are the games in which they were one."""

    sides: tuple[VersusSide, VersusSide]
    games: int
    draws: int
    together: int
    last_games: tuple[PlayedGame, ...]


def versus(
    connection: Connection, chosen: Selection, one: int, two: int, *, last: int = LAST_GAMES
) -> Versus:
    """The record of two players against each other, in games that both finished."""
    against = games_of(one, chosen, WithPlayer(user_id=two, together=False))
    beside = games_of(one, chosen, WithPlayer(user_id=two, together=True))
    totals = connection.execute(
        select(
            func.count().label("games"),
            func.count().filter(against.c.outcome == GameOutcome.WON.value).label("wins"),
            func.count().filter(against.c.outcome == GameOutcome.LOST.value).label("losses"),
        ).select_from(against)
    ).one()
    deals = game_deals.c
    alike = (deals.declarer_id, deals.doubler_id, deals.result)
    contracts = connection.execute(
        select(*alike, func.count().label("times"))
        .select_from(against.join(game_deals, deals.game_id == against.c.game_id))
        .where(or_(deals.declarer_id.in_((one, two)), deals.doubler_id.in_((one, two))))
        .group_by(*alike)
    ).all()
    together = connection.execute(select(func.count()).select_from(beside)).scalar_one()
    share = _share(connection, against)
    return Versus(
        sides=(
            _side(one, totals.wins, share, contracts),
            _side(two, totals.losses, 1 - share, contracts),
        ),
        games=totals.games,
        draws=totals.games - totals.wins - totals.losses,
        together=together,
        last_games=page_of_games(connection, against, limit=last, reader=chosen.reader),
    )


def _side(
    user: int,
    wins: int,
    share: float,
    contracts: Sequence[Row[tuple[int | None, int | None, str, int]]],
) -> VersusSide:
    own = [row for row in contracts if row.declarer_id == user]
    doubled = [row for row in contracts if row.doubler_id == user]
    return VersusSide(
        user_id=user,
        wins=wins,
        share=share,
        made=sum(row.times for row in own if row.result == Result.MADE),
        failed=sum(row.times for row in own if row.result == Result.FAILED),
        doubled=sum(row.times for row in doubled),
        brought_down=sum(row.times for row in doubled if row.result == Result.FAILED),
    )
