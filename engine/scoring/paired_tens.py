"""Points divided by ten so that the two sides together keep every ten (rules.md 2.14)."""

from dataclasses import dataclass

from engine.cards import Trump
from engine.scoring.outcome import line, nothing
from engine.scoring.shares import Portion, Share, nearest_ten, to_tens
from engine.settlement import Line, LineCode, Result, Side, Tally

PairedPortions = tuple[Portion, Portion]


@dataclass(frozen=True, slots=True, kw_only=True)
class PairedTens:
    """One point per ten, each side's rest rounded by what is trump (rules.md 2.14).

    A rest of at least ``suit``, ``no_trumps`` … goes up. A ten that both lose so goes to the side
    with fewer points, and of equal ones to the attack. ``no_trump_factor``: how often every point
    of a deal at no trumps counts, but for the bonus for every trick. Doubled, the winner of the
    deal writes the points of both, and a tie leaves all of them hanging.
    """

    suit: int = 7
    no_trumps: int = 6
    all_trumps: int = 5
    no_trump_factor: int = 2

    def factor(self, tally: Tally) -> int:
        """Return the factor for raw points."""
        return self.no_trump_factor if tally.contract.trump is Trump.NONE else 1

    def takes_pot(self, tally: Tally) -> bool:
        """Whether the winner scores the points of both sides, and a tie nobody."""
        return tally.contract.multiplier > 1

    def held(self, shares: tuple[Share, Share], tally: Tally) -> int:
        """Return what a tie leaves hanging."""
        ours, theirs = self._units((shares[0].total, shares[1].total), tally)
        return (ours + theirs) * tally.contract.multiplier if self.takes_pot(tally) else ours

    def written(
        self, portions: PairedPortions, shares: tuple[Share, Share], result: Result, tally: Tally
    ) -> tuple[Line, Line]:
        """Return both sides' scores; of a tie the attack's share is not among them."""
        if result is Result.TIE:
            if self.takes_pot(tally):
                return nothing(Side.ATTACK), nothing(Side.DEFENCE)
            points = shares[0].total, shares[1].total
        else:
            points = portions[0].points, portions[1].points
        attack, defence = (
            self._line(side, portion, units, tally)
            for side, portion, units in zip(Side, portions, self._units(points, tally), strict=True)
        )
        return attack, defence

    def _units(self, points: tuple[int, int], tally: Tally) -> tuple[int, int]:
        ours, theirs = points
        up_from = {Trump.NONE: self.no_trumps, Trump.ALL: self.all_trumps}.get(
            tally.contract.trump, self.suit
        )
        attack, defence = (to_tens(each, up_from) // 10 for each in points)
        lost = nearest_ten(ours + theirs) // 10 - attack - defence
        return (attack + lost, defence) if ours <= theirs else (attack, defence + lost)

    def _line(self, side: Side, portion: Portion, units: int, tally: Tally) -> Line:
        points, carried = portion.points, portion.carried
        if not points and not carried:
            return nothing(side)
        multiplier = tally.contract.multiplier
        return line(
            LineCode.PAIRED_TENS,
            side,
            own=portion.own.total,
            gained=portion.gained.total,
            points=points,
            tens=units,
            multiplier=multiplier,
            carried=carried,
            extra=units * multiplier + carried - units,
            result=units * multiplier + carried,
        )
