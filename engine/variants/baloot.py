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
    # Its list of calls is lost: these are of public rule books. A hokum may be raised to sun
    # a sun is overcalled once, the second round starts at the same player.
    auction=SunAuction(
        doubling=Doubling(
            multipliers=(2, 3, 4, 4),
            timing=Timing.AFTER_AUCTION,
            closes_bidding=True,
            decisive=4,
            # “The leader to any trick”: no trump may be led at these levels.
            closed_at=(1, 3),
        )
    ),
    obligations=(
        NoTrumpLead(),
        FollowSuit(),
        # The source is silent; recorded games exempt a winning partner's side.
        OvertakeLead(unless_partner_winning=True),
        # Void with an opponent winning: a trump is due.
        Ruff(),
        Overruff(),
    ),
    belote=BeloteRules(points=2, timing=BeloteTiming.SECOND, barred_by_melds=True),
    melds=Melds(
        worth=MeldWorth(_sequences(2, 5, 10), dict.fromkeys(_FOURS, 10)),
        no_trump_worth=MeldWorth(
            _sequences(4, 10, 20),
            dict.fromkeys(_FOURS, 20) | {Rank.ACE: 40},
            own_kinds={Rank.ACE: MeldKind.FOUR_HUNDRED},
        ),
        ranking=Ranking(
            (
                MeldKind.FOUR_HUNDRED,
                MeldKind.FIVE,
                # The second “Kings” of the source's list is a misprint.
                MeldKind.FOUR_OF_A_KIND,
                MeldKind.FOUR_IN_SEQUENCE,
                MeldKind.THREE,
            ),
            _FOURS,
        ),
        # Equal projects: nearest to the dealer, who comes first.
        comparison=Comparison(Scope.BEST_SIDE, LastTie.DEALER_FIRST),
        showing=Showing.SECOND_TRICK,
        most=2,
    ),
    # Cards alone decide success. A failed deal gives all of it to the defence.
    scoring=RoundPoints(
        last_trick=10,
        suit=Rate(up_from=6),
        # A final five is kept, so that both sides always total 26.
        no_trumps=Rate(up_from=6, a_ten=2, exact_fives=True),
    ),
    end=GameEnd(target=128),
    penalty=EveryPoint(in_rounds=True),
    # After an ashkal the caller leads, not the partner who plays the sun.
    lead=FirstLead.DECLARER,
)
