"""The page of a guided deal: the table, the learner's hand, and its controls.

Each control says where it leads; nothing is stored.
"""

import asyncio
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace

from discord import ButtonStyle, ui

from bot.i18n import Words, yes
from bot.lessons.guided_deal import (
    DEALS,
    DOUBLE,
    LEARNER,
    LEVEL,
    PASS,
    TO_MEET,
    Course,
    LostTrack,
    Note,
    Position,
    advice,
    told,
)
from bot.tables.events import TableOpened
from bot.tables.house_rules import HouseRules
from bot.tables.occupants import Computer, Human
from bot.tables.table import Stage, Table
from cogs.hand.page_state import INITIAL_STATE, HandPageState
from cogs.hand.pages import hand
from cogs.table.score import score, score_lines
from cogs.ui.control import Control, button, read_control
from cogs.ui.ids import ControlId, Verb
from cogs.ui.layout import GOLD, Item, message, rows, small, text, title
from cogs.ui.press import Handler, Press
from cogs.ui.replies import refusal
from engine.actions import Double, IllegalAction, Pass, PlayCard
from engine.cards import Rank
from engine.contract import Bid, ContractKind
from engine.players.choice import Choice
from engine.seats import Seat
from engine.state import Deal, Phase
from engine.view import view

NOBODY = 0
"""The user id of the learner, who needs no name."""

REDOUBLE = "redouble"
"""The word for a redouble that the learner is about to confirm."""


def lesson_table(position: Position, say: Words) -> Table:
    """A table without a channel at which this deal is played, with the learner seated."""
    opened = TableOpened(
        guild=0,
        channel=0,
        host=NOBODY,
        language=say.language,
        variant=position.rules.key,
        version=position.rules.version,
        options=(),
    )
    computer = Computer(LEVEL)
    return Table(
        id=0,
        opened=opened,
        house=HouseRules(position.rules.key),
        host=NOBODY,
        seats=tuple(Human(NOBODY) if seat is LEARNER else computer for seat in Seat),
        stage=Stage.PLAYING,
        game=position.game,
        games=1,
    )


def lesson_controls(view: ui.LayoutView, course: Course) -> Iterator[Item]:
    """What a page shows, each of its controls leading on in this course; others are left out.

    Every card can be pressed: a wrong one is refused with the reason.
    """
    for part in tuple(view.children):
        if isinstance(part, ui.Container):
            _lead_on(part, course)
        yield part


def _lead_on(container: ui.Container[ui.LayoutView], course: Course) -> None:
    for row in tuple(container.children):
        if not isinstance(row, ui.ActionRow):
            continue
        for control in tuple(row.children):
            if not isinstance(control, Control) or not _leads_on(control, course):
                row.remove_item(control)
        if not row.children:
            container.remove_item(row)


def _leads_on(control: Control, course: Course) -> bool:
    """Let a control lead on in this course, if it can; its place and its look stay."""
    led = _in_course(read_control(control.custom_id), course)
    item = control.item
    if led is None or not isinstance(item, ui.Button):
        return False
    item.custom_id = str(led)
    item.disabled = False
    return True


def _in_course(control: ControlId, course: Course) -> ControlId | None:
    match control.verb:
        case Verb.CARD | Verb.BID:
            verb, after = Verb.LESSON, course.with_word(control.argument)
        case Verb.PASS:
            verb, after = Verb.LESSON, course.with_word(PASS)
        case Verb.DOUBLE:
            verb, after = Verb.LESSON, course.with_word(DOUBLE * int(control.argument))
        case Verb.BACK:
            verb, after = Verb.LESSON, course
        case Verb.CHOOSE:
            verb, after = Verb.LESSON_CHOOSE, course.with_word(control.argument)
        case Verb.KIND:
            verb, after = Verb.LESSON_KIND, course.with_word(control.argument)
        case Verb.ASK_REDOUBLE:
            verb, after = Verb.LESSON_KIND, course.with_word(REDOUBLE)
        case _:
            return None
    return ControlId(verb, argument=str(after))


@dataclass(frozen=True, slots=True, kw_only=True)
class LessonPageState:
    """How the deal is shown: what the learner has selected, and what is said first."""

    page_state: HandPageState = field(default=INITIAL_STATE)
    notice: str = ""
    hint: bool = False


