"""Many layouts solved in one go: each as if it were alone."""

from random import Random

import numpy as np
import pytest

from engine.cards import Trump
from engine.ruleset import RuleSet
from engine.seats import Seat, Team
from engine.solver import Limits, Position, Solver, StopFlag
from engine.solver.card_layouts import Layouts
from engine.solver.memory_layout import CARDS
from engine.variants import VARIANTS
from engine.zones import Holding, Pile
from tests.engine.solver.endings import contract, ending
from tests.engine.solver.naive import Naive
from tests.engine.solver.table import CONTREE, whole_deal

HARD = whole_deal(CONTREE, "hard")

every_game = pytest.mark.parametrize("rules", VARIANTS, ids=lambda rules: rules.key)


@every_game
def test_card_values_over_layouts_equal_an_exhaustive_search(rules: RuleSet) -> None:
    rng = Random(f"{rules.key} layouts")
    for _ in range(12):
        trump, closed = contract(rules, rng)
        solver = Solver(rules, trump, closed)
        first = ending(rules, rng, trump, closed, 2)
        positions = [first, *(otherwise(rules, rng, first) for _ in range(4))]
        found = solver.card_values_of_each(first, layouts(rules, solver, positions))
        assert found.solved == len(positions)
        for row, position in enumerate(positions):
            points = {card: int(values[row]) for card, values in found.points.items()}
            expected = Naive(rules, trump, closed).values(position)
            assert points == {card: scores[0] for card, scores in expected.items()}
            assert {found.rest} == {sum(scores) for scores in expected.values()}


@every_game
def test_rounded_values_are_less_than_a_step_off_and_one_point_steps_are_exact(
    rules: RuleSet,
) -> None:
    rng = Random(f"{rules.key} rounded")
    for _ in range(6):
        trump, closed = contract(rules, rng)
        solver = Solver(rules, trump, closed)
        first = ending(rules, rng, trump, closed, 2)
        together = layouts(
            rules, solver, [first, *(otherwise(rules, rng, first) for _ in range(4))]
        )
        exact = solver.card_values_of_each(first, together).points
        asked = sorted(exact, key=str)[: rng.randint(1, len(exact))]
        for step in (1, 4, 9):
            found = solver.rounded_card_values_of_each(first, together, cards=asked, step=step)
            assert set(found.points) == set(asked)
            assert all((abs(found.points[card] - exact[card]) < step).all() for card in asked)


def test_the_steps_lie_elsewhere_in_each_layout_so_that_rounding_evens_out() -> None:
    solver = Solver(CONTREE, Trump.HEARTS)
    many = layouts(CONTREE, solver, [HARD] * 9)
    exact = solver.card_values(HARD).points
    found = solver.rounded_card_values_of_each(HARD, many, cards=list(exact), step=9).points
    within = {card: points[0] for card, points in exact.items() if points[0] < 150}
    assert len(set(within.values())) > 1
    assert all(abs(found[card].mean() - points) < 1e-9 for card, points in within.items())
    shifted = solver.rounded_card_values_of_each(HARD, many, cards=list(exact), step=9, first=2)
    assert all((shifted.points[card][:7] == found[card][2:]).all() for card in exact)


def test_layouts_take_the_same_nodes_together_as_one_by_one() -> None:
    solver = Solver(CONTREE, Trump.HEARTS)
    rng = Random(2)
    positions = [HARD, *(otherwise(CONTREE, rng, HARD) for _ in range(3))]
    each = layouts(CONTREE, solver, positions)
    nodes = [solver.card_values(position).nodes for position in positions]
    assert solver.card_values_of_each(HARD, each).nodes == sum(nodes)
    some = solver.card_values_of_each(HARD, each, limits=Limits(sum(nodes[:3]) - 1))
    assert some.solved == 2
    assert {len(values) for values in some.points.values()} == {2}
    whole = solver.card_values_of_each(HARD, each).points
    assert {card: values[:2].tolist() for card, values in whole.items()} == {
        card: values.tolist() for card, values in some.points.items()
    }


def test_a_preset_stop_flag_leaves_no_result() -> None:
    solver, stop = Solver(CONTREE, Trump.HEARTS), StopFlag()
    stop.set()
    found = solver.card_values_of_each(
        HARD, layouts(CONTREE, solver, [HARD]), limits=Limits(stop=stop)
    )
    assert found.solved == 0
    assert not found.points


def otherwise(rules: RuleSet, rng: Random, position: Position) -> Position:
    """The same with the cards shuffled that the seat to play does not hold or see."""
    order = rules.seating.order
    leader = order.index(position.trick.leader)
    mine = order[(leader + len(position.trick.plays)) % len(order)]
    holdings = list(position.holdings)
    others = [seat for seat in order if seat is not mine]
    hidden = [card for seat in others for card in holdings[seat].hand]
    covered = [pile.under for h in holdings for pile in h.piles if pile.under is not None]
    rng.shuffle(hidden)
    rng.shuffle(covered)
    for seat in others:
        held = holdings[seat]
        hand = tuple(hidden.pop() for _ in held.hand)
        holdings[seat] = Holding(hand, held.piles)
    for seat in order:
        piles = tuple(
            pile if pile.under is None else Pile(pile.top, covered.pop())
            for pile in holdings[seat].piles
        )
        holdings[seat] = Holding(holdings[seat].hand, piles)
    return Position(tuple(holdings), position.trick, position.taken)


def layouts(rules: RuleSet, solver: Solver, positions: list[Position]) -> Layouts:
    """These positions in the words of the solver."""
    order, bits = rules.seating.order, solver.bits
    hands = np.zeros((len(positions), len(order)), dtype=np.int64)
    under = np.zeros((len(positions), CARDS), dtype=np.int64)
    for row, position in enumerate(positions):
        laid = {play.seat: play.card for play in position.trick.plays}
        for column, seat in enumerate(order):
            for card in position.holdings[seat].cards:
                hands[row, column] |= 1 << bits[card]
            for pile in position.holdings[seat].piles:
                top = pile.top or laid.get(Seat(seat))
                if pile.under is not None and top is not None:
                    under[row, bits[top]] = 1 << bits[pile.under]
    return Layouts(hands, under if under.any() else None)


def test_points_belong_to_the_first_seats_side() -> None:
    solver = Solver(CONTREE, Trump.HEARTS)
    found = solver.card_values_of_each(HARD, layouts(CONTREE, solver, [HARD]))
    expected = solver.card_values(HARD).points
    assert {card: int(values[0]) for card, values in found.points.items()} == {
        card: points[Team.NORTH_SOUTH] for card, points in expected.items()
    }
