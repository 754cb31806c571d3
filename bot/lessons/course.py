"""A learner's progress in a guided deal: the actions taken so far, kept in its buttons.

The computers of a guided deal always act alike in the same position, so that the deal can be
replayed from the learner's own calls and cards.
"""

from collections import OrderedDict
from collections.abc import Iterator
from dataclasses import dataclass, replace
from importlib.resources import files

from engine.actions import Action, Double, Pass, PlayCard
from engine.cards import Card
from engine.contract import Bid
from engine.events import Dealt
from engine.game import legal_actions
from engine.notation import read
from engine.ruleset import RuleSet
from engine.seats import Seat
from engine.state import GameState
from engine.variants import find_variant

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


KEPT = 1000
"""Learners that are remembered; for others, and after a restart, the buttons hold the state."""


class Learners:
    """The guided deals in progress, in memory only."""

    def __init__(self) -> None:
        self._courses: OrderedDict[int, Course] = OrderedDict()

    def came_to(self, user: int, course: Course) -> None:
        """Remember a learner's progress."""
        self._courses[user] = course
        self._courses.move_to_end(user)
        while len(self._courses) > KEPT:
            self._courses.popitem(last=False)

    def ended(self, user: int) -> None:
        """Forget a learner whose deal is over."""
        self._courses.pop(user, None)

    def course_of(self, user: int) -> Course | None:
        """A learner's progress; None if they have no deal in progress."""
        return self._courses.get(user)
