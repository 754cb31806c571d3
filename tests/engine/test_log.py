"""A game is the fold of its log, and a damaged log is found out."""

from random import Random

import pytest

from engine.contract import Contract
from engine.events import (
    BeloteAnnounced,
    Called,
    CardPlayed,
    ContractFixed,
    Dealt,
    Event,
    GameStarted,
    ThrownIn,
    TrickTaken,
)
from engine.evolve import BrokenLog, evolve, replay
from engine.game import apply
from tests.engine.random_play import steps
from tests.engine.table import CONTREE, N, Table, bid, call, cards


@pytest.mark.parametrize("seed", range(5))
def test_replaying_a_log_gives_the_same_game_without_randomness(seed: int) -> None:
    log: list[Event] = []
    for step in steps(CONTREE, Random(seed)):
        log.extend(step.events)
    assert replay(CONTREE, log) == step.state
    assert apply(CONTREE, None, log) == step.state


def test_an_empty_log_is_refused() -> None:
    with pytest.raises(BrokenLog):
        replay(CONTREE, [])
    assert apply(CONTREE, None, []) is None


@pytest.mark.parametrize(
    "event",
    [
        Called(N, call("80S")),
        CardPlayed(N, *cards("7S")),
        TrickTaken(N, 0),
        BeloteAnnounced(N, again=False),
        ContractFixed(Contract(N, bid("80S")), N),
        ThrownIn(),
    ],
)
def test_no_event_may_precede_the_deal(event: Event) -> None:
    with pytest.raises(BrokenLog):
        evolve(CONTREE, None, event)
    with pytest.raises(BrokenLog):
        evolve(CONTREE, replay(CONTREE, [GameStarted(N)]), event)


@pytest.mark.parametrize("event", [CardPlayed(N, *cards("7S")), TrickTaken(N, 0)])
def test_no_trick_may_precede_the_contract(event: Event) -> None:
    with pytest.raises(BrokenLog):
        evolve(CONTREE, Table().state, event)


def test_a_log_begins_with_the_start_of_a_game() -> None:
    with pytest.raises(BrokenLog):
        replay(CONTREE, [Dealt(N, ())])


def test_a_game_cannot_restart_before_its_end() -> None:
    with pytest.raises(BrokenLog):
        evolve(CONTREE, Table().state, GameStarted(N))


def test_deals_are_numbered_including_passed_out_ones() -> None:
    table = Table()
    table.say("-", "-", "-", "-")
    table.happens(Dealt(N, table.deal.dealt))
    assert (table.deal.number, table.state.dealer) == (2, N)
    assert [line.number for line in table.state.sheet] == [1]
