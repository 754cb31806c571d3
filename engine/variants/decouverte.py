"""Belote Découverte for two: open cards on covered ones (rules.md 2.9)."""

from engine.auctions.suits import SuitAuction
from engine.cards import BELOTE_SCALES, PACK_32
from engine.deal_plan import DealPlan, FirstDealer, Shuffle, TurnUp
from engine.game_end import GameEnd
from engine.ruleset import RuleSet
from engine.scoring.majority import Majority
from engine.scoring.outcome import Tie
from engine.seats import HEAD_TO_HEAD
from engine.variants.family import BEAT_EVERY_TRUMP

DECOUVERTE = RuleSet(
    key="decouverte",
    family="belote",
    version=1,
    seating=HEAD_TO_HEAD,
    pack=PACK_32,
    scales=BELOTE_SCALES,
    dealing=DealPlan(
        # Covered to the opponent, covered to the dealer, then open ones, twice.
        (4, 4, 4, 4),
        Shuffle.EVERY_DEAL,
        turn_up=TurnUp.DEALER_LAST,
        tableau=True,
        first_dealer=FirstDealer.LOWEST_DRAW,
    ),
    auction=SuitAuction(turned=True),
    obligations=BEAT_EVERY_TRUMP,
    belote=None,
    # The source only says who wins the deal: points are those of the standard game.
    scoring=Majority(last_trick=10, tie=Tie.FAILED),
    # Not given in the source.
    end=GameEnd(target=1000),
)
