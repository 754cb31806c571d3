"""Baloot: hokum, sun and ashkal, doubled up to the gahwa, round points (rules.md 2.10)."""

from engine.auctions.sun import SunAuction
from engine.cards import BELOTE_SCALES, PACK_32, Rank
from engine.deal_plan import DealPlan, FirstDealer, Shuffle, TurnUp
from engine.doubling import Doubling, Timing
from engine.game_end import GameEnd
from engine.meld import MeldKind
from engine.meld_rules import Comparison, LastTie, Melds, MeldWorth, Ranking, Scope
from engine.obligations import FollowSuit, NoTrumpLead, Overruff, OvertakeLead, Ruff
from engine.ruleset import BeloteRules, BeloteTiming, FirstLead, RuleSet, Showing
from engine.scoring.penalty import EveryPoint
from engine.scoring.round_points import Rate, RoundPoints
from engine.seats import COUNTER_CLOCKWISE
from engine.variants.family import FIVE_FIRST, THREE_MORE

_FOURS = (Rank.ACE, Rank.KING, Rank.QUEEN, Rank.JACK, Rank.TEN)


def _sequences(three: int, four: int, five: int) -> dict[MeldKind, int]:
    return {MeldKind.THREE: three, MeldKind.FOUR_IN_SEQUENCE: four, MeldKind.FIVE: five}


BALOOT = RuleSet(
    key="baloot",
    family="baloot",
    version=1,
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
    auction=SunAuction(
        doubling=Doubling(
            multipliers=(2, 3, 4, 4),
            timing=Timing.AFTER_AUCTION,
            closes_bidding=True,
            decisive=4,
        )
    ),
    obligations=(
        NoTrumpLead(levels=(1, 3)),
        FollowSuit(),
        OvertakeLead(unless_partner_winning=True),
        Ruff(),
        Overruff(),
    ),
    belote=BeloteRules(points=2, timing=BeloteTiming.SECOND, barred_by_melds=True),
    melds=Melds(
        worth=MeldWorth(_sequences(2, 5, 10), dict.fromkeys(_FOURS, 10)),
        no_trump_worth=MeldWorth(
            _sequences(4, 10, 20),
            dict.fromkeys(_FOURS, 20) | {Rank.ACE: 40},
            four_hundred=Rank.ACE,
        ),
        ranking=Ranking(
            (
                MeldKind.FOUR_HUNDRED,
                MeldKind.FIVE,
                MeldKind.FOUR_OF_A_KIND,
                MeldKind.FOUR_IN_SEQUENCE,
                MeldKind.THREE,
            ),
            _FOURS,
        ),
        comparison=Comparison(Scope.BEST_SIDE, LastTie.DEALER_FIRST),
        showing=Showing.SECOND_TRICK,
        most=2,
    ),
    scoring=RoundPoints(
        last_trick=10,
        suit=Rate(up_from=6),
        no_trumps=Rate(up_from=6, a_ten=2, exact_fives=True),
    ),
    end=GameEnd(target=128),
    penalty=EveryPoint(in_rounds=True),
    lead=FirstLead.DECLARER,
)
