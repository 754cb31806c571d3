"""A game that nobody plays, made of parts of the others: what a new game costs is this file."""

from engine.auctions.points import PointsAuction
from engine.cards import BELOTE_SCALES, PACK_24, SUIT_TRUMPS, Trump
from engine.deal_plan import DealPlan, FirstDealer, Shuffle
from engine.doubling import Doubling, Timing
from engine.game_end import Equal, GameEnd
from engine.meld_rules import Comparison, LastTie, Melds, MeldWorth, Ranking, Scope
from engine.ruleset import BeloteRules, BeloteTiming, FirstLead, RuleSet, Showing
from engine.scoring.points_and_bid import PointsAndBid
from engine.seats import COUNTER_CLOCKWISE
from engine.variants.family import (
    FOURS,
    FOURS_FIRST,
    JACKS_FIRST,
    RUFF_UNDER_FREELY,
    SEQUENCES,
)

CORSICAN = RuleSet(
    key="corsican",
    family="belote",
    version=1,
    seating=COUNTER_CLOCKWISE,
    pack=PACK_24,
    scales=BELOTE_SCALES,
    dealing=DealPlan(
        (2, 2),
        Shuffle.EVERY_DEAL,
        after=(2,),
        first_dealer=FirstDealer.FIRST_JACK,
        deals_again=True,
    ),
    auction=PointsAuction(
        opening=50,
        step=20,
        ceilings=dict.fromkeys(SUIT_TRUMPS, 170) | {Trump.ALL: 210},
        generale=400,
        pass_is_final=True,
        doubling=Doubling(multipliers=(2, 5), timing=Timing.ANY_OPPONENT, closes_bidding=True),
    ),
    obligations=RUFF_UNDER_FREELY,
    belote=BeloteRules(points=20, timing=BeloteTiming.SECOND, king_first=True),
    melds=Melds(
        worth=MeldWorth(SEQUENCES, FOURS),
        ranking=Ranking(FOURS_FIRST, JACKS_FIRST),
        comparison=Comparison(Scope.BEST_PLAYER, LastTie.CANCEL),
        showing=Showing.SECOND_TRICK,
    ),
    scoring=PointsAndBid(last_trick=10, pot=162, unbid_capot=50),
    end=GameEnd(target=900, equal=Equal.DRAW),
    lead=FirstLead.DECLARER,
)
