"""Croatian bela: two face-down cards, a dealer who must call, every card gone over (2.15)."""

from dataclasses import replace

from engine.auctions.suits import SuitAuction
from engine.cards import BELOTE_SCALES, PACK_32, Rank
from engine.deal_plan import DealPlan, FirstDealer, Shuffle
from engine.game_end import GameEnd
from engine.meld_rules import Ranking
from engine.obligations import FollowSuit, Overruff, OvertakeLead, Ruff
from engine.ruleset import BeloteRules, BeloteTiming, RuleSet, Showing
from engine.scoring.majority import Majority
from engine.scoring.outcome import Tie
from engine.seats import COUNTER_CLOCKWISE
from engine.variants.family import FOURS_FIRST, USUAL_MELDS

WHOLE_SUIT = 8
"""Cards of the belot, which wins the game."""

CROATIAN_BELA = RuleSet(
    key="croatian_bela",
    family="belote",
    version=1,
    seating=COUNTER_CLOCKWISE,
    pack=PACK_32,
    scales=BELOTE_SCALES,
    dealing=DealPlan((3, 3, 2), Shuffle.EVERY_DEAL, kitty=2, first_dealer=FirstDealer.LOWEST_DRAW),
    # Nothing is thrown in: after three passes the dealer has to name a suit.
    auction=SuitAuction(turned=False, dealer_must_name=True),
    obligations=(
        FollowSuit(),
        OvertakeLead(every_suit=True),
        # Ruffed and overruffed even where the partner is winning.
        Ruff(unless_partner_winning=False),
        Overruff(unless_partner_winning=False),
    ),
    belote=BeloteRules(points=20, timing=BeloteTiming.FIRST),
    melds=replace(
        USUAL_MELDS,
        ranking=Ranking(
            FOURS_FIRST,
            (Rank.JACK, Rank.NINE, Rank.ACE, Rank.KING, Rank.QUEEN, Rank.TEN),
            # One source lets trumps break a tie of runs; the others do not.
            by_trump=False,
        ),
        showing=Showing.SECOND_TRICK,
        shared=True,
        winning_run=WHOLE_SUIT,
    ),
    # With every trick go the melds of both sides; a bela stays its holder's.
    scoring=Majority(last_trick=10, tie=Tie.FAILED, all_tricks=90, swept_melds=True),
    # At the end of a deal, whoever called: no source lets the lower total win (rules.md 2.15).
    end=GameEnd(target=1001),
)
