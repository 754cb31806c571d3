"""What is used of colver, a public engine with a solver and players; no part of this project.

``pip install colver`` puts it beside (0.11.1 is what was tried).
"""

import os
from collections.abc import Iterator, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Protocol

from engine.actions import Action, Double, Pass, PlayCard
from engine.cards import SUIT_TRUMPS, Card, Suit
from engine.contract import Bid, ContractKind
from engine.ruleset import RuleSet
from engine.state import Deal
from engine.view import DealView

SUITS = tuple(Suit)
RANKS = "789JQKTA"
OPENING, STEP = 80, 10
PASS, FIRST_BID, FIRST_CAPOT, DOUBLE, REDOUBLE = 0, 1, 37, 41, 42

THREADS = "RAYON_NUM_THREADS"
"""How many threads its search spreads over; unset, as many as there are cores."""


class Env(Protocol):
    """A deal as colver has it; cards and calls are numbers."""

    def step(self, action: int, /) -> object:
        """Make a call or play a card."""
        ...

    def legal_actions(self) -> list[int]:
        """What may be done now."""
        ...

    def is_terminal(self) -> bool:
        """Whether the deal is over."""
        ...

    def rewards(self) -> tuple[float, float]:
        """What each side writes once the deal is over."""
        ...

    def solve_scores(self) -> dict[str, list[tuple[int, int]]]:
        """The points at the end of the deal after each card."""
        ...


class Agent(Protocol):
    """A player of colver's in one seat."""

    def init_deal(self, env: Env, /) -> None:
        """See its cards."""
        ...

    def observe(self, env: Env, action: int, /) -> None:
        """See what is about to be done."""
        ...

    def action(self, env: Env, /) -> int:
        """What it does."""
        ...


def is_installed() -> bool:
    """Whether colver is there."""
    return find_spec("colver") is not None


def dealt(dealer: int, hands: Sequence[Sequence[Card]]) -> Env:
    """A deal before its first call; seats are numbers in the order of play."""
    numbers = [[number_of(card) for card in hand] for hand in hands]
    env: Env = import_module("colver").Env.deal_with_hands(dealer, numbers)
    return env


def in_play(dealer: int, hands: Sequence[Sequence[Card]], trump: int, attack: int) -> Env:
    """A deal before its first card, at 80 points."""
    env = dealt(dealer, hands)
    colver = import_module("colver").Env
    colver.set_contract(env, trump, OPENING, attack, 0)
    colver.set_phase_playing(env)
    return env


def seated(description: str, seat: int, seed: int) -> Agent:
    """A player made after a description in colver's own format, with its search in one thread."""
    os.environ.setdefault(THREADS, "1")
    agent: Agent = import_module("colver").Agent(description, seat, seed)
    return agent


def as_colver_has_it(rules: RuleSet, deal: Deal) -> Env:
    """A deal of ours that has just begun."""
    order = rules.seating.order
    return dealt(order.index(deal.dealer), [deal.dealt[seat].cards for seat in order])


def number_of(card: Card) -> int:
    """The number that colver gives a card."""
    return SUITS.index(card.suit) * len(RANKS) + RANKS.index(card.rank)


def number_of_action(action: Action) -> int:
    """The number that colver gives what a seat does; ValueError for what it does not know."""
    match action:
        case Pass():
            return PASS
        case Double(level):
            return DOUBLE + level - 1
        case PlayCard(card):
            return number_of(card)
        case Bid(value, trump, ContractKind.POINTS):
            return FIRST_BID + (value - OPENING) // STEP * len(SUITS) + SUIT_TRUMPS.index(trump)
        case Bid(_, trump, ContractKind.CAPOT):
            return FIRST_CAPOT + SUIT_TRUMPS.index(trump)
        case _:
            raise ValueError(f"colver does not know {action}")


def done_so_far(deal: Deal | DealView) -> Iterator[int]:
    """The numbers of all calls and cards of a deal, in their order."""
    yield from (number_of_action(called.call) for called in deal.auction.calls)
    yield from (number_of(play.card) for trick in deal.all_tricks for play in trick.plays)
