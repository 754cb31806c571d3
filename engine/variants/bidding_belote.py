"""Bidding Belote: a ladder of contracts, doubles up to the match, points by tens (2.7)."""

from dataclasses import replace

from engine.auctions.rising import LadderAuction
from engine.cards import BELOTE_SCALES, PACK_32, Trump
from engine.deal_plan import DealPlan, FirstDealer, Shuffle
from engine.doubling import Doubling, Timing
from engine.game_end import GameEnd
from engine.meld_rules import Comparison, Scope
from engine.ruleset import BeloteRules, BeloteTiming, RuleSet
from engine.scoring.majority import Majority, MatchPoints
from engine.scoring.outcome import Tie
from engine.seats import COUNTER_CLOCKWISE
from engine.variants.family import (
    FIVE_FIRST,
    NO_TRUMP_ACES,
    RUFF_AT_WILL,
    THREE_MORE,
    USUAL_MELDS,
)

BIDDING_BELOTE = RuleSet(
    key="bidding_belote",
    family="belote",
    version=1,
    # “Clockwise” in the source is a slip.
    seating=COUNTER_CLOCKWISE,
    pack=PACK_32,
    scales=BELOTE_SCALES,
    dealing=DealPlan(
        FIVE_FIRST,
        Shuffle.EVERY_DEAL,
        after=THREE_MORE,
        first_dealer=FirstDealer.LOWEST_DRAW,
    ),
    auction=LadderAuction(
        ladder=(
            # The ladder is lost in the source; all public descriptions agree on this one.
            Trump.CLUBS,
            Trump.DIAMONDS,
            Trump.HEARTS,
            Trump.SPADES,
            Trump.NONE,
            Trump.ALL,
        ),
        doubling=Doubling(
            # A higher contract cancels all doubles.
            multipliers=(2, 4, 4),
            timing=Timing.IN_TURN,
            closes_bidding=False,
            decisive=3,
        ),
    ),
    # No exemption for a winning partner, as written; at all trumps each lead is a trump lead
    #
    obligations=RUFF_AT_WILL,
    # None at all trumps.
    belote=BeloteRules(points=20, timing=BeloteTiming.FIRST),
    melds=replace(
        USUAL_MELDS,
        no_trump_worth=NO_TRUMP_ACES,
        comparison=Comparison(Scope.EVERY_SIDE),
    ),
    # No trumps count 130, not doubled. Of a doubled deal the winner takes the pot.
    # After a tie the defence has its points, and 85 hang.
    scoring=Majority(last_trick=10, tie=Tie.HANGS, hanging=85, match_points=MatchPoints()),
    end=GameEnd(target=151),
)
