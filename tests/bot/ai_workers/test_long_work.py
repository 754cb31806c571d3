"""Work done a short piece at a time comes out as if it was done at once."""

from random import Random

import pytest

from bot.ai_workers import long_work
from bot.ai_workers.long_work import REMEMBERED, SEED, LongWork
from bot.ai_workers.questions import (
    AnswerAlone,
    AskAdvice,
    JudgeDecision,
    LongAnswer,
    LongQuestion,
    PutTogether,
    Reply,
    Unfinished,
    WrittenRules,
)
from bot.shared_plays.alone import expert_reply, read_alone
from engine.players import THOUGHT, steps
from engine.players.analysis import Analysis, JudgedDecision
from engine.players.analysis.whole_deal import judge_one, put_together
from engine.players.expert.coach import advise
from engine.players.steps import Steps
from engine.solver import Limits
from engine.variants import find_variant
from engine.view import view
from tests.engine.players.analysis.played_deals import record_of

DEAL = (
    "contree S | TDQH9CQCTS8HKS9D / ADKC9H9SQD7H7DJS / ASKHACJH7CAH8D8S / 8CJCKDQS7STCJDTH"
    " | - - - 80H 90C 100H - - - | 8CQCKCAC JHTHQH7H KH7S8H9H AD8DKD9D 7DAHJDTD ASQSTS9S"
    " 8STCKSJS 9CQD7CJC"
)

LATE = 25
"""A card of which few deals are possible: it is judged soon, but not in one step."""


CALLING = " | ".join((*DEAL.split(" | ")[:2], "- - - 80H"))
LEADING = " | ".join(DEAL.split(" | ")[:3])

MANY = 10


def finished(work: LongWork, asked: LongQuestion) -> tuple[LongAnswer, int]:
    """The answer, and how often it was asked for."""
    for times in range(1, 1000):
        answer = work.answer(asked)
        if answer != Unfinished():
            return answer, times
    raise AssertionError("it is never finished")


@pytest.mark.slow
def test_pieces_come_to_the_same_as_the_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    record = record_of(DEAL)
    asked = JudgeDecision(str(record), LATE)
    whole = judge_one(record, record.decisions()[LATE - 1], LATE, SEED, THOUGHT)
    monkeypatch.setattr(long_work, "PIECE_SECONDS", 1e-9)
    found, times = finished(LongWork(), asked)
    assert found == whole
    assert times > 1


@pytest.mark.parametrize("line", [CALLING, LEADING], ids=["a call", "a lead"])
def test_a_reply_alone_is_thought_over_in_pieces(
    line: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    seed = b"luck"
    monkeypatch.setattr(long_work, "PIECE_SECONDS", 1e-9)
    reply, times = finished(LongWork(), AnswerAlone(line, seed))
    assert times > MANY
    assert reply == Reply(steps.finished(expert_reply(read_alone(line), seed)))


def test_other_questions_in_between_cost_nothing_until_there_are_too_many(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    begun = list[LongQuestion]()

    def steps(asked: LongQuestion) -> Steps[JudgedDecision]:
        begun.append(asked)
        yield
        yield
        raise AssertionError("nobody asks so often")

    monkeypatch.setattr(long_work, "steps_of", steps)
    monkeypatch.setattr(long_work, "PIECE_SECONDS", 1e-9)
    work = LongWork()
    asked = [JudgeDecision("a deal", number) for number in range(REMEMBERED)]
    for question in (*asked, *asked):
        assert work.answer(question) == Unfinished()
    assert begun == asked
    work.answer(JudgeDecision("one more", 1))
    work.answer(asked[0])
    assert begun[REMEMBERED:] == [JudgeDecision("one more", 1), asked[0]]


@pytest.mark.parametrize("at_once", [True, False])
def test_a_deal_is_put_together_before_any_decision_was_judged(
    monkeypatch: pytest.MonkeyPatch, *, at_once: bool
) -> None:
    monkeypatch.setattr(long_work, "PIECE_SECONDS", 60.0 if at_once else 1e-9)
    record = record_of(DEAL)
    found, times = finished(LongWork(), PutTogether(str(record)))
    assert isinstance(found, Analysis)
    assert found == put_together(record, ())
    assert found.par
    assert len(found.tricks) == 8
    assert (times == 1) is at_once


def test_advice_given_between_two_pieces_of_an_analysis_is_the_whole_of_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(long_work, "PIECE_SECONDS", 1e-9)
    record, rules, nodes = record_of(DEAL), find_variant("contree"), 60_000
    decision = record.decisions()[LATE - 1]
    seen = view(rules, decision.state, decision.seat)
    work, asked = LongWork(), JudgeDecision(str(record), LATE)
    advice = AskAdvice(seen, WrittenRules().of(rules), 5, nodes)
    assert work.answer(asked) == work.answer(advice) == work.answer(asked) == Unfinished()
    found, times = finished(work, advice)
    assert found == advise(seen, rules, Random(5), Limits(nodes))
    assert times > 1
    judged, _ = finished(work, asked)
    assert judged == judge_one(record, decision, LATE, SEED, THOUGHT)
