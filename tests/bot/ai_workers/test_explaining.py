"""Each decision can be read in the log, in one sentence; and how it goes, now and then."""

import asyncio
import logging
import threading
from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest
import structlog

from bot.ai_workers import AiWorkers, Budget, decision_log, long_work
from bot.ai_workers.budget import nodes
from bot.ai_workers.decision_log import EVERY, DecisionTally, reasons, sentence
from bot.ai_workers.questions import (
    AnswerAlone,
    AskAdvice,
    JudgeDecision,
    LongQuestion,
    Question,
    Unfinished,
    WrittenRules,
)
from bot.ai_workers.supervisor import CannotThink, Supervisor
from engine.actions import Action, Double, Pass, PlayCard, RenegeClaim
from engine.cards import Card, Trump
from engine.contract import Bid
from engine.dealing import Chance
from engine.players import Level, Player
from engine.players.advice import Advice, advise_by_thumb
from engine.players.analysis import JudgedDecision
from engine.players.choice import Choice, Reason
from engine.players.expert.explain import explain
from engine.players.explanation import Explanation
from engine.players.steps import Steps
from engine.players.understanding import DEFAULT_UNDERSTANDING, Convention, Understanding
from engine.ruleset import RuleSet
from engine.solver import Limits
from engine.view import PlayerView
from tests.bot.ai_workers.asking import RULES, InThread, answered, seen
from tests.rig.patience import PATIENCE

JACK = Card.parse("JS")


def test_an_explanation_names_the_facts_behind_a_decision() -> None:
    choice = Choice(PlayCard(JACK), Reason.TAKE, (("worlds", 24), ("JS", 92), ("9S", 80)))
    watched = seen(1)
    assert watched.seat is not None
    seat = watched.seat.name.capitalize()
    said = sentence(Level.EXPERT, watched, choice)
    assert said == f"{seat}, expert: JS, take (worlds 24, JS 92, 9S 80)."


@pytest.mark.parametrize(
    ("action", "named"),
    [
        (Pass(), "pass"),
        (Double(2), "double 2"),
        (Bid(80, Trump.HEARTS), "80H"),
        (PlayCard(JACK, announcing=True), "JS announcing"),
        (RenegeClaim(), "renege-claim"),
    ],
)
def test_an_explanation_names_the_action(action: Action, named: str) -> None:
    said = sentence(Level.CLUB, seen(1), Choice(action, Reason.FORCED))
    assert said.endswith(f", club: {named}, forced.")


async def test_explanations_are_logged_at_debug_level() -> None:
    ai_workers = AiWorkers(Random(1))
    with structlog.testing.capture_logs() as lines:
        await ai_workers.choose(seen(1), RULES, Level.CLUB)
        ai_workers.close()
    thought, summary = lines
    assert (thought["log_level"], summary["log_level"]) == ("debug", "info")
    assert ", club: " in thought["thought"]
    assert (
        summary["decisions"],
        summary["timeouts"],
        summary["errors"],
    ) == (1, 0, 0)


async def test_an_expert_is_asked_why_while_the_log_is_read(
    caplog: pytest.LogCaptureFixture,
) -> None:
    # A command that ran before in this process may have given its logger a level of its own.
    caplog.set_level(logging.DEBUG, logger=decision_log.__name__)
    expert = InThread({Level.EXPERT: explain_too_weak})
    ai_workers = AiWorkers(Random(1), supervisor=expert)
    with structlog.testing.capture_logs() as lines:
        await ai_workers.choose(seen(1), RULES, Level.EXPERT)
    assert [question.explains for question in expert.asked] == [True]
    (why,) = lines[0]["why"]
    assert why.endswith(": passes. Too weak a hand to bid.")
    caplog.set_level(logging.INFO, logger=decision_log.__name__)
    await ai_workers.choose(seen(1), RULES, Level.EXPERT)
    ai_workers.close()
    assert [question.explains for question in expert.asked] == [True, False]


def explain_too_weak(
    view: PlayerView,
    rules: RuleSet,
    luck: Chance,
    limits: Limits,
    understanding: Understanding = DEFAULT_UNDERSTANDING,
) -> Explanation:
    assert view.seat is not None
    return Explanation(seat=view.seat, choice=Choice(Pass(), Reason.TOO_WEAK), contract=None)


