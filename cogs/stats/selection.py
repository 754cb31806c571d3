"""Which statistics are asked for, of whom, over which games: what their controls carry."""

from dataclasses import dataclass, replace
from datetime import datetime
from enum import StrEnum

from bot.ratings.periods import Span, began
from bot.storage.stats.history import Selection
from bot.tables.refusals import TableRefusal, TableRefused
from cogs.ui.ids import base36, from_base36
from engine.variants import FAMILIES

HERE, EVERYWHERE = "h", "a"
"""Games of this server alone, or of all servers."""

ALL_FAMILIES = "all"


class Sheet(StrEnum):
    """Which statistics: of one player, with a partner, or against another player."""

    SUMMARY = "s"
    CONTRACTS = "c"
    PEOPLE = "p"
    PAIR = "w"
    VERSUS = "v"


OF_ONE = (Sheet.SUMMARY, Sheet.CONTRACTS, Sheet.PEOPLE)
OF_TWO = (Sheet.PAIR, Sheet.VERSUS)


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked:
    """A sheet; ``other`` is the second player, 0 where there is none."""

    sheet: Sheet
    user: int
    other: int = 0
    period: Span = Span.EVER
    here: bool = True
    family: str | None = None

    def __str__(self) -> str:
        state = f"{self.sheet}{self.period[0]}{HERE if self.here else EVERYWHERE}"
        return f"{base36(self.user)}-{base36(self.other)}-{state}-{self.family or ALL_FAMILIES}"

    @classmethod
    def read(cls, argument: str) -> "Asked":
        """What a control carries; TableRefused when it carries nothing of the kind."""
        try:
            user, other, state, family = argument.split("-")
            sheet, period, scope = tuple(state)
            asked = cls(
                sheet=Sheet(sheet),
                user=from_base36(user),
                other=from_base36(other),
                period=next(each for each in Span if each[0] == period),
                here={HERE: True, EVERYWHERE: False}[scope],
            )
        except (ValueError, KeyError, StopIteration) as error:
            raise TableRefused(TableRefusal.STALE_PRESS) from error
        if asked.sheet in OF_TWO and not asked.other:
            raise TableRefused(TableRefusal.STALE_PRESS)
        return asked.of_family(family)

    def of_family(self, family: str) -> "Asked":
        """The same of one family of games, or of all; TableRefused when there is none of it."""
        if family not in (ALL_FAMILIES, *FAMILIES):
            raise TableRefused(TableRefusal.STALE_PRESS)
        return replace(self, family=None if family == ALL_FAMILIES else family)

    def selection(self, guild_id: int, now: datetime) -> Selection:
        """The games that are counted."""
        return Selection(
            guild_id=guild_id if self.here else None,
            family=self.family,
            since=began(self.period, now),
        )
