"""A damaged row costs its own table alone: the others are served, and a check names it."""

from functools import partial
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from bot.ratings.ladders import Tier, season_at
from bot.storage.backup.check import Damage, check_file, found
from bot.storage.database.database import Database
from bot.storage.log.archive import archive_closed
from bot.storage.log.table_log import SqlEventStore, SqlTableLog
from bot.storage.preferences import guild_preferences
from bot.storage.ratings.rank_roles import rank_roles_of
from bot.storage.results.outcomes import results_of
from bot.storage.results.rebuild import count_ladders, rebuild
from bot.storage.shared_deals import played_again
from bot.storage.stats.achievement_facts import facts_of
from bot.storage.stats.season_recap import season_recap
from tests.bot.storage.files import SEEDS, change, number_in
from tests.bot.storage.made import GUILD, NOON
from tests.bot.storage.played import Ticking
from tests.bot.tables.room import Room

DEEP = "'{\"a\":' || replace(hex(zeroblob(60000)), '0', '[') || '}'"
ROW = "WHERE table_id=2 AND seq=5"
IN_A_LOG = [
    f"UPDATE events SET payload={DEEP} {ROW}",
    f"UPDATE events SET payload=replace(hex(zeroblob(60000)), '0', '[') {ROW}",
    f"UPDATE events SET payload=x'00ff' {ROW}",
    f"UPDATE events SET payload='[]' {ROW}",
    f"UPDATE events SET at='half past nine' {ROW}",
    f"UPDATE events SET at=12 {ROW}",
    f"UPDATE events SET at='' {ROW}",
    f"UPDATE events SET at='2026-02-30 12:00:00.000000' {ROW}",
    f"UPDATE events SET kind='' {ROW}",
    f"UPDATE events SET kind=7 {ROW}",
]
ELSEWHERE = [
    ("UPDATE tables SET opened_at='half past nine' WHERE id=2", "tables", "2", "opened_at"),
    ("UPDATE games SET started_at='' WHERE id=1", "games", "1", "started_at"),
    (
        f"INSERT INTO departures (guild_id, at) VALUES ({GUILD}, 'yesterday')",
        "departures", str(GUILD), "at",
    ),
]  # fmt: skip


async def restored(path: Path) -> tuple[list[int], list[int]]:
    """The tables that a bot brings back from this file, and those that it gives up."""
    database = await Database.open(f"sqlite:///{path}")
    async with Room() as room:
        registry = room.registry_over(SqlTableLog(SqlEventStore(database), Ticking(NOON)))
        sessions = await registry.restore()
        given_up = [broken.table_id for broken in registry.given_up]
    await database.close()
    return [session.table.id for session in sessions], given_up


@pytest.mark.slow
@pytest.mark.parametrize("harm", IN_A_LOG)
async def test_a_damaged_entry_costs_its_table_alone_and_is_named(played: Path, harm: str) -> None:
    change(played, harm)
    findings = check_file(played).findings
    assert findings == (found(Damage.LOG, table=2, entry=5),)
    with capture_logs() as said:
        brought_back, given_up = await restored(played)
    assert (brought_back, given_up) == ([1, 3], [2])
    (line,) = [each for each in said if "its channel is free" in each["event"]]
    assert (line["table"], line["why"]) == (2, "table 2, entry 5")


@pytest.mark.slow
@pytest.mark.parametrize("harm", [IN_A_LOG[0], IN_A_LOG[4], IN_A_LOG[9]])
async def test_a_damaged_entry_does_not_stop_what_reads_every_log(played: Path, harm: str) -> None:
    change(played, harm, "UPDATE tables SET closed_at='2026-05-04 00:00:00.000000'")
    database = await Database.open(f"sqlite:///{played}")
    rebuilt = await rebuild(database, results_of)
    assert rebuilt.broken == (2,)
    assert await archive_closed(database, NOON.replace(year=2027), _no_rest) == len(SEEDS)
    await database.close()
    assert found(Damage.LOG, table=2, entry=5) in check_file(played).findings


async def _no_rest() -> None:
    pass


@pytest.mark.slow
@pytest.mark.parametrize(("harm", "name", "row", "column"), ELSEWHERE)
async def test_a_damaged_time_elsewhere_is_named_and_stops_nothing(
    played: Path, harm: str, name: str, row: str, column: str
) -> None:
    change(played, harm)
    assert found(Damage.VALUE, name=name, row=row, column=column) in check_file(played).findings
    brought_back, given_up = await restored(played)
    assert (len(brought_back), given_up) == (len(SEEDS), [])


async def test_an_unknown_word_among_results_is_a_wrong_result(played: Path) -> None:
    change(
        played,
        "UPDATE game_deals SET trump='stars' WHERE game_id=(SELECT min(id) FROM games)",
        "UPDATE game_players SET level='genius' WHERE level IS NOT NULL",
    )
    damaged = {finding.damage for finding in check_file(played).findings}
    assert damaged == {Damage.RESULTS, Damage.VALUE}
    database = await Database.open(f"sqlite:///{played}")
    assert await database.write(count_ladders) > 0
    await database.close()


async def test_a_damaged_deal_of_a_game_is_left_out_of_what_is_told_of_many(played: Path) -> None:
    change(
        played,
        "UPDATE game_deals SET trump='stars', kind='all', result=x'00', declarer=7"
        " WHERE number = (SELECT max(number) FROM game_deals)",
        "INSERT INTO shared_deals (code, line, opened_at) VALUES ('D-000001', '', '2026-05-01')",
        "INSERT INTO given_deals (table_id, code) SELECT DISTINCT table_id, 'D-000001' FROM games",
    )
    database = await Database.open(f"sqlite:///{played}")
    season = season_at(NOON)
    recap = partial(season_recap, season=season, guild_id=None, user_id=None)
    user = number_in(played, "SELECT max(user_id) FROM game_players")
    facts = await database.read(partial(facts_of, user_id=user))
    assert (await database.read(recap)).games
    assert any(game.deals for game in facts)
    assert await database.read(partial(played_again, code="D-000001"))
    await database.close()


async def test_damaged_choices_of_a_server_are_none(database: Database) -> None:
    def spoil(connection: object) -> None:
        for statement in (
            f"INSERT INTO guild_settings (guild_id, options) VALUES ({GUILD}, '{'[' * 9000}')",
            f"INSERT INTO ranks (guild_id, ladder, is_on) VALUES ({GUILD}, 'contree', true)",
            f"INSERT INTO rank_roles VALUES ({GUILD}, 'wizard', 5, false)",
            f"INSERT INTO rank_roles VALUES ({GUILD}, '{Tier.ACE}', 6, false)",
        ):
            connection.exec_driver_sql(statement)  # type: ignore[attr-defined]

    await database.write(spoil)
    chosen = await database.read(lambda c: guild_preferences(c, GUILD))
    assert chosen.options == ()
    roles = await database.read(lambda c: rank_roles_of(c, GUILD))
    assert set(roles.roles) == {Tier.ACE}
