"""Which games are counted, and those of one player among them, told from his side."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum

from sqlalchemy import CTE, ColumnElement, Label, and_, case, exists, func, select

from bot.storage.schema import game_players, games


class Outcome(StrEnum):
    """How a game ended for a player."""

    WON = "won"
    LOST = "lost"
    DRAWN = "drawn"


@dataclass(frozen=True, slots=True, kw_only=True)
class Selection:
    """The games of a server, of a family of rule sets, since a moment; None asks for all."""

    guild_id: int | None = None
    family: str | None = None
    since: datetime | None = None

    def conditions(self) -> Iterator[ColumnElement[bool]]:
        """What must hold of a row of ``games``; a game that was made void counts for nothing."""
        yield ~games.c.voided
        if self.guild_id is not None:
            yield games.c.guild_id == self.guild_id
        if self.family is not None:
            yield games.c.family == self.family
        if self.since is not None:
            yield games.c.finished_at >= self.since


@dataclass(frozen=True, slots=True, kw_only=True)
class Company:
    """Another player who must have held a seat to the end: on the same side, or on the other."""

    user_id: int
    together: bool

    def condition(self) -> ColumnElement[bool]:
        """What must hold of a row of ``game_players``."""
        other = game_players.alias("other")
        same_side = other.c.team == game_players.c.team
        return exists().where(
            other.c.game_id == game_players.c.game_id,
            other.c.user_id == self.user_id,
            other.c.seat != game_players.c.seat,
            same_side if self.together else ~same_side,
        )


def outcome_of() -> Label[str]:
    """How a game ended for the player of a row."""
    return case(
        (games.c.winner_team.is_(None), Outcome.DRAWN.value),
        (game_players.c.won, Outcome.WON.value),
        else_=Outcome.LOST.value,
    ).label("outcome")


def games_of(user_id: int, chosen: Selection, company: Company | None = None) -> CTE:
    """A player's row in each of these games and the game's own, the latest being the first.

    ``score`` and ``others`` are his side's and the other's.
    """
    # Not by the row's own number: a rebuild gives new ones.
    latest_first = (games.c.finished_at.desc(), games.c.table_id.desc(), games.c.number.desc())
    first_team = game_players.c.team == 0
    conditions = [game_players.c.user_id == user_id, *chosen.conditions()]
    if company is not None:
        conditions.append(company.condition())
    return (
        select(
            *game_players.c,
            *(column for column in games.c if column.name not in ("id", "deals")),
            case((first_team, games.c.score_0), else_=games.c.score_1).label("score"),
            case((first_team, games.c.score_1), else_=games.c.score_0).label("others"),
            outcome_of(),
            func.row_number().over(order_by=latest_first).label("nth"),
        )
        .join(games, games.c.id == game_players.c.game_id)
        .where(and_(*conditions))
        .cte("mine")
    )
