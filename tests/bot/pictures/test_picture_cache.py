"""Drawing beside the loop: once a picture, remembered for a while."""

import asyncio
import threading
from collections.abc import Iterator
from dataclasses import dataclass, field

import pytest

from bot.pictures.picture_cache import PictureCache


@dataclass(frozen=True, slots=True)
class Sketch:
    """A picture that tells by which threads it was drawn."""

    name: str
    threads: list[int] = field(default_factory=list, compare=False)
    broken: bool = False

    def draw(self) -> bytes:
        """Its name, as a file."""
        self.threads.append(threading.get_ident())
        if self.broken:
            raise OSError("no typeface")
        return self.name.encode()


@pytest.fixture
def picture_cache() -> Iterator[PictureCache]:
    picture_cache = PictureCache(kept=2)
    yield picture_cache
    picture_cache.close()


async def test_equal_pictures_are_drawn_once_in_a_thread(picture_cache: PictureCache) -> None:
    first, again = Sketch("a"), Sketch("a")
    files = await asyncio.gather(*(picture_cache.draw(each) for each in (first, again, first)))
    assert files == [b"a"] * 3
    assert await picture_cache.draw(again) == b"a"
    assert len(first.threads + again.threads) == 1
    assert threading.get_ident() not in first.threads
    assert (picture_cache.counts.asked, picture_cache.counts.drawn) == (4, 1)


async def test_the_least_recently_used_picture_is_dropped(picture_cache: PictureCache) -> None:
    for name in ("a", "b", "a", "c"):
        await picture_cache.draw(Sketch(name))
    kept, gone = Sketch("a"), Sketch("b")
    await picture_cache.draw(kept)
    await picture_cache.draw(gone)
    assert not kept.threads
    assert gone.threads


async def test_a_picture_that_cannot_be_drawn_is_none(picture_cache: PictureCache) -> None:
    assert await picture_cache.draw(Sketch("a", broken=True)) is None
    assert await picture_cache.draw(Sketch("a")) == b"a"


async def test_cancelling_one_caller_does_not_cancel_the_others(
    picture_cache: PictureCache,
) -> None:
    hold = threading.Event()

    @dataclass(frozen=True)
    class Slow:
        def draw(self) -> bytes:
            hold.wait()
            return b"slow"

    impatient = asyncio.create_task(picture_cache.draw(Slow()))
    patient = asyncio.create_task(picture_cache.draw(Slow()))
    await asyncio.sleep(0)
    impatient.cancel()
    hold.set()
    assert await patient == b"slow"
