"""After a game: what it has changed in ratings; and whether a server's games count elsewhere."""

import asyncio

import pytest

from bot.i18n import words
from bot.ratings.rating import PLACEMENT
from bot.storage.database.schema import EVERYWHERE, ratings
from bot.storage.errors import Cause, StorageUnavailable
from bot.storage.ratings.player_ratings import RatingChange, changes_of
from cogs.table import deal_records
from cogs.table.screens import Screens
from tests.cogs.admin.test_admin import one_game
from tests.cogs.evening import Evening
from tests.cogs.playing import at_table
from tests.cogs.refused import refused
from tests.cogs.settings.test_settings import kept, manager
from tests.rig.patience import PATIENCE
from tests.rig.screens import text_of

FRENCH = words("fr")


async def changes_shown(evening: Evening) -> tuple[RatingChange, ...]:
    """What the first game has changed in ratings, where its score says so; nothing if it does not.

    A score must not say anything else of ratings.
    """
    changes = await evening.bot.services.database.read(lambda c: changes_of(c, 1, 1))
    told = [
        FRENCH(
            "score-rating-provisional",
            player=f"<@{each.user_id}>",
            points=each.after,
            change=f"{each.after - each.before:+}".replace("-", "\N{MINUS SIGN}"),
            games=1,
            of=PLACEMENT,
        )
        for each in changes
    ]
    shown = text_of(evening.cafe.channel.history()[-1])
    if changes and FRENCH("score-ratings", players=FRENCH.every(told)) in shown:
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


@pytest.mark.parametrize("reset", [False, True])
async def test_a_server_can_separate_and_rejoin_the_global_ladders(
    common_evening: Evening, reset: bool
) -> None:
    async with common_evening as evening:
        boss = manager(evening)
        await one_game(evening, boss, *evening.people("Alice", "Bob", "Chloe"))
        database = evening.bot.services.database

        async def everywhere() -> int:
            counted = ratings.select().where(ratings.c.guild_id == EVERYWHERE)
            return len(await database.read(lambda c: c.execute(counted).all()))

        page = await boss.slash("contree settings")
        assert await everywhere() == 4
        await boss.choose(page, "apart", verb="settings-ladders")
        assert (await kept(evening)).apart
        assert await everywhere() == 0
        if reset:
            await boss.press(page, "settings-reset")
        else:
            await boss.choose(page, "shared", verb="settings-ladders")
        assert await everywhere() == 4


@pytest.mark.parametrize("fails", [False, True])
async def test_the_manager_is_answered_before_a_long_recount(
    common_evening: Evening, monkeypatch: pytest.MonkeyPatch, fails: bool
) -> None:
    async with common_evening as evening:
        boss, voiding = manager(evening), evening.bot.services.voiding
        page = await boss.slash("contree settings")
        usual, shown = voiding.keep_apart, list[str]()

        async def slowly(guild: int, *, apart: bool) -> None:
            shown.append(text_of(page))
            if fails:
                raise StorageUnavailable(Cause.LOCKED)
            await usual(guild, apart=apart)

        monkeypatch.setattr(voiding, "keep_apart", slowly)
        before = text_of(page)
        told = await boss.choose(page, "apart", verb="settings-ladders")
        assert shown == [FRENCH("settings-recounting")]
        assert text_of(page) == before
        assert (await kept(evening)).apart is not fails
        if fails:
            assert FRENCH("refusal-storage-unavailable") in text_of(told.followups[-1])


async def test_only_managers_can_change_it(evening: Evening) -> None:
    async with evening.with_people("Alice") as (alice,):
        forged = evening.cafe.leftover("b1:settings-ladders:0:0:")
        await refused(evening, alice.press(forged), "not-server-manager")
        assert not (await kept(evening)).apart
