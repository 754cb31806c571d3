"""Where Discord refuses too much only presses are answered, until it has forgotten that."""

import pytest
import simcord

from bot.discord_api.requests import MOST, WINDOW
from engine.state import Phase
from tests.cogs.auctions import bid_and_passes
from tests.cogs.evening import Evening
from tests.cogs.playing import Game, offers, sit_down
from tests.rig.screens import buttons_of, text_of

NAMES = ("Alice", "Bob", "Chloe", "David")
CLOCK = 60
FORBIDDEN = 403


def unasked(evening: Evening) -> list[simcord.HttpLogEntry]:
    """What the bot has sent that answers no press."""
    return [
        each
        for each in evening.cafe.env.http_requests
        if not each.path.startswith("/interactions/")
    ]


async def refused_too_often(evening: Evening) -> Game:
    """Begin to play, and let Discord refuse as much as the bot bears."""
    game = await sit_down(evening, *NAMES)
    await bid_and_passes(game)
    await game.open_hands()
    for _ in range(MOST):
        evening.bot.invalid_requests.note(FORBIDDEN)
    (told,) = evening.cafe.forgive()
    assert "Discord refuses too many" in told
    return game


async def test_play_continues_without_further_requests(timed: Evening) -> None:
    async with timed:
        game = await refused_too_often(timed)
        shown, before = text_of(game.table), len(unasked(timed))
        for _ in range(len(NAMES)):
            if not offers(game.hand(game.turn), "card"):
                await game.press(game.turn, "hand", on=game.table)
            await game.step()
        assert game.phase is Phase.PLAY
        await timed.cafe.env.advance_time(CLOCK / 2 + 1)  # nobody is called
        assert text_of(game.table) == shown
        assert len(unasked(timed)) == before


@pytest.mark.slow
async def test_the_next_move_is_drawn_after_the_refusals_expire(timed: Evening) -> None:
    async with timed:
        game = await refused_too_often(timed)
        await game.step()
        await timed.cafe.env.advance_time(WINDOW)
        await game.press(game.turn, "hand", on=game.table)
        await game.step()
        move = timed.table().move
        assert move in {int(each.custom_id.revision, 36) for each in buttons_of(game.table)}
