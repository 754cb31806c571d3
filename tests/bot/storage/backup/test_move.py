"""A database moves from its file to a server of PostgreSQL: all of it, or nothing."""

import asyncio
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import Connection, Select, func, insert, make_url, select

from bot.command_line.main import main
from bot.failures import ExitCode
from bot.storage.backup import move as moving
from bot.storage.backup.check import Damage, check_server, found
from bot.storage.backup.move import MOVED, Moved, move
from bot.storage.database.database import Database
from bot.storage.database.lock import PostgresqlLock, alone_with
from bot.storage.database.schema import evenings, metadata, tables
from bot.storage.errors import (
    BadDatabaseUrl,
    Cause,
    DatabaseInUse,
    NotEmpty,
    StorageUnavailable,
)
from bot.storage.log.table_log import SqlEventStore
from tests.bot.storage import server
from tests.bot.storage.files import change, content_of, cut, names_in, number_in
from tests.bot.storage.made import NOON
from tests.bot.storage.played import CountedLog, Ticking, keep_at_random, play_on
from tests.bot.tables.random_evening import begun

pytestmark = pytest.mark.skipif(not server.ADDRESS, reason="TEST_POSTGRESQL_URL names no server")

FAR = 2**40

TRAPS = [
    pytest.param(f"UPDATE players SET pinged_in = {FAR}{FAR}", "players", "pinged_in", id="far"),
    pytest.param(f"UPDATE guild_settings SET clock = {FAR}", "guild_settings", "clock", id="large"),
    pytest.param("UPDATE players SET pack = x'00ff'", "players", "pack", id="bytes-as-text"),
    pytest.param("UPDATE events SET payload = x'7b7d'", "events", "payload", id="in-a-log"),
    pytest.param("UPDATE players SET pack = 'a' || char(0)", "players", "pack", id="zero-byte"),
    pytest.param("UPDATE games SET deals = 'nine'", "games", "deals", id="words-as-number"),
    pytest.param("UPDATE games SET started_at = 'noon'", "games", "started_at", id="no-time"),
    pytest.param("UPDATE analyses SET payload = 'text'", "analyses", "payload", id="text-as-bytes"),
    pytest.param("UPDATE ratings SET mu = 9e999", "ratings", "mu", id="no-end"),
]
"""What SQLite keeps and PostgreSQL does not: the table and the column of each."""


@pytest.fixture
def address() -> Iterator[str]:
    """The address of an empty database on the server."""
    with server.a_database() as made:
        yield made


def number_of(counted: Select[int], connection: Connection) -> int:
    """The one number that is asked for."""
    return connection.execute(counted).scalar_one()


async def what_is_there(address: str) -> int:
    """How many tables there are in a database."""
    database = Database.as_it_is(address)
    asked = "SELECT count(*) FROM information_schema.tables WHERE table_schema = 'public'"
    try:
        return await database.read(lambda c: c.exec_driver_sql(asked).scalar_one())
    finally:
        await database.close()


async def moved(source: Path, address: str) -> Moved:
    """What comes of a move, after which the file has the bytes that it had."""
    before, beside = content_of(source), names_in(source.parent) | {f"{source.name}.lock"}
    result = await move(source, address)
    assert (content_of(source), names_in(source.parent)) == (before, beside)
    return result


async def test_every_row_is_there_and_a_check_finds_nothing(whole: Path, address: str) -> None:
    told: list[tuple[int, int]] = []
    result = await move(whole, address, lambda left, total: told.append((left, total)))
    counts = {each.name: number_in(whole, f"SELECT count(*) FROM {each.name}") for each in MOVED}
    assert result == Moved(sum(counts.values()))
    assert all(counts.values())
    assert told[-1] == (0, result.rows)
    assert (await check_server(address)).findings == ()
    database = await Database.open(address)
    for each in metadata.sorted_tables:
        counted = select(func.count()).select_from(each)
        assert await database.read(partial(number_of, counted)) == counts.get(each.name, 0)
    await database.close()


async def test_the_log_goes_on_there_and_counts(whole: Path, address: str) -> None:
    await move(whole, address)
    database = await Database.open(address)
    log = CountedLog(SqlEventStore(database), Ticking(NOON))
    number = number_in(whole, "SELECT id FROM tables WHERE closed_at IS NULL")
    evening = begun(0)
    evening.table = before = await log.load(number)
    await play_on(log, 0, evening, length=250)
    after = await log.load(number)
    assert after == evening.table
    assert after.games > before.games
    opened = await keep_at_random(log, 9, channel=77)
    assert opened.number == number_in(whole, "SELECT max(id) FROM tables") + 1
    await database.close()
    report = await check_server(address)
    assert report.findings == ()
    assert report.games > number_in(whole, "SELECT count(*) FROM games")


