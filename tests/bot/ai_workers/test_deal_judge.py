"""A decision is judged a short piece at a time, and comes out as if it was judged at once."""

import pytest

from bot.ai_workers import deal_judge
from bot.ai_workers.deal_judge import SEED, DealJudge
from bot.ai_workers.questions import JudgeDecision, PutTogether, Unfinished
from engine.players import THOUGHT
from engine.players.analysis import Analysis, JudgedDecision
from engine.players.analysis.whole_deal import judge_one
from tests.engine.players.analysis.played_deals import played

LATE = 28
"""A card of which few deals are possible: it is judged soon."""


def asked_until_judged(judge: DealJudge, asked: JudgeDecision) -> tuple[JudgedDecision, int]:
    """The judgement, and how often it was asked for."""
    for times in range(1, 1000):
        answer = judge.answer(asked)
        if isinstance(answer, JudgedDecision):
            return answer, times
        assert isinstance(answer, Unfinished)
    raise AssertionError("it is never judged")


def test_pieces_come_to_the_same_as_the_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    record = played("contree", 1)
    asked = JudgeDecision(str(record), LATE)
    whole = judge_one(record, record.decisions()[LATE - 1], LATE, SEED, THOUGHT)
    monkeypatch.setattr(deal_judge, "PIECE_SECONDS", 1e-9)
    found, times = asked_until_judged(DealJudge(), asked)
    assert found == whole
    assert times > 1


def test_another_question_in_between_begins_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    record = played("contree", 1)
    asked = JudgeDecision(str(record), LATE)
    monkeypatch.setattr(deal_judge, "PIECE_SECONDS", 1e-9)
    judge = DealJudge()
    assert judge.answer(asked) == Unfinished()
    judge.answer(JudgeDecision(str(record), LATE - 1))
    found, _ = asked_until_judged(judge, asked)
    assert found.number == LATE


def test_a_deal_is_put_together_before_any_decision_was_judged() -> None:
    found = DealJudge().answer(PutTogether(str(played("contree", 1))))
    assert isinstance(found, Analysis)
    assert found.par
    assert len(found.tricks) == 8
    assert found.decisions == ()
