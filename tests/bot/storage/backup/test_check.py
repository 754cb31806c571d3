"""A check finds whatever is wrong, names where, and changes nothing."""

from functools import partial
from pathlib import Path

import pytest

from bot.storage.backup import check
from bot.storage.backup.check import (
    Damage,
    Finding,
    Ladders,
    Report,
    check_copy,
    check_file,
    check_server,
    found,
)
from bot.storage.database.database import Database
from bot.storage.database.migrate import migrate
from bot.storage.errors import Cause, NewerSchema, OtherShape, StorageUnavailable
from bot.storage.log.table_log import SqlEventStore, SqlTableLog
from bot.storage.results.outcomes import results_of
from bot.storage.results.rebuild import mark_all_counted, rebuild
from tests.bot.storage.database.test_migrations import MAKES_TABLES_ANEW, with_one_more
from tests.bot.storage.files import (
    SEEDS,
    change,
    content_of,
    names_in,
    number_in,
    sudden_end,
    told_by,
    wal_of,
)
from tests.bot.storage.made import forget
from tests.bot.storage.played import Ticking, keep_at_random


def revision_of(path: Path) -> str:
    """What the file says that its schema is."""
    ((revision,),) = told_by(path, "SELECT version_num FROM alembic_version")
    return str(revision)


def checked(path: Path) -> Report:
    """What the check says; the file is as it was."""
    before, beside = path.read_bytes(), names_in(path.parent)
    report = check_file(path)
    assert path.read_bytes() == before
    assert names_in(path.parent) == beside
    return report


def test_a_sound_database_is_counted(played: Path) -> None:
    report = checked(played)
    assert report == Report(
        revision=revision_of(played),
        tables=len(SEEDS),
        open_tables=len(SEEDS),
        events=number_in(played, "SELECT count(*) FROM events"),
        games=number_in(played, "SELECT count(*) FROM games"),
        other_rules=0,
        later=0,
        old_results=False,
        ladders=Ladders.COMPARED,
        findings=(),
    )
    assert report.games > 0


async def test_a_database_is_checked_while_the_bot_has_it_open(played: Path) -> None:
    database = await Database.open(f"sqlite:///{played}")
    await SqlEventStore(database).open_tables()
    assert check_file(played).findings == ()
    await database.close()


FOUND = [
    ("UPDATE events SET kind='re-named' WHERE table_id=2 AND seq=5", Damage.LOG, 5),
    ("UPDATE events SET payload='{' WHERE table_id=2 AND seq=5", Damage.LOG, 5),
    ("UPDATE events SET payload=CAST(x'ff' AS TEXT) WHERE table_id=2 AND seq=5", Damage.LOG, 5),
    ("DELETE FROM events WHERE table_id=2 AND seq=5", Damage.LOG, 5),
    ("DELETE FROM events WHERE table_id=2", Damage.LOG, 0),
    ("UPDATE tables SET channel_id=99 WHERE id=2", Damage.ROW, None),
    ("UPDATE games SET score_0=score_0+10 WHERE table_id=2 AND number=1", Damage.RESULTS, None),
    ("UPDATE game_players SET belotes=9 WHERE game_id IN "
     "(SELECT id FROM games WHERE table_id=2)", Damage.RESULTS, None),
    ("DELETE FROM games WHERE table_id=2", Damage.RESULTS, None),
]  # fmt: skip


@pytest.mark.parametrize(("harm", "damage", "entry"), FOUND)
def test_a_fault_at_one_table_is_reported_for_that_table_only(
    played: Path, harm: str, damage: Damage, entry: int | None
) -> None:
    change(played, harm)
    named = {} if entry is None else {"entry": entry}
    of_table = [f for f in checked(played).findings if f.damage is not Damage.REFERENCES]
    assert of_table == [found(damage, table=2, **named)]


def test_outdated_results_are_not_reported_as_wrong(played: Path) -> None:
    older = "UPDATE counted SET version=version-1 WHERE what='results'"
    change(played, older, "UPDATE game_players SET points=points+1")
    report = checked(played)
    assert report.old_results
    assert report.findings == ()


def test_dangling_rows_are_counted(played: Path) -> None:
    change(played, "DELETE FROM tables WHERE id=2")
    lost = number_in(played, "SELECT count(*) FROM events WHERE table_id=2")
    assert found(Damage.REFERENCES, name="events", count=lost) in checked(played).findings


def test_a_corrupt_page_is_found(played: Path) -> None:
    root = number_in(played, "SELECT rootpage FROM sqlite_master WHERE name LIKE 'uq_tables_%'")
    with played.open("r+b") as file:
        file.seek((root - 1) * 4096 + 2000)
        file.write(b"\x7f" * 2096)
    assert {finding.damage for finding in checked(played).findings} == {Damage.PAGES}


