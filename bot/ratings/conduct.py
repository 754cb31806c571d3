"""Decide who left a game, and how it counts for the others if it was broken off."""

import math
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from enum import StrEnum

from bot.ratings.rating import Standing


class Ending(StrEnum):
    """The way in which a game came to its end."""

    PLAYED = "played"
    AGREED = "agreed"  # the other side had nothing against it
    GIVEN_UP = "given-up"  # stopped by one of its players, without the others' consent
    CUT = "cut"  # from outside: by a manager, or with its channel
    ABANDONED = "abandoned"  # nobody went on


@dataclass(frozen=True, slots=True)
class Starter:
    """Someone who started the game in a seat, and the moves made there.

    ``there``: at the end they sit there and play themselves.
    """

    user_id: int
    seat: int
    team: int
    own: int
    others: int
    there: bool

    @property
    def share(self) -> float:
        """The part of the moves that they made themselves."""
        moves = self.own + self.others
        return self.own / moves if moves else 1.0

    @property
    def left(self) -> bool:
        """Whether they count as having left: most of their moves must be their own."""
        return not self.there or self.share <= 1 / 2


@dataclass(frozen=True, slots=True)
class Scored:
    """The score after a deal, and which of the first players were missing at its end."""

    scores: tuple[int, int]
    missing: frozenset[int]


@dataclass(frozen=True, slots=True)
class Length:
    """The length of a game: a target in points, or a number of deals."""

    target: int
    deals: int | None = None

    def standing(self, scores: tuple[int, int], played: int) -> Standing:
        """The side that is ahead, and how clearly, given what is still to be played."""
        lead = abs(scores[0] - scores[1])
        if not lead:
            return Standing(None, 0.0)
        leader = 0 if scores[0] > scores[1] else 1
        if self.deals is None:
            to_come: float = self.target - max(scores)
        else:
            to_come = (self.deals - played) * sum(map(abs, scores)) / max(played, 1)
        return Standing(leader, lead / (lead + max(to_come, 0.0)))


@dataclass(frozen=True, slots=True)
class ConductVerdict:
    """The leavers, and the standing for the others; without one the game counts in full."""

    leavers: frozenset[int]
    standing: Standing | None


def judged(
    starters: Sequence[Starter],
    deals: Sequence[Scored],
    length: Length,
    ending: Ending,
    *,
    blamed: Collection[int] = (),
    running: tuple[int, int] = (0, 0),
) -> ConductVerdict | None:
    """Judge a finished game; None if it counts for nobody.

    ``blamed`` are those by whom it ended before its time; ``running`` is what the deal that was
    cut off promises each side.
    """
    left = frozenset(each.user_id for each in starters if each.left) | frozenset(blamed)
    # The score after the last deal that everybody played decides for the others (ADR 12).
    missed = (nth for nth, deal in enumerate(deals) if left & deal.missing)
    first = next(missed, None)
    if first is not None:
        return ConductVerdict(left, length.standing(deals[first].scores, first + 1))
    if ending is Ending.PLAYED:
        return ConductVerdict(left, None)
    if ending is Ending.AGREED and not left:
        return None
    scores = deals[-1].scores if deals else (0, 0)
    if ending in (Ending.CUT, Ending.ABANDONED):
        scores = (scores[0] + running[0], scores[1] + running[1])
    standing = length.standing(scores, len(deals))
    return ConductVerdict(left, standing) if left or standing.leader is not None else None


RUNNING_DEAL = 0.2
"""The part of a game to its target that a deal decides, by and large."""


def unfinished_deal_worth(length: Length, side: int | None) -> tuple[int, int]:
    """The worth of an unfinished deal to the side that was about to win it."""
    worth = math.ceil(length.target * RUNNING_DEAL)
    return (worth if side == 0 else 0, worth if side == 1 else 0)
