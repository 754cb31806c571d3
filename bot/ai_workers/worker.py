"""``python -m bot.ai_workers.worker``: the process in which expert players search.

It reads questions from standard input and writes answers to standard output. It ends when its
input closes, however the bot has ended.
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
from random import Random
from typing import BinaryIO

from bot.ai_workers.long_work import LongWork
from bot.ai_workers.questions import (
    Answer,
    Explainer,
    LongQuestion,
    Question,
    WorkerCompiles,
    WorkerFailure,
    WorkerReady,
    read_rules,
    think,
)
from engine import game
from engine.actions import Action, Pass
from engine.contract import Bid
from engine.players import PLAYERS, Level, Player, choose
from engine.players.expert.explain import explain
from engine.solver import Limits, StopFlag
from engine.solver.kernel_cache import is_kept
from engine.state import GameState, Phase
from engine.variants import VARIANTS
from engine.view import view

RULES = VARIANTS[0]
# To warm up, the search has to be compiled, not to find a good move.
FEW = Limits(nodes=10_000)


def think_once() -> None:
    """Warm up: let an expert make a call and play a card of a made-up deal.

    The first time takes seconds: the search is compiled, or loaded from the cache of an earlier
    start.
    """
    state = game.begun(RULES, RULES.seating.order[0], Random(1))
    _expert(state)
    seat = game.awaited(RULES, state)[0]
    legal = game.legal_actions(RULES, state, seat)
    state = _after(state, next(action for action in legal if isinstance(action, Bid)))
    while state.deal is not None and state.deal.phase is Phase.AUCTION:
        state = _after(state, Pass())
    _expert(state)


def _expert(state: GameState) -> None:
    seat = game.awaited(RULES, state)[0]
    choose(Level.EXPERT, view(RULES, state, seat), RULES, Random(1), FEW)


def _after(state: GameState, action: Action) -> GameState:
    seat = game.awaited(RULES, state)[0]
    return game.after_action(RULES, state, seat, action)


NICE = 10
"""Its niceness: the bot comes first."""

FIRST_TO_GO = "500"
"""Its oom_score_adj: out of memory, the system ends this process rather than the bot."""


def serve(
    players: Mapping[Level, Player],
    warm_up: Callable[[], None],
    is_kept: Callable[[], bool] = lambda: True,
) -> None:
    """Answer questions one by one; ``is_kept``: warming up loads what a former start compiled."""
    # A signal may go to the whole process group: the bot closes this process itself.
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)
    if sys.platform != "win32":
        with suppress(OSError):
            os.nice(NICE)
    with suppress(OSError):  # only Linux has this file
        Path("/proc/self/oom_score_adj").write_text(FIRST_TO_GO, encoding="ascii")
    questions: SimpleQueue[Question | LongQuestion] = SimpleQueue()
    # A thread of its own: the end of the bot is noticed in the middle of a search, too.
    listener = threading.Thread(target=_listen, args=(sys.stdin.buffer, questions), daemon=True)
    listener.start()
    # A library that prints would otherwise write into the middle of an answer: from now on anything
    # printed goes to standard error.
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    try:
        if not is_kept():
            _say(answers, WorkerCompiles())
        warm_up()
    except Exception:  # noqa: BLE001 - whoever has started this process must hear of it
        _say(answers, WorkerFailure(traceback.format_exc()))
        return
    _say(answers, WorkerReady())
    work = LongWork()
    while True:
        _say(answers, _answer(players, work, questions.get()))


def _answer(
    players: Mapping[Level, Player], work: LongWork, asked: Question | LongQuestion
) -> Answer:
    try:
        if not isinstance(asked, Question):
            return work.answer(asked)
        player, rules = players[asked.level], read_rules(asked.rules)
        answers: Player | Explainer = player
        if asked.level is Level.EXPERT and asked.explains:
            answers = explain
        with _stopped_after(asked.seconds) as stop:
            limits = Limits(asked.nodes, stop)
            return think(answers, asked.view, rules, asked.seed, limits, asked.understanding)
    except Exception:  # noqa: BLE001 - whoever has asked must hear of it
        return WorkerFailure(traceback.format_exc())


@contextmanager
def _stopped_after(seconds: float) -> Iterator[StopFlag]:
    """A flag that a timer sets: on a busy machine a limit of nodes does not bound the time."""
    stop = StopFlag()
    clock = threading.Timer(seconds, stop.set)
    clock.daemon = True
    clock.start()
    try:
        yield stop
    finally:
        clock.cancel()


def _listen(source: BinaryIO, questions: "SimpleQueue[Question | LongQuestion]") -> None:
    """Read questions; end the process at once when no more can come."""
    while True:
        try:
            questions.put(pickle.load(source))
        except (EOFError, OSError, pickle.UnpicklingError):
            # The bot is gone. ``sys.exit`` would end this thread alone, not the search.
            os._exit(0)


def _say(answers: BinaryIO, answer: Answer | WorkerReady | WorkerCompiles) -> None:
    try:
        answers.write(pickle.dumps(answer))
        answers.flush()
    except OSError:
        os._exit(0)


if __name__ == "__main__":
    serve(PLAYERS, think_once, is_kept)
