"""Many tables take long to open: whoever presses meanwhile is acknowledged, and answered then."""

import asyncio

import discord
import pytest

from bot.client import ContreeBot
from bot.tables.table import Stage
from cogs.evenings.clock import evening_steps
from tests.cogs.evening import Evening
from tests.cogs.evenings.together import Together, let_experts_play_fast
from tests.rig.patience import PATIENCE


async def test_presses_are_acknowledged_while_an_evening_is_busy(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    let_experts_play_fast(monkeypatch)
    async with evening:
        night, (*people, late) = (
            Together(evening),
            evening.people("Ann", "Bob", "Cleo", "Dan", "Eve"),
        )
        await night.gather(people)
        await night.play(night.sessions[0])
        turn = evening_steps(evening.bot).turn(night.number)
        defer = discord.InteractionResponse.defer

        async def let_go(
            response: discord.InteractionResponse[ContreeBot], *, ephemeral: bool = False
        ) -> None:
            await defer(response, ephemeral=ephemeral)
            turn.release()

        monkeypatch.setattr(discord.InteractionResponse, "defer", let_go)
        monkeypatch.setattr("cogs.ui.press.ACKNOWLEDGE_SECONDS", 0)
        # Else who has pressed in a burst is acknowledged before they wait for the evening.
        monkeypatch.setattr("cogs.ui.bursts.acknowledged", lambda _, turn: turn)
        async with asyncio.timeout(PATIENCE):
            table = await night.finished(night.sessions[0])
            await turn.acquire()
            goes_on = await people[0].press(table, "evening-next")
            await turn.acquire()
            comes = await late.press(night.message("evening-here"), "evening-here")
        assert (goes_on.deferred, comes.deferred) == (True, True)
        assert night.sessions[0].table.stage is Stage.PLAYING
        assert late.id in {each.sat.user for each in await night.seats()}
