"""The course: its moments at the table, what a move was worth, and the end of a lesson.

Each control says where it leads; only which lessons are finished is stored.
"""

from dataclasses import dataclass, field, replace
from functools import partial
from typing import Annotated, Self

from discord import ButtonStyle, ui

from bot.analysis.explanations import as_asked
from bot.i18n import Words, capitalised
from bot.lessons.course import CoursePlace, LessonName
from bot.lessons.facts import facts_after, facts_before, facts_of_fault
from bot.lessons.moments import LEARNER, LessonMoment, LostTrack
from bot.rulebook.arithmetic import score_lines
from bot.shared_plays.alone import Alone
from bot.storage.finished_lessons import finish_lesson
from bot.tables.requests import Open
from bot.tables.table import Stage, Table
from cogs.alone.pages import Asks, chosen_kind, chosen_value, led_on, table_alone
from cogs.alone.playing import answer_first_page
from cogs.hand.pages import hand
from cogs.practice import practice_button
from cogs.server_preferences import preferences_of, usual_rules
from cogs.table.command import open_table
from cogs.table.score import score
from cogs.table.screens import Screens
from cogs.today.controls import today_button
from cogs.ui.access import require_permissions
from cogs.ui.arguments import one_of
from cogs.ui.attachments import PictureAttachment
from cogs.ui.control import button
from cogs.ui.control_words import number_to, text_like
from cogs.ui.controls import WordedControl, control
from cogs.ui.handlers import pressed
from cogs.ui.ids import ControlName, Presser
from cogs.ui.layout import (
    FELT,
    GOLD,
    Illustration,
    card,
    message,
    notice,
    rows,
    shown,
    small,
    text,
    title,
    with_button,
    with_items,
)
from cogs.ui.moves import last_trick, raised
from cogs.ui.page_state import INITIAL_STATE, HandPageState
from cogs.ui.press import (
    Press,
    answer_in_place,
    answer_move,
    answer_on_message,
    table_of_side_page,
)
from cogs.ui.screens import TableScreens
from engine.actions import Double
from engine.state import Phase

LESSON_MENU = ControlName("lesson-menu", Presser.ANYBODY, counted=False)
LESSON_TABLE = ControlName("lesson-table", Presser.ANYBODY)


@dataclass(frozen=True)
class OfCourse(WordedControl):
    """A place in the course, which another version may not know, and what was done there."""

    lesson: Annotated[str, text_like("[a-z]+", 20, "follow", "forgotten")]
    number: Annotated[int, number_to(999)]
    word: Annotated[str, text_like("[0-9A-Za-z]+", 20, "JH", "80S")] = ""

    @classmethod
    def to(cls, place: CoursePlace, word: str = "") -> Self:
        """The control that leads there."""
        return cls(place.lesson, place.number, word)


@control("learn", Presser.ANYBODY, counted=False)
class LearnControl(OfCourse):
    """Opens a lesson; the page that was pressed stays."""


@control("lesson", Presser.ANYBODY, counted=False)
class LessonControl(OfCourse):
    """Shows a moment, judges a move, or ends a lesson."""


@control("lesson-choose", Presser.ANYBODY, counted=False)
class LessonValueControl(OfCourse):
    """Shows the bids of a value."""


@control("lesson-kind", Presser.ANYBODY, counted=False)
class LessonKindControl(OfCourse):
    """Asks to confirm a capot or a redouble."""


@control("lesson-first-page", Presser.ANYBODY, counted=False)
class LessonFirstPageControl(OfCourse):
    """Shows the first page of the game; the lesson stays."""


@control("lesson-hint", Presser.ANYBODY, counted=False)
class LessonHintControl(OfCourse):
    """Says the right move."""


_LEADS = {
    Asks.ACT: LessonControl,
    Asks.CHOOSE: LessonValueControl,
    Asks.KIND: LessonKindControl,
    Asks.FIRST: LessonFirstPageControl,
}


def _in_course(asks: Asks, word: str, place: CoursePlace) -> OfCourse | None:
    """The control that leads to a place in the course; back without a word."""
    led = _LEADS.get(asks)
    return led and led.to(place, word)


@dataclass(frozen=True, slots=True, kw_only=True)
class LessonPageState:
    """The state of a moment's page: what the learner has selected, and what is said first."""

    page_state: HandPageState = field(default=INITIAL_STATE)
    notice: str = ""
    hint: bool = False


