"""What several games share."""

from engine.auctions.points import PointsAuction
from engine.doubling import Doubling
from engine.obligations import FollowSuit, NoLowRuffOverPartner, Overruff, OvertakeTrumpLead, Ruff
from engine.ruleset import Obligation
from engine.trumps import SUIT_TRUMPS

WHOLE_HAND = (3, 2, 3)
"""The usual packets of a hand dealt out at once (R-12)."""

RUFF_UNDER_TOO: tuple[Obligation, ...] = (
    FollowSuit(),
    OvertakeTrumpLead(),
    Ruff(),
    Overruff(),
    NoLowRuffOverPartner(),
)
"""Ruff and go up against an opponent, even under him; free over a partner, but not lower (1.4)."""


def numbers_80_to_160(
    *, capot: int, doubling: Doubling, generale: int | None = None, final_raise: bool = False
) -> PointsAuction:
    """Suits only, from 80 by tens to 160, then a capot."""
    return PointsAuction(
        opening=80,
        step=10,
        ceilings=dict.fromkeys(SUIT_TRUMPS, 160),
        capot=capot,
        generale=generale,
        doubling=doubling,
        final_raise=final_raise,
    )
