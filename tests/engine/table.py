"""A game that tests drive by short words, with hands of their choosing."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from random import Random
from typing import TypeVar

import pytest

from engine.actions import (
    Action,
    Call,
    Double,
    IllegalAction,
    Pass,
    PlayCard,
    Refusal,
    RefusalFact,
    RenegeClaim,
)
from engine.cards import Card, Trump
from engine.contract import Bid, Contract, ContractKind
from engine.events import Dealt, Event, GameStarted
from engine.evolve import replay
from engine.game import apply, awaited, decide, legal_actions
from engine.ruleset import RuleSet
from engine.seats import Seat, Team
from engine.state import Deal, Phase, Play, Trick
from engine.tricks import Sifted, sift, situation
from engine.variants import find_variant
from engine.zones import Holding

_Kind = TypeVar("_Kind")

CONTREE = find_variant("contree")
N, E, S, W = Seat
NS, EW = Team

ONE_SUIT_EACH = "7S8S9STSJSQSKSAS / 7H8H9HTHJHQHKHAH / 7D8D9DTDJDQDKDAD / 7C8C9CTCJCQCKCAC"
"""North holds every spade, east every heart, south every diamond, west every club."""


def cards(text: str) -> tuple[Card, ...]:
    """The cards of a text, with or without spaces between them."""
    letters = "".join(text.split())
    return tuple(Card.parse(letters[at : at + 2]) for at in range(0, len(letters), 2))


def hands(text: str) -> tuple[Holding, ...]:
    """Four hands, north first, between slashes."""
    return tuple(Holding(cards(part)) for part in text.split("/"))


def call(word: str) -> Call:
    """A call: ``-``, ``x``, ``xx``, ``80S`` or ``capotS``."""
    said: dict[str, Call] = {"-": Pass(), "x": Double(1), "xx": Double(2)}
    return said[word] if word in said else bid(word)


def bid(word: str) -> Bid:
    """A bid: ``80S`` or ``capotS``."""
    if word.startswith("capot"):
        return Bid(250, Trump(word.removeprefix("capot")), ContractKind.CAPOT)
    return Bid(int(word.rstrip("SHDCNTA")), Trump(word.lstrip("0123456789")))


def word(action: Action) -> str:
    """The word of a call, or the letters of a card."""
    match action:
        case Pass():
            return "-"
        case Double(level):
            return "x" * level
        case PlayCard(card):
            return str(card)
        case Bid():
            return str(action)
        case RenegeClaim():
            return "!"


class Table:
    """A game with one deal laid out; west deals and north speaks first, unless told otherwise."""

    def __init__(
        self,
        dealt: str = ONE_SUIT_EACH,
        *,
        dealer: Seat = Seat.WEST,
        rules: RuleSet = CONTREE,
        scores: tuple[int, int] = (0, 0),
    ) -> None:
        self.rules = rules
        self.log: list[Event] = [GameStarted(dealer), Dealt(dealer, hands(dealt))]
        self.state = replace(replay(rules, self.log), scores=scores)

    @property
    def deal(self) -> Deal:
        """The deal that is being played."""
        assert self.state.deal is not None
        return self.state.deal

    @property
    def contract(self) -> Contract | None:
        """The contract, once the auction is over."""
        return self.deal.contract

    @property
    def over(self) -> bool:
        """Whether the deal is over."""
        return self.deal.phase is Phase.OVER

    @property
    def waits_for(self) -> tuple[Seat, ...]:
        """Who is to act."""
        return awaited(self.rules, self.state)

    def happens(self, *events: Event) -> tuple[Event, ...]:
        """Add events to the game."""
        state = apply(self.rules, self.state, events)
        assert state is not None
        self.state = state
        self.log.extend(events)
        return events

    def act(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        """A seat acts; what came of it."""
        return self.happens(*decide(self.rules, self.state, seat, action))

    def say(self, *words: str) -> tuple[Event, ...]:
        """Calls in turn, or by the seat named: ``80S``, ``E:x``; what came of the last one."""
        events: tuple[Event, ...] = ()
        for text in words:
            letter, _, said = text.rpartition(":")
            seat = seat_of(letter) if letter else self.waits_for[0]
            legal = legal_actions(self.rules, self.state, seat)
            action = next((action for action in legal if word(action) == said), None)
            events = self.act(seat, action or call(said))
        return events

    def play(self, text: str) -> tuple[Event, ...]:
        """Cards by whoever is to play; what came of the last one."""
        events: tuple[Event, ...] = ()
        for card in cards(text):
            events = self.act(self.waits_for[0], PlayCard(card))
        return events

    def may(self, seat: Seat) -> set[str]:
        """What the seat may do, in words."""
        return {word(action) for action in legal_actions(self.rules, self.state, seat)}

    def may_double(self) -> set[Seat]:
        """The seats that may contre or surcontre now."""
        return {seat for seat in Seat if self.may(seat) & {"x", "xx"}}

    def play_out(self, rng: Random) -> None:
        """Play cards at random until the deal is over."""
        while not self.over:
            seat = self.waits_for[0]
            self.act(seat, rng.choice(legal_actions(self.rules, self.state, seat)))


def seat_of(letter: str) -> Seat:
    """The seat of a compass letter."""
    return next(seat for seat in Seat if seat.name.startswith(letter))


@contextmanager
def refused(code: Refusal, **facts: RefusalFact) -> Iterator[None]:
    """Expect a refusal with this code and exactly these facts."""
    with pytest.raises(IllegalAction) as refusal:
        yield
    assert refusal.value.code is code
    assert refusal.value.facts == facts


def legal_and_barred(trump: str, hand: str, trick: str = "") -> Sifted:
    """What the obligations leave of a hand when north led this trick."""
    plays = tuple(Play(seat, card) for seat, card in zip(Seat, cards(trick), strict=False))
    contract = Contract(N, Bid(80, Trump(trump)))
    met = situation(CONTREE, Trick(N, plays), contract, Seat(len(plays)))
    return sift(cards(hand), CONTREE.obligations, met)


def allowed(trump: str, hand: str, trick: str = "") -> set[str]:
    """The cards of a hand that may be played to the trick that north led."""
    return {str(card) for card in legal_and_barred(trump, hand, trick).allowed}


def events_of(kind: type[_Kind], events: Sequence[Event]) -> list[_Kind]:
    """The events of a kind."""
    return [event for event in events if isinstance(event, kind)]
