"""Thinking once before anybody waits: what is compiled or loaded for it is there from then on."""

from random import Random

from engine import game
from engine.actions import Action, Pass
from engine.contract import Bid
from engine.players import Level, choose
from engine.solver import Limits
from engine.state import GameState, Phase
from engine.variants import VARIANTS
from engine.view import view

RULES = VARIANTS[0]
FEW = Limits(nodes=10_000)


def think_once() -> None:
    """Let experts make a call and play a card of a deal that nobody will see.

    The first time it lasts seconds: the search is compiled, or read from where a former start has
    left it.
    """
    state = game.begun(RULES, RULES.seating.order[0], Random(1))
    _expert(state)
    seat = game.awaited(RULES, state)[0]
    legal = game.legal_actions(RULES, state, seat)
    state = _after(state, next(action for action in legal if isinstance(action, Bid)))
    while state.deal is not None and state.deal.phase is Phase.AUCTION:
        state = _after(state, Pass())
    _expert(state)


def _expert(state: GameState) -> None:
    seat = game.awaited(RULES, state)[0]
    choose(Level.EXPERT, view(RULES, state, seat), RULES, Random(1), FEW)


def _after(state: GameState, action: Action) -> GameState:
    seat = game.awaited(RULES, state)[0]
    return game.apply(RULES, state, game.decide(RULES, state, seat, action))
