"""Play the deals of a match in several processes."""

from collections.abc import Generator, Iterator
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from signal import SIG_IGN, SIGINT, signal

from engine.lab.arena.match import Match, Pair

# Processes that begin anew inherit no thread that is in the middle of something.
CONTEXT = get_context("spawn")

Numbered = tuple[int, Pair]


class ProcessLost(RuntimeError):
    """A process ended before it had played its deals."""


def played(match: Match, pairs: int, jobs: int) -> Generator[Numbered, None, None]:
    """The deals 0 to ``pairs`` - 1 with their numbers, as they are finished, in any order.

    ProcessLost when a process dies; whoever stops asking ends all processes.
    """
    jobs = min(jobs, pairs)
    if jobs <= 1:
        yield from ((number, match.pair(number)) for number in range(pairs))
        return
    running: dict[Connection, SpawnProcess] = {}
    missing = set(range(pairs))
    try:
        with _deaf_to_interruption():
            for first in range(jobs):
                ours, theirs = CONTEXT.Pipe(duplex=False)
                numbers = range(first, pairs, jobs)
                process = CONTEXT.Process(target=_work, args=(match, numbers, theirs), daemon=True)
                process.start()
                theirs.close()
                running[ours] = process
        open_ends = set(running)
        while open_ends:
            for end in wait(list(open_ends)):
                if not isinstance(end, Connection):
                    continue
                try:
                    number, pair = end.recv()
                except EOFError:
                    open_ends.discard(end)
                else:
                    missing.discard(number)
                    yield number, pair
        if missing:
            raise ProcessLost("a process of the arena ended before it had played its deals")
    finally:
        for end, process in running.items():
            process.terminate()
            process.join()
            end.close()


def _work(match: Match, numbers: range, told: Connection) -> None:
    """Play these deals and tell each."""
    with told:
        for number in numbers:
            told.send((number, match.pair(number)))


@contextmanager
def _deaf_to_interruption() -> Iterator[None]:
    """Processes begun meanwhile leave Ctrl-C to this one."""
    before = signal(SIGINT, SIG_IGN)
    try:
        yield
    finally:
        signal(SIGINT, before)