def lesson(
    course: Course, position: Position, say: Words, start: str, seen: LessonPageState | None = None
) -> ui.LayoutView:
    """Where a learner has come to; ``start`` is the command that opens a real table."""
    seen, say = seen or LessonPageState(), say.playing(position.rules)
    drawing = Drawing(course, position, say, start)
    return message(drawing.end() if position.over else drawing.turn(seen))


@dataclass(frozen=True, slots=True)
class Drawing:
    """The parts of a guided deal."""

    course: Course
    position: Position
    say: Words
    start: str

    def turn(self, seen: LessonPageState) -> Iterator[Item]:
        """The page when it is the learner's turn."""
        deal, advised = self._deal, advice(self.position)
        table = lesson_table(self.position, self.say)
        yield text(*self._head())
        page_state = seen.page_state
        if isinstance(advised.action, Bid) and page_state == HandPageState(
            hand_style=page_state.hand_style
        ):
            # The menu of the values shows first the one that is advised.
            page_state = replace(page_state, value=advised.action.value)
        view = hand(
            table, self.position.game, LEARNER, self.say, page_state=page_state, notice=seen.notice
        )
        yield from lesson_controls(view, self.course)
        if seen.hint or deal.phase is Phase.AUCTION:
            yield text(hint_line(self.position, advised, self.say))
            yield from rows([*self._ways()])
        else:
            yield from rows([self._hint_button(), *self._ways()])

    def end(self) -> Iterator[Item]:
        """The page after the deal: its score and what was learnt."""
        yield text(*self._head())
        table = lesson_table(self.position, self.say)
        deal = self._deal
        yield from lesson_controls(
            score(table, self.position.game, self.say, live=False), self.course
        )
        if lines := score_lines(deal.settlement, self.say):
            yield ui.Container(text(*lines))
        yield ui.Container(text(*self._learnt()), accent_colour=GOLD)
        following = self.course.following
        more = self.say("lesson-button-next", number=following.deal, count=len(DEALS))
        advised, other = ButtonStyle.success, ButtonStyle.secondary
        if self._deal.contract is None:
            # Nobody has bid: the learner is told to go back and bid, before another deal.
            advised, other = other, advised
        yield from rows([button(_to(following), more, style=advised), *self._ways(undo=other)])

    @property
    def _deal(self) -> Deal:
        if self.position.game.deal is None:
            raise ValueError("a guided deal is dealt")
        return self.position.game.deal

    def _head(self) -> Iterator[str]:
        number, count = self.course.deal, len(DEALS)
        yield title(self.say("lesson-title", number=number, count=count))
        yield small(self.say("lesson-private"))
        for note in self.position.notes:
            yield self._note(note)

    def _note(self, note: Note) -> str:
        suit = note.suit or self._deal.dealt[LEARNER].cards[0].suit
        trump = note.trump or self.position.rules.auction.trumps[0]
        return self.say(f"lesson-note-{note.lesson}", suit=suit, trump=trump)

    def _learnt(self) -> Iterator[str]:
        say, learnt = self.say, self.position.learnt
        met = [say(f"lesson-name-{each}") for each in TO_MEET if each in learnt]
        missing = [say(f"lesson-name-{each}") for each in TO_MEET if each not in learnt]
        if met:
            yield say("lesson-met", lessons=say.every(met))
        if missing:
            yield say("lesson-to-meet", lessons=say.every(missing))
        yield say("lesson-afterwards", command=self.start)

    def _hint_button(self) -> Control:
        control = ControlId(Verb.LESSON_HINT, argument=str(self.course))
        return button(control, self.say("lesson-button-hint"), style=ButtonStyle.primary)

    def _ways(self, undo: ButtonStyle = ButtonStyle.secondary) -> Iterator[Control]:
        """The buttons one step back and to the beginning."""
        done = len(self.course.done)
        if done:
            yield button(_to(self.course.before), self.say("lesson-button-undo"), style=undo)
        if done > 1:
            yield button(_to(self.course.again), self.say("lesson-button-again"))


def _to(course: Course) -> ControlId:
    return ControlId(Verb.LESSON, argument=str(course))


