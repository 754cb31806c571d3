"""Assemble the bot: production, the demo and the tests all start from here."""

import asyncio
import random
import secrets
import time
from collections.abc import Callable
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

import structlog

from bot.ai_workers import AiWorkers, Budget
from bot.analysis.analyst import Analyst
from bot.analysis.batches import AnalysisBatches
from bot.analysis.usual_games import UsualGames
from bot.backups import Backups, plan_of, require_no_loss
from bot.client import ContreeBot, Services, use_api_address
from bot.cluster import Cluster, own_name
from bot.discord_api.requests import undoing
from bot.installation import VERSION, described
from bot.monitoring.endpoints import serve_metrics
from bot.monitoring.heartbeat import beat
from bot.monitoring.overload import LoadShedding
from bot.secrecy import Secrecy
from bot.settings import Settings
from bot.shared_plays.solo_deals import SoloDeals
from bot.storage.database.cluster import ClusterStore
from bot.storage.database.database import Database, file_of
from bot.storage.database.fence import HeldSlots, slots_of
from bot.storage.database.migrate import revisions_of
from bot.storage.errors import StorageError, StorageUnavailable
from bot.storage.log.replayed_deals import PastDeals
from bot.storage.log.table_log import SqlEventStore, SqlTableLog
from bot.storage.preferences import SqlPlayerPreferences
from bot.storage.ratings.past_games import SqlPastGames
from bot.storage.results.ladder_job import LadderJob
from bot.storage.results.outcomes import results_of
from bot.storage.results.rebuild import RESULTS, catch_up, keep_common_ladder, what_is_old
from bot.storage.results.voiding import Voiding
from bot.storage.stats.unfinished_games import UnfinishedGames
from bot.tables.pace import Pace
from bot.tables.ports import Clock, TableServices
from bot.tables.registry import Registry, TableLimits
from bot.tables.tasks import Tasks
from engine.dealing import Chance

logger = structlog.stdlib.get_logger(__name__)

TOLD_SECONDS = 5.0
"""The seconds between two lines about the progress."""


async def recompute_old_results(database: Database, folder: Path) -> None:
    """Recompute the results of an older version, before the bot connects.

    Progress is logged and the heartbeat goes on. A table whose log cannot be replayed keeps its
    results.
    """
    last = time.monotonic()

    def told(done: int, total: int) -> None:
        nonlocal last
        beat(folder)
        if time.monotonic() - last >= TOLD_SECONDS:
            last = time.monotonic()
            logger.info("recomputing results and ratings", done=done, total=total)

    rebuilt = await catch_up(database, results_of, told)
    if rebuilt is None:
        return
    logger.info("results and ratings recomputed", games=rebuilt.games)
    if rebuilt.broken:
        logger.warning("unreadable logs: their results are kept", tables=rebuilt.broken)


class WallClock:
    """The real clock."""

    def now(self) -> datetime:
        """The present moment, in UTC."""
        return datetime.now(UTC)

    def monotonic(self) -> float:
        """Seconds on the monotonic clock, as the event loop counts them."""
        return time.monotonic()

    async def sleep(self, seconds: float) -> None:
        """Wait."""
        await asyncio.sleep(seconds)


async def tell_start(settings: Settings, clock: Clock | None = None) -> None:
    """Log what starts, before anything can go wrong: the schema is the one that is found."""
    plan = plan_of(settings)
    logger.info(
        "the bot starts",
        version=described(),
        database=str(file_of(settings.database_url) or "PostgreSQL"),
        schema=await _schema_found(settings.database_url),
        newest_backup=Backups(plan, clock or WallClock()).told_age if plan else "not taken",
    )


async def _schema_found(url: str) -> str:
    file = file_of(url)
    if file is not None and not file.exists():
        return "new"
    database = Database.as_it_is(url)
    try:
        return ", ".join(await database.read(revisions_of)) or "new"
    except (StorageError, OSError):  # whoever opens it says what is wrong
        return "unreadable"
    finally:
        await database.close()


