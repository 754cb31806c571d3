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

from bot.ai_workers.questions import Question, WrittenRules, read_rules
from bot.ai_workers.supervisor import CannotThink, Supervisor
from bot.ai_workers.worker import NICE
from engine.auctions.rising import RisingAuction
from engine.evolve import replay
from engine.game import deal, new_game
from engine.players import PLAYERS, Level
from engine.ruleset import RuleSet
from engine.solver import Limits
from engine.variants import VARIANTS
from engine.view import view
from tests.bot.ai_workers.asking import RULES, legal, seen
from tests.rig.patience import PATIENCE
from tests.rig.slow import slow_except

QUICK, HANGING = "tests.bot.ai_workers.workers.quick", "tests.bot.ai_workers.workers.hanging"
SEARCHING = "tests.bot.ai_workers.workers.searching"
LINUX = pytest.mark.skipif(sys.platform != "linux", reason="the system tells it in /proc")
SECONDS = 60
ROOT = Path(__file__).parents[3]
PARENT = f"""
import sys
from bot.ai_workers.supervisor import Supervisor
supervisor = Supervisor({HANGING!r})
supervisor.start()
sys.stdout.write("ready")
sys.stdout.flush()
sys.stdin.read()
"""


def question(level: Level = Level.EXPERT, nodes: int = 1000, seconds: float = SECONDS) -> Question:
    return Question(level, seen(1), WrittenRules().of(RULES), 7, nodes, seconds)


def thinking(worker: str) -> Iterator[Supervisor]:
    """A process in which this one works, until the test has ended."""
    supervisor = Supervisor(worker, between_starts=0)
    supervisor.start()
    yield supervisor
    supervisor.close()


@pytest.fixture
def started() -> Iterator[Supervisor]:
    yield from thinking(QUICK)


@pytest.fixture
def searching() -> Iterator[Supervisor]:
    yield from thinking(SEARCHING)


@pytest.fixture
def hanging() -> Iterator[Supervisor]:
    yield from thinking(HANGING)


def test_a_worker_answers_its_own_question(started: Supervisor) -> None:
    thought = started.ask(question(nodes=1234))
    assert thought.choice.action == legal(seen(1))[-1]
    assert thought.choice.facts == (("rng", Random(7).randrange(10**9)), ("nodes", 1234))
    assert thought.used >= 0


@pytest.mark.slow
def test_the_expert_in_a_worker_decides_like_one_in_process() -> None:
    supervisor = Supervisor()
    supervisor.start()
    there = supervisor.ask(question()).choice
    supervisor.close()
    assert there == PLAYERS[Level.EXPERT](seen(1), RULES, Random(7), Limits(1000))


@pytest.mark.slow
@pytest.mark.parametrize("level", slow_except([Level.CLUB, Level.BEGINNER], [Level.CLUB]))
def test_a_worker_that_fails_or_dies_can_be_asked_again(hanging: Supervisor, level: Level) -> None:
    with pytest.raises(CannotThink, match="no idea" if level is Level.CLUB else "ended with 3"):
        hanging.ask(question(level))
    assert hanging.ready == (level is Level.CLUB)
    hanging.start()
    assert hanging.ready


@pytest.mark.slow
def test_a_killed_worker_is_restarted(started: Supervisor) -> None:
    first = started.pid
    assert first is not None
    os.kill(first, signal.SIGKILL)
    with pytest.raises(CannotThink, match="ended"):
        started.ask(question())
    assert not started.ready
    started.start()
    assert started.pid not in {None, first}
    assert started.ask(question()).choice.action == legal(seen(1))[-1]


@pytest.mark.slow
def test_a_hanging_worker_is_killed_after_the_timeout(hanging: Supervisor) -> None:
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


@pytest.mark.slow
def test_a_long_search_stops_at_its_time_limit(searching: Supervisor) -> None:
    assert searching.ask(question(seconds=0.1)).choice.facts == (("stopped", True),)


@pytest.mark.slow
def test_a_worker_is_not_restarted_forever() -> None:
    supervisor = Supervisor("tests.bot.ai_workers.workers.broken")
    with pytest.raises(CannotThink, match="no search here"):
        supervisor.start()
    assert not supervisor.may_start
    supervisor.start()  # not yet
    assert supervisor.pid is None
    supervisor.close()


@pytest.mark.slow
def test_a_closed_worker_is_neither_asked_nor_restarted(started: Supervisor) -> None:
    started.close()
    assert not started.may_start
    started.start()
    with pytest.raises(CannotThink):
        started.ask(question())


@pytest.mark.slow
def test_a_worker_ignores_signals_sent_to_the_process_group(started: Supervisor) -> None:
    assert started.pid is not None
    for number in (signal.SIGINT, signal.SIGTERM):
        os.kill(started.pid, number)
    assert started.ask(question()).choice.action == legal(seen(1))[-1]


@pytest.mark.slow
@LINUX
def test_a_worker_runs_nice_and_knows_no_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "hush-hush")
    monkeypatch.setenv("CONTREE_DATABASE_URL", "postgresql://hush-hush")
    supervisor = Supervisor(QUICK)
    supervisor.start()
    assert supervisor.pid is not None
    usual = os.getpriority(os.PRIO_PROCESS, 0)
    priority = os.getpriority(os.PRIO_PROCESS, supervisor.pid)
    known = Path(f"/proc/{supervisor.pid}/environ").read_bytes()
    supervisor.close()
    assert priority == min(usual + NICE, 19)
    assert b"hush-hush" not in known
    assert b"PATH" in known


@pytest.mark.slow
def test_a_worker_ends_when_its_bot_is_killed() -> None:
    command = [sys.executable, "-c", PARENT]
    pipe = subprocess.PIPE
    bot = subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, cwd=ROOT)
    with bot:
        assert bot.stdout is not None
        assert bot.stdout.read(len("ready")) == b"ready"
        bot.kill()
        # Both hold the stream of errors: it ends when the last of them has ended.
        _, errors = bot.communicate(timeout=PATIENCE)
    assert errors == b""


@pytest.mark.parametrize("rules", VARIANTS, ids=lambda rules: rules.key)
def test_rules_are_pickled_without_their_caches(rules: RuleSet) -> None:
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
