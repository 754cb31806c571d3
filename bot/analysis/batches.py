"""Analyse a player's latest deals one by one, after all other analyses.

Deals of those who have opened an analysis once are analysed by themselves after each game.
"""

import asyncio
from collections.abc import Collection
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from functools import partial

import structlog

from bot.analysis.analyst import Analyst
from bot.analysis.jobs import AnalysisFailed, TooManyAnalyses
from bot.storage.analyses import DealPlace, analysed_since, self_analysing
from bot.storage.database.database import Database
from bot.storage.errors import StorageError, UnreplayableLog
from bot.storage.log.replayed_deals import PastDeals
from bot.storage.stats.history import Selection
from bot.storage.stats.player_accuracy import waiting_deals
from bot.tables.tasks import Tasks

logger = structlog.stdlib.get_logger(__name__)

MOST_DEALS = 20
"""Deals in one batch: a minute or two of an idle processor."""

MOST_A_DAY, A_DAY = 40, timedelta(days=1)
"""Deals of a person that are analysed by themselves in a day, and how old they may be."""


@dataclass(eq=False, slots=True)
class AnalysisBatch:
    """The analysis of a player's latest deals: how many are done, out of how many.

    ``readers`` are the messages that show the progress, by the press that asked last.
    """

    of: int
    resting: bool = False
    done: int = 0
    over: bool = False
    readers: dict[int, int] = field(default_factory=dict)
    _changed: asyncio.Event = field(default_factory=asyncio.Event)

    async def changed(self) -> None:
        """Wait until one more deal is done."""
        await self._changed.wait()

    def change(self) -> None:
        """Wake everybody who waits for progress."""
        self._changed.set()
        self._changed.clear()


class AnalysisBatches:
    """At most one batch per player: asking again joins the one in progress."""

    def __init__(
        self, analyst: Analyst, database: Database, deals: PastDeals, tasks: Tasks
    ) -> None:
        self._analyst = analyst
        self._database = database
        self._deals = deals
        self._tasks = tasks
        self._batches: dict[int, AnalysisBatch] = {}
        self._failed: set[DealPlace] = set()

    def of_player(self, user: int) -> AnalysisBatch | None:
        """The player's batch in progress."""
        return self._batches.get(user)

    async def begin_own(self, users: Collection[int], guild: int, now: datetime) -> None:
        """Start a batch of the deals of today for those of these people who want that.

        ``guild``: the server on which they have played.
        """
        since = now - A_DAY
        wanting = await self._database.read(partial(self_analysing, users=users))
        for user in wanting:
            done = await self._database.read(partial(analysed_since, user=user, since=since))
            if done < MOST_A_DAY:
                chosen = Selection(guild_id=guild, since=since)
                await self.begin(user, chosen, guild, most=MOST_A_DAY - done, resting=True)

    async def begin(
        self,
        user: int,
        chosen: Selection,
        guild: int,
        *,
        most: int | None = None,
        resting: bool = False,
    ) -> None:
        """Start a batch of their latest deals of these games, if there are any and none runs.

        ``guild``: the server in which they ask for it, 0 outside servers. ``most``: how many, where
        not as many as may be asked for at once. ``resting``: nobody has asked for it.
        """
        most = MOST_DEALS if most is None else most
        limit = most + len(self._failed)
        waiting = await self._database.read(
            partial(waiting_deals, chosen=chosen, user_id=user, limit=limit)
        )
        places = [place for place in waiting.latest if place not in self._failed][:most]
        if user not in self._batches and places:
            batch = self._batches[user] = AnalysisBatch(len(places), resting=resting)
            self._tasks.spawn(self._run(user, batch, places, guild), "analyses of a player")

    async def _run(
        self, user: int, batch: AnalysisBatch, places: list[DealPlace], guild: int
    ) -> None:
        try:
            for place in places:
                await self._analyse(user, place, guild, resting=batch.resting)
                batch.done += 1
                batch.change()
        except (TooManyAnalyses, StorageError) as error:
            logger.info("a player's deals are not analysed further", why=str(error))
        finally:
            batch.over = True
            del self._batches[user]
            batch.change()

    async def _analyse(self, user: int, place: DealPlace, guild: int, *, resting: bool) -> None:
        """Analyse one deal that they played and may be shown."""
        try:
            for played in await self._deals.of_game(place.table_id, place.game):
                if played.kept.deal.number == place.deal and user in played.players:
                    job = await self._analyst.begin_played(
                        place.table_id, played, guild, user, later=True, resting=resting
                    )
                    await job.result()
                    return
        except (AnalysisFailed, UnreplayableLog) as error:
            logger.info("a deal of a player was not analysed", why=str(error))
        self._failed.add(place)
