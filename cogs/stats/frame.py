"""The frame of every page of statistics: title, which games are counted, controls."""

from collections.abc import Iterable, Iterator
from dataclasses import replace

from discord import ButtonStyle, ui

from bot.i18n import Words
from bot.ratings.periods import Span
from bot.rulebook.phrases import yes
from cogs.stats.selection import ALL_FAMILIES, OF_ONE, OF_TWO, Asked, Sheet
from cogs.ui.control import Control, button, menu
from cogs.ui.ids import ControlId, Verb
from cogs.ui.layout import GOLD, Item, card, rows, small, text, title
from engine.variants import FAMILIES


def sheet(
    asked: Asked, say: Words, heading: str, lines: Iterable[str], *parts: Item
) -> ui.LayoutView:
    """A sheet with this title: lines right below it, and the other parts of what it tells."""
    return card(
        text(title(heading), _chosen_games(asked, say), *lines),
        *parts,
        *_turning(asked, say),
        colour=GOLD,
    )


def _chosen_games(asked: Asked, say: Words) -> str:
    """Which games are counted, in small print."""
    return small(
        say(
            "stats-chosen",
            period=say(f"leaderboard-span-{asked.period}"),
            family=_family(asked.family or ALL_FAMILIES, say),
            scope=say("stats-scope", here=yes(asked.here)),
        )
    )


def _turning(asked: Asked, say: Words) -> Iterator[Item]:
    """The sheets beside this one, and menus of the games that are counted."""
    sheets = OF_TWO if asked.sheet in OF_TWO else OF_ONE
    yield from rows([*(_sheet(asked, sheet, say) for sheet in sheets), _scope(asked, say)])
    yield from rows([_periods(asked, say)])
    yield from rows([_families(asked, say)])


def _sheet(asked: Asked, sheet: Sheet, say: Words) -> Control:
    there = replace(asked, sheet=sheet)
    label = say(f"stats-button-{sheet.name.lower()}")
    control = ControlId(Verb.STATS, argument=str(there))
    return button(control, label, disabled=there == asked, style=ButtonStyle.primary)


def _scope(asked: Asked, say: Words) -> Control:
    there = replace(asked, here=not asked.here)
    label = say("leaderboard-scope-all") if asked.here else say("leaderboard-scope-here")
    return button(ControlId(Verb.STATS, argument=str(there)), label)


def _periods(asked: Asked, say: Words) -> Control:
    choices = {period.value: say(f"leaderboard-span-{period}") for period in Span}
    control = ControlId(Verb.STATS_PERIOD, argument=str(asked))
    return menu(control, choices, asked.period, state=asked.period)


def _families(asked: Asked, say: Words) -> Control:
    choices = {family: _family(family, say) for family in (ALL_FAMILIES, *FAMILIES)}
    control = ControlId(Verb.STATS_FAMILY, argument=str(asked))
    chosen = asked.family or ALL_FAMILIES
    return menu(control, choices, chosen, state=chosen)


def _family(family: str, say: Words) -> str:
    return say("stats-families-all") if family == ALL_FAMILIES else say(f"family-{family}")
