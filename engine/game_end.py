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


class TargetMet(StrEnum):
    """The condition under which a side has reached the target.

    ``PROLAZ``: also that it bid the last deal, made it and leads. ``AT_ONCE``: the points of a
    running deal count too, and end it (dosta). ``WITHOUT_BELOTE``: also that its last deal brought
    it more than a belote.
    """

    REACHED = "reached"
    EXCEEDED = "exceeded"
    PROLAZ = "prolaz"
    AT_ONCE = "at-once"
    WITHOUT_BELOTE = "without-belote"


@dataclass(frozen=True, slots=True)
class Finished:
    """The game is over; no winner means a draw."""

    winner: Team | None


@dataclass(frozen=True, slots=True)
class GameEnd:
    """The end of a game: a side has reached the target and leads (R-06).

    ``deals``: instead of the target, the game is over after so many deals that were played; equal
    scores then mean what they mean at the target. ``sweep_ends``: a deal in which a side won every
    trick may be the last one.
    """

    target: int
    equal: Equal = Equal.PLAY_ON
    both_reach: BothReach = BothReach.HIGHER
    deals: int | None = None
    met: TargetMet = TargetMet.REACHED
    sweep_ends: bool = True

    @property
    def lowest(self) -> int:
        """The fewest points that end the game."""
        return self.target + (self.met is TargetMet.EXCEEDED)

    def after(
        self,
        scores: tuple[int, int],
        last_deal: Team | None,
        played: int,
        belote_at_most: tuple[bool, bool] = (False, False),
        *,
        made: bool = True,
        swept: bool = False,
    ) -> Finished | None:
        """Return how the game has ended, or None while it continues; called after each deal.

        ``last_deal`` is the side that won it, if there was a contract; ``played`` counts the deals
        that had one. ``belote_at_most``: which sides the last deal brought no more than a belote.
        ``made``: who won it had bid it. ``swept``: one of them won every trick of it.
        """
        if swept and not self.sweep_ends and self.deals is None:
            return None
        ours, theirs = (
            score >= self.lowest
            and not (alone and self.met is TargetMet.WITHOUT_BELOTE)
            and (self.met is not TargetMet.PROLAZ or (made and team is last_deal and score > other))
            for team, score, other, alone in zip(
                Team, scores, reversed(scores), belote_at_most, strict=True
            )
        )
        if played < self.deals if self.deals is not None else not (ours or theirs):
            return None
        both = self.deals is None and ours and theirs
        if self.deals is None and ours is not theirs:
            return Finished(Team.NORTH_SOUTH if ours else Team.EAST_WEST)
        # Traditional Belote draws if both are there (rules.md 2.6).
        if self.both_reach is BothReach.DRAW and (both or _are_equal(scores)):
            return Finished(None)
        if not _are_equal(scores):
            north_south, east_west = scores
            return Finished(Team.NORTH_SOUTH if north_south > east_west else Team.EAST_WEST)
        match self.equal:
            case Equal.PLAY_ON:
                return None
            case Equal.LAST_DEAL_WINNER:
                # La Coinche: the side that won the last deal (rules.md 2.8).
                return None if last_deal is None else Finished(last_deal)
            case Equal.DRAW:
                return Finished(None)


def _are_equal(scores: tuple[int, int]) -> bool:
    north_south, east_west = scores
    return north_south == east_west
