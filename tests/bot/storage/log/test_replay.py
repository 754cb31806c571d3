"""A log is told again by the rules that it was played by, or not at all."""

from dataclasses import replace

import pytest
from sqlalchemy import delete, func, update

from bot.storage.database.database import Database
from bot.storage.database.schema import events, games
from bot.storage.errors import ChannelTaken, LaterLog, OtherRules, UnreplayableLog
from bot.storage.log.codec import encode
from bot.storage.log.event_log import Entry
from bot.storage.log.replay import replayed
from bot.storage.log.table_log import SqlEventStore, SqlTableLog
from bot.storage.results.outcomes import results_of
from bot.storage.results.rebuild import Rebuilt, rebuild
from bot.tables.events import HouseRulesChanged, TableEvent, TableOpened
from bot.tables.fold import states_of
from bot.tables.house_rules import ChooseOption
from bot.tables.requests import ChangeRules
from tests.bot.storage.made import NOON, count, entries_at
from tests.bot.storage.played import Ticking, keep
from tests.bot.tables.evening import ANNA, Evening, opening
from tests.bot.tables.stages import finished, lobby, playing


@pytest.fixture
def log(store: SqlEventStore) -> SqlTableLog:
    """The log of the sessions."""
    return SqlTableLog(store, Ticking())


def entries(log: list[TableEvent]) -> tuple[Entry, ...]:
    """A log as it is kept."""
    return tuple(Entry(*encode(event), NOON) for event in log)


def of_version(version: int, evening: Evening) -> list[TableEvent]:
    """The log as it would be had its rules had this version."""
    return [
        replace(event, version=version)
        if isinstance(event, TableOpened | HouseRulesChanged)
        else event
        for event in evening.log
    ]


def test_each_step_gives_the_table_after_its_entry() -> None:
    evening = finished()
    steps = tuple(replayed(evening.table.id, entries(evening.log)))
    assert [step.event for step in steps] == evening.log
    assert [step.table.revision for step in steps] == list(range(1, len(steps) + 1))
    assert steps[-1].table == evening.table


def test_a_log_with_unknown_rules_is_not_replayed() -> None:
    with pytest.raises(OtherRules) as caught:
        tuple(replayed(5, entries(of_version(0, playing()))))
    broken = caught.value
    assert (broken.table_id, broken.seq) == (5, 1)
    assert (broken.variant, broken.version) == ("contree", 0)
    assert "version 0 of contree" in str(broken)


LATER: dict[str, dict[str, object]] = {
    "rules": {"version": 99},
    "game": {"variant": "belote_of_tomorrow"},
    "house rule": {"options": [["jokers", "two"]]},
    "choice of a house rule": {"options": [["target", "a thousand"]]},
    "key": {"weather": "rain"},
}


@pytest.mark.parametrize("what", LATER)
def test_a_log_of_a_later_version_is_recognised(what: str) -> None:
    first, *rest = entries(playing().log)
    later = replace(first, payload={**first.payload, **LATER[what]})
    with pytest.raises(LaterLog) as caught:
        tuple(replayed(5, (later, *rest)))
    assert (caught.value.table_id, caught.value.seq) == (5, 1)
    assert "later version" in str(caught.value)


def test_unknown_rules_may_appear_later_in_a_log() -> None:
    evening = lobby()
    evening.ask(ANNA, ChangeRules(ChooseOption("target", "200")))
    log = list(evening.log)
    (last,) = (event for event in log if isinstance(event, HouseRulesChanged))
    log[log.index(last)] = replace(last, version=9)
    with pytest.raises(LaterLog) as caught:
        tuple(replayed(5, entries(log)))
    assert caught.value.seq == len(log)


def test_the_first_impossible_entry_is_named() -> None:
    log = entries(playing().log)
    for seq in (1, 2, len(log)):
        damaged = (*log[: seq - 1], Entry("Renamed", {}, NOON), *log[seq:])
        with pytest.raises(UnreplayableLog) as caught:
            tuple(replayed(5, damaged))
        assert (caught.value.table_id, caught.value.seq) == (5, seq)


async def test_results_under_unknown_rules_stay_counted(
    log: SqlTableLog, database: Database
) -> None:
    evening = playing()
    kept = await keep(log, evening)
    before, length = evening.table, len(evening.log)
    evening.play_game()
    happened = evening.log[length:]
    await log.append(states_of(before, happened), happened)
    payload = func.replace(events.c.payload, '"version":1', '"version":0')
    await database.write(lambda c: c.execute(update(events).values(payload=payload)))
    with pytest.raises(OtherRules):
        await log.load(kept.number)
    assert await rebuild(database, results_of) == Rebuilt(0, (kept.number,))
    assert await count(database, games) == 1


async def test_a_missing_entry_is_named(
    log: SqlTableLog, store: SqlEventStore, database: Database
) -> None:
    kept = await keep(log, playing())
    middle = (events.c.table_id == kept.number) & (events.c.seq == 4)
    await database.write(lambda c: c.execute(delete(events).where(middle)))
    with pytest.raises(UnreplayableLog) as caught:
        await entries_at(store, kept.number)
    assert caught.value.seq == 4


async def test_a_table_that_is_given_up_frees_its_channel_and_keeps_its_log(
    log: SqlTableLog, store: SqlEventStore
) -> None:
    kept = await keep(log, playing())
    with pytest.raises(ChannelTaken):
        await log.open(opening(), ())
    before = await entries_at(store, kept.number)
    await log.abandon(kept.number)
    await log.abandon(kept.number)
    assert await log.open_tables() == ()
    assert await log.is_known(kept.number)
    assert await entries_at(store, kept.number) == before
    assert await log.open(opening(), ()) > kept.number
