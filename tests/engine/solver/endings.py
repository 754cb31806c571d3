"""Positions near the end of a deal, at random."""

from dataclasses import replace
from random import Random

from engine.cards import Card, Trump
from engine.contract import Bid, Contract
from engine.ruleset import RuleSet
from engine.seats import Seat
from engine.solver import Position
from engine.state import Play, Trick
from engine.tricks import sift, situation
from engine.zones import Holding, Pile
from tests.engine.solver.naive import with_holding

CLOSED = 0.4


def contract(rules: RuleSet, rng: Random) -> tuple[Trump, bool]:
    """Any trump of the game, closed or not."""
    return rng.choice(rules.auction.trumps), rng.random() < CLOSED


def ending(rules: RuleSet, rng: Random, trump: Trump, closed: bool, tricks: int) -> Position:
    """So many tricks are left, the first of them perhaps begun."""
    return begun(rules, rng, trump, closed, between(rules, rng, tricks, rules.pack.cards))


def between(rules: RuleSet, rng: Random, tricks: int, pack: tuple[Card, ...]) -> Position:
    """So many tricks are left of this pack, the first not yet begun."""
    players = len(rules.seating.order)
    cards = rng.sample(pack, tricks * players)
    holdings = tuple(Holding() for _ in Seat)
    for number, seat in enumerate(rules.seating.order):
        own = tuple(cards[number * tricks : (number + 1) * tricks])
        holdings = with_holding(holdings, seat, held(rules, rng, own))
    taken = rng.choice(((0, 0), (0, 2), (2, 0), (1, 1)))
    return Position(holdings, Trick(rng.choice(rules.seating.order)), taken)


def held(rules: RuleSet, rng: Random, cards: tuple[Card, ...]) -> Holding:
    """These cards as the game holds them: in hand, or some covered by others."""
    if not rules.dealing.tableau:
        return Holding(hand=cards)
    covered = rng.randint(0, len(cards) // 2)
    under, tops = cards[:covered], cards[covered:]
    bare = (None,) * (len(tops) - len(under))
    return Holding(piles=tuple(map(Pile, tops, (*under, *bare))))


def begun(rules: RuleSet, rng: Random, trump: Trump, closed: bool, position: Position) -> Position:
    """The position after some cards, or none, have been played to the trick."""
    bid = Contract(rules.seating.order[0], Bid(80, trump), closed=closed)
    order = rules.seating.starting_at(position.trick.leader)
    for seat in order[: rng.randrange(len(order))]:
        holding, trick = position.holdings[seat], position.trick
        met = situation(rules, trick, bid, seat)
        card = rng.choice(sift(holding.playable, rules.obligations, met).allowed)
        position = replace(
            position,
            holdings=with_holding(position.holdings, seat, holding.without(card)),
            trick=replace(trick, plays=(*trick.plays, Play(seat, card))),
        )
    return position
