"""After a game: what it has changed in ratings; and whether a server's games count elsewhere."""

import asyncio
from collections.abc import Callable, Sequence
from datetime import timedelta

import pytest
from sqlalchemy import Connection

from bot.i18n import dotted, words
from bot.ratings.rating import PLACEMENT
from bot.storage.database.schema import EVERYWHERE, ratings
from bot.storage.errors import Cause, StorageUnavailable
from bot.storage.ratings.player_ratings import RatingChange, changes_of
from bot.tables.table import Stage
from cogs.table import deal_records
from cogs.table.screens import Screens
from engine.seats import Seat
from tests.cogs.admin.test_admin import one_game
from tests.cogs.evening import Evening
from tests.cogs.playing import Game, at_table, take_seats
from tests.cogs.ranking import rated
from tests.cogs.refused import refused
from tests.cogs.settings.test_settings import kept, manager
from tests.rig.patience import PATIENCE
from tests.rig.people import Person
from tests.rig.screens import text_of
from tests.rig.ways import setup

FRENCH = words("fr")


async def changes_shown(evening: Evening) -> tuple[RatingChange, ...]:
    """What the first game has changed in ratings, where its score says so; nothing if it does not.

    A score must not say anything else of ratings.
    """
    changes = await evening.bot.services.database.read(lambda c: changes_of(c, 1, 1))
    told = [
        FRENCH("score-rating-provisional", player=f"<@{each.user_id}>", games=1, of=PLACEMENT)
        for each in changes
    ]
    shown = text_of(evening.cafe.channel.history()[-1])
    if changes and FRENCH("score-ratings", players=dotted(told)) in shown:
        return changes
    assert FRENCH("score-ratings", players="") not in shown
    return ()


@pytest.mark.slow
async def test_a_finished_game_shows_its_rating_changes(evening: Evening) -> None:
    async with at_table(evening, "Alice", "Bob", target=100) as game:
        await game.play_until(None)
        changes = await changes_shown(evening)
        assert {each.user_id for each in changes} == {p.id for p in game.people.values()}


@pytest.mark.slow
async def test_a_score_shows_its_rating_changes_once_the_game_counts(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with at_table(evening, "Alice", "Bob", target=100) as game:
        await game.play_until(None)
        table, counter = evening.table(), evening.bot.services.store.result_counter
        board = Screens.of(evening.bot).message_of(table)
        board._former.rating_changes = deal_records.RatingChangeCache(evening.bot)
        board.show_gains()
        await evening.cafe.env.settle()
        assert await changes_shown(evening), "nothing was missing"
        monkeypatch.setattr(deal_records, "COUNTED_SECONDS", 0.0)
        monkeypatch.setattr(counter, "_stored", {(table.id, table.games): None})
        board.draw_again()
        await evening.cafe.env.settle()
        assert await changes_shown(evening) == ()
        monkeypatch.setattr(counter, "_stored", {})
        board.show_gains()
        async with asyncio.timeout(PATIENCE):  # what is drawn again comes of no press
            while not await changes_shown(evening):
                await evening.cafe.env.settle()


@pytest.mark.parametrize("undone", [False, True])
async def test_a_server_can_separate_and_rejoin_the_global_ladders(
    common_evening: Evening, undone: bool
) -> None:
    async with common_evening as evening:
        boss = manager(evening)
        await one_game(evening, boss, *evening.people("Alice", "Bob", "Chloe"))
        database = evening.bot.services.database

        async def everywhere() -> int:
            counted = ratings.select().where(ratings.c.guild_id == EVERYWHERE)
            return len(await database.read(lambda c: c.execute(counted).all()))

        page = await setup(boss, "ratings")
        assert await everywhere() == 4
        await boss.choose(page, "apart", verb="settings-ladders")
        assert (await kept(evening)).apart
        assert await everywhere() == 0
        if undone:
            await boss.press(page, "settings-undo")
        else:
            await boss.choose(page, "shared", verb="settings-ladders")
        assert await everywhere() == 4


@pytest.mark.parametrize("fails", [False, True])
async def test_the_manager_is_answered_before_a_long_recount(
    common_evening: Evening, monkeypatch: pytest.MonkeyPatch, fails: bool
) -> None:
    async with common_evening as evening:
        boss, voiding = manager(evening), evening.bot.services.voiding
        page = await setup(boss, "ratings")
        usual, shown = voiding.changed, list[str]()

        async def slowly(guild: int, work: Callable[[Connection], bool]) -> bool:
            shown.append(text_of(page))
            if fails:
                raise StorageUnavailable(Cause.LOCKED)
            return await usual(guild, work)

        monkeypatch.setattr(voiding, "changed", slowly)
        told = await boss.choose(page, "apart", verb="settings-ladders")
        assert shown == [FRENCH("settings-recounting")]
        assert FRENCH("settings-title") in text_of(page)
        assert (await kept(evening)).apart is not fails
        if fails:
            assert FRENCH("refusal-storage-unavailable") in text_of(told.followups[-1])


async def test_only_managers_can_change_it(evening: Evening) -> None:
    async with evening.with_people("Alice") as (alice,):
        forged = evening.cafe.leftover("b1:settings-ladders:0:0:")
        await refused(evening, alice.press(forged), "not-server-manager")
        assert not (await kept(evening)).apart


@pytest.mark.secrecy
async def test_a_rating_is_its_owners_alone_until_ten_games(evening: Evening) -> None:
    async with evening.with_people("Alice", "Bob", "Chloe", "Dan") as people:
        alice, bob, *_ = people
        await rated(evening, dict.fromkeys(people, 1500), 2)
        await rated(evening, {bob: 1600}, PLACEMENT)
        await one_more(evening, people)
        told = text_of(evening.cafe.newest())
        provisional = FRENCH(
            "score-rating-provisional", player=f"<@{alice.id}>", games=3, of=PLACEMENT
        )
        assert provisional in told
        assert f"<@{bob.id}> 16" in told or f"<@{bob.id}> 15" in told
        own = text_of(await alice.slash("contree stats"))
        assert f"(Contrée et coinche, 3\N{NO-BREAK SPACE}parties sur {PLACEMENT})" in own
        seen = text_of(await bob.slash("contree stats", member=alice))
        assert "Cote" not in seen


async def one_more(evening: Evening, people: Sequence[Person]) -> None:
    """Let these people, who have finished a game before, play a whole one."""
    await evening.skip(timedelta(hours=2))
    await take_seats(evening, people, target=100)
    await people[0].press(evening.cafe.newest(), "start")
    seats = evening.table().rules.seating.starting_at(Seat.SOUTH)
    game = Game(evening, dict(zip(seats, people, strict=True)))
    await game.open_hands()
    await game.play_until(None)
    assert evening.table().stage is Stage.FINISHED
