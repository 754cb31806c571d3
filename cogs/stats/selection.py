"""The choice of statistics to show, and the controls that choose them."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from datetime import datetime
from enum import StrEnum
from typing import Annotated

from discord import ButtonStyle, ui

from bot.i18n import Words, yes
from bot.ratings.ladders import Span, period_start
from bot.storage.stats.history import Selection
from cogs.ui.control import Control, PageWay, button, menu
from cogs.ui.control_words import choice, maybe, short_number
from cogs.ui.controls import WordedControl, control
from cogs.ui.ids import LAST_PAGE, Presser
from cogs.ui.layout import GOLD, LayoutItem, card, rows, small, text, title
from engine.variants import FAMILIES

ALL_FAMILIES = "all"


class StatsPage(StrEnum):
    """The pages of statistics: of one player, with a partner, or against another player."""

    SUMMARY = "s"
    CONTRACTS = "c"
    PEOPLE = "p"
    ACCURACY = "a"
    LUCK = "l"
    PAIR = "w"
    VERSUS = "v"


OF_ONE = (
    StatsPage.SUMMARY,
    StatsPage.CONTRACTS,
    StatsPage.PEOPLE,
    StatsPage.ACCURACY,
    StatsPage.LUCK,
)
OF_TWO = (StatsPage.PAIR, StatsPage.VERSUS)


@dataclass(frozen=True, slots=True, kw_only=True)
class StatsQuery:
    """A statistics page; ``other`` is the second player, 0 if there is none.

    ValueError for a page of two without a second one.
    """

    sheet: StatsPage
    user: Annotated[int, short_number()]
    other: Annotated[int, short_number()] = 0
    period: Annotated[Span, choice({span[0]: span for span in Span})] = Span.EVER
    here: Annotated[bool, choice({"h": True, "a": False})] = True
    family: Annotated[str | None, maybe(choice({each: each for each in FAMILIES}), none="all")] = (
        None
    )

    def __post_init__(self) -> None:
        if self.sheet in OF_TWO and not self.other:
            raise ValueError(self.sheet)

    def selection(self, guild_id: int, now: datetime) -> Selection:
        """The games that are counted."""
        return Selection(
            guild_id=guild_id if self.here else None,
            family=self.family,
            since=period_start(self.period, now),
        )


@dataclass(frozen=True)
class OfStats(WordedControl):
    """A control on a sheet of statistics."""

    asked: StatsQuery


@control("stats", Presser.ANYBODY)
class StatsControl(OfStats):
    """Shows another sheet."""


@control("stats-period", Presser.ANYBODY)
class PeriodControl(OfStats):
    """A menu of periods."""


@control("stats-family", Presser.ANYBODY)
class FamilyControl(OfStats):
    """A menu of families of games."""


@control("stats-analyse", Presser.OWNER)
class AnalyseOwnControl(OfStats):
    """Lets one's own deals be analysed."""


@dataclass(frozen=True, slots=True)
class AchievementList:
    """A page of the achievements that a player has earned, or has not earned yet."""

    user: Annotated[int, short_number()]
    earned: Annotated[bool, choice({"e": True, "m": False})] = True
    page: Annotated[int, short_number(LAST_PAGE)] = 0


@control("feats", Presser.ANYBODY)
class AchievementsControl(WordedControl):
    """A page of them; ``way``: turned from another."""

    listed: AchievementList
    way: PageWay | None = None


def stats_page(
    asked: StatsQuery,
    say: Words,
    heading: str,
    lines: Iterable[str],
    *parts: LayoutItem,
    beside: Iterable[Control] = (),
) -> ui.LayoutView:
    """A sheet with this title: lines right below it, and the other parts of what it tells.

    Buttons ``beside`` stand with those to other sheets.
    """
    counted = say("stats-scope", here=yes(asked.here))
    # A phone breaks the row of sheets where a label ends, which takes fewer lines than set rows.
    ways = *rows([*sheets(asked, say)]), *rows([*_ways_from(asked, say, beside)])
    head = text(title(heading), small(counted), *lines)
    return card(head, *ways, *parts, *_games_counted(asked, say), colour=GOLD)


def _ways_from(asked: StatsQuery, say: Words, beside: Iterable[Control]) -> Iterator[Control]:
    """What stands below the sheets, and this one over all servers or here."""
    if asked.sheet in OF_ONE:
        achievements = AchievementsControl(AchievementList(asked.user))
        label = say("stats-button-achievements")
        yield button(achievements, label, style=ButtonStyle.primary)
    yield from beside
    scope = say("leaderboard-scope-all") if asked.here else say("leaderboard-scope-here")
    yield button(StatsControl(replace(asked, here=not asked.here)), scope)


def _games_counted(asked: StatsQuery, say: Words) -> Iterator[LayoutItem]:
    """Menus of the games that are counted."""
    periods = {period.value: say(f"leaderboard-span-{period}") for period in Span}
    yield from rows([menu(PeriodControl(asked), periods, asked.period)])
    families = {family: _family(family, say) for family in (ALL_FAMILIES, *FAMILIES)}
    chosen = asked.family or ALL_FAMILIES
    yield from rows([menu(FamilyControl(asked), families, chosen)])


def sheets(asked: StatsQuery, say: Words, *, other: bool = False) -> Iterator[Control]:
    """The buttons of all sheets about these people.

    The one that is shown cannot be pressed, unless an ``other`` page is.
    """
    for sheet in OF_TWO if asked.sheet in OF_TWO else OF_ONE:
        yield button(
            StatsControl(replace(asked, sheet=sheet)),
            say(f"stats-button-{sheet.name.lower()}"),
            disabled=sheet is asked.sheet and not other,
            style=ButtonStyle.primary,
        )


def _family(family: str, say: Words) -> str:
    return say("stats-families-all") if family == ALL_FAMILIES else say(f"family-{family}")
