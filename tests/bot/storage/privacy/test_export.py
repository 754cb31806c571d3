"""What is kept about somebody is all in their files, and nothing of anybody else."""

import gzip
import json
from functools import partial
from typing import Any

import pytest

from bot.storage.database.database import Database
from bot.storage.database.schema import game_players
from bot.storage.log import event_log
from bot.storage.log.replay import replayed
from bot.storage.log.table_log import SqlEventStore
from bot.storage.preferences import PlayerPreferences, change_player_preferences
from bot.storage.privacy.export import FORMAT, File, TooLarge, export
from bot.tables.stop import Stop
from engine.events import Called, CardPlayed
from tests.bot.storage.made import NOON
from tests.bot.storage.played import Ticking
from tests.bot.storage.privacy.crowd import (
    ANN,
    BEN,
    CLO,
    FIRST_ID,
    SEEDS,
    entries_of,
    erase_all_of,
    keep_evenings,
)
from tests.bot.tables.evening import CHANNEL, GUILD, STRANGER, Evening

ABOUT = "what it is"
PEOPLE = tuple(FIRST_ID + n for n in range(100))


async def files_of(database: Database, user: int, limit: int = 10**8) -> tuple[File, ...]:
    return await export(database, user, NOON, ABOUT, limit)


def read(file: File) -> dict[str, Any]:
    packed = file.name.endswith(".gz")
    told: dict[str, Any] = json.loads(gzip.decompress(file.content) if packed else file.content)
    assert (told["format"], told["version"], told["about"]) == (FORMAT, 1, ABOUT)
    assert told["made_at"] == NOON.isoformat()
    return told


async def test_an_export_has_all_of_the_players_data_and_no_one_elses(database: Database) -> None:
    await keep_evenings(database)
    await database.write(
        lambda c: change_player_preferences(c, ANN, lambda _: PlayerPreferences(pack="large"))
    )
    (file,) = await files_of(database, ANN)
    told = read(file)
    assert file.name == "contree.json"
    assert told["choices"]["pack"] == "large"
    assert told["ratings"]
    assert told["sums"]
    assert len(told["tables"]) == len(SEEDS)
    named = {str(person) for person in PEOPLE} - {str(ANN)}
    assert not any(name in file.content.decode() for name in named)
    seats = [
        seat for table in told["tables"] for game in table["games"] for seat in game["players"]
    ]
    rows = await database.read(
        lambda c: c.execute(game_players.select().where(game_players.c.user_id == ANN)).all()
    )
    his = [seat for seat in seats if seat["player"] == "you"]
    assert [seat["points"] for seat in his] == [row.points for row in rows] != []
    acts = {event["event"] for table in told["tables"] for event in table["did"]}
    assert {"SeatTaken", "Called", "CardPlayed"} <= acts
    assert not acts & {"Dealt", "DealSealed", "HandsCompleted"}


@pytest.mark.slow
async def test_an_export_follows_the_player_after_seats_are_swapped(database: Database) -> None:
    await keep_evenings(database)
    (file,) = await files_of(database, ANN)
    moved = False
    for table in read(file)["tables"]:
        number = table["table"]
        log = await database.read(partial(event_log.load, table_id=number))
        own, before = 0, None
        for step in replayed(number, log):
            if before is not None and isinstance(step.event, Called | CardPlayed):
                own += before.seat_of(ANN) is step.event.seat
            moved |= before is not None and before.seat_of(ANN) not in {
                None,
                step.table.seat_of(ANN),
            }
            before = step.table
        told = [event["event"] for event in table["did"]]
        assert told.count("Called") + told.count("CardPlayed") == own
    assert moved


async def test_another_player_keeps_one_alias_at_a_table(database: Database) -> None:
    await keep_evenings(database, seeds=(19,))
    (his,), (hers,) = await files_of(database, ANN), await files_of(database, BEN)
    # Who they are to her and who they are to them are one and the same person, in every game.
    met = {
        (seat["player"], other["player"])
        for one, two in zip(
            read(his)["tables"][0]["games"], read(hers)["tables"][0]["games"], strict=True
        )
        for seat, other in zip(one["players"], two["players"], strict=True)
    }
    assert len({name for name, _ in met}) == len({name for _, name in met}) == len(met) > 2
    assert ("you", "you") not in met


async def test_large_exports_are_compressed_and_split(database: Database) -> None:
    await keep_evenings(database, length=150)
    (whole,) = await files_of(database, ANN)
    (packed,) = await files_of(database, ANN, len(whole.content) - 1)
    assert packed.name == "contree.json.gz"
    assert read(packed) == read(whole)
    limit = len(packed.content) // 2 + 1500
    parts = await files_of(database, ANN, limit)
    assert all(len(part.content) <= limit for part in parts)
    told = [read(part) for part in parts]
    assert len(told) > 1
    assert [(each["part"], each["parts"]) for each in told] == [
        (nth, len(told)) for nth in range(1, len(told) + 1)
    ]
    assert [table for each in told for table in each["tables"]] == read(whole)["tables"]
    with pytest.raises(TooLarge):
        await files_of(database, ANN, 1200)


async def test_a_manager_finds_the_table_of_others_that_they_closed(database: Database) -> None:
    evening = Evening()
    evening.ask(STRANGER, Stop(manager=True))
    entries = tuple(entries_of(evening, Ticking()))
    await SqlEventStore(database).open(GUILD, CHANNEL, NOON, entries)
    (file,) = await files_of(database, FIRST_ID + STRANGER)
    (table,) = read(file)["tables"]
    assert [each["event"] for each in table["did"]] == ["TableClosed"]


async def test_an_erased_player_has_an_empty_export(
    database: Database,
) -> None:
    await keep_evenings(database, seeds=(0, 9))
    (before,) = await files_of(database, BEN)
    await erase_all_of(database, ANN)
    await erase_all_of(database, CLO)
    (after,) = await files_of(database, BEN)
    assert read(after) == read(before)
    (nothing,) = await files_of(database, ANN)
    told = read(nothing)
    assert (told["tables"], told["ratings"], told["sums"]) == ([], [], [])
