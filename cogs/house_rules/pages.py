"""The pages on which the rules of a table or of a server are read and chosen."""

from collections.abc import Sequence
from dataclasses import dataclass

from discord import ButtonStyle, ui

from bot.i18n import Words, dotted
from bot.rulebook.options import choice_name, difference_line, option_name
from bot.tables.house_rules import (
    ChoosePreset,
    HouseRules,
    OfferedRule,
    ResetOptions,
    RulesChange,
    offers,
)
from cogs.house_rules.controls import (
    ChooseGameControl,
    ChooseOptionControl,
    ChoosePresetControl,
    HouseRulesControl,
    ResetOptionsControl,
    TypeOptionControl,
)
from cogs.house_rules.preset_text import preset_text_button
from cogs.server_preferences import SettingsControl
from cogs.ui.control import MOST_CHOICES, Control, PageWay, Pressable, button, menu, page_turns
from cogs.ui.ids import ControlId
from cogs.ui.layout import LayoutItem, card, rows, rule, text, title, warning
from cogs.ui.table_buttons import setup_button
from engine.options import OptionCategory
from engine.options.option import OptionName
from engine.variants import VARIANTS
from engine.variants.presets import presets_of

MENUS = 3
"""Choices on a page: as many as a phone shows at once, with what stands around them."""


@dataclass(frozen=True, slots=True)
class HouseRulesPage:
    """A page of a category's house rules; ``place`` is its position among them."""

    category: OptionCategory
    place: int
    offers: tuple[OfferedRule, ...]

    @property
    def name(self) -> str:
        """The page's name in a control."""
        return f"{self.category}-{self.place}"


