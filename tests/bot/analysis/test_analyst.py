"""Analyses in the background: one question at a time, joined, kept, and behind the tables."""

import asyncio
import zlib
from collections.abc import AsyncIterator
from datetime import datetime, timedelta
from pathlib import Path
from random import Random

import pytest
import pytest_asyncio
from sqlalchemy import update

from bot.ai_workers import AiWorkers
from bot.ai_workers.questions import JudgeDecision, LongAnswer, LongQuestion
from bot.analysis.analyst import Analyst
from bot.analysis.jobs import AnalysisFailed, AnalysisJob
from bot.storage.database.database import Database
from bot.storage.database.schema import analyses
from bot.storage.log.replayed_deals import PastDeals
from bot.storage.shared_deals import SharedDeal, share
from bot.tables.tasks import Tasks
from engine.deal_record import DealRecord
from engine.players import Level
from engine.players.analysis import JudgedDecision
from engine.players.analysis.whole_deal import analyse
from tests.bot.ai_workers.asking import RULES, InThread, Stubborn, answered, brains_with, seen
from tests.bot.analysis.made_judges import MadeJudges
from tests.bot.storage.made import NOON
from tests.bot.tables.passing_time import PassingClock
from tests.engine.players.analysis.played_deals import played

SECONDS = 60

ANN = 11


@pytest_asyncio.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    """A new database."""
    opened = await Database.open(f"sqlite:///{tmp_path / 'contree.db'}")
    yield opened
    await opened.close()


def analyst_of(database: Database, judges: MadeJudges | AiWorkers) -> Analyst:
    return Analyst(judges, database, PastDeals(database), PassingClock(), Tasks())


class WorkingJudges(MadeJudges):
    """Judges who work for a second on each piece, by a clock that notes what sleeps."""

    def __init__(self) -> None:
        super().__init__()
        self.passed = 0.0
        self.slept: list[float] = []

    def now(self) -> datetime:
        return NOON + timedelta(seconds=self.passed)

    def monotonic(self) -> float:
        """Seconds that have passed."""
        return self.passed

    async def sleep(self, seconds: float) -> None:
        """Note how long somebody sleeps."""
        self.slept.append(seconds)
        await asyncio.sleep(0)

    async def piece(self, question: LongQuestion) -> LongAnswer:
        """Work for a second."""
        self.passed += 1.0
        return await super().piece(question)


class HeldJudges(MadeJudges):
    """Judges who wait for the test before they judge a decision."""

    def __init__(self) -> None:
        super().__init__()
        self.gate = asyncio.Event()

    async def judge(self, line: str, number: int) -> JudgedDecision:
        """Judge a decision by its number."""
        await self.gate.wait()
        return await super().judge(line, number)


async def given(database: Database, seed: int) -> tuple[SharedDeal, DealRecord]:
    record = played("contree", seed)
    return await database.write(lambda c: share(c, str(record), NOON)), record


async def over(*jobs: AnalysisJob) -> None:
    async with asyncio.timeout(SECONDS):
        await asyncio.gather(*(job.result() for job in jobs))


@pytest.mark.slow
async def test_one_question_is_in_flight_and_what_is_there_comes_first(database: Database) -> None:
    judges = HeldJudges()
    analyst = analyst_of(database, judges)
    deals = [await given(database, seed) for seed in (1, 2)]
    jobs = [await analyst.begin(*deal, ANN) for deal in deals]
    judges.gate.set()
    await over(*jobs)
    assert judges.most_at_once == 1
    first, second = (str(record) for _, record in deals)
    assert judges.asked[:3] == [(first, 0), (first, 1), (second, 0)]
    assert [job.found.deal for job in jobs if job.found] == [str(record) for _, record in deals]


@pytest.mark.parametrize("resting", [True, False])
async def test_what_nobody_asked_for_leaves_half_of_the_time(
    database: Database, *, resting: bool
) -> None:
    judges = WorkingJudges()
    analyst = Analyst(judges, database, PastDeals(database), judges, Tasks())
    job = await analyst.begin(*await given(database, 1), ANN, later=True, resting=resting)
    await over(job)
    pieces = len(judges.asked)
    assert judges.slept[: pieces - 1] == [1.0] * (pieces - 1) * resting