def hint_line(position: Position, choice: Choice, say: Words) -> str:
    """The advice and its reason."""
    match choice.action:
        case PlayCard(card):
            only = _is_the_only_one(position)
            why = say("lesson-only-card" if only else f"lesson-why-{choice.reason}")
            return say("lesson-hint-card", card=card, why=why)
        case Bid() as bid:
            return _bid(position, bid, say)
        case Double():
            return say("lesson-hint-double")
        case Pass():
            return say("lesson-hint-pass")
        case _:
            return ""


def _is_the_only_one(position: Position) -> bool:
    """Whether the learner may play one card and no other."""
    deal = view(position.rules, position.game, LEARNER).deal
    return deal is not None and sum(isinstance(each, PlayCard) for each in deal.legal) == 1


def _bid(position: Position, bid: Bid, say: Words) -> str:
    deal = view(position.rules, position.game, LEARNER).deal
    if deal is None or any(called.seat is LEARNER for called in deal.auction.calls):
        return say("lesson-hint-raise", bid=bid)
    trumps = [card for card in deal.hand if bid.trump.covers(card)]
    aces = [card for card in deal.hand if card.rank is Rank.ACE and card not in trumps]
    ranks = {card.rank for card in trumps}
    return say(
        "lesson-hint-bid",
        bid=bid,
        count=len(trumps),
        jack=yes(Rank.JACK in ranks),
        belote=yes({Rank.KING, Rank.QUEEN} <= ranks),
        aces=len(aces),
    )


async def _learn(press: Press) -> None:
    """Open the guided deal on a message of its own; the help stays."""
    view = await _drawn(press, _course(press))
    await press.interaction.response.send_message(view=view, ephemeral=True)


async def _go(press: Press) -> None:
    await press.answer(await _drawn(press, _course(press)))


async def _hint(press: Press) -> None:
    await press.answer(await _drawn(press, _course(press), LessonPageState(hint=True)))


async def _choose(press: Press) -> None:
    """Show the buttons of a value: one of the menu, or the last word of a button."""
    course, chosen = _course(press), press.value
    if course and not chosen:
        course, chosen = course.before, course.done[-1] if course.done else ""
    value = int(chosen) if chosen.isdecimal() else None
    seen = LessonPageState(page_state=HandPageState(value=value))
    await press.answer(await _drawn(press, course, seen))


async def _kind(press: Press) -> None:
    asked = _course(press)
    word = asked.done[-1] if asked and asked.done else ""
    kinds = [kind for kind in ContractKind if kind == word]
    page_state = HandPageState(kind=kinds[0]) if kinds else HandPageState(redouble=word == REDOUBLE)
    await press.answer(
        await _drawn(press, asked.before if asked else None, LessonPageState(page_state=page_state))
    )


def _course(press: Press) -> Course | None:
    """Where a control leads; None where it cannot be read any more."""
    try:
        return Course.parse(press.control.argument)
    except LostTrack:
        return None


async def _drawn(
    press: Press, course: Course | None, seen: LessonPageState | None = None
) -> ui.LayoutView:
    """The page of the deal at this point; a card against the rules is refused."""
    say, notice = press.say, ""
    try:
        if course is None:
            raise LostTrack(press.control.argument)
        # Computers think in it: a moment, but not on the loop that all tables share.
        position = await asyncio.to_thread(told, course)
    except IllegalAction as error:
        course = course.before if course else Course()
        position = await asyncio.to_thread(told, course)
        notice = refusal(say.playing(position.rules), error) or ""
    except LostTrack:
        course, notice = Course(), say("lesson-lost")
        position = await asyncio.to_thread(told, course)
    if position.over:
        press.bot.learners.ended(press.user)
    else:
        press.bot.learners.came_to(press.user, course)
    start = press.bot.command_links["contree start"]
    seen = LessonPageState(notice=notice) if notice or seen is None else seen
    page_state = replace(seen.page_state, hand_style=press.bot.preference_cache.of(press.user))
    return lesson(course, position, say, start, replace(seen, page_state=page_state))


HANDLERS: Mapping[Verb, Handler] = {
    Verb.LEARN: _learn,
    Verb.LESSON: _go,
    Verb.LESSON_HINT: _hint,
    Verb.LESSON_CHOOSE: _choose,
    Verb.LESSON_KIND: _kind,
}
