"""Random games of every rule set: cards conserved, points whole, the log replays to the same."""

from random import Random

import pytest

from engine.evolve import replay
from engine.game import apply, awaited, deal, decide, legal_actions, new_game
from engine.ruleset import RuleSet
from engine.state import Deal
from engine.trumps import Trump
from engine.variants import VARIANTS
from engine.view import view

WHOLE = {Trump.NONE: 130, Trump.ALL: 258}
"""The card points of a deal with the last trick; 162 with a trump suit (RULES.md 1.2)."""


@pytest.mark.parametrize("seed", range(40))
@pytest.mark.parametrize("rules", VARIANTS, ids=lambda rules: rules.key)
def test_a_random_game_is_whole(rules: RuleSet, seed: int) -> None:
    luck = Random(seed)
    log = list(new_game(rules, luck))
    state = replay(rules, log)
    while not state.over:
        waiting = awaited(rules, state)
        if waiting:
            seat = luck.choice(waiting)
            legal = legal_actions(rules, state, seat)
            assert legal
            seen = view(rules, state, seat).deal
            assert seen is not None
            assert seen.legal == legal
            likely = legal[0] if luck.random() < 0.5 else luck.choice(legal)
            events = decide(rules, state, seat, likely)
        else:
            events = deal(rules, state, luck)
        log += events
        following = apply(rules, state, events)
        assert following is not None
        state = following
        assert state.deal is not None
        check(rules, state.deal)
    assert replay(rules, log) == state


def check(rules: RuleSet, running: Deal) -> None:
    held = [card for holding in running.holdings for card in holding.cards]
    tricks = (*running.tricks, *((running.trick,) if running.trick else ()))
    played = [play.card for trick in tricks for play in trick.plays]
    assert sorted(map(str, held + played)) == sorted(map(str, rules.pack.cards))
    if running.settlement:
        tally = running.settlement.tally
        assert sum(tally.card_points) == WHOLE.get(tally.contract.trump, 162)
        assert sum(tally.tricks) == rules.hand_size
        closing = [line for line in running.settlement.lines if "result" in dict(line.facts)]
        assert {dict(line.facts)["result"] for line in closing} <= set(running.settlement.scores)
