"""Whole games played at random, step by step."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random

from engine.actions import Action, Pass
from engine.events import Event
from engine.evolve import evolve
from engine.game import awaited, deal, decide, legal_actions, new_game
from engine.ruleset import RuleSet
from engine.seats import Seat
from engine.state import GameState, Phase

PASSES, OUT_OF_TURN = 0.6, 0.1
"""How often a seat that may pass does so, and how often one speaks that was not asked."""

LONGEST = 20_000
"""Steps after which a game is taken never to end; one to 2000 takes a few hundred."""


@dataclass(frozen=True, slots=True)
class Step:
    """What happened, and the game after each event of it; no seat when cards were dealt."""

    seat: Seat | None
    action: Action | None
    events: tuple[Event, ...]
    states: tuple[GameState, ...]

    @property
    def state(self) -> GameState:
        """The game after all of it."""
        return self.states[-1]


def steps(rules: RuleSet, rng: Random) -> Iterator[Step]:
    """A whole game from its start to its end."""
    state: GameState | None = None
    for _ in range(LONGEST):
        if state is not None and state.over:
            return
        seat, action = (None, None) if state is None else _chosen(rules, state, rng)
        if state is None:
            events = new_game(rules, rng)
        elif seat is None or action is None:
            events = deal(rules, state, rng)
        else:
            events = decide(rules, state, seat, action)
        states: list[GameState] = []
        for event in events:
            state = evolve(rules, state, event)
            states.append(state)
        yield Step(seat, action, events, tuple(states))
    raise AssertionError("the game does not end")


def shortened(rules: RuleSet, target: int = 400) -> RuleSet:
    """The same game to this target, unless its own is nearer."""
    return replace(rules, end=replace(rules.end, target=min(target, rules.end.target)))


def position(rules: RuleSet, seed: int, length: int) -> GameState:
    """A game after so many steps, or at its end; a deal was dealt in it."""
    for number, step in enumerate(steps(rules, Random(seed))):
        state = step.state
        if number and number >= length:
            break
    return state


def _chosen(
    rules: RuleSet, state: GameState, rng: Random
) -> tuple[Seat, Action] | tuple[None, None]:
    running = state.deal
    if running is None or running.phase is Phase.OVER:
        return None, None
    seat = rng.choice(awaited(rules, state))
    if running.phase is Phase.AUCTION and rng.random() < OUT_OF_TURN:
        seat = rng.choice([other for other in Seat if legal_actions(rules, state, other)])
    actions = legal_actions(rules, state, seat)
    if Pass() in actions and rng.random() < PASSES:
        return seat, Pass()
    return seat, rng.choice(actions)
