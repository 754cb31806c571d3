"""Analyse finished deals in the background: questions from tables go first.

``Analyst.begin`` gives a job, which tells how far it has come and what was found so far; the job of
a deal that is being analysed is joined, and one that was kept is over at once. One question is in
flight for all jobs together. Whoever looks at a screen comes first: what was there in a deal (par
and the tricks) is found for everybody before any decision is judged, and deals that are only
counted (``later``) come last.
"""

import asyncio
import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Protocol

import structlog

from bot.ai_workers.supervisor import CannotThink
from bot.storage import analyses, shared_deals
from bot.storage.analyses import DealOfPlayer, DealPlace, PlayerError
from bot.storage.database.database import Database
from bot.storage.errors import StorageError
from bot.storage.log.replayed_deals import PastDeals, ReplayedDeal
from bot.storage.shared_deals import SharedDeal
from bot.storage.stats.deal_statistics import Role
from bot.tables.ports import Clock
from bot.tables.tasks import Tasks
from engine.contract import Contract
from engine.deal_record import DealRecord, write_record
from engine.players.analysis import Analysis, JudgedDecision
from engine.players.analysis.accuracy import accuracy
from engine.players.analysis.json_form import UnreadableAnalysis, read, written
from engine.ruleset import RuleSet
from engine.seats import Seat, Team
from engine.variants import find_variant

logger = structlog.stdlib.get_logger(__name__)

MOST_JOBS = 200
"""The most deals in the queue; more are refused."""


class Judges(Protocol):
    """Answers the analyst's questions, each a short piece of work."""

    async def judge(self, line: str, number: int) -> JudgedDecision:
        """Judge one decision of a deal."""
        ...

    async def put_together(self, line: str, decisions: tuple[JudgedDecision, ...]) -> Analysis:
        """Analyse a deal from the decisions judged so far."""
        ...


class TooManyAnalyses(Exception):
    """Raised when the queue of deals is full."""


class AnalysisFailed(Exception):
    """Raised when the computers could not analyse the deal; asking again may work."""


@dataclass(eq=False, slots=True)
class AnalysisJob:
    """An analysis in progress; ``found`` is its result so far, None before there is any.

    ``judged`` are the decisions judged, ``of`` so many. ``readers`` are the messages that it fills
    in, by the press that asked last; ``places`` are the deals of tables for which it is counted,
    each with the server in which somebody asked for it.
    """

    deal: SharedDeal
    of: int
    later: bool = False
    found: Analysis | None = None
    over: bool = False
    failed: bool = False
    judged: list[JudgedDecision] = field(default_factory=list)
    readers: dict[int, int] = field(default_factory=dict)
    places: dict[DealPlace, int] = field(default_factory=dict)
    _changed: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def ended(self) -> bool:
        """Whether the analysis has finished or failed."""
        return self.over or self.failed

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


