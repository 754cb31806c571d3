"""A database is known by its shape: what no release has left so is refused, and left alone."""

from pathlib import Path

import pytest
from sqlalchemy import Connection

from bot.failures import ExitCode, explain
from bot.i18n import words
from bot.storage.database import freeze
from bot.storage.database.database import Database
from bot.storage.database.shape import FROZEN, shape_of, shape_wanted, shapes_frozen
from bot.storage.errors import OtherShape
from tests.bot.storage.files import change, content_of, names_in

HARM = [
    ("UPDATE alembic_version SET version_num='0001'", "before 1.0."),
    ("UPDATE alembic_version SET version_num='0038'", "before 1.0."),
    ("UPDATE alembic_version SET version_num='3f9a1c'", "before 1.0."),
    ("DROP TABLE alembic_version", "it lacks alembic_version."),
    ("DROP TABLE problem_answers", "it lacks problem_answers."),
    ("ALTER TABLE challenges DROP COLUMN way", "it lacks challenges.way."),
    ("ALTER TABLE players ADD COLUMN shoe_size TEXT", "by this version: players."),
    ("DROP INDEX uq_tables_open_channel", "by this version: tables."),
    ("CREATE TRIGGER busy AFTER INSERT ON games BEGIN SELECT 1; END", "by this version: games."),
]


async def refusal_of(path: Path) -> str:
    """What the program says that is started on this file, whose bytes stay as they are."""
    before, beside = content_of(path), names_in(path.parent)
    with pytest.raises(OtherShape) as refused:
        await Database.open(f"sqlite:///{path}")
    assert (content_of(path), names_in(path.parent)) == (before, beside)
    end = explain(refused.value, (), folder="data")
    assert end is not None
    assert end.code is ExitCode.OTHER_SHAPE
    return " ".join(end.sentences(words("en")))


@pytest.mark.parametrize(("harm", "told"), HARM)
async def test_another_shape_is_named_and_left_alone(played: Path, harm: str, told: str) -> None:
    # As a copy is: the bot would turn it to a WAL file, were it one of its own.
    change(played, "PRAGMA journal_mode=DELETE", harm)
    assert told in await refusal_of(played)


async def test_many_differences_are_counted(played: Path) -> None:
    change(played, "DROP TABLE exercises", "DROP TABLE posts", "DROP TABLE departures",
           "ALTER TABLE players DROP COLUMN reacts")  # fmt: skip
    assert "it lacks players.reacts, departures and 2 more." in await refusal_of(played)


async def test_the_database_of_another_program_is_named_and_left_alone(path: Path) -> None:
    change(path, "CREATE TABLE recipes (id)")
    assert "is another program’s: it lacks alembic_version, tables and " in await refusal_of(path)


async def test_what_tools_keep_beside_the_tables_is_left_to_them(played: Path) -> None:
    change(played, "CREATE TABLE _litestream_seq (id INTEGER PRIMARY KEY, seq INTEGER)", "ANALYZE")
    await (await Database.open(f"sqlite:///{played}")).close()


async def test_a_new_database_has_the_shape_of_the_schema(empty_url: str) -> None:
    def shapes(connection: Connection) -> tuple[object, object]:
        return dict(shape_of(connection)), dict(shape_wanted(connection.dialect.name))

    database = await Database.open(empty_url)
    found, wanted = await database.read(shapes)
    assert found == wanted
    await database.close()


async def test_a_changed_table_is_another_shape_on_each_database(empty_url: str) -> None:
    database = await Database.open(empty_url)
    await database.write(lambda c: c.exec_driver_sql("ALTER TABLE players ADD COLUMN shoe TEXT"))
    await database.close()
    with pytest.raises(OtherShape) as refused:
        await Database.open(empty_url)
    assert (refused.value.lacks, refused.value.differs) == ((), ("players",))


def test_no_revision_changes_once_it_is_frozen() -> None:
    newest = [*shapes_frozen()][-1]
    wrong = (
        f"{newest} is released: write the next revision"
        if freeze.is_released(newest)
        else "python -m bot.storage.database.freeze"
    )
    assert FROZEN.read_text("utf-8") == freeze.as_frozen(), wrong


@pytest.mark.parametrize(
    ("revision", "tag"), [("v1_0", "v1.0.0"), ("v1_1", "v1.1.0"), ("v1_0_2", "v1.0.2")]
)
def test_a_revision_has_the_tag_of_its_version(revision: str, tag: str) -> None:
    assert freeze.tag_of(revision) == tag


def test_nothing_is_frozen_anew_once_it_is_released(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(freeze, "is_released", lambda _: True)
    with pytest.raises(SystemExit, match="is released: write the next revision"):
        freeze.main()
