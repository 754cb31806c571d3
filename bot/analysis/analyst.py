"""Analyse finished deals in the background: questions from tables go first.

``Analyst.begin`` gives a job, which tells how far it has come and what was found so far; the job of
a deal that is being analysed is joined, and one that was kept is over at once. One question is in
flight for all jobs together; ``AnalysisQueue`` says for whom.
"""

import asyncio
import json
from collections.abc import Iterator, Sequence
from functools import partial

import structlog

from bot.ai_workers.questions import (
    FollowLines,
    JudgeDecision,
    PieceWorker,
    Unfinished,
    whole_answer,
)
from bot.ai_workers.supervisor import CannotThink
from bot.analysis.jobs import AnalysisJob, AnalysisQueue
from bot.storage import analyses, shared_deals
from bot.storage.analyses import DealOfPlayer, DealPlace, PlayerError, kept_moments
from bot.storage.database.database import Database
from bot.storage.errors import StorageError
from bot.storage.log.replayed_deals import PastDeals, ReplayedDeal
from bot.storage.shared_deals import SharedDeal
from bot.storage.stats.deal_statistics import Role
from bot.tables.ports import Clock
from bot.tables.tasks import Tasks
from engine.actions import Action
from engine.contract import Contract
from engine.deal_record import DealRecord, write_record
from engine.players.agreements import agreed
from engine.players.analysis import Analysis, JudgedDecision, KeyMoment, Verdict
from engine.players.analysis.accuracy import accuracy
from engine.players.analysis.json_form import read, written
from engine.ruleset import RuleSet
from engine.seats import Seat, Team
from engine.variants import find_variant

logger = structlog.stdlib.get_logger(__name__)


class Analyst:
    """Analyses deals in the background, stores the results and counts them for the players."""

    def __init__(
        self, judges: PieceWorker, database: Database, deals: PastDeals, clock: Clock, tasks: Tasks
    ) -> None:
        self._judges = judges
        self._database = database
        self._deals = deals
        self._clock = clock
        self._tasks = tasks
        self._queue = AnalysisQueue()
        self._running: asyncio.Task[None] | None = None

    async def kept(self, code: str) -> Analysis | None:
        """The whole analysis of a deal as it is kept; None if it is to be made."""
        return self._read(code, await self._database.read(partial(analyses.kept, code=code)))

    async def moments(self, code: str) -> Analysis | None:
        """An analysis as far as it tells of the errors in it; None if there is none."""
        return self._read(code, await self._database.read(partial(kept_moments, code=code)))

    def _read(self, code: str, kept: str | None) -> Analysis | None:
        if kept is not None:
            try:
                return read(json.loads(kept))
            # One that is damaged is made again.
            except (ValueError, RecursionError) as error:
                logger.warning("a kept analysis cannot be read", deal=code, why=str(error))
        return None

    async def begin(
        self,
        deal: SharedDeal,
        record: DealRecord,
        user: int,
        *,
        later: bool = False,
        resting: bool = False,
    ) -> AnalysisJob:
        """Start or join the analysis of a deal for this person; TooManyAnalyses if it may not."""
        found = await self.kept(deal.code)
        if found is not None:
            return AnalysisJob(deal, len(found.decisions), found=found, over=True)
        job = self._queue.ask(AnalysisJob(deal, len(record.decisions()), later, resting), user)
        if self._running is None or self._running.done():
            self._running = self._tasks.spawn(self._run(), "analyses")
        return job

    async def begin_played(
        self,
        table_id: int,
        played: ReplayedDeal,
        guild: int,
        user: int,
        *,
        later: bool = False,
        resting: bool = False,
    ) -> AnalysisJob:
        """Start or join the analysis of a table's deal, which counts for those who played it.

        The deal gets its id; its players and the ``user`` who asks have seen it. ``guild``: the
        server in which it is asked for, 0 outside servers; Fenced if another process serves
        that one.
        """
        kept = played.kept
        record = record_of(played)
        line, now = str(record), self._clock.now()
        seen = {*played.players, user}
        deal = await self._database.write(
            lambda connection: shared_deals.share(connection, line, now, seen, imported=kept.given),
            exclusive=False,
            guild=guild,
        )
        job = await self.begin(deal, record, user, later=later, resting=resting)
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
                await self._database.write(count, exclusive=False, guild=guild)

    async def explain(
        self, line: str, number: int, best: Action
    ) -> tuple[JudgedDecision, KeyMoment]:
        """Judge one decision for somebody who waits, and show how it goes on after either.

        ``best`` is as good as any. CannotThink where that fails.
        """
        judged = await whole_answer(self._judges, JudgeDecision(line, number))
        if not isinstance(judged, JudgedDecision) or judged.fair is None:
            raise CannotThink("nobody can judge this decision")
        moment = await whole_answer(self._judges, FollowLines(line, judged, best))
        if not isinstance(moment, KeyMoment):
            raise CannotThink(f"{type(moment).__name__} is no line")
        return judged, moment

    def place(self, job: AnalysisJob) -> int:
        """The place in the queue of a job that has not ended, from 1."""
        return self._queue.place(job)

    async def _run(self) -> None:
        while self._queue:
            job = self._queue.next()
            began = self._clock.monotonic()
            try:
                answer = await self._judges.piece(job.question)
                job.begun = isinstance(answer, Unfinished)
                if isinstance(answer, JudgedDecision):
                    job.judged.append(answer)
                elif isinstance(answer, Analysis):
                    await self._put_together(job, answer)
            except (CannotThink, StorageError) as error:
                logger.warning("a deal was not analysed", deal=job.deal.code, why=str(error))
                job.failed = True
            except Exception:
                logger.exception("an analysis broke off", deal=job.deal.code)
                job.failed = True
            finally:
                if job.ended:
                    self._queue.end(job)
                if not job.begun or job.ended:
                    job.change()
            if job.resting:
                await self._clock.sleep(self._clock.monotonic() - began)

    async def _put_together(self, job: AnalysisJob, found: Analysis) -> None:
        whole = job.found is not None or not job.of
        job.found = found
        if whole:
            code, now = job.deal.code, self._clock.now()
            payload = json.dumps(written(found), separators=(",", ":"))
            # Of no server, and the same whoever keeps it.
            await self._database.write(
                lambda connection: analyses.keep(connection, code, payload, now), exclusive=False
            )
            while job.places:  # one may come meanwhile
                place, guild = job.places.popitem()
                await self._count(place, guild, job.deal, found)
            job.over = True


def record_of(played: ReplayedDeal) -> DealRecord:
    """The deal as its table's computers understood it, without the place where it was played."""
    kept, house = played.kept, played.kept.house
    said = agreed(house.rules, played.table.understanding)
    line = write_record(house.rules, house.options, kept.deal, kept.before.carry, said)
    return DealRecord.read(line, find_variant).renumbered()


def deals_of_players(found: Analysis, played: ReplayedDeal) -> Iterator[DealOfPlayer]:
    """Yield an analysis of the deal for each person who called or played in it."""
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
            errors=tuple(
                PlayerError(
                    number=one.number, kind=one.mistake, loss=one.fair.loss, points=one.fair.points
                )
                for one in own
                if one.verdict is Verdict.ERROR and one.fair is not None
            ),
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
