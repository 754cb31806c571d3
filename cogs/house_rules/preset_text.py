"""What the text behind a preset says of each kind of rules, with its paragraphs."""

from collections.abc import Iterator

from discord import ButtonStyle, ui

from bot.i18n import Words, dotted
from bot.rulebook.options import choice_name, option_name
from bot.tables.house_rules import HouseRules
from cogs.ui.control import Control, button
from cogs.ui.controls import WordedControl, control
from cogs.ui.ids import Presser
from cogs.ui.layout import card, rows, small, text, title
from cogs.ui.table_buttons import setup_button
from engine.options import OPTIONS
from engine.ruleset import RuleSet
from engine.variants.preset import Paragraph, Preset, TextKind


@control("preset-text", Presser.ONLOOKER)
class PresetTextControl(WordedControl):
    """The page of a kind of rules."""

    kind: TextKind = TextKind.AUCTION


TABS = 4
"""Buttons in a row: two rows on a phone."""


def preset_text_button(house: HouseRules, table: int, say: Words) -> list[Control]:
    """The button to these pages, where the preset that is chosen has a text."""
    if not table or house.preset is None or not house.preset.authority:
        return []
    first = house.preset.text[0].kind
    return [button(PresetTextControl(first).at(table), say("house-text-button"))]


def preset_text(
    house: HouseRules, preset: Preset, kind: TextKind, say: Words, *, table: int, back: bool
) -> ui.LayoutView:
    """The source by name and year, and what it says of a kind; ``back`` to a table's choices."""
    say = say.playing(house.game)
    paragraphs = [each for each in preset.text if each.kind is kind]
    name = f"**{say(f'house-text-{kind}')}**"
    tabs = [
        button(
            PresetTextControl(each).at(table),
            say(f"house-text-{each}"),
            style=ButtonStyle.primary if each is kind else ButtonStyle.secondary,
            disabled=each is kind,
        )
        for each in TextKind
    ]
    return card(
        text(
            title(say(f"house-preset-{preset.name}")),
            small(say(f"house-source-{preset.name}")),
            dotted(filter(None, (name, *(each.place for each in paragraphs)))),
            *(line for each in paragraphs for line in _what_it_says(each, house.rules, say)),
            "" if paragraphs else say("house-text-silent"),
        ),
        *rows([*tabs, setup_button(table, say)] if back else tabs, width=TABS),
    )


def _what_it_says(paragraph: Paragraph, rules: RuleSet, say: Words) -> Iterator[str]:
    """The house rules that it settles, as they hold, a line each."""
    for option in OPTIONS:
        if option.name in paragraph.governs:
            name, choice = option_name(option.name, say), option.current(rules)
            told = choice_name(option.name, choice, say)
            yield say("house-difference", option=name, choice=f"**{told}**")
