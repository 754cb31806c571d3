"""Pilotta's settlement: a number is reached, and what is written are tens (rules.md 2.11)."""

from dataclasses import dataclass
from enum import StrEnum

from engine.contract import EVERY_TRICK
from engine.scoring.outcome import Reached, line, reached, result_of, with_margins
from engine.scoring.shares import (
    ALL_TO_DEFENCE,
    Failure,
    Portion,
    portions,
    shares,
    to_tens,
    totals,
    without_belote,
)
from engine.settlement import Line, LineCode, Result, Settlement, Side, Tally

HIGH_REST = 6
"""The last digit from which points may round up."""


class Rest(StrEnum):
    """What becomes of the last digits.

    They are cut off; a ten that both cuts have lost together goes to the larger last digit, then to
    the larger total (R-74), or to nobody. ``SIX_UP``: from six they round up, and of two sixes only
    the attack's does (rules.md 8).
    """

    LOST_UNIT = "lost-unit"
    CUT = "cut"
    SIX_UP = "six-attack"


@dataclass(frozen=True, slots=True, kw_only=True)
class CutTens:
    """Made: the tens of both totals. Failed: the defence scores everything.

    ``all_tricks`` are card points on top for a side that won every trick. ``melds_help`` and
    ``belote_helps``: whether they count toward the number. Unless ``belote_written`` nobody writes
    the belote. ``bid_written``: the attack adds its bid, and the defence of a failed contract too
    with ``failed_bid``. Doubled, the winner writes the points of both sides, and what is multiplied
    is the bid, or where it is not written all of them.
    """

    last_trick: int
    all_tricks: int = 0
    rest: Rest = Rest.LOST_UNIT
    failure: Failure = ALL_TO_DEFENCE
    melds_help: bool = False
    belote_helps: bool = False
    belote_written: bool = True
    bid_written: bool = False
    failed_bid: bool = True

    def settle(self, tally: Tally) -> Settlement:
        """Return the game points of a deal with every step of the arithmetic."""
        counted = tally if self.belote_written else without_belote(tally)
        both = shares(counted, self.all_tricks)
        unwritten = tally.belote[0] - counted.belote[0] if self.belote_helps else 0
        number, margins = with_margins(
            both[0].counted(melds=self.melds_help, belote=self.belote_helps),
            Side.ATTACK,
            ((LineCode.BELOTE_MARGIN, unwritten),),
        )
        success = self._reached(tally, number)
        result = Result.MADE if success.made else Result.FAILED
        pot = tally.contract.multiplier > 1
        failure = ALL_TO_DEFENCE if pot else self.failure
        own = portions(result, both, failure, 0, takes_all=pot)
        winner = Side.ATTACK if success.made else Side.DEFENCE
        points = [portion.points for portion in own]
        staked = self._staked(tally, winner, points[winner.place])
        for each in staked:
            points[winner.place] = dict(each.facts)["total"]
        attack, defence = self._tens(points[0], points[1])
        return Settlement(
            tally=tally,
            result=result,
            scores=(result_of(attack), result_of(defence)),
            lines=(
                *totals(counted, self.last_trick, self.all_tricks),
                *margins,
                *success.lines,
                *_gains(own),
                *staked,
                attack,
                defence,
            ),
        )

    def _reached(self, tally: Tally, number: int) -> Reached:
        """Return whether an attack with these points has made its bid, and the line of it."""
        if tally.contract.bid.kind in EVERY_TRICK:
            return reached(tally, self.last_trick, {}, ())
        bid = tally.contract.bid.value
        code = LineCode.BID_REACHED if number >= bid else LineCode.BID_MISSED
        return Reached(number >= bid, (line(code, Side.ATTACK, total=number, bid=bid),))

    def _staked(self, tally: Tally, winner: Side, points: int) -> tuple[Line, ...]:
        """Return the line that adds the bid to the winner's points, or that multiplies these."""
        bid, multiplier = tally.contract.bid.value, tally.contract.multiplier
        if not self.bid_written:
            times = line(
                LineCode.COUNTED_TIMES,
                winner,
                points=points,
                factor=multiplier,
                total=points * multiplier,
            )
            return (times,) if multiplier > 1 else ()
        if winner is Side.DEFENCE and multiplier == 1 and not self.failed_bid:
            return ()
        total = points + bid * multiplier
        facts = {"points": points, "bid": bid, "multiplier": multiplier, "total": total}
        return (line(LineCode.BID_ADDED, winner, **facts),)

    def _tens(self, attack: int, defence: int) -> tuple[Line, Line]:
        if self.rest is Rest.SIX_UP:
            tens = [to_tens(points, HIGH_REST) // 10 for points in (attack, defence)]
            if attack % 10 == defence % 10 == HIGH_REST:
                tens[1] -= 1
            return (
                line(LineCode.TENS_ROUNDED, Side.ATTACK, points=attack, result=tens[0]),
                line(LineCode.TENS_ROUNDED, Side.DEFENCE, points=defence, result=tens[1]),
            )
        # Two cuts can lose a whole ten together.
        lost = (attack + defence) // 10 - attack // 10 - defence // 10
        unit = lost if self.rest is Rest.LOST_UNIT else 0
        to_attack = (attack % 10, attack) >= (defence % 10, defence)
        return (
            _cut(Side.ATTACK, attack, unit if to_attack else 0),
            _cut(Side.DEFENCE, defence, 0 if to_attack else unit),
        )


def _gains(both: tuple[Portion, Portion]) -> tuple[Line, ...]:
    """Return the lines of what one side gains from the other, before anything is rounded."""
    return tuple(
        line(
            LineCode.WITH_GAINS,
            side,
            own=portion.own.total,
            gained=portion.gained.total,
            total=portion.points,
        )
        for side, portion in zip(Side, both, strict=True)
        if portion.gained.total
    )


def _cut(side: Side, points: int, unit: int) -> Line:
    tens = points // 10
    return line(LineCode.TENS_CUT, side, points=points, tens=tens, unit=unit, result=tens + unit)
