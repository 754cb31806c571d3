"""Games of nobody's, one for each way of dealing, announcing and enforcing that the rules know."""

from dataclasses import dataclass, replace

from engine.auctions.suits import SuitAuction
from engine.auctions.sun import SunAuction
from engine.cards import PACK_24, PACK_36, Rank
from engine.deal_plan import DealPlan, FirstDealer, Shuffle, TurnUp
from engine.doubling import Doubling, Timing
from engine.game_end import GameEnd
from engine.meld import MeldKind
from engine.meld_rules import Comparison, LastTie, Melds, MeldWorth, Ranking, Scope
from engine.ruleset import (
    Announcing,
    BeloteRules,
    BeloteTiming,
    Enforcement,
    FirstLead,
    RuleSet,
    Showing,
)
from engine.seats import COUNTER_CLOCKWISE, HEAD_TO_HEAD
from engine.settlement import Result, Settlement, Side, Tally
from tests.engine.table import CONTREE


@dataclass(frozen=True, slots=True)
class CardsAlone:
    """Each side writes its cards and melds; after a contract that failed some points hang."""

    last_trick: int = 10

    def settle(self, tally: Tally) -> Settlement:
        """The points of the cards, without any arithmetic shown."""
        made = tally.card_points[0] > tally.card_points[1]
        written = (
            tally.card_points[0] + tally.melds[0] + tally.belote[0] + tally.carry * made,
            tally.card_points[1] + tally.melds[1] + tally.belote[1],
        )
        hanging = 0 if made else tally.carry + 5
        result = Result.MADE if made else Result.FAILED
        return Settlement(tally=tally, result=result, scores=written, lines=(), carry=hanging)

    def award(
        self, tally: Tally, guilty: tuple[bool, bool], claimer: Side, every_point: int
    ) -> Settlement:
        """Everything to the side that was right; nothing to anybody when both are guilty."""
        if all(guilty):
            scores, result = (0, 0), Result.VOID
        else:
            right = any(guilty) == (claimer is Side.ATTACK)
            scores, result = ((every_point, 0) if right else (0, every_point)), Result.PENALTY
        return Settlement(tally=tally, result=result, scores=scores, lines=(), carry=tally.carry)


SEQUENCES = {MeldKind.THREE: 20, MeldKind.FOUR_IN_SEQUENCE: 50, MeldKind.FIVE: 100}
RANKS = (Rank.JACK, Rank.NINE, Rank.ACE, Rank.TEN, Rank.KING, Rank.QUEEN)
MELDS = Melds(
    worth=MeldWorth(SEQUENCES, dict.fromkeys(RANKS, 100)),
    ranking=Ranking(
        (MeldKind.FOUR_OF_A_KIND, MeldKind.FIVE, MeldKind.FOUR_IN_SEQUENCE, MeldKind.THREE), RANKS
    ),
    comparison=Comparison(Scope.BEST_SIDE),
)

TURNED = replace(
    CONTREE,
    key="turned",
    seating=COUNTER_CLOCKWISE,
    dealing=DealPlan(
        (3, 2),
        Shuffle.EVERY_DEAL,
        turn_up=TurnUp.TALON,
        after=(3,),
        first_dealer=FirstDealer.LOWEST_DRAW,
    ),
    auction=SuitAuction(turned=True),
    scoring=CardsAlone(),
    melds=MELDS,
    end=GameEnd(target=500),
)
"""A card turned up and taken, melds that nobody shows."""

BY_HAND = replace(TURNED, key="by_hand", announcing=Announcing.BY_HAND)
"""The same, each player announcing for themselves or not at all."""

SUN = replace(
    TURNED,
    key="sun",
    auction=SunAuction(
        doubling=Doubling(
            multipliers=(2, 3, 4, 4), timing=Timing.AFTER_AUCTION, closes_bidding=True, decisive=4
        )
    ),
    lead=FirstLead.DECLARER,
    melds=replace(MELDS, showing=Showing.SECOND_TRICK),
    belote=BeloteRules(2, BeloteTiming.SECOND, barred_by_melds=True),
)
"""Sun and ashkal, doubled once all cards are dealt, by what the score allows."""

NOTHING_TURNED = replace(
    TURNED,
    key="nothing_turned",
    dealing=replace(TURNED.dealing, turn_up=TurnUp.NONE),
    auction=CONTREE.auction,
)
"""Three cards more each after the auction."""

KITTY = replace(
    TURNED,
    key="kitty",
    pack=PACK_36,
    dealing=DealPlan((3, 3, 3), Shuffle.EVERY_DEAL, kitty=3, first_dealer=FirstDealer.SUIT_CUT),
    auction=SuitAuction(turned=False, dealer_must_name=True),
    melds=replace(
        MELDS,
        showing=Showing.SECOND_TRICK,
        comparison=Comparison(Scope.BEST_PLAYER, LastTie.CANCEL),
    ),
    belote=BeloteRules(20, BeloteTiming.SECOND, with_run=True),
)
"""Three cards of each hand unseen until trump is named; melds shown."""

CLAIMED = replace(
    KITTY,
    key="claimed",
    announcing=Announcing.BY_HAND,
    enforcement=Enforcement.CLAIMED,
    penalty=CardsAlone(),
)
"""The same, nothing enforced and nothing announced by itself."""

TABLEAU = replace(
    TURNED,
    key="tableau",
    seating=HEAD_TO_HEAD,
    dealing=DealPlan(
        (4, 4, 4, 4),
        Shuffle.EVERY_DEAL,
        turn_up=TurnUp.DEALER_LAST,
        tableau=True,
        first_dealer=FirstDealer.LOWEST_DRAW,
    ),
    belote=None,
    melds=None,
)
"""Two players, every card on the table, half of them covered."""

LAST_CARD = replace(
    TURNED,
    key="last_card",
    seating=CONTREE.seating,
    pack=PACK_24,
    dealing=DealPlan(
        (1,) * 6,
        Shuffle.EVERY_DEAL,
        turn_up=TurnUp.DEALER_LAST,
        first_dealer=FirstDealer.FIRST_JACK,
        deals_again=True,
    ),
    auction=SuitAuction(turned=True, must_hold_trump=True),
)
"""The dealer's last card is turned up and stays theirs."""

PRIVATE: tuple[RuleSet, ...] = (
    TURNED,
    BY_HAND,
    SUN,
    NOTHING_TURNED,
    KITTY,
    CLAIMED,
    TABLEAU,
    LAST_CARD,
)


def find_private(key: str) -> RuleSet:
    """The game of this key; KeyError when there is none."""
    return {rules.key: rules for rules in PRIVATE}[key]
