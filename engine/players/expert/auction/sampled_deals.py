"""Sample deals during the auction, as often as the calls so far make them likely.

Deals are drawn at random, resampled by the likelihood of the calls, and then moved by Metropolis
steps that exchange two hidden cards.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

import numpy as np

from engine.cards import Card
from engine.contract import Contract
from engine.deal_plan import TurnUp
from engine.dealing import completed, taker
from engine.events import Dealt
from engine.players.expert.arrays import Floats, drawn_evenly
from engine.players.expert.auction.call_meanings import LITTLE_DOUBT, likelihoods
from engine.players.expert.auction.hand_sets import Sets
from engine.players.hand_value_tables import SUITS, Masks, hand_value_tables
from engine.players.understanding import DEFAULT_UNDERSTANDING, Understanding
from engine.ruleset import RuleSet
from engine.seats import Seat
from engine.state import Deal
from engine.view import DealView
from engine.zones import Holding

Hand = tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class World:
    """A possible deal: what each seat holds, and the cards not dealt yet."""

    holdings: tuple[Holding, ...]
    talon: tuple[Card, ...]

    def hand(self, seat: Seat) -> Hand:
        """The cards that this seat sees of its own."""
        return self.holdings[seat].hand

    def hands(self) -> tuple[Hand, ...]:
        """The cards that each seat sees of its own."""
        return tuple(holding.hand for holding in self.holdings)


def _holder_of_turned(rules: RuleSet, deal: DealView) -> Seat | None:
    """The seat that holds the turned-up card; None while it lies on the talon."""
    if rules.dealing.turn_up is TurnUp.DEALER_LAST:
        return deal.dealer
    is_dealt_out = sum(deal.counts) == len(rules.pack)
    return taker(rules, deal.standing) if is_dealt_out and deal.standing else None


def _laid(rules: RuleSet, deal: DealView, seat: Seat, cards: Sequence[Card]) -> World:
    """The unseen cards laid out in this order; the turned-up one is the holder's, if any."""
    hidden = deal.turned not in (None, *deal.hand)
    holder = _holder_of_turned(rules, deal) if hidden else None
    in_talon = hidden and holder is None
    kitty = rules.dealing.kitty
    open_card = () if deal.turned is None else (deal.turned,)
    holdings, top = [Holding()] * len(deal.counts), 0
    for other in rules.seating.order:
        known = deal.hand if other is seat else ()
        shown = open_card if other is holder else ()
        missing = deal.counts[other] - len(known) - len(shown)
        fresh = tuple(cards[top : top + missing])
        top += missing
        held = (*known, *fresh, *shown)
        aside = len(held) - kitty
        holdings[other] = Holding(held[:aside], kitty=held[aside:])
    return World(tuple(holdings), (*(open_card if in_talon else ()), *cards[top:]))


def dealt_out(rules: RuleSet, deal: DealView, world: World, contract: Contract) -> tuple[Hand, ...]:
    """The hands with which this contract is played."""
    if not world.talon and not rules.dealing.kitty:
        return world.hands()
    laid_out = Dealt(deal.dealer, world.holdings, world.talon, deal.turned)
    begun = Deal(
        number=deal.number,
        dealer=deal.dealer,
        laid_out=laid_out,
        dealt=world.holdings,
        holdings=world.holdings,
        talon=world.talon,
        auction=replace(deal.auction, calls=()),
    )
    done = completed(rules, begun, contract)
    return world.hands() if done is None else tuple(holding.cards for holding in done.holdings)


Likely = Mapping[Seat, Callable[[Sets], Floats]]

MOVES = 14
"""Exchanges of two cards tried in each deal."""

# Measured: with eight for each deal that was kept a partner of the declarer gave the contract
# 4.8 ± 2.6 % too little chance, a defender 2.6 ± 1.3 % (docs/measuring-strength.md).
DRAWN = 1200
"""Deals drawn, of which the likely ones are kept."""