async def test_a_second_request_joins_the_first_and_a_third_finds_it_kept(
    database: Database,
) -> None:
    judges = MadeJudges()
    analyst = analyst_of(database, judges)
    deal, record = await given(database, 1)
    first, second = await analyst.begin(deal, record, ANN), await analyst.begin(deal, record, ANN)
    assert first is second
    await over(first)
    asked = len(judges.asked)
    assert asked == len(record.decisions()) + 2
    again = await analyst_of(database, judges).begin(deal, record, ANN)
    assert again.over
    assert again.found == first.found
    assert len(judges.asked) == asked


UNREADABLE = [
    b"",
    b"half",
    *(zlib.compress(text) for text in (b"\xff", b"{", b"[]", b"[" * 99_999)),
]


@pytest.mark.slow
@pytest.mark.parametrize("damaged", UNREADABLE, ids=len)
async def test_a_damaged_analysis_is_made_again(database: Database, damaged: bytes) -> None:
    judges = MadeJudges()
    deal, record = await given(database, 1)
    first = await analyst_of(database, judges).begin(deal, record, ANN)
    await over(first)
    await database.write(lambda c: c.execute(update(analyses).values(payload=damaged)))
    again = await analyst_of(database, judges).begin(deal, record, ANN)
    assert not again.over
    await over(again)
    assert again.found == first.found


@pytest.mark.slow
async def test_deals_that_are_only_counted_come_last(database: Database) -> None:
    judges = HeldJudges()
    analyst = analyst_of(database, judges)
    later = await analyst.begin(*await given(database, 1), ANN, later=True)
    shown = await analyst.begin(*await given(database, 2), ANN)
    judges.gate.set()
    await over(later, shown)
    asked = [line for line, _ in judges.asked]
    last = len(asked) - 1 - asked[::-1].index(shown.deal.line)
    assert set(asked[2 : last + 1]) == {shown.deal.line}


async def test_a_failure_ends_one_analysis_and_not_the_others(database: Database) -> None:
    judges = MadeJudges()
    analyst = analyst_of(database, judges)
    judges.broken = True
    failing = await analyst.begin(*await given(database, 1), ANN)
    with pytest.raises(AnalysisFailed):
        await over(failing)
    judges.broken = False
    again = await analyst.begin(*await given(database, 1), ANN)
    assert again is not failing
    await over(again)


@pytest.mark.slow
async def test_the_computers_analyse_as_the_command_line_does(database: Database) -> None:
    workers = AiWorkers(Random(1), supervisor=InThread({}))
    deal, record = await given(database, 1)
    job = await analyst_of(database, workers).begin(deal, record, ANN)
    await over(job)
    assert job.found is not None
    there = analyse(record)
    assert [one.verdict for one in job.found.decisions] == [one.verdict for one in there.decisions]
    assert job.found.par == there.par
    workers.close()


async def test_an_analysis_waits_for_every_table_that_waits(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    stubborn = Stubborn()
    workers = brains_with(stubborn)
    worker = workers.supervisor
    assert isinstance(worker, InThread)
    piece_there, thoughts_before = worker.ask_piece, list[int]()

    def watched(question: LongQuestion) -> LongAnswer:
        thoughts_before.append(len(worker.asked))
        return piece_there(question)

    monkeypatch.setattr(worker, "ask_piece", watched)
    first = asyncio.create_task(workers.choose(seen(1), RULES, Level.EXPERT))
    await asyncio.to_thread(stubborn.begun.wait, SECONDS)
    judging = asyncio.create_task(answered(workers, JudgeDecision(str(played("contree", 1)), 1)))
    await asyncio.sleep(0)
    second = asyncio.create_task(workers.choose(seen(2), RULES, Level.EXPERT))
    await asyncio.sleep(0)
    stubborn.let_go.set()
    await asyncio.gather(first, second)
    assert getattr(await judging, "number", None) == 1
    assert thoughts_before[0] == len(("first", "second"))
    workers.close()
