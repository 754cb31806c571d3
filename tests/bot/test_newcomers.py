"""Who has finished no game is asked once per person and game."""

from collections.abc import Callable
from typing import cast

from sqlalchemy import Connection

from bot.newcomers import PEOPLE_KEPT, Newcomers
from bot.storage.database.database import Database
from bot.storage.errors import Cause, StorageUnavailable

ANN = 812_345_678_901_234_501


class Asked:
    """Answers a database's question, and counts how often it was asked."""

    def __init__(self, *, played: bool, works: bool = True) -> None:
        self.played, self.works, self.times = played, works, 0

    async def read(self, _: Callable[[Connection], bool]) -> bool:
        self.times += 1
        if not self.works:
            raise StorageUnavailable(Cause.UNREACHABLE)
        return self.played


async def is_new(newcomers: Newcomers, asked: Asked, game: int, user: int = ANN) -> bool:
    return await newcomers.is_new(cast("Database", asked), user, (1, game))


async def test_a_newcomer_is_asked_for_once_a_game() -> None:
    newcomers, asked = Newcomers(), Asked(played=False)
    assert [await is_new(newcomers, asked, 1) for _ in range(5)] == [True] * 5
    assert asked.times == 1
    asked.played = True
    assert await is_new(newcomers, asked, 1)
    assert not await is_new(newcomers, asked, 2)
    assert asked.times == 2


async def test_whoever_has_played_is_asked_for_once() -> None:
    newcomers, asked = Newcomers(), Asked(played=True)
    assert [await is_new(newcomers, asked, game) for game in range(5)] == [False] * 5
    assert asked.times == 1
    newcomers.forget(ANN)
    assert not await is_new(newcomers, asked, 9)
    assert asked.times == 2


async def test_a_database_that_fails_makes_nobody_new_and_is_asked_again() -> None:
    newcomers, asked = Newcomers(), Asked(played=False, works=False)
    assert not await is_new(newcomers, asked, 1)
    asked.works = True
    assert await is_new(newcomers, asked, 1)


async def test_the_person_seen_longest_ago_is_forgotten_first() -> None:
    newcomers, asked = Newcomers(), Asked(played=True)
    for user in range(PEOPLE_KEPT + 1):
        await is_new(newcomers, asked, 1, user)
    asked.times = 0
    await is_new(newcomers, asked, 1, PEOPLE_KEPT)
    assert asked.times == 0
    await is_new(newcomers, asked, 1, 0)
    assert asked.times == 1


async def test_what_is_remembered_is_known_without_asking() -> None:
    newcomers, asked = Newcomers(), Asked(played=False)
    assert newcomers.remembered(ANN, (1, 1)) is None
    await is_new(newcomers, asked, 1)
    assert newcomers.remembered(ANN, (1, 1)) is True
    assert newcomers.remembered(ANN, (1, 2)) is None
    experienced = Newcomers()
    await is_new(experienced, Asked(played=True), 1)
    assert experienced.remembered(ANN, (1, 2)) is False
