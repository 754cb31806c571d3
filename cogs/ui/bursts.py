"""What many people press within a second: a few are answered at a time, and nobody in vain.

Two hundred people who ask for the deal of the day at once would each be answered too late, for
they all share one event loop. So a few are let in, each until its answer is out; whoever waits
for longer than a second is acknowledged, and then there is time. An acknowledgement alone helps
nobody: the work of all would delay it too.

Whoever was acknowledged is answered by a token, and Discord takes some thirty such requests a
minute in a channel. They wait for that without a turn, and a turn that takes long ends: what one
channel waits for keeps nobody waiting elsewhere.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import ExitStack, asynccontextmanager
from functools import wraps
from typing import Any, Concatenate, ParamSpec

from bot.client import Interaction
from cogs.ui.press import acknowledged
from cogs.ui.screens import TableScreens

P = ParamSpec("P")

BurstCommand = Callable[Concatenate[Interaction, P], Coroutine[Any, Any, None]]

TURN_SECONDS = 2.0
"""The seconds for which a turn lasts at most: what takes longer waits for others, not for us."""


@asynccontextmanager
async def burst_turn(interaction: Interaction) -> AsyncIterator[None]:
    """Wait until this may be answered, and keep others waiting while it is.

    Discord hears in time that it came. What is pressed opens no window: nothing that was
    acknowledged can.
    """
    turn = asyncio.ensure_future(_turn(interaction))
    try:
        # The answer begins only after the acknowledgement: Discord would refuse the second of two.
        await acknowledged(interaction, turn)
        ended = turn.result()
        ended.callback(asyncio.get_running_loop().call_later(TURN_SECONDS, ended.close).cancel)
        yield
    finally:
        if not turn.done():
            turn.cancel()
        elif not turn.cancelled() and turn.exception() is None:
            turn.result().close()


async def _turn(interaction: Interaction) -> ExitStack:
    """Wait for a turn: what ends it. Who was acknowledged waits for room in their channel, too."""
    bot, channel = interaction.client, interaction.channel_id or 0
    budget = TableScreens.of(bot).budget
    while True:
        await bot.burst_gate.acquire()
        wait = 0
        if interaction.response.is_done():
            # At a table the players need that room more.
            alone = bot.services.registry.find_in_channel(channel) is None
            wait = budget.seconds_until_room(channel, awaited=alone)
        if not wait:
            ended = ExitStack()
            ended.callback(bot.burst_gate.release)  # once, whoever ends it first
            return ended
        bot.burst_gate.release()
        await bot.clock.sleep(wait)


def bursts(command: BurstCommand[P]) -> BurstCommand[P]:
    """Declare a command that many may call at once: each is answered in turn."""

    @wraps(command)
    async def in_turn(interaction: Interaction, /, *args: P.args, **kwargs: P.kwargs) -> None:
        async with burst_turn(interaction):
            await command(interaction, *args, **kwargs)

    return in_turn
