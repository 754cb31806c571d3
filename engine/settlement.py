"""What a deal was worth, with every step of its arithmetic."""

from dataclasses import dataclass
from enum import StrEnum

from engine.contract import Contract
from engine.seats import Team


class Side(StrEnum):
    """The side that owns the contract, and the one that defends."""

    ATTACK = "attack"
    DEFENCE = "defence"


class Result(StrEnum):
    """How the contract ended."""

    MADE = "made"
    FAILED = "failed"


class LineCode(StrEnum):
    """One step of the arithmetic; its facts are named beside it."""

    CARD_POINTS = "card-points"  # points, tricks
    LAST_TRICK = "last-trick"  # points, total
    BELOTE_MARGIN = "belote-margin"  # points, total
    BID_REACHED = "bid-reached"  # total, bid
    BID_MISSED = "bid-missed"  # total, bid
    CAPOT_REACHED = "capot-reached"  # tricks
    CAPOT_MISSED = "capot-missed"  # tricks
    GENERALE_REACHED = "generale-reached"  # tricks
    GENERALE_MISSED = "generale-missed"  # tricks
    DEFENCE_ROUNDED = "defence-rounded"  # points, rounded
    ATTACK_MADE = "attack-made"  # whole, rounded, bid, multiplier, result
    DEFENCE_AFTER_FAILURE = "defence-after-failure"  # whole, bid, multiplier, result
    ATTACK_POINTS_AND_BID = "attack-points-and-bid"  # points, bonus, bid, multiplier, whole, result
    DEFENCE_POINTS = "defence-points"  # points, belote, result
    ATTACK_AFTER_FAILURE = "attack-after-failure"  # belote, result
    POT_AND_BID = "pot-and-bid"  # points, bonus, bid, multiplier, whole, result


@dataclass(frozen=True, slots=True)
class Line:
    """A step: its code, the side it concerns and its operands by name."""

    code: LineCode
    side: Side
    facts: tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Tally:
    """What the play of a deal produced, before any formula; pairs are (attack, defence).

    ``card_points`` include the bonus for the last trick; ``last_trick`` names who won it,
    when known, so that the bonus can be shown on a line of its own. ``belote`` is what the
    belote is worth to the side that held it. ``declarer_tricks`` are those that the declarer won
    in person.
    """

    contract: Contract
    attack: Team
    card_points: tuple[int, int]
    tricks: tuple[int, int]
    belote: tuple[int, int] = (0, 0)
    last_trick: Side | None = None
    declarer_tricks: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Settlement:
    """The result of a deal in game points; ``scores`` are by side, attack first."""

    tally: Tally
    result: Result
    scores: tuple[int, int]
    lines: tuple[Line, ...]

    @property
    def attack(self) -> Team:
        """The side that owned the contract."""
        return self.tally.attack

    @property
    def winner(self) -> Team:
        """The side that won the deal: the attack if it made its contract."""
        return self.attack if self.result is Result.MADE else self.attack.other

    def for_team(self, team: Team) -> int:
        """The game points that this team writes down."""
        return self.scores[0] if team is self.attack else self.scores[1]
