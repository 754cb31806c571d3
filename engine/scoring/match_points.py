"""Match points: raw points by tens, the whole pot when doubled (rules.md 2.7)."""

from dataclasses import dataclass

from engine.scoring.portions import Portion
from engine.scoring.reaching import line, nothing
from engine.scoring.rounding import to_tens
from engine.scoring.shares import swept
from engine.settlement import Line, LineCode, Side, Tally
from engine.trumps import Trump


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchPoints:
    """A match point for each ten; a rest of ``suit``, ``no_trumps``, ``all_trumps`` goes up.

    ``every_trick`` is on top of them for the winner of a deal who won every trick, never
    multiplied. ``no_trump_factor``: how often every point of a deal at no trumps counts (R-45).
    ``pot``: a doubled deal gives the winner all points of both sides (R-46); otherwise both sides
    write their own, multiplied.
    """

    suit: int = 7
    no_trumps: int = 6
    all_trumps: int = 5
    every_trick: int = 9
    no_trump_factor: int = 1
    pot: bool = True

    def factor(self, tally: Tally) -> int:
        """How often a raw point counts."""
        return self.no_trump_factor if tally.contract.trump is Trump.NONE else 1

    def takes_pot(self, tally: Tally) -> bool:
        """Whether the winner writes the points of both sides."""
        return self.pot and tally.contract.multiplier > 1

    def written(self, portion: Portion, side: Side, tally: Tally, *, wins: bool) -> Line:
        """What this side writes: raw points multiplied, what hung added, then converted."""
        multiplier = tally.contract.multiplier
        raw = portion.points * multiplier + portion.carried
        if not raw:
            return nothing(side)
        tens = to_tens(raw, self._up_from(tally.contract.trump)) // 10
        every_trick = wins and swept(tally, side)
        bonus = self.every_trick if every_trick else 0
        return line(
            LineCode.MATCH_POINTS,
            side,
            own=portion.own.total,
            gained=portion.gained.total,
            multiplier=multiplier,
            carried=portion.carried,
            extra=raw - portion.own.total,
            raw=raw,
            tens=tens,
            bonus=bonus,
            result=tens + bonus,
        )

    def _up_from(self, trump: Trump) -> int:
        match trump:
            case Trump.NONE:
                return self.no_trumps
            case Trump.ALL:
                return self.all_trumps
            case _:
                return self.suit
