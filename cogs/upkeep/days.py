"""Chooses the deals of the day, judges what was played, and posts them where servers want it.

Whatever is due is found in what is stored, at each look: after a crash nothing is missed, and after
a double start nothing comes twice.
"""

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from datetime import date, datetime, time, timedelta
from functools import partial
from zoneinfo import ZoneInfo

import discord
import structlog

from bot.ai_workers.supervisor import CannotThink
from bot.discord_api.requests import REQUEST_ERRORS, is_closed_channel, log_facts, nonce_for
from bot.local_time import bounds, day_of, instant, zone_or
from bot.monitoring.metrics import DAYS_CHOSEN
from bot.shared_plays.choice import candidate
from bot.shared_plays.marks import Ranked
from bot.shared_plays.rehearsal import GAME
from bot.storage import day_posts, shared_plays
from bot.storage.database.schema import EVERYWHERE
from bot.storage.day_posts import DayPost
from bot.storage.errors import DamagedRow
from bot.storage.preferences import hidden_among
from bot.storage.shared_plays import OpenDeal, SoloPlay
from cogs.server_preferences import preferences_on, words_of_server
from cogs.today.controls import WhichLeaderboard
from cogs.today.pages import STEPS, DayLeaderboard, day_post
from cogs.today.presses import ranks_of, week_ranks
from cogs.ui.access import post_channel, post_trouble
from cogs.ui.background import PeriodicTask, contained
from cogs.ui.delivery.posts import OwnPost, post_once
from cogs.ui.replies import mention
from engine.fairness import new_seed
from engine.variants import find_variant

logger = structlog.stdlib.get_logger(__name__)

MONDAY, ONE_WEEK = 0, timedelta(days=7)

CHOSEN_AT = time(3)
"""The hour at which the next day's deal is chosen, while nobody plays."""

LAST_CALL = timedelta(minutes=15)
"""From then on before midnight the next day is given a deal whatever happens: it opens on time."""

MOST_SECONDS = 300.0
"""The longest that somebody waits for a choice; then the first deal of the list is taken."""


