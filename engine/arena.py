"""Measuring strength: duplicate matches, each deal played twice with the sides swapped."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from math import sqrt
from random import Random

from engine.actions import Action
from engine.dealing import Chance, laid_out, prepared
from engine.events import Dealt, GameStarted
from engine.evolve import replay
from engine.game import apply, awaited, decide
from engine.players import Level, choose
from engine.ruleset import RuleSet
from engine.seats import Seat, Team
from engine.state import GameState
from engine.view import PlayerView, view

Contender = Callable[[PlayerView, RuleSet, Chance], Action]

CONFIDENCE = 1.96
"""Standard errors to each side of the mean that hold it 95 times in a hundred."""


def any_legal(seen: PlayerView, rules: RuleSet, luck: Chance) -> Action:
    """The weakest contender: one legal action as good as another."""
    legal = seen.deal.legal if seen.deal else ()
    return legal[luck.randrange(len(legal))]


def _level(level: Level) -> Contender:
    return lambda seen, rules, luck: choose(level, seen, rules, luck)


CONTENDERS: Mapping[str, Contender] = {
    "random": any_legal,
    **{str(level): _level(level) for level in Level},
}


@dataclass(frozen=True, slots=True)
class Measure:
    """The mean difference a deal in game points, for the first contender, and its half-width."""

    deals: int
    mean: float
    interval: float


def match(rules: RuleSet, first: Contender, second: Contender, deals: int, seed: int) -> Measure:
    """Play each deal twice, so that luck of the cards falls on both alike."""
    luck = Random(seed)
    differences = [_duplicate(rules, first, second, luck) for _ in range(deals)]
    mean = sum(differences) / deals
    spread = sum((difference - mean) ** 2 for difference in differences) / max(1, deals - 1)
    return Measure(deals, mean, CONFIDENCE * sqrt(spread / deals))


def _duplicate(rules: RuleSet, first: Contender, second: Contender, luck: Random) -> float:
    order = rules.seating.order
    dealer = order[luck.randrange(len(order))]
    holdings = laid_out(rules, prepared(rules, None, luck), dealer)
    begun = replay(rules, (GameStarted(dealer), Dealt(dealer, holdings)))
    seed = luck.randrange(2**32)
    here = _played(rules, begun, {Team.NORTH_SOUTH: first, Team.EAST_WEST: second}, seed)
    there = _played(rules, begun, {Team.NORTH_SOUTH: second, Team.EAST_WEST: first}, seed)
    return (here - there) / 2


def _played(rules: RuleSet, state: GameState, sides: Mapping[Team, Contender], seed: int) -> int:
    """What north and south write more than the others."""
    luck = Random(seed)
    while waiting := awaited(rules, state):
        seat: Seat = waiting[0]
        action = sides[rules.seating.team(seat)](view(rules, state, seat), rules, luck)
        following = apply(rules, state, decide(rules, state, seat, action))
        if following is None:
            raise ValueError("a game does not vanish")
        state = following
    return state.scores[Team.NORTH_SOUTH] - state.scores[Team.EAST_WEST]
