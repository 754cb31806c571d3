"""Deals played to their end at random, under house rules."""

from collections.abc import Iterator
from random import Random

from engine.ruleset import RuleSet
from engine.state import Deal, Phase
from tests.engine.random_play import Step, steps

Played = tuple[Deal, tuple[Step, ...]]
"""A deal that was settled, and all that happened in it."""


def deals(rules: RuleSet, count: int, seed: int = 1) -> Iterator[Played]:
    """So many deals of a game that was begun again as often as it took."""
    rng, found = Random(f"{rules.key} {seed}"), 0
    while True:
        happened: tuple[Step, ...] = ()
        for step in steps(rules, rng):
            happened = (*happened, step)
            deal = step.state.deal
            if deal is None or deal.phase is not Phase.OVER:
                continue
            if deal.settlement:
                yield deal, happened
                found += 1
            if found == count:
                return
            happened = ()
