"""Whose analysis comes next: a flood delays nobody else, ends itself, and is bounded."""

import asyncio
from contextlib import suppress

import pytest

from bot.ai_workers.questions import (
    MOST_BEGUN,
    JudgeDecision,
    LongAnswer,
    LongQuestion,
    Unfinished,
)
from bot.analysis import jobs
from bot.analysis.analyst import Analyst
from bot.analysis.jobs import MOST_OF_A_PERSON, AnalysisJob, AnalysisQueue, TooManyAnalyses
from bot.storage.database.database import Database
from bot.storage.shared_deals import SharedDeal
from tests.bot.analysis.made_judges import MadeJudges
from tests.bot.analysis.test_analyst import SECONDS, analyst_of, database, given, over

__all__ = ["database"]

FLOODERS, BYSTANDER = (11, 12), 13

PRESSES = 6
"""How often each of the flooders asks, each time for another deal."""

OUTLINE, JUDGED = 20, 4
"""Pieces of work: what was there in a deal takes longer than to judge one of its decisions."""


class Pieces(MadeJudges):
    """Judges who take several pieces for a question, and count all pieces."""

    def __init__(self) -> None:
        super().__init__()
        self.done = 0
        self.begun: dict[LongQuestion, int] = {}
        self.most_begun = 0

    async def piece(self, question: LongQuestion) -> LongAnswer:
        """Answer after enough pieces."""
        await asyncio.sleep(0)
        self.done += 1
        needs = JUDGED if isinstance(question, JudgeDecision) else OUTLINE
        self.begun[question] = self.begun.get(question, 0) + 1
        self.most_begun = max(self.most_begun, len(self.begun))
        if self.begun[question] < needs:
            return Unfinished()
        del self.begun[question]
        return await super().piece(question)


async def first_result(analyst: Analyst, judges: Pieces, database: Database, seed: int) -> int:
    """How many pieces are done until somebody who asks for one deal reads something.

    They are counted from when it stands in the queue: how many others are done while the database
    is asked before that depends on the database alone.
    """
    job = await analyst.begin(*await given(database, seed), BYSTANDER)
    since = judges.done
    async with asyncio.timeout(SECONDS):
        await job.outlined()
    return judges.done - since


async def flood(analyst: Analyst, database: Database) -> list[AnalysisJob]:
    """What the flooders are given of all that they ask for at once."""
    begun = []
    for number in range(PRESSES):
        for user in FLOODERS:
            deal = await given(database, 100 * user + number)
            with suppress(TooManyAnalyses):
                begun.append(await analyst.begin(*deal, user))
    return begun


@pytest.mark.slow
async def test_a_flood_of_two_delays_the_first_result_of_a_third_to_twice_the_time_at_most(
    database: Database,
) -> None:
    judges = Pieces()
    alone = await first_result(analyst_of(database, judges), judges, database, 1)
    assert alone == OUTLINE
    judges = Pieces()
    analyst = analyst_of(database, judges)
    asked = await flood(analyst, database)
    assert len(asked) >= len(FLOODERS) * MOST_OF_A_PERSON
    beside = await first_result(analyst, judges, database, 2)
    assert beside <= 2 * alone


@pytest.mark.slow
async def test_a_flood_is_worked_off_while_it_goes_on(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(jobs, "MOST_OF_A_PERSON", 2)
    judges = Pieces()
    analyst = analyst_of(database, judges)
    first, *others = await flood(analyst, database)
    await over(first)
    await over(*others, *await flood(analyst, database))
    assert judges.most_begun <= MOST_BEGUN
    assert not judges.begun, "what was begun was finished, and never begun anew"


def job_of(number: int, *, later: bool = False) -> AnalysisJob:
    return AnalysisJob(SharedDeal(f"D-{number:06}", f"deal {number}"), 1, later)


def turns(queue: AnalysisQueue, count: int) -> list[AnalysisJob]:
    return [queue.next() for _ in range(count)]


def test_turns_go_round_between_people_however_much_each_asked_for() -> None:
    queue = AnalysisQueue()
    many = [queue.ask(job_of(number), FLOODERS[0]) for number in range(3)]
    one, other = queue.ask(job_of(10), FLOODERS[1]), queue.ask(job_of(11), BYSTANDER)
    assert turns(queue, 6) == [many[0], one, other] * 2
    assert [queue.place(job) for job in (many[0], one, other, *many[1:])] == [1, 2, 3, 4, 5]


def test_whoever_comes_later_catches_up_and_moves_up() -> None:
    queue = AnalysisQueue()
    first = queue.ask(job_of(1), FLOODERS[0])
    turns(queue, 5)
    second = queue.ask(job_of(2), BYSTANDER)
    assert queue.place(first) == 2
    assert turns(queue, 5) == [second] * 5
    queue.end(second)
    assert queue.place(first) == 1


def test_what_is_only_counted_waits_for_everybody() -> None:
    queue = AnalysisQueue()
    counted = queue.ask(job_of(1, later=True), FLOODERS[0])
    shown = queue.ask(job_of(2), FLOODERS[0])
    assert turns(queue, 3) == [shown] * 3
    assert queue.place(counted) == 2
    assert queue.ask(job_of(1), BYSTANDER) is counted
    assert turns(queue, 3) == [counted] * 3, "somebody waits for it now"


def test_one_person_has_a_few_waiting_and_may_read_what_others_asked_for() -> None:
    queue = AnalysisQueue()
    for number in range(MOST_OF_A_PERSON):
        queue.ask(job_of(number), FLOODERS[0])
    with pytest.raises(TooManyAnalyses) as refused:
        queue.ask(job_of(10), FLOODERS[0])
    assert refused.value.own == MOST_OF_A_PERSON
    theirs = queue.ask(job_of(10), BYSTANDER)
    assert queue.ask(job_of(10), FLOODERS[0]) is theirs
    assert theirs.people == [BYSTANDER]


def test_in_a_full_queue_whoever_has_none_still_gets_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jobs, "MANY_JOBS", 2)
    monkeypatch.setattr(jobs, "MOST_JOBS", 3)
    queue = AnalysisQueue()
    for number in range(2):
        queue.ask(job_of(number), FLOODERS[0])
    with pytest.raises(TooManyAnalyses) as refused:
        queue.ask(job_of(2), FLOODERS[0])
    assert not refused.value.own
    queue.ask(job_of(2), BYSTANDER)
    with pytest.raises(TooManyAnalyses):
        queue.ask(job_of(3), FLOODERS[1])


def test_no_more_questions_are_begun_than_the_worker_remembers() -> None:
    queue = AnalysisQueue()
    begun = [queue.ask(job_of(number), number) for number in range(1, MOST_BEGUN + 1)]
    for job in turns(queue, MOST_BEGUN):
        job.begun = True
    late = queue.ask(job_of(99), BYSTANDER)
    assert queue.next() in begun
    begun[0].begun = False
    assert queue.next() is late