def pages(offers: Sequence[OfferedRule]) -> tuple[HouseRulesPage, ...]:
    """All pages, the categories in their order."""
    return tuple(
        HouseRulesPage(category, start // MENUS, own[start : start + MENUS])
        for category in OptionCategory
        if (own := tuple(offer for offer in offers if offer.option.category is category))
        for start in range(0, len(own), MENUS)
    )


def find_page(all_pages: Sequence[HouseRulesPage], name: str) -> HouseRulesPage:
    """The page of this name, else the first of its category, else the first of all."""
    category, _, place = name.partition("-")
    # A word behind it only tells the button from another: Discord wants each custom_id once.
    place = place.partition("-")[0]
    best = next((page for page in all_pages if page.category == category), all_pages[0])
    return next((page for page in all_pages if page.name == f"{category}-{place}"), best)


def page_with(all_pages: Sequence[HouseRulesPage], option: str) -> str:
    """The name of the page on which this house rule stands; empty when it stands on none."""
    return next(
        (page.name for page in all_pages for offer in page.offers if offer.option.name == option),
        "",
    )


TABS = 3
"""Categories in a row."""

USUAL = "usual"
"""The preset that is none: what the game itself says."""


def choosing(
    house: HouseRules, say: Words, *, table: int = 0, page: str = "", notice: str = ""
) -> ui.LayoutView:
    """A page of house rules to choose; those of the server when there is no table."""
    say = say.playing(house.game)
    every = pages(offers(house))
    shown = find_page(every, page)
    game = ChooseGameControl(shown.name).at(table)
    reset = button(
        ResetOptionsControl(shown.name).at(table),
        say("house-button-reset"),
        disabled=not house.options,
    )
    to_settings = button(SettingsControl(), say("settings-button-back"))
    back = setup_button(table, say) if table else to_settings
    told = preset_text_button(house, table, say)
    presets = preset_menu(ChoosePresetControl(shown.name).at(table), house, say, notice)
    return card(
        *warning(notice),
        _heading(house, say("house-of-table") if table else say("house-of-server"), say),
        *rows([game_menu(game, house, say, notice)]),
        *rows([presets] if presets_of(house.variant) else ()),
        rule(),
        *(item for offer in shown.offers for item in _choice(offer, table, say, notice)),
        *rows(_tabs(every, shown.category, table, say), width=TABS),
        *rows(_turns(every, shown, table, say)),
        *rows([reset, *told, back]),
    )


def reading(
    house: HouseRules, say: Words, *, hint: str, table: int, page: str = "", lobby: bool = False
) -> ui.LayoutView:
    """The house rules as they are, a kind at a time, for those who cannot change them."""
    say = say.playing(house.game)
    every = pages(offers(house))
    category = find_page(every, page).category
    lines = (_reading_line(each, say) for each in offers(house) if each.option.category is category)
    back = [setup_button(table, say)] if lobby else []
    return card(
        _heading(house, hint, say),
        text(*lines),
        *rows(_tabs(every, category, table, say), width=TABS),
        *rows([*preset_text_button(house, table, say), *back]),
    )


def game_menu(control: Pressable, house: HouseRules, say: Words, notice: str = "") -> Control:
    """The menu of the games."""
    games = {rules.key: say.variant(rules) for rules in VARIANTS}
    return menu(control, games, house.variant, state=notice)


def difference_text(house: HouseRules, say: Words, *, length_told: bool = False) -> str:
    """The differences from the game's own rules, or that there are none.

    The length of a game is not among them where a heading tells it.
    """
    differences = house.differences_besides_the_end if length_told else house.differences
    return difference_line(differences, say.playing(house.game)) or say("house-none")


FLAT_250, WITH_TRICKS = ("250-flat", "250-failed-500"), "250-tricks"
"""Capots that bring less than 100 bid with every trick, and one that brings the tricks too."""


def preset_chosen(value: str) -> RulesChange:
    """What a choice from the menu of presets asks for."""
    return ResetOptions() if value == USUAL else ChoosePreset(value)


def rules_line(house: HouseRules, say: Words) -> str:
    """By which rules is played: those of a preset, of the game's source, or one's own."""
    rules = say("house-rules-own") if house.besides_the_end else say("house-rules-source")
    if house.preset:
        rules = say(f"house-preset-{house.preset.name}")
    return say("house-rules-of", rules=rules)


SERVER = "server"
"""In place of a preset: the house rules that the server has chosen."""


def preset_menu(
    control: Pressable,
    house: HouseRules,
    say: Words,
    notice: str = "",
    server: HouseRules | None = None,
) -> Control:
    """A menu of the game as its source has it, of its presets, and of the server's house rules.

    A preset by which most play in the reader's language stands before the game's own rules.
    """
    presets, say = presets_of(house.variant), say.playing(house.game)
    front: list[str] = [each.name for each in presets if say.language in each.front]
    told: dict[str, str] = {each.name: say(f"house-preset-{each.name}") for each in presets}
    told |= {USUAL: say("house-usual-preset")}
    names = {name: told[name] for name in (*front, USUAL, *told)}
    notes = {USUAL: say("house-usual-preset-note")}
    notes |= {preset.name: say(f"house-preset-{preset.name}-note") for preset in presets}
    chosen = house.preset.name if house.preset else "" if house.besides_the_end else USUAL
    if server is not None:
        names[SERVER] = say("house-preset-server")
        chosen = SERVER if house == server else chosen
    return menu(control, names, chosen, notes, placeholder=say("house-preset"), state=notice)


def _heading(house: HouseRules, hint: str, say: Words) -> LayoutItem:
    return text(
        title(say("house-title", game=say.variant(house.game))),
        hint,
    )


def _choice(offer: OfferedRule, table: int, say: Words, notice: str) -> list[LayoutItem]:
    """An option with its usual value, a button if it can be typed, and a menu of its choices."""
    name = offer.option.name
    line = f"**{option_name(name, say)}**"
    if offer.current != offer.usual:
        usually = say("house-usually", choice=choice_name(name, offer.usual, say))
        line = dotted((line, usually))
    named: LayoutItem = text(line)
    if offer.option.bounds is not None:
        typing = TypeOptionControl(name).at(table)
        other = say("house-button-type", option=name.value)
        named = ui.Section(text(line), accessory=button(typing, other))
    # As many choices as fit, around the current one.
    here = offer.choices.index(offer.current)
    last_start = max(len(offer.choices) - MOST_CHOICES, 0)
    start = min(max(here - MOST_CHOICES // 2, 0), last_start)
    fitting = offer.choices[start : start + MOST_CHOICES]
    choices = {value: choice_name(name, value, say) for value in fitting}
    control = ChooseOptionControl(name).at(table)
    notes = {offer.usual: say("house-usual")}
    if name is OptionName.CAPOT_WORTH and offer.current in FLAT_250:
        # Made it is 250; a bid of 100 with every trick is 262 (rules.md R-51).
        notes[WITH_TRICKS] = say("house-capot-pays")
    # With its notice a refused choice is another menu: Discord would go on showing that choice.
    chosen = menu(control, choices, offer.current, notes, state=notice)
    return [named, *rows([chosen])]


def _tabs(
    every: tuple[HouseRulesPage, ...], shown: OptionCategory, table: int, say: Words
) -> list[Control]:
    return [
        button(
            HouseRulesControl(page.name).at(table),
            say(f"option-category-{page.category}"),
            style=ButtonStyle.primary if page.category is shown else ButtonStyle.secondary,
            disabled=page.category is shown,
        )
        for page in every
        if page.place == 0
    ]


def _turns(
    every: tuple[HouseRulesPage, ...], shown: HouseRulesPage, table: int, say: Words
) -> list[Control]:
    """The buttons to the previous and next page of a category."""
    here = [page for page in every if page.category is shown.category]

    def to(place: int, way: PageWay) -> ControlId:
        return HouseRulesControl(f"{shown.category}-{place}-{way}").at(table)

    return page_turns(shown.place, len(here), to, say)


def _reading_line(offer: OfferedRule, say: Words) -> str:
    name = offer.option.name
    line = say(
        "house-difference",
        option=option_name(name, say),
        choice=choice_name(name, offer.current, say),
    )
    if offer.current == offer.usual:
        return line
    return f"{line} ({say('house-usually', choice=choice_name(name, offer.usual, say))})"
