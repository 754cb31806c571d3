"""The card points that a side may expect, as people without a system count them.

They value their hands so, and read what others bid as points; in this way club players name trumps
if no numbers are bid, and experts hear the calls of people who keep to no system.

With a trump suit (fitted to 12,000 deals of self-play with eight cards and rounded, so that it can
be counted at the table; with fewer cards a trump counts in proportion, which fits 1,500 deals with
six as well):

- one's own trump: 34, and 12 for each of the first four trumps, 6 for each more; 20 for the best
  trump (jack), 9 for the second (nine), 3 more for both, 4 for the third (ace);
- the partner's trump, relative to what the partner may expect: 26 for the best trump, 12 for the
  second, 7 for the third, 5 for each half of belote; 12 less with no trump, 8 less with one, 12
  more with three; 8 for a void that can ruff;
- side suits: 11 for an ace (16 for the partner), 5 for its ten (3), 4 for a guarded ten (6).

At no trumps and all trumps: tricks above an average hand (``edge``), fitted to 2,400 deals of
self-play. The same numbers serve both, although the highest cards of a suit differ.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from engine.actions import Pass
from engine.cards import Card, Suit, Trump
from engine.contract import Bid, ContractKind
from engine.players.hand_count import STEP
from engine.ruleset import RuleSet
from engine.scoring.totals import scored_whole
from engine.seats import Seat
from engine.state import Auction
from engine.tally import whole

MASTER, BEST_TWO, GUARDED_SECOND = 0.85, 0.4, 0.35
"""Average tricks for the best card of a suit, for the second next to it, or guarded without it."""

LONG = 0.15
"""Average tricks for each further card of a suit whose best card is held."""

AVERAGE = 1.35
"""The average tricks of an average hand, by the same count."""


def edge(rules: RuleSet, hand: Sequence[Card], trump: Trump) -> float:
    """Return how many tricks more than an average hand this one wins."""
    total = sum(_suit(rules, [c for c in hand if c.suit is suit], trump) for suit in Suit)
    return total - AVERAGE


def extra(rules: RuleSet, card: Card, trump: Trump) -> float:
    """The tricks that this card brings above an average one."""
    return _suit(rules, (card,), trump) - AVERAGE / rules.hand_size


def _suit(rules: RuleSet, cards: Sequence[Card], trump: Trump) -> float:
    if not cards:
        return 0.0
    scale = rules.scales.of(cards[0], trump)
    best, second = sorted(rules.pack.ranks, key=scale.strength, reverse=True)[:2]
    held = {card.rank for card in cards}
    if best in held:
        return MASTER + (BEST_TWO if second in held else 0.0) + LONG * (len(cards) - 1)
    return GUARDED_SECOND if second in held and len(cards) > 1 else 0.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Weights:
    """Card points for each feature of a hand; ``honours`` from the best trump down."""

    base: float
    honours: tuple[float, ...]
    length: Callable[[int], float]
    ace: float
    ace_ten: float
    guarded_ten: float
    bare_ten: float = 0.0
    void: float
    singleton: float
    best_two: float = 0.0


def _own_length(trumps: int) -> float:
    return 12.0 * min(trumps, 4) + 6.0 * max(trumps - 4, 0)


def _partner_length(trumps: int) -> float:
    return (-12.0, -8.0, 0.0, 12.0)[min(trumps, 3)]


def _length_against(trumps: int) -> float:
    return -4.0 * min(trumps, 4) - 18.0 * max(trumps - 4, 0)


EIGHT = 8
"""The size of the hands that the numbers were fitted to."""

OWN = Weights(
    base=34.0,
    honours=(20.0, 9.0, 4.0, 0.0, -2.0, -2.0),
    length=_own_length,
    ace=11.0,
    ace_ten=5.0,
    guarded_ten=4.0,
    bare_ten=-3.0,
    void=10.0,
    singleton=3.0,
    best_two=3.0,
)
PARTNERS = Weights(
    base=-20.0,
    honours=(26.0, 12.0, 7.0, 2.0, 5.0, 5.0),
    length=_partner_length,
    ace=16.0,
    ace_ten=3.0,
    guarded_ten=6.0,
    bare_ten=2.0,
    void=8.0,
    singleton=2.0,
)
OPPONENTS = Weights(
    base=19.0,
    honours=(-12.0, -5.0, -4.0, -2.0, -2.0, -2.0),
    length=_length_against,
    ace=-8.0,
    ace_ten=-2.0,
    guarded_ten=-3.0,
    void=-5.0,
    singleton=-1.0,
)
"""Against the opponents' trump: how much less they make than they expect."""


