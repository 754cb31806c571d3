"""When a game is over, and who has won it (rules.md 1.11)."""

from dataclasses import dataclass
from enum import StrEnum

from engine.seats import Team


class BothReach(StrEnum):
    """The rule when both sides reach the target in one deal (rules.md 1.11)."""

    HIGHER = "higher"
    DRAW = "draw"


class Equal(StrEnum):
    """The rule for equal scores at the target (rules.md 1.11)."""

    PLAY_ON = "play_on"
    LAST_DEAL_WINNER = "last_deal_winner"
    DRAW = "tie"


@dataclass(frozen=True, slots=True)
class Finished:
    """The game is over; no winner means a draw."""

    winner: Team | None


@dataclass(frozen=True, slots=True)
class GameEnd:
    """The end of a game: a side has reached the target and leads (R-06).

    ``deals``: instead of the target, the game is over after so many deals that were played; equal
    scores then mean what they mean at the target.
    """

    target: int
    equal: Equal = Equal.PLAY_ON
    both_reach: BothReach = BothReach.HIGHER
    deals: int | None = None

    def after(
        self, scores: tuple[int, int], last_deal: Team | None, played: int
    ) -> Finished | None:
        """Return how the game has ended, or None while it continues; called after each deal.

        ``last_deal`` is the side that won it, if there was a contract; ``played`` counts the deals
        that had one.
        """
        if self._goes_on(scores, played):
            return None
        both = self.deals is None and min(scores) >= self.target
        if self.both_reach is BothReach.DRAW and (both or _are_equal(scores)):
            return Finished(None)
        if not _are_equal(scores):
            return _of_the_higher(scores)
        match self.equal:
            case Equal.PLAY_ON:
                return None
            case Equal.LAST_DEAL_WINNER:
                return None if last_deal is None else Finished(last_deal)
            case Equal.DRAW:
                return Finished(None)

    def _goes_on(self, scores: tuple[int, int], played: int) -> bool:
        """Whether there are more deals to play or points to win."""
        return max(scores) < self.target if self.deals is None else played < self.deals


def _are_equal(scores: tuple[int, int]) -> bool:
    north_south, east_west = scores
    return north_south == east_west


def _of_the_higher(scores: tuple[int, int]) -> Finished:
    north_south, east_west = scores
    return Finished(Team.NORTH_SOUTH if north_south > east_west else Team.EAST_WEST)
