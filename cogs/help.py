"""The help and the rules of every game: their commands and pages."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import partial
from typing import Annotated

from discord import ButtonStyle, app_commands, ui

from bot.client import Interaction
from bot.i18n import Words, yes
from bot.i18n.commands import command_text
from bot.lessons.course import CoursePlace, LessonName
from bot.rulebook import PageName, find_page, on_screens, rulebook
from bot.rulebook.glossary import glossary
from bot.rulebook.options import difference_line
from bot.storage.finished_lessons import lessons_of
from bot.tables.house_rules import HouseRules
from cogs.lessons import LESSON_MENU, LearnControl
from cogs.me import read_to_me_button
from cogs.server_preferences import preferences_of, usual_convention, usual_rules
from cogs.ui.command_group import GAMES, belote, contree, contree_admin
from cogs.ui.control import Control, PageWay, button, menu, page_turns
from cogs.ui.control_words import BREAK, Word, choice, number_to
from cogs.ui.controls import WordedControl, control
from cogs.ui.handlers import pressed
from cogs.ui.ids import ControlId, Presser
from cogs.ui.layout import LayoutItem, card, rows, rule, small, text, title
from cogs.ui.own_hand import seen_at
from cogs.ui.press import Press, answer_in_place
from cogs.ui.replies import words_for
from cogs.ui.table_buttons import RULES
from engine.auctions.points import PointsAuction
from engine.players.understanding import Convention
from engine.ruleset import RuleSet

EVENING = ("help-start", "help-hand", "help-bid", "help-leave")
"""A first evening, in order."""


class HelpPage(StrEnum):
    """The subjects of the help."""

    START = "start"
    WORDS = "words"
    TABLE = "table"
    ALONE = "alone"
    YOURS = "yours"


YOURS = frozenset(
    {"contree leaderboard", "contree stats", "contree history", "contree me", "belote privacy"}
)
"""The commands about oneself; the others are of a table, or played alone."""

WITH_REAL_CARDS = "belote score"


GAME_KEY = Word(
    "[a-z0-9]+(?:-[a-z0-9]+)*",
    36,
    ("contree", "belote_501"),
    lambda key: key.replace("_", BREAK),
    lambda written: written.replace(BREAK, "_"),
)
"""A game, which is looked up; a control can carry no underline, and no key has a break."""


@control("help", Presser.ANYBODY)
class HelpControl(WordedControl):
    """A page of the help."""

    page: HelpPage


WORDS_ON_A_PAGE, LETTERS_ON_A_PAGE, MOST_PAGES = 8, 580, 9
"""With more a phone does not show what turns the page; no game has more pages."""

Turned = Annotated[PageWay | None, choice({way[0]: way for way in PageWay})]
"""The way from another page, or None."""


@control("rules-page", Presser.ANYBODY)
class RulesPageControl(WordedControl):
    """A page of rules: of a table, of a game, or of the server's next one.

    ``place`` is the screen of it.
    """

    page: PageName
    place: Annotated[int, number_to(MOST_PAGES)] = 0
    way: Turned = None
    game: Annotated[str, GAME_KEY] = ""


@control("words", Presser.ANYBODY)
class WordsControl(WordedControl):
    """A page of the words of a table, of a game, or of the server's next one."""

    page: Annotated[int, number_to(MOST_PAGES)]
    way: Turned = None
    game: Annotated[str, GAME_KEY] = ""


@dataclass(frozen=True, slots=True)
class RulesAsked:
    """The rules that are asked for, the page of them and its screen.

    Of a table, or if there is none, of the game that was ``named``, else of the server's.
    """

    table: int = 0
    named: str = ""
    page: PageName | None = None
    place: int = 0

    def at(self, page: PageName, place: int = 0, way: PageWay | None = None) -> ControlId:
        """The button to another page, or to another screen of one."""
        return RulesPageControl(page, place, way, self.named).at(self.table)


def words_page(rules: RuleSet, say: Words, asked: RulesAsked, page: int = 0) -> ui.LayoutView:
    """A page of the words that the players of these rules use.

    Below it are the way to the rules, or where nobody asked for some, the rest of the help.
    """
    told = _words_told(rules, say, asked, page)
    if asked == RulesAsked():
        return card(*told, *rows(_tabs(HelpPage.WORDS, say)))
    to_rules = RULES.at(asked.table) if asked.table else asked.at(PageName.DEAL)
    return card(*told, *rows([button(to_rules, say("table-button-rules"))]))


