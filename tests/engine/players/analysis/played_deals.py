"""Deals that computers have played, as lines."""

from functools import cache
from random import Random

from engine.deal_record import DealRecord
from engine.game import after_action, apply, awaited, deal, new_game
from engine.notation import write
from engine.players import Level, choose
from engine.ruleset import RuleSet
from engine.solver import Limits
from engine.state import Phase
from engine.variants import find_variant
from engine.view import view


def record_of(line: str) -> DealRecord:
    """The deal of a line."""
    return DealRecord.read(line, find_variant)


@cache
def played(key: str, seed: int = 1, level: Level = Level.CLUB) -> DealRecord:
    """The first deal of a game that was not thrown in, played to its end by these computers."""
    return record_of(line_of(find_variant(key), Random(f"{key} {seed}"), level))


def line_of(rules: RuleSet, luck: Random, level: Level, limits: Limits | None = None) -> str:
    """Play deals until one is settled."""
    state = apply(rules, None, new_game(rules, luck))
    assert state is not None
    while state.deal is None or state.deal.settlement is None:
        state = apply(rules, state, deal(rules, state, luck))
        while state.deal is not None and state.deal.phase is not Phase.OVER:
            (seat, *_) = awaited(rules, state)
            seen = view(rules, state, seat)
            action = choose(level, seen, rules, luck, limits or Limits(nodes=200_000))
            state = after_action(rules, state, seat, action)
    return write(rules, state.deal)
