"""Parts that several games share."""

from engine.auctions.points import PointsAuction
from engine.auctions.rising import FinalRaise
from engine.cards import SUIT_TRUMPS, Rank
from engine.doubling import Doubling
from engine.meld import MeldKind
from engine.meld_rules import Comparison, Melds, MeldWorth, Ranking, Scope
from engine.obligations import FollowSuit, NoLowRuffOverPartner, Overruff, OvertakeLead, Ruff
from engine.ruleset import Obligation

WHOLE_HAND = (3, 2, 3)
"""The usual packets of a hand dealt out at once (R-12)."""

FIVE_FIRST, THREE_MORE = (3, 2), (3,)
"""The usual packets before and after trump is chosen (R-12)."""

RUFF_UNDER_TOO: tuple[Obligation, ...] = (
    FollowSuit(),
    OvertakeLead(),
    Ruff(),
    Overruff(),
    NoLowRuffOverPartner(),
)
"""Ruff and overruff opponents; free if the partner wins, but no lower trump (1.4)."""


RUFF_UNDER_FREELY: tuple[Obligation, ...] = (FollowSuit(), OvertakeLead(), Ruff(), Overruff())
"""Ruff and overruff an opponent, undertrumping if need be; any card if the partner wins (R-38)."""

RUFF_AT_WILL: tuple[Obligation, ...] = (
    FollowSuit(),
    OvertakeLead(unless_partner_winning=True),
    Ruff(unless_partner_winning=False),
)
"""Ruff even a partner, high or low; on a trump lead no need to beat them (R-43)."""

BEAT_EVERY_TRUMP: tuple[Obligation, ...] = (
    FollowSuit(),
    OvertakeLead(),
    Ruff(unless_partner_winning=False),
    Overruff(unless_partner_winning=False),
)
"""Ruff even a partner, and go over any trump in the trick if possible (rules.md 2.11)."""


SEQUENCES = {MeldKind.THREE: 20, MeldKind.FOUR_IN_SEQUENCE: 50, MeldKind.FIVE: 100}
HUNDREDS = dict.fromkeys((Rank.ACE, Rank.TEN, Rank.KING, Rank.QUEEN), 100)
# Fours worth the same rank A 10 K Q.
FOURS = {Rank.JACK: 200, Rank.NINE: 150} | HUNDREDS
FOURS_FIRST = (
    MeldKind.FOUR_OF_A_KIND,
    MeldKind.FIVE,
    MeldKind.FOUR_IN_SEQUENCE,
    MeldKind.THREE,
)
JACKS_FIRST = (Rank.JACK, Rank.NINE, Rank.ACE, Rank.TEN, Rank.KING, Rank.QUEEN)

USUAL_MELDS = Melds(
    worth=MeldWorth(SEQUENCES, FOURS),
    ranking=Ranking(FOURS_FIRST, JACKS_FIRST),
    comparison=Comparison(Scope.BEST_SIDE),
)
"""The melds of most games: the side of the best one scores all of its own (rules.md 1.6)."""

NO_TRUMP_ACES = MeldWorth({}, {Rank.ACE: 200})
"""At no trumps only four aces are announced (rules.md 2.7)."""


def numbers_80_to_160(
    *,
    capot: int,
    doubling: Doubling,
    generale: int | None = None,
    final_raise: FinalRaise = FinalRaise.NONE,
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
