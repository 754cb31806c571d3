"""Changes of a server's settings are undone one by one, the last first, for a day."""

from dataclasses import replace
from datetime import timedelta

from bot.local_time import day_of, zone_or
from bot.server_choices import GuildPreferences, ServerChoices
from bot.storage.database.database import Database
from bot.storage.database.schema import setting_changes
from bot.storage.preferences import change_guild_preferences
from bot.storage.setting_changes import (
    MOST_UNDONE,
    UNDONE_WITHIN,
    ChoicesChange,
    SettingChange,
    change_choices,
    choices_of,
    last_change,
    undo_change,
)
from tests.bot.storage.made import GUILD, NOON, OTHER_GUILD, count

TODAY = day_of(NOON, zone_or(None, "Europe/Paris"))
COINCHE = GuildPreferences(rules_key="coinche", options=(("target", "500"),), channels=(5, 6))


async def changed(database: Database, change: ChoicesChange, guild: int = GUILD) -> bool:
    return await database.write(lambda c: change_choices(c, guild, change, NOON, TODAY))


async def chosen_anew(database: Database, after: ServerChoices) -> bool:
    return await changed(database, lambda _: after)


async def chosen(database: Database) -> ServerChoices:
    return await database.read(lambda c: choices_of(c, GUILD))


async def last(database: Database, *, later: timedelta = timedelta()) -> SettingChange | None:
    return await database.read(lambda c: last_change(c, GUILD, NOON + later))


async def undo(database: Database, number: int, guild: int = GUILD) -> bool:
    return await database.write(lambda c: undo_change(c, guild, number, NOON, TODAY))


async def test_each_change_is_undone_the_last_first(database: Database) -> None:
    every = [
        ServerChoices(COINCHE),
        ServerChoices(COINCHE, podium=7),
        ServerChoices(COINCHE, podium=7, day=8, day_hour=20),
        ServerChoices(replace(COINCHE, apart=True), day=8, day_hour=20),
    ]
    for after in every:
        assert await chosen_anew(database, after)
        assert await chosen(database) == after
    for before in (*every[-2::-1], ServerChoices(day_hour=20)):
        change = await last(database)
        assert change is not None
        assert await undo(database, change.id)
        now = await chosen(database)
        assert (now.preferences, now.podium, now.day) == (
            before.preferences,
            before.podium,
            before.day,
        )
    assert await last(database) is None


async def test_what_changes_nothing_is_not_kept(database: Database) -> None:
    assert not await changed(database, lambda now: now)
    assert await count(database, setting_changes) == 0


async def test_only_the_last_change_is_undone_and_once(database: Database) -> None:
    await changed(database, lambda now: replace(now, podium=7))
    first = await last(database)
    assert first is not None
    await changed(database, lambda now: replace(now, podium=8))
    assert not await undo(database, first.id)
    newest = await last(database)
    assert newest is not None
    assert not await undo(database, newest.id, OTHER_GUILD)
    assert await undo(database, newest.id)
    assert not await undo(database, newest.id)
    assert (await chosen(database)).podium == 7


async def test_what_a_table_has_chosen_meanwhile_stays(database: Database) -> None:
    await changed(database, lambda now: replace(now, preferences=COINCHE))
    await database.write(
        lambda c: change_guild_preferences(c, GUILD, lambda now: replace(now, length="half"))
    )
    change = await last(database)
    assert change is not None
    await undo(database, change.id)
    assert (await chosen(database)).preferences == GuildPreferences(length="half")


async def test_the_last_ten_are_kept_for_a_day(database: Database) -> None:
    await changed(database, lambda now: replace(now, podium=1), OTHER_GUILD)
    for channel in range(1, MOST_UNDONE + 3):
        await chosen_anew(database, ServerChoices(podium=channel))
    assert await count(database, setting_changes) == MOST_UNDONE + 1
    assert await last(database, later=UNDONE_WITHIN - timedelta(seconds=1)) is not None
    assert await last(database, later=UNDONE_WITHIN) is None