@dataclass(frozen=True, slots=True, eq=False)
class HiddenCards:
    """The cards that a seat does not see before the play, and the places where they may lie.

    A possible deal is a row: the numbers of the ``unseen`` cards in the order in which they are
    laid out. ``places`` are those of the row, as cards are exchanged between them; each belongs to
    a heap of ``heaps``, and to the hand of ``owners``, a number of a seat, or to nobody's.
    """

    rules: RuleSet
    deal: DealView
    seat: Seat
    unseen: tuple[Card, ...]
    places: Sets
    heaps: Sets
    owners: Sets
    suits: Sets
    bits: Sets
    known: dict[Seat, Masks]

    @classmethod
    def of(cls, rules: RuleSet, deal: DealView, seat: Seat) -> "HiddenCards":
        """The cards hidden from this seat."""
        unseen = tuple(card for card in rules.pack.cards if card not in (*deal.hand, deal.turned))
        laid, number = _laid(rules, deal, seat, unseen), {c: n for n, c in enumerate(unseen)}
        holders = [other for other in Seat if laid.hand(other)]
        heaps: list[tuple[int, Hand]] = [(other, laid.hand(other)) for other in holders]
        heaps += [(NOBODY, laid.holdings[other].kitty) for other in holders]
        heaps.append((NOBODY, laid.talon))
        found = [
            (number[card], heap, owner)
            for heap, (owner, cards) in enumerate(heaps)
            for card in cards
            if card in number
        ]
        tables = hand_value_tables(rules)
        places, heap_of, owners = np.array(found, dtype=np.int64).T
        suits, bits = np.array([tables.bits[card] for card in unseen], dtype=np.int64).T
        known = {
            other: tables.masks(card for card in laid.hand(other) if card not in number)
            for other in holders
        }
        return cls(rules, deal, seat, unseen, places, heap_of, owners, suits, bits, known)

    def drawn(self, number: int, dice: np.random.Generator) -> Sets:
        """``number`` random deals, all equally likely."""
        cards = np.arange(len(self.unseen), dtype=np.int64)
        rows: Sets = dice.permuted(np.tile(cards, (number, 1)), axis=1)
        return rows

    def hands(self, rows: Sets, seat: Seat) -> Sets:
        """The hand of a seat, one per deal."""
        held = rows[:, self.places[self.owners == seat]]
        suits, bits = self.suits[held], self.bits[held]
        found = np.array([(bits * (suits == suit)).sum(axis=1) for suit in range(len(SUITS))])
        found += np.array(self.known[seat])[:, None]
        return found

    def world(self, row: Sets) -> World:
        """A deal as it lies."""
        cards = [self.unseen[number] for number in row.tolist()]
        return _laid(self.rules, self.deal, self.seat, cards)


NOBODY = -1


def moved(hidden: HiddenCards, rows: Sets, likely: Likely, dice: np.random.Generator) -> Sets:
    """The deals after Metropolis steps that exchange two cards the seat does not see.

    A step is kept with the probability min(1, ratio of the likelihoods of the calls).
    """
    rows, every = rows.copy(), np.arange(len(rows))
    hands = {seat: hidden.hands(rows, seat) for seat in likely}
    chances = {seat: likely[seat](held) for seat, held in hands.items()}
    size = (MOVES, 2)
    drawn = [(dice.integers(len(hidden.places), size=size), dice.random(MOVES)) for _ in rows]
    tried, luck = (np.array(each) for each in zip(*drawn, strict=True))
    for step in range(MOVES):
        one, other = tried[:, step].T
        apart = hidden.heaps[one] != hidden.heaps[other]
        given = rows[every, hidden.places[one]]
        taken = rows[every, hidden.places[other]]
        ratios, told = np.ones(len(rows)), np.zeros(len(rows), dtype=np.bool_)
        found: list[tuple[Seat, Sets, Sets, Floats]] = []
        for seat, held in hands.items():
            touched = (hidden.owners[one] == seat) | (hidden.owners[other] == seat)
            where = np.flatnonzero(apart & touched)
            if len(where):
                changed = held[:, where]
                for card in (given[where], taken[where]):
                    changed[hidden.suits[card], np.arange(len(where))] ^= hidden.bits[card]
                chance = likely[seat](changed)
                ratios[where] *= chance / chances[seat][where]
                told[where] = True
                found.append((seat, where, changed, chance))
        kept = told & (luck[:, step] < ratios)
        here, there = every[kept], hidden.places[one[kept]]
        rows[here, there], rows[here, hidden.places[other[kept]]] = taken[kept], given[kept]
        for seat, where, changed, chance in found:
            stays = kept[where]
            hands[seat][:, where[stays]] = changed[:, stays]
            chances[seat][where[stays]] = chance[stays]
    return rows


def likely_deals(
    rules: RuleSet,
    deal: DealView,
    seat: Seat,
    number: int,
    dice: np.random.Generator,
    understanding: Understanding = DEFAULT_UNDERSTANDING,
) -> tuple[World, ...]:
    """``number`` deals, sampled by how likely they make the calls of the auction."""
    hidden = HiddenCards.of(rules, deal, seat)
    if all(said.seat is seat for said in deal.auction.calls):
        return tuple(hidden.world(row) for row in hidden.drawn(number, dice))
    rows = hidden.drawn(max(DRAWN, number), dice)
    likely = likelihoods(rules, deal, LITTLE_DOUBT, understanding)
    weights = np.ones(len(rows))
    for other, chances in likely.items():
        weights *= chances(hidden.hands(rows, other))
    chosen = drawn_evenly(weights, number, dice)
    dice.shuffle(chosen)
    return tuple(hidden.world(row) for row in moved(hidden, rows[chosen], likely, dice))
