"""The result of a deal with every step of its arithmetic."""

from dataclasses import dataclass
from enum import StrEnum

from engine.contract import Contract
from engine.seats import Team


class Side(StrEnum):
    """The attack, which plays the contract, and the defence."""

    ATTACK = "attack"
    DEFENCE = "defence"

    @property
    def place(self) -> int:
        """The index of this side in pairs of (attack, defence)."""
        return 0 if self is Side.ATTACK else 1

    @property
    def other(self) -> "Side":
        """The side that plays against this one."""
        return Side.DEFENCE if self is Side.ATTACK else Side.ATTACK


class Result(StrEnum):
    """The result of a deal."""

    MADE = "made"
    FAILED = "failed"
    TIE = "tie"
    PENALTY = "penalty"
    VOID = "void"


class LineCode(StrEnum):
    """A step of the arithmetic; its facts are named next to it (``extra``: all but the first).

    The parts of a ``bonus`` are ``belote``, ``melds``, ``sweep`` (for every trick) and ``theirs``
    (the other side's points).
    """

    CARD_POINTS = "card-points"  # points, tricks
    LAST_TRICK = "last-trick"  # points, total
    MELDS_MARGIN = "melds-margin"  # points, total
    BELOTE_MARGIN = "belote-margin"  # points, total
    BID_REACHED = "bid-reached"  # total, bid
    BID_MISSED = "bid-missed"  # total, bid
    BID_AND_MORE = "bid-and-more"  # total, bid, others (which are less)
    BID_NOT_MORE = "bid-not-more"  # total, bid, others (which are more)
    CAPOT_REACHED = "capot-reached"  # tricks
    CAPOT_MISSED = "capot-missed"  # tricks
    GENERALE_REACHED = "generale-reached"  # tricks
    GENERALE_MISSED = "generale-missed"  # tricks
    DEFENCE_ROUNDED = "defence-rounded"  # points, rounded, off (the difference)
    ATTACK_MADE = "attack-made"  # whole, rounded, bonus (and its parts), bid, multiplier, result
    ATTACK_POINTS_AND_BID = (
        "attack-points-and-bid"  # points, bonus (and its parts), bid, multiplier, whole, result
    )
    DEFENCE_POINTS = "defence-points"  # points, rounded, off, belote, melds, extra, result
    ATTACK_AFTER_FAILURE = "attack-after-failure"  # melds, belote, result
    POT_AND_BID = "pot-and-bid"  # points, bonus (and its parts), bid, multiplier, whole, result
    FORFEIT = (
        "forfeit"  # points, sweep, bid, multiplier, once (for every trick), bonus, whole (bonus
        # included), result
    )
    FORFEIT_AND_BID = "forfeit-and-bid"  # points, sweep, bid, multiplier, bonus, result
    BELOTE_KEPT = "belote-kept"  # result
    SIDE_TOTAL = "side-total"  # cards, last, sweep, melds, belote, extra, total
    COUNTED_TIMES = "counted-times"  # points, factor, total
    MORE_POINTS = "more-points"  # total, others
    FEWER_POINTS = "fewer-points"  # total, others
    EQUAL_POINTS = "equal-points"  # total, others
    EVERY_TRICK = "every-trick"  # points (on top), total
    NO_POINTS = "no-points"  # none; as if the other side had won every trick
    BROUGHT = "brought"  # points, to and of (the totals of all cards after and before), total
    HANGING = "hanging"  # points (of this deal), before (that hung already), carry (both)
    WRITTEN = "written"  # own, gained (from the other side), carried, extra, result
    WITH_GAINS = "with-gains"  # own, gained (from the other side), total
    MATCH_POINTS = (
        "match-points"  # own, gained, multiplier, carried, extra, raw, tens, bonus, result
    )
    PAIRED_TENS = (
        "paired-tens"  # own, gained, points (both), tens, multiplier, carried, extra, result
    )
    BID_ADDED = "bid-added"  # points, bid, multiplier, total
    TENS_CUT = "tens-cut"  # points, tens, unit (that cutting had lost), result
    TENS_ROUNDED = "tens-rounded"  # points, result
    ALL_TRICKS = "all-tricks"  # points (in place of what the cards are worth)
    ROUND_POINTS = (
        "round-points"  # points, bare (of them), sweep, ace (that doubles it: 1 turned, 2 of
        # the eldest hand), rounded (both), melds, multiplier, belote, carried, extra, result
    )
    IN_ROUNDS = "in-rounds"  # points, total (in round points)
    WINNING_RUN = "winning-run"  # none
    GAME_DECIDED = "game-decided"  # none
    STOPPED = "stopped"  # points, before, total (of the game)
    CLAIM_RIGHT = "claim-right"  # none
    CLAIM_WRONG = "claim-wrong"  # none
    EVERY_POINT = "every-point"  # cards, melds, belote, carried, result
    NO_SCORE = "no-score"  # none


@dataclass(frozen=True, slots=True)
class Line:
    """A step: its code, the side it concerns and its operands by name."""

    code: LineCode
    side: Side
    facts: tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Tally:
    """Raw totals of a played deal, before scoring; pairs are (attack, defence).

    ``card_points`` include the bonus for the last trick; ``last_trick`` names who won it,
    when known, so that the bonus can be shown on a line of its own. ``belote`` is what the
    belote is worth to the side that held it. ``declarer_tricks`` are those that the declarer won
    in person. ``melds`` are worth to each side what was granted. ``carry`` are points that earlier
    ties left hanging. ``exposed_ace``: the turned-up card was an ace. ``eldest_ace``: whoever chose
    the contract spoke first in the deal, and held an ace.
    """

    contract: Contract
    attack: Team
    card_points: tuple[int, int]
    tricks: tuple[int, int]
    belote: tuple[int, int] = (0, 0)
    last_trick: Side | None = None
    declarer_tricks: int = 0
    melds: tuple[int, int] = (0, 0)
    carry: int = 0
    exposed_ace: bool = False
    eldest_ace: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Settlement:
    """The result of a deal in game points; ``scores`` are by side, attack first.

    ``carry`` are the points left hanging for the winner of a later deal.
    """

    tally: Tally
    result: Result
    scores: tuple[int, int]
    lines: tuple[Line, ...]
    carry: int = 0

    @property
    def decides_game(self) -> bool:
        """Whether the deal decides the whole game, by its doubling level or by a winning run."""
        return any(line.code is LineCode.GAME_DECIDED for line in self.lines)

    @property
    def attack(self) -> Team:
        """The side that owned the contract."""
        return self.tally.attack

    @property
    def winner(self) -> Team:
        """The side that won the deal: the attack if it made its contract, or a penalty.

        A tie is won by the defence, which alone writes points down.
        """
        made = self.result is Result.MADE
        awarded = self.result is Result.PENALTY and self.scores[0] > self.scores[1]
        return self.attack if made or awarded else self.attack.other

    def for_team(self, team: Team) -> int:
        """Return the game points that this team scores."""
        return self.scores[0] if team is self.attack else self.scores[1]
