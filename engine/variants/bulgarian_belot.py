"""Bulgarian belot: six contracts, runs and fours compared apart, paired tens (rules.md 2.14)."""

from engine.auctions.rising import LadderAuction
from engine.cards import BELOTE_SCALES, PACK_32, Trump
from engine.deal_plan import DealPlan, FirstDealer, Shuffle
from engine.doubling import Doubling, Timing
from engine.game_end import GameEnd
from engine.meld_rules import Comparison, LastTie, Melds, MeldWorth, Ranking, Scope
from engine.obligations import FollowSuit, OvertakeLead, RuffToWin
from engine.ruleset import BeloteRules, BeloteTiming, RuleSet, Showing
from engine.scoring.majority import Majority
from engine.scoring.outcome import Tie
from engine.scoring.paired_tens import PairedTens
from engine.seats import COUNTER_CLOCKWISE
from engine.variants.family import (
    FIVE_FIRST,
    FOURS,
    FOURS_FIRST,
    JACKS_FIRST,
    SEQUENCES,
    THREE_MORE,
)

BULGARIAN_BELOT = RuleSet(
    key="bulgarian_belot",
    family="belote",
    version=1,
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
            Trump.CLUBS,
            Trump.DIAMONDS,
            Trump.HEARTS,
            Trump.SPADES,
            Trump.NONE,
            Trump.ALL,
        ),
        doubling=Doubling(multipliers=(2, 4), timing=Timing.IN_TURN, closes_bidding=False),
    ),
    obligations=(FollowSuit(), OvertakeLead(), RuffToWin()),
    # With a discard the first card of a belote says nothing, and the points are lost.
    belote=BeloteRules(
        points=20, timing=BeloteTiming.FIRST, at_all_trumps=True, discard_loses=True
    ),
    melds=Melds(
        worth=MeldWorth(SEQUENCES, FOURS),
        # No melds at no trumps, where all card points count twice.
        no_trump_worth=MeldWorth({}, {}),
        ranking=Ranking(FOURS_FIRST, JACKS_FIRST, exact_length=True, by_trump=False),
        # Runs are compared with runs and fours with fours; of equal best runs none scores.
        comparison=Comparison(Scope.BEST_SIDE, LastTie.CANCEL, apart=True),
        showing=Showing.LAST_TRICK,
    ),
    # Rounded together: both sides always write the tenth of all points.
    scoring=Majority(last_trick=10, tie=Tie.HANGS, all_tricks=90, match_points=PairedTens()),
    # A deal in which one side won every trick does not end the game (s kapo ne se izliza).
    end=GameEnd(target=151, sweep_ends=False),
)
