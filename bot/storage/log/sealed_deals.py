"""The deals of a table by its log, each with its seed: what anybody may check afterwards."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from sqlalchemy import Connection, func, select

from bot.storage.database.schema import tables
from bot.storage.log.replay import Step
from bot.tables.house_rules import HouseRules
from bot.tables.table import Stage, Table
from engine.changed import changed
from engine.events import Dealt, GameStarted
from engine.fairness import SealedDeal, may_be_opened
from engine.state import Deal, GameState


@dataclass(frozen=True, slots=True, kw_only=True)
class KeptDeal:
    """A deal as it is kept: in the ``game``-th game of its table, which stood so ``before`` it.

    Of ``before`` the sheet is left out: each deal of a long game would hold one. ``seed`` is None
    where it was dealt without one; ``started`` began the game with this deal.
    """

    game: int
    house: HouseRules
    before: GameState
    deal: Deal
    seed: bytes | None
    started: GameStarted | None

    @property
    def sealed(self) -> SealedDeal | None:
        """The deal with its seed, to be checked; None where it was dealt without one."""
        if self.seed is None:
            return None
        house = self.house
        return SealedDeal.of(house.rules, house.options, self.seed, self.before, self.deal)

    @property
    def is_dealt_so(self) -> bool:
        """Whether the seed gives this deal and, of a game's first, the draw for its dealer."""
        sealed = self.sealed
        if sealed is None or not sealed.is_dealt_so:
            return False
        return self.started is None or sealed.reckoning.started == self.started


@dataclass(frozen=True, slots=True)
class OpenedDeals:
    """A table as it stands, and those of its deals that may be told, the oldest first."""

    table: Table
    deals: tuple[KeptDeal, ...]


def opened_deals(steps: Iterable[Step]) -> OpenedDeals:
    """What may be told of the deals of a log: nothing of a deal that runs, or of one to come."""
    deals: list[KeptDeal] = []
    opened = 0
    table: Table | None = None
    for step in steps:
        before, table = table, step.table
        game = table.game
        if isinstance(step.event, Dealt) and before:
            deals.append(_dealt(before, table))
        if deals and game and game.deal:
            deals[-1] = replace(deals[-1], deal=game.deal)
            opened = len(deals) if may_be_opened(table.rules, game) else opened
        if table.stage is Stage.CLOSED:
            opened = len(deals)
    if table is None:
        raise ValueError("no table")
    return OpenedDeals(table, tuple(deals[:opened]))


def last_in_channel(connection: Connection, guild_id: int, channel_id: int) -> int | None:
    """The number of the last table of a channel, open or closed."""
    chosen = select(func.max(tables.c.id)).where(
        tables.c.guild_id == guild_id, tables.c.channel_id == channel_id
    )
    return connection.execute(chosen).scalar()


def _dealt(before: Table, table: Table) -> KeptDeal:
    if before.game is None or table.game is None or table.game.deal is None:
        raise ValueError("a deal needs a game")
    is_first = before.game.deal is None
    return KeptDeal(
        game=table.games,
        house=table.house,
        before=changed(before.game, sheet=()),
        deal=table.game.deal,
        seed=bytes.fromhex(table.sealed.seed) if table.sealed else None,
        started=GameStarted(before.game.dealer, before.drawn) if is_first else None,
    )
