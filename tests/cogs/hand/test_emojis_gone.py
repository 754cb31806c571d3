"""The emojis of the cards are deleted, replaced or refused while the bot runs: hands in letters."""

import pytest

from bot.discord_api.emoji_reading import READ_AGAIN_SECONDS
from tests.cogs.auctions import bid_and_passes
from tests.cogs.emojis import FIRST, book, emojis_lost
from tests.cogs.evening import Evening
from tests.cogs.playing import NAMES, offers, sit_down
from tests.rig.screens import buttons_of


async def test_a_hand_comes_in_letters_and_later_in_the_new_emojis(evening: Evening) -> None:
    async with evening:
        evening.bot.readers.found(book())
        game = await sit_down(evening, *NAMES)
        await bid_and_passes(game)
        await game.open_hands()
        assert all(not each.label for each in offers(game.hand(game.turn), "card"))
        with emojis_lost() as lost:
            for _ in range(3):
                player = game.turn
                await game.press(player, "hand", on=game.table)
                assert all(each.label for each in offers(game.hand(player), "card"))
                await game.play()
            assert lost.refused == 1
            evening.cafe.forgive()
            await evening.cafe.env.advance_time(READ_AGAIN_SECONDS)
            assert lost.read == 1  # it did not answer
            lost.there = book(2 * FIRST)
            await evening.cafe.env.advance_time(READ_AGAIN_SECONDS)
            assert lost.read == 2
            await game.press(game.turn, "hand", on=game.table)
            assert all(not each.label for each in offers(game.hand(game.turn), "card"))
            assert lost.refused == 1


@pytest.mark.slow
async def test_a_bid_on_a_hand_that_is_redrawn_comes_in_letters(evening: Evening) -> None:
    async with evening:
        evening.bot.readers.found(book())
        game = await sit_down(evening, *NAMES)
        await game.open_hands()
        waiting = game.after(game.turn)
        with emojis_lost() as lost:
            await game.press(game.turn, "pass")  # the next one's hand is redrawn by its token
            assert lost.refused
        labels = {each.label for each in buttons_of(game.hand(waiting)) if each.label}
        assert any("♠" in label for label in labels), labels
        evening.cafe.forgive()
