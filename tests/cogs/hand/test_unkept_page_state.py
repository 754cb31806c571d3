"""The database fails while people set something or are to be erased: they are told the truth."""

import pytest

from bot.i18n import words
from bot.settings import Settings
from bot.storage.database.database import Database
from bot.storage.errors import Cause, StorageUnavailable
from tests.bot.storage.faults import locked, read_only
from tests.bot.storage.privacy.sweeping import columns_with
from tests.cogs.evening import Evening
from tests.cogs.refused import refused
from tests.rig.people import Person
from tests.rig.screens import text_of
from tests.rig.ways import wait_for_a_seat

SAY = words("fr")
SORRY = SAY("refusal-storage-unavailable")


async def there(evening: Evening, person: Person) -> set[str]:
    """Where their id stands."""
    return await evening.bot.services.database.read(lambda c: columns_with(c, person.id))


@pytest.mark.slow
async def test_storage_errors_outside_a_table_mention_no_game(
    evening: Evening, settings: Settings
) -> None:
    async with evening.with_people("Alice") as (alice,):
        me = await alice.slash("contree me")
        database = evening.bot.services.database
        async with locked(database, settings.data_dir / "contree.sqlite3"):
            assert SORRY in await refused(evening, alice.press(me, "me-switch", "plays-forced-on"))
            assert SORRY in await refused(evening, alice.press(me, "notify", "on"))
            assert SORRY in await refused(evening, alice.slash("contree start"))
        (complaint,) = evening.cafe.forgive()
        assert "the database is unavailable" in complaint
        assert await there(evening, alice) == set()


async def test_a_failed_erasure_says_that_nothing_was_deleted(
    evening: Evening, settings: Settings
) -> None:
    async with evening.with_people("Alice") as (alice,):
        await wait_for_a_seat(alice)
        page = await alice.slash("belote privacy")
        await alice.press(page, "privacy-ask-erase")
        kept = await there(evening, alice)
        database = evening.bot.services.database
        async with read_only(database, settings.data_dir / "contree.sqlite3"):
            await alice.press(page, "privacy-erase")
        assert SAY("privacy-not-erased") in text_of(page)
        assert await there(evening, alice) == kept
        (complaint,) = evening.cafe.forgive()
        assert "the database is unavailable" in complaint


async def test_a_completed_erasure_is_confirmed_even_before_the_vacuum(
    evening: Evening, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(_: Database) -> bool:
        raise StorageUnavailable(Cause.LOCKED)

    async with evening.with_people("Alice") as (alice,):
        await wait_for_a_seat(alice)
        page = await alice.slash("belote privacy")
        await alice.press(page, "privacy-ask-erase")
        with monkeypatch.context() as broken:
            broken.setattr(Database, "forget", fails)
            await alice.press(page, "privacy-erase")
        assert SAY("privacy-done") in text_of(page)
        assert await there(evening, alice) == set()
        assert await is_owed(evening)
        await evening.restart()
        assert not await is_owed(evening)


async def is_owed(evening: Evening) -> bool:
    """Whether the file is still to be written anew."""
    asked = "PRAGMA user_version"
    read = evening.bot.services.database.read
    return bool(await read(lambda connection: connection.exec_driver_sql(asked).scalar_one()))
