"""The gateway of the little Discord, frame by frame."""

import asyncio
from typing import cast

import pytest

from tests.wire.ops import Close, Op
from tests.wire.raw import Frame, raw
from tests.wire.server import LittleDiscord


def data(frame: Frame) -> dict[str, object]:
    return cast("dict[str, object]", frame["d"])


@pytest.mark.parametrize("compress", ["", "zlib-stream"])
async def test_a_session_starts_with_the_servers_and_numbers_its_events(
    discord: LittleDiscord, compress: str
) -> None:
    async with raw(discord) as client, client.gateway(compress) as gateway:
        ready = await gateway.identify()
        assert (ready["t"], ready["s"]) == ("READY", 1)
        assert data(ready)["resume_gateway_url"] == discord.gateway.url
        created = await gateway.frame()
        assert (created["t"], created["s"]) == ("GUILD_CREATE", 2)
        assert data(created)["id"] == str(discord.guild.id)
        (own,) = cast("list[dict[str, dict[str, str]]]", data(created)["members"])
        assert own["user"]["id"] == str(discord.world.bot_user.id)


async def test_a_wrong_token_closes_the_connection(discord: LittleDiscord) -> None:
    async with raw(discord) as client, client.gateway() as gateway:
        assert await gateway.identify(token="another") == {"closed": Close.BAD_TOKEN}
        assert not discord.gateway.connected


async def test_heartbeats_are_acknowledged_until_disabled(discord: LittleDiscord) -> None:
    async with raw(discord) as client, client.gateway() as gateway:
        await gateway.frame()
        await gateway.send(Op.HEARTBEAT, None)
        assert (await gateway.frame())["op"] == Op.ACK
        discord.gateway.acknowledges = False
        await gateway.send(Op.HEARTBEAT, None)
        discord.gateway.acknowledges = True
        await gateway.send(Op.HEARTBEAT, None)
        await gateway.frame()
        assert discord.gateway.beats == 3


async def test_only_events_of_the_intents_are_sent(discord: LittleDiscord) -> None:
    channel = discord.channel()
    async with raw(discord) as client, client.gateway() as gateway:
        await gateway.identify()
        await gateway.frame()
        discord.world.create_message(channel.id, discord.world.bot_user.id, "unheard")
        discord.channel("other")
        assert (await gateway.frame())["t"] == "CHANNEL_CREATE"


async def test_missed_events_are_resent_in_order(discord: LittleDiscord) -> None:
    async with raw(discord) as client:
        async with client.gateway() as gateway:
            session = data(await gateway.identify())["session_id"]
            await gateway.frame()
            discord.gateway.cut()
            assert "closed" in await gateway.frame()
        names = ["first", "second"]
        for name in names:
            discord.channel(name)
        async with client.gateway() as gateway:
            missed = [await gateway.resume(session, 2), await gateway.frame()]
            assert [data(frame)["name"] for frame in missed] == names
            assert [frame["s"] for frame in missed] == [3, 4]
            assert (await gateway.frame())["t"] == "RESUMED"
        assert discord.gateway.replayed == 2


@pytest.mark.parametrize(("session", "seq"), [("session-1", 99), ("session-9", 1)])
async def test_a_session_that_cannot_be_resumed_is_refused(
    discord: LittleDiscord, session: str, seq: int
) -> None:
    async with raw(discord) as client:
        async with client.gateway() as gateway:
            await gateway.identify()
            discord.gateway.cut()
        async with client.gateway() as gateway:
            refused = await gateway.resume(session, seq)
            assert (refused["op"], refused["d"]) == (Op.INVALID_SESSION, False)


async def test_a_cleanly_closed_session_cannot_be_resumed(discord: LittleDiscord) -> None:
    async with raw(discord) as client:
        async with client.gateway() as gateway:
            session = data(await gateway.identify())["session_id"]
            await gateway.socket.close(code=Close.NORMAL)
        async with asyncio.timeout(5), client.gateway() as gateway:
            assert (await gateway.resume(session, 1))["op"] == Op.INVALID_SESSION


async def test_connections_are_refused_while_the_gateway_is_down(discord: LittleDiscord) -> None:
    discord.gateway.admits = False
    address = discord.gateway.url.replace("ws:", "http:")
    async with raw(discord) as client, client.session.get(address) as response:
        assert response.status == 503
