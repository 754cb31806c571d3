"""Sample deals during the auction, as often as the calls so far make them likely.

Deals are drawn at random, resampled by the likelihood of the calls, and then moved by Metropolis
steps that exchange two hidden cards.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from math import prod

import numpy as np

from engine.cards import Card
from engine.contract import Contract
from engine.deal_plan import TurnUp
from engine.dealing import completed, taker
from engine.events import Dealt
from engine.players.expert.arrays import drawn_evenly
from engine.players.expert.auction.call_meanings import LITTLE_DOUBT, likelihoods
from engine.players.hand_value_tables import (
    HandValueTables,
    Masks,
    hand_value_tables,
)
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
        """What this seat sees of its own cards."""
        return self.holdings[seat].hand

    def hands(self) -> tuple[Hand, ...]:
        """What each seat sees of its own cards."""
        return tuple(holding.hand for holding in self.holdings)


def random_deals(
    rules: RuleSet, deal: DealView, seat: Seat, number: int, dice: np.random.Generator
) -> tuple[World, ...]:
    """``number`` random deals that fit what the seat sees before the play, all equally likely."""
    hidden = deal.turned not in (None, *deal.hand)
    unseen = [card for card in rules.pack.cards if card not in (*deal.hand, deal.turned)]
    holder = _holder_of_turned(rules, deal) if hidden else None
    in_talon = hidden and holder is None
    return tuple(
        _laid(rules, deal, seat, [unseen[place] for place in row], holder, in_talon=in_talon)
        for row in dice.permuted(np.tile(np.arange(len(unseen)), (number, 1)), axis=1).tolist()
    )


def _holder_of_turned(rules: RuleSet, deal: DealView) -> Seat | None:
    """The seat that holds the turned-up card; None while it lies on the talon."""
    if rules.dealing.turn_up is TurnUp.DEALER_LAST:
        return deal.dealer
    is_dealt_out = sum(deal.counts) == len(rules.pack)
    return taker(rules, deal.standing) if is_dealt_out and deal.standing else None


def _laid(
    rules: RuleSet,
    deal: DealView,
    seat: Seat,
    cards: list[Card],
    holder: Seat | None,
    *,
    in_talon: bool,
) -> World:
    """The unseen cards laid out in this order; the turned-up one is the holder's, if any."""
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


Likely = Mapping[Seat, Callable[[Masks], float]]

MOVES = 14
"""Exchanges of two cards tried in each deal."""


def metropolis(
    world: World,
    fixed: frozenset[Card],
    likely: Likely,
    tables: HandValueTables,
    dice: np.random.Generator,
) -> World:
    """The deal after Metropolis steps that exchange two cards the seat does not see.

    A step is kept with the probability min(1, ratio of the likelihoods of the calls).
    """
    hands = {seat: list(world.hand(seat)) for seat in Seat if world.hand(seat)}
    kitties = {seat: list(world.holdings[seat].kitty) for seat in hands}
    talon = list(world.talon)
    heaps = [*hands.values(), *kitties.values(), talon]
    owners: list[Seat | None] = [*hands, *([None] * (len(kitties) + 1))]
    places = [
        (heap, place)
        for heap, cards in enumerate(heaps)
        for place, card in enumerate(cards)
        if card not in fixed
    ]
    masks = {seat: tables.masks(hands[seat]) for seat in likely}
    chances = {seat: likely[seat](masks[seat]) for seat in likely}
    tried = dice.integers(len(places), size=(MOVES, 2)).tolist()
    for (one, other), luck in zip(tried, dice.random(MOVES).tolist(), strict=True):
        (first, here), (second, there) = places[one], places[other]
        moved = {owners[first], owners[second]} & likely.keys()
        if first == second or not moved:
            continue
        given, taken = heaps[first][here], heaps[second][there]
        found: dict[Seat, tuple[Masks, float]] = {}
        ratio = 1.0
        for seat in moved:
            if seat is not None:
                pair = (given, taken) if seat is owners[first] else (taken, given)
                held = tables.exchanged(masks[seat], *pair)
                found[seat] = held, likely[seat](held)
                ratio *= found[seat][1] / chances[seat]
        if luck < ratio:
            heaps[first][here], heaps[second][there] = taken, given
            for seat, (held, chance) in found.items():
                masks[seat], chances[seat] = held, chance
    holdings = tuple(
        replace(holding, hand=tuple(hands[seat]), kitty=tuple(kitties[seat]))
        if seat in hands
        else holding
        for seat, holding in zip(Seat, world.holdings, strict=True)
    )
    return World(holdings, tuple(talon))


DRAWN = 8
"""Deals drawn for each one that is kept."""


def likely_deals(
    rules: RuleSet,
    deal: DealView,
    seat: Seat,
    number: int,
    dice: np.random.Generator,
    understanding: Understanding = DEFAULT_UNDERSTANDING,
) -> tuple[World, ...]:
    """``number`` deals, sampled by how likely they make the calls of the auction."""
    if all(said.seat is seat for said in deal.auction.calls):
        return random_deals(rules, deal, seat, number, dice)
    drawn = random_deals(rules, deal, seat, DRAWN * number, dice)
    tables, likely = hand_value_tables(rules), likelihoods(rules, deal, LITTLE_DOUBT, understanding)
    weights = np.array(
        [
            prod(chance(tables.masks(world.hand(other))) for other, chance in likely.items())
            for world in drawn
        ]
    )
    chosen = drawn_evenly(weights, number, dice)
    dice.shuffle(chosen)
    seen = frozenset(card for card in (*deal.hand, deal.turned) if card is not None)
    return tuple(metropolis(drawn[place], seen, likely, tables, dice) for place in chosen.tolist())
