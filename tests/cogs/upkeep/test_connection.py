"""Where the bot hears nobody no clock runs; where it hears somebody, tables go on at once."""

from datetime import timedelta
from typing import cast

import discord
import pytest
from simcord.backend.serializers import guild_create_payload

from bot.client import ContreeBot
from bot.settings import Settings
from bot.tables.clock import RESUME_DELAY
from bot.tables.session import Session
from cogs.upkeep.connection import SILENT_SECONDS, GatewayWatch
from tests.cogs.evening import Evening
from tests.cogs.playing import at_table
from tests.rig.plugin import OpenCafe

CLOCK = 60
PACE = 30.0


def session_of(evening: Evening) -> Session:
    return evening.bot.services.registry.in_channel(evening.cafe.channel.id)


def guild_of(evening: Evening) -> discord.Guild:
    (guild,) = evening.bot.guilds
    return guild


async def hears(evening: Evening, event: str, *facts: object) -> None:
    """Something is told to the bot."""
    evening.bot.dispatch(event, *facts)
    await evening.cafe.env.settle()


async def is_calm(evening: Evening) -> None:
    """Every wait has begun anew, after a calm."""
    after = evening.cafe.env.now() + RESUME_DELAY + timedelta(seconds=CLOCK)
    assert session_of(evening).deadline == after


async def test_a_lost_gateway_stops_the_clocks_until_it_resumes(timed: Evening) -> None:
    async with at_table(timed):
        await hears(timed, "shard_disconnect", 0)
        assert session_of(timed).deadline is None
        await timed.cafe.env.advance_time(CLOCK * 3)
        assert not timed.table().lapsed
        await hears(timed, "shard_resumed", 0)
        await is_calm(timed)


async def test_another_shard_stops_no_clock_here(timed: Evening) -> None:
    async with at_table(timed):
        before = session_of(timed).deadline
        await hears(timed, "shard_disconnect", 1)
        assert session_of(timed).deadline == before is not None


@pytest.mark.parametrize(
    ("gone", "back"),
    [("guild_unavailable", "guild_available"), ("guild_remove", "guild_join")],
)
async def test_an_unavailable_server_stops_its_clocks(timed: Evening, gone: str, back: str) -> None:
    async with at_table(timed):
        kept = await timed.log()
        await hears(timed, gone, guild_of(timed))
        await timed.cafe.env.advance_time(CLOCK * 3)
        assert session_of(timed).deadline is None
        assert await timed.log() == kept
        await hears(timed, back, guild_of(timed))
        await is_calm(timed)


async def test_a_resumed_shard_does_not_restart_an_unavailable_servers_clocks(
    timed: Evening,
) -> None:
    async with at_table(timed):
        guild = guild_of(timed)
        guild.unavailable = True
        await hears(timed, "guild_unavailable", guild)
        await hears(timed, "shard_disconnect", 0)
        await hears(timed, "shard_resumed", 0)
        assert session_of(timed).deadline is None
        guild.unavailable = False
        await hears(timed, "guild_available", guild)
        await is_calm(timed)


async def test_a_silent_gateway_stops_the_clocks_before_it_is_given_up(
    timed: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with at_table(timed):
        # An extension is loaded anew for each bot: its classes are not those imported here.
        cog = cast("GatewayWatch", timed.bot.get_cog("GatewayWatch"))
        silence = 0.0
        monkeypatch.setattr(
            type(timed.bot.watchdog), "silence", property(lambda _: silence), raising=True
        )
        before = session_of(timed).deadline
        await cog.listen()
        assert session_of(timed).deadline == before is not None
        silence = SILENT_SECONDS + 1
        await cog.listen()
        assert session_of(timed).deadline is None
        silence = 0.0
        await cog.listen()
        await is_calm(timed)


async def test_computers_move_once_their_own_server_is_available(
    open_cafe: OpenCafe, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening = Evening(open_cafe, settings.model_copy(update={"pace_seconds": PACE}))
    async with at_table(evening, "Alice") as game:
        while evening.table().thinker is None:
            await game.step()
        kept = evening.table().revision

        dispatch = ContreeBot.dispatch

        def not_yet(bot: ContreeBot, event: str, /, *facts: object) -> None:
            """Discord has not told of all servers yet."""
            if event != "ready":
                dispatch(bot, event, *facts)

        monkeypatch.setattr(ContreeBot, "dispatch", not_yet)
        evening._settings = settings  # from now on computers do not wait
        await evening.restart()
        assert evening.table().revision == kept
        world = evening.cafe.env.backend
        server = world.get_guild(guild_of(evening).id)
        world.emit("GUILD_CREATE", dict(guild_create_payload(world, server)))
        await evening.cafe.env.settle()
        assert evening.table().revision > kept