def create_bot(
    settings: Settings,
    *,
    clock: Clock | None = None,
    chance: Chance | None = None,
    seeds: Chance | None = None,
    delays: Callable[[], float] = random.random,
    compiling: Callable[[], None] = lambda: None,
) -> ContreeBot:
    """The whole bot, not yet connected; ``delays`` draws the random part of each pause.

    ``chance`` draws what tables deal, ``seeds`` the lists of deals that people play beside them.
    ``compiling`` is called, in another thread, when experts compile their search.
    """
    if settings.discord_api:
        use_api_address(settings.discord_api)
    clock = clock or WallClock()
    rng = chance or secrets.SystemRandom()
    budget = Budget(settings.thought_milliseconds, settings.patience_seconds)
    shedding = LoadShedding()
    # Computers draw from a generator of their own: no number of theirs tells of a deal's seed.
    ai_workers = AiWorkers(
        random.Random(rng.randrange(2**63)), budget, shedding=shedding, compiling=compiling
    )
    pace = Pace(settings.pace_seconds, settings.trick_seconds, delays, shedding)

    # Without shards, one process serves all servers.
    cluster: Cluster | None = None
    if settings.shards is not None and settings.shard_count is not None:
        links = ClusterStore(settings.database_url, own_name(), VERSION)
        cluster = Cluster(links, HeldSlots(), slots_of(settings.shards, settings.shard_count))

    async def open_services(bot: ContreeBot) -> Services:
        tasks = Tasks(foreseen)
        site = None
        if settings.metrics_port is not None:  # first, so that the rest of the start can be watched
            site = await serve_metrics(bot, settings.metrics_host, settings.metrics_port)
        await asyncio.to_thread(require_no_loss, settings)
        fence = cluster.held if cluster else None
        database = await Database.open(settings.database_url, fence=fence)
        await database.write(partial(keep_common_ladder, kept=settings.common_ladder))
        if cluster is None or await cluster.is_alone():
            await recompute_old_results(database, settings.data_dir)
        elif RESULTS in await database.read(what_is_old):
            # Everybody who plays would wait for it.
            logger.warning("results are out of date: stop all bots and run rebuild")
        store = SqlEventStore(database)
        limits = TableLimits(settings.tables_per_person, settings.tables_per_server)
        house = TableServices(
            log=SqlTableLog(store, clock.now, VERSION),
            screen=bot,
            computers=ai_workers,
            connection=bot.gateway_probe,
            preferences=SqlPlayerPreferences(database),
            past_games=SqlPastGames(database),
            clock=clock,
            chance=rng,
            pace=pace,
            tasks=tasks,
            time_factor=bot.preference_cache.time_factor,
        )
        backups = None
        if plan := plan_of(settings):
            backups = Backups(plan, clock)
            tasks.spawn(backups.keep(), "backups")
        elif settings.backup_folder:
            logger.warning("no backups are taken of PostgreSQL: use pg_dump")
        deals = PastDeals(database)
        analyst = Analyst(ai_workers, database, deals, clock, tasks)
        registry = Registry(house, limits)
        ladder_job = LadderJob(database, VERSION, clock.now, bot.serves)
        return Services(
            database=database,
            store=store,
            registry=registry,
            secrecy=Secrecy(database, store, registry, clock),
            deals=deals,
            unfinished_games=UnfinishedGames(database),
            analyst=analyst,
            batches=AnalysisBatches(analyst, database, deals, clock, tasks),
            solo_deals=SoloDeals(database, ai_workers, clock),
            seeds=seeds or rng,
            usual_games=UsualGames(ai_workers, deals),
            tasks=tasks,
            voiding=Voiding(database, ladder_job),
            ladder_job=ladder_job,
            backups=backups,
            metrics_site=site,
        )

    return ContreeBot(
        settings=settings,
        clock=clock,
        ai_workers=ai_workers,
        shedding=shedding,
        open_services=open_services,
        cluster=cluster,
    )


def foreseen(error: Exception) -> bool:
    """Whether an error is no fault of the bot: the database or Discord is away."""
    return isinstance(error, StorageUnavailable) or undoing(error) is not None
