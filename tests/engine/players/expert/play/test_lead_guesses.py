"""Opening leads: guesses of many deals take the luck out of the few that are solved."""

from random import Random

import numpy as np

from engine.cards import Card, Trump
from engine.game import awaited
from engine.lab.training.lead_values import to_lead
from engine.players.expert.arrays import Floats, dice_of
from engine.players.expert.model.deal_kinds import card_order
from engine.players.expert.play.card_choice import WeighedCards, weighed_cards
from engine.players.expert.play.lead_guesses import AS_MANY, LeadGuesses, holders_of
from engine.players.expert.play.world_sampling import Weighted, source_of
from engine.players.expert.play.world_search import Searched, in_each, searched
from engine.players.expert.solver_view import SolverView
from engine.players.known_deal import SidePoints
from engine.players.steps import finished
from engine.ruleset import RuleSet
from engine.solver import NO_LIMITS, Limits, Solver
from engine.state import GameState
from engine.variants import find_variant
from engine.view import PlayerView, view
from tests.engine.engine_walks import after, likely
from tests.engine.players.expert.seen_table import left_with, seen_by

CONTREE, COINCHE = find_variant("contree"), find_variant("coinche")
WORLDS, FEW = 48, 8
WITH_EQUALS = 0
"""The number of a lead from a hand with cards that touch."""


def by_points(_: SidePoints) -> Floats:
    """Points for their own sake."""
    return np.arange(163, dtype=np.float64)


def a_lead(seed: int) -> tuple[PlayerView, SolverView]:
    """An opening lead at contrée."""
    luck = Random(f"lead {seed}")
    while True:
        seen = to_lead(CONTREE, luck)
        if seen is not None and seen.deal is not None and seen.deal.contract is not None:
            break
    deal = seen.deal
    assert seen.seat is not None
    assert deal.contract is not None
    assert deal.trick is not None
    table = SolverView(
        rules=CONTREE,
        deal=deal,
        seat=seen.seat,
        contract=deal.contract,
        trick=deal.trick,
        solver=Solver(CONTREE, deal.contract.trump, deal.contract.closed),
    )
    return seen, table


def drawn(table: SolverView, number: int) -> Weighted:
    return Weighted(source_of(table).drawn(number, dice_of(Random(1))), np.ones(number))


def guesses_of(table: SolverView, pool: Weighted) -> LeadGuesses:
    found = LeadGuesses.of(table, table.deal.hand, pool, dice_of(Random(1)))
    assert found is not None
    return found


def first(solved: Searched, number: int) -> Searched:
    """The same search, ended after so many deals."""
    points = {card: each[:number] for card, each in solved.points.items()}
    known = dict.fromkeys(points, number)
    return Searched(solved.hands[:number], solved.weights[:number], points, known)


def apart(worths: dict[Card, Floats]) -> Floats:
    """The mean of each lead, less that of all."""
    means: Floats = np.array([each.mean() for each in worths.values()])
    between: Floats = means - means.mean()
    return between


def test_the_mean_of_few_deals_comes_near_that_of_many() -> None:
    errors: list[tuple[float, float]] = []
    for seed in range(2):
        _, table = a_lead(seed)
        pool = drawn(table, WORLDS)
        solved, guesses = finished(searched(table, pool, NO_LIMITS)), guesses_of(table, pool)
        true = apart(in_each(table, by_points, solved.hands, solved.points))
        for start in range(0, WORLDS, FEW):
            rows = slice(start, start + FEW)
            hands = solved.hands[rows]
            brought = {card: each[rows] for card, each in solved.points.items()}
            plain = apart(in_each(table, by_points, hands, brought)) - true
            steady = apart(guesses.worths(by_points, hands, brought)) - true
            errors.append((float((plain**2).sum()), float((steady**2).sum())))
    plain_error, steady_error = np.sum(errors, axis=0)
    assert steady_error < 0.7 * plain_error


