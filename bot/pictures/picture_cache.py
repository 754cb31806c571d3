"""Draw pictures in a thread, and cache their files."""

import asyncio
from collections import OrderedDict
from collections.abc import Hashable
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from typing import Protocol, runtime_checkable

import structlog

logger = structlog.stdlib.get_logger(__name__)

MAX_REMEMBERED_PICTURES = 256
"""Files in the cache, of some tens of kilobytes each."""


@runtime_checkable
class Picture(Hashable, Protocol):
    """Something to draw: a value that equals every other that looks the same."""

    def draw(self) -> bytes:
        """The file."""
        ...


@dataclass(slots=True)
class PictureCounts:
    """The number of pictures requested, and of those drawn."""

    asked: int = 0
    drawn: int = 0


class PictureCache:
    """Draws in one thread: Pillow gains nothing from a second one."""

    def __init__(self, kept: int = MAX_REMEMBERED_PICTURES) -> None:
        self._kept = kept
        self._files: OrderedDict[Picture, bytes] = OrderedDict()
        self._drawing: dict[Picture, Future[bytes]] = {}
        self._thread = ThreadPoolExecutor(1, "picture_cache")
        self.counts = PictureCounts()

    @property
    def waiting(self) -> int:
        """The number of pictures that are being drawn, or wait for it."""
        return len(self._drawing)

    async def draw(self, picture: Picture) -> bytes | None:
        """The file of a picture; None if drawing fails: texts show the same."""
        self.counts.asked += 1
        if picture in self._files:
            self._files.move_to_end(picture)
            return self._files[picture]
        if picture not in self._drawing:
            self.counts.drawn += 1
            # One drawing for all who ask for the same picture at once.
            self._drawing[picture] = self._thread.submit(picture.draw)
        drawing = asyncio.wrap_future(self._drawing[picture])
        # A cancelled caller must not cancel the drawing for others who wait for it.
        await asyncio.wait({drawing})
        self._drawing.pop(picture, None)
        if error := drawing.exception():
            logger.error("a picture could not be drawn", exc_info=error)
            return None
        self._files[picture] = drawing.result()
        self._files.move_to_end(picture)
        while len(self._files) > self._kept:
            self._files.popitem(last=False)
        return drawing.result()

    def close(self) -> None:
        """Stop drawing, without waiting for the current picture."""
        self._thread.shutdown(wait=False, cancel_futures=True)
