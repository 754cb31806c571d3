"""The analysis of a deal: what was there, what was done, and what each decision cost.

These are its facts, which can be read without a search; ``whole_deal`` finds them.
"""

from dataclasses import dataclass
from enum import StrEnum

from engine.actions import Action
from engine.cards import Card
from engine.contract import Contract
from engine.players.analysis.accuracy import Accuracy
from engine.players.choice import Reason
from engine.players.judgement import Judgement
from engine.seats import Seat, Team
from engine.settlement import Result
from engine.state import Play


class Verdict(StrEnum):
    """An error costs by both judges; bad luck only with all cards seen; luck only to a fair player.

    ``FORCED``: there was one action, or only equal ones. ``UNJUDGED``: it could not be compared.
    """

    ERROR = "error"
    BAD_LUCK = "bad-luck"
    LUCKY = "lucky"
    FINE = "fine"
    FORCED = "forced"
    UNJUDGED = "unjudged"


class Mistake(StrEnum):
    """The kind of error; the better card would have done the opposite, or the same otherwise.

    Those of a lead come first. ``PLAYED_HIGH`` and ``PLAYED_LOW`` are the wrong card of the right
    suit, where neither points nor the trick explain it.
    """

    TRUMPS_LATE = "trumps-late"
    TRUMPS_WASTED = "trumps-wasted"
    MASTER_KEPT = "master-kept"
    MASTER_EARLY = "master-early"
    WRONG_SUIT = "wrong-suit"

    RUFF_MISSED = "ruff-missed"
    RUFF_WASTED = "ruff-wasted"
    TRICK_LEFT = "trick-left"
    TRICK_TAKEN = "trick-taken"
    POINTS_KEPT = "points-kept"
    POINTS_GIVEN = "points-given"
    WRONG_DISCARD = "wrong-discard"

    PLAYED_HIGH = "played-high"
    PLAYED_LOW = "played-low"


@dataclass(frozen=True, slots=True, kw_only=True)
class JudgedDecision:
    """A decision of a deal, counted from 1, with both judgements if there were any.

    ``trick`` counts from 1; None in the auction. ``mistake`` is the kind of an error in the play.
    """

    number: int
    seat: Seat
    done: Action
    trick: int | None
    verdict: Verdict
    fair: Judgement | None
    seen: Judgement | None
    mistake: Mistake | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class BestContract:
    """A contract that is made: its card points, and the game points of attack and defence.

    ``belote`` and ``melds`` are the points of the attack that help to make it.
    """

    contract: Contract
    card_points: int
    scores: tuple[int, int]
    belote: int = 0
    melds: int = 0

    @property
    def lead(self) -> int:
        """The game points that it brings more to the attack than to the defence."""
        return self.scores[0] - self.scores[1]


@dataclass(frozen=True, slots=True, kw_only=True)
class Luck:
    """Game points by which north-south lead; below 0 the other side does.

    ``held``: when the best contract of the deal is made with every card seen. ``usual``: what
    average tables make of the same cards: club players, and in one seat after the other a beginner.
    """

    held: int
    usual: float

    def of(self, team: Team) -> tuple[int, float]:
        """``held`` and ``usual`` in game points, as a side sees them."""
        sign = 1 if team is Team.NORTH_SOUTH else -1
        return sign * self.held, sign * self.usual


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerAnalysis:
    """The analysis of a seat: its cards, and apart from them its calls."""

    seat: Seat
    attacking: bool
    cards: Accuracy
    calls: Accuracy
    errors: int
    bad_luck: int
    lucky: int


@dataclass(frozen=True, slots=True, kw_only=True)
class KeyMoment:
    """An error, by the number of its decision: a card, or a call.

    ``best`` was better for ``why``. The lines are the cards that follow after the best card and
    after the one that was played, when all see every card; each begins with that card. A call has
    none.
    """

    number: int
    best: Action
    why: Reason
    done: Action
    loss: float
    points: float
    best_line: tuple[Card, ...] = ()
    done_line: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class TrickMark:
    """A trick that was played: the worst verdict on its cards, and the contract after it.

    ``margin`` are the card points of the attack beyond what makes the contract, with best play of
    all from there: from 0 it is made, below it is down.
    """

    number: int
    winner: Seat
    points: int
    plays: tuple[Play, ...]
    mark: Verdict
    margin: int

    @property
    def safe(self) -> bool:
        """Whether the contract is made with best play from here on."""
        return self.margin >= 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Analysis:
    """A deal, analysed; ``scores`` are those of attack and defence, None before the end.

    ``par`` has the best contract of each side that could make one, the better of them first;
    ``seen`` is what the contract that was played brings with best play, ``margin`` how far that is
    beyond what makes it; None without one. ``luck`` is None as long as nothing was judged.
    """

    deal: str
    game: str
    par: tuple[BestContract, ...]
    contract: Contract | None
    seen: int | None
    margin: int | None
    result: Result | None
    scores: tuple[int, int] | None
    players: tuple[PlayerAnalysis, ...]
    moments: tuple[KeyMoment, ...]
    tricks: tuple[TrickMark, ...]
    decisions: tuple[JudgedDecision, ...]
    luck: Luck | None = None

    def decision(self, number: int) -> JudgedDecision | None:
        """The decision of this number; None where it is not told."""
        return next((each for each in self.decisions if each.number == number), None)