def moment_page(
    place: CoursePlace, say: Words, state: LessonPageState | None = None
) -> ui.LayoutView:
    """A moment: what there is to know, the hand, and the learner's choices."""
    state, moment = state or LessonPageState(), place.moment
    position = moment.position
    say = say.playing(position.rules)
    view = hand(
        table_alone(position, say),
        position.game,
        LEARNER,
        say,
        page_state=state.page_state,
        notice=state.notice,
    )
    # Before the first move of the course also the seats, until the first answer.
    first = place == CoursePlace() and not state.notice
    private = small(say("lesson-private")) if first else ""
    at = say(f"lesson-at-{moment.key}", **facts_before(moment, say))
    told = text(_title(place, say), private, at)
    page = message([told, *led_on(view, partial(_in_course, place=place))])
    if state.hint:
        return with_items(page, text(hint_line(moment, say)))
    return with_button(page, button(LessonHintControl.to(place), say("lesson-button-hint")))


def fault_line(moment: LessonMoment, word: str, say: Words) -> str:
    """What is wrong with a move; empty for a right one. LostTrack if it is not possible."""
    fault, say = moment.fault(word), say.playing(moment.position.rules)
    if fault is None:
        return ""
    return capitalised(say(f"lesson-fault-{fault}", **facts_of_fault(moment, word, say)))


def hint_line(moment: LessonMoment, say: Words) -> str:
    """The right move, in the words of its button."""
    best, position = moment.best, moment.position
    standing = position.seen.standing
    if isinstance(best, Double) and standing is not None:
        standing = raised(position.rules, standing, best)
    return say("lesson-hint", move=as_asked(best, standing, say))


def good_page(
    place: CoursePlace, word: str, say: Words, picture: Illustration | None = None
) -> ui.LayoutView:
    """The outcome of a right move, with the trick on the table or the score, and the next step."""
    moment = place.moment
    position = moment.after(word)
    say = say.playing(position.rules)
    done = capitalised(say(f"lesson-done-{moment.key}", **facts_after(moment, word, say)))
    way = button(
        LessonControl.to(place.next), say("lesson-button-continue"), style=ButtonStyle.success
    )
    told = text(_title(place, say), say("lesson-good", told=done))
    if position.deal.phase is Phase.OVER:
        table = table_alone(position, say)
        settled = score(table, position.game, say, live=False)
        lines = score_lines(position.deal.settlement, say)
        counted = ui.Container[ui.LayoutView](text(*lines))
        shown_on = led_on(settled, partial(_in_course, place=place))
        return message([told, *shown_on, counted, *rows([way])])
    trick = position.seen.tricks[-1:] if picture is None else ()
    in_words = (small(last_trick(each, say)) for each in trick)
    return card(told, *shown(picture), *map(text, in_words), *rows([way]), colour=FELT)


def _title(place: CoursePlace, say: Words) -> str:
    lesson, moves = place.lesson, len(place.moments)
    name = say(f"lesson-name-{lesson}")
    return title(
        say("lesson-title", number=lesson.number, name=name, move=place.number, moves=moves)
    )


def end_page(lesson: LessonName, say: Words, *, daily: bool) -> ui.LayoutView:
    """The summary of a lesson, the way to the next one, and a deal to try it on in private.

    The end of the course leads to the deal of the day too, where there is one ``daily``.
    """
    learnt = say(f"lesson-learnt-{lesson}")
    following = lesson.following
    buttons = []
    if following is not None:
        label = say("lesson-button-next", name=say(f"lesson-name-{following}"))
        buttons.append(
            button(LessonControl.to(CoursePlace(following)), label, style=ButtonStyle.success)
        )
    last = following is None
    buttons.append(practice_button(say, first=last))
    if last and daily:
        buttons.append(today_button(say))
    buttons += [
        button(LESSON_TABLE, say("lesson-button-table")),
        button(LessonControl.to(CoursePlace(lesson)), say("lesson-button-again")),
    ]
    return card(
        text(
            say("lesson-finished", number=lesson.number, learnt=learnt),
            say("lesson-course-finished") if last else "",
            small(say("lesson-afterwards")),
        ),
        *rows(buttons),
        colour=GOLD,
    )


@pressed(LearnControl)
async def _learn(press: Press, asked: LearnControl) -> None:
    """Open a lesson: on the side page of a table, else on a message of its own; the help stays."""
    place, _, lost = _place(press, asked)
    view, attachment = await _drawn_moment(press, place, LessonPageState(notice=lost))
    if table_of_side_page(press.interaction) is None:
        await answer_on_message(press.interaction, view, attachment, anew=True)
    else:
        await answer_in_place(press.interaction, view, attachment)


@pressed(LESSON_MENU)
async def _choose_lesson(press: Press) -> None:
    """Open the lesson that was chosen in the menu of the help."""
    await _learn(press, LearnControl.to(CoursePlace(one_of(LessonName, press.value))))


