"""Traditional Belote in 1000 points: equality is enough for the declarer (rules.md 2.6)."""

from engine.auctions.suits import SuitAuction
from engine.cards import BELOTE_SCALES, PACK_32
from engine.deal_plan import DealPlan, FirstDealer, Shuffle, TurnUp
from engine.game_end import BothReach, GameEnd
from engine.ruleset import BeloteRules, RuleSet
from engine.scoring.majority import Majority
from engine.scoring.outcome import Tie
from engine.scoring.shares import Failure, OnFailure
from engine.seats import COUNTER_CLOCKWISE
from engine.variants.family import FIVE_FIRST, RUFF_UNDER_FREELY, THREE_MORE, USUAL_MELDS

BELOTE = RuleSet(
    key="belote",
    family="belote",
    version=1,
    # “Left” in the first round is a slip: it deals and leads to the right.
    seating=COUNTER_CLOCKWISE,
    pack=PACK_32,
    scales=BELOTE_SCALES,
    dealing=DealPlan(
        FIVE_FIRST,
        Shuffle.EVERY_DEAL,
        turn_up=TurnUp.TALON,
        after=THREE_MORE,
        first_dealer=FirstDealer.LOWEST_DRAW,
    ),
    auction=SuitAuction(turned=True),
    # The source has lost its list; another version of the same text has it.
    obligations=RUFF_UNDER_FREELY,
    belote=BeloteRules(points=20),
    melds=USUAL_MELDS,
    scoring=Majority(
        last_trick=10,
        tie=Tie.MADE,
        all_tricks=90,
        # The 90 for all tricks are added after contract and defence were compared.
        all_tricks_help=False,
        all_tricks_lost=True,
        # “Earns no game points” covers the attack's belote: it is lost, not passed on.
        failure=Failure(belote=OnFailure.FORFEITED),
    ),
    end=GameEnd(target=1000, both_reach=BothReach.DRAW),
)
