"""House rules together: any two are had as chosen or refused, and any number can be played."""

from itertools import combinations
from random import Random

import pytest

from engine.events import DealSettled, Event
from engine.evolve import replay
from engine.game import awaited, legal_actions
from engine.options import OPTIONS, OptionRefusal, OptionRefused, differences, with_options
from engine.ruleset import Enforcement, RuleSet
from engine.settlement import LineCode
from engine.state import Deal, GameState, Phase
from engine.variants import find_variant
from engine.view import view
from tests.engine.options.houses import EVERY_GAME
from tests.engine.random_play import Step, steps
from tests.engine.unseen import everywhere
from tests.rig.slow import slow_except

Choice = tuple[str, str]

PAIRS, TABLES, DEALS = 400, 6, 8
"""Of each game: pairs looked at, tables played at, and deals played at each."""

MOST = 6
"""So many house rules are tried together."""

REFUSED = {OptionRefusal.CONTRADICTION, OptionRefusal.DOES_NOT_APPLY}


def choices(rules: RuleSet) -> list[Choice]:
    """Everything that is offered in a game."""
    return [(str(option.name), value) for option in OPTIONS for value in option.choices(rules)]


def held(rules: RuleSet) -> dict[str, str]:
    """What every option stands at."""
    return {str(option.name): option.current(rules) for option in OPTIONS if option.choices(rules)}


@pytest.mark.parametrize("key", slow_except(EVERY_GAME, EVERY_GAME[::4]))
def test_any_two_choices_work_together_or_are_refused(key: str) -> None:
    rules = find_variant(key)
    pairs = [pair for pair in combinations(choices(rules), 2) if pair[0][0] != pair[1][0]]
    refusals = 0
    for pair in Random(key).sample(pairs, min(PAIRS, len(pairs))):
        got = had_or_refused(rules, dict(pair))
        if isinstance(got, OptionRefused):
            refusals += 1
            assert got.code in REFUSED
            assert got.name in dict(pair)
        else:
            assert {name: held(got).get(name, value) for name, value in pair} == dict(pair)
    assert refusals < PAIRS // 2


def had_or_refused(rules: RuleSet, chosen: dict[str, str]) -> RuleSet | OptionRefused:
    """The rule set with these choices, or why it cannot be had."""
    try:
        return with_options(rules, chosen)
    except OptionRefused as refusal:
        return refusal


@pytest.mark.parametrize("key", slow_except(EVERY_GAME, EVERY_GAME[::4]))
def test_the_order_of_choosing_changes_nothing(key: str) -> None:
    rules, rng = find_variant(key), Random(key)
    for _ in range(20):
        chosen = _together(rules, rng)
        backwards = dict(reversed(chosen.items()))
        assert with_options(rules, chosen) == with_options(rules, backwards)
        assert set(dict(differences(rules, chosen))) >= {
            name for name, value in chosen.items() if held(rules).get(name) != value
        }


@pytest.mark.parametrize("key", slow_except(EVERY_GAME, EVERY_GAME[::4]))
def test_tables_with_many_house_rules_are_played_to_the_end(key: str) -> None:
    rng = Random(f"tables of {key}")
    for _ in range(TABLES):
        chosen = _together(find_variant(key), rng)
        rules = with_options(find_variant(key), chosen)
        assert _dealt(rules, rng) >= 1, chosen


def _together(rules: RuleSet, rng: Random) -> dict[str, str]:
    """Some choices that go together, each of them something else than usual if it can be."""
    chosen: dict[str, str] = {}
    for name, value in rng.sample(choices(rules), 3 * MOST):
        if len(chosen) == MOST:
            break
        had = isinstance(had_or_refused(rules, {**chosen, name: value}), RuleSet)
        if had and value != held(rules)[name]:
            chosen[name] = value
    return chosen


def _dealt(rules: RuleSet, rng: Random) -> int:
    """Play some deals, or a whole game if it is shorter; how many were dealt."""
    log: list[Event] = []
    for step in steps(rules, rng):
        log.extend(step.events)
        _is_sound(rules, step)
        if len(step.state.sheet) >= DEALS or step.state.over:
            break
    assert replay(rules, log) == step.state
    return len(step.state.sheet)


def _is_sound(rules: RuleSet, step: Step) -> None:
    deal = step.state.deal
    if deal is None:
        return
    assert sorted(map(str, everywhere(deal))) == sorted(map(str, rules.pack.cards))
    if deal.phase is not Phase.OVER:
        _somebody_may_act(rules, step.state)
    for event in step.events:
        if isinstance(event, DealSettled):
            _adds_up(rules, deal, event)


def _somebody_may_act(rules: RuleSet, state: GameState) -> None:
    waiting = awaited(rules, state)
    assert waiting
    for seat in waiting:
        assert legal_actions(rules, state, seat)
        assert view(rules, state, seat) is not None


def _adds_up(rules: RuleSet, deal: Deal, event: DealSettled) -> None:
    settlement = event.settlement
    tally = settlement.tally
    assert min(settlement.scores) >= 0
    assert settlement.carry >= 0
    if rules.enforcement is Enforcement.CLAIMED and deal.claim is not None:
        return
    worth = sum(rules.scales.worth(card, tally.contract.trump) for card in rules.pack.cards)
    every = worth + rules.scoring.last_trick
    if {line.code for line in settlement.lines} & {LineCode.STOPPED, LineCode.WINNING_RUN}:
        assert sum(tally.card_points) < every
        assert sum(tally.tricks) < rules.hand_size
        return
    assert sum(tally.card_points) == every
    assert sum(tally.tricks) == rules.hand_size
