"""The expert's cards: legal, within its limits, exact where all is known, and explained."""

from dataclasses import replace
from random import Random

import pytest

from engine.actions import PlayCard
from engine.cards import Card
from engine.game import awaited, legal_actions
from engine.obligations import NoTrumpLead
from engine.players import PLAYERS, Level
from engine.players.choice import Choice, Reason, candidates
from engine.players.expert import think
from engine.players.expert.play.world_sampling import source_of
from engine.players.expert.solver_view import SolverView
from engine.ruleset import RuleSet
from engine.solver import Limits, Position, StopFlag
from engine.state import GameState, Phase
from engine.variants import find_variant
from engine.view import view
from tests.engine.both_readings import running
from tests.engine.engine_walks import after, in_play, likely
from tests.engine.players.expert.seen_table import left_with, seen_by
from tests.engine.solver.naive import Naive
from tests.rig.slow import every_game

LITTLE = Limits(nodes=4_000)
FREE = Limits(nodes=200_000)


def thought(rules: RuleSet, state: GameState, limits: Limits, rng: int = 1) -> Choice:
    (seat,) = awaited(rules, state)
    return think(view(rules, state, seat), rules, Random(rng), limits)


def club(rules: RuleSet, state: GameState) -> Choice:
    (seat,) = awaited(rules, state)
    return PLAYERS[Level.CLUB](view(rules, state, seat), rules, Random(1), LITTLE)


@pytest.mark.slow
@every_game
def test_four_experts_finish_a_deal(rules: RuleSet) -> None:
    state, searched = in_play(rules, Random(f"{rules.key} whole")), 0
    while awaited(rules, state):
        (seat,) = awaited(rules, state)
        choice = thought(rules, state, LITTLE)
        assert choice == thought(rules, state, LITTLE)
        assert choice.action in legal_actions(rules, state, seat)
        searched += choice.reason is Reason.SEARCHED
        state = after(rules, state, seat, choice.action)
    assert running(state).phase is Phase.OVER
    assert searched >= 3


@every_game
def test_an_ending_with_known_cards_is_played_perfectly(rules: RuleSet) -> None:
    rng = Random(f"{rules.key} open")
    while True:
        state = left_with(rules, rng, 9)
        while awaited(rules, state):
            table = seen_by(rules, state)
            values = open_values(rules, state, table)
            if len(set(values.values())) > 1:
                choice = thought(rules, state, FREE)
                assert isinstance(choice.action, PlayCard)
                assert values[choice.action.card] == max(values.values())
                worlds, *worths = choice.facts
                assert worlds == ("worlds", 1)
                told = {Card.parse(name): int(worth) for name, worth in worths}
                assert told.keys() == values.keys()
                assert told[choice.action.card] == max(told.values())
                return
            state = after(rules, state, *likely(rules, state, rng))


def open_values(rules: RuleSet, state: GameState, table: SolverView) -> dict[Card, int]:
    """What each card brings where the seat can tell who holds what; nothing elsewhere."""
    if source_of(table).number > 1:
        return {}
    naive = Naive(rules, table.contract.trump, table.contract.closed)
    values = naive.values(Position.of(running(state)))
    return {each: points[table.us] for each, points in values.items()}


@every_game
def test_without_time_for_one_world_it_plays_like_the_club_player(rules: RuleSet) -> None:
    state = left_with(rules, Random(f"{rules.key} hurry"), len(rules.pack) - 2)
    stop = StopFlag()
    stop.set()
    for limits in (Limits(nodes=0), Limits(stop=stop)):
        assert thought(rules, state, limits) == club(rules, state)


def test_too_few_worlds_are_not_used() -> None:
    rules = find_variant("contree")
    state = left_with(rules, Random(4), 20)
    assert thought(rules, state, Limits(nodes=2_000)) == club(rules, state)
    assert thought(rules, state, FREE).reason is Reason.SEARCHED


def test_the_explanation_has_the_worlds_and_the_value_of_each_card() -> None:
    rules = find_variant("contree")
    state = left_with(rules, Random(4), 20)
    choice = thought(rules, state, FREE)
    assert choice.reason is Reason.SEARCHED
    (worlds, number), *cards = choice.facts
    assert worlds == "worlds"
    assert isinstance(number, int)
    assert number > 1
    table = seen_by(rules, state)
    legal = candidates(rules, table.deal, table.contract)
    assert [Card.parse(name) for name, _ in cards] == list(legal)


def test_rules_the_solver_cannot_handle_are_played_like_the_club_player() -> None:
    rules = find_variant("baloot")
    first_only = NoTrumpLead(opening_only=True)
    strange = replace(rules, obligations=(first_only, *rules.obligations[1:]))
    state = in_play(strange, Random(5))
    assert state.deal is not None
    assert state.deal.contract is not None
    locked = replace(state.deal.contract, closed=True)
    state = replace(state, deal=replace(state.deal, contract=locked))
    while len(legal_actions(strange, state, awaited(strange, state)[0])) == 1:
        state = after(strange, state, *likely(strange, state, Random(6)))
    assert thought(strange, state, FREE) == club(strange, state)
