"""A guided deal: what it shows, and what a good player would do."""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from discord import ButtonStyle, ui

from bot.i18n import Words
from bot.lessons.course import DEALS, LEARNER, Course
from bot.lessons.notes import TO_MEET, Note
from bot.lessons.replay import Position, advice
from bot.rulebook.phrases import yes
from cogs.hand.page_state import INITIAL_STATE, HandPageState
from cogs.hand.pages import hand
from cogs.learn.lesson_table import lesson_controls, lesson_table
from cogs.table.score import score
from cogs.ui.control import Control, button
from cogs.ui.ids import ControlId, Verb
from cogs.ui.layout import GOLD, Item, message, rows, small, text, title
from cogs.ui.plays import calls_line, last_trick
from engine.actions import Double, Pass, PlayCard
from engine.cards import Rank
from engine.contract import Bid
from engine.players.choice import Choice
from engine.state import Deal, Phase
from engine.view import view


@dataclass(frozen=True, slots=True, kw_only=True)
class Seen:
    """How the deal is shown: what the learner has selected, and what is said first."""

    page_state: HandPageState = field(default=INITIAL_STATE)
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
        page_state = seen.page_state
        if isinstance(advised.action, Bid) and page_state == HandPageState(taste=page_state.taste):
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
    jack = any(card.rank is Rank.JACK for card in trumps)
    return say("lesson-hint-bid", bid=bid, count=len(trumps), jack=yes(jack), aces=len(aces))
