"""Preparing the pack and laying it out by a plan."""

from collections.abc import Sequence
from typing import Protocol

from engine.cards import Card
from engine.ruleset import RuleSet, Shuffle
from engine.seats import Seat
from engine.state import Deal, Trick
from engine.zones import Holding


class Chance(Protocol):
    """Where luck comes from: ``random.Random`` is one."""

    def randrange(self, stop: int, /) -> int:
        """A number from 0 to ``stop`` - 1, each as likely."""
        ...


def shuffled(cards: Sequence[Card], chance: Chance) -> tuple[Card, ...]:
    """The cards in an order in which each permutation is as likely (Fisher-Yates)."""
    pack = list(cards)
    for last in range(len(pack) - 1, 0, -1):
        other = chance.randrange(last + 1)
        pack[last], pack[other] = pack[other], pack[last]
    return tuple(pack)


def cut(cards: Sequence[Card], shortest: int, chance: Chance) -> tuple[Card, ...]:
    """The pack cut once, each part of at least ``shortest`` cards (RULES.md 1.9)."""
    at = shortest + chance.randrange(len(cards) - 2 * shortest + 1)
    return (*cards[at:], *cards[:at])


def gathered(rules: RuleSet, deal: Deal) -> tuple[Card, ...]:
    """The pack put together after a deal without shuffling, top card first (R-05).

    The attack's tricks lie on the defence's, each pile in the order won; a deal thrown in is
    taken hand by hand from the first to speak to the dealer, then what was not dealt.
    """
    if deal.contract is None:
        hands = rules.seating.starting_at(rules.seating.after(deal.dealer))
        return tuple(card for seat in hands for card in deal.dealt[seat].cards) + deal.talon
    attack = rules.seating.team(deal.contract.declarer)

    def won_by_defence(trick: Trick) -> bool:
        return trick.winner is None or rules.seating.team(trick.winner) is not attack

    piles = sorted(deal.tricks, key=won_by_defence)
    return tuple(play.card for trick in piles for play in trick.plays)


def prepared(rules: RuleSet, last: Deal | None, chance: Chance) -> tuple[Card, ...]:
    """The pack as it is dealt: shuffled when the plan says so, and cut in any case."""
    plan = rules.dealing
    if last is None or plan.shuffle is Shuffle.EVERY_DEAL:
        pack = shuffled(rules.pack.cards, chance)
    else:
        pack = gathered(rules, last)
    return cut(pack, plan.shortest_cut, chance)


def laid_out(rules: RuleSet, pack: Sequence[Card], dealer: Seat) -> tuple[Holding, ...]:
    """What each seat holds, by its number, once the pack is dealt in packets from the eldest on."""
    order = rules.seating.starting_at(rules.seating.after(dealer))
    hands: dict[Seat, tuple[Card, ...]] = dict.fromkeys(Seat, ())
    top = 0
    for packet in rules.dealing.packets:
        for seat in order:
            hands[seat] += tuple(pack[top : top + packet])
            top += packet
    return tuple(Holding(hands[seat]) for seat in Seat)
