"""The database fails while people play: who presses is told, nothing is shown, and play goes on."""

import pytest

from bot.i18n import words
from bot.settings import Settings
from tests.bot.storage.faults import Fault, locked, out_of_pages, read_only
from tests.cogs.auctions import bid_and_passes
from tests.cogs.evening import Evening
from tests.cogs.playing import Game, offers, sit_down
from tests.cogs.refused import refused
from tests.rig.people import Person
from tests.rig.screens import text_of
from tests.rig.slow import slow_except

NAMES = ("Alice", "Bob", "Chloe", "David")
SORRY = words("fr")("refusal-not-played")


@pytest.mark.parametrize("fault", slow_except((locked, out_of_pages, read_only), {locked}))
async def test_a_card_that_cannot_be_stored_is_not_played(
    evening: Evening, settings: Settings, fault: Fault
) -> None:
    async with evening:
        game = await sit_down(evening, *NAMES)
        await bid_and_passes(game)
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
        assert all("StorageUnavailable" in complaint for complaint in evening.cafe.forgive())
        await game.press(player, "card", card)
        assert evening.table().move > before.move
        assert evening.table() == await evening.kept()
        await game.play()


def seen(game: Game) -> dict[Person, str]:
    """What each player has in hand before them."""
    return {person: text_of(game.hand(person)) for person in game.people.values()}
