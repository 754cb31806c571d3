"""The rules of a table."""

from dataclasses import dataclass
from typing import Self

from discord import ButtonStyle, ui

from bot.i18n import Words
from bot.rulebook import Page, PageName, find_page, rulebook
from bot.rulebook.options import difference_line
from bot.tables.house_rules import HouseRules
from cogs.ui.control import Control, button
from cogs.ui.ids import ControlId, Verb
from cogs.ui.layout import card, rows, rule, small, text, title


@dataclass(frozen=True, slots=True)
class RulesAsked:
    """Whose rules, and which page of them.

    Of a table, or where there is none, of the game that was ``named``, else of the server's.
    """

    table: int = 0
    named: str = ""
    page: str = ""

    @classmethod
    def by(cls, control: ControlId) -> Self:
        """What a button asks for."""
        page, _, named = control.argument.partition("-")
        return cls(control.table, named.replace("-", "_"), page)

    def at(self, page: PageName) -> ControlId:
        """The button to another page; it can carry no underline, and no key has a dash."""
        argument = f"{page}-{self.named.replace('_', '-')}" if self.named else str(page)
        return ControlId(Verb.RULES_PAGE, self.table, argument=argument)


def rules_page(house: HouseRules, say: Words, asked: RulesAsked) -> ui.LayoutView:
    """A page of rules, and how they differ from the game's own; all of them where they fit."""
    rules = house.rules
    pages = rulebook(rules, say)
    shown = find_page(pages, asked.page)
    heading = title(say("rules-title", game=say.variant(rules)))
    differences = difference_line(house.differences, say.playing(rules))
    return card(
        text(heading, small(differences) if differences else ""),
        *(item for chapter in shown.chapters for item in (rule(), text(chapter))),
        *rows(_tabs(pages, shown, asked, say)),
    )


def _tabs(pages: tuple[Page, ...], shown: Page, asked: RulesAsked, say: Words) -> list[Control]:
    """A button for each page, where there are several."""
    if len(pages) == 1:
        return []
    return [
        button(
            asked.at(page.name),
            say(f"rules-button-{page.name}"),
            style=ButtonStyle.primary if page is shown else ButtonStyle.secondary,
            disabled=page is shown,
        )
        for page in pages
    ]
