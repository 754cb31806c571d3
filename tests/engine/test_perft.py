"""From the same deal, the engine and the naive games allow as many auctions and as many plays."""

from collections.abc import Callable, Iterable
from random import Random

import pytest

from engine.ruleset import RuleSet
from tests.engine import both_readings as engine
from tests.engine import engine_walks as walks
from tests.engine.naive_games import counting
from tests.rig.slow import every_game, slow_except

MOST = 1000
"""Rows counted at most: each game is searched as deep as this allows."""

CALLS = (1, 2, 3, 4, 6, 8, 40)
"""Numbers of calls; no auction is as long as the last."""

LAST_CARDS = 12
CARDS = (1, 2, 3, 4, 5, 6, 8, LAST_CARDS)

FEW_BIDS = {"80H", "capotH", "generaleH", "H", "NT", "ashkal"}
"""Bids to which auctions are confined, so that whole ones can be counted."""


@every_game
@pytest.mark.parametrize(
    ("bids", "scores"),
    [(None, (0, 0)), (FEW_BIDS, (101, 99))],
    ids=["all bids", "few bids"],
)
def test_the_number_of_auctions_equals_the_naive_count(
    rules: RuleSet, bids: set[str] | None, scores: tuple[int, int]
) -> None:
    state = walks.dealt(rules, Random(rules.key), scores)
    facts = engine.facts(rules, state)
    depth, expected = deepest(
        CALLS, lambda depth: counting.count_auctions(rules.key, facts, depth, bids=bids)
    )
    assert expected > 1
    assert walks.count_auctions(rules, state, depth, bids) == expected


@every_game
@pytest.mark.parametrize(
    "gone", slow_except((0, 1, 7, None), {0, None}), ids=["none", "one", "seven", "nearly all"]
)
def test_the_number_of_plays_equals_the_naive_count(rules: RuleSet, gone: int | None) -> None:
    rng = Random(f"{rules.key} {gone}")
    state = walks.in_play(rules, rng)
    for _ in range(len(rules.pack) - LAST_CARDS if gone is None else gone):
        state = walks.after(rules, state, *walks.likely(rules, state, rng))
    laid, contract = engine.laid(rules, state), engine.contract(rules, state)
    played = tuple(engine.played(state))
    assert contract is not None
    depth, expected = deepest(
        CARDS, lambda depth: counting.count_plays(rules.key, laid, contract, depth, played)
    )
    assert expected > 1
    assert walks.count_plays(rules, state, depth) == expected


def deepest(depths: Iterable[int], count: Callable[[int], int]) -> tuple[int, int]:
    """The greatest depth at which there are not too many rows, and how many there are."""
    found = (0, 1)
    for depth in depths:
        rows = count(depth)
        if rows > MOST:
            break
        found = (depth, rows)
    return found
