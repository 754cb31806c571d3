"""Running the bot on Discord until somebody or something tells it to stop."""

import asyncio
import signal
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from types import FrameType, TracebackType
from typing import Protocol

from bot.failures import CannotStart, ExitCode
from bot.last_resort import GRACE_SECONDS, cut_short_after

STOP_SIGNALS = (signal.SIGTERM, signal.SIGINT)


class Service(Protocol):
    """A bot, not yet connected."""

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
    """Run a bot until SIGTERM or SIGINT; it then has ``GRACE_SECONDS`` to close."""
    stopped = asyncio.Event()
    loop = asyncio.get_running_loop()

    def stop() -> None:
        cut_short_after(GRACE_SECONDS, ExitCode.CUT_SHORT)
        loop.call_soon_threadsafe(stopped.set)

    with _on_signals(stop):
        bot = create()
        async with bot:
            await _until_stopped(bot.start(token), stopped)


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
def _on_signals(stop: Callable[[], None]) -> Iterator[None]:
    def received(_number: int, _frame: FrameType | None) -> None:
        stop()

    # Not loop.add_signal_handler, which Windows does not have.
    before = {number: signal.signal(number, received) for number in STOP_SIGNALS}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
