"""The scores of a renege claim (rules.md 2.12, 2.13)."""

from dataclasses import dataclass

from engine.cards import Trump
from engine.scoring.outcome import line, nothing, result_of
from engine.settlement import LineCode, Result, Settlement, Side, Tally

TEN, FIVE = 10, 5


@dataclass(frozen=True, slots=True, kw_only=True)
class EveryPoint:
    """The side proved right by a renege claim scores every point of the deal.

    Every point is what the cards hold, and the melds and belotes that scored, whoever held them;
    with ``own_melds`` only those of the side that writes. ``void_when_both``: nobody writes
    anything when both sides have played against the rules; otherwise the claim is right.
    ``void_when_wrong``: nor when nobody has. ``in_rounds``: the points of the cards are divided by
    ten, at no trumps by five (rules.md 2.10).
    """

    own_melds: bool = False
    void_when_both: bool = False
    void_when_wrong: bool = False
    in_rounds: bool = False

    def written(self, every_point: int, trump: Trump) -> int:
        """Return what all points of the cards are written as."""
        if not self.in_rounds:
            return every_point
        return every_point // (FIVE if trump is Trump.NONE else TEN)

    def award(
        self, tally: Tally, guilty: tuple[bool, bool], claimer: Side, every_point: int
    ) -> Settlement:
        """Settle a deal by a renege claim: ``guilty`` by side, ``every_point`` of the pack."""
        accused = claimer.other
        right = guilty[accused.place]
        found = line(LineCode.CLAIM_RIGHT if right else LineCode.CLAIM_WRONG, claimer)
        # Clabber: no score if both sides reneged, and the same dealer deals again (rules.md 2.13).
        if (self.void_when_both and all(guilty)) or (self.void_when_wrong and not any(guilty)):
            return Settlement(
                tally=tally,
                result=Result.VOID,
                scores=(0, 0),
                lines=(found, line(LineCode.NO_SCORE, claimer)),
                carry=tally.carry,
            )
        # A wrong claim costs what a right one brings (rules.md 2.12).
        winner = claimer if right else accused
        every = self.written(every_point, tally.contract.trump)
        place = winner.place
        melds = tally.melds[place] if self.own_melds else sum(tally.melds)
        belote = tally.belote[place] if self.own_melds else sum(tally.belote)
        writing = line(
            LineCode.EVERY_POINT,
            winner,
            cards=every,
            melds=melds,
            belote=belote,
            carried=tally.carry,
            result=every + melds + belote + tally.carry,
        )
        result = result_of(writing)
        return Settlement(
            tally=tally,
            result=Result.PENALTY,
            scores=(result, 0) if winner is Side.ATTACK else (0, result),
            lines=(found, nothing(winner.other), writing),
        )
