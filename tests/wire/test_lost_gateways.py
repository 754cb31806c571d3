"""All the ways in which the gateway goes away while a game is played."""

import asyncio
from pathlib import Path

import pytest

from tests.wire.programme import serving
from tests.wire.server import LittleDiscord
from tests.wire.tables import sit_down

SILENCE = 90.0
"""Seconds within which discord.py leaves a gateway that says nothing; it gives it sixty."""


async def test_a_game_survives_every_way_of_losing_the_gateway(
    discord: LittleDiscord, tmp_path: Path
) -> None:
    gateway = discord.gateway
    async with serving(discord, tmp_path):
        (alice,) = await sit_down(discord, "Alice")

        message, control = await alice.turn()
        gateway.cut()
        asked = await alice.do(message, control)
        await gateway.arrival()
        assert asked.responded, "a press made while the gateway was gone was not answered"
        assert (gateway.identified, gateway.resumed) == (1, 1)
        assert gateway.replayed > 0

        gateway.ask_to_reconnect()
        await gateway.arrival()
        assert (gateway.identified, gateway.resumed) == (1, 2)
        await alice.move()

        gateway.invalidate(resumable=True)
        await gateway.arrival()
        assert (gateway.identified, gateway.resumed) == (1, 3)
        await alice.move()

        gateway.invalidate(resumable=False)
        await gateway.arrival()
        assert (gateway.identified, gateway.resumed) == (2, 3)
        await alice.move()

        gateway.outage(discord.guild.id)
        await alice.move()
        gateway.recovery(discord.guild.id)
        await alice.move()
        assert discord.ledger.invalid == 0, str(discord.ledger)


async def test_a_gateway_that_was_down_is_found_again(
    discord: LittleDiscord, tmp_path: Path
) -> None:
    gateway = discord.gateway
    async with serving(discord, tmp_path, forgiven=("Attempting a reconnect",)):
        (alice,) = await sit_down(discord, "Alice")
        await alice.turn()
        gateway.admits = False
        gateway.cut()
        await gateway.refusal()
        gateway.admits = True
        await gateway.arrival()
        await alice.move()
        assert gateway.identified == 2, "a session whose host is down is begun anew"


@pytest.mark.bench
async def test_a_silent_gateway_is_replaced(discord: LittleDiscord, tmp_path: Path) -> None:
    gateway = discord.gateway
    async with serving(discord, tmp_path):
        (alice,) = await sit_down(discord, "Alice")
        await alice.turn()
        gateway.acknowledges = False
        async with asyncio.timeout(SILENCE):
            await gateway.arrival(SILENCE)
        assert gateway.resumed == 1
        gateway.acknowledges = True
        await alice.move()
