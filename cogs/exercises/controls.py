"""The controls of exercises: one's own errors, problems, and what is read from cards."""

from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Annotated

from bot.exercises import PositionId
from bot.problems import SETS, ProblemSet
from cogs.ui.control_words import BREAK, Word, choice, number_to, short_number, text_like
from cogs.ui.controls import WordedControl, control
from cogs.ui.ids import ControlName, Presser, base36, from_base36
from engine.players.hand_reading import SEEDS

ENDLESS = datetime.fromtimestamp(0, UTC)
"""When a session of problems began: it has no end, and nothing is counted in it."""


def _read_moment(written: str) -> datetime:
    try:
        return datetime.fromtimestamp(from_base36(written), UTC)
    except (OverflowError, OSError) as error:
        raise ValueError(written) from error


MOMENT = Word(
    "0|[1-9a-z][0-9a-z]{0,6}",
    7,
    (ENDLESS, datetime(2026, 3, 11, tzinfo=UTC)),
    lambda moment: base36(int(moment.timestamp())),
    _read_moment,
)
"""A moment, to the second."""


def _read_position(written: str) -> PositionId:
    code, _, number = written.rpartition(BREAK)
    return PositionId(code, int(number))


POSITION = Word(
    "(?:D-[0-9A-Z]{6}|[A-Z]{2}-[a-z]+)-(?:0|[1-9][0-9]{0,4})",
    20,
    (PositionId("D-7K3Q2M", 12), PositionId("PC-contree", 1)),
    lambda place: f"{place.code}{BREAK}{place.number}",
    _read_position,
)
"""A decision of a deal that has an id, or a problem of a set."""

AnswerWord = Annotated[str, text_like("[0-9A-Za-z]+", 12, "JH", "80S")]
"""A call or a card."""


@dataclass(frozen=True, slots=True)
class SessionPlace:
    """When a session began, and the position that was asked."""

    since: Annotated[datetime, MOMENT]
    place: Annotated[PositionId, POSITION]

    @property
    def is_endless(self) -> bool:
        """Whether it is asked as a problem for the first time, not again."""
        return self.since == ENDLESS


@dataclass(frozen=True)
class OfPosition(WordedControl):
    """A control of a position."""

    position: SessionPlace


@dataclass(frozen=True)
class OfQuestion(OfPosition):
    """A control of a question: the answers so far when it was drawn, and the one that is meant."""

    answers: Annotated[int, number_to(9999)]
    word: AnswerWord = ""


@control("exercise-next", Presser.ANYBODY, bursts=True)
class NextExerciseControl(WordedControl):
    """The next position of a session; without one it begins."""

    since: Annotated[datetime | None, MOMENT] = None


@control("exercise", Presser.ANYBODY, counted=False)
class ExerciseControl(OfQuestion):
    """Answers; without a word it asks again."""


@control("exercise-choose", Presser.ANYBODY, counted=False)
class ExerciseValueControl(OfQuestion):
    """Shows the bids of a value."""


@control("exercise-kind", Presser.ANYBODY, counted=False)
class ExerciseKindControl(OfQuestion):
    """Asks to confirm a capot or a redouble."""


@control("exercise-first-page", Presser.ANYBODY, counted=False)
class ExerciseFirstPageControl(OfPosition):
    """Shows the first page of the game; the question stays."""


@control("exercise-drop", Presser.ANYBODY, counted=False)
class DropExerciseControl(OfPosition):
    """Asks a position no more."""


@control("problem-next", Presser.ANYBODY, bursts=True)
class NextProblemControl(WordedControl):
    """Another problem of a set."""

    asked: Annotated[ProblemSet, choice({each.code: each for each in SETS})]


@control("problem-why", Presser.ANYBODY)
class WhyProblemControl(OfPosition):
    """Why an answer is right or wrong."""


@control("problem-later", Presser.ANYBODY)
class LaterProblemControl(OfPosition):
    """Asks a problem again among one's own errors."""


@control("problem-report", Presser.ANYBODY)
class ReportProblemControl(OfPosition):
    """Opens a window for what is wrong with a problem, and is that window."""


@control("reading", Presser.ANYBODY, bursts=True)
class ReadingControl(WordedControl):
    """Answers a question on what is seen of a deal; its choices stand in the deal."""

    seed: Annotated[int, short_number(SEEDS - 1)]
    answer: Annotated[int, number_to(99)]


READING_NEXT = ControlName("reading-next", Presser.ANYBODY, bursts=True)
