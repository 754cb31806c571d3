"""Draws pictures beside the event loop, and remembers those that it has drawn."""

import asyncio
from collections import OrderedDict
from collections.abc import Hashable
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from typing import Protocol, runtime_checkable

import structlog

logger = structlog.stdlib.get_logger(__name__)

KEPT = 256
"""Files that are remembered: of some tens of kilobytes each."""


@runtime_checkable
class Picture(Hashable, Protocol):
    """What can be drawn: a value, equal to every other that would look the same."""

    def draw(self) -> bytes:
        """The file."""
        ...


@dataclass(slots=True)
class Counts:
    """How often a picture was asked for, and how often it had to be drawn."""

    asked: int = 0
    drawn: int = 0

    @property
    def hits(self) -> float:
        """The share of what was asked for that was there already; 0 when nothing was."""
        return 1 - self.drawn / self.asked if self.asked else 0.0


class Studio:
    """One thread that draws: Pillow would only wait for itself in two."""

    def __init__(self, kept: int = KEPT) -> None:
        self._kept = kept
        self._files: OrderedDict[Picture, bytes] = OrderedDict()
        self._drawing: dict[Picture, Future[bytes]] = {}
        self._thread = ThreadPoolExecutor(1, "studio")
        self.counts = Counts()

    async def draw(self, picture: Picture) -> bytes | None:
        """The file of this picture; nothing if it cannot be drawn, for texts say the same."""
        self.counts.asked += 1
        if picture in self._files:
            self._files.move_to_end(picture)
            return self._files[picture]
        if picture not in self._drawing:
            self.counts.drawn += 1
            self._drawing[picture] = self._thread.submit(picture.draw)
        drawing = asyncio.wrap_future(self._drawing[picture])
        # Whoever stops waiting for a picture does not take it from those who wait for it too.
        await asyncio.wait({drawing})
        self._drawing.pop(picture, None)
        if error := drawing.exception():
            logger.error("a picture could not be drawn", exc_info=error)
            return None
        self._remember(picture, drawing.result())
        return drawing.result()

    def close(self) -> None:
        """Draw no more; what is being drawn is not waited for."""
        self._thread.shutdown(wait=False, cancel_futures=True)

    def _remember(self, picture: Picture, file: bytes) -> None:
        self._files[picture] = file
        self._files.move_to_end(picture)
        while len(self._files) > self._kept:
            self._files.popitem(last=False)
