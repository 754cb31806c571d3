"""A whole evening on a server of PostgreSQL: played, asked about, voided and erased."""

from collections.abc import Iterator

import pytest

from bot.i18n import words
from bot.settings import Settings
from bot.storage.results.outcomes import results_of
from bot.storage.results.rebuild import rebuild
from tests.bot.storage import server
from tests.bot.storage.ladders_kept import kept
from tests.cogs.evening import Evening
from tests.cogs.facts import mentioned
from tests.cogs.leaderboard.test_leaderboard import shown_by_wins
from tests.cogs.playing import at_table
from tests.cogs.privacy.test_privacy import taken_away, there
from tests.cogs.settings.test_settings import manager
from tests.rig.plugin import OpenCafe
from tests.rig.screens import selects_of, text_of
from tests.rig.ways import achievements

pytestmark = pytest.mark.skipif(not server.ADDRESS, reason="TEST_POSTGRESQL_URL names no server")

SAY = words("fr")


@pytest.fixture
def evening(open_cafe: OpenCafe, settings: Settings) -> Iterator[Evening]:
    """A café whose bot keeps everything on the server."""
    with server.a_database() as url:
        yield Evening(open_cafe, settings.model_copy(update={"database_url": url}))


@pytest.mark.slow
async def test_an_evening_works_on_postgresql(evening: Evening) -> None:
    async with at_table(evening, "Alice", "Bob", "Chloe", "Dan", target=200) as game:
        for _ in range(10):
            await game.step()
        await evening.restart()
        await game.open_hands()
        await game.play_until(None)
        alice, bob, *others = game.people.values()
        stop = await alice.slash("contree stop")
        await alice.press(stop, "stop")
        assert len(mentioned(text_of(await shown_by_wins(alice)))) == 4
        stats = await alice.slash("contree stats")
        for sheet in ("contracts", "summary", "people"):
            await alice.press(stats, "stats", label=SAY(f"stats-button-{sheet}"))
        assert SAY("stats-last") in text_of(stats)
        duels = [text_of(await alice.slash("contree stats", against=each)) for each in others]
        duels.append(text_of(await alice.slash("contree stats", against=bob)))
        assert sum(SAY("versus-games", games=1, draws=0) in duel for duel in duels) == 2
        feats = text_of(await achievements(alice))
        assert SAY("feats-title", player=f"<@{alice.id}>") in feats
        history = await alice.slash("contree history")
        (option, *_) = selects_of(history)[0].options[0]
        await alice.choose(history, option, verb="history-game")
        await alice.choose(history, "1", verb="history-deal")
        assert SAY("history-deal-title", number=1, game=1) in text_of(history)
        database = evening.bot.services.database
        assert await database.read(lambda c: c.dialect.name) == "postgresql"
        before = await kept(database)
        await rebuild(database, results_of)
        assert await kept(database) == before
        boss = manager(evening)
        await boss.slash("contree-admin void", game="1-1", reason="for a test")
        await boss.slash("contree-admin restore", game="1-1")
        assert await kept(database) == before
        page = await alice.slash("belote privacy")
        (export,) = await taken_away(alice, page)
        assert export["id"] == str(alice.id)
        await alice.press(page, "privacy-ask-erase")
        await alice.press(page, "privacy-erase")
        assert SAY("privacy-done") in text_of(page)
        assert await there(evening, alice) == set()
        duel = text_of(await bob.slash("contree stats", against=others[0]))
        assert (
            SAY("versus-together", games=1) in duel or SAY("versus-games", games=1, draws=0) in duel
        )