class Days(PeriodicTask):
    """The deals of the day, from their choice to their post."""

    every = timedelta(minutes=1)

    async def look(self) -> None:
        """See to what is due."""
        database, now = self._bot.services.database, self._bot.clock.now()
        if not self._bot.settings.daily_deal:
            return
        alone = self._bot.serves(EVERYWHERE)  # of several processes one does what is for all
        if alone:
            zone = zone_or(None, self._bot.settings.zone)
            today = day_of(now, zone)
            await self._give(today, waits=True)
            tomorrow = today + timedelta(days=1)
            if now >= instant(tomorrow, time(), zone) - LAST_CALL:
                await self._give(tomorrow, waits=True)
            elif now >= instant(today, CHOSEN_AT, zone):
                await self._give(tomorrow, waits=False)
        try:
            deal = await database.read(partial(shared_plays.day_at, now=now))
        except DamagedRow as error:  # what was played on other days is judged all the same
            logger.warning("the deal of this day cannot be read", why=str(error))
            deal = None
        if deal is not None and not deal.outdated:
            await self._post(deal, now)
        if alone and deal is not None:
            await database.write(partial(shared_plays.note_presence, deal=deal, now=now))
        if alone:
            await self._judge(now)

    async def _give(self, day: date, *, waits: bool) -> None:
        """Give a day its deal, unless it has one; if people wait for it, whatever happens."""
        services, zone = self._bot.services, zone_or(None, self._bot.settings.zone)
        if await services.database.read(partial(shared_plays.has_day, day=day)):
            return
        seed = new_seed(services.seeds)
        try:
            # Tomorrow's deal may take all night, today's may not: people wait for it.
            async with asyncio.timeout(MOST_SECONDS if waits else None):
                chosen = await services.solo_deals.choose(GAME, seed)
        except (CannotThink, TimeoutError) as error:
            logger.warning("no deal of the day could be chosen", day=str(day), why=str(error))
            if not waits:
                return
            chosen = candidate(find_variant(GAME), seed, 0)
        await services.database.write(
            partial(
                shared_plays.add_day, day=day, bounds=bounds(day, zone), seed=seed, chosen=chosen
            )
        )
        how = "rule" if chosen.passed else "best" if chosen.tried else "unseen"
        DAYS_CHOSEN.labels(how).inc()
        logger.info("the deal of a day is chosen", day=str(day), drawn=chosen.number, how=how)

    async def _judge(self, now: datetime) -> None:
        """Judge what nobody judges: the bot ended after the last card, or no expert was there."""
        for play in await self._bot.services.database.read(partial(shared_plays.unjudged, now=now)):
            with contained("a deal of the day could not be judged", day=play.shared_play):
                if not await self._judged(play):
                    return

    async def _judged(self, play: SoloPlay) -> bool:
        """Whether a play was judged; False while no expert is there."""
        solo, database = self._bot.services.solo_deals, self._bot.services.database
        deal = await database.read(partial(shared_plays.deal_of, shared_play=play.shared_play))
        # By other rules its line may mean something else.
        if deal is None or deal.outdated:
            await database.write(partial(shared_plays.judge, play=play, squares="", accuracy=None))
            return True
        try:
            await solo.judge(play)
        except CannotThink as error:
            logger.info("a deal of the day is judged later", why=str(error))
            return False
        return True

    async def _post(self, deal: OpenDeal, now: datetime) -> None:
        database = self._bot.services.database
        for post in await database.read(partial(day_posts.day_posts_due, today=deal.day)):
            if not self._bot.serves(post.guild) or self._bot.get_guild(post.guild) is None:
                continue
            with contained("a deal of the day could not be posted", guild=post.guild):
                chosen = await preferences_on(self._bot, post.guild)
                zone = zone_or(chosen.zone, self._bot.settings.zone)
                since = _hour_in(deal, post.hour, zone)
                if since <= now:
                    await self._post_on(post, deal, since, now)

    async def _post_on(self, post: DayPost, deal: OpenDeal, since: datetime, now: datetime) -> None:
        """Post it once, due at ``since``; what could not be posted is tried again in a minute.

        Discord is not asked about a channel that is gone or closed: the settings say so, and the
        day is posted once the channel is open again.
        """
        bot, guild, database = self._bot, post.guild, self._bot.services.database
        say = await words_of_server(bot, guild)
        where = post_channel(bot, guild, post.channel or 0)
        if where is None or post_trouble(bot, guild, post.channel or 0, say):
            logger.debug("a deal of the day cannot be posted where it is wanted", guild=guild)
            return
        before = await database.read(partial(shared_plays.day_before, deal=deal))
        podium = None if before is None or before.outdated else await self._podium(guild, before)
        watchers = await database.read(partial(day_posts.watchers_of, guild=guild))
        called = " ".join(mention(user, say) for user in watchers)
        week = await self._week(guild, deal)
        view = day_post(deal, before, podium, called, say, week)
        nonce = nonce_for("day", deal.number, guild)
        try:
            shown = OwnPost(view=view, nonce=nonce, since=since, users=watchers)
            await post_once(bot, where, shown, now)
        except REQUEST_ERRORS as error:
            logger.warning("a deal of the day could not be posted", guild=guild, **log_facts(error))
            # In a closed channel it counts as posted: to be refused each minute would add to what
            # Discord shuts an address out for.
            if not (isinstance(error, discord.HTTPException) and is_closed_channel(error)):
                return
        else:
            logger.info("day posted", guild=guild, day=str(deal.day))
        await database.write_for(
            guild, partial(day_posts.mark_day_posted, guild=guild, today=deal.day)
        )

    async def _podium(self, guild: int, before: OpenDeal) -> DayLeaderboard:
        """The first three of a server on the day before."""
        plays = await self._plays_on(guild, (before,))
        leaderboard = await self._leaderboard(before, WhichLeaderboard.HERE, ranks_of(plays))
        return replace(leaderboard, plays={each.user: each for each in plays})

    async def _week(self, guild: int, deal: OpenDeal) -> DayLeaderboard | None:
        """The first three of a server in the week that has just ended, if several played."""
        if deal.day.weekday() != MONDAY:
            return None
        week = partial(shared_plays.days_since, first=deal.day - ONE_WEEK, end=deal.day)
        days = await self._bot.services.database.read(week)
        current = [day for day in days if not day.outdated]
        ranks = week_ranks(await self._plays_on(guild, current))
        return (
            await self._leaderboard(deal, WhichLeaderboard.WEEK, ranks) if len(ranks) > 1 else None
        )

    async def _plays_on(self, guild: int, days: Sequence[OpenDeal]) -> tuple[SoloPlay, ...]:
        """The plays that people of a server finished in time on these days."""
        numbers = [day.shared_play for day in days]
        plays, here = await self._bot.services.database.read(
            lambda connection: (
                shared_plays.ranked_plays(connection, numbers),
                shared_plays.players_of(connection, guild),
            )
        )
        return tuple(each for each in plays if each.user in here)

    async def _leaderboard(
        self, deal: OpenDeal, which: WhichLeaderboard, ranks: tuple[Ranked, ...]
    ) -> DayLeaderboard:
        first = {each.user for each in ranks if each.rank <= STEPS}
        hidden = await self._bot.services.database.read(partial(hidden_among, users=first))
        named = frozenset(first - hidden)
        return DayLeaderboard(deal=deal, which=which, ranks=ranks, reader=0, named=named)


def _hour_in(deal: OpenDeal, hour: int, zone: ZoneInfo) -> datetime:
    """When clocks of a server first show this hour while the deal runs."""
    day = day_of(deal.opens_at, zone)
    at = instant(day, time(hour), zone)
    return at if at >= deal.opens_at else instant(day + timedelta(days=1), time(hour), zone)
