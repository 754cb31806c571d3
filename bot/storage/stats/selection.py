"""Select the games that count, and those of one player, from their side."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum

from sqlalchemy import CTE, ColumnElement, Label, and_, case, exists, func, literal, select

from bot.storage.database.schema import game_deals, game_leavers, game_players, games


class Outcome(StrEnum):
    """How a game ended for a player; one who left it has lost it, whatever their seat did."""

    WON = "won"
    LOST = "lost"
    DRAWN = "drawn"
    LEFT = "left"


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
    """Another player who held a seat to the end: on the same side, or on the other."""

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
        (_was_left(), Outcome.LEFT.value),
        (games.c.winner_team.is_(None), Outcome.DRAWN.value),
        (game_players.c.won, Outcome.WON.value),
        else_=Outcome.LOST.value,
    ).label("outcome")


def _was_left() -> ColumnElement[bool]:
    """Whether the player of a row had left: a computer held their seat at the end."""
    return exists().where(
        game_leavers.c.game_id == game_players.c.game_id,
        game_leavers.c.user_id == game_players.c.user_id,
    )


def played_himself(mine: CTE) -> ColumnElement[bool]:
    """Whether the player of a row of these games played a deal in person.

    Where that was not stored, players who were there from start to end did.
    """
    own = game_deals.c.present.bitwise_and(literal(1).bitwise_lshift(mine.c.seat))
    return case((game_deals.c.present.is_(None), ~mine.c.replaced), else_=own != 0)


def games_of(
    user_id: int, chosen: Selection, company: Company | None = None, *, left: bool = False
) -> CTE:
    """A player's row in each of these games and the game's own, the latest being the first.

    ``score`` and ``others`` are the scores of their side and of the other. Games that they left are
    only included with ``left``.
    """
    # Not by the row's own number: a rebuild gives new ones.
    latest_first = (games.c.finished_at.desc(), games.c.table_id.desc(), games.c.number.desc())
    first_team = game_players.c.team == 0
    conditions = [game_players.c.user_id == user_id, *chosen.conditions()]
    if company is not None:
        conditions.append(company.condition())
    if not left:
        conditions.append(~_was_left())
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
