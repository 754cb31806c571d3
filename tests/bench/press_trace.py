"""Which files a press on a card runs through, until the table and all hands are drawn again.

Run it with ``python -m pytest -m bench tests/bench/press_trace.py``.
"""

import asyncio
import sys
import threading
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from inspect import CO_COROUTINE
from itertools import groupby
from pathlib import Path
from types import CodeType, FrameType

import pytest

from engine.state import Phase
from tests.cogs.evening import Evening, at_full_speed
from tests.cogs.playing import offers, sit_down
from tests.rig.plugin import OpenCafe

pytestmark = pytest.mark.bench

ROOT = Path(__file__).parents[2]
PACKAGES = ("engine", "bot", "cogs")


def listens() -> bool:
    """Whether this runs for a listener, beside the press."""
    task = asyncio.current_task()
    return task is not None and task.get_name().startswith("discord.py: on_")


class Trace:
    """The functions of this project that were called, and the moves from file to file."""

    def __init__(self) -> None:
        self.calls = Counter[CodeType]()
        self.moves = 0
        self.awaited: dict[CodeType, str] = {}
        self._last = ""

    def __call__(self, frame: FrameType, event: str, _argument: object) -> None:
        """Note a call, as ``sys.setprofile`` tells it."""
        if event != "call":
            return
        file = frame.f_code.co_filename
        if file.startswith(tuple(f"{ROOT / package}/" for package in PACKAGES)):
            self.calls[frame.f_code] += 1
            self.moves += file != self._last
            self._last = file
            if frame.f_code.co_flags & CO_COROUTINE and not listens():
                self.awaited.setdefault(frame.f_code, file)

    @property
    def files(self) -> dict[str, int]:
        """Each file with the number of calls in it."""
        files = Counter[str]()
        for code, times in self.calls.items():
            files[str(Path(code.co_filename).relative_to(ROOT))] += times
        return dict(sorted(files.items()))

    @property
    def way(self) -> str:
        """The way of who reads the coroutines in the order in which they were first called."""
        stays = [file for file, _ in groupby(self.awaited.values())]
        rooms = len(set(stays))
        return (
            f"{len(self.awaited)} coroutines: {len(stays)} stays in {rooms} files,"
            f" {len(stays) - rooms} returns"
        )


@contextmanager
def traced() -> Iterator[Trace]:
    """Trace what runs on this thread, and on those that start meanwhile."""
    trace = Trace()
    threading.setprofile(trace)
    sys.setprofile(trace)
    try:
        yield trace
    finally:
        sys.setprofile(None)
        threading.setprofile(None)


async def test_a_press_on_a_card(
    open_cafe: OpenCafe, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    evening = Evening(open_cafe, at_full_speed(tmp_path))
    async with evening:
        game = await sit_down(evening, "Anna", "Bruno", "Chloé", "David")
        await game.open_hands()
        await game.play_until(Phase.PLAY)
        await game.step()
        person, revision = game.turn, evening.table().revision
        card = offers(game.hand(person), "card")[0].custom_id.argument
        with traced() as trace:
            await game.press(person, "card", card)
        assert evening.table().revision > revision
    with capsys.disabled():
        print(  # noqa: T201 - what this is for
            *(f"{times:>5}  {file}" for file, times in trace.files.items()),
            f"{len(trace.files)} files, {len(trace.calls)} functions,"
            f" {trace.calls.total()} calls, {trace.moves} moves from file to file",
            trace.way,
            sep="\n",
        )
