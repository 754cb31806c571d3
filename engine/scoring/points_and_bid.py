"""The settlement of most bidding games: each side its points, the attack its bid as well."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum

from engine.contract import ContractKind
from engine.scoring.reaching import line, reached
from engine.scoring.rounding import as_they_are
from engine.settlement import Line, LineCode, Result, Settlement, Side, Tally


class FailedBelote(StrEnum):
    """What becomes of the belotes when the contract fails."""

    FORFEITED = "forfeited"
    TO_DEFENCE = "to_defence"
    KEPT = "kept"


@dataclass(frozen=True, slots=True, kw_only=True)
class PointsAndBid:
    """Made: A + bA + V*m and D + bD. Failed: the attack nothing, the defence ``pot`` + V*m.

    ``whole``: the multiplier takes in the points too (RULES.md 2.4). ``needed`` names bids that
    want more than their number. ``unbid_capot`` is added, or with ``unbid_capot_points`` the
    attack's card points are replaced, when the defence won no trick against a number;
    ``capot_points`` replaces them when a capot was bid, ``capot_pot`` the pot when it failed.
    """

    last_trick: int
    pot: int
    whole: bool = False
    rounded: Callable[[int], int] = as_they_are
    failed_belote: FailedBelote = FailedBelote.FORFEITED
    needed: tuple[tuple[int, int], ...] = ()
    unbid_capot: int = 0
    unbid_capot_points: int | None = None
    capot_points: int | None = None
    capot_pot: int | None = None

    def settle(self, tally: Tally) -> Settlement:
        """Game points of a deal, with the arithmetic."""
        success = reached(tally, self.last_trick, dict(self.needed))
        attack, defence = (self._made if success.made else self._failed)(tally)
        return Settlement(
            tally=tally,
            result=Result.MADE if success.made else Result.FAILED,
            scores=(_result(attack), _result(defence)),
            lines=(*success.lines, attack, defence),
        )

    def _made(self, tally: Tally) -> tuple[Line, Line]:
        points, bonus = self._attack_points(tally)
        attack = self._with_bid(
            LineCode.ATTACK_POINTS_AND_BID, Side.ATTACK, tally, points=points, bonus=bonus
        )
        swept = tally.tricks[1] == 0 and self.unbid_capot_points is not None
        belote = 0 if swept else tally.belote[1]
        result = self.rounded(tally.card_points[1] + belote)
        return attack, line(
            LineCode.DEFENCE_POINTS,
            Side.DEFENCE,
            points=tally.card_points[1],
            belote=belote,
            result=result,
        )

    def _attack_points(self, tally: Tally) -> tuple[int, int]:
        """The attack's points with its belote, and what it gets on top of them."""
        points, belote = tally.card_points[0], tally.belote[0]
        swept = tally.tricks[1] == 0
        if tally.contract.bid.kind is not ContractKind.POINTS:
            base = points if self.capot_points is None else self.capot_points
            return self.rounded(base + belote), 0
        if swept and self.unbid_capot_points is not None:
            return self.rounded(self.unbid_capot_points + belote), 0
        return self.rounded(points + belote), self.unbid_capot if swept else 0

    def _failed(self, tally: Tally) -> tuple[Line, Line]:
        held, theirs = tally.belote
        capot = tally.contract.bid.kind is not ContractKind.POINTS
        pot = self.capot_pot if capot and self.capot_pot is not None else self.pot
        match self.failed_belote:
            case FailedBelote.FORFEITED:
                kept, gained = 0, 0
            case FailedBelote.TO_DEFENCE:
                kept, gained = 0, held + theirs
            case FailedBelote.KEPT:
                kept, gained = held, theirs
        attack = line(LineCode.ATTACK_AFTER_FAILURE, Side.ATTACK, belote=kept, result=kept)
        code = LineCode.POT_AND_BID
        return attack, self._with_bid(code, Side.DEFENCE, tally, points=pot, bonus=gained)

    def _with_bid(
        self, code: LineCode, side: Side, tally: Tally, *, points: int, bonus: int
    ) -> Line:
        bid, multiplier = tally.contract.bid.value, tally.contract.multiplier
        if self.whole:
            result = (points + bonus + bid) * multiplier
        else:
            result = points + bonus + bid * multiplier
        return line(
            code,
            side,
            points=points,
            bonus=bonus,
            bid=bid,
            multiplier=multiplier,
            whole=int(self.whole),
            result=result,
        )


def _result(closing: Line) -> int:
    return dict(closing.facts)["result"]
