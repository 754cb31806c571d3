"""The burst of a load: so many people who press at once, while others play."""

import asyncio
from collections.abc import Sequence

from bot.demo.simulated_discord import Awaited
from tests.bench.load_figures import spread
from tests.wire.server import LittleDiscord

COMMANDS = ("belote today", "belote train reading")


async def ask_at_once(discord: LittleDiscord, people: int) -> list[Awaited]:
    """Let each of them use both commands at the same moment."""
    channel = discord.channel("noon")
    crowd = [discord.person(f"U{number}", channel) for number in range(people)]
    return await asyncio.gather(
        *(person.slash(command) for command in COMMANDS for person in crowd)
    )


def burst_told(asked: Sequence[Awaited]) -> list[str]:
    """How long they waited for an answer, or for the acknowledgement before it."""
    if not asked:
        return []
    waits = [each.seconds for each in asked if each.seconds is not None]
    return [
        f"burst: {len(asked)} commands at once, {len(asked) - len(waits)} not answered;"
        f" to the answer or its acknowledgement: {spread(waits)}"
    ]
