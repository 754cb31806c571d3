"""La Contrée: 2000 points, contre out of turn, no undertrumping (rules.md 2.1)."""

from engine.auctions.points import PointsAuction
from engine.cards import BELOTE_SCALES, PACK_32, SUIT_TRUMPS
from engine.deal_plan import DealPlan, Shuffle
from engine.doubling import Doubling, Timing
from engine.game_end import GameEnd
from engine.obligations import FollowSuit, OvertakeLead, RuffToWin
from engine.ruleset import BeloteRules, RuleSet
from engine.scoring.points_and_bid import PointsAndBid
from engine.scoring.shares import Rounding
from engine.seats import CLOCKWISE

CONTREE = RuleSet(
    key="contree",
    family="contree",
    version=1,
    # The French original of the source runs the other way round; its English text decides.
    seating=CLOCKWISE,
    pack=PACK_32,
    scales=BELOTE_SCALES,
    # At a table the pack is gathered and cut. Online that could be tracked, and is not rated
    #
    dealing=DealPlan((3, 2, 3), Shuffle.EVERY_DEAL),
    auction=PointsAuction(
        opening=80,
        step=10,
        ceilings=dict.fromkeys(SUIT_TRUMPS, 160),
        capot=250,
        # Fists on the table: any opponent may double at once, out of turn.
        doubling=Doubling(multipliers=(2, 4), timing=Timing.ANY_OPPONENT, closes_bidding=True),
    ),
    # A trump lead is overtaken even over the partner. Otherwise nobody has to undertrump.
    obligations=(FollowSuit(), OvertakeLead(), RuffToWin()),
    belote=BeloteRules(points=20),
    scoring=PointsAndBid(
        # Belote is a margin for the attack and is never written. Halves round up.
        last_trick=10,
        pot=160,
        rounding=Rounding.COMPLEMENT,
        belote_written=False,
    ),
    end=GameEnd(target=2000),
)
