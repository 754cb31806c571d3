"""La Contrée: 2000 points, contre out of turn, no undertrumping (RULES.md 2.1)."""

from engine.auctions.points import PointsAuction
from engine.cards import PACK_32
from engine.doubling import Doubling, Timing
from engine.obligations import FollowSuit, OvertakeTrumpLead, RuffToWin
from engine.ruleset import BeloteRules, DealPlan, GameEnd, RuleSet, Shuffle
from engine.scales import BELOTE_SCALES
from engine.scoring.rounded_complement import RoundedComplement
from engine.seats import CLOCKWISE
from engine.trumps import SUIT_TRUMPS

CONTREE = RuleSet(
    key="contree",
    version=1,
    seating=CLOCKWISE,
    pack=PACK_32,
    scales=BELOTE_SCALES,
    dealing=DealPlan((3, 2, 3), Shuffle.FIRST_DEAL),
    auction=PointsAuction(
        opening=80,
        step=10,
        ceilings=dict.fromkeys(SUIT_TRUMPS, 160),
        capot=250,
        doubling=Doubling(multipliers=(2, 4), timing=Timing.ANY_OPPONENT, closes_bidding=True),
    ),
    obligations=(FollowSuit(), OvertakeTrumpLead(), RuffToWin()),
    belote=BeloteRules(points=20),
    scoring=RoundedComplement(last_trick=10),
    end=GameEnd(target=2000),
)
