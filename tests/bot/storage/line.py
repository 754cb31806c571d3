"""A line to a server that can be cut, or fall silent, and be mended again."""

import asyncio
import threading
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager, suppress
from typing import Self

CHUNK = 65536


class Line:
    """Carries bytes between whoever calls it and a server, in a thread of its own."""

    def __init__(self, host: str, port: int) -> None:
        self._server = (host, port)
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever)
        self._ends: set[asyncio.StreamWriter] = set()
        self._carriers: set[asyncio.Task[None]] = set()
        self._is_cut = False
        self._speaks = asyncio.Event()

    def __enter__(self) -> Self:
        self._thread.start()
        self._do(self._listen())
        return self

    def __exit__(self, *_: object) -> None:
        self._do(self._close())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    @property
    def port(self) -> int:
        """Where it can be called on this machine."""
        port: int = self._listener.sockets[0].getsockname()[1]
        return port

    @asynccontextmanager
    async def cut(self) -> AsyncIterator[None]:
        """Nobody is heard any more, and nobody gets through."""
        self._is_cut = True
        self._do(self._hang_up())
        yield
        self._is_cut = False

    @asynccontextmanager
    async def silent(self) -> AsyncIterator[None]:
        """Calls are taken, and nothing is ever said."""
        self._loop.call_soon_threadsafe(self._speaks.clear)
        yield
        self._loop.call_soon_threadsafe(self._speaks.set)

    def _do(self, work: Coroutine[None, None, None]) -> None:
        asyncio.run_coroutine_threadsafe(work, self._loop).result(10)

    async def _listen(self) -> None:
        self._speaks.set()
        self._listener = await asyncio.start_server(self._joined, "127.0.0.1", 0)

    async def _close(self) -> None:
        self._listener.close()
        await self._hang_up()
        for carrier in self._carriers:
            carrier.cancel()
        await asyncio.gather(*self._carriers, return_exceptions=True)

    async def _hang_up(self) -> None:
        for end in self._ends:
            end.transport.abort()
        self._ends.clear()

    async def _joined(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self._is_cut:
            writer.transport.abort()
            return
        far_reader, far_writer = await asyncio.open_connection(*self._server)
        self._ends |= {writer, far_writer}
        for source, target in ((reader, far_writer), (far_reader, writer)):
            carrier = asyncio.create_task(self._carry(source, target))
            self._carriers.add(carrier)
            carrier.add_done_callback(self._carriers.discard)

    async def _carry(self, source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        with suppress(ConnectionError):
            while said := await source.read(CHUNK):
                await self._speaks.wait()
                target.write(said)
                await target.drain()
        target.close()
