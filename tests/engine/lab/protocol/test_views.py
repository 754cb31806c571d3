"""What a seat sees survives its way through a line of JSON, whatever is played."""

import json
from dataclasses import replace
from random import Random

import pytest

from engine.game import awaited, legal_actions
from engine.lab.protocol.messages import ProtocolError, with_house_rules
from engine.lab.protocol.views import read_view, written_view
from engine.ruleset import RuleSet
from engine.seats import Seat
from engine.state import GameState
from engine.variants import VARIANTS, find_variant
from engine.view import view
from tests.engine import private_games
from tests.engine.random_play import steps
from tests.rig.slow import FAST_GAMES, slow_except

PRIVATE = (private_games.BY_HAND, private_games.SUN, private_games.KITTY, private_games.CLAIMED)
STEPS = 400


def seats_asked(rules: RuleSet, state: GameState) -> list[Seat]:
    """All who may act: those whose turn it is, and those who may speak out of turn."""
    return [seat for seat in rules.seating.order if legal_actions(rules, state, seat)]


@pytest.mark.parametrize(
    "rules",
    slow_except([*VARIANTS, *PRIVATE], [*FAST_GAMES, PRIVATE[0]]),
    ids=lambda rules: rules.key,
)
def test_a_view_is_read_as_it_was_written(rules: RuleSet) -> None:
    read = 0
    for number, step in enumerate(steps(rules, Random(f"{rules.key} views"))):
        for seat in seats_asked(rules, step.state):
            seen = replace(view(rules, step.state, seat), sheet=())
            line = json.dumps(written_view(seen))
            assert read_view(rules, json.loads(line)) == seen, line
            read += 1
        if number > STEPS:
            break
    assert read > 40


def test_what_a_later_version_adds_is_passed_over() -> None:
    rules = find_variant("contree")
    state = next(step.state for step in steps(rules, Random(1)) if awaited(rules, step.state))
    seen = view(rules, state, awaited(rules, state)[0])
    assert read_view(rules, {**written_view(seen), "clock": 30}) == seen


def test_a_spectator_and_a_finished_deal_have_no_view_to_write() -> None:
    rules = find_variant("contree")
    states = [step.state for step in steps(rules, Random(1))]
    for state, seat in ((states[3], None), (states[-1], Seat.NORTH)):
        with pytest.raises(ValueError, match="no deal is being played"):
            written_view(view(rules, state, seat))


def test_house_rules_that_cannot_be_are_refused() -> None:
    with pytest.raises(ProtocolError, match="contree cannot be played so"):
        with_house_rules(find_variant("contree"), {"trumps": "seven"})