@pressed(LessonControl)
async def _go(press: Press, asked: LessonControl) -> None:
    """Show a moment, judge a move, or end a lesson."""
    place, word, lost = _place(press, asked)
    if place.over:
        press.bot.learners.came_to(press.user, place)
        user, lesson = press.user, place.lesson
        await press.bot.services.database.write(
            lambda connection: finish_lesson(connection, user, lesson)
        )
        nothing = await TableScreens.of(press.bot).attachments.of_illustration(None)
        view = end_page(lesson, press.say, daily=press.bot.settings.daily_deal)
        await answer_in_place(press.interaction, view, nothing)
        return
    if not word:
        await _answer_moment(press, place, LessonPageState(notice=lost))
        return
    try:
        wrong = fault_line(place.moment, word, press.say)
    except LostTrack:
        await _answer_moment(press, place, LessonPageState())
        return
    if wrong:
        await _answer_moment(press, place, LessonPageState(notice=wrong))
        return
    press.bot.learners.came_to(press.user, place.next)
    attachment = await _picture(press, place, place.moment.after(word))
    view = good_page(place, word, press.say, attachment.illustration)
    await answer_move(press.interaction, view, attachment)


@pressed(LessonFirstPageControl)
async def _first_page(press: Press, asked: LessonFirstPageControl) -> None:
    place, *_ = _place(press, asked)
    await answer_first_page(press, place.moment.position)


@pressed(LessonHintControl)
async def _hint(press: Press, asked: LessonHintControl) -> None:
    place, _, lost = _place(press, asked)
    await _answer_moment(press, place, LessonPageState(hint=True, notice=lost))


@pressed(LessonValueControl)
async def _choose_value(press: Press, asked: LessonValueControl) -> None:
    place, word, lost = _place(press, asked)
    state = LessonPageState(page_state=chosen_value(press.value or word), notice=lost)
    await _answer_moment(press, place, state)


@pressed(LessonKindControl)
async def _choose_kind(press: Press, asked: LessonKindControl) -> None:
    place, word, lost = _place(press, asked)
    state = LessonPageState(page_state=chosen_kind(word), notice=lost)
    await _answer_moment(press, place, state)


@pressed(LESSON_TABLE)
async def _open_table(press: Press) -> None:
    """Open a training table in the channel; where one is open, what else there is to play."""
    interaction = press.interaction
    there = press.bot.services.registry.find_in_channel(interaction.channel_id or 0)
    if there is not None and there.table.stage is not Stage.FINISHED:
        await answer_in_place(interaction, _busy_page(press, there.table))
        return
    if interaction.guild_id is None:
        command = press.bot.command_links["contree start"]
        await press.answer(notice(press.say("lesson-no-table", command=command)))
        return
    require_permissions(interaction)
    house = usual_rules(interaction.client, await preferences_of(interaction))
    await open_table(interaction, house, Open(training=True))


def _busy_page(press: Press, table: Table) -> ui.LayoutView:
    """That a table is open here: the way to it, the deal of the day, and a deal alone."""
    link = Screens.of(press.bot).message_of(table).link
    join = ui.Button[ui.LayoutView](label=press.say("lesson-button-join"), url=link)
    ways = [practice_button(press.say)]
    if press.bot.settings.daily_deal:
        ways.append(today_button(press.say))
    return card(text(press.say("lesson-table-open")), *rows([*([join] if link else []), *ways]))


def _place(press: Press, asked: OfCourse) -> tuple[CoursePlace, str, str]:
    """The place that a control leads to, its word, and a notice if it is not there any more."""
    try:
        return CoursePlace.of(asked.lesson, asked.number), asked.word, ""
    except LostTrack:
        return CoursePlace(), "", press.say("lesson-lost")


async def _answer_moment(press: Press, place: CoursePlace, state: LessonPageState) -> None:
    view, attachment = await _drawn_moment(press, place, state)
    await answer_move(press.interaction, view, attachment)


async def _drawn_moment(
    press: Press, place: CoursePlace, state: LessonPageState
) -> tuple[ui.LayoutView, PictureAttachment]:
    """A moment as this person sees it; at the end of a lesson, its beginning."""
    place = CoursePlace(place.lesson) if place.over else place
    press.bot.learners.came_to(press.user, place)
    attachment = await _picture(press, place, place.moment.position)
    hand_style = press.bot.preference_cache.of(press.user)
    page_state = replace(state.page_state, hand_style=hand_style, picture=attachment.illustration)
    return moment_page(place, press.say, replace(state, page_state=page_state)), attachment


async def _picture(press: Press, place: CoursePlace, position: Alone) -> PictureAttachment:
    """The table from the learner's seat; nothing once the deal is over."""
    attachments, say = TableScreens.of(press.bot).attachments, press.say
    order = press.bot.preference_cache.of(press.user).order
    table, called = table_alone(position, say), say("pictures-lesson", number=place.lesson.number)
    return await attachments.of_hand(table, LEARNER, say, order, owner=True, called=called)
