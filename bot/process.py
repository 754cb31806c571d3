"""The bot's process: its folder, thread switching, garbage collection, signals, exit."""

import asyncio
import gc
import os
import signal
import sys
import tempfile
import threading
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType, TracebackType
from typing import Protocol

import structlog

from bot.failures import CannotStart, ExitCode

SWITCH_INTERVAL = 0.002
"""Seconds between two switches of threads.

With 300 tables, 0.1 ms would cost another 14 % of a core.
"""

BETWEEN_LOOKS = 2_500
"""New objects between two collections of the youngest generation.

Each screen leaves reference cycles behind, and nobody gets an answer during a collection. With
20,000 objects one took 32 ms, and every tenth 60 ms; with these it takes 3 ms, and every tenth 19.
With 1,000, so many of them are still in use that all collections together cost half as much again.
"""

GRACE_SECONDS = 8.0
"""The longest that closing may take: Docker and systemd kill the process after 10 s."""

STOP_SIGNALS = (signal.SIGTERM, signal.SIGINT)

log = structlog.stdlib.get_logger(__name__)


def switch_threads_often() -> None:
    """Switch between threads often; to be called first in every program that stores or thinks."""
    # With the default of 5 ms a busy event loop starves the thread that writes to the database for
    # seconds: the thread gets the interpreter only between two long steps of the loop.
    sys.setswitchinterval(SWITCH_INTERVAL)


def prepare_folder(folder: Path) -> None:
    """Create the data folder if needed; CannotStart if nothing can be written in it."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        # Tried out: the mode of a folder does not tell about full disks, quotas and read-only
        # mounts.
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError as error:
        raise CannotStart(ExitCode.UNWRITABLE_FOLDER, folder=str(folder)) from error


def freeze_loaded_objects() -> None:
    """Exclude everything loaded so far from garbage collection: libraries, code, words.

    Call it once all of that is loaded. A full collection takes about 200 ms, during which nobody
    gets an answer; for what the tables create afterwards it takes a few.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(BETWEEN_LOOKS, *gc.get_threshold()[1:])


def force_exit_after(seconds: float, code: int) -> None:
    """Force the process to exit with this code unless it has ended by then."""

    # Everything is stored before it is shown, so a forced exit loses nothing; a thread that hangs
    # would otherwise keep the process until it is killed without a message.
    def end() -> None:
        log.error("shutdown took too long, exiting now")
        os._exit(code)

    guard = threading.Timer(seconds, end)
    guard.daemon = True
    guard.start()


class Service(Protocol):
    """A bot that is not connected yet."""

    async def __aenter__(self) -> object:
        """Get ready."""
        ...

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Close everything."""
        ...

    def start(self, token: str) -> Coroutine[object, object, None]:
        """Connect, and stay connected until closed."""
        ...


async def serve(create: Callable[[], Service], token: str) -> None:
    """Run a bot until SIGTERM or SIGINT; it then has ``GRACE_SECONDS`` to close.

    CannotStart if its connection ends before that.
    """
    stopped = asyncio.Event()
    loop = asyncio.get_running_loop()

    def stop(why: str) -> None:
        force_exit_after(GRACE_SECONDS, ExitCode.CUT_SHORT)
        # Called by a signal handler: nothing else would wake a loop that sleeps.
        loop.call_soon_threadsafe(_note_stop, why)
        loop.call_soon_threadsafe(stopped.set)

    # The library handles no SIGTERM: a container would kill the bot ten seconds later.
    with _on_signals(stop):
        bot = create()
        async with bot:
            try:
                await _until_stopped(bot.start(token), stopped)
            except CannotStart as failure:
                _note_stop(failure.code.name.lower())
                raise
            except Exception as error:
                _note_stop(type(error).__name__)
                raise


def _note_stop(why: str) -> None:
    log.info("the bot stops", why=why)


async def _until_stopped(start: Coroutine[object, object, None], stopped: asyncio.Event) -> None:
    running = asyncio.create_task(start)
    stopping = asyncio.create_task(stopped.wait())
    await asyncio.wait((running, stopping), return_when=asyncio.FIRST_COMPLETED)
    if stopped.is_set():
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
        return
    stopping.cancel()
    await running
    raise CannotStart(ExitCode.CONNECTION_LOST)


@contextmanager
def _on_signals(stop: Callable[[str], None]) -> Iterator[None]:
    def received(number: int, _frame: FrameType | None) -> None:
        stop(signal.Signals(number).name)

    # Not loop.add_signal_handler, which Windows does not have.
    before = {number: signal.signal(number, received) for number in STOP_SIGNALS}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
