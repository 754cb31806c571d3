"""Drawing beside the loop: once a picture, remembered for a while."""

import asyncio
import threading
from collections.abc import Iterator
from dataclasses import dataclass, field

import pytest

from bot.pictures.studio import Studio


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
def studio() -> Iterator[Studio]:
    studio = Studio(kept=2)
    yield studio
    studio.close()


async def test_equal_pictures_are_drawn_once_in_another_thread(studio: Studio) -> None:
    first, again = Sketch("a"), Sketch("a")
    files = await asyncio.gather(*(studio.draw(each) for each in (first, again, first)))
    assert files == [b"a"] * 3
    assert await studio.draw(again) == b"a"
    assert len(first.threads + again.threads) == 1
    assert threading.get_ident() not in first.threads
    assert (studio.counts.asked, studio.counts.drawn, studio.counts.hits) == (4, 1, 0.75)


async def test_what_was_asked_for_longest_ago_is_forgotten(studio: Studio) -> None:
    for name in ("a", "b", "a", "c"):
        await studio.draw(Sketch(name))
    kept, gone = Sketch("a"), Sketch("b")
    await studio.draw(kept)
    await studio.draw(gone)
    assert not kept.threads
    assert gone.threads


async def test_a_picture_that_cannot_be_drawn_is_none(studio: Studio) -> None:
    assert await studio.draw(Sketch("a", broken=True)) is None
    assert await studio.draw(Sketch("a")) == b"a"


async def test_who_stops_waiting_takes_it_from_nobody(studio: Studio) -> None:
    hold = threading.Event()

    @dataclass(frozen=True)
    class Slow:
        def draw(self) -> bytes:
            hold.wait()
            return b"slow"

    impatient = asyncio.create_task(studio.draw(Slow()))
    patient = asyncio.create_task(studio.draw(Slow()))
    await asyncio.sleep(0)
    impatient.cancel()
    hold.set()
    assert await patient == b"slow"
