"""The database fails while people play: who presses is told, nothing is shown, and play goes on."""

import pytest
from structlog.testing import capture_logs

from bot.i18n import words
from bot.monitoring.heartbeat import EVERY_SECONDS
from bot.settings import Settings
from tests.bot.storage.faults import Fault, locked, out_of_pages, read_only
from tests.cogs.auctions import in_play
from tests.cogs.evening import Evening
from tests.cogs.playing import Game, at_table, offers
from tests.cogs.refused import refused
from tests.rig.people import Person
from tests.rig.screens import text_of
from tests.rig.slow import slow_except

SORRY = words("fr")("refusal-not-played")


@pytest.mark.parametrize("fault", slow_except((locked, out_of_pages, read_only), {locked}))
async def test_a_card_that_cannot_be_stored_is_not_played(
    evening: Evening, settings: Settings, fault: Fault
) -> None:
    async with in_play(evening) as game:
        before, kept = evening.table(), await evening.log()
        public, hands = text_of(game.table), seen(game)
        player = game.turn
        card = offers(game.hand(player), "card")[0].custom_id.argument
        database = evening.bot.services.database
        async with fault(database, settings.data_dir / "contree.sqlite3"):
            assert SORRY in await refused(evening, game.press(player, "card", card))
            assert evening.table() is before
            assert await evening.log() == kept
            assert (text_of(game.table), seen(game)) == (public, hands)
        (complaint,) = evening.cafe.forgive()
        assert "the database is unavailable" in complaint
        await game.press(player, "card", card)
        assert evening.table().move > before.move
        assert evening.table() == await evening.kept()
        await game.play()


def seen(game: Game) -> dict[Person, str]:
    """What each player has in hand before them."""
    return {person: text_of(game.hand(person)) for person in game.people.values()}


async def test_a_fault_that_lasts_is_logged_once_and_its_end_once(
    evening: Evening, settings: Settings
) -> None:
    async with at_table(evening, "Alice") as game:
        me, page = game.turn, await game.turn.slash("contree me")
        database = evening.bot.services.database
        with capture_logs() as told:
            async with read_only(database, settings.data_dir):
                await game.press(me, "pass")
                for _ in range(10):
                    await evening.cafe.env.advance_time(5)
                await me.press(page, "me-switch", "plays-forced-on")
            await evening.cafe.env.advance_time(EVERY_SECONDS)
        lines = [(each["log_level"], each["event"]) for each in told]
        assert [line for line in lines if line[0] != "debug"] == [
            ("error", "the database is unavailable"),
            ("warning", "the database is available again"),
        ]
        assert ("debug", "a press or a command failed") in lines