def test_the_more_deals_are_solved_the_less_the_network_is_believed() -> None:
    _, table = a_lead(1)
    for number in (AS_MANY // 2, 2 * AS_MANY):
        pool = drawn(table, number)
        solved, guesses = finished(searched(table, pool, NO_LIMITS)), guesses_of(table, pool)
        steady = guesses.steadied(by_points, solved)
        share = number / (number + AS_MANY)
        for card, points in solved.points.items():
            mixed = share * points.mean() + (1 - share) * guesses.expected[card].mean()
            assert abs(steady[card].mean() - mixed) < 1e-6


def test_cards_that_do_the_same_stay_equal() -> None:
    _, table = a_lead(WITH_EQUALS)
    pool = drawn(table, 20)
    solved = finished(searched(table, pool, NO_LIMITS))
    steady = guesses_of(table, pool).steadied(by_points, solved)
    alike: dict[bytes, set[float]] = {}
    for card, points in solved.points.items():
        alike.setdefault(points.tobytes(), set()).add(float(steady[card].mean()))
    assert len(alike) < len(solved.points)
    assert all(len(means) == 1 for means in alike.values())


def test_a_card_that_was_dropped_stays_as_far_behind_as_it_was() -> None:
    _, table = a_lead(2)
    pool = drawn(table, 40)
    solved, guesses = finished(searched(table, pool, NO_LIMITS)), guesses_of(table, pool)
    whole = guesses.steadied(by_points, solved)
    best, *_, last = sorted(whole, key=lambda card: -whole[card].mean())
    stopped = Searched(solved.hands, solved.weights, solved.points, {**solved.known, last: FEW})
    found = guesses.steadied(by_points, stopped)
    behind = found[best] - found[last]
    assert behind[:FEW].std() > 0
    assert np.allclose(behind[FEW:], behind[:FEW].mean())
    # What a race fills in behind the deals in which a card was solved does not count.
    filled = np.concatenate([solved.points[last][:FEW], solved.points[best][FEW:]])
    points = {**solved.points, last: filled}
    otherwise = Searched(solved.hands, solved.weights, points, stopped.known)
    assert (guesses.steadied(by_points, otherwise)[last] == found[last]).all()


def test_a_decision_rests_on_guesses_at_the_opening_lead_alone() -> None:
    seen, table = a_lead(5)
    found = finished(weighed_cards(seen, CONTREE, Random(1), Limits(nodes=300_000)))
    assert isinstance(found, WeighedCards)
    assert found.guesses is not None
    plain = in_each(table, found.rewards.by_points, found.solved.hands, found.solved.points)
    assert any((found.worths()[card] != plain[card]).any() for card in plain)
    again = finished(weighed_cards(seen, CONTREE, Random(1), Limits(nodes=300_000)))
    assert isinstance(again, WeighedCards)
    assert again.choice() == found.choice()


def guessed(rules: RuleSet, state: GameState) -> bool:
    table = seen_by(rules, state)
    pool = drawn(table, 5)
    return LeadGuesses.of(table, table.deal.hand, pool, dice_of(Random(1))) is not None


def test_nothing_else_is_guessed() -> None:
    luck = Random(5)
    kinds = set[tuple[Trump | None, bool]]()
    while len(kinds) < 3:
        state = left_with(COINCHE, luck, 32)
        trump = seen_by(COINCHE, state).contract.trump
        kinds.add((None if trump.suit else trump, guessed(COINCHE, state)))
        assert not guessed(COINCHE, after(COINCHE, state, *likely(COINCHE, state, luck)))
        assert not guessed(COINCHE, left_with(COINCHE, luck, 28))
    assert kinds == {(None, True), (Trump.ALL, True), (Trump.NONE, False)}


def test_holders_are_counted_from_the_leader() -> None:
    state = left_with(CONTREE, Random(6), 32)
    table = seen_by(CONTREE, state)
    hands = drawn(table, 3).layouts.hands
    holders = holders_of(table, hands)
    order = card_order(CONTREE, table.contract.trump)
    assert awaited(CONTREE, state) == (table.seat,)
    assert {card for card, turn in zip(order, holders[0], strict=True) if turn == 0} == set(
        table.deal.hand
    )
    partner = table.order[(table.column + 2) % 4]
    for row, hand in zip(holders, hands, strict=True):
        held = {card for card, turn in zip(order, row, strict=True) if turn == 2}
        assert held == set(table.cards(int(hand[table.order.index(partner)])))
    assert view(CONTREE, state, table.seat).seat is table.seat