def test_a_closed_log_of_an_open_table_is_found(played: Path) -> None:
    change(
        played,
        "INSERT INTO events SELECT table_id, seq + 1, 'TableClosed', '{\"reason\":\"idle\"}', at,"
        """ '[null,"Expire",' || seq || ']'"""
        " FROM events WHERE table_id=2 ORDER BY seq DESC LIMIT 1",
    )
    wrong = (found(Damage.ROW, table=2), found(Damage.RESULTS, table=2))
    assert checked(played).findings == wrong


async def test_a_table_that_was_given_up_is_not_reported_again(played: Path) -> None:
    database = await Database.open(f"sqlite:///{played}")
    await SqlTableLog(SqlEventStore(database), Ticking()).abandon(2)
    await database.close()
    report = checked(played)
    assert (report.findings, report.open_tables) == ((), len(SEEDS) - 1)


def test_tables_with_unknown_rules_are_mentioned_without_being_damage(played: Path) -> None:
    change(
        played,
        "UPDATE events SET payload=replace(payload, '\"version\":1', '\"version\":0')"
        " WHERE table_id=2",
    )
    report = checked(played)
    assert (report.findings, report.other_rules, report.later) == ((), 1, 0)


def test_entries_of_a_later_version_are_mentioned_without_being_damage(played: Path) -> None:
    change(played, "UPDATE events SET kind='SeatPraised' WHERE table_id=2 AND seq=5")
    report = checked(played)
    assert (report.findings, report.other_rules, report.later) == ((), 0, 1)


def test_an_impossible_event_is_named(played: Path) -> None:
    change(
        played,
        "UPDATE events SET payload=replace(payload, '\"points\":', '\"points\":9')"
        " WHERE table_id=2 AND kind='TrickTaken'",
    )
    first = number_in(played, "SELECT min(seq) FROM events WHERE table_id=2 AND kind='TrickTaken'")
    event = found(Damage.EVENT, table=2, entry=first, why="not-following")
    assert checked(played).findings == (event,)


async def test_a_rebuild_corrects_results_that_a_check_reported(played: Path) -> None:
    change(played, "UPDATE games SET deals=deals+1", "DELETE FROM game_players WHERE seat=1")
    assert {finding.damage for finding in checked(played).findings} == {Damage.RESULTS}
    database = await Database.open(f"sqlite:///{played}")
    await rebuild(database, results_of)
    await database.close()
    assert checked(played).findings == ()


def test_an_older_schema_is_migrated_only_in_the_copy(
    played: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    location = with_one_more(tmp_path, MAKES_TABLES_ANEW)
    monkeypatch.setattr(check, "migrate", partial(migrate, location=location))
    report = checked(played)
    assert (report.revision, report.findings) == (revision_of(played), ())


def test_a_wal_left_by_a_crash_is_read_and_left_in_place(played: Path) -> None:
    before = checked(played).events
    sudden_end(played, "DELETE FROM events WHERE table_id=2 AND seq=5")
    wal = content_of(wal_of(played))
    report = checked(played)
    assert (report.events, report.findings) == (before - 1, (found(Damage.LOG, table=2, entry=5),))
    assert content_of(wal_of(played)) == wal


def test_a_newer_schema_is_refused(played: Path) -> None:
    change(played, "UPDATE alembic_version SET version_num='v9_9'")
    with pytest.raises(NewerSchema):
        check_file(played)


@pytest.mark.parametrize("content", [b"a shopping list\n" * 99, b""])
def test_a_file_that_is_not_a_database_is_refused(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    with pytest.raises(StorageUnavailable) as refusal:
        check_file(path)
    assert refusal.value.cause is Cause.UNREADABLE


def test_the_database_of_another_program_is_refused(path: Path) -> None:
    change(path, "CREATE TABLE recipes (id)")
    with pytest.raises(StorageUnavailable) as refusal:
        check_file(path)
    assert refusal.value.cause is Cause.UNREADABLE


def test_a_missing_table_does_not_crash_the_check(played: Path) -> None:
    change(played, "DROP TABLE game_players")
    with pytest.raises(OtherShape, match="lacks game_players"):
        check_copy(played)


@pytest.mark.slow
async def test_postgresql_is_checked_in_place(url: str, database: Database) -> None:
    log = SqlTableLog(SqlEventStore(database), Ticking())
    kept = await keep_at_random(log, 3, closes=False)
    await database.write(mark_all_counted)
    report = await check_server(url)
    assert (report.tables, report.events, report.findings) == (1, len(kept.log), ())
    assert report.games > 0
    await forget(database, kept.number)
    assert (await check_server(url)).findings == (found(Damage.RESULTS, table=kept.number),)


def test_every_finding_has_the_facts_for_its_sentence() -> None:
    assert found(Damage.LOG, table=3, entry=4) == Finding(Damage.LOG, (("table", 3), ("entry", 4)))
