"""The help and the rules of every game: their commands and pages."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Self

from discord import ButtonStyle, app_commands, ui

from bot.client import Interaction
from bot.i18n import Words
from bot.i18n.commands import command_text
from bot.lessons.guided_deal import Course
from bot.rulebook import Page, PageName, find_page, rulebook
from bot.rulebook.cards import cards
from bot.rulebook.options import difference_line
from bot.rulebook.phrases import chapter_text
from bot.tables.house_rules import HouseRules
from cogs.hand.presses import seen_at
from cogs.server_preferences import preferences_of, usual_convention, usual_rules
from cogs.ui.arguments import one_of
from cogs.ui.command_group import GAMES, contree
from cogs.ui.control import Control, button
from cogs.ui.ids import ControlId, Verb
from cogs.ui.layout import Item, card, rows, rule, small, text, title
from cogs.ui.press import Handler, Press, answer_in_place
from cogs.ui.replies import words_for
from engine.players.understanding import Convention
from engine.ruleset import RuleSet

EVENING = (
    *("help-start", "help-hand", "help-bid", "help-double", "help-count", "help-leave"),
    "help-training",
)
"""A first evening, in order."""


class HelpPage(StrEnum):
    """What a page of the help is about."""

    START = "start"
    COMMANDS = "commands"
    ADMIN = "admin"


ADMINS = ("contree settings", "contree admin ")
"""How the commands begin that are for who manages a server."""


def help_page(
    commands: Mapping[str, str],
    rules: RuleSet,
    say: Words,
    course: Course | None = None,
    page: HelpPage = HelpPage.START,
) -> ui.LayoutView:
    """How to begin; ``commands`` are the links of all commands by name, in the order shown.

    ``rules`` are those whose cards are shown, ``course`` is a guided deal to resume.
    """
    admins = {name: link for name, link in commands.items() if name.startswith(ADMINS)}
    everybodys = {name: link for name, link in commands.items() if name not in admins}
    match page:
        case HelpPage.START:
            told = [
                text(title(say("help-title")), say("help-lesson")),
                *_lessons(course, say),
                rule(),
                text(say("help-evening"), *(f"- {say(key)}" for key in EVENING)),
                rule(),
                text(chapter_text(cards(rules, say.playing(rules)))),
            ]
        case HelpPage.COMMANDS:
            told = [text(say("help-commands"), *_command_lines(everybodys, say))]
        case HelpPage.ADMIN:
            told = [text(say("help-commands-admin"), *_command_lines(admins, say))]
    tabs = [_help_tab(each, page, say) for each in HelpPage]
    return card(*told, *rows(tabs))


def _help_tab(page: HelpPage, shown: HelpPage, say: Words) -> Control:
    control = ControlId(Verb.HELP, argument=str(page))
    return button(control, say(f"help-button-{page}"), disabled=page is shown)


def _command_lines(links: Mapping[str, str], say: Words) -> Iterator[str]:
    """Each command by its link, with what it does."""
    for name, link in links.items():
        what = say(f"command-{name.split()[-1]}-description")
        yield say("help-command", command=link, description=what)


def _lessons(course: Course | None, say: Words) -> list[Item]:
    """A guided deal from its beginning, and where one has come to, if one has begun."""
    begin = button(
        ControlId(Verb.LEARN, argument=str(Course())),
        say("help-button-lesson"),
        style=ButtonStyle.success if course is None else ButtonStyle.secondary,
    )
    if course is None or course == Course():
        return [*rows([begin])]
    control = ControlId(Verb.LEARN, argument=str(course))
    resume = button(control, say("help-button-resume"), style=ButtonStyle.success)
    return [*rows([resume, begin])]


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


def rules_page(
    house: HouseRules, say: Words, asked: RulesAsked, convention: Convention
) -> ui.LayoutView:
    """A page of rules, and how they differ from the game's own; all of them where they fit."""
    rules = house.rules
    pages = rulebook(rules, say, convention)
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


@contree.command(
    name=command_text("command-rules-name"), description=command_text("command-rules-description")
)
@app_commands.rename(game=command_text("command-rules-game-name"))
@app_commands.describe(game=command_text("command-rules-game-description"))
@app_commands.choices(game=GAMES)
async def rules(interaction: Interaction, game: str | None = None) -> None:
    """Show the rules of a game, else of the table here, else of the server's next one."""
    session = interaction.client.services.registry.find_in_channel(interaction.channel_id or 0)
    if session and game is None:
        shown, asked = session.table.house, RulesAsked(session.table.id)
        convention = session.table.convention
    else:
        preferences = await preferences_of(interaction)
        shown, asked = usual_rules(interaction, preferences, game), RulesAsked(named=game or "")
        convention = usual_convention(preferences)
    await answer_in_place(interaction, rules_page(shown, words_for(interaction), asked, convention))


@contree.command(
    name=command_text("command-help-name"), description=command_text("command-help-description")
)
async def help_(interaction: Interaction) -> None:
    """Show how to begin, the guided deals, and every command."""
    await answer_help(interaction, HelpPage.START)


async def answer_help(interaction: Interaction, page: HelpPage) -> None:
    """Answer with a page of the help."""
    bot = interaction.client
    house = usual_rules(interaction, await preferences_of(interaction))
    course, say = bot.learners.course_of(interaction.user.id), words_for(interaction)
    await answer_in_place(interaction, help_page(bot.command_links, house.rules, say, course, page))


async def _rules(press: Press) -> None:
    table = await seen_at(await press.session(), press.user)
    view = rules_page(table.house, press.say, RulesAsked(table.id), table.convention)
    await press.answer_beside(view)


async def _rules_page(press: Press) -> None:
    asked = RulesAsked.by(press.control)
    if asked.table:
        table = await seen_at(await press.session(), press.user)
        house, convention = table.house, table.convention
    else:
        preferences = await preferences_of(press.interaction)
        house = usual_rules(press.interaction, preferences, asked.named or None)
        convention = usual_convention(preferences)
    await press.answer(rules_page(house, press.say, asked, convention))


async def _help(press: Press) -> None:
    await answer_help(press.interaction, one_of(HelpPage, press.control.argument))


HANDLERS: Mapping[Verb, Handler] = {
    Verb.RULES: _rules,
    Verb.RULES_PAGE: _rules_page,
    Verb.HELP: _help,
}

COUNTED = frozenset({Verb.HELP, Verb.RULES_PAGE})
