"""Nobody is erased from what is still going on, and everybody from all else."""

from pathlib import Path

import pytest

from bot.storage.database.database import Database
from bot.storage.log.event_log import Entry
from bot.storage.log.table_log import SqlEventStore
from bot.storage.privacy.erasure import OccupiedTable, StillSeated
from bot.tables.requests import Kick, Leave, Sit, Stand, Start
from bot.tables.watching import AnswerWatch, AskWatch
from tests.bot.storage.files import change
from tests.bot.storage.made import NOON
from tests.bot.storage.played import Ticking
from tests.bot.storage.privacy.crowd import ANN, BEN, FIRST_ID, entries_of, erase_all_of
from tests.bot.storage.privacy.sweeping import columns_with
from tests.bot.tables.evening import (
    ANNA,
    BRUNO,
    CHANNEL,
    CHLOE,
    DENIS,
    EMMA,
    GUILD,
    E,
    Evening,
    N,
    W,
)

DAN = FIRST_ID + DENIS


async def keep(database: Database, evening: Evening) -> int:
    """Keep an evening as it stands, its table still open."""
    entries = tuple(entries_of(evening, Ticking()))
    return await SqlEventStore(database).open(GUILD, CHANNEL, NOON, entries)


def four() -> Evening:
    """Anna is the host, and all four sit in the lobby."""
    evening = Evening()
    for user, seat in ((BRUNO, N), (CHLOE, E), (DENIS, W)):
        evening.ask(user, Sit(seat))
    return evening


async def is_refused(database: Database, user: int, *, playing: bool) -> None:
    """They are needed there, and nothing changes."""
    before = await database.read(lambda c: columns_with(c, user))
    with pytest.raises(StillSeated) as refusal:
        await erase_all_of(database, user)
    assert refusal.value.seated == (OccupiedTable(GUILD, CHANNEL, playing),)
    assert await database.read(lambda c: columns_with(c, user)) == before


async def is_erased(database: Database, user: int) -> None:
    """They go, though the table is open."""
    assert (await erase_all_of(database, user)).tables == 1
    assert await database.read(lambda c: columns_with(c, user)) == set()


@pytest.mark.parametrize("playing", [False, True])
async def test_a_seated_player_cannot_be_erased(database: Database, playing: bool) -> None:
    evening = four()
    if playing:
        evening.ask(ANNA, Start())
    await keep(database, evening)
    await is_refused(database, BEN, playing=playing)


async def test_a_player_temporarily_away_cannot_be_erased(database: Database) -> None:
    evening = four()
    evening.ask(ANNA, Start())
    evening.ask(BRUNO, Leave())
    await keep(database, evening)
    await is_refused(database, BEN, playing=True)


async def test_a_player_who_lost_their_seat_cannot_be_erased_before_the_game_ends(
    database: Database,
) -> None:
    evening = four()
    evening.ask(ANNA, Start())
    evening.ask(BRUNO, Leave())
    evening.ask(ANNA, Kick(BRUNO, overdue=False))
    await keep(database, evening)
    await is_refused(database, BEN, playing=True)


@pytest.mark.parametrize("agrees", [True, False])
async def test_a_watcher_cannot_be_erased(database: Database, agrees: bool) -> None:
    evening = four()
    evening.ask(ANNA, Start())
    evening.ask(EMMA, AskWatch(N))
    if agrees:
        evening.ask(BRUNO, AnswerWatch(EMMA, agree=True))
    await keep(database, evening)
    await is_refused(database, FIRST_ID + EMMA, playing=True)


async def test_a_refused_watcher_can_be_erased(database: Database) -> None:
    evening = four()
    evening.ask(ANNA, Start())
    evening.ask(EMMA, AskWatch(N))
    evening.ask(BRUNO, AnswerWatch(EMMA, agree=False))
    await keep(database, evening)
    await is_erased(database, FIRST_ID + EMMA)


async def test_a_player_who_stood_up_before_the_game_can_be_erased(database: Database) -> None:
    evening = four()
    evening.ask(DENIS, Stand(W))
    await keep(database, evening)
    await is_erased(database, DAN)


async def test_a_host_without_a_seat_cannot_be_erased(database: Database) -> None:
    evening = Evening()
    evening.ask(ANNA, Stand(evening.table.seat_of(ANNA) or N))
    await keep(database, evening)
    await is_refused(database, ANN, playing=False)


async def test_a_table_with_a_damaged_log_needs_no_one(sqlite: Database, tmp_path: Path) -> None:
    number = await keep(sqlite, four())
    path = tmp_path / "table.db"
    broken = '{"seat":0,"occupant":{"user":{"_person":2}'
    change(path, f"UPDATE events SET payload = '{broken}' WHERE table_id = {number} AND seq = 3")
    await is_erased(sqlite, BEN)


async def test_a_player_at_a_table_waiting_for_an_update_cannot_be_erased(
    database: Database,
) -> None:
    number = await keep(database, four())
    later = Entry("SeatPraised", {"seat": 1}, NOON)
    await SqlEventStore(database).append(number, len(four().log), [later])
    await is_refused(database, DAN, playing=True)
    await SqlEventStore(database).abandon(number, NOON)
    await is_erased(database, DAN)
