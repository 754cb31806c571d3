"""Positions in which somebody has erred, asked again: what is right, and when they come back.

FSRS spaces them: found at once, a position comes back after 2, 11 and 46 days; missed first, after
1, 2 and 6. It is asked no more once it was found three times in a row. Nothing here counts
anywhere: no rating, no streak.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import datetime

from fsrs import Card, Rating, Scheduler, State

from engine.actions import Action
from engine.players.analysis.verdict import DOUBTFUL
from engine.players.judgement import Judgement

SCHEDULER = Scheduler(learning_steps=(), relearning_steps=(), enable_fuzzing=False)
"""Plans in whole days and without chance: the same answers give the same dates."""

ENOUGH = 3
"""Right answers in a row after which a position is asked no more."""

MOST, MOST_NEW = 10, 3
"""Positions of a session, and how many of them may be asked for the first time."""


@dataclass(frozen=True, slots=True)
class PositionId:
    """An error: its deal by id, and the number of the decision, from 1."""

    code: str
    number: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Exercise:
    """Somebody's answers to a position so far.

    ``stability`` and ``difficulty`` are FSRS's. ``rights`` and ``wrongs`` count the answers that
    moved ``due``, the last of them at ``reviewed_at``; ``repeats`` those that came before it was
    due. ``again``: it comes back at the end of the session. ``answer`` is the word of the last.
    """

    place: PositionId
    due: datetime
    stability: float | None = None
    difficulty: float | None = None
    reviewed_at: datetime | None = None
    rights: int = 0
    wrongs: int = 0
    in_a_row: int = 0
    repeats: int = 0
    answer: str = ""
    again: bool = False
    retired: bool = False

    @property
    def answers(self) -> int:
        """The number of answers."""
        return self.rights + self.wrongs + self.repeats

    def answered(self, word: str, now: datetime, *, right: bool) -> "Exercise":
        """The exercise after an answer; before it is due again, an answer moves no date."""
        answered = replace(self, answer=word, again=not right)
        if self.answers and now < self.due:
            return replace(answered, repeats=self.repeats + 1)
        card = Card(
            card_id=0,
            state=State.Learning if self.stability is None else State.Review,
            stability=self.stability,
            difficulty=self.difficulty,
            due=self.due,
            last_review=self.reviewed_at,
        )
        card, _ = SCHEDULER.review_card(card, Rating.Good if right else Rating.Again, now)
        in_a_row = self.in_a_row + 1 if right else 0
        return replace(
            answered,
            due=card.due,
            stability=card.stability,
            difficulty=card.difficulty,
            reviewed_at=now,
            rights=self.rights + right,
            wrongs=self.wrongs + (not right),
            in_a_row=in_a_row,
            retired=self.retired or in_a_row >= ENOUGH,
        )


def right_actions(fair: Judgement) -> Iterator[Action]:
    """The actions that are right: those of which a fair player could know no better."""
    for tried in fair.tried:
        if fair.best.worth - tried.worth <= DOUBTFUL:
            yield from tried.actions
