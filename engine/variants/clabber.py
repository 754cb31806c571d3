"""Clabber: six cards, the dealer's last one proposes trump (rules.md 2.13)."""

from dataclasses import replace

from engine.auctions.suits import SuitAuction
from engine.cards import BELOTE_SCALES, PACK_24, Rank
from engine.deal_plan import DealPlan, FirstDealer, Shuffle, TurnUp
from engine.game_end import Equal, GameEnd
from engine.meld import MeldKind
from engine.meld_rules import Comparison, LastTie, MeldWorth, Ranking, Scope
from engine.ruleset import BeloteRules, BeloteTiming, RuleSet, Showing
from engine.scoring.majority import Majority
from engine.scoring.outcome import Tie
from engine.scoring.penalty import EveryPoint
from engine.scoring.shares import Failure, OnFailure
from engine.seats import CLOCKWISE
from engine.variants.family import (
    BEAT_EVERY_TRUMP,
    FOURS,
    FOURS_FIRST,
    JACKS_FIRST,
    SEQUENCES,
    USUAL_MELDS,
)

CLABBER = RuleSet(
    key="clabber",
    family="clabber",
    version=1,
    seating=CLOCKWISE,
    pack=PACK_24,
    scales=BELOTE_SCALES,
    dealing=DealPlan(
        (1, 1, 1, 1, 1, 1),
        Shuffle.EVERY_DEAL,
        turn_up=TurnUp.DEALER_LAST,
        first_dealer=FirstDealer.FIRST_JACK,
        deals_again=True,
    ),
    auction=SuitAuction(turned=True, must_hold_trump=True),
    # The source is silent on trump leads: they are overtaken.
    obligations=BEAT_EVERY_TRUMP,
    belote=BeloteRules(points=20, timing=BeloteTiming.SECOND),
    melds=replace(
        USUAL_MELDS,
        # Four jacks are called a mule.
        worth=MeldWorth(SEQUENCES, FOURS | {Rank.NINE: 100}, own_kinds={Rank.JACK: MeldKind.MULE}),
        ranking=Ranking((MeldKind.MULE, *FOURS_FIRST), JACKS_FIRST),
        comparison=Comparison(Scope.BEST_SIDE, LastTie.CANCEL),
        # Shown with the second trick.
        showing=Showing.SECOND_TRICK,
    ),
    scoring=Majority(
        last_trick=10,
        tie=Tie.FAILED,
        failure=Failure(
            cards=OnFailure.FORFEITED, melds=OnFailure.FORFEITED, belote=OnFailure.FORFEITED
        ),
    ),
    # The list of reneges is lost; what the engine can see of them counts.
    penalty=EveryPoint(void_when_both=True),
    end=GameEnd(target=500, equal=Equal.DRAW),
)
