"""A guided deal: the learner's progress, kept in its buttons, its replay, and its explanations.

The computers of a guided deal always act alike in the same position, so that the deal can be
replayed from the learner's actions alone.
"""

from collections import OrderedDict
from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import lru_cache
from importlib.resources import files
from random import Random

from engine.actions import Action, Double, IllegalAction, Pass, PlayCard, Refusal
from engine.cards import Card, Suit, Trump
from engine.contract import Bid
from engine.events import BeloteAnnounced, ContractFixed, Dealt, Event
from engine.evolve import evolve
from engine.game import awaited, decide, legal_actions
from engine.notation import read
from engine.players import Level, choose
from engine.players.choice import Choice
from engine.players.club import think
from engine.ruleset import RuleSet
from engine.seats import Seat
from engine.state import GameState, Phase
from engine.variants import find_variant
from engine.view import DealView, RuffExemption, ruff_exemption, view

FILE = "deals.txt"
COMMENT = "#"


@dataclass(frozen=True, slots=True)
class Lesson:
    """A deal to learn from: its rules, the game before it, and the pack as it is laid out."""

    rules: RuleSet
    opening: GameState
    dealt: Dealt


def _lessons() -> Iterator[Lesson]:
    for line in files(__package__).joinpath(FILE).read_text("utf-8").splitlines():
        if line and not line.startswith(COMMENT):
            reading = read(line, find_variant)
            yield Lesson(reading.rules, reading.opening, reading.deal.laid_out)


DEALS = tuple(_lessons())
"""In the order in which they are offered."""


LEARNER = Seat.SOUTH
"""Where the learner sits."""

PASS, DOUBLE, BREAK = "p", "x", "-"
CARD_LENGTH = 2


class LostTrack(Exception):
    """The actions of a button are not possible in these deals as they are now."""


@dataclass(frozen=True, slots=True)
class Course:
    """The number of the deal, from 1, and the learner's actions, a word each."""

    deal: int = 1
    done: tuple[str, ...] = ()

    def __str__(self) -> str:
        return BREAK.join((str(self.deal), *self.done))

    @classmethod
    def parse(cls, text: str) -> "Course":
        """Read a course back; LostTrack when it is none."""
        number, *done = text.split(BREAK)
        if not number.isdecimal() or not 1 <= int(number) <= len(DEALS) or not all(done):
            raise LostTrack(text)
        return cls(int(number), tuple(done))

    @property
    def lesson(self) -> Lesson:
        """The deal."""
        return DEALS[self.deal - 1]

    @property
    def before(self) -> "Course":
        """The same without the last action."""
        return replace(self, done=self.done[:-1])

    @property
    def again(self) -> "Course":
        """The same deal from its beginning."""
        return Course(self.deal)

    @property
    def following(self) -> "Course":
        """The next deal; after the last one, the first."""
        return Course(self.deal % len(DEALS) + 1)

    def with_word(self, word: str) -> "Course":
        """With this word as the next action, valid or not."""
        return replace(self, done=(*self.done, word))


def action_of(rules: RuleSet, game: GameState, word: str) -> Action:
    """The action that a word stands for in this position; LostTrack when there is none."""
    if word == PASS:
        return Pass()
    if not word.strip(DOUBLE):
        return Double(len(word))
    if len(word) == CARD_LENGTH:
        try:
            return PlayCard(Card.parse(word))
        except ValueError as error:
            raise LostTrack(word) from error
    for action in legal_actions(rules, game, LEARNER):
        if isinstance(action, Bid) and str(action) == word:
            return action
    raise LostTrack(word)


LEARNERS_KEPT = 1000
"""Learners that are remembered; for others, and after a restart, the buttons hold the state."""


class Learners:
    """The guided deals in progress, in memory only."""

    def __init__(self) -> None:
        self._courses: OrderedDict[int, Course] = OrderedDict()

    def came_to(self, user: int, course: Course) -> None:
        """Remember a learner's progress."""
        self._courses[user] = course
        self._courses.move_to_end(user)
        while len(self._courses) > LEARNERS_KEPT:
            self._courses.popitem(last=False)

    def ended(self, user: int) -> None:
        """Forget a learner whose deal is over."""
        self._courses.pop(user, None)

    def course_of(self, user: int) -> Course | None:
        """A learner's progress; None if they have no deal in progress."""
        return self._courses.get(user)


class LessonName(StrEnum):
    """What an explanation is about; a duty has the name of the engine's refusal."""

    AUCTION = "auction"
    CONTRACT = "contract"
    LEAD = "lead"
    MUST_FOLLOW = "must-follow"
    MUST_RUFF = "must-ruff"
    MUST_OVERRUFF = "must-overruff"
    MUST_OVERTAKE_TRUMP = "must-overtake-trump"
    PARTNER = "partner"
    FREE = "free"
    BELOTE = "belote"
    REBELOTE = "rebelote"
    LAST_TRICK = "last-trick"
    THROWN_IN = "thrown-in"
    COUNT = "count"


DUTIES = {
    Refusal.MUST_FOLLOW: LessonName.MUST_FOLLOW,
    Refusal.MUST_RUFF: LessonName.MUST_RUFF,
    Refusal.MUST_OVERRUFF: LessonName.MUST_OVERRUFF,
    Refusal.MUST_OVERTAKE_TRUMP: LessonName.MUST_OVERTAKE_TRUMP,
}
"""The lesson of each duty that bars a card."""

