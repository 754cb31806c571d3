"""The steps that the bot takes for an evening by itself, each once."""

import asyncio
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from functools import partial
from zoneinfo import ZoneInfo

import discord
import structlog
from discord import ui

from bot.client import ContreeBot
from bot.discord_api.requests import REQUEST_ERRORS, is_closed_channel, log_facts
from bot.evenings import (
    EMPTY_WEEKS,
    MOST_MENTIONS,
    REMINDED_BEFORE,
    Coming,
    DueStep,
    Evening,
    EveningStage,
    Guest,
    WhyPaused,
    is_over,
)
from bot.local_time import day_of, zone_or
from bot.monitoring.metrics import EVENING_STEPS, EVENINGS_PAUSED
from bot.shared_plays.rounds import ROUNDS
from bot.storage import evenings as rows
from bot.storage.challenges import CHALLENGE
from bot.storage.evenings import EveningId, EveningSeat
from bot.storage.posts import KeptPost, keep_post
from bot.storage.preferences import unreminded
from bot.tables.ports import Clock
from bot.tables.table import Stage
from cogs.challenges.pages import post_page
from cogs.challenges.showing import shown_on
from cogs.evenings.messages import EveningMessages, nonce_of, start_of
from cogs.evenings.pages import (
    after_page,
    gathering_page,
    heading,
    reminder_page,
    tables_page,
)
from cogs.evenings.rounds import EveningRounds
from cogs.evenings.seating import EveningSeating
from cogs.evenings.tables import EveningTables
from cogs.server_preferences import preferences_on, tables_elsewhere, words_of_server
from cogs.ui.access import post_channel, post_trouble
from cogs.ui.background import contained
from cogs.ui.delivery.posts import OwnPost
from cogs.ui.layout import notice
from cogs.ui.replies import Refused

logger = structlog.stdlib.get_logger(__name__)

MOST_STEPS = 5
"""More steps are never due at once."""

MOST_MENTIONED = 100
"""The most people that Discord lets one message mention."""


MOST_DRAFTS = 100
"""Refused windows that are remembered."""


