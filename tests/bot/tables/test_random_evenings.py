"""Whole evenings at random: the table is a fold of its log, and never gets stuck."""

from collections import Counter
from typing import get_args

import pytest

from bot.tables.actions import REQUESTS
from bot.tables.events import (
    Answered,
    Asked,
    ConsentEvent,
    DealGiven,
    HouseEvent,
    Lapsed,
    TableClosed,
    TableEvent,
    TableOpened,
    TakenBack,
)
from bot.tables.fold import folded
from bot.tables.occupants import Human
from bot.tables.refusals import TableRefusal
from bot.tables.table import Stage, Table
from bot.tables.take_back import TakingBack
from engine.events import Event, GameEnded, GameStarted
from engine.evolve import replay
from engine.game import legal_actions
from tests.bot.tables.evening import NUMBER
from tests.bot.tables.random_evening import OF_LENGTHS, Step, begun, evening_at_random
from tests.bot.tables.standing import standing
from tests.rig.slow import slow_except

SEEDS = (*range(56), 100, 132, *OF_LENGTHS)
"""Among them they see everything that can happen; in 132 a watcher is refused."""


@pytest.mark.slow
@pytest.mark.parametrize("seed", slow_except(SEEDS, SEEDS[::12]))
def test_folding_the_log_gives_the_table(seed: int) -> None:
    log: list[TableEvent] = list(begun(seed).log)
    for step in evening_at_random(seed):
        log.extend(step.events)
        table = step.table
        assert table.revision == len(log)
        if not all(isinstance(event, Event) for event in step.events):
            assert folded(NUMBER, log) == table
        assert table.move == sum(isinstance(event, Event | TakenBack) for event in log)
        played = standing(log)
        starts = [at for at, event in enumerate(played) if isinstance(event, GameStarted)]
        assert table.games == len(starts)
        if table.game:
            assert replay(table.rules, played[starts[-1] :]) == table.game
    assert folded(NUMBER, log) == table


@pytest.mark.parametrize("seed", slow_except(SEEDS, SEEDS[::6]))
def test_random_requests_keep_the_table_consistent(seed: int) -> None:
    for step in evening_at_random(seed, mischief=0.4):
        if step.refusal:
            assert step.events == ()
            assert step.table is step.before
        _one_seat_a_person(step.table)
        _somebody_can_go_on(step.table)
        _ends_are_told_apart(step)


def _one_seat_a_person(table: Table) -> None:
    people = [held.user for held in table.seats if isinstance(held, Human)]
    assert len(people) == len(set(people))
    if table.stage in {Stage.LOBBY, Stage.FINISHED}:
        assert table.host in people or (table.stage is Stage.FINISHED or not people)
    if table.stage is Stage.LOBBY:
        assert len(table.present) == len(people)
    else:
        assert table.free_seats == () or table.stage is Stage.CLOSED


def _somebody_can_go_on(table: Table) -> None:
    """A game never gets stuck: a person who is there, or comes back, can always go on."""
    if table.stage is not Stage.PLAYING:
        assert table.thinker is None
        return
    assert table.game is not None
    assert any(isinstance(held, Human) for held in table.seats)
    if table.between_deals:
        assert set(table.present) == set() or set(table.present) - table.ready
        assert table.ready <= set(table.present)
        return
    assert table.awaited
    for seat in table.awaited:
        assert legal_actions(table.rules, table.game, seat)
    waits_for_a_person = any(table.is_present(seat) for seat in table.awaited)
    # Whoever is asked for their consent has little time for it: the clock goes on for them.
    paused = table.paused is not None or TakingBack.to_answer(table)
    assert paused or waits_for_a_person or table.thinker in table.awaited or not table.present
    assert table.thinker is None or not paused
    assert table.thinker is None or not table.is_present(table.thinker)


def _ends_are_told_apart(step: Step) -> None:
    """No batch both ends a game and closes the table: its result would be lost."""
    closes = [event for event in step.events if isinstance(event, TableClosed)]
    ends = [event for event in step.events if isinstance(event, GameEnded)]
    assert len(closes) + len(ends) <= 1
    if closes:
        assert step.events[-1] is closes[0]
    if ends:
        assert step.events[-1] is ends[0]
        assert step.table.stage is Stage.FINISHED


@pytest.mark.slow
def test_the_random_evenings_reach_every_event() -> None:
    seen: Counter[type] = Counter()
    consents: set[tuple[type, str, bool]] = set()
    refusals: Counter[str] = Counter()
    for seed in SEEDS:
        for step in evening_at_random(seed):
            seen[type(step.request)] += step.refusal is None and bool(step.events)
            seen.update(type(event) for event in step.events)
            for event in step.events:
                if isinstance(event, ConsentEvent):
                    agreed = isinstance(event, Answered) and event.agree
                    consents.add((type(event), event.kind, agreed))
            refusals.update([step.refusal.code] if step.refusal else [])
    missing = {kind for kind in (*REQUESTS, *get_args(HouseEvent)) if not seen[kind]}
    assert missing == {TableOpened, DealGiven}
    kinds = {"take-back", "swap", "stop", "coach", "watch", "length"}
    assert {kind for event, kind, _ in consents if event is Asked} == kinds
    assert {kind for event, kind, agree in consents if event is Answered and agree} == kinds
    assert {kind for event, kind, agree in consents if event is Answered and not agree} == kinds
    assert {kind for event, kind, _ in consents if event is Lapsed} == {
        "take-back",
        "watch",
        "length",
    }
    elsewhere = {
        TableRefusal.CHANNEL_BUSY,
        TableRefusal.CLOSING,
        TableRefusal.DEAL_FINISHED,
        TableRefusal.TABLE_LOST,
        TableRefusal.TABLE_ELSEWHERE,
        TableRefusal.TABLE_WAITING,
        TableRefusal.SERVER_FULL,
        TableRefusal.UNKNOWN_TABLE,
        TableRefusal.NO_TABLE_HERE,
        TableRefusal.TABLE_CLOSED,
        TableRefusal.TOO_MANY_PEOPLE,
        TableRefusal.WATCH_FULL,
        TableRefusal.CARDS_IN_SHARED_PLAY,
        TableRefusal.TAKE_BACK_CARDS_KNOWN,
        TableRefusal.CLAIM_BARRED,
        TableRefusal.DEAL_GIVEN,
        TableRefusal.EXPERTS_PLAY,
        TableRefusal.PAIR_PLAYS,
        TableRefusal.CARDS_IN_PLAY,
        TableRefusal.CARDS_SEEN,
        TableRefusal.IMPORT_IN_RATED_GAME,
        TableRefusal.IMPORT_IN_SHARED_PLAY,
        TableRefusal.DEAL_COUNTS,
        TableRefusal.DEAL_BEGUN,
        TableRefusal.PAUSE_BARRED,
    }
    assert set(TableRefusal) - set(refusals) == elsewhere
