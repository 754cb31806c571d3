"""A computer player's explanation of a decision: what it tried, what decided, what it believes.

A reason is a code with facts, as everywhere in the engine; ``bot/analysis/explanations.py``
puts it into words.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from engine.actions import Action, Call
from engine.cards import Card, Suit
from engine.contract import Contract
from engine.events import Called
from engine.players.choice import Choice
from engine.players.tried import Tried
from engine.ruleset import RuleSet
from engine.seats import Seat
from engine.view import DealView


@dataclass(frozen=True, slots=True)
class Holder:
    """A hidden card that a seat holds, with this chance."""

    card: Card
    seat: Seat
    chance: float


@dataclass(frozen=True, slots=True)
class Void:
    """A suit that a seat is out of, with this chance."""

    seat: Seat
    suit: Suit
    chance: float


@dataclass(frozen=True, slots=True)
class Beliefs:
    """A seat's beliefs about the hidden hands, from 0 (certainly not) to 1 (certainly).

    ``holders`` says of each hidden card who may hold it, ``voids`` of each other seat which suits
    it may be out of: only suits in which cards are hidden.
    """

    holders: Mapping[Card, Mapping[Seat, float]]
    voids: Mapping[Seat, Mapping[Suit, float]]

    def holder(self, card: Card) -> Holder | None:
        """The likeliest holder of the card; None if it is not hidden."""
        chances = self.holders.get(card, {})
        found = (Holder(card, seat, chance) for seat, chance in chances.items())
        return max(found, key=lambda held: held.chance, default=None)

    def likely_voids(self, from_chance: float) -> tuple[Void, ...]:
        """The suits that seats are out of with at least this chance, the likeliest first."""
        every = (
            Void(seat, suit, chance)
            for seat, suits in self.voids.items()
            for suit, chance in suits.items()
        )
        likely = (void for void in every if void.chance >= from_chance)
        return tuple(sorted(likely, key=lambda void: -void.chance))


FEW, SURE = 20, 2.0
"""A choice is a guess with fewer deals, or if it leads by fewer standard errors."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Explanation:
    """A decision: the choice with the code of its reason, and all that was tried, best first.

    ``contract`` is played, or stands after the choice. ``error`` is the standard error of the
    ``gap``. A choice that is worth less than another is the usual one, which the other does not
    beat clearly. Nothing was tried and nothing sampled where one action alone was possible, or a
    rule of thumb decided. ``asked`` were tried only because somebody asked.
    """

    seat: Seat
    choice: Choice
    contract: Contract | None
    tried: tuple[Tried, ...] = ()
    error: float = 0.0
    worlds: int = 0
    beliefs: Beliefs | None = None
    asked: tuple[Action, ...] = ()

    @property
    def is_guess(self) -> bool:
        """Whether it rests on few deals, which do not tell the best from the next."""
        few = 1 < self.worlds < FEW
        return few and self.second is not None and self.gap <= SURE * self.error

    def of(self, action: Action) -> Tried | None:
        """The result of trying this action; None if it was not tried."""
        return next((one for one in self.tried if one.action == action), None)

    @property
    def chosen(self) -> Tried | None:
        """The chosen action; None if nothing was tried."""
        return self.of(self.choice.action)

    @property
    def second(self) -> Tried | None:
        """The best of the others that the player tried by itself."""
        passed_over = (self.choice.action, *self.asked)
        return next((one for one in self.tried if one.action not in passed_over), None)

    @property
    def gap(self) -> float:
        """The worth of the choice above that of the best other one."""
        if self.chosen is None or self.second is None:
            return 0.0
        return self.chosen.worth - self.second.worth


LIKELY, OUT_OF = 0.45, 0.6
"""Chances (0–1) from which it is said who holds a high trump, and who is out of a suit."""

TOLD = 3
"""The most suits named that others are out of."""


def notable(rules: RuleSet, explanation: Explanation) -> Iterator[Holder | Void]:
    """The notable beliefs: who holds the highest trumps, and likely voids."""
    beliefs = explanation.beliefs
    if beliefs is None:
        return
    suit = explanation.contract.trump.suit if explanation.contract else None
    if suit is not None:
        ranks = sorted(rules.pack.ranks, key=rules.scales.trump.strength, reverse=True)
        for rank in ranks[:2]:
            holder = beliefs.holder(Card(rank, suit))
            if holder is not None and holder.chance >= LIKELY:
                yield holder
    yield from beliefs.likely_voids(OUT_OF)[:TOLD]


def by_thumb(choice: Choice, rules: RuleSet, deal: DealView, seat: Seat) -> Explanation:
    """A choice for which nothing was compared."""
    contract = contract_after(rules, deal, seat, choice.action)
    return Explanation(seat=seat, choice=choice, contract=contract)


def contract_after(rules: RuleSet, deal: DealView, seat: Seat, action: Action) -> Contract | None:
    """The contract that is played, or that stands after this call."""
    if not isinstance(action, Call):
        return deal.contract
    auction = replace(deal.auction, calls=(*deal.auction.calls, Called(seat, action)))
    return rules.auction.standing(auction, rules.seating)