@pytest.mark.slow
def test_the_worker_explains_what_the_expert_does() -> None:
    supervisor = Supervisor()
    supervisor.start()
    question = Question(
        Level.EXPERT, seen(7), WrittenRules().of(RULES), 7, 400_000, PATIENCE, explains=True
    )
    thought, plain = supervisor.ask(question), supervisor.ask(replace(question, explains=False))
    supervisor.close()
    assert plain.explanation is None
    assert thought.explanation is not None
    assert thought.choice.action == plain.choice.action == thought.explanation.choice.action
    first, made, worth, *_ = reasons(RULES, thought)["why"]
    assert ": " in first
    assert "likely to be made" in made
    assert "of the game" in worth


@pytest.mark.slow
async def test_the_worker_advises_what_the_expert_explains() -> None:
    ai_workers = AiWorkers(Random(1), Budget(milliseconds=30, seconds=PATIENCE))
    found = await ai_workers.advise(seen(7), RULES, 7)  # the worker is started for it
    again = await ai_workers.advise(seen(7), RULES, 7)
    ai_workers.close()
    assert found == again
    limits = Limits(nodes(30))
    assert found.explanation.choice == explain(seen(7), RULES, Random(7), limits).choice
    assert len(found.options) > 2


async def test_a_club_player_advises_where_the_expert_cannot(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def fails(asked: AskAdvice) -> Steps[Advice]:
        raise CannotThink("gone")

    monkeypatch.setattr(long_work, "steps_of", fails)
    worker = InThread({})
    ai_workers = AiWorkers(Random(1), supervisor=worker)
    with structlog.testing.capture_logs() as lines:
        found = await ai_workers.advise(seen(1), RULES, 5)
    assert [line["event"] for line in lines] == ["the coach could not think"]
    assert found == advise_by_thumb(seen(1), RULES, Random(5))
    worker.ready = False
    assert await ai_workers.advise(seen(1), RULES, 5) == found
    assert len(worker.pieces) == 1
    ai_workers.close()


async def test_advice_has_a_whole_budget_however_many_wait(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def steps(asked: AskAdvice) -> Steps[Advice]:
        yield
        return advise_by_thumb(asked.view, RULES, Random(asked.seed))

    monkeypatch.setattr(long_work, "steps_of", steps)
    monkeypatch.setattr(long_work, "PIECE_SECONDS", 1e-9)
    worker = InThread({})
    ai_workers = AiWorkers(Random(1), Budget(milliseconds=100), supervisor=worker)
    ai_workers.queue.waiting = 10
    await ai_workers.advise(seen(1), RULES, 5)
    rules = WrittenRules().of(RULES)
    assert worker.pieces == [AskAdvice(seen(1), rules, 5, nodes(100))] * 2
    assert ai_workers.queue.waiting == 10
    ai_workers.close()


def passing(act: Callable[[], None]) -> Player:
    """A player that does something, and passes."""

    def think(
        view: PlayerView,
        rules: RuleSet,
        luck: Chance,
        limits: Limits,
        understanding: Understanding = DEFAULT_UNDERSTANDING,
    ) -> Choice:
        act()
        return Choice(Pass(), Reason.TOO_WEAK)

    return think


async def test_a_table_waits_for_one_piece_of_advice_or_analysis_at_most(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    begun, let_go, before = threading.Event(), threading.Event(), list[int]()

    def steps(asked: LongQuestion) -> Steps[Advice | JudgedDecision]:
        begun.set()
        assert let_go.wait(PATIENCE)
        yield
        raise CannotThink("enough")

    def note() -> None:
        before.append(len(worker.pieces))

    monkeypatch.setattr(long_work, "steps_of", steps)
    monkeypatch.setattr(long_work, "PIECE_SECONDS", 1e-9)
    worker = InThread({Level.EXPERT: passing(note)})
    ai_workers = AiWorkers(Random(1), supervisor=worker)
    waiting = [
        asyncio.ensure_future(ai_workers.advise(seen(1), RULES, 5)),
        asyncio.ensure_future(ai_workers.advise(seen(2), RULES, 5)),
        asyncio.ensure_future(answered(ai_workers, JudgeDecision("a deal", 1))),
    ]
    await asyncio.to_thread(begun.wait, PATIENCE)
    table = asyncio.ensure_future(ai_workers.choose(seen(1), RULES, Level.EXPERT))
    await asyncio.sleep(0)
    assert ai_workers.queue.waiting
    let_go.set()
    await table
    assert before == [1]
    *_, judged = await asyncio.gather(*waiting, return_exceptions=True)
    assert isinstance(judged, CannotThink)
    ai_workers.close()


@pytest.mark.parametrize("late", [JudgeDecision("a deal", 2), AnswerAlone("a line", b"luck")])
async def test_no_analysis_and_no_reply_alone_is_worked_on_while_a_table_waits(
    late: LongQuestion, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Those too who were let in before the table came, and waited for their turn."""
    begun, let_piece_go = threading.Event(), threading.Event()
    thinking, let_table_go = threading.Event(), threading.Event()
    before = list[int]()

    def steps(asked: LongQuestion) -> Steps[JudgedDecision]:
        begun.set()
        assert let_piece_go.wait(PATIENCE)
        yield
        raise CannotThink("enough")

    def note_and_wait() -> None:
        before.append(len(worker.pieces))
        thinking.set()
        assert let_table_go.wait(PATIENCE)

    monkeypatch.setattr(long_work, "steps_of", steps)
    monkeypatch.setattr(long_work, "PIECE_SECONDS", 1e-9)
    worker = InThread({Level.EXPERT: passing(note_and_wait)})
    ai_workers = AiWorkers(Random(1), supervisor=worker)
    first = asyncio.ensure_future(ai_workers.piece(JudgeDecision("a deal", 1)))
    others = [asyncio.ensure_future(ai_workers.piece(late)) for _ in range(2)]
    await asyncio.to_thread(begun.wait, PATIENCE)
    tables = [asyncio.ensure_future(ai_workers.choose(seen(1), RULES, Level.EXPERT))]
    await asyncio.sleep(0)
    let_piece_go.set()
    assert await first == Unfinished()
    await asyncio.to_thread(thinking.wait, PATIENCE)
    # What waits for its turn has it now, if anything lets it begin.
    tables.append(asyncio.ensure_future(ai_workers.choose(seen(2), RULES, Level.EXPERT)))
    await asyncio.sleep(0)
    assert ai_workers.queue.waiting == len(tables)
    let_table_go.set()
    await asyncio.gather(*tables)
    assert before == [1, 1]
    await asyncio.gather(*others, return_exceptions=True)
    assert worker.pieces[1:] == [late] * 2
    ai_workers.close()


def test_now_and_then_the_log_says_how_it_goes() -> None:
    tally = DecisionTally()
    tally.timed_out()
    tally.failed()
    with structlog.testing.capture_logs() as lines:
        for _ in range(EVERY - 2):
            tally.thought(granted=150.0, used=10.0)
    (line,) = lines
    assert (line["decisions"], line["timeouts"], line["errors"]) == (EVERY, 1, 1)
    assert line["used_ms"] == 10 * (EVERY - 2)


@pytest.mark.slow
async def test_computers_are_told_the_convention_of_their_table() -> None:
    natural, heard = Understanding(Convention.NATURAL), list[Understanding]()

    def notes(
        view: PlayerView,
        rules: RuleSet,
        luck: Chance,
        limits: Limits,
        understanding: Understanding = DEFAULT_UNDERSTANDING,
    ) -> Choice:
        heard.append(understanding)
        return Choice(Pass(), Reason.TOO_WEAK)

    players = dict.fromkeys(Level, notes)
    worker = InThread(players)
    ai_workers = AiWorkers(Random(1), players=players, supervisor=worker)
    for level in Level:
        await ai_workers.choose(seen(1), RULES, level, natural)
    await ai_workers.advise(seen(1), RULES, 5, natural)
    ai_workers.close()
    assert heard == [natural] * 3
    asked = [piece for piece in worker.pieces if isinstance(piece, AskAdvice)]
    assert {piece.understanding for piece in asked} == {natural}
