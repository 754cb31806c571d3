"""One game's melds, as data over what a hand holds and how melds compare."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, combinations

from engine.cards import Card
from engine.meld import Meld
from engine.melds.comparing import Comparison, LastTie
from engine.melds.holding import fours_in, sequences_in
from engine.melds.ranking import Height, Ranking
from engine.melds.worth import MeldWorth
from engine.ruleset import ImpossibleRuleSet
from engine.seats import Seat, Seating
from engine.trumps import Trump


@dataclass(frozen=True, slots=True, kw_only=True)
class Melds:
    """Melds worth so much, at no trumps perhaps otherwise, ranked and compared so.

    ``shown``: those that score are laid open at the second trick; ``at_once``: all as they are
    announced. ``most``: only so many of a hand, its best, count. ``longest``: longer runs are cut
    from the top into melds of that length. ``shared``: a card may serve a four and a run (R-80).
    """

    worth: MeldWorth
    ranking: Ranking
    comparison: Comparison
    shown: bool = False
    no_trump_worth: MeldWorth | None = None
    most: int | None = None
    longest: int | None = None
    at_once: bool = False
    shared: bool = False

    def __post_init__(self) -> None:
        for worth in (self.worth, self.no_trump_worth or self.worth):
            if not worth.kinds <= set(self.ranking.kinds):
                raise ImpossibleRuleSet("a kind of meld has no place among the others")
            if not set(worth.fours) <= set(self.ranking.fours):
                raise ImpossibleRuleSet("four of a kind have no place among the others")

    def plan(self, hand: Sequence[Card], trump: Trump) -> tuple[Meld, ...]:
        """The melds of a hand that are worth most together, best first.

        Every choice of its fours is tried with the maximal runs of the rest, or of all cards where
        they are ``shared``; of equal totals the one with the best single meld is kept (R-80).
        """

        def value(plan: tuple[Meld, ...]) -> tuple[int, tuple[Height, ...]]:
            points = sum(meld.points for meld in plan)
            return points, tuple(self.ranking.height(meld, trump) for meld in plan)

        return max(self._plans(hand, trump), key=value)

    def scoring(
        self, announced: Sequence[tuple[Meld, ...]], trump: Trump, seating: Seating, dealer: Seat
    ) -> tuple[Seat, ...]:
        """The seats whose melds score, of melds indexed by seat, once all have announced."""
        heights = {
            seat: max(self._compared(meld, trump) for meld in announced[seat])
            for seat in seating.order
            if announced[seat]
        }
        return self.comparison.scoring(heights, seating, dealer)

    def _compared(self, meld: Meld, trump: Trump) -> Height:
        height = self.ranking.height(meld, trump)
        if self.comparison.last_tie is not LastTie.TURN:
            return height
        return height[0], meld.points, 0, False

    def _plans(self, hand: Sequence[Card], trump: Trump) -> Iterator[tuple[Meld, ...]]:
        worth = (self.no_trump_worth if trump is Trump.NONE else None) or self.worth
        fours = fours_in(hand, worth)
        choices = chain.from_iterable(combinations(fours, size) for size in range(len(fours) + 1))
        for chosen in choices:
            used = {card for four in chosen for card in four.cards if not self.shared}
            rest = [card for card in hand if card not in used]
            melds = [*chosen, *sequences_in(rest, worth, self.longest)]
            melds.sort(key=lambda meld: self.ranking.height(meld, trump), reverse=True)
            yield tuple(melds[: self.most])
