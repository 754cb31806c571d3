"""Moving an imagined deal about, so that deals are met as often as the calls make them likely."""

from collections.abc import Callable, Mapping
from dataclasses import replace

import numpy as np

from engine.cards import Card
from engine.players.expert.auction.hand_value_tables import Holdings, Masks
from engine.players.expert.auction.sampled_deals import World
from engine.seats import Seat

Likely = Mapping[Seat, Callable[[Masks], float]]

MOVES = 14
"""Exchanges of two cards that are tried in each deal."""


def stirred(
    world: World,
    fixed: frozenset[Card],
    likely: Likely,
    tables: Holdings,
    dice: np.random.Generator,
) -> World:
    """The deal after some cards have changed places, those that fit the calls above all.

    Each exchange is kept as often as it makes the calls likelier (Metropolis); the cards that the
    seat sees stay where they are.
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