async def test_a_number_that_was_used_once_is_used_by_nobody_else(
    whole: Path, address: str
) -> None:
    change(whole, "UPDATE sqlite_sequence SET seq = 500 WHERE name = 'tables'")
    change(whole, "UPDATE sqlite_sequence SET seq = 60 WHERE name = 'evenings'")
    await move(whole, address)

    def next_ones(connection: Connection) -> list[int]:
        opened = {"guild_id": 1, "channel_id": 1, "opened_at": NOON}
        table = connection.execute(insert(tables).returning(tables.c.id), opened).scalar_one()
        row = dict(connection.execute(select(evenings).limit(1)).mappings().one())
        del row["id"]
        evening = connection.execute(insert(evenings).returning(evenings.c.id), row).scalar_one()
        return [table, evening]

    database = await Database.open(address)
    assert await database.write(next_ones) == [501, 61]
    await database.close()


async def test_texts_that_sort_otherwise_are_the_same(whole: Path, address: str) -> None:
    for name in ("Zoé", "zoe", "éa", "Ábel", "_", "a b"):
        change(whole, f"INSERT INTO finished_lessons VALUES (7, '{name}')")
    assert (await moved(whole, address)).findings == ()


@pytest.mark.parametrize(("harm", "table", "column"), TRAPS)
async def test_what_the_server_would_refuse_is_named_and_nothing_is_left_behind(
    whole: Path, address: str, harm: str, table: str, column: str
) -> None:
    change(whole, harm)
    result = await moved(whole, address)
    facts = [dict(each.facts) for each in result.findings]
    assert {(each.damage) for each in result.findings} == {Damage.VALUE}
    assert {(each["name"], each["column"]) for each in facts} == {(table, column)}
    assert await what_is_there(address) == 0


async def test_a_row_that_refers_to_nothing_is_named_and_nothing_is_left_behind(
    whole: Path, address: str
) -> None:
    change(whole, "DELETE FROM evenings WHERE id = 1")
    result = await moved(whole, address)
    assert found(Damage.REFERENCES, name="evening_seats", count=1) in result.findings
    assert await what_is_there(address) == 0


async def test_a_difference_leaves_nothing_behind(
    whole: Path, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual = moving._content
    lossy = lambda c, rows: usual(c, rows) if c.dialect.name == "sqlite" else frozenset()  # noqa: E731
    monkeypatch.setattr(moving, "_content", lossy)
    with pytest.raises(RuntimeError, match="are not the same on both databases"):
        await move(whole, address)
    assert await what_is_there(address) == 0


@pytest.mark.parametrize("length", [0, 100_000])
def test_a_file_that_is_empty_or_cut_is_not_moved(whole: Path, address: str, length: int) -> None:
    cut(whole, length)
    with pytest.raises(StorageUnavailable) as refused:
        asyncio.run(move(whole, address))
    assert refused.value.cause is Cause.UNREADABLE
    assert asyncio.run(what_is_there(address)) == 0


async def test_a_database_that_is_not_empty_is_left_alone(whole: Path, address: str) -> None:
    await move(whole, address)
    with pytest.raises(NotEmpty):
        await move(whole, address)
    assert (await check_server(address)).findings == ()


async def test_nothing_is_moved_while_a_bot_runs_on_either_side(whole: Path, address: str) -> None:
    with alone_with(whole), pytest.raises(DatabaseInUse):
        await move(whole, address)
    async with PostgresqlLock(make_url(address)):
        with pytest.raises(DatabaseInUse):
            await move(whole, address)
    assert await what_is_there(address) == 0


@pytest.mark.parametrize("other", ["sqlite:///other.db", "mysql://host/name", "nonsense"])
async def test_another_kind_of_database_is_no_address(whole: Path, other: str) -> None:
    with pytest.raises(BadDatabaseUrl):
        await move(whole, other)


@pytest.mark.parametrize(
    ("change", "reason"),
    [({"password": "wrong"}, "password authentication failed"), ({"database": "no"}, '"no" does')],
)
async def test_the_server_says_itself_why_it_refuses(
    whole: Path, address: str, change: dict[str, str], reason: str
) -> None:
    wrong = make_url(address).set(**change).render_as_string(hide_password=False)  # type: ignore[arg-type]
    with pytest.raises(StorageUnavailable) as refused:
        await move(whole, wrong)
    assert reason in refused.value.reason


@pytest.mark.usefixtures("own_logging")
def test_the_command_moves_and_says_what_is_next(
    whole: Path,
    address: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("CONTREE_DATABASE_URL", f"sqlite:///{whole}")
    monkeypatch.setenv("CONTREE_DATA_DIR", str(whole.parent))
    monkeypatch.setenv("LC_ALL", "en")
    assert main(["move", address]) == ExitCode.OK
    said = capsys.readouterr().out
    assert str(make_url(address).password) not in said
    assert "Write the address with its password after CONTREE_DATABASE_URL=" in said
    assert main(["move", address]) == ExitCode.NOT_EMPTY
    assert main(["move", "sqlite:///x"]) == ExitCode.BAD_SETTING
    elsewhere = make_url(address).set(database="no").render_as_string(hide_password=False)
    assert main(["move", elsewhere]) == ExitCode.UNREACHABLE_DATABASE
    assert "that ADDRESS names the right server" in capsys.readouterr().err
    change(whole, "UPDATE players SET pack = x'00ff'")
    with server.a_database() as other:
        assert main(["move", other]) == ExitCode.DAMAGED
    assert "“pack” holds a value that is none of its own" in capsys.readouterr().out
    assert asyncio.run(what_is_there(address)) > len(MOVED)
