"""The little Discord seen from a client of its own, without the bot."""

import json
import zlib
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import cast

import aiohttp

from tests.wire.ops import Op
from tests.wire.server import TOKEN, LittleDiscord

GUILDS_INTENT = 1
Frame = Mapping[str, object]


@dataclass
class RawClient:
    """Asks what a bot asks, by hand."""

    discord: LittleDiscord
    session: aiohttp.ClientSession

    async def ask(
        self, method: str, path: str, body: object = None, *, token: str | None = TOKEN
    ) -> tuple[int, Frame, Mapping[str, str]]:
        """Send a request; its status, its JSON and its headers."""
        headers = {} if token is None else {"Authorization": f"Bot {token}"}
        async with self.session.request(
            method, self.discord.address + path, json=body, headers=headers
        ) as response:
            text = await response.text()
            return response.status, json.loads(text or "{}"), response.headers

    async def send_form(
        self, path: str, payload: object, filename: str, data: bytes
    ) -> tuple[int, Frame]:
        """Send a form of JSON and a file."""
        form = aiohttp.FormData(quote_fields=False)
        form.add_field("payload_json", json.dumps(payload))
        form.add_field("files[0]", data, filename=filename, content_type="text/plain")
        headers = {"Authorization": f"Bot {TOKEN}"}
        url = self.discord.address + path
        async with self.session.post(url, data=form, headers=headers) as response:
            return response.status, cast("Frame", await response.json())

    @asynccontextmanager
    async def gateway(self, compress: str = "") -> AsyncIterator["RawGateway"]:
        """Open a connection of the gateway."""
        address = self.discord.gateway.url + (f"?compress={compress}" if compress else "")
        async with self.session.ws_connect(address) as socket:
            yield RawGateway(socket)


class RawGateway:
    """A connection of the gateway, frame by frame."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket
        self._inflate = zlib.decompressobj()

    async def send(self, op: Op, data: object) -> None:
        await self.socket.send_json({"op": int(op), "d": data})

    async def frame(self) -> Frame:
        """Take the next frame; that of an end says its code."""
        message = await self.socket.receive(5)
        if message.type is aiohttp.WSMsgType.BINARY:
            return cast("Frame", json.loads(self._inflate.decompress(message.data)))
        if message.type is aiohttp.WSMsgType.TEXT:
            return cast("Frame", json.loads(message.data))
        return {"closed": self.socket.close_code}

    async def identify(self, *, token: str = TOKEN, intents: int = GUILDS_INTENT) -> Frame:
        """Say hello and begin a session; what comes back."""
        assert (await self.frame())["op"] == Op.HELLO
        await self.send(Op.IDENTIFY, {"token": token, "intents": intents, "shard": [0, 1]})
        return await self.frame()

    async def resume(self, session: object, seq: int) -> Frame:
        """Say hello and go on with a session; what comes back first."""
        assert (await self.frame())["op"] == Op.HELLO
        await self.send(Op.RESUME, {"token": TOKEN, "session_id": session, "seq": seq})
        return await self.frame()


@asynccontextmanager
async def raw(discord: LittleDiscord) -> AsyncIterator[RawClient]:
    """A client of our own."""
    async with aiohttp.ClientSession() as session:
        yield RawClient(discord, session)
