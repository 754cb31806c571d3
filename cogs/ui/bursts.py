"""What many people press within a second: a few are answered at a time, and nobody in vain.

Two hundred people who ask for the deal of the day at once would each be answered too late, for
they all share one event loop. So a few are let in, each until its answer is out; whoever waits
for longer than a second is acknowledged, and then there is time. An acknowledgement alone helps
nobody: the work of all would delay it too.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import wraps
from typing import Any, Concatenate, ParamSpec

from bot.client import Interaction
from cogs.ui.press import acknowledged

P = ParamSpec("P")

BurstCommand = Callable[Concatenate[Interaction, P], Coroutine[Any, Any, None]]


@asynccontextmanager
async def burst_turn(interaction: Interaction) -> AsyncIterator[None]:
    """Wait until this may be answered, and keep others waiting while it is.

    Discord hears in time that it came. What is pressed opens no window: nothing that was
    acknowledged can.
    """
    gate = interaction.client.burst_gate
    turn = asyncio.ensure_future(gate.acquire())
    try:
        # The answer begins only after the acknowledgement: Discord would refuse the second of two.
        await acknowledged(interaction, turn)
        yield
    finally:
        if turn.done() and not turn.cancelled():
            gate.release()
        else:
            turn.cancel()


def bursts(command: BurstCommand[P]) -> BurstCommand[P]:
    """Declare a command that many may call at once: each is answered in turn."""

    @wraps(command)
    async def in_turn(interaction: Interaction, /, *args: P.args, **kwargs: P.kwargs) -> None:
        async with burst_turn(interaction):
            await command(interaction, *args, **kwargs)

    return in_turn
