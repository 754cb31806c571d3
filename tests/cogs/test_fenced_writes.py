"""A process that has lost its leases stores nothing, whatever was asked of it."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import pytest
from sqlalchemy import Connection, select

from bot.i18n import words
from bot.storage.analyses import counted
from bot.storage.database.backend import T
from bot.storage.database.fence import slot_of
from bot.storage.database.schema import metadata
from bot.storage.database.sqlite import SqliteBackend
from bot.storage.errors import Fenced
from engine.state import Phase
from tests.bot.analysis.made_judges import MadeJudges
from tests.cogs.deals.test_deals import code_of, imported
from tests.cogs.evening import Evening
from tests.cogs.playing import Game, sit_down
from tests.rig.screens import text_of

JUDGED = 600
"""Seconds in which a deal is judged."""


def lose_every_lease(patch: pytest.MonkeyPatch) -> None:
    """Refuse what is written for any slot, as PostgreSQL does once others hold the leases."""
    write = SqliteBackend.write

    def fenced(
        backend: SqliteBackend,
        work: Callable[[Connection], T],
        *,
        exclusive: bool = True,
        guild: int | None = None,
        serial_per_guild: bool = False,
    ) -> asyncio.Future[T]:
        if guild is not None:
            raise Fenced(slot_of(guild))
        return write(backend, work, exclusive=exclusive, serial_per_guild=serial_per_guild)

    patch.setattr(SqliteBackend, "write", fenced)


async def stored(evening: Evening) -> dict[str, list[Any]]:
    """Everything in the database."""

    def rows(connection: Connection) -> dict[str, list[Any]]:
        return {
            table.name: list(connection.execute(select(table))) for table in metadata.sorted_tables
        }

    return await evening.bot.services.database.read(rows)


async def a_deal_played(evening: Evening) -> Game:
    evening.bot.services.analyst._judges = MadeJudges()
    game = await sit_down(evening, "Ann", target=2000)
    await game.play_until(Phase.OVER)
    return game


Ask = Callable[[], Awaitable[object]]


async def to_change_a_preference(evening: Evening) -> Ask:
    (ann,) = evening.people("Ann")
    page = await ann.slash("contree me")
    return lambda: ann.press(page, "me-switch", "plays-forced-on")


async def to_import_a_deal(evening: Evening) -> Ask:
    (ann,) = evening.people("Ann")
    return partial(imported, ann)


async def to_see_the_cards_of_a_deal(evening: Evening) -> Ask:
    ann, bob = evening.people("Ann", "Bob")
    page = await bob.slash("belote deal", deal=code_of(await imported(ann)))
    return lambda: bob.press(page, "deal-look")


async def to_analyse_a_deal(evening: Evening) -> Ask:
    game = await a_deal_played(evening)
    (ann,) = game.people.values()
    return lambda: ann.press(game.table, "analyse")


@pytest.mark.parametrize(
    "prepared",
    [
        to_change_a_preference,
        to_import_a_deal,
        to_see_the_cards_of_a_deal,
        to_analyse_a_deal,
    ],
)
async def test_what_is_asked_of_a_former_owner_is_neither_stored_nor_answered(
    evening: Evening,
    prepared: Callable[[Evening], Awaitable[Ask]],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with evening:
        ask = await prepared(evening)
        before = await stored(evening)
        with monkeypatch.context() as patch:
            lose_every_lease(patch)
            with pytest.raises(AssertionError, match="did not answer"):
                await ask()
        assert await stored(evening) == before
        await ask()
        assert await stored(evening) != before


async def test_a_former_owner_erases_nobody_and_says_so(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with evening.with_people("Ann") as (ann,):
        await ann.press(await ann.slash("contree me"), "me-switch", "plays-forced-on")
        page = await ann.slash("belote privacy")
        await ann.press(page, "privacy-ask-erase")
        before = await stored(evening)
        lose_every_lease(monkeypatch)
        await ann.press(page, "privacy-erase")
        assert words("fr")("privacy-not-erased") in text_of(page)
        assert await stored(evening) == before


async def test_an_analysis_that_ends_after_the_lease_is_counted_for_nobody(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with evening:
        game = await a_deal_played(evening)
        (ann,) = game.people.values()
        judges = evening.bot.services.analyst._judges
        assert isinstance(judges, MadeJudges)
        judges.seconds = 1
        database = evening.bot.services.database
        await ann.press(game.table, "analyse")
        with monkeypatch.context() as patch:
            lose_every_lease(patch)
            await evening.cafe.env.advance_time(JUDGED)
        assert (await stored(evening))["analyses"], "it names nobody, and is the same everywhere"
        assert not await database.read(partial(counted, user_id=ann.id))
        await ann.press(game.table, "analyse")
        await evening.cafe.env.advance_time(JUDGED)
        assert await database.read(partial(counted, user_id=ann.id))
