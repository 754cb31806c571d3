"""What players have chosen for themselves."""

from dataclasses import replace

from bot.storage.database.database import Database
from bot.storage.database.schema import players
from bot.storage.preferences import (
    NOWHERE,
    PlayerPreferences,
    SqlPlayerPreferences,
    all_player_preferences,
    change_player_preferences,
    player_preferences,
)
from tests.bot.storage.made import count

ALICE, BOB = 900_000_000_000_000_007, 8
ON = PlayerPreferences(plays_forced=True)


async def kept(database: Database, user: int = ALICE) -> PlayerPreferences:
    return await database.read(lambda c: player_preferences(c, user))


async def choose(database: Database, chosen: PlayerPreferences) -> None:
    await database.write(lambda c: change_player_preferences(c, ALICE, lambda _: chosen))


async def test_a_player_starts_with_no_choices(database: Database) -> None:
    assert await kept(database) == PlayerPreferences()
    await choose(database, ON)
    assert (await kept(database), await kept(database, BOB)) == (ON, PlayerPreferences())


async def test_a_choice_can_be_changed_and_taken_back(database: Database) -> None:
    for chosen in (ON, ON, PlayerPreferences(), ON):
        await choose(database, chosen)
        assert await kept(database) == chosen
    assert await count(database, players) == 1


async def test_a_change_sees_the_former_choices(database: Database) -> None:
    seen: list[PlayerPreferences] = []

    def change(now: PlayerPreferences) -> PlayerPreferences:
        seen.append(now)
        return replace(now, plays_forced=not now.plays_forced)

    for _ in range(2):
        await database.write(lambda c: change_player_preferences(c, ALICE, change))
    assert seen == [PlayerPreferences(), ON]


async def test_tables_are_notified_of_changes(database: Database) -> None:
    preferences = SqlPlayerPreferences(database)
    assert not await preferences.plays_forced(ALICE)
    await choose(database, ON)
    assert await preferences.plays_forced(ALICE)
    assert not await preferences.plays_forced(BOB)


async def test_the_choices_of_all_players_are_listed(database: Database) -> None:
    assert await database.read(all_player_preferences) == {}
    chosen = PlayerPreferences(True, "large", True, "suits", "words", NOWHERE)
    await choose(database, chosen)
    assert await kept(database) == chosen
    assert await database.read(all_player_preferences) == {ALICE: chosen}
    await choose(database, ON)
    assert await database.read(all_player_preferences) == {ALICE: ON}
