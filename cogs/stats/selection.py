"""The choice of statistics to show, and the controls that choose them."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from datetime import datetime
from enum import StrEnum

from discord import ButtonStyle, ui

from bot.i18n import Words, yes
from bot.ratings.ladders import Span, period_start
from bot.storage.stats.history import Selection
from bot.tables.refusals import TableRefusal, TableRefused
from cogs.ui.arguments import EVERYWHERE, HERE
from cogs.ui.control import button, menu
from cogs.ui.ids import ControlId, Verb, base36, from_base36
from cogs.ui.layout import GOLD, LayoutItem, card, rows, small, text, title
from engine.variants import FAMILIES

ALL_FAMILIES = "all"


class StatsPage(StrEnum):
    """The pages of statistics: of one player, with a partner, or against another player."""

    SUMMARY = "s"
    CONTRACTS = "c"
    PEOPLE = "p"
    ACCURACY = "a"
    PAIR = "w"
    VERSUS = "v"


OF_ONE = (StatsPage.SUMMARY, StatsPage.CONTRACTS, StatsPage.PEOPLE, StatsPage.ACCURACY)
OF_TWO = (StatsPage.PAIR, StatsPage.VERSUS)


@dataclass(frozen=True, slots=True, kw_only=True)
class StatsQuery:
    """A statistics page; ``other`` is the second player, 0 if there is none."""

    sheet: StatsPage
    user: int
    other: int = 0
    period: Span = Span.EVER
    here: bool = True
    family: str | None = None

    def __str__(self) -> str:
        # In base 36 two ids take 26 of the 100 characters of a custom_id, as they are 38.
        state = f"{self.sheet}{self.period[0]}{HERE if self.here else EVERYWHERE}"
        return f"{base36(self.user)}-{base36(self.other)}-{state}-{self.family or ALL_FAMILIES}"

    @classmethod
    def read(cls, argument: str) -> "StatsQuery":
        """Parse a control's argument; TableRefused if it is invalid."""
        try:
            user, other, state, family = argument.split("-")
            sheet, period, scope = tuple(state)
            asked = cls(
                sheet=StatsPage(sheet),
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

    def of_family(self, family: str) -> "StatsQuery":
        """The query for one family of games, or for all; STALE_PRESS if there is no such family."""
        if family not in (ALL_FAMILIES, *FAMILIES):
            raise TableRefused(TableRefusal.STALE_PRESS)
        return replace(self, family=None if family == ALL_FAMILIES else family)

    def selection(self, guild_id: int, now: datetime) -> Selection:
        """The games that are counted."""
        return Selection(
            guild_id=guild_id if self.here else None,
            family=self.family,
            since=period_start(self.period, now),
        )


def stats_page(
    asked: StatsQuery, say: Words, heading: str, lines: Iterable[str], *parts: LayoutItem
) -> ui.LayoutView:
    """A sheet with this title: lines right below it, and the other parts of what it tells."""
    counted = say(
        "stats-chosen",
        period=say(f"leaderboard-span-{asked.period}"),
        family=_family(asked.family or ALL_FAMILIES, say),
        scope=say("stats-scope", here=yes(asked.here)),
    )
    return card(
        text(title(heading), small(counted), *lines), *parts, *_turning(asked, say), colour=GOLD
    )


def _turning(asked: StatsQuery, say: Words) -> Iterator[LayoutItem]:
    """The sheets beside this one, and menus of the games that are counted."""
    sheets = OF_TWO if asked.sheet in OF_TWO else OF_ONE
    elsewhere = replace(asked, here=not asked.here)
    scope = say("leaderboard-scope-all") if asked.here else say("leaderboard-scope-here")
    ways = [
        button(
            ControlId(Verb.STATS, argument=str(replace(asked, sheet=sheet))),
            say(f"stats-button-{sheet.name.lower()}"),
            disabled=sheet is asked.sheet,
            style=ButtonStyle.primary,
        )
        for sheet in sheets
    ]
    ways.append(button(ControlId(Verb.STATS, argument=str(elsewhere)), scope))
    yield from rows(ways)
    periods = {period.value: say(f"leaderboard-span-{period}") for period in Span}
    of_period = ControlId(Verb.STATS_PERIOD, argument=str(asked))
    yield from rows([menu(of_period, periods, asked.period, state=asked.period)])
    families = {family: _family(family, say) for family in (ALL_FAMILIES, *FAMILIES)}
    of_family = ControlId(Verb.STATS_FAMILY, argument=str(asked))
    chosen = asked.family or ALL_FAMILIES
    yield from rows([menu(of_family, families, chosen, state=chosen)])


def _family(family: str, say: Words) -> str:
    return say("stats-families-all") if family == ALL_FAMILIES else say(f"family-{family}")
