"""The melds and the belote of each game, in a game that is played like contrée."""

from dataclasses import replace

from engine.cards import PACK_24, PACK_32, PACK_36, Trump
from engine.deal_plan import DealPlan, Shuffle
from engine.meld import Meld
from engine.meld_rules import Melds
from engine.ruleset import Announcing, RuleSet
from engine.seats import Seat, Seating
from engine.tally import scoring_seats
from engine.variants import VARIANTS, find_variant
from tests.engine.table import CONTREE, cards

WITH_MELDS = tuple(rules for rules in VARIANTS if isinstance(rules.melds, Melds))
MELDS = {rules.key: rules.melds for rules in WITH_MELDS if isinstance(rules.melds, Melds)}
BELOTE = {rules.key: rules.belote for rules in WITH_MELDS if rules.belote}

PACKS = {"tarabish": (PACK_36, (3, 3, 3)), "clabber": (PACK_24, (1,) * 6)}


def game(key: str, announcing: Announcing = Announcing.AUTOMATIC) -> RuleSet:
    """Contrée with the pack, the melds and the belote of this game, north speaking first."""
    pack, packets = PACKS.get(key, (PACK_32, (3, 2, 3)))
    return replace(
        CONTREE,
        key=key,
        pack=pack,
        dealing=DealPlan(packets, Shuffle.EVERY_DEAL),
        melds=MELDS[key],
        belote=BELOTE[key],
        announcing=announcing,
    )


def seating(key: str) -> Seating:
    """The way round that the game is played."""
    return find_variant(key).seating


def plan(key: str, hand: str, trump: Trump = Trump.HEARTS) -> tuple[Meld, ...]:
    """The best plan of a hand."""
    return MELDS[key].plan(cards(hand), trump)


def told(key: str, hand: str, trump: Trump = Trump.HEARTS) -> list[tuple[str, int]]:
    """The best plan of a hand as cards and points."""
    return [("".join(map(str, meld.cards)), meld.points) for meld in plan(key, hand, trump)]


def scoring(key: str, hands: str, trump: Trump = Trump.HEARTS) -> list[int]:
    """Who scores, of hands given from the eldest to the dealer, as places in that order."""
    order = seating(key).order
    announced: list[tuple[Meld, ...]] = [()] * len(Seat)
    for seat, hand in zip(order, hands.split("/"), strict=True):
        announced[seat] = plan(key, hand, trump)
    granted = MELDS[key].granted(announced, trump, seating(key), order[-1])
    return [order.index(seat) for seat in scoring_seats(granted, seating(key), order[-1])]
