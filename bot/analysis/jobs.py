"""Analyses that wait or are in progress, and whose turn it is.

Work is done a piece at a time, and the next piece is for whoever had the fewest. So somebody who
comes to a queue that others have filled has their first result about as soon as if they were alone,
and between people who have had as much, turns go round. Within what one person asked, what was
there in a deal comes before its decisions are judged. Deals that are only counted (``later``) come
after all others. Those that nobody asked for (``resting``) leave the processor half of the time.
"""

import asyncio
from collections import Counter
from dataclasses import dataclass, field

from bot.ai_workers.questions import MOST_BEGUN, JudgeDecision, LongQuestion, PutTogether
from bot.storage.analyses import DealPlace
from bot.storage.shared_deals import SharedDeal
from engine.players.analysis import Analysis, JudgedDecision

MOST_OF_A_PERSON = 5
"""The most unfinished analyses that one person may have asked for."""

MANY_JOBS = 200
"""The waiting analyses from which only people without one may ask for one."""

MOST_JOBS = 1000
"""The most deals in the queue; more are refused, whoever asks."""


class TooManyAnalyses(Exception):
    """Raised when no more analyses may be asked for.

    ``own`` is the number of analyses of the same person that wait; 0 if the whole queue is full.
    """

    def __init__(self, own: int = 0) -> None:
        super().__init__(f"{own} of the same person" if own else "of everybody")
        self.own = own


class AnalysisFailed(Exception):
    """Raised when the computers could not analyse the deal; asking again may work."""


@dataclass(eq=False, slots=True)
class AnalysisJob:
    """An analysis in progress; ``found`` is its result so far, None before there is any.

    ``judged`` are the decisions judged so far, ``of`` is the number of all; ``begun`` says that
    the next question is half answered. ``people`` asked for it. ``readers`` are the messages that
    it fills in, by the press that asked last; ``places`` are the deals of tables for which it is
    counted, each with the server in which somebody asked for it.
    """

    deal: SharedDeal
    of: int
    later: bool = False
    resting: bool = False
    found: Analysis | None = None
    over: bool = False
    failed: bool = False
    begun: bool = False
    judged: list[JudgedDecision] = field(default_factory=list)
    people: list[int] = field(default_factory=list)
    readers: dict[int, int] = field(default_factory=dict)
    places: dict[DealPlace, int] = field(default_factory=dict)
    _changed: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def ended(self) -> bool:
        """Whether the analysis has finished or failed."""
        return self.over or self.failed

    @property
    def question(self) -> LongQuestion:
        """The next question: the best contracts, then each decision, then the whole analysis."""
        line, number = self.deal.line, len(self.judged)
        if self.found is not None and number < self.of:
            return JudgeDecision(line, number + 1)
        return PutTogether(line, tuple(self.judged))

    async def changed(self) -> None:
        """Wait until there is something new."""
        await self._changed.wait()

    async def outlined(self) -> None:
        """Wait until there is a first result."""
        while self.found is None and not self.ended:
            await self.changed()

    async def result(self) -> Analysis:
        """Wait for the whole analysis; raise AnalysisFailed if there will be none."""
        while not self.ended:
            await self.changed()
        if self.found is None or self.failed:
            raise AnalysisFailed
        return self.found

    def change(self) -> None:
        """Wake everybody who waits for something new."""
        self._changed.set()
        self._changed.clear()


class AnalysisQueue:
    """All unfinished jobs; those of one person are in the order in which they were asked for."""

    def __init__(self) -> None:
        self._jobs: dict[str, AnalysisJob] = {}
        self._had: Counter[int] = Counter()
        """The pieces that each person had since the queue was last empty."""

    def __bool__(self) -> bool:
        return bool(self._jobs)

    def ask(self, asked: AnalysisJob, user: int) -> AnalysisJob:
        """Put a job in the queue, or join the one of the same deal; TooManyAnalyses if it may not.

        Whoever has too many may still read one that others asked for.
        """
        job = self._jobs.get(asked.deal.code)
        own = sum(user in each.people and not each.later for each in self._jobs.values())
        full = own >= MOST_OF_A_PERSON and not asked.later
        if job is None:
            if full:
                raise TooManyAnalyses(own)
            # When the queue is long, people who have something there already wait with more.
            if len(self._jobs) >= (MANY_JOBS if own else MOST_JOBS):
                raise TooManyAnalyses
            job = self._jobs[asked.deal.code] = asked
        if user not in job.people and not full:
            job.people.append(user)
        job.later = job.later and asked.later
        job.resting = job.resting and asked.resting
        return job

    def next(self) -> AnalysisJob:
        """The job that has the next turn; the queue is not empty."""
        begun = [job for job in self._jobs.values() if job.begun]
        among = begun if len(begun) >= MOST_BEGUN else list(self._jobs.values())
        turns = (
            (job.later, self._had[user], job.found is not None, number, user)
            for number, job in enumerate(among)
            for user in job.people
        )
        *_, number, user = min(turns)
        self._had[user] += 1
        return among[number]

    def end(self, job: AnalysisJob) -> None:
        """Take out a job that has ended; those who wait behind it move up."""
        del self._jobs[job.deal.code]
        # Turns are fair among those who wait: what they had on other days does not count.
        if not self._jobs:
            self._had.clear()
        for each in self._jobs.values():
            each.change()

    def place(self, job: AnalysisJob) -> int:
        """The job's place among all, from 1, if everybody had a turn for one job after another."""
        own: Counter[int] = Counter()
        places = list[tuple[bool, int, int, int, str]]()
        waiting = sorted(self._jobs.values(), key=lambda each: (each.later, each.found is not None))
        for number, each in enumerate(waiting):
            turns = [(own[user], self._had[user]) for user in each.people]
            own.update(each.people)
            places.append((each.later, *min(turns), number, each.deal.code))
        places.sort()
        return 1 + next((n for n, (*_, other) in enumerate(places) if other == job.deal.code), 0)
