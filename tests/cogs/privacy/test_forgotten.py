"""Whoever is erased is nowhere in memory either, though a table goes on at which they were."""

import pytest

from bot.client import ContreeBot
from bot.i18n import words
from bot.tables.watching import Spectators
from cogs.table.screens import Screens
from tests.bot.storage.privacy.sweeping import objects_with
from tests.cogs.evening import Evening
from tests.cogs.watching import answered, asked, begun
from tests.rig.people import Person
from tests.rig.screens import text_of


def holders(evening: Evening, person: Person) -> set[str]:
    """What holds their id of all that knows tables."""
    known = evening.bot.services, Screens.of(evening.bot)
    return objects_with(known, person.id, ContreeBot)


@pytest.mark.secrecy
async def test_a_table_that_goes_on_forgets_a_watcher_who_is_erased(evening: Evening) -> None:
    async with evening:
        game, player, eve = await begun(evening)
        await asked(game, player, eve)
        await answered(game, player, "keep-hand")
        assert holders(evening, eve)
        before = evening.table()
        page = await eve.slash("belote privacy")
        await eve.press(page, "privacy-ask-erase")
        await eve.press(page, "privacy-erase")
        assert words("fr")("privacy-done") in text_of(page)
        assert holders(evening, eve) == set()
        ((refused, seat),) = Spectators.of(evening.table()).refused
        assert (refused < 0, seat) == (True, game.seat(player))
        assert (evening.table().game, evening.table().seats) == (before.game, before.seats)
        await game.play()
