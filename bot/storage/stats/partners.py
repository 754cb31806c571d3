"""The partners a player wins with most, and the opponents they lose to most."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from sqlalchemy import CTE, Connection, and_, func, select

from bot.storage.database.schema import game_players
from bot.storage.preferences.players import is_shown
from bot.storage.stats.selection import Outcome

ENOUGH_GAMES = 3
"""Games below which somebody is not listed: one lucky evening makes no best partner."""

TOLD = 3
"""How many partners, and how many opponents, are listed."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Companion:
    """Another person, and the games with or against them; wins and losses are the player's."""

    user_id: int
    games: int
    wins: int
    losses: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Companions:
    """The partners they win with most often, and the opponents who beat them most often."""

    partners: tuple[Companion, ...] = ()
    opponents: tuple[Companion, ...] = ()


def companions_of(
    connection: Connection, mine: CTE, *, enough: int = ENOUGH_GAMES, told: int = TOLD
) -> Companions:
    """The people in these games, where there were enough games with them or against them."""
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
            func.count().filter(mine.c.outcome == Outcome.WON.value).label("wins"),
            func.count().filter(mine.c.outcome == Outcome.LOST.value).label("losses"),
        )
        .select_from(mine.join(other, beside))
        .group_by(together, other.c.user_id)
        .having(func.count() >= enough)
    ).mappings()
    partners: list[Companion] = []
    opponents: list[Companion] = []
    for row in rows:
        facts = {name: row[name] for name in ("user_id", "games", "wins", "losses")}
        (partners if row["together"] else opponents).append(Companion(**facts))
    return Companions(
        partners=_first(partners, [each.wins for each in partners], told),
        opponents=_first(opponents, [each.losses for each in opponents], told),
    )


def _first(
    companions: Iterable[Companion], merits: Sequence[int], told: int
) -> tuple[Companion, ...]:
    """Those with the best rate; among equals those met more often."""
    ranked = sorted(
        zip(companions, merits, strict=True),
        key=lambda each: (-each[1] / each[0].games, -each[0].games, each[0].user_id),
    )
    return tuple(companion for companion, merit in ranked if merit)[:told]