FREEDOMS = {
    RuffExemption.PARTNER_WINNING: LessonName.PARTNER,
    RuffExemption.CANNOT_WIN: LessonName.FREE,
}
"""The lesson of each reason for not having to ruff."""

TO_MEET = (*DUTIES.values(), LessonName.PARTNER, LessonName.BELOTE, LessonName.REBELOTE)
"""Lessons that a deal may or may not reach, in the order in which they are listed."""

Lessons = frozenset[LessonName]


@dataclass(frozen=True, slots=True)
class Note:
    """A lesson, with the suit led and the trump if its text needs them."""

    lesson: LessonName
    suit: Suit | None = None
    trump: Trump | None = None


def happened(event: Event) -> tuple[Note, ...]:
    """The notes that belong to an event."""
    match event:
        case ContractFixed(contract):
            return (Note(LessonName.CONTRACT, trump=contract.trump),)
        case BeloteAnnounced(again=again):
            return (Note(LessonName.REBELOTE if again else LessonName.BELOTE),)
        case _:
            return ()


def at_the_turn(rules: RuleSet, deal: DealView) -> Iterator[Note]:
    """The notes shown to the player whose turn it is."""
    if deal.phase is Phase.AUCTION:
        yield Note(LessonName.AUCTION)
        return
    trick, trump = deal.trick, deal.contract.trump if deal.contract else Trump.NONE
    if len(deal.hand) == 1:
        yield Note(LessonName.LAST_TRICK)
    if trick is None or not trick.plays:
        yield Note(LessonName.LEAD)
        return
    led = trick.plays[0].card.suit
    for reason in dict.fromkeys(reason for _, reason in deal.barred):
        if reason in DUTIES:
            yield Note(DUTIES[reason], led, trump)
    if (free := ruff_exemption(rules, deal)) is not None:
        yield Note(FREEDOMS[free], led, trump)


def at_the_end(deal: DealView) -> Iterator[Note]:
    """The notes shown when a deal is over."""
    yield Note(LessonName.COUNT if deal.settlement else LessonName.THROWN_IN)


LEVEL = Level.CLUB
"""How well the computers of a guided deal play."""

POSITIONS_KEPT = 512
"""Positions that are cached, of some kilobytes each; others are replayed."""


@dataclass(frozen=True, slots=True)
class Position:
    """A position in which it is the learner's turn, or the deal is over.

    ``notes`` are to be shown here, ``learnt`` are all lessons shown so far.
    """

    rules: RuleSet
    game: GameState
    notes: tuple[Note, ...]
    learnt: Lessons

    @property
    def over(self) -> bool:
        """Whether the deal is over."""
        return self.game.deal is None or self.game.deal.phase is Phase.OVER


@lru_cache(POSITIONS_KEPT)
def told(course: Course) -> Position:
    """The position that a course leads to.

    IllegalAction when the last action is against the rules; LostTrack when it makes no sense, or
    when an earlier one is no longer possible.
    """
    lesson = course.lesson
    if not course.done:
        opening = evolve(lesson.rules, lesson.opening, lesson.dealt)
        return _until_the_learner(lesson.rules, opening, (), frozenset())
    try:
        before = told(course.before)
    except IllegalAction as error:
        raise LostTrack(str(course)) from error
    if before.over:
        raise LostTrack(str(course))
    action = action_of(before.rules, before.game, course.done[-1])
    game, notes = _acted(before.rules, before.game, LEARNER, action)
    return _until_the_learner(before.rules, game, notes, before.learnt)


def advice(position: Position) -> Choice:
    """What a good player would do in the learner's place."""
    seen = view(position.rules, position.game, LEARNER)
    return think(seen, position.rules, _rng(position.game))


def _until_the_learner(
    rules: RuleSet, game: GameState, notes: tuple[Note, ...], learnt: Lessons
) -> Position:
    while (waiting := awaited(rules, game)) and LEARNER not in waiting:
        seen = view(rules, game, waiting[0])
        in_auction = seen.deal is not None and seen.deal.phase is Phase.AUCTION
        # They leave the bidding to the learner: a dialogue would be too much at first.
        action = Pass() if in_auction else choose(LEVEL, seen, rules, _rng(game))
        game, more = _acted(rules, game, waiting[0], action)
        notes = (*notes, *more)
    deal = view(rules, game, LEARNER).deal
    if deal is not None:
        here = at_the_turn(rules, deal) if waiting else at_the_end(deal)
        notes = (*notes, *here)
    new = tuple(note for note in dict.fromkeys(notes) if note.lesson not in learnt)
    first = tuple({note.lesson: note for note in reversed(new)}.values())[::-1]
    return Position(rules, game, first, learnt | {note.lesson for note in first})


def _acted(
    rules: RuleSet, game: GameState, seat: Seat, action: Action
) -> tuple[GameState, tuple[Note, ...]]:
    notes: tuple[Note, ...] = ()
    for event in decide(rules, game, seat, action):
        game = evolve(rules, game, event)
        notes = (*notes, *happened(event))
    return game, notes


def _rng(game: GameState) -> Random:
    """A generator that is always the same in the same position of a deal."""
    deal = game.deal
    return Random(0 if deal is None else len(deal.auction.calls))
