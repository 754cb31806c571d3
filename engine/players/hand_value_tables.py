"""Hand evaluation by table look-up: hundreds of hands are evaluated for one call."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from engine.cards import Card, Suit, Trump
from engine.players.expected_points import POINT_BIDDING, against, own_worth, support
from engine.players.hand_count import Count, Naming, belote_help, best_two, counted, may_name
from engine.ruleset import RuleSet
from engine.tally import whole

SUITS = tuple(Suit)

Weighing = Callable[[RuleSet, Sequence[Card], Trump], float]

Masks = tuple[int, ...]
"""A hand as a set for each suit: a bit for each rank of the pack, the lowest first."""

RanksHeld = tuple[bool, ...]
"""Something that is true or not of each holding of a suit."""


@dataclass(frozen=True, slots=True, eq=False)
class Weigher:
    """One evaluation with one kind of trump: the points for each holding of a suit.

    One is made for each, and is equal to no other. ``trumps`` are indexed by the holding of the
    trump suit, ``sides`` by whether there is one and by the holding of another suit.
    """

    trumps: tuple[float, ...]
    sides: tuple[tuple[float, ...], tuple[float, ...]]

    def weigh(self, masks: Masks, trump: int | None) -> float:
        """The worth of a hand in card points; the trump is the number of its suit."""
        held = 0 if trump is None else masks[trump]
        total, sides = self.trumps[held], self.sides[held > 0]
        for suit, mask in enumerate(masks):
            if suit != trump:
                total += sides[mask]
        return total


@dataclass(frozen=True, slots=True)
class Weighers:
    """The three weighings of ``expected_points``.

    ``scale`` is how many points such a deal has, for each of 162.
    """

    own: Weigher
    support: Weigher
    against: Weigher
    scale: float


@dataclass(frozen=True, slots=True)
class HandValueTables:
    """Hands as sets, and what they are worth by these rules at each trump.

    ``counts`` is what they count by the bidding system, ``nameable`` says of each holding of a suit
    whether it may be named. ``masters`` are the highest cards of a suit at each trump.
    """

    bits: dict[Card, tuple[int, int]]
    at: dict[Trump, Weighers]
    counts: dict[tuple[Trump, Count], Weigher]
    nameable: dict[Naming, RanksHeld]
    masters: dict[Trump, int]

    def masks(self, hand: Iterable[Card]) -> Masks:
        """A hand as sets of ranks."""
        found = [0] * len(SUITS)
        for card in hand:
            suit, bit = self.bits[card]
            found[suit] |= bit
        return tuple(found)


def suit_number(trump: Trump) -> int | None:
    """The number of the trump suit among the sets of a hand."""
    return None if trump.suit is None else SUITS.index(trump.suit)


_MADE: dict[object, HandValueTables] = {}


def hand_value_tables(rules: RuleSet) -> HandValueTables:
    """The tables of these rules, made once for all rule sets that weigh hands alike."""
    belote = belote_help(rules)  # by some rules it makes no contract easier
    # Most rule sets differ in nothing that weighs a hand.
    key = (rules.pack, rules.scales, rules.hand_size, rules.scoring.last_trick, belote)
    if key not in _MADE:
        _MADE[key] = _made(rules)
    return _MADE[key]


def _made(rules: RuleSet) -> HandValueTables:
    ranks = rules.pack.ranks
    bits = {
        Card(rank, suit): (number, 1 << height)
        for number, suit in enumerate(SUITS)
        for height, rank in enumerate(ranks)
    }
    kinds = {
        trump: Weighers(
            own=_weigher(rules, trump, own_worth),
            support=_weigher(rules, trump, support),
            against=_weigher(rules, trump, against),
            scale=whole(rules, trump) / POINT_BIDDING.points,
        )
        for trump in (Trump.of(SUITS[0]), Trump.NONE, Trump.ALL)
    }
    # Suits are alike: one of them stands for all.
    kind = {trump: trump if trump.suit is None else Trump.of(SUITS[0]) for trump in Trump}
    at = {trump: kinds[kind[trump]] for trump in Trump}
    found = {(each, how): _weigher(rules, each, _counting(how)) for each in kinds for how in Count}
    counts = {(trump, how): found[kind[trump], how] for trump in Trump for how in Count}
    suit, sets = SUITS[0], range(1 << len(ranks))
    nameable = {
        naming: tuple(
            may_name(rules, _held(rules, mask, suit), Trump.of(suit), naming) for mask in sets
        )
        for naming in Naming
    }
    masters = {trump: bits[Card(best_two(rules, trump)[0], suit)][1] for trump in Trump}
    return HandValueTables(bits, at, counts, nameable, masters)


def _held(rules: RuleSet, mask: int, suit: Suit) -> list[Card]:
    return [Card(rank, suit) for place, rank in enumerate(rules.pack.ranks) if mask >> place & 1]


def _counting(how: Count) -> Weighing:
    # A function for each purpose: made in a loop, all would have the last one.
    def weigh(rules: RuleSet, hand: Sequence[Card], trump: Trump) -> float:
        return float(counted(rules, hand, trump, how))

    return weigh


def _weigher(rules: RuleSet, trump: Trump, weigh: Weighing) -> Weigher:
    """The tables of one weighing, found by asking it about hands of one suit or two."""
    ranks = rules.pack.ranks
    first, second = SUITS[:2]
    sets = range(1 << len(ranks))

    # What a side suit is worth depends on whether there is a trump, not on which: any one will do.
    nothing = weigh(rules, [], trump)
    some = [] if trump.suit is None else _held(rules, 1, first)
    alone = weigh(rules, some, trump)
    trumps = (
        (nothing,)
        if trump.suit is None
        else tuple(weigh(rules, _held(rules, mask, first), trump) for mask in sets)
    )
    return Weigher(
        trumps,
        (
            tuple(weigh(rules, _held(rules, mask, second), trump) - nothing for mask in sets),
            tuple(weigh(rules, some + _held(rules, mask, second), trump) - alone for mask in sets),
        ),
    )