def _words_told(rules: RuleSet, say: Words, asked: RulesAsked, page: int = 0) -> list[LayoutItem]:
    pages = pages_of_words(glossary(rules, say))
    page = min(page, len(pages) - 1)
    shown, before = pages[page], sum(map(len, pages[:page]))
    every = sum(map(len, pages))
    which = say("words-range", first=before + 1, last=before + len(shown), count=every)

    def to(there: int, way: PageWay) -> ControlId:
        return WordsControl(there, way, asked.named).at(asked.table)

    return [
        text(title(say("words-title", game=say.variant(rules))), small(which)),
        text(*(f"- {line}" for line in shown)),
        *rows(page_turns(page, len(pages), to, say)),
    ]


def pages_of_words(lines: Iterable[str]) -> list[list[str]]:
    """These lines on as many pages as they need."""
    pages = list[list[str]]()
    for line in lines:
        letters = sum(map(len, pages[-1])) + len(line) if pages else 0
        if not pages or len(pages[-1]) == WORDS_ON_A_PAGE or letters > LETTERS_ON_A_PAGE:
            pages.append([])
        pages[-1].append(line)
    return pages


def words_button(say: Words, asked: RulesAsked) -> Control:
    """The button to the words of a table, of a game, or of the server's next one."""
    return button(WordsControl(0, game=asked.named).at(asked.table), say("help-button-words"))


@dataclass(frozen=True, slots=True)
class CourseProgress:
    """A person's progress in the course: the finished lessons, and a place to resume at."""

    finished: frozenset[str] = frozenset()
    resume: CoursePlace | None = None

    @property
    def next(self) -> CoursePlace:
        """The place to resume: the lesson that they left, else the first unfinished one."""
        unfinished = (each for each in LessonName if each not in self.finished)
        return self.resume or CoursePlace(next(unfinished, LessonName.FOLLOW))


NO_PROGRESS = CourseProgress()


def help_page(
    commands: Mapping[str, str],
    rules: RuleSet,
    say: Words,
    progress: CourseProgress = NO_PROGRESS,
    page: HelpPage = HelpPage.START,
) -> ui.LayoutView:
    """The help; ``commands`` are the links of all commands by name, in the order shown.

    It speaks of the game with these rules.
    """
    match page:
        case HelpPage.START:
            numbers = yes(isinstance(rules.auction, PointsAuction))
            told = [
                text(
                    title(say("help-title", game=say.variant(rules))),
                    say("help-course"),
                    _finished(progress, say),
                ),
                *_lesson_controls(progress, say),
                rule(),
                text(say("help-evening"), *(f"- {say(key, numbers=numbers)}" for key in EVENING)),
                *([] if say.heard else rows([read_to_me_button(0, say)])),
            ]
        case HelpPage.WORDS:
            told = _words_told(rules, say, RulesAsked())
        case HelpPage.TABLE | HelpPage.ALONE | HelpPage.YOURS:
            listed = [name for name in commands if _listed_on(name) is page]
            told = [text(say(f"help-commands-{page}"), *_command_lines(listed, commands, say))]
            if page is HelpPage.YOURS:
                managing = [name for name in commands if name.split()[0] == contree_admin.name]
                lines = _command_lines(managing, commands, say)
                told.append(text(small(say("help-managers")), *lines))
    return card(*told, *rows(_tabs(page, say)))


def _tabs(page: HelpPage, say: Words) -> list[Control]:
    """The buttons to the pages of the help."""
    return [
        button(HelpControl(each), say(f"help-button-{each}"), disabled=each is page)
        for each in HelpPage
    ]


def _listed_on(command: str) -> HelpPage | None:
    """The page that lists a command; those of managers have none of their own."""
    if command in YOURS:
        return HelpPage.YOURS
    pages = {contree.name: HelpPage.TABLE, belote.name: HelpPage.ALONE}
    if command == WITH_REAL_CARDS:
        return HelpPage.TABLE
    return pages.get(command.split(maxsplit=1)[0])


def _command_lines(names: Iterable[str], links: Mapping[str, str], say: Words) -> Iterator[str]:
    """Each of these commands by its link, with what it does."""
    for name in names:
        what = say(f"command-{name.split()[-1]}-description")
        yield say("help-command", command=links[name], description=what)


def _finished(progress: CourseProgress, say: Words) -> str:
    """How many lessons of the course are finished, once there is one."""
    done, total = len(progress.finished), len(LessonName)
    return small(say("help-finished", done=done, total=total)) if done else ""


