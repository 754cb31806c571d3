"""Pilotta's settlement: a number reached by card points alone, last digits cut (rules.md 2.11)."""

from dataclasses import dataclass

from engine.scoring.outcome import line, result_of, with_margins
from engine.scoring.shares import (
    ALL_TO_DEFENCE,
    Failure,
    portions,
    shares,
    totals,
    without_belote,
)
from engine.settlement import Line, LineCode, Result, Settlement, Side, Tally


@dataclass(frozen=True, slots=True, kw_only=True)
class CutTens:
    """Made: both totals without their last digits. Failed: the defence scores everything.

    ``all_tricks`` are card points on top for a side that won every trick. ``lost_unit``: a ten
    that both cuts have lost together goes to the larger last digit, then to the larger total
    (R-74). ``melds_help`` and ``belote_helps``: whether they count toward the number. Unless
    ``belote_written`` nobody writes the belote.
    """

    last_trick: int
    all_tricks: int = 0
    lost_unit: bool = True
    failure: Failure = ALL_TO_DEFENCE
    melds_help: bool = False
    belote_helps: bool = False
    belote_written: bool = True

    def settle(self, tally: Tally) -> Settlement:
        """Return the game points of a deal with every step of the arithmetic."""
        counted = tally if self.belote_written else without_belote(tally)
        both = shares(counted, self.all_tricks)
        unwritten = tally.belote[0] - counted.belote[0] if self.belote_helps else 0
        reached, margins = with_margins(
            both[0].counted(melds=self.melds_help, belote=self.belote_helps),
            Side.ATTACK,
            ((LineCode.BELOTE_MARGIN, unwritten),),
        )
        bid = tally.contract.bid.value
        made = reached >= bid
        result = Result.MADE if made else Result.FAILED
        attack, defence = portions(result, both, self.failure, 0, takes_all=False)
        # Who gains the other side's points does so before rounding.
        gains = (
            line(
                LineCode.WITH_GAINS,
                side,
                own=portion.own.total,
                gained=portion.gained.total,
                total=portion.points,
            )
            for side, portion in zip(Side, (attack, defence), strict=True)
            if portion.gained.total
        )
        lost = (attack.points + defence.points) // 10 - attack.points // 10 - defence.points // 10
        # Two cuts can lose a whole ten together.
        unit = lost if self.lost_unit else 0
        to_attack = (attack.points % 10, attack.points) >= (defence.points % 10, defence.points)
        closing = (
            _tens(Side.ATTACK, attack.points, unit if to_attack else 0),
            _tens(Side.DEFENCE, defence.points, 0 if to_attack else unit),
        )
        return Settlement(
            tally=tally,
            result=result,
            scores=(result_of(closing[0]), result_of(closing[1])),
            lines=(
                *totals(counted, self.last_trick, self.all_tricks),
                *margins,
                line(
                    LineCode.BID_REACHED if made else LineCode.BID_MISSED,
                    Side.ATTACK,
                    total=reached,
                    bid=bid,
                ),
                *gains,
                *closing,
            ),
        )


def _tens(side: Side, points: int, unit: int) -> Line:
    tens = points // 10
    return line(LineCode.TENS_CUT, side, points=points, tens=tens, unit=unit, result=tens + unit)
