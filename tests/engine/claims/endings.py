"""Ends of deals laid out as the tests like, and everything that can happen in them."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import combinations, permutations
from random import Random

from engine.cards import Card, Trump
from engine.contract import Bid, Contract
from engine.dealing import laid_out
from engine.evolve import evolve
from engine.ruleset import RuleSet
from engine.seats import Seat
from engine.state import Deal, GameState, Phase, Play, Trick
from engine.tricks import best_play, sift, situation
from engine.zones import Holding

Hands = dict[Seat, tuple[Card, ...]]

NOISE = 5.0
"""How far the claimer's cards are from being the strongest of all."""


def ending(
    rules: RuleSet,
    trump: Trump,
    hands: Hands,
    *,
    leader: Seat,
    led: Sequence[Card] = (),
    doubles: int = 0,
) -> GameState:
    """The end of a deal: these cards are left, all others are gone in tricks already taken."""
    order = rules.seating.order
    held = {card for hand in hands.values() for card in hand} | set(led)
    gone = [card for card in rules.pack.cards if card not in held]
    tricks = tuple(
        Trick(
            order[0],
            tuple(map(Play, order, gone[at : at + len(order)])),
            winner=order[0],
        )
        for at in range(0, len(gone), len(order))
    )
    state = evolve(rules, GameState(dealer=order[0]), laid_out(rules, rules.pack.cards, order[0]))
    assert state.deal is not None
    holdings = tuple(Holding(hands.get(seat, ())) for seat in Seat)
    plays = tuple(map(Play, rules.seating.starting_at(leader), led))
    dealt = tuple(
        Holding(
            tuple(p.card for t in (*tricks, Trick(leader, plays)) for p in t.plays if p.seat is s)
            + hands.get(s, ())
        )
        for s in Seat
    )
    deal = replace(
        state.deal,
        phase=Phase.PLAY,
        contract=Contract(order[0], Bid(80, trump), doubles=doubles),
        dealt=dealt,
        holdings=holdings,
        talon=(),
        tricks=tricks,
        trick=Trick(leader, plays),
    )
    return replace(state, deal=deal)


def random_ending(
    rules: RuleSet, rng: Random, tricks: int, *, begun: bool
) -> tuple[GameState, Seat]:
    """So many tricks are left of a random deal; and whose turn it is, perhaps in mid-trick.

    Few cards are left over but for the strong ones: a claim that holds is no rare thing.
    """
    order = rules.seating.order
    trump = rng.choice(rules.auction.trumps)
    cards = rng.sample(rules.pack.cards, tricks * len(order))
    own = sorted(
        cards, key=lambda card: _liking(rules, trump, card) + NOISE * rng.random(), reverse=True
    )
    claimer = rng.choice(order)
    rest = own[tricks:]
    rng.shuffle(rest)
    others = [seat for seat in order if seat is not claimer]
    hands = {claimer: tuple(own[:tricks])}
    for number, seat in enumerate(others):
        hands[seat] = tuple(rest[number * tricks : (number + 1) * tricks])
    before = rng.randrange(1, len(order)) if begun else 0
    leader = order[order.index(claimer) - before]
    led: list[Card] = []
    for seat in rules.seating.starting_at(leader)[:before]:
        card = rng.choice(allowed(rules, trump, hands[seat], leader, led, seat))
        led.append(card)
        hands[seat] = tuple(held for held in hands[seat] if held != card)
    return ending(rules, trump, hands, leader=leader, led=led), claimer


def allowed(
    rules: RuleSet,
    trump: Trump,
    hand: Sequence[Card],
    leader: Seat,
    led: Sequence[Card],
    seat: Seat,
) -> tuple[Card, ...]:
    """What may be played to this trick, by the engine's own obligations."""
    plays = tuple(map(Play, rules.seating.starting_at(leader), led))
    met = situation(rules, Trick(leader, plays), Contract(leader, Bid(80, trump)), seat)
    return sift(hand, rules.obligations, met).allowed


def distributions(deal: Deal, claimer: Seat, order: Sequence[Seat]) -> list[Hands]:
    """Every way in which the cards that the claimer does not see can lie."""
    others = [seat for seat in order if seat is not claimer]
    unseen = [card for seat in others for card in deal.holdings[seat].hand]
    sizes = [len(deal.holdings[seat].hand) for seat in others]
    return [
        {claimer: deal.holdings[claimer].hand, **dict(zip(others, split, strict=True))}
        for split in _splits(unseen, sizes)
    ]


def _splits(cards: list[Card], sizes: list[int]) -> Iterator[tuple[tuple[Card, ...], ...]]:
    if not sizes:
        yield ()
        return
    for first in combinations(cards, sizes[0]):
        rest = [card for card in cards if card not in first]
        for others in _splits(rest, sizes[1:]):
            yield (first, *others)


class Adversary:
    """The others play everything that they may: does the claimer's order of cards always win?"""

    def __init__(self, rules: RuleSet, trump: Trump, claimer: Seat) -> None:
        self.rules = rules
        self.trump = trump
        self.claimer = claimer
        self.worth = lru_cache(maxsize=None)(self._always_wins)

    def always_wins(
        self, hands: Hands, line: Sequence[Card], leader: Seat, led: Sequence[Card]
    ) -> bool:
        """Whether these cards in this order take every trick, whatever the others play."""
        frozen = tuple(frozenset(hands.get(seat, ())) for seat in Seat)
        return bool(self.worth(frozen, tuple(line), leader, tuple(led)))

    def _always_wins(
        self,
        hands: tuple[frozenset[Card], ...],
        line: tuple[Card, ...],
        leader: Seat,
        led: tuple[Card, ...],
    ) -> bool:
        order = self.rules.seating.starting_at(leader)
        if len(led) == len(order):
            plays = tuple(map(Play, order, led))
            if best_play(plays, self.trump, self.rules.scales).seat is not self.claimer:
                return False
            return not line or bool(self.worth(hands, line, self.claimer, ()))
        seat = order[len(led)]
        may = allowed(self.rules, self.trump, tuple(hands[seat]), leader, led, seat)
        if seat is self.claimer:
            if line[0] not in may:
                return False
            may, line = line[:1], line[1:]
        return all(
            bool(self.worth(_without(hands, seat, card), line, leader, (*led, card)))
            for card in may
        )


def every_order(cards: Sequence[Card]) -> Iterator[tuple[Card, ...]]:
    """The claimer's cards in each order."""
    return permutations(cards)


def _without(
    hands: tuple[frozenset[Card], ...], seat: Seat, card: Card
) -> tuple[frozenset[Card], ...]:
    return (*hands[:seat], hands[seat] - {card}, *hands[seat + 1 :])


def _liking(rules: RuleSet, trump: Trump, card: Card) -> float:
    return rules.scales.strength(card, trump) / 3 + 4 * trump.covers(card)
