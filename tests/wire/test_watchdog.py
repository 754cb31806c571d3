"""A gateway that says nothing: the bot ends, to be started again."""

import asyncio
from pathlib import Path

from bot.failures import ExitCode
from bot.tables.events import TurnLapsed
from tests.wire.logbook import logged
from tests.wire.programme import AT_ONCE, serving
from tests.wire.server import LittleDiscord
from tests.wire.tables import sit_down

PATIENCE = 3
BARK = "the gateway is silent"
SAID = "Discord has sent nothing"
SECONDS = 30.0
TURN = 8


async def test_a_bot_that_hears_nothing_exits_and_continues_after_a_restart(
    discord: LittleDiscord, tmp_path: Path
) -> None:
    discord.gateway.beat_milliseconds = 500
    settings = {**AT_ONCE, "CONTREE_GATEWAY_SECONDS": str(PATIENCE)}
    async with serving(discord, tmp_path, settings=settings, forgiven=(BARK, SAID)) as programme:
        (alice,) = await sit_down(discord, "Alice")
        await alice.move()
        beats = discord.gateway.beats
        await asyncio.sleep(PATIENCE + 1)
        assert discord.gateway.beats > beats, "its heartbeats are answered, and it lives on them"

        discord.gateway.fall_silent()
        async with asyncio.timeout(SECONDS):
            assert await programme.end() == ExitCode.GATEWAY_SILENT
        assert BARK in programme.log.read_text(encoding="utf-8")

        discord.gateway.silent = False
        await programme.start()
        await alice.move()


async def test_no_turn_times_out_while_the_gateway_is_silent(
    discord: LittleDiscord, tmp_path: Path
) -> None:
    settings = {**AT_ONCE, "CONTREE_TURN_SECONDS": str(TURN)}
    async with serving(discord, tmp_path, settings=settings) as programme:
        await sit_down(discord, "Alice", "Bob")
        discord.gateway.fall_silent()
        # No heartbeat is due so soon: when a turn is up the gateway is asked, again and again.
        lapsed: list[int] = []
        for _ in range(2):
            discord.gateway.beaten.clear()
            async with asyncio.timeout(SECONDS):
                await discord.gateway.beaten.wait()
            events = logged(programme.data)
            lapsed.append(sum(isinstance(event, TurnLapsed) for event in events))
        # It may have been heard just before the first of them, and not since.
        assert lapsed[0] == lapsed[1]
