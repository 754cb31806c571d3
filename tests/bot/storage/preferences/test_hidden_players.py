"""Who is hidden, and who stands for those that were erased."""

from dataclasses import replace

from bot.storage.database.database import Database
from bot.storage.preferences import PlayerPreferences, change_player_preferences, hidden_among
from tests.bot.storage.made import PLAYERS

ANN, BOB, CAT, *_ = PLAYERS


async def hide(database: Database, user: int, *, hidden: bool = True) -> None:
    await database.write(
        lambda c: change_player_preferences(
            c, user, lambda preferences: replace(preferences, hidden=hidden)
        )
    )


async def test_players_stay_hidden_until_they_show_themselves(database: Database) -> None:
    await hide(database, ANN)
    assert await database.read(lambda c: hidden_among(c, (ANN, BOB, None))) == {ANN}
    await hide(database, ANN, hidden=False)
    assert not await database.read(lambda c: hidden_among(c, (ANN, BOB, None)))


async def test_hiding_keeps_the_other_choices(database: Database) -> None:
    await database.write(
        lambda c: change_player_preferences(c, CAT, lambda _: PlayerPreferences(plays_forced=True))
    )
    await hide(database, CAT)
    kept = await database.write(
        lambda c: change_player_preferences(c, CAT, lambda preferences: preferences)
    )
    assert kept == PlayerPreferences(plays_forced=True, hidden=True)
