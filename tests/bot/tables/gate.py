"""Letting everything go on until it waits, and a gate that holds it up."""

import asyncio

TURNS = 50
"""Turns of the event loop in which all that can go on here has gone on: no fake waits for time."""


async def settle() -> None:
    """Let everything go on until it waits for the test."""
    for _ in range(TURNS):
        await asyncio.sleep(0)


class Gate:
    """Where somebody waits until the test lets them through."""

    def __init__(self) -> None:
        self._waiting: list[asyncio.Future[None]] = []

    @property
    def waiting(self) -> int:
        """How many wait."""
        return sum(not future.done() for future in self._waiting)

    async def wait(self) -> None:
        """Wait."""
        future = asyncio.get_running_loop().create_future()
        self._waiting.append(future)
        await future

    async def open(self) -> None:
        """Let those who wait through, and see how far they come."""
        for future in self._waiting:
            if not future.done():
                future.set_result(None)
        self._waiting.clear()
        await settle()