class Analyst:
    """Analyses deals in the background, stores the results and counts them for the players."""

    def __init__(
        self, judges: Judges, database: Database, deals: PastDeals, clock: Clock, tasks: Tasks
    ) -> None:
        self._judges = judges
        self._database = database
        self._deals = deals
        self._clock = clock
        self._tasks = tasks
        self._jobs: dict[str, AnalysisJob] = {}
        self._running: asyncio.Task[None] | None = None

    async def begin(
        self, deal: SharedDeal, record: DealRecord, *, later: bool = False
    ) -> AnalysisJob:
        """Start or join the analysis of a deal; raise TooManyAnalyses if the queue is full."""
        kept = await self._database.read(partial(analyses.kept, code=deal.code))
        if kept is not None:
            try:
                found = read(json.loads(kept))
            except UnreadableAnalysis as error:
                logger.warning("a kept analysis cannot be read", deal=deal.code, why=str(error))
            else:
                return AnalysisJob(deal, len(found.decisions), found=found, over=True)
        job = self._jobs.get(deal.code)
        if job is None:
            if len(self._jobs) >= MOST_JOBS:
                raise TooManyAnalyses
            job = self._jobs[deal.code] = AnalysisJob(deal, len(record.decisions()), later)
        job.later = job.later and later
        if self._running is None or self._running.done():
            self._running = self._tasks.spawn(self._run(), "analyses")
        return job

    async def begin_played(
        self, table_id: int, played: ReplayedDeal, guild: int, *, viewer: int | None = None
    ) -> AnalysisJob:
        """Start or join the analysis of a table's deal, which counts for those who played it.

        The deal gets its id, and its players, with the ``viewer`` there may be, have seen it.
        Without a viewer it comes ``later``. ``guild``: the server in which it is asked for, 0
        outside servers; Fenced where another process serves that one.
        """
        kept = played.kept
        record = record_of(played)
        line, now = str(record), self._clock.now()
        seen = {*played.players, *(() if viewer is None else (viewer,))}
        deal = await self._database.write(
            lambda connection: shared_deals.share(connection, line, now, seen, imported=kept.given),
            alone=False,
            guild=guild,
        )
        job = await self.begin(deal, record, later=viewer is None)
        place = DealPlace(table_id, kept.game, kept.deal.number)
        if not job.over:
            job.places[place] = guild
        elif not await self._database.read(partial(analyses.is_counted, place=place)):
            await self._count(place, guild, job.deal, await job.result())
        return job

    async def _count(self, place: DealPlace, guild: int, deal: SharedDeal, found: Analysis) -> None:
        # Replay it again: somebody may have been erased meanwhile.
        for played in await self._deals.of_game(place.table_id, place.game):
            if played.kept.deal.number == place.deal:
                people = tuple(deals_of_players(found, played))
                count = partial(
                    analyses.count,
                    place=place,
                    code=deal.code,
                    played_at=played.at,
                    players=people,
                )
                await self._database.write(count, alone=False, guild=guild)

    async def _run(self) -> None:
        while self._jobs:
            job = min(self._jobs.values(), key=_urgency)
            try:
                await self._advance(job)
            except (CannotThink, StorageError) as error:
                logger.warning("a deal was not analysed", deal=job.deal.code, why=str(error))
                job.failed = True
            except Exception:
                logger.exception("an analysis broke off", deal=job.deal.code)
                job.failed = True
            finally:
                if job.ended:
                    del self._jobs[job.deal.code]
                job.change()

    async def _advance(self, job: AnalysisJob) -> None:
        """Take the next step of a job."""
        line, number = job.deal.line, len(job.judged)
        if job.found is not None and number < job.of:
            job.judged.append(await self._judges.judge(line, number + 1))
            return
        whole = job.found is not None or not job.of
        job.found = await self._judges.put_together(line, tuple(job.judged))
        if whole:
            code, now = job.deal.code, self._clock.now()
            payload = json.dumps(written(job.found), separators=(",", ":"))
            # Of no server, and the same whoever keeps it.
            await self._database.write(
                lambda connection: analyses.keep(connection, code, payload, now), alone=False
            )
            while job.places:  # one may come meanwhile
                place, guild = job.places.popitem()
                await self._count(place, guild, job.deal, job.found)
            job.over = True


def _urgency(job: AnalysisJob) -> tuple[bool, bool]:
    """The order of jobs: among equals, the one that has waited longest comes first."""
    return job.later, job.found is not None


def record_of(played: ReplayedDeal) -> DealRecord:
    """The deal without anything that tells at which table it was played."""
    kept = played.kept
    line = write_record(kept.house.rules, kept.house.options, kept.deal, kept.before.carry)
    return DealRecord.read(line, find_variant).renumbered()


def deals_of_players(found: Analysis, played: ReplayedDeal) -> Iterator[DealOfPlayer]:
    """What an analysis says about each person who called or played in the deal."""
    record = record_of(played)
    rules, doers = record.rules, played.doers
    for user, seat in played.players.items():
        own = [one for one in found.decisions if doers[one.number - 1 : one.number] == (user,)]
        if not own:
            continue
        cards = _accuracy([one for one in own if one.trick is not None])
        calls = _accuracy([one for one in own if one.trick is None])
        held, usual = found.luck.of(rules.seating.team(seat)) if found.luck else (0, 0.0)
        yield DealOfPlayer(
            user_id=user,
            role=_role(rules, found.contract, seat),
            cards=cards[0],
            card_accuracy=cards[1],
            calls=calls[0],
            call_accuracy=calls[1],
            held=held,
            usual=usual,
            lead=_lead(rules, found, rules.seating.team(seat)),
            errors=tuple(_errors(own)),
        )


def _accuracy(own: Sequence[JudgedDecision]) -> tuple[int, float]:
    """The number of decisions that count, and the sum of their accuracies."""
    worths = [(one.fair.best.worth, one.fair.chosen.worth) for one in own if one.fair is not None]
    mean = accuracy(worths)
    return mean.decisions, (mean.value or 0.0) * mean.decisions


def _role(rules: RuleSet, contract: Contract | None, seat: Seat) -> Role | None:
    if contract is None:
        return None
    if contract.declarer is seat:
        return Role.DECLARER
    attack = rules.seating.team(contract.declarer) is rules.seating.team(seat)
    return Role.PARTNER if attack else Role.DEFENCE


def _lead(rules: RuleSet, found: Analysis, team: Team) -> int:
    if found.contract is None or found.scores is None:
        return 0
    attack, defence = found.scores
    attacks = rules.seating.team(found.contract.declarer) is team
    return attack - defence if attacks else defence - attack


def _errors(own: Sequence[JudgedDecision]) -> Iterator[PlayerError]:
    """The card errors that are shown."""
    for one in own:
        if one.mistake is not None and one.fair is not None:
            yield PlayerError(
                number=one.number, kind=one.mistake, loss=one.fair.loss, points=one.fair.points
            )
