"""Every value of every card equals that found by trying everything, in every game."""

from functools import cache
from random import Random

import pytest

from engine.cards import Trump
from engine.ruleset import RuleSet
from engine.seats import Seat, Team
from engine.solver import Position, Solver
from engine.state import Trick
from engine.variants import find_variant
from engine.zones import Holding, Pile
from tests.engine.solver.endings import between, contract, ending
from tests.engine.solver.naive import Naive
from tests.engine.solver.table import cards
from tests.rig.slow import every_game

EACH = ((1, 40), (2, 120), (3, 8))
"""Tricks left, and how many endings of that length are tried in each game."""

FEW_RANKS = {2: 3, 4: 4}
"""Ranks of the small pack, by the number of players."""

BONUS = 90


@every_game
@pytest.mark.parametrize(("tricks", "number"), EACH)
def test_endings_equal_a_naive_search(rules: RuleSet, tricks: int, number: int) -> None:
    tried(rules, Random(f"{rules.key} {tricks}"), tricks, number)


@every_game
def test_whole_deals_of_a_small_pack_equal_a_naive_search(rules: RuleSet) -> None:
    rng = Random(f"{rules.key} whole")
    trump, closed = contract(rules, rng)
    players = len(rules.seating.order)
    strong = set(rules.scales.plain.order[: FEW_RANKS[players]])
    pack = tuple(card for card in rules.pack.cards if card.rank in strong)
    position = between(rules, rng, len(pack) // players, pack)
    equals_naive(rules, Solver(rules, trump, closed), position, trump, closed)


def test_low_cards_that_cover_others_equal_a_naive_search() -> None:
    """Once nothing is covered one low card stands for another, which may have covered a card."""
    rules = find_variant("decouverte")
    north = piled("9D TC", "7S TD", "8H KS", "KC")
    south = piled("7D KD", "8S JH", "7C JC", "9S")
    position = Position((north, Holding(), south, Holding()), Trick(Seat.NORTH))
    equals_naive(rules, Solver(rules, Trump.HEARTS), position, Trump.HEARTS, closed=False)


def piled(*piles: str) -> Holding:
    """Cards with what each covers."""
    return Holding(piles=tuple(Pile(*cards(pile)) for pile in piles))


def tried(rules: RuleSet, rng: Random, tricks: int, number: int) -> None:
    """Compare so many endings, any contract, any moment of the trick."""
    made = cache(lambda trump, closed: Solver(rules, trump, closed))
    for _ in range(number):
        trump, closed = contract(rules, rng)
        position = ending(rules, rng, trump, closed, tricks)
        equals_naive(rules, made(trump, closed), position, trump, closed)


def equals_naive(
    rules: RuleSet, solver: Solver, position: Position, trump: Trump, closed: bool
) -> None:
    naive = Naive(rules, trump, closed)
    expected = naive.values(position)
    assert solver.card_values(position).points == expected
    value = naive.best(position)
    assert solver.value(position).points == value
    for team in Team:
        assert solver.at_least(position, team, value[team]).holds
        assert not solver.at_least(position, team, value[team] + 1).holds
    naive = Naive(rules, trump, closed, BONUS)
    assert solver.card_values(position, bonus=BONUS).points == naive.values(position)
    with_bonus = naive.best(position)
    assert solver.value(position, bonus=BONUS).points == with_bonus
    for team in Team:
        takes_all = with_bonus[team] == sum(value) + BONUS
        assert solver.every_trick(position, team).holds == takes_all
