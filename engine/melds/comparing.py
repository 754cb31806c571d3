"""Whose melds score once all have announced (rules.md 1.6)."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from engine.melds.ranking import Height
from engine.seats import Seat, Seating


class Scope(StrEnum):
    """Who scores: the side of the best meld, its owner alone, or everybody without comparison."""

    BEST_SIDE = "best_team_scores_all"
    BEST_PLAYER = "best_player_scores_own"
    EVERY_SIDE = "each_team_scores_all"


class LastTie(StrEnum):
    """What decides between equal melds of rivals; nothing may, and then nobody scores.

    ``TURN``: as ``ELDEST``, but melds of a kind are equal as soon as they are worth the same.
    """

    ELDEST = "eldest"
    DEALER_FIRST = "dealer_first"
    CANCEL = "cancel"
    TURN = "turn"


@dataclass(frozen=True, slots=True)
class Comparison:
    """Who scores, and who of equals."""

    scope: Scope
    last_tie: LastTie = LastTie.ELDEST

    def scoring(
        self, heights: Mapping[Seat, Height], seating: Seating, dealer: Seat
    ) -> tuple[Seat, ...]:
        """The seats that score, by the height of each one's best meld, in order of play."""
        announcing = tuple(
            seat for seat in seating.starting_at(seating.after(dealer)) if seat in heights
        )
        if self.scope is Scope.EVERY_SIDE or not announcing:
            return announcing
        best = self._best(heights, seating, dealer)
        return tuple(seat for seat in announcing if self._together(seat, best, seating))

    def _best(self, heights: Mapping[Seat, Height], seating: Seating, dealer: Seat) -> Seat | None:
        """The owner of the best meld; None when a rival holds its equal, and both cancel."""
        highest = max(heights.values())
        dealer_first = self.last_tie is LastTie.DEALER_FIRST
        order = seating.starting_at(dealer if dealer_first else seating.after(dealer))
        first, *others = (seat for seat in order if heights.get(seat) == highest)
        rivals = any(not self._together(seat, first, seating) for seat in others)
        return None if rivals and self.last_tie is LastTie.CANCEL else first

    def _together(self, seat: Seat, best: Seat | None, seating: Seating) -> bool:
        """Whether this seat scores with the best one: they are no rivals."""
        if best is None or self.scope is Scope.BEST_PLAYER:
            return seat is best
        return seating.team(seat) is seating.team(best)
