"""Problems: positions with one right answer, which come with the engine as lines of data.

``python -m engine problems`` makes them. A line has, between tabs, the fields of ``Problem`` in
their order; those of another version of the rules are left out.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from pathlib import Path

from engine.actions import Action, PlayCard
from engine.notation.actions import written_action
from engine.players import Level
from engine.variants import find_variant

TAB, SPACE = "\t", " "

ASKED = (Level.BEGINNER, Level.CLUB, Level.EXPERT)
"""The computers that answer a problem when it is made, in the order of their answers."""


class ProblemKind(StrEnum):
    """The kind of question: a card, or a call."""

    CARDS = "cards"
    BIDS = "bids"


@dataclass(frozen=True, slots=True, kw_only=True)
class Problem:
    """A position, and what is right in it.

    ``version`` is that of the rules. ``right`` are all the right actions, ``answers`` what each of
    ``ASKED`` does, in the words of the notation. ``theme`` is a ``Mistake`` of the play, or in an
    auction the ``Reason`` of the best call. ``margin`` is how much of the game the right ones lead
    by, ``error`` the standard error of that. ``deal`` is a line that ends where somebody is to act.
    """

    number: int
    version: int
    right: tuple[str, ...]
    answers: tuple[str, ...]
    theme: str
    margin: float
    error: float
    deal: str

    @classmethod
    def read(cls, line: str) -> "Problem":
        """Read a line; ValueError if it is malformed."""
        number, version, right, answers, theme, margin, error, deal = line.split(TAB)
        return cls(
            number=int(number),
            version=int(version),
            right=tuple(right.split(SPACE)),
            answers=tuple(answers.split(SPACE)),
            theme=theme,
            margin=float(margin),
            error=float(error),
            deal=deal,
        )

    def __str__(self) -> str:
        numbers = f"{self.margin:.3f}{TAB}{self.error:.3f}"
        words = SPACE.join(self.right), SPACE.join(self.answers), self.theme
        return TAB.join((str(self.number), str(self.version), *words, numbers, self.deal))

    def is_right(self, action: Action) -> bool:
        """Whether an action is right, whatever is announced with it."""
        return word_of_action(action) in self.right


def word_of_action(action: Action) -> str:
    """An action in the notation, a card without what is announced with it."""
    return written_action(PlayCard(action.card) if isinstance(action, PlayCard) else action)


def problem_file(key: str, kind: ProblemKind) -> Path:
    """The file with the problems of a game."""
    return Path(__file__).with_name(f"{key}_{kind}.txt")


def read_problems(file: Path) -> Iterator[Problem]:
    """All the problems of a file; none where there is no such file."""
    if file.exists():
        yield from map(Problem.read, file.read_text("utf-8").splitlines())


@lru_cache
def problems(key: str, kind: ProblemKind) -> dict[int, Problem]:
    """The problems of a game by their numbers, as far as they hold by its rules of today."""
    version = find_variant(key).version
    every = read_problems(problem_file(key, kind))
    return {each.number: each for each in every if each.version == version}
