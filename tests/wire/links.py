"""A connection of the gateway: frames in order, in one stream of zlib where that was asked for."""

import asyncio
import json
import zlib
from collections.abc import Mapping

from aiohttp import WSMsgType, web

ZLIB_STREAM = "zlib-stream"


class Link:
    """One WebSocket to the bot; what is sent waits for nobody and keeps its order."""

    def __init__(self, socket: web.WebSocketResponse, request: web.Request) -> None:
        self.silent = False
        self._socket = socket
        self._request = request
        squeezed = request.query.get("compress") == ZLIB_STREAM
        self._squeeze = zlib.compressobj() if squeezed else None
        self._waiting: asyncio.Queue[str | int] = asyncio.Queue()
        self._writer = asyncio.create_task(self._write())

    @property
    def open(self) -> bool:
        """Whether the bot can be reached."""
        return not self._socket.closed

    def send(self, op: int, data: object = None) -> None:
        """Send something that is no event."""
        self.send_text(json.dumps({"op": op, "d": data, "s": None, "t": None}))

    def send_text(self, frame: str) -> None:
        if not self.silent:
            self._waiting.put_nowait(frame)

    async def receive(self) -> Mapping[str, object] | None:
        """Take what the bot sends next; None when it is gone."""
        message = await self._socket.receive()
        if message.type is not WSMsgType.TEXT:
            return None
        read = json.loads(message.data)
        return read if isinstance(read, dict) else {}

    async def close(self, code: int) -> None:
        """End the connection with a word, once everything has been sent."""
        self._waiting.put_nowait(code)
        await asyncio.wait((self._writer,))

    def cut(self) -> None:
        """End the connection without a word."""
        self._writer.cancel()
        if self._request.transport is not None:
            self._request.transport.abort()

    async def _write(self) -> None:
        while True:
            frame = await self._waiting.get()
            try:
                if isinstance(frame, int):
                    await self._socket.close(code=frame)
                    return
                if self._squeeze is None:
                    await self._socket.send_str(frame)
                else:
                    data = self._squeeze.compress(frame.encode())
                    await self._socket.send_bytes(data + self._squeeze.flush(zlib.Z_SYNC_FLUSH))
            except ConnectionError:
                return
