"""``python -m bot.ai_workers.worker``: the process in which experts think.

It reads questions from its standard input and writes answers to its standard output, and ends as
soon as nobody can ask it any more, in whatever way the bot has ended.
"""

import os
import pickle
import signal
import sys
import threading
import traceback
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from queue import SimpleQueue
from typing import BinaryIO

from bot.ai_workers.questions import Answer, Failure, Question, Ready, read_rules
from bot.ai_workers.thinking import think
from bot.ai_workers.warming import think_once
from engine.players import PLAYERS, Level, Player
from engine.solver import Limits, StopFlag

NICE = 10
"""By how much it steps back: as long as the bot has work, it waits."""

FIRST_TO_GO = "500"
"""Where memory runs out the system ends this process, which can be replaced, and not the bot."""


def serve(players: Mapping[Level, Player], warm_up: Callable[[], None]) -> None:
    """Answer what is asked, one question after the other."""
    # Whoever ends the bot by a signal may send it to all its processes: the bot closes this one.
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)
    _step_back()
    questions: SimpleQueue[Question] = SimpleQueue()
    listener = threading.Thread(target=_listen, args=(sys.stdin.buffer, questions), daemon=True)
    listener.start()
    answers = _own_output()
    try:
        warm_up()
    except Exception:  # noqa: BLE001 - whoever has started this process must hear of it
        _say(answers, Failure(traceback.format_exc()))
        return
    _say(answers, Ready())
    while True:
        _say(answers, _answer(players, questions.get()))


def _answer(players: Mapping[Level, Player], asked: Question) -> Answer:
    try:
        player, rules = players[asked.level], read_rules(asked.rules)
        with _stopped_after(asked.seconds) as stop:
            return think(player, asked.view, rules, asked.seed, Limits(asked.nodes, stop))
    except Exception:  # noqa: BLE001 - whoever has asked must hear of it
        return Failure(traceback.format_exc())


@contextmanager
def _stopped_after(seconds: float) -> Iterator[StopFlag]:
    """A flag that is set then: on a machine at its limit, nodes say little of how long it takes."""
    stop = StopFlag()
    clock = threading.Timer(seconds, stop.set)
    clock.daemon = True
    clock.start()
    try:
        yield stop
    finally:
        clock.cancel()


def _listen(source: BinaryIO, questions: "SimpleQueue[Question]") -> None:
    """Take questions in; where no more can come, end at once, whatever is being thought."""
    while True:
        try:
            questions.put(pickle.load(source))
        except (EOFError, OSError, pickle.UnpicklingError):
            os._exit(0)


def _say(answers: BinaryIO, answer: Answer | Ready) -> None:
    try:
        answers.write(pickle.dumps(answer))
        answers.flush()
    except OSError:
        os._exit(0)


def _own_output() -> BinaryIO:
    """Where answers go; what anybody prints from now on goes elsewhere."""
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    return answers


def _step_back() -> None:
    if sys.platform != "win32":
        with suppress(OSError):
            os.nice(NICE)
    with suppress(OSError):
        Path("/proc/self/oom_score_adj").write_text(FIRST_TO_GO, encoding="ascii")


if __name__ == "__main__":
    serve(PLAYERS, think_once)