def own_worth(rules: RuleSet, hand: Sequence[Card], trump: Trump) -> float:
    """Return the points that the side may expect with this trump and an unknown partner.

    The jack, nine and two small hearts (34 + 4 × 12 + 20 + 9 + 3) and an ace with its ten (16),
    a void (10) and nothing in clubs:

    >>> from engine.variants import find_variant
    >>> hand = [Card.parse(card) for card in "JH 9H 8H 7H AS TS 8C 7C".split()]
    >>> own_worth(find_variant("contree"), hand, Trump.HEARTS)
    140.0
    """
    if trump.suit is None:
        return whole(rules, trump) / 2.0 + _edge_points(rules, hand, trump)
    return _weigh(rules, hand, trump, OWN)


def support(rules: RuleSet, hand: Sequence[Card], trump: Trump) -> float:
    """Return how much more the hand adds to the partner's trump than the partner expects."""
    if trump.suit is None:
        return _edge_points(rules, hand, trump)
    return _weigh(rules, hand, trump, PARTNERS)


def against(rules: RuleSet, hand: Sequence[Card], trump: Trump) -> float:
    """Return how much the hand changes the opponents' points with their trump."""
    if trump.suit is None:
        return -_edge_points(rules, hand, trump)
    return _weigh(rules, hand, trump, OPPONENTS)


def placed(rules: RuleSet, card: Card, trump: Trump, *, partners: bool) -> float:
    """Return the change in points when a card is known to be the partner's or an opponent's.

    Before, each of the other three players may hold it.
    """
    if trump.suit is None:
        change = extra(rules, card, trump) * whole(rules, trump) / rules.hand_size
        return change if partners else -change
    if not trump.covers(card):
        return 0.0
    ranks = sorted(rules.pack.ranks, key=rules.scales.trump.strength, reverse=True)
    honour = dict(enumerate(PARTNERS.honours)).get(ranks.index(card.rank), 0.0)
    # A third of it was expected there already.
    return honour * 2.0 / 3.0 if partners else -honour / 3.0


def _edge_points(rules: RuleSet, hand: Sequence[Card], trump: Trump) -> float:
    return edge(rules, hand, trump) * whole(rules, trump) / rules.hand_size


def _weigh(rules: RuleSet, hand: Sequence[Card], trump: Trump, weights: Weights) -> float:
    trumps = [card for card in hand if trump.covers(card)]
    ranks = sorted(rules.pack.ranks, key=rules.scales.trump.strength, reverse=True)
    heights = {ranks.index(card.rank) for card in trumps}
    total = weights.base + weights.length(len(trumps)) * EIGHT / rules.hand_size
    total += sum(worth for height, worth in enumerate(weights.honours) if height in heights)
    if {0, 1} <= heights:  # the best two trumps
        total += weights.best_two
    for suit in Suit:
        if suit is not trump.suit:
            total += _side_suit(rules, [c for c in hand if c.suit is suit], trumps, weights)
    return total


def _side_suit(
    rules: RuleSet, cards: Sequence[Card], trumps: Sequence[Card], weights: Weights
) -> float:
    if not cards:
        return weights.void if trumps else 0.0
    ranks = sorted(rules.pack.ranks, key=rules.scales.plain.strength, reverse=True)
    held = {card.rank for card in cards}
    short = weights.singleton if len(cards) == 1 else 0.0
    if ranks[0] in held:
        return short + weights.ace + (weights.ace_ten if ranks[1] in held else 0.0)
    if ranks[1] in held:
        return short + (weights.guarded_ten if len(cards) > 1 else weights.bare_ten)
    return short


