"""What the auction and the play have shown a seat of the cards that it does not see."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from engine.belote import belote_cards
from engine.cards import Card, Suit
from engine.contract import Bid
from engine.ruleset import RuleSet, Situation
from engine.seats import Seat
from engine.state import Play, Trick
from engine.tricks import situation
from engine.trumps import Trump
from engine.view import DealView

NAMED_SUIT = 2.0
"""How much likelier a card of a suit is in the hand that has bid the suit."""

ROUNDS = 3
"""Passes that fit the chances to the room in each hand; more change next to nothing."""


@dataclass(frozen=True, slots=True)
class Memory:
    """The cards out, and for each other seat which of them it may hold and how likely that is."""

    out: tuple[Card, ...]
    chances: tuple[dict[Card, float], ...]

    def may_hold(self, seat: Seat, card: Card) -> bool:
        """Whether nothing has shown that this seat lacks the card."""
        return card in self.chances[seat]

    def left_in(self, suit: Suit) -> tuple[Card, ...]:
        """The cards of a suit that others hold."""
        return tuple(card for card in self.out if card.suit is suit)

    def none_of(self, seat: Seat, cards: Sequence[Card]) -> float:
        """The chance that the seat holds none of these cards."""
        held = self.chances[seat]
        chance = 1.0
        for card in cards:
            chance *= 1.0 - held.get(card, 0.0)
        return chance


def remember(rules: RuleSet, deal: DealView, seat: Seat, trump: Trump) -> Memory:
    """All that the seat can conclude from the calls, the tricks and its own cards."""
    tricks = deal.tricks if deal.trick is None else (*deal.tricks, deal.trick)
    gone = {play.card for trick in tricks for play in trick.plays}
    out = tuple(c for c in rules.pack.cards if c not in gone and c not in deal.hand)
    lacking = {other: set[Card]() for other in rules.seating.order}
    lacking[seat].update(out)
    for other, card in _lacks(rules, tricks, trump, out):
        lacking[other].add(card)
    if rules.belote is not None:
        for other, card in _belote_shows(tricks, deal.belote, trump, rules.seating.order):
            lacking[other].add(card)
    return Memory(out, _shared(out, lacking, deal))


def _lacks(
    rules: RuleSet, tricks: Sequence[Trick], trump: Trump, out: Sequence[Card]
) -> Iterator[tuple[Seat, Card]]:
    """The cards that a duty would have made a seat play instead of the one that it played."""
    for trick in tricks:
        for number, play in enumerate(trick.plays):
            met = situation(rules, Trick(trick.leader, trick.plays[:number]), trump, play.seat)
            if all(duty.keep((play.card,), met) for duty in rules.obligations):
                continue  # it fulfils every duty, so that no other card would have barred it
            for card in out:
                if _would_bar(rules, card, play, met):
                    yield play.seat, card


def _would_bar(rules: RuleSet, card: Card, play: Play, met: Situation) -> bool:
    for duty in rules.obligations:
        kept = duty.keep((play.card, card), met)
        if len(kept) == 1:
            return card in kept
    return False


def _belote_shows(
    tricks: Sequence[Trick], holder: Seat | None, trump: Trump, seats: Sequence[Seat]
) -> Iterator[tuple[Seat, Card]]:
    """Belote said once places the other card; king or queen played in silence denies it."""
    pair = belote_cards(trump)
    for play in (play for trick in tricks for play in trick.plays if play.card in pair):
        for card in pair:
            if play.seat != holder:
                yield play.seat, card
            else:
                yield from ((seat, card) for seat in seats if seat != holder)


def _shared(
    out: Sequence[Card], lacking: dict[Seat, set[Card]], deal: DealView
) -> tuple[dict[Card, float], ...]:
    """Each card out shared between the seats that may hold it, by the room in their hands."""
    named = {
        (said.seat, said.call.trump.suit)
        for said in deal.auction.calls
        if isinstance(said.call, Bid)
    }
    chances: tuple[dict[Card, float], ...] = tuple({} for _ in deal.counts)
    for seat, lacks in lacking.items():
        for card in out:
            if card not in lacks:
                chances[seat][card] = NAMED_SUIT if (seat, card.suit) in named else 1.0
    for _ in range(ROUNDS):
        for held, count in zip(chances, deal.counts, strict=True):
            _scale(held, count)
        for card in out:
            holders = [held for held in chances if card in held]
            whole = sum(held[card] for held in holders)
            for held in holders:
                held[card] /= whole
    return chances


def _scale(held: dict[Card, float], whole: float) -> None:
    so_far = sum(held.values())
    for card in held:
        held[card] *= whole / so_far