def _lesson_controls(progress: CourseProgress, say: Words) -> list[LayoutItem]:
    """The lesson that comes next, and a menu of all that says which are finished."""
    following = progress.next
    finished = progress.resume is None and progress.finished >= set(LessonName)
    way = button(
        LearnControl.to(following),
        say("help-button-lesson", number=following.lesson.number),
        style=ButtonStyle.secondary if finished else ButtonStyle.success,
    )
    names = {
        each.value: say("help-choose", number=each.number, name=say(f"lesson-name-{each}"))
        for each in LessonName
    }
    notes = dict.fromkeys(progress.finished, say("help-choose-done"))
    chosen = menu(LESSON_MENU, names, "", notes, placeholder=say("help-choose-placeholder"))
    return [*rows([way]), *rows([chosen])]


def rules_page(
    house: HouseRules, say: Words, asked: RulesAsked, convention: Convention
) -> ui.LayoutView:
    """A screen of a page of rules, and how they differ from the game's own."""
    rules = house.rules
    pages = rulebook(rules, say, convention)
    shown = find_page(pages, asked.page)
    heading = title(say("rules-title", game=say.variant(rules)))
    differences = difference_line(house.differences, say.playing(rules))
    tabs = [
        button(
            asked.at(page.name),
            say(f"rules-button-{page.name}"),
            style=ButtonStyle.primary if page is shown else ButtonStyle.secondary,
            disabled=page is shown,
        )
        for page in pages
    ]
    screens = on_screens(shown)
    place = min(asked.place, len(screens) - 1)
    turns = page_turns(place, len(screens), partial(asked.at, shown.name), say)
    return card(
        text(heading, small(differences) if differences else ""),
        *rows([*tabs, words_button(say, asked)]),
        *(item for chapter in screens[place] for item in (rule(), text(chapter))),
        *rows(turns),
    )


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
        shown = usual_rules(interaction.client, preferences, game)
        asked = RulesAsked(named=game or "")
        convention = usual_convention(preferences)
    await answer_in_place(interaction, rules_page(shown, words_for(interaction), asked, convention))


@contree.command(
    name=command_text("command-help-name"), description=command_text("command-help-description")
)
async def help_(interaction: Interaction) -> None:
    """Show how to begin, the course, and every command."""
    await answer_help(interaction, HelpPage.START)


async def answer_help(interaction: Interaction, page: HelpPage) -> None:
    """Answer with a page of the help."""
    bot = interaction.client
    user, say = interaction.user.id, words_for(interaction)
    session = bot.services.registry.find_in_channel(interaction.channel_id or 0)
    if session:
        rules = session.table.rules
    else:
        rules = usual_rules(bot, await preferences_of(interaction)).rules
    finished = await bot.services.database.read(lambda connection: lessons_of(connection, user))
    progress = CourseProgress(finished, bot.learners.place_of(user))
    view = help_page(bot.command_links, rules, say, progress, page)
    await answer_in_place(interaction, view)


@pressed(RULES)
async def _rules(press: Press) -> None:
    table = await seen_at(await press.session(), press.user)
    view = rules_page(table.house, press.say, RulesAsked(table.id), table.convention)
    await press.answer_beside(view)


@pressed(RulesPageControl)
async def _rules_page(press: Press, pressed_page: RulesPageControl) -> None:
    asked = RulesAsked(
        press.control.table, pressed_page.game, pressed_page.page, pressed_page.place
    )
    house, convention = await _asked_for(press, asked)
    await press.answer(rules_page(house, press.say, asked, convention))


@pressed(WordsControl)
async def _words(press: Press, turned: WordsControl) -> None:
    asked = RulesAsked(press.control.table, turned.game)
    house, _ = await _asked_for(press, asked)
    await press.answer(words_page(house.rules, press.say, asked, turned.page))


async def _asked_for(press: Press, asked: RulesAsked) -> tuple[HouseRules, Convention]:
    """The rules that are asked for, and the convention by which computers bid there."""
    if asked.table:
        table = await seen_at(await press.session(), press.user)
        return table.house, table.convention
    preferences = await preferences_of(press.interaction)
    house = usual_rules(press.bot, preferences, asked.named or None)
    return house, usual_convention(preferences)


@pressed(HelpControl)
async def _help(press: Press, asked: HelpControl) -> None:
    await answer_help(press.interaction, asked.page)
