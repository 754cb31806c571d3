"""The cards that a seat does not see, by who may hold them."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import comb

from engine.cards import Card
from engine.contract import Contract
from engine.players.card_memory import remember
from engine.ruleset import RuleSet
from engine.seats import Seat
from engine.view import DealView

Shares = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Group:
    """Cards of which the same seats may hold each."""

    seats: tuple[Seat, ...]
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Filling:
    """How many cards of each group each of its seats gets, and in how many ways that happens."""

    shares: tuple[Shares, ...]
    ways: int


@dataclass(frozen=True, slots=True)
class Unseen:
    """The groups, those with most seats last, and how many cards each other seat still holds."""

    groups: tuple[Group, ...]
    room: Mapping[Seat, int]

    def fillings(self) -> tuple[Filling, ...]:
        """Every way to fill the hands that puts no card where it cannot be; none if none does."""
        return tuple(
            Filling(shares, ways) for shares, ways in _filled(self.groups, dict(self.room))
        )

    @property
    def freed(self) -> "Unseen":
        """The same cards, each of which anybody may hold."""
        cards = tuple(card for group in self.groups for card in group.cards)
        return Unseen((Group(tuple(self.room), cards),) if cards else (), self.room)


def unseen(rules: RuleSet, deal: DealView, seat: Seat, contract: Contract) -> Unseen:
    """What the calls, the tricks and all that lay open leave possible."""
    memory = remember(rules, deal, seat, contract)
    others = [other for other in rules.seating.order if other is not seat]
    alike: dict[tuple[Seat, ...], list[Card]] = {}
    for card in memory.out:
        holders = tuple(other for other in others if memory.may_hold(other, card))
        alike.setdefault(holders, []).append(card)
    groups = (Group(seats, tuple(cards)) for seats, cards in alike.items())
    return Unseen(
        tuple(sorted(groups, key=lambda group: len(group.seats))),
        {other: deal.counts[other] for other in others},
    )


def _filled(
    groups: Sequence[Group], room: dict[Seat, int]
) -> Iterator[tuple[tuple[Shares, ...], int]]:
    if not groups:
        if not any(room.values()):
            yield (), 1
        return
    group, *rest = groups
    most = [room[seat] for seat in group.seats]
    for shares in _parts(len(group.cards), most, exactly=not rest):
        left = room | {
            seat: room[seat] - share for seat, share in zip(group.seats, shares, strict=True)
        }
        ways = _ways(shares)
        for others, more in _filled(rest, left):
            yield (shares, *others), ways * more


def _parts(number: int, most: Sequence[int], *, exactly: bool) -> Iterator[Shares]:
    """The ways to part a number, no part above its most, or each of them as large."""
    if exactly:
        if sum(most) == number:
            yield tuple(most)
    elif not most:
        if not number:
            yield ()
    else:
        for first in range(max(0, number - sum(most[1:])), min(number, most[0]) + 1):
            for others in _parts(number - first, most[1:], exactly=False):
                yield (first, *others)


def _ways(shares: Shares) -> int:
    ways, total = 1, 0
    for share in shares:
        total += share
        ways *= comb(total, share)
    return ways
