"""The bot is closed while a press is being dealt with: it is kept whole, or not at all."""

import asyncio

import pytest

from engine.state import Phase
from tests.cogs.evening import Evening
from tests.cogs.playing import Game, at_table, offers
from tests.rig.seams import QuickEnv
from tests.rig.slow import slow_except

MOMENTS = (0, 1, 2, 3, 4, 6, 8, 11, 15, 20, 26, 33, 50, None)
"""Turns of the event loop before the bot closes; None: as soon as the press is stored."""

FEW_MOMENTS = (0, 3, 15, None)


async def press_and_restart(game: Game, turns: int | None) -> str:
    """Press a card and close the bot so many turns later, or as soon as it is kept: which card."""
    evening = game.evening
    env = evening.cafe.env
    assert isinstance(env, QuickEnv)
    player, hand = game.turn, game.hand(game.turn)
    card = offers(hand, "card")[0].custom_id
    before = await evening.log()
    with env.held():
        await player.actor.click(hand, custom_id=card.text)
        for _ in range(turns or 0):
            await asyncio.sleep(0)
        while turns is None and await evening.log() == before:
            continue
        await evening.restart()
    await env.settle()
    return card.argument


@pytest.mark.slow
@pytest.mark.parametrize(
    "moments", slow_except((FEW_MOMENTS, MOMENTS), {FEW_MOMENTS}), ids=["few", "many"]
)
async def test_a_press_is_stored_completely_or_not_at_all(
    evening: Evening, moments: tuple[int | None, ...]
) -> None:
    async with at_table(evening) as game:
        for turns in moments:
            await game.play_until(Phase.PLAY)
            player, before = game.turn, await evening.log()
            card = await press_and_restart(game, turns)
            assert evening.table() == await evening.kept()
            if await evening.log() == before:
                assert turns is not None
                await game.press(player, "card", card)
            await game.open_hands()
        await game.play_until(Phase.OVER)
        assert evening.table().game == await evening.replayed()
