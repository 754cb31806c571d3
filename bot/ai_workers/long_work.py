"""Analyses and advice in the worker, a short piece of work for each question.

Tables wait for what is going on there: so a piece is short, and they are asked about in between.
"""

import time
from functools import lru_cache
from random import Random

from bot.ai_workers.questions import (
    MOST_BEGUN,
    AnswerAlone,
    AskAdvice,
    AskUsual,
    ChooseDeal,
    FollowLines,
    JudgeDecision,
    LongAnswer,
    LongQuestion,
    PutTogether,
    Reply,
    Unfinished,
    UsualPoints,
    read_rules,
)
from bot.shared_plays.alone import expert_reply, read_alone
from bot.shared_plays.choice import choose_in_steps
from bot.shared_plays.chosen import Chosen
from engine.deal_record import DealRecord
from engine.players import THOUGHT
from engine.players.advice import Advice
from engine.players.analysis import Analysis, JudgedDecision, KeyMoment
from engine.players.analysis.whole_deal import (
    judge_in_steps,
    key_moment_in_steps,
    put_together_in_steps,
    usual_in_steps,
)
from engine.players.expert.coach import advised_in_steps
from engine.players.steps import Steps
from engine.solver import Limits
from engine.variants import find_variant

PIECE_SECONDS = 0.05
"""The seconds for which steps are taken for one question; the last step may take longer."""

SEED = 1
"""The seed of the judges' luck: the same deal has the same analysis."""

REMEMBERED = 2 * MOST_BEGUN
"""Work that was begun: the analyses that take turns, and advice, of which some is given up."""

MAX_REMEMBERED_LINES = MOST_BEGUN
"""Deals whose lines were read."""

LongResult = JudgedDecision | Analysis | KeyMoment | Advice | Reply | Chosen | UsualPoints


class LongWork:
    """Does a piece of what is asked; it remembers the latest that it has begun."""

    def __init__(self) -> None:
        self._begun: list[tuple[LongQuestion, Steps[LongResult]]] = []

    def answer(self, asked: LongQuestion) -> LongAnswer:
        """Do the next piece of this."""
        until, steps = time.monotonic() + PIECE_SECONDS, self._resumed(asked)
        try:
            while True:
                next(steps)
                if time.monotonic() >= until:
                    self._begun = [*self._begun, (asked, steps)][-REMEMBERED:]
                    return Unfinished()
        except StopIteration as end:
            result: LongResult = end.value
            return result

    def _resumed(self, asked: LongQuestion) -> Steps[LongResult]:
        for number, (begun, _) in enumerate(self._begun):
            if begun == asked:
                return self._begun.pop(number)[1]
        return steps_of(asked)


def steps_of(asked: LongQuestion) -> Steps[LongResult]:
    """The work that answers this."""
    match asked:
        case JudgeDecision(line, number):
            record = _read(line)
            return judge_in_steps(record, record.decision(number), number, SEED, THOUGHT)
        case PutTogether(line, decisions):
            return put_together_in_steps(_read(line), decisions)
        case FollowLines(line, judged, best):
            return key_moment_in_steps(_read(line), judged, best)
        case AskAdvice(view, rules, seed, nodes, understanding):
            luck, limits = Random(seed), Limits(nodes)
            return advised_in_steps(view, read_rules(rules), luck, limits, understanding)
        case AnswerAlone(line, seed):
            return _reply(line, seed)
        case ChooseDeal(key, seed):
            return choose_in_steps(key, seed)
        case AskUsual(line):
            return _usual(line)


def _reply(line: str, seed: bytes) -> Steps[Reply]:
    """The reply of the expert who is to act."""
    return Reply((yield from expert_reply(read_alone(line), seed)))


def _usual(line: str) -> Steps[UsualPoints]:
    """The cards of a deal at average tables."""
    return UsualPoints((yield from usual_in_steps(_read(line))))


@lru_cache(MAX_REMEMBERED_LINES)
def _read(line: str) -> DealRecord:
    return DealRecord.read(line, find_variant)