class EveningSteps:
    """Sees to the evenings of all servers; whatever is to be done is found from rows."""

    def __init__(self, bot: ContreeBot) -> None:
        self._bot = bot
        self.clock: Clock = bot.clock
        self._turns: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)
        self.drafts: dict[tuple[int, int], Mapping[str, str]] = {}
        """What people have typed that was refused, by server and person: a restart forgets it."""
        self.tables = EveningTables(bot)
        self.messages = EveningMessages(bot, self.tables, self._now)
        self.rounds = EveningRounds(bot, self.tables, self._now)
        self.seating = EveningSeating(bot, self.tables, self.rounds, self.messages)

    def _now(self) -> datetime:
        return self.clock.now()

    def turn(self, number: int) -> asyncio.Lock:
        """Held by whatever changes an evening: presses and steps come one after the other."""
        return self._turns[number]

    async def passed(self, number: int) -> None:
        """Wait until nothing changes an evening: forty tables take longer than Discord waits."""
        async with self.turn(number):
            pass

    def note_draft(self, guild: int, user: int, typed: Mapping[str, str]) -> None:
        """Keep what somebody has typed, so that they need not type it again."""
        self.drafts.pop((guild, user), None)
        self.drafts[guild, user] = typed
        while len(self.drafts) > MOST_DRAFTS:
            del self.drafts[next(iter(self.drafts))]

    async def zone_of(self, guild: int) -> ZoneInfo:
        """The time zone of a server."""
        chosen = await preferences_on(self._bot, guild)
        return zone_or(chosen.zone, self._bot.settings.zone)

    async def find(self, number: int) -> Evening | None:
        """The evening of this number, as it is stored."""
        return await self._bot.services.database.read(partial(rows.find, number=number))

    async def keep(self, kept: Evening) -> int:
        """Store an evening, new if its number is 0; its number."""
        return await self._bot.services.database.write_for(
            kept.guild_id, partial(rows.keep, kept=kept)
        )

    async def note(self, kept: Evening, noting: Callable[..., None]) -> None:
        """Store what somebody says about its evening: ``noting`` gets the evening and the time."""
        noted = partial(noting, evening=EveningId.of(kept), now=self.clock.now())
        await self._bot.services.database.write_for(kept.guild_id, noted)

    # By the clock.

    async def look(self) -> None:
        """Do whatever is due on the servers that this process serves."""
        for kept, chosen in await self._bot.services.database.read(rows.running):
            guild = self._bot.get_guild(kept.guild_id)
            # In an outage nothing is known of channels: what is due waits, and none is paused.
            if guild is None or guild.unavailable or not self._bot.serves(kept.guild_id):
                continue
            with contained("an evening could not be seen to", evening=kept.id):
                async with self.turn(kept.id):
                    await self._see_to(kept.id, zone_or(chosen, self._bot.settings.zone))

    async def channel_gone(self, guild: int, channel: int) -> None:
        """Pause what takes place in a channel that was deleted."""
        for kept in await self._bot.services.database.read(partial(rows.of_guild, guild=guild)):
            if kept.channel_id == channel and not kept.paused and self._bot.serves(guild):
                async with self.turn(kept.id):
                    await self._pause(kept, WhyPaused.CHANNEL)

    async def see_to(self, kept: Evening) -> None:
        """Do at once what is due after a change; the caller holds its turn."""
        await self._see_to(kept.id, await self.zone_of(kept.guild_id))

    async def _see_to(self, number: int, zone: ZoneInfo) -> None:
        kept = await self.find(number)
        try:
            for _ in range(MOST_STEPS):
                step = kept.due(self.clock.now(), zone) if kept and not kept.paused else None
                if kept is None or step is None:
                    break
                say = await words_of_server(self._bot, kept.guild_id)
                where = post_channel(self._bot, kept.guild_id, kept.channel_id)
                trouble = post_trouble(self._bot, kept.guild_id, kept.channel_id, say)
                if where is None or trouble or await self._is_elsewhere(kept):
                    await self._pause(kept, WhyPaused.CHANNEL)
                    return
                await self._do(step, kept, where, zone)
                EVENING_STEPS.labels(step).inc()
                what = {"evening": number, "guild": kept.guild_id, "step": step.value}
                logger.info("evening posted", **what)
                kept = await self.find(number)
            if kept and not kept.paused:
                await self._go_on(kept, zone)
        except REQUEST_ERRORS as error:
            closed = isinstance(error, discord.HTTPException) and is_closed_channel(error)
            if kept and closed:
                await self._pause(kept, WhyPaused.CHANNEL)
            # What is not done is still due in a minute.
            logger.warning("an evening could not be seen to", evening=number, **log_facts(error))

    async def _is_elsewhere(self, kept: Evening) -> bool:
        """Whether the server lets no table open in the channel of an evening."""
        guild, channel = kept.guild_id, kept.channel_id
        chosen = await preferences_on(self._bot, guild)
        return tables_elsewhere(self._bot, guild, channel, chosen) is not None

    async def _pause(self, kept: Evening, reason: WhyPaused) -> None:
        logger.info("an evening pauses", evening=kept.id, reason=reason.value)
        EVENINGS_PAUSED.labels(reason).inc()
        await self.keep(replace(begun_anew(kept), paused=reason))

    async def _do(
        self, step: DueStep, kept: Evening, where: discord.TextChannel, zone: ZoneInfo
    ) -> None:
        match step:
            case DueStep.ANNOUNCE:
                announced = replace(kept, stage=EveningStage.ANNOUNCED, starts_at=kept.start(zone))
                card = await self.messages.post_card(announced, where)
                await self.keep(replace(announced, card_id=card))
            case DueStep.REMIND:
                await self._remind(kept, where)
            case DueStep.GATHER:
                await self._gather(kept, where, zone)
            case DueStep.SEAT:
                await self.seat(kept)
            case DueStep.SKIP if kept.weekly:
                await self._advance(kept, zone)
            case DueStep.APOLOGISE | DueStep.SKIP:
                await self._apologise(kept, where, zone)

    async def _remind(self, kept: Evening, where: discord.TextChannel) -> None:
        guests = await self._still_here(kept, where.guild)
        kept = replace(kept, card_id=await self.messages.redrawn_card(kept, where))
        reminded = replace(kept, stage=EveningStage.REMINDED)
        if not any(guest.coming in {Coming.YES, Coming.MAYBE} for guest in guests):
            await self.keep(reminded)
            return
        say = await words_of_server(self._bot, kept.guild_id)
        start = start_of(reminded)
        view = reminder_page(reminded, start, guests, say)
        await self._post(reminded, where, view, guests, start - REMINDED_BEFORE)

    async def _still_here(self, kept: Evening, guild: discord.Guild) -> tuple[Guest, ...]:
        """Who has answered and is on the server still; the answers of the others are deleted."""
        guests = await self.messages.guests(kept)
        gone = set[int]()
        for guest in guests:
            try:
                # Without the members intent Discord has to be asked about each person (ADR 9).
                await guild.fetch_member(guest.user)
            except discord.NotFound:
                gone.add(guest.user)
            except REQUEST_ERRORS as error:
                logger.info("a guest could not be looked for", **log_facts(error))
        if not gone:
            return guests
        forget = partial(rows.forget_answers, evening=EveningId.of(kept), users=gone)
        await self._bot.services.database.write_for(kept.guild_id, forget)
        return tuple(guest for guest in guests if guest.user not in gone)

    async def _gather(self, kept: Evening, where: discord.TextChannel, zone: ZoneInfo) -> None:
        guests = await self._still_here(kept, where.guild)
        kept = await self._reminded(kept, where)
        # A new message in place of the reminder: an edit pings nobody.
        await self.messages.withdraw(where, kept.notice_id)
        if not any(guest.coming in {Coming.YES, Coming.MAYBE} for guest in guests):
            await self._end(replace(kept, notice_id=None), zone)
            return
        now = self.clock.now()
        gathering = replace(kept, stage=EveningStage.GATHERING, gathered_at=now)
        say = await words_of_server(self._bot, kept.guild_id)
        view = gathering_page(gathering, now, guests, say)
        gathering = await self._post(gathering, where, view, guests, start_of(gathering))
        await self.messages.draw_card(gathering)

    async def _post(
        self,
        kept: Evening,
        where: discord.TextChannel,
        view: ui.LayoutView,
        guests: Sequence[Guest],
        since: datetime,
    ) -> Evening:
        """Post a message that mentions who comes, due at ``since``, and store both together.

        People are mentioned as often as they want, and not too often.
        """
        coming = [guest.user for guest in guests if guest.coming is Coming.YES]
        quiet = await self._bot.services.database.read(
            lambda connection: (
                unreminded(connection, coming)
                | rows.mentioned_lately(connection, EveningId.of(kept), MOST_MENTIONS)
            )
        )
        may_ping = self._bot.preference_cache.may_ping
        users = [user for user in coming if user not in quiet and may_ping(user, kept.guild_id)]
        users = users[:MOST_MENTIONED]
        nonce = nonce_of(kept, kept.stage, kept.starts_at)
        post = OwnPost(view=view, nonce=nonce, since=since, users=users)
        sent = await self.messages.post(kept, where, post)
        return await self._keep_mentioning(replace(kept, notice_id=sent), users)

    async def _keep_mentioning(self, kept: Evening, users: Iterable[int]) -> Evening:
        store = partial(rows.keep_mentioning, kept=kept, users=users, now=self.clock.now())
        await self._bot.services.database.write_for(kept.guild_id, store)
        return kept

    async def _reminded(self, kept: Evening, where: discord.TextChannel) -> Evening:
        """The evening; with its reminder, if the bot died before it stored that one."""
        reminder = await self.messages.lost_reminder(kept, where)
        if reminder is None:
            return kept
        reminded = replace(kept, stage=EveningStage.REMINDED, notice_id=reminder.id)
        called = {user.id for user in reminder.mentions}
        # Of those alone who have a row: whoever has erased themselves since gets none.
        guests = await self.messages.guests(kept)
        return await self._keep_mentioning(reminded, [g.user for g in guests if g.user in called])

    async def seat(self, kept: Evening) -> None:
        """Make the tables of those who are there, and open them; the caller holds the turn."""
        guests = await self.messages.guests(kept)
        arrived = [
            guest.user
            for guest in guests
            if guest.here_at and not self.tables.playing_at(kept.guild_id, guest.user)
        ]
        if not arrived:
            await self._end(kept, await self.zone_of(kept.guild_id))
            return
        if kept.same_deals:
            await self.rounds.call_out(kept)
        await self.seating.seat_anew(replace(kept, stage=EveningStage.SEATED), arrived, guests)

    async def _apologise(self, kept: Evening, where: discord.TextChannel, zone: ZoneInfo) -> None:
        say, start = await words_of_server(self._bot, kept.guild_id), kept.start(zone)
        following = self._following(kept, zone)
        line = say("evening-missed", title=heading(kept))
        if following:
            line += " " + say("evening-next", when=discord.utils.format_dt(following, "F"))
        nonce = nonce_of(kept, "missed", start)
        post = OwnPost(view=notice(line), nonce=nonce, since=start)
        await self.messages.post(kept, where, post)
        kept = await self._reminded(kept, where)
        await self.messages.withdraw(where, kept.notice_id)
        await self.messages.close_card(kept, "evening-card-missed")
        await self._advance(kept, zone)

    def _following(self, kept: Evening, zone: ZoneInfo) -> datetime | None:
        if not kept.weekly:
            return None
        return self._next_evening(kept, zone).start(zone)

    def _next_evening(self, kept: Evening, zone: ZoneInfo) -> Evening:
        return replace(begun_anew(kept), day=kept.next_day(self.clock.now(), zone))

    async def _advance(self, kept: Evening, zone: ZoneInfo) -> None:
        """Go on to the next evening; what takes place once goes with all that belongs to it."""
        database, today = self._bot.services.database, day_of(self.clock.now(), zone)
        self.messages.forget(kept)
        if not kept.weekly:
            await database.write_for(kept.guild_id, partial(rows.forget, number=kept.id))
            return
        following = self._next_evening(kept, zone)
        store = partial(rows.move_on, kept=following, today=today)
        await database.write_for(kept.guild_id, store)

    async def postpone(self, kept: Evening) -> datetime:
        """Put an evening off: to the next week, or what takes place once to the next day."""
        zone = await self.zone_of(kept.guild_id)
        await self.messages.call_off(kept, "evening-card-postponed")
        if kept.weekly:
            following = self._next_evening(kept, zone)
        else:
            following = replace(begun_anew(kept), day=kept.day + timedelta(days=1))
        await self.keep(following)
        return following.start(zone)

    # While the evening is near or going on.

    async def _go_on(self, kept: Evening, zone: ZoneInfo) -> None:
        match kept.stage:
            case EveningStage.ANNOUNCED | EveningStage.REMINDED | EveningStage.GATHERING:
                await self.messages.draw_card(kept)
                await self.messages.draw_notice(kept)
            case EveningStage.SEATED if kept.same_deals:
                await self._play_together(kept, zone)
            case EveningStage.SEATED:
                await self.tables.serve_waiting(kept, self.clock.now())
                await self.seating.open_tables(kept, again=True)
                tables = await self._tables_of(kept)
                read = partial(rows.games_at, tables=tables)
                played = await self._bot.services.database.read(read)
                stages = self.tables.stages(tables)
                if is_over(
                    start_of(kept),
                    played[-1].ended if played else None,
                    self.clock.now(),
                    playing=Stage.PLAYING in stages,
                    open_tables=bool(stages),
                ):
                    await self._end(kept, zone)
            case EveningStage.WAITING:
                pass

    async def _play_together(self, kept: Evening, zone: ZoneInfo) -> None:
        """See to an evening of compared tables: late comers, tables, the next round, its end."""
        for each in await self.messages.seats(kept):
            if not each.sat.table and not await self.rounds.take_seat(kept, each.sat.user):
                break
        await self.seating.open_tables(kept, again=True)
        state = await self.rounds.now(kept)
        ends = state is None or not state.challenge.is_open(state.now)
        if state is not None and not ends and not state.challenge.has_other_rules:
            if not state.is_over:
                return
            await self.rounds.end_round(kept, state)
            if state.people and state.round.number < ROUNDS:
                guests = await self.messages.guests(kept)
                await self.seating.seat_anew(kept, state.people, guests)
                return
        await self._end(kept, zone)

    async def people_there(self, kept: Evening, seats: Sequence[EveningSeat]) -> Sequence[int]:
        """The people who are still there."""
        state = await self.rounds.now(kept) if kept.same_deals else None
        return self.tables.people_at(seats) if state is None else state.people

    async def close_together(self, kept: Evening) -> bool:
        """End the comparison of the tables of an evening, and post what it has come to, if any."""
        together = kept.same_deals and kept.stage is EveningStage.SEATED
        challenge = await self.rounds.close(kept) if together else None
        where = post_channel(self._bot, kept.guild_id, kept.channel_id)
        if challenge is None or where is None:
            return False
        say = await words_of_server(self._bot, kept.guild_id)
        view = post_page(await shown_on(self._bot, challenge), say)
        nonce = nonce_of(kept, "after", kept.starts_at)
        after = OwnPost(view=view, nonce=nonce, since=start_of(kept))
        sent = await self.messages.post(kept, where, after)
        # Experts finish what was left, and play beside a single table: then it is drawn again.
        post = KeptPost(CHALLENGE, challenge.shared_play, kept.guild_id, kept.channel_id, sent)
        await self._bot.services.database.write_for(kept.guild_id, partial(keep_post, post=post))
        return True

    async def _tables_of(self, kept: Evening) -> list[int]:
        """The tables of all rounds of this evening."""
        evening = EveningId.of(kept)
        return await self._bot.services.database.read(partial(rows.tables_of, evening=evening))

    async def _end(self, kept: Evening, zone: ZoneInfo) -> None:
        """Tell how the evening was, if there was one, and go on to the next."""
        where = post_channel(self._bot, kept.guild_id, kept.channel_id)
        say, tables = await words_of_server(self._bot, kept.guild_id), await self._tables_of(kept)
        played, best = await self._bot.services.database.read(
            lambda connection: (
                rows.games_at(connection, tables),
                rows.best_deal_at(connection, tables),
            )
        )
        following = self._following(kept, zone)
        together = await self.close_together(kept)
        if played and where is not None and not together:
            view = after_page(kept, played, best, following, say)
            nonce = nonce_of(kept, "after", kept.starts_at)
            after = OwnPost(view=view, nonce=nonce, since=start_of(kept))
            await self.messages.post(kept, where, after)
        if kept.notice_id:
            seats, when = await self.messages.seats(kept), following if together else None
            view = tables_page(kept, seats, say, mixable=False, over=True, following=when)
            await self.messages.edit(kept, kept.notice_id, view)
        await self.messages.close_card(kept, "evening-card-over")
        empty = 0 if tables else kept.empty + 1
        kept = replace(kept, empty=empty)
        if empty >= EMPTY_WEEKS and kept.weekly and where is not None:
            page = notice(say("evening-empty", title=heading(kept), count=empty))
            nonce = nonce_of(kept, "empty", kept.starts_at)
            empty_weeks = OwnPost(view=page, nonce=nonce, since=start_of(kept))
            await self.messages.post(kept, where, empty_weeks)
            kept = replace(kept, empty=0, paused=WhyPaused.EMPTY)
            EVENINGS_PAUSED.labels(WhyPaused.EMPTY).inc()
        await self._advance(kept, zone)

    async def put_below(self, kept: Evening) -> None:
        """Put the card at the bottom of its channel, if one is posted."""
        where = post_channel(self._bot, kept.guild_id, kept.channel_id)
        if where is not None and kept.card_id is not None:
            await self.messages.withdraw(where, kept.card_id)
            await self.keep(replace(kept, card_id=await self.messages.post_card(kept, where)))

    async def resume(self, kept: Evening) -> None:
        """Go on after a pause; Refused if it took place once and that is past."""
        zone, now = await self.zone_of(kept.guild_id), self.clock.now()
        kept = replace(begun_anew(kept), paused=None, empty=0)
        if kept.start(zone) <= now:
            if not kept.weekly:
                when = discord.utils.format_dt(kept.start(zone))
                raise Refused("evening-refused-past", when=when)
            kept = replace(kept, day=kept.next_day(now, zone))
        await self.keep(kept)


def begun_anew(kept: Evening) -> Evening:
    """The evening as it was before its next evening was announced."""
    return replace(
        kept,
        stage=EveningStage.WAITING,
        starts_at=None,
        card_id=None,
        notice_id=None,
        gathered_at=None,
        plays_on=False,
    )
