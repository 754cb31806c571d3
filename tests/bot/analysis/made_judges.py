"""Judges made up for the tests, who search nothing: what was done was best, but for some errors."""

import asyncio
from collections.abc import Collection

from bot.ai_workers.questions import (
    FollowLines,
    JudgeDecision,
    LongAnswer,
    LongQuestion,
    PutTogether,
)
from bot.ai_workers.supervisor import CannotThink
from engine.deal_record import DealRecord
from engine.players.analysis import Analysis, JudgedDecision, Mistake, Verdict
from engine.players.analysis.whole_deal import key_moment, put_together
from engine.players.judgement import Judgement
from engine.players.tried import Tried
from engine.variants import find_variant
from engine.view import view

LOSSES = (0.12, 0.21, 0.07)
"""What the errors cost, one after another."""


class MadeJudges:
    """``errors`` are the numbers of decisions that were errors; each takes so many ``seconds``.

    The ``gate`` holds all of them up while it is not set.

    ``asked`` tells what they were asked: the number of a decision, 0 for what was put together.
    """

    def __init__(self, errors: Collection[int] = (), verdict: Verdict = Verdict.ERROR) -> None:
        self.gate = asyncio.Event()
        self.gate.set()
        self.asked: list[tuple[str, int]] = []
        self.broken = False
        self.seconds = 0
        self.busy = 0
        self.most_at_once = 0
        self._errors = errors
        self._verdict = verdict

    async def piece(self, question: LongQuestion) -> LongAnswer:
        """Answer at once, in one piece."""
        match question:
            case JudgeDecision(line, number):
                return await self.judge(line, number)
            case PutTogether(line, decisions):
                return await self.put_together(line, decisions)
            case FollowLines(line, found, best):
                return key_moment(DealRecord.read(line, find_variant), found, best)
            case _:
                raise TypeError(question)

    async def judge(self, line: str, number: int) -> JudgedDecision:
        """Judge a decision by its number."""
        await self._ask(line, number)
        return judged(DealRecord.read(line, find_variant), number, self._errors, self._verdict)

    async def put_together(self, line: str, decisions: tuple[JudgedDecision, ...]) -> Analysis:
        """Put together what was judged, as the engine does."""
        await self._ask(line, 0)
        return put_together(DealRecord.read(line, find_variant), decisions)

    async def _ask(self, line: str, number: int) -> None:
        self.asked.append((line, number))
        self.busy += 1
        self.most_at_once = max(self.most_at_once, self.busy)
        if number and self.seconds:
            await asyncio.sleep(self.seconds)
        if number:
            await self.gate.wait()
        self.busy -= 1
        if self.broken:
            raise CannotThink("made up")


class KeptJudges(MadeJudges):
    """Say again what the judges said of these deals, so that the pages tell the truth."""

    def __init__(self, *deals: Analysis) -> None:
        super().__init__()
        self._found = {deal.deal: deal.decisions for deal in deals}

    async def judge(self, line: str, number: int) -> JudgedDecision:
        """The decision as it was judged."""
        await self._ask(line, number)
        return self._found[line][number - 1]


def judged(
    record: DealRecord, number: int, errors: Collection[int], verdict: Verdict = Verdict.ERROR
) -> JudgedDecision:
    """A decision, judged by its number; forced where nothing else could be done."""
    decision = record.decisions()[number - 1]
    deal = view(record.rules, decision.state, decision.seat).deal
    assert deal is not None
    assert decision.action is not None
    others = [each for each in deal.legal if each != decision.action]
    trick = None if deal.trick is None else len(deal.tricks) + 1
    errs, blamed = number in errors, verdict is Verdict.ERROR
    worths = {decision.action: 0.5 - LOSSES[number // 4 % len(LOSSES)] if errs else 0.5}
    worths |= dict.fromkeys(others[:1], 0.5 if errs else 0.4)
    tried = tuple(
        Tried(action=action, equal=(), worth=worth, error=0.01, points=100 * worth, made=0.5)
        for action, worth in sorted(worths.items(), key=lambda each: -each[1])
    )
    chosen = next(each for each in tried if each.action == decision.action)
    judgement = Judgement(
        seat=decision.seat,
        done=decision.action,
        tried=tried,
        loss=tried[0].worth - chosen.worth,
        error=0.01,
        points=tried[0].points - chosen.points,
        worlds=40,
        expert=tried[0].action if trick is None else None,
    )
    return JudgedDecision(
        number=number,
        seat=decision.seat,
        done=decision.action,
        trick=trick,
        verdict=(verdict if errs else Verdict.FINE) if others else Verdict.FORCED,
        fair=judgement if others else None,
        seen=judgement if others else None,
        mistake=Mistake.WRONG_SUIT if others and trick and errs and blamed else None,
    )


def choices(record: DealRecord) -> list[int]:
    """The numbers of the cards that were played where another one could have been."""
    every = range(1, len(record.decisions()) + 1)
    found = (judged(record, number, ()) for number in every)
    return [one.number for one in found if one.trick is not None and one.fair is not None]
