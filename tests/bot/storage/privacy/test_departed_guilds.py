"""What a server had goes 30 days after it has removed the bot, and nothing of any other."""

from datetime import timedelta

import pytest
from sqlalchemy import BigInteger, ColumnElement, Connection, Table, func, select, update

from bot.storage.database.database import Database
from bot.storage.database.schema import EVERYWHERE, events, ratings, tables
from bot.storage.privacy.erasure import (
    SERVER_TABLES,
    departed_before,
    forget_some_tables,
    forget_the_rest,
    known_servers,
    note_departure,
    note_presence,
    servers_to_note,
)
from bot.storage.results.outcomes import results_of
from bot.storage.results.rebuild import rebuild
from tests.bot.storage.made import NOON, set_guild_language
from tests.bot.storage.privacy.crowd import keep_evenings
from tests.bot.storage.privacy.filled import CAFE, CORNERS, add, contents, fill, what_became
from tests.bot.tables.evening import GUILD

OTHER = GUILD + 1
LATER = NOON + timedelta(days=1)


def rows_of(connection: Connection, guild: int) -> set[str]:
    """The tables of the database in which a server is named."""
    named = [table.c.guild_id for table in tables.metadata.sorted_tables if "guild_id" in table.c]
    assert all(isinstance(column.type, BigInteger) for column in named)
    return {
        column.table.name
        for column in named
        if connection.execute(select(column).where(column == guild)).first()
    }


async def forget(database: Database, guild: int) -> int:
    """Let a server go; in how many steps."""
    steps = 1
    while await database.write(lambda c: forget_some_tables(c, guild)):
        steps += 1
    await database.write(lambda c: forget_the_rest(c, guild))
    return steps


async def two_servers(database: Database) -> None:
    """The same evenings on two servers, three each."""
    await keep_evenings(database)
    mine = tables.c.id > 3
    await database.write(lambda c: c.execute(update(tables).where(mine).values(guild_id=OTHER)))
    await database.write(
        lambda c: c.execute(
            update(events)
            .where(events.c.table_id > 3, events.c.seq == 1)
            .values(payload=_moved(events.c.payload))
        )
    )
    await database.write(lambda c: set_guild_language(c, OTHER, "fr"))
    await rebuild(database, results_of)


def _moved(payload: ColumnElement[str]) -> ColumnElement[str]:
    return func.replace(payload, f'"guild":{GUILD}', f'"guild":{OTHER}')


@pytest.mark.slow
async def test_a_servers_data_is_deleted_and_global_ratings_stay(database: Database) -> None:
    await two_servers(database)
    everything = {"tables", "games", "guild_settings"}
    everything |= {"ladders", "ratings", "rating_changes", "leaderboards"}
    assert await database.read(lambda c: rows_of(c, OTHER)) == everything
    assert await database.read(known_servers) == {GUILD, OTHER}
    kept = await database.read(lambda c: rows_of(c, GUILD))
    of_all = select(ratings).where(ratings.c.guild_id == EVERYWHERE).order_by(ratings.c.user_id)
    before = await database.read(lambda c: c.execute(of_all).all())
    assert before
    await database.write(lambda c: note_departure(c, OTHER, NOON))
    assert await forget(database, OTHER) == 2
    assert await database.read(lambda c: rows_of(c, OTHER)) == set()
    assert await database.read(lambda c: rows_of(c, GUILD)) == kept
    assert await database.read(lambda c: c.execute(of_all).all()) == before
    left = await database.read(lambda c: set(c.execute(select(events.c.table_id)).scalars()))
    assert left == {1, 2, 3}


async def test_the_first_departure_counts_until_the_bot_returns(database: Database) -> None:
    await database.write(lambda c: note_departure(c, OTHER, NOON))
    await database.write(lambda c: note_departure(c, OTHER, LATER))
    assert await database.read(lambda c: departed_before(c, NOON - timedelta(seconds=1))) == ()
    assert await database.read(lambda c: departed_before(c, NOON)) == (OTHER,)
    await database.write(lambda c: note_presence(c, OTHER))
    assert await database.read(lambda c: departed_before(c, LATER)) == ()


async def test_a_server_with_an_open_table_is_kept(database: Database) -> None:
    await keep_evenings(database, seeds=(0,), length=20, closed=False)
    await database.write(lambda c: note_departure(c, GUILD, NOON))
    assert await database.read(lambda c: departed_before(c, LATER)) == ()
    await database.write(lambda c: c.execute(update(tables).values(closed_at=NOON)))
    assert await database.read(lambda c: departed_before(c, LATER)) == (GUILD,)


@pytest.mark.parametrize("rows", SERVER_TABLES, ids=str)
async def test_any_row_makes_its_server_known(database: Database, rows: Table) -> None:
    await database.write(lambda c: add(c, rows, CORNERS[0]))
    assert await database.read(known_servers) == {CAFE}


async def test_nothing_names_a_server_that_was_let_go(database: Database) -> None:
    filled = await database.write(fill)
    await forget(database, CAFE)
    assert await database.read(lambda c: rows_of(c, CAFE)) == set()
    left = what_became(filled, await database.read(contents))
    assert {corner for rows in left.values() for corner, _ in rows} == {1, 2}


@pytest.mark.slow
async def test_servers_that_changed_unnoticed_are_found(database: Database) -> None:
    await two_servers(database)
    assert await database.read(lambda c: servers_to_note(c, {GUILD})) == (set(), {OTHER})
    await database.write(lambda c: note_departure(c, OTHER, NOON))
    assert await database.read(lambda c: servers_to_note(c, {GUILD})) == (set(), set())
    assert await database.read(lambda c: servers_to_note(c, {GUILD, OTHER})) == ({OTHER}, set())
    await database.write(lambda c: note_presence(c, OTHER))
    assert await database.read(lambda c: servers_to_note(c, {GUILD, OTHER})) == (set(), set())
