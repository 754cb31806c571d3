"""Who is erased is nowhere any more, and nothing else has changed."""

from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from bot.storage.backup.backup import back_up
from bot.storage.backup.check import check_file
from bot.storage.database.database import Database
from bot.storage.preferences import PlayerPreferences, change_player_preferences
from bot.storage.privacy.erasure import Erased
from bot.storage.results import game_results
from bot.storage.results.game_results import GameResult
from bot.storage.results.outcomes import results_of
from bot.storage.results.rebuild import every_table, rebuild
from bot.tables.occupants import is_erased
from tests.bot.storage.files import wal_of
from tests.bot.storage.privacy.crowd import ANN, BEN, CLO, erase_all_of, keep_evenings
from tests.bot.storage.privacy.sweeping import bytes_with, columns_with

HABITS = PlayerPreferences(plays_forced=True, pack="large", hidden=True)
SOMEBODY_ELSE = -1


async def choose(database: Database, *users: int) -> None:
    """Let these people choose something for themselves."""
    for user in users:
        await database.write(partial(change_player_preferences, user=user, change=lambda _: HABITS))


async def all_results(database: Database) -> tuple[GameResult, ...]:
    """The results of every game, by table and number."""
    return await database.read(
        lambda c: tuple(
            result for table in every_table(c) for result in game_results.results_at(c, table.id)
        )
    )


def told_without(result: GameResult, *users: int) -> GameResult:
    """A result in which these people, and whoever was erased, cannot be told apart."""

    def name(user: int | None) -> int | None:
        return SOMEBODY_ELSE if user in users or (user and is_erased(user)) else user

    return replace(
        result,
        players=tuple(replace(each, user_id=name(each.user_id)) for each in result.players),
        leavers=tuple(replace(each, user_id=name(each.user_id) or 0) for each in result.leavers),
        settled=tuple(
            replace(deal, declarer_id=name(deal.declarer_id), doubler_id=name(deal.doubler_id))
            for deal in result.settled
        ),
    )


@pytest.mark.slow
async def test_no_id_remains_and_other_results_stay(database: Database) -> None:
    await keep_evenings(database)
    await choose(database, ANN, BEN)
    before = await all_results(database)
    assert sum(len(result.settled) for result in before) > 5
    everywhere = {"table_people.user_id", "game_players.user_id", "game_leavers.user_id"}
    everywhere |= {
        "game_deals.declarer_id",
        "game_deals.doubler_id",
        "players.user_id",
        "standings.user_id",
    }
    everywhere |= {"ratings.user_id", "rating_changes.user_id"}
    assert await database.read(lambda c: columns_with(c, ANN)) == everywhere
    others = await database.read(lambda c: columns_with(c, BEN))
    assert (await erase_all_of(database, ANN)).tables == 6
    assert await database.read(lambda c: columns_with(c, ANN)) == set()
    assert await database.read(lambda c: columns_with(c, BEN)) == others
    after = await all_results(database)
    for told, kept in zip(after, before, strict=True):
        assert told_without(told, ANN) == told_without(kept, ANN)
    rebuilt = await rebuild(database, results_of)
    assert rebuilt.games == len(before)
    assert not rebuilt.broken
    assert await all_results(database) == after


async def test_an_erased_player_gets_a_different_alias_at_each_table(database: Database) -> None:
    await keep_evenings(database)
    for user in (ANN, BEN, CLO):
        await erase_all_of(database, user)
    erased: dict[int, set[int]] = {}
    for result in await all_results(database):
        people = {each.user_id for each in result.players if each.user_id}
        people |= {each.user_id for each in result.leavers}
        erased.setdefault(result.table_id, set()).update(filter(is_erased, people))
    assert all(1 <= len(people) <= 3 for people in erased.values())
    assert any(len(people) == 3 for people in erased.values())
    together = [person for people in erased.values() for person in people]
    assert len(together) == len(set(together))


async def test_erasing_twice_or_an_unknown_player_changes_nothing(database: Database) -> None:
    await keep_evenings(database, seeds=(0, 3))
    await erase_all_of(database, ANN)
    before = await all_results(database)
    assert await erase_all_of(database, ANN) == Erased(0, 0)
    assert await erase_all_of(database, 5) == Erased(0, 0)
    assert await all_results(database) == before


@pytest.mark.slow
async def test_an_erased_player_is_in_no_file_backup_or_check(tmp_path: Path) -> None:
    path, copy = tmp_path / "table.db", tmp_path / "copy.db"
    database = await Database.open(f"sqlite:///{path}")
    await keep_evenings(database, seeds=range(8))
    await choose(database, ANN)
    assert bytes_with(path, ANN) + bytes_with(wal_of(path), ANN) > 50
    await erase_all_of(database, ANN)
    assert await database.forget()
    assert bytes_with(path, ANN) + bytes_with(wal_of(path), ANN) == 0
    assert bytes_with(path, BEN) > 20
    back_up(path, copy)
    assert bytes_with(copy, ANN) == 0
    await database.close()
    for file in (path, copy):
        report = check_file(file)
        assert report.tables == 8
        assert report.findings == ()
    assert bytes_with(path, ANN) == 0
