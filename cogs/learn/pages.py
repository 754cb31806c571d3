"""A guided deal, for the eyes of its learner: a hand as at any table, with words of teaching."""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from discord import ButtonStyle, ui

from bot.i18n import Words
from bot.lessons.course import LEARNER, Course
from bot.lessons.deals import DEALS
from bot.lessons.teaching import TO_MEET, Note
from bot.lessons.telling import Position, advice
from cogs.hand.page_state import NO_WISH, Wish
from cogs.hand.pages import hand
from cogs.learn.hints import hint_line
from cogs.learn.lesson_table import lesson_controls, lesson_table
from cogs.table.score import score
from cogs.ui.control import Control, button
from cogs.ui.ids import ControlId, Verb
from cogs.ui.layout import GOLD, Item, message, rows, small, text, title
from cogs.ui.plays import calls_line, last_trick
from engine.contract import Bid
from engine.state import Deal, Phase


@dataclass(frozen=True, slots=True, kw_only=True)
class Seen:
    """How a learner looks at his deal: what he has set on it, what is said first."""

    wish: Wish = field(default=NO_WISH)
    notice: str = ""
    hint: bool = False


def lesson(
    course: Course, position: Position, say: Words, start: str, seen: Seen | None = None
) -> ui.LayoutView:
    """Where a learner has come to; ``start`` is the command that opens a real table."""
    seen, say = seen or Seen(), say.playing(position.rules)
    drawing = Drawing(course, position, say, start)
    return message(drawing.end() if position.over else drawing.turn(seen))


@dataclass(frozen=True, slots=True)
class Drawing:
    """The parts of a guided deal."""

    course: Course
    position: Position
    say: Words
    start: str

    def turn(self, seen: Seen) -> Iterator[Item]:
        """The learner is to act."""
        deal, advised = self._deal, advice(self.position)
        table = lesson_table(self.position, self.say)
        yield text(*self._head(), *self._memory(deal))
        wish = seen.wish
        if isinstance(advised.action, Bid) and wish == Wish(taste=wish.taste):
            # The menu of the values shows first the one that is advised.
            wish = replace(wish, value=advised.action.value)
        view = hand(table, self.position.game, LEARNER, self.say, wish=wish, notice=seen.notice)
        yield from lesson_controls(view, self.course)
        if seen.hint or deal.phase is Phase.AUCTION:
            yield text(hint_line(self.position, advised, self.say))
            yield from rows([*self._ways()])
        else:
            yield from rows([self._hint_button(), *self._ways()])

    def end(self) -> Iterator[Item]:
        """The deal is over: the score sheet of any deal, and what was learnt."""
        yield text(*self._head())
        table = lesson_table(self.position, self.say)
        yield from score(table, self.position.game, self.say, live=False).children
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

    def _memory(self, deal: Deal) -> Iterator[str]:
        """What was said, or the contract and the trick before."""
        say, rules = self.say, self.position.rules
        if deal.contract is None:
            if deal.auction.calls:
                yield small(say("auction-line", calls=calls_line(rules, deal.auction, say)))
            return
        yield small(say("play-contract", contract=deal.contract))
        if deal.tricks:
            yield small(last_trick(deal.tricks[-1], say))

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
        """A step back, and back to the beginning."""
        done = len(self.course.done)
        if done:
            yield button(_to(self.course.before), self.say("lesson-button-undo"), style=undo)
        if done > 1:
            yield button(_to(self.course.again), self.say("lesson-button-again"))


def _to(course: Course) -> ControlId:
    return ControlId(Verb.LESSON, argument=str(course))
