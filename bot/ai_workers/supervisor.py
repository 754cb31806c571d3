"""Start, ask, end and restart the worker process, from the bot's side."""

import os
import pickle
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Protocol

from bot.ai_workers.questions import (
    Answer,
    LongAnswer,
    LongQuestion,
    Question,
    Thought,
    WorkerCompiles,
    WorkerFailure,
    WorkerReady,
)

WORKER = "bot.ai_workers.worker"

START_SECONDS = 600.0
"""The limit of a start: the first one ever compiles the search."""

BETWEEN_STARTS = 30.0
"""Seconds between two starts; twice as many after each that has failed."""

DOUBLINGS = 7
"""The times that the pause doubles: a worker that always dies is restarted about once an hour."""

PRIVATE = ("DISCORD_", "CONTREE_")
"""Prefixes of the settings, which the worker does not get: they include the bot's token."""


class CannotThink(Exception):
    """The worker has not answered, or has reported a failure."""


class Worker(Protocol):
    """Answers questions; call what blocks (``start``, the questions) from one thread."""

    @property
    def ready(self) -> bool:
        """Whether it can be asked."""
        ...

    @property
    def may_start(self) -> bool:
        """Whether it is not ready and the pause between two starts is over."""
        ...

    @property
    def closed(self) -> bool:
        """Whether it was ended for good."""
        ...

    @property
    def pid(self) -> int | None:
        """The number of its process, if there is one."""
        ...

    def start(self) -> None:
        """Make it ready; CannotThink when that fails."""
        ...

    def ask(self, question: Question) -> Thought:
        """Its answer; CannotThink when there is none."""
        ...

    def ask_piece(self, question: LongQuestion) -> LongAnswer:
        """Its answer after a piece of long work; CannotThink when there is none."""
        ...

    def give_up(self, seconds: float) -> None:
        """End it if the current question has taken this many seconds."""
        ...

    def close(self) -> None:
        """End it for good."""
        ...


class Supervisor:
    """Owns the worker process; whatever does not block may be called from any thread.

    ``compiling`` is called, in the thread that starts it, when it compiles its search first.
    """

    def __init__(
        self,
        worker: str = WORKER,
        between_starts: float = BETWEEN_STARTS,
        compiling: Callable[[], None] = lambda: None,
    ) -> None:
        self._worker = worker
        self._compiling = compiling
        self._between_starts = between_starts
        self._lock = threading.Lock()
        self._process: subprocess.Popen[bytes] | None = None
        self._ready = False
        self._closed = False
        self._started: float | None = None
        self._failed_starts = 0
        self._asked: float | None = None

    @property
    def ready(self) -> bool:
        """Whether it can be asked."""
        return self._ready

    @property
    def closed(self) -> bool:
        """Whether it was ended for good."""
        return self._closed

    @property
    def may_start(self) -> bool:
        """Whether it is not ready and the pause between two starts is over."""
        if self._ready or self._closed:
            return False
        pause = self._between_starts * 2 ** min(self._failed_starts, DOUBLINGS)
        return self._started is None or time.monotonic() - self._started >= pause

    @property
    def pid(self) -> int | None:
        """The number of its process, if there is one."""
        return self._process.pid if self._process else None

    def start(self) -> None:
        """Start it and wait until it is ready; CannotThink when that fails."""
        if not self.may_start:
            return
        self._started = time.monotonic()
        # Counted before it can fail, and forgotten once it is ready: a crash in between counts too.
        self._failed_starts += 1
        # Its code is where this process found its own, by `python -m`, a path or an installation,
        # and not in the folder in which it is started, where another package may be called bot.
        command, pipe = [sys.executable, "-P", "-m", self._worker], subprocess.PIPE
        path = os.pathsep.join(each or os.curdir for each in sys.path)
        kept = {name: each for name, each in os.environ.items() if not name.startswith(PRIVATE)}
        environment = {**kept, "PYTHONPATH": path}
        with self._lock:
            if self._closed:
                return
            process = subprocess.Popen(command, stdin=pipe, stdout=pipe, env=environment)
            self._process = process
        # Reading blocks, with no time limit: ending the process ends the read.
        guard = threading.Timer(START_SECONDS, self.stop)
        guard.daemon = True
        guard.start()
        try:
            told = self._hear(process)
            if isinstance(told, WorkerCompiles):
                self._compiling()
                told = self._hear(process)
        finally:
            guard.cancel()
        if not isinstance(told, WorkerReady):
            self.stop()
            raise CannotThink(told.trace if isinstance(told, WorkerFailure) else "no start")
        self._failed_starts = 0
        self._ready = True

    def ask(self, question: Question) -> Thought:
        """Wait for its answer; CannotThink when there is none."""
        answer = self._answer(question)
        if not isinstance(answer, Thought):
            raise CannotThink(f"{type(answer).__name__} is no thought")
        return answer

    def ask_piece(self, question: LongQuestion) -> LongAnswer:
        """Wait for its answer after a piece of long work; CannotThink when there is none."""
        answer = self._answer(question)
        if isinstance(answer, Thought):
            raise CannotThink("a thought is no long work")
        return answer

    def _answer(self, question: Question | LongQuestion) -> Thought | LongAnswer:
        process = self._process
        if process is None or process.stdin is None:
            raise CannotThink("it is not there")
        self._asked = time.monotonic()
        try:
            process.stdin.write(pickle.dumps(question))
            process.stdin.flush()
            answer = self._hear(process)
        except (OSError, ValueError) as error:
            self.stop()
            raise CannotThink("its process has ended") from error
        finally:
            self._asked = None
        if isinstance(answer, WorkerFailure | WorkerReady | WorkerCompiles):
            raise CannotThink(answer.trace if isinstance(answer, WorkerFailure) else "no answer")
        return answer

    def give_up(self, seconds: float) -> None:
        """End it if the current question has taken this many seconds."""
        asked = self._asked
        if asked is not None and time.monotonic() - asked >= seconds:
            self.stop()

    def stop(self) -> None:
        """End the process, if there is one."""
        with self._lock:
            process, self._process, self._ready = self._process, None, False
        if process is None:
            return
        # Not asked to end: it may hang inside compiled code, where no signal is handled.
        process.kill()
        process.wait()
        for stream in (process.stdin, process.stdout):
            if stream is not None:
                with suppress(OSError):  # a question that was not sent is lost
                    stream.close()

    def close(self) -> None:
        """End it for good."""
        self._closed = True
        self.stop()

    def _hear(self, process: "subprocess.Popen[bytes]") -> Answer | WorkerReady | WorkerCompiles:
        assert process.stdout is not None, "it was started with one"
        try:
            told: Answer | WorkerReady | WorkerCompiles = pickle.load(process.stdout)
        except (EOFError, OSError, ValueError, pickle.UnpicklingError) as error:
            self.stop()
            raise CannotThink(f"its process has ended with {process.wait()}") from error
        return told
