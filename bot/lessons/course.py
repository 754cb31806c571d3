"""A guided deal as far as its learner has come: nothing is kept, what he has done says it all.

The computers of a guided deal always do the same in the same position, so that the deal can be
told again from the learner's own calls and cards; those stand in its buttons.
"""

from dataclasses import dataclass, replace

from bot.lessons.deals import DEALS, Lesson
from engine.actions import Action, Double, Pass, PlayCard
from engine.cards import Card
from engine.contract import Bid
from engine.game import legal_actions
from engine.ruleset import RuleSet
from engine.seats import Seat
from engine.state import GameState

LEARNER = Seat.SOUTH
"""Where the learner sits."""

PASS, DOUBLE, BREAK = "p", "x", "-"
CARD_LENGTH = 2


class LostTrack(Exception):
    """What a button says cannot have happened in these deals, as they are today."""


@dataclass(frozen=True, slots=True)
class Course:
    """Which deal, counted from 1, and what its learner has said and played, a word each."""

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
        """The same without what was done last."""
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
        """With this word done too, whatever it means."""
        return replace(self, done=(*self.done, word))


def action_of(rules: RuleSet, game: GameState, word: str) -> Action:
    """What a word means in this position; LostTrack when it means nothing."""
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
