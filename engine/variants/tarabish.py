"""Tarabish: nine cards, three of them a kitty, a dealer who must name (rules.md 2.12)."""

from engine.auctions.suits import SuitAuction
from engine.cards import BELOTE_SCALES, PACK_36
from engine.deal_plan import DealPlan, FirstDealer, Shuffle
from engine.game_end import GameEnd
from engine.meld import MeldKind
from engine.meld_rules import Comparison, LastTie, Melds, MeldWorth, Ranking, Scope
from engine.ruleset import BeloteRules, BeloteTiming, RuleSet, Showing
from engine.scoring.majority import Majority
from engine.scoring.outcome import Tie
from engine.scoring.penalty import EveryPoint
from engine.seats import CLOCKWISE
from engine.variants.family import BEAT_EVERY_TRUMP

TARABISH = RuleSet(
    key="tarabish",
    family="tarabish",
    version=1,
    # The source says right and clockwise: it is dealt from the left.
    seating=CLOCKWISE,
    pack=PACK_36,
    scales=BELOTE_SCALES,
    dealing=DealPlan(
        (3, 3, 3),
        Shuffle.EVERY_DEAL,
        shortest_cut=4,
        kitty=3,
        first_dealer=FirstDealer.LOWEST_DRAW,
    ),
    auction=SuitAuction(turned=False, dealer_must_name=True),
    # A trump lead is overtaken, as at a public server.
    obligations=BEAT_EVERY_TRUMP,
    belote=BeloteRules(points=20, timing=BeloteTiming.SECOND, with_run=True),
    melds=Melds(
        # The list is lost, and its remark that twenty beats fifty is an inversion.
        worth=MeldWorth({MeldKind.THREE: 20, MeldKind.FOUR_IN_SEQUENCE: 50}, {}),
        ranking=Ranking((MeldKind.FOUR_IN_SEQUENCE, MeldKind.THREE)),
        comparison=Comparison(Scope.BEST_PLAYER, LastTie.CANCEL),
        showing=Showing.SECOND_TRICK,
        # Longer runs are cut from the top into fifties, with a twenty if three are left.
        longest=4,
    ),
    scoring=Majority(last_trick=10, tie=Tie.HALF),
    penalty=EveryPoint(),
    end=GameEnd(target=500),
)
