"""La Contrée: 2000 points, contre out of turn, no undertrumping (RULES.md 2.1)."""

from engine.auctions.points import PointsAuction
from engine.cards import PACK_32
from engine.ruleset import BeloteRules, DealPlan, GameEnd, RuleSet, Shuffle
from engine.scales import BELOTE_SCALES
from engine.scoring.rounded_complement import RoundedComplement
from engine.seats import CLOCKWISE
from engine.tricks import FollowSuit, OvertakeTrumpLead, RuffToWin

CONTREE = RuleSet(
    key="contree",
    version=1,
    seating=CLOCKWISE,
    pack=PACK_32,
    scales=BELOTE_SCALES,
    dealing=DealPlan((3, 2, 3), Shuffle.FIRST_DEAL),
    auction=PointsAuction(opening=80, step=10, ceiling=160, capot=250, multipliers=(2, 4)),
    obligations=(FollowSuit(), OvertakeTrumpLead(), RuffToWin()),
    belote=BeloteRules(points=20),
    scoring=RoundedComplement(last_trick=10),
    end=GameEnd(target=2000),
)
