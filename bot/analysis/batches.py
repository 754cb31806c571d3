"""Analyse a player's latest deals one by one, after all other analyses.

Deals of those who have opened an analysis once are analysed by themselves after each game.
"""

import asyncio
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from datetime import timedelta
from functools import partial

import structlog

from bot.analysis.analyst import Analyst
from bot.analysis.jobs import AnalysisFailed, TooManyAnalyses
from bot.storage.analyses import (
    DealPlace,
    played_for_self_analysis,
    self_analysed_since,
)
from bot.storage.database.database import Database
from bot.storage.errors import StorageError, UnreplayableLog
from bot.storage.log.replayed_deals import PastDeals
from bot.storage.stats.history import Selection
from bot.storage.stats.player_accuracy import waiting_deals
from bot.tables.ports import Clock
from bot.tables.tasks import Tasks

logger = structlog.stdlib.get_logger(__name__)

MOST_DEALS = 20
"""Deals in one batch: a minute or two of an idle processor."""

MOST_A_DAY, A_DAY = 40, timedelta(days=1)
"""Deals of a person that are analysed by themselves in a day, and how old they may be."""


@dataclass(eq=False, slots=True)
class AnalysisBatch:
    """The analyses of a player's deals that are in progress, and how many are done.

    ``asked`` are the deals that wait because they pressed for them, ``resting`` those that nobody
    asked for and that come after; each with the server for which it is analysed. ``current`` is
    being analysed. ``readers`` are the messages that show the progress, by the press that asked
    last.
    """

    asked: dict[DealPlace, int] = field(default_factory=dict)
    resting: dict[DealPlace, int] = field(default_factory=dict)
    current: DealPlace | None = None
    done: int = 0
    over: bool = False
    readers: dict[int, int] = field(default_factory=dict)
    _changed: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def of(self) -> int:
        """The number of its deals, done or not."""
        return self.done + (self.current is not None) + len(self.asked) + len(self.resting)

    def add(self, places: Iterable[DealPlace], guild: int, *, resting: bool) -> None:
        """Let these deals wait too, unless they do."""
        for place in places:
            if place == self.current or place in self.asked:
                continue
            if resting:
                self.resting.setdefault(place, guild)
            else:
                self.resting.pop(place, None)
                self.asked[place] = guild

    async def changed(self) -> None:
        """Wait until one more deal is done."""
        await self._changed.wait()

    async def ended(self) -> None:
        """Wait until no more is done."""
        while not self.over:
            await self.changed()

    def change(self) -> None:
        """Wake everybody who waits for progress."""
        self._changed.set()
        self._changed.clear()


class AnalysisBatches:
    """At most one batch per player: what is wanted while it is in progress is added to it."""

    def __init__(
        self, analyst: Analyst, database: Database, deals: PastDeals, clock: Clock, tasks: Tasks
    ) -> None:
        self._analyst = analyst
        self._database = database
        self._deals = deals
        self._clock = clock
        self._tasks = tasks
        self._batches: dict[int, AnalysisBatch] = {}
        self._failed: set[DealPlace] = set()

    def of_player(self, user: int) -> AnalysisBatch | None:
        """The player's batch in progress."""
        return self._batches.get(user)

    async def begin(self, user: int, chosen: Selection, guild: int) -> None:
        """Analyse their latest deals of these games, if there are any: they asked for it.

        ``guild``: the server in which they ask for it, 0 outside servers.
        """
        await self._begin(user, chosen, guild, MOST_DEALS, resting=False)

    async def begin_own(self, user: int, guild: int) -> None:
        """Analyse their deals of today on a server, if they want that done by itself."""
        left = await self._left_today(user)
        if left > 0:
            chosen = Selection(guild_id=guild, since=self._clock.now() - A_DAY)
            await self._begin(user, chosen, guild, left, resting=True)

    async def missed(self, guilds: Sequence[int]) -> tuple[tuple[int, int], ...]:
        """The people whose deals of today on these servers are due, each after their server.

        Some may have nothing left to analyse.
        """
        since = self._clock.now() - A_DAY
        return await self._database.read(
            partial(played_for_self_analysis, guilds=guilds, since=since)
        )

    async def _left_today(self, user: int) -> int:
        """The number of their deals that may still be analysed unasked today; 0 if unwanted."""
        since = self._clock.now() - A_DAY
        done = await self._database.read(partial(self_analysed_since, user=user, since=since))
        return 0 if done is None else MOST_A_DAY - done

    async def _begin(
        self, user: int, chosen: Selection, guild: int, most: int, *, resting: bool
    ) -> None:
        limit = most + len(self._failed)
        waiting = await self._database.read(
            partial(waiting_deals, chosen=chosen, user_id=user, limit=limit)
        )
        places = [place for place in waiting.latest if place not in self._failed][:most]
        batch = self._batches.get(user)
        if batch is None and places:
            batch = self._batches[user] = AnalysisBatch()
            self._tasks.spawn(self._run(user, batch), "analyses of a player")
        if batch is not None:
            batch.add(places, guild, resting=resting)

    async def _run(self, user: int, batch: AnalysisBatch) -> None:
        try:
            while batch.asked or batch.resting:
                # A day's deals are also analysed for others who played them, or by a press.
                if not batch.asked and await self._left_today(user) <= 0:
                    batch.resting.clear()
                    continue
                resting = not batch.asked
                waiting = batch.resting if resting else batch.asked
                batch.current = place = next(iter(waiting))
                await self._analyse(user, place, waiting.pop(place), resting=resting)
                batch.current = None
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
