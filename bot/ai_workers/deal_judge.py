"""Analyses of deals in the worker, a short piece of work for each question.

Tables wait for what is going on there: so a piece is short, and they are asked about in between.
"""

import time
from functools import lru_cache

from bot.ai_workers.questions import AnalysisAnswer, AnalysisQuestion, JudgeDecision, Unfinished
from engine.deal_record import DealRecord
from engine.players import THOUGHT
from engine.players.analysis import JudgedDecision
from engine.players.analysis.whole_deal import judge_in_steps, put_together
from engine.players.judge import Steps
from engine.variants import find_variant

PIECE_SECONDS = 0.05
"""How long steps of a decision are taken for one question; the last step may take longer."""

SEED = 1
"""Of the judges' luck: the same deal has the same analysis."""

KEPT = 4
"""Deals whose lines were read."""


class DealJudge:
    """Answers questions about deals that are over; it remembers the decision that it has begun."""

    def __init__(self) -> None:
        self._begun: tuple[JudgeDecision, Steps[JudgedDecision]] | None = None

    def answer(self, asked: AnalysisQuestion) -> AnalysisAnswer:
        """Do a piece of what is asked."""
        record = _read(asked.line)
        if not isinstance(asked, JudgeDecision):
            return put_together(record, asked.decisions)
        if self._begun is None or self._begun[0] != asked:
            decision = record.decisions()[asked.number - 1]
            self._begun = asked, judge_in_steps(record, decision, asked.number, SEED, THOUGHT)
        (_, steps), until = self._begun, time.monotonic() + PIECE_SECONDS
        try:
            while True:
                next(steps)
                if time.monotonic() >= until:
                    return Unfinished()
        except StopIteration as end:
            self._begun = None
            judged: JudgedDecision = end.value
            return judged


@lru_cache(KEPT)
def _read(line: str) -> DealRecord:
    return DealRecord.read(line, find_variant)
