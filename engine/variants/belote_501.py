"""Belote Classic in 501 points: take the turned-up card or name another suit (rules.md 2.5)."""

from dataclasses import replace

from engine.auctions.suits import SuitAuction
from engine.cards import BELOTE_SCALES, PACK_32, Rank
from engine.deal_plan import DealPlan, Shuffle, TurnUp
from engine.game_end import GameEnd
from engine.meld_rules import MeldWorth, Ranking
from engine.ruleset import BeloteRules, RuleSet
from engine.scoring.majority import Majority
from engine.scoring.outcome import Tie
from engine.seats import COUNTER_CLOCKWISE
from engine.variants.family import (
    FIVE_FIRST,
    FOURS,
    FOURS_FIRST,
    JACKS_FIRST,
    RUFF_UNDER_TOO,
    SEQUENCES,
    THREE_MORE,
    USUAL_MELDS,
)

BELOTE_501 = RuleSet(
    key="belote_501",
    family="belote",
    version=1,
    seating=COUNTER_CLOCKWISE,
    pack=PACK_32,
    scales=BELOTE_SCALES,
    dealing=DealPlan(FIVE_FIRST, Shuffle.EVERY_DEAL, turn_up=TurnUp.TALON, after=THREE_MORE),
    # In the second round the turned-up suit can no longer be named.
    auction=SuitAuction(turned=True),
    obligations=RUFF_UNDER_TOO,
    belote=BeloteRules(points=20),
    melds=replace(
        USUAL_MELDS,
        # “Any other rank”: here four eights and four sevens count, too, below the others
        #
        worth=MeldWorth(SEQUENCES, FOURS | dict.fromkeys((Rank.EIGHT, Rank.SEVEN), 100)),
        ranking=Ranking(FOURS_FIRST, (*JACKS_FIRST, Rank.EIGHT, Rank.SEVEN), exact_length=True),
    ),
    # The source does not settle a tie: the attack's points wait for the next decided deal.
    # All tricks count 100 in place of the 10. A failed attack loses its belote as well
    #
    scoring=Majority(last_trick=10, tie=Tie.HANGS, all_tricks=90),
    end=GameEnd(target=501),
)
