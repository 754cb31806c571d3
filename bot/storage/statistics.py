"""What a player has done in a guild, counted over his finished games."""

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum

from sqlalchemy import CTE, Connection, Float, RowMapping, and_, case, cast, func, select

from bot.storage.schema import game_players, games

PARTNER_GAMES = 3  # one lucky evening does not make the best partner
LAST_GAMES = 5


class Outcome(StrEnum):
    """How a game ended for a player."""

    WON = "won"
    LOST = "lost"
    DRAWN = "drawn"


@dataclass(frozen=True, slots=True, kw_only=True)
class BestPartner:
    """The human partner he wins with most often."""

    user_id: int
    games: int
    wins: int
    win_rate: float


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayedGame:
    """One of his games, its scores from his side."""

    table_id: int
    number: int
    rules_key: str
    finished_at: datetime
    outcome: Outcome
    score: int
    opponents_score: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Statistics:
    """A player's games added up; a rate of nothing is None.

    `streak` counts the latest wins in a row upwards, losses downwards; after a draw it is 0.
    """

    user_id: int
    games: int
    wins: int
    draws: int
    win_rate: float | None
    contracts_made: int
    contracts_failed: int
    made_rate: float | None
    points: int
    average_points: float | None
    capots: int
    belotes: int
    streak: int
    best_partner: BestPartner | None
    last_games: tuple[PlayedGame, ...]


def player_statistics(
    connection: Connection,
    guild_id: int,
    user_id: int,
    *,
    partner_games: int = PARTNER_GAMES,
    last: int = LAST_GAMES,
) -> Statistics:
    """A player's statistics in a guild, all zero for one who has finished no game."""
    mine = _games_of(guild_id, user_id)
    return Statistics(
        user_id=user_id,
        **_totals(connection, mine),
        streak=_streak(connection, mine),
        best_partner=_best_partner(connection, mine, partner_games),
        last_games=_last_games(connection, mine, last),
    )


def _games_of(guild_id: int, user_id: int) -> CTE:
    outcome = case(
        (games.c.winner_team.is_(None), Outcome.DRAWN.value),
        (game_players.c.won, Outcome.WON.value),
        else_=Outcome.LOST.value,
    )
    # Not by the row's own number: a rebuild gives new ones.
    latest_first = (games.c.finished_at.desc(), games.c.table_id.desc(), games.c.number.desc())
    return (
        select(
            *game_players.c,
            *(column for column in games.c if column is not games.c.id),
            outcome.label("outcome"),
            func.row_number().over(order_by=latest_first).label("nth"),
        )
        .join(games, games.c.id == game_players.c.game_id)
        .where(games.c.guild_id == guild_id, game_players.c.user_id == user_id)
        .cte("mine")
    )


def _totals(connection: Connection, mine: CTE) -> RowMapping:
    played = func.count()
    wins = func.count().filter(mine.c.outcome == Outcome.WON.value)
    sums = {
        name: func.coalesce(func.sum(mine.c[name]), 0)
        for name in ("contracts_made", "contracts_failed", "points", "capots", "belotes")
    }
    contracts = sums["contracts_made"] + sums["contracts_failed"]
    row = connection.execute(
        select(
            played.label("games"),
            wins.label("wins"),
            func.count().filter(mine.c.outcome == Outcome.DRAWN.value).label("draws"),
            (cast(wins, Float) / func.nullif(played, 0)).label("win_rate"),
            (cast(sums["contracts_made"], Float) / func.nullif(contracts, 0)).label("made_rate"),
            (cast(sums["points"], Float) / func.nullif(played, 0)).label("average_points"),
            *(total.label(name) for name, total in sums.items()),
        ).select_from(mine)
    )
    return row.mappings().one()


def _streak(connection: Connection, mine: CTE) -> int:
    latest = select(mine.c.outcome).where(mine.c.nth == 1).scalar_subquery()
    broken_at = select(func.min(mine.c.nth)).where(mine.c.outcome != latest).scalar_subquery()
    length = func.coalesce(broken_at - 1, func.count())
    outcome, games_in_a_row = connection.execute(select(latest, length).select_from(mine)).one()
    signs = {Outcome.WON.value: 1, Outcome.LOST.value: -1}
    return signs.get(outcome, 0) * int(games_in_a_row)


def _best_partner(connection: Connection, mine: CTE, at_least: int) -> BestPartner | None:
    partner = game_players.alias("partner")
    together = and_(
        partner.c.game_id == mine.c.game_id,
        partner.c.team == mine.c.team,
        partner.c.seat != mine.c.seat,
        partner.c.user_id.is_not(None),
    )
    played = func.count()
    wins = func.count().filter(mine.c.outcome == Outcome.WON.value)
    win_rate = cast(wins, Float) / played
    best = connection.execute(
        select(
            partner.c.user_id,
            played.label("games"),
            wins.label("wins"),
            win_rate.label("win_rate"),
        )
        .select_from(mine.join(partner, together))
        .group_by(partner.c.user_id)
        .having(played >= at_least)
        .order_by(win_rate.desc(), played.desc(), partner.c.user_id)
        .limit(1)
    )
    row = best.mappings().first()
    return None if row is None else BestPartner(**row)


def _last_games(connection: Connection, mine: CTE, limit: int) -> tuple[PlayedGame, ...]:
    of_first_team = mine.c.team == 0
    rows = connection.execute(
        select(
            mine.c.table_id,
            mine.c.number,
            mine.c.rules_key,
            mine.c.finished_at,
            mine.c.outcome,
            case((of_first_team, mine.c.score_0), else_=mine.c.score_1).label("score"),
            case((of_first_team, mine.c.score_1), else_=mine.c.score_0).label("opponents_score"),
        )
        .order_by(mine.c.nth)
        .limit(limit)
    )
    return tuple(
        PlayedGame(**{**row, "outcome": Outcome(row["outcome"])}) for row in rows.mappings()
    )
