"""The process in which experts think: it answers, is ended when it hangs, and outlives nobody."""

import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from bot.brains.questions import Question, WrittenRules, read_rules
from bot.brains.thinker import CannotThink, Thinker
from bot.brains.worker import NICE
from engine.auctions.rising import RisingAuction
from engine.evolve import replay
from engine.game import deal, new_game
from engine.players import PLAYERS, Level
from engine.ruleset import RuleSet
from engine.solver import Limits
from engine.variants import VARIANTS
from engine.view import view
from tests.bot.brains.asking import RULES, legal, seen

QUICK, HANGING = "tests.bot.brains.workers.quick", "tests.bot.brains.workers.hanging"
SEARCHING = "tests.bot.brains.workers.searching"
LINUX = pytest.mark.skipif(sys.platform != "linux", reason="the system tells it in /proc")
SECONDS = 60
ROOT = Path(__file__).parents[3]
PARENT = f"""
import sys
from bot.brains.thinker import Thinker
thinker = Thinker({HANGING!r})
thinker.start()
sys.stdout.write("ready")
sys.stdout.flush()
sys.stdin.read()
"""


def question(level: Level = Level.EXPERT, nodes: int = 1000, seconds: float = SECONDS) -> Question:
    return Question(level, seen(1), WrittenRules().of(RULES), 7, nodes, seconds)


def thinking(worker: str) -> Iterator[Thinker]:
    """A process in which this one works, until the test has ended."""
    thinker = Thinker(worker, between_starts=0)
    thinker.start()
    yield thinker
    thinker.close()


@pytest.fixture
def started() -> Iterator[Thinker]:
    yield from thinking(QUICK)


@pytest.fixture
def searching() -> Iterator[Thinker]:
    yield from thinking(SEARCHING)


@pytest.fixture
def hanging() -> Iterator[Thinker]:
    yield from thinking(HANGING)


def test_it_answers_with_what_it_was_asked(started: Thinker) -> None:
    thought = started.ask(question(nodes=1234))
    assert thought.choice.action == legal(seen(1))[-1]
    assert thought.choice.facts == (("luck", Random(7).randrange(10**9)), ("nodes", 1234))
    assert thought.used >= 0


def test_the_expert_there_is_the_expert_here() -> None:
    thinker = Thinker()
    thinker.start()
    there = thinker.ask(question()).choice
    thinker.close()
    assert there == PLAYERS[Level.EXPERT](seen(1), RULES, Random(7), Limits(1000))


@pytest.mark.parametrize("level", [Level.CLUB, Level.BEGINNER])
def test_who_fails_or_dies_says_so_and_can_be_asked_again(hanging: Thinker, level: Level) -> None:
    with pytest.raises(CannotThink, match="no idea" if level is Level.CLUB else "ended with 3"):
        hanging.ask(question(level))
    assert hanging.ready == (level is Level.CLUB)
    hanging.start()
    assert hanging.ready


def test_who_was_killed_is_started_again(started: Thinker) -> None:
    first = started.pid
    assert first is not None
    os.kill(first, signal.SIGKILL)
    with pytest.raises(CannotThink, match="ended"):
        started.ask(question())
    assert not started.ready
    started.start()
    assert started.pid not in {None, first}
    assert started.ask(question()).choice.action == legal(seen(1))[-1]


def test_who_hangs_is_ended_by_whoever_loses_his_patience(hanging: Thinker) -> None:
    caught: list[CannotThink] = []

    def ask() -> None:
        try:
            hanging.ask(question())
        except CannotThink as failure:
            caught.append(failure)

    asking = threading.Thread(target=ask)
    asking.start()
    hanging.give_up(SECONDS)  # it has not thought for so long
    assert hanging.ready
    while asking.is_alive():
        hanging.give_up(0)
        asking.join(0.01)
    assert len(caught) == 1
    assert not hanging.ready


def test_a_search_that_lasts_ends_by_the_clock(searching: Thinker) -> None:
    assert searching.ask(question(seconds=0.1)).choice.facts == (("stopped", True),)


def test_it_is_not_started_again_and_again() -> None:
    thinker = Thinker("tests.bot.brains.workers.broken")
    with pytest.raises(CannotThink, match="no search here"):
        thinker.start()
    assert not thinker.may_start
    thinker.start()  # not yet
    assert thinker.pid is None
    thinker.close()


def test_once_closed_it_is_neither_asked_nor_started(started: Thinker) -> None:
    started.close()
    assert not started.may_start
    started.start()
    with pytest.raises(CannotThink):
        started.ask(question())


def test_signals_to_all_processes_of_the_bot_do_not_end_it(started: Thinker) -> None:
    assert started.pid is not None
    for number in (signal.SIGINT, signal.SIGTERM):
        os.kill(started.pid, number)
    assert started.ask(question()).choice.action == legal(seen(1))[-1]


@LINUX
def test_it_steps_back_and_knows_no_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "hush-hush")
    monkeypatch.setenv("CONTREE_DATABASE_URL", "postgresql://hush-hush")
    thinker = Thinker(QUICK)
    thinker.start()
    assert thinker.pid is not None
    usual = os.getpriority(os.PRIO_PROCESS, 0)
    priority = os.getpriority(os.PRIO_PROCESS, thinker.pid)
    known = Path(f"/proc/{thinker.pid}/environ").read_bytes()
    thinker.close()
    assert priority == min(usual + NICE, 19)
    assert b"hush-hush" not in known
    assert b"PATH" in known


def test_it_ends_with_a_bot_that_was_killed() -> None:
    command = [sys.executable, "-c", PARENT]
    pipe = subprocess.PIPE
    bot = subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, cwd=ROOT)
    with bot:
        assert bot.stdout is not None
        assert bot.stdout.read(len("ready")) == b"ready"
        bot.kill()
        # Both hold the stream of errors: it ends when the last of them has ended.
        _, errors = bot.communicate(timeout=SECONDS)
    assert errors == b""


@pytest.mark.parametrize("rules", VARIANTS, ids=lambda rules: rules.key)
def test_rules_travel_without_what_they_remember(rules: RuleSet) -> None:
    dealt = replay(rules, new_game(rules, Random(1)))
    state = replay(rules, (*new_game(rules, Random(1)), *deal(rules, dealt, Random(1))))
    view(rules, state, rules.seating.after(state.dealer))  # its auction has been read
    read_rules.cache_clear()  # nobody has played by them yet
    written = WrittenRules()
    there = read_rules(written.of(rules))
    assert there == rules
    assert read_rules(written.of(rules)) is there
    if isinstance(rules.auction, RisingAuction) and isinstance(there.auction, RisingAuction):
        assert (bool(rules.auction._known), bool(there.auction._known)) == (True, False)