@dataclass(frozen=True, slots=True, kw_only=True)
class PointBidding:
    """Points of the side that calls need, and what they tell the partner.

    An opening needs ``opening``; beyond that, and for every raise that nobody contests, a bid
    keeps ``margin`` points in hand, so that each ten more in the bid is ten more in the hands.
    A bid over the opponents needs no margin: there the chances decide. The other numbers say how
    much a bid, a pass or a contre moves what is expected, and how far off that may be.

    All of this is said of a deal of ``points`` points; if there are more of them or fewer, each
    number but those of chances and of what is bid grows or shrinks with them.
    """

    points: float = 162.0
    opening: float = 95.0
    margin: float = 28.0
    switch: float = 10.0
    free_shows: float = 33.0
    opening_shows: float = 106.0
    contested_shows: float = 10.0
    names: float = 100.0
    partner_passed: float = -4.0
    opponent_bid: float = -3.0
    widest: float = 27.0
    narrowest: float = 14.0
    narrows: float = 0.2
    partner_known: float = 0.75
    without_trumps: float = 33.0
    open_cards: float = 20.0
    theirs: float = 24.0
    theirs_base: float = 54.0
    theirs_slope: float = 0.66
    theirs_bid: float = 4.0
    double_from: float = 0.55
    doubled: float = -15.0
    redouble: float = 0.8


POINT_BIDDING = PointBidding()


@dataclass(frozen=True, slots=True)
class AuctionReading:
    """The auction so far: who first named each trump on each side, the points each seat has shown.

    The first shows the points of the side with an unknown partner, the partner what it adds.
    """

    first: dict[tuple[int, Trump], Seat]
    shown: dict[tuple[Seat, Trump], float]
    silent: tuple[Seat, ...]

    def by(self, seat: Seat | None, trump: Trump) -> float:
        """The card points that a seat has shown for a trump beyond the expected."""
        return 0.0 if seat is None else self.shown.get((seat, trump), 0.0)


def read(rules: RuleSet, auction: Auction) -> AuctionReading:
    """The auction as a partner hears it who bids so too."""
    reading = AuctionReading({}, {}, ())
    seating = rules.seating
    standing: tuple[Seat, Bid] | None = None
    silent: set[Seat] = set()
    for said in auction.calls:
        if isinstance(said.call, Pass):
            silent.add(said.seat)
        if not isinstance(said.call, Bid):
            continue
        seat, bid = said.seat, said.call
        silent.discard(seat)
        team = seating.team(seat)
        contested = standing is not None and seating.team(standing[0]) is not team
        means = _meaning(rules, bid, contested=contested, opens=standing is None)
        reading.first.setdefault((team, bid.trump), seat)
        # The partner has told their part of the sum already: the rest is this seat's own.
        others = reading.by(seating.partner(seat), bid.trump)
        said_before = reading.by(seat, bid.trump)
        reading.shown[seat, bid.trump] = max(said_before, means - others)
        standing = (seat, bid)
    return AuctionReading(reading.first, reading.shown, tuple(silent))


def _meaning(rules: RuleSet, bid: Bid, *, contested: bool, opens: bool) -> float:
    """The card points that the bidder's side is taken to expect after this bid."""
    terms = POINT_BIDDING
    everything = whole(rules, bid.trump)
    scale = everything / terms.points
    points = bid.value * everything / scored_whole(rules, bid.trump)
    if bid.kind in (ContractKind.TRUMP, ContractKind.ASHKAL):
        return terms.names * scale
    if contested:
        return points + terms.contested_shows * scale
    shows = points + terms.free_shows * scale
    opening = terms.opening_shows * scale
    # An opening that is no step above the least is made with the least: it shows no more.
    return opening if opens and shows < opening + STEP else shows
