"""/contree-admin: games that do not count, for those who manage the server alone."""

import pytest

from bot.i18n import words
from bot.storage.database.schema import rating_changes
from tests.bot.storage.made import a_game, count
from tests.cogs.evening import Evening
from tests.cogs.facts import mentioned
from tests.cogs.leaderboard.test_leaderboard import keep, shown_by_wins
from tests.cogs.refused import refused
from tests.cogs.settings.test_settings import list_to, manager
from tests.rig.people import Person
from tests.rig.screens import text_of

FR = words("fr")


async def one_game(evening: Evening, *people: Person) -> None:
    players = tuple(person.id for person in people)
    at = evening.bot.clock.now()
    await keep(evening, [a_game(guild_id=evening.cafe.server.id, players=players, at=at)])


@pytest.mark.parametrize(("locale", "language"), [("fr", "fr"), ("en-GB", "en")])
async def test_a_game_is_voided_listed_and_restored(
    evening: Evening, locale: str, language: str
) -> None:
    async with evening:
        say = words(language)
        alice, bob, chloe, dan = evening.people("Alice", "Bob", "Chloe", "Dan")
        boss = manager(evening, locale)
        await one_game(evening, alice, bob, chloe, dan)
        told = await refused(evening, boss.slash("contree-admin restore"))
        assert say("admin-voided-none") in told
        gone = await boss.slash("contree-admin void", game="1-1", reason="with *open* hands")
        assert gone.ephemeral
        assert say("admin-voided", table=1, number=1) in text_of(gone)
        assert await count(evening.bot.services.database, rating_changes) == 0
        listed = await refused(evening, boss.slash("contree-admin restore"))
        assert mentioned(listed) == [boss.id]
        assert r"with \*open\* hands" in listed
        assert mentioned(text_of(await shown_by_wins(alice))) == []
        page = await boss.slash("contree-admin restore")
        back = await boss.choose(page, "1-1", verb="restore")
        assert say("admin-restored", table=1, number=1) in text_of(back)
        assert len(mentioned(text_of(await shown_by_wins(alice)))) == 4


@pytest.mark.secrecy
async def test_only_admins_may(evening: Evening) -> None:
    async with evening.with_people("Alice", "Bob", "Chloe", "Dan") as people:
        await one_game(evening, *people)
        list_to(evening, people[0])
        asked = (
            people[0].slash("contree-admin void", game="1-1", reason="I lost"),
            people[0].slash("contree-admin restore", game="1-1"),
            people[0].slash("contree-admin restore"),
            people[0].press(evening.cafe.leftover("b1:restore:0:0:")),
        )
        for command in asked:
            told = await refused(evening, command)
            assert FR("refusal-not-server-manager") in told
        assert await count(evening.bot.services.database, rating_changes) == 4


async def test_an_unknown_game_is_refused_politely(evening: Evening) -> None:
    async with evening:
        boss = manager(evening)
        await one_game(evening, *evening.people("Alice", "Bob", "Chloe", "Dan"))
        for game in ("1-2", "2-1", "x", "1", "1-1-1", "999999999-999999999"):
            void = boss.slash("contree-admin void", game=game, reason="a reason")
            assert FR("refusal-no-such-game") in await refused(evening, void), game
            restore = boss.slash("contree-admin restore", game=game)
            assert FR("refusal-no-such-game") in await refused(evening, restore), game


async def test_voiding_twice_suggests_restoring_and_vice_versa(evening: Evening) -> None:
    async with evening:
        boss = manager(evening)
        await one_game(evening, *evening.people("Alice", "Bob", "Chloe", "Dan"))
        restored = boss.slash("contree-admin restore", game="1-1")
        assert FR("refusal-not-voided") in await refused(evening, restored)
        await boss.slash("contree-admin void", game="1-1", reason="a reason")
        again = boss.slash("contree-admin void", game="1-1", reason="another reason")
        assert FR("refusal-already-voided") in await refused(evening, again)
        assert "another reason" not in await refused(evening, boss.slash("contree-admin restore"))


async def test_admins_cannot_void_their_own_games(evening: Evening) -> None:
    async with evening:
        boss = manager(evening)
        await one_game(evening, boss, *evening.people("Alice", "Bob", "Chloe"))
        void = boss.slash("contree-admin void", game="1-1", reason="I lost")
        assert FR("refusal-own-game") in await refused(evening, void)
        assert await count(evening.bot.services.database, rating_changes) == 4
