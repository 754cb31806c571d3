"""Notify those who wait when a seat is free."""

import asyncio
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import partial
from typing import Annotated

import discord
import structlog
from discord import ButtonStyle, ui
from discord.utils import format_dt

from bot.client import ContreeBot, Interaction
from bot.discord_api.requests import REQUEST_ERRORS, nonce_for
from bot.i18n import Words, words
from bot.storage.errors import StorageError
from bot.storage.preferences import (
    SEAT_WATCH_LASTS,
    delete_late_seat_watchers,
    seat_watchers_of,
    unwatch_seats,
    watch_seats,
)
from bot.tables.table import Stage, Table
from cogs.ui.background import PeriodicTask
from cogs.ui.control import button
from cogs.ui.control_words import choice
from cogs.ui.controls import WordedControl, control
from cogs.ui.delivery.posts import find_post, marked
from cogs.ui.handlers import pressed
from cogs.ui.ids import Presser
from cogs.ui.layout import card, rows, text, title
from cogs.ui.press import Press, answer_in_place
from cogs.ui.replies import channel_link, mention, words_for


@control("notify", Presser.ANYBODY)
class NotifyControl(WordedControl):
    """Waits for a seat on this server, or does not any more."""

    on: Annotated[bool, choice({"on": True, "off": False})]


def notify_page(until: datetime | None, free: Iterable[Table], say: Words) -> ui.LayoutView:
    """Whether the caller waits for a seat, and where one is free already."""
    now = [
        say("notify-free-now", channel=channel_link(table.opened.channel, say)) for table in free
    ]
    if until is None:
        label, style = say("notify-button-on"), ButtonStyle.success
        told = say("notify-off")
    else:
        label, style = say("notify-button-off"), ButtonStyle.secondary
        told = say("notify-on", time=format_dt(until, "t"))
    return card(
        text(title(say("notify-title")), told, *now),
        *rows([button(NotifyControl(on=until is None), label, style=style)]),
    )


def seat_notice(table: Table, called: Sequence[int], say: Words) -> ui.LayoutView:
    """The message that pings those who wait: a seat is free at this table."""
    people = say.every(mention(user, say) for user in called)
    return card(
        text(say("notify-call", people=people, game=say.variant(table.rules))),
    )


logger = structlog.stdlib.get_logger(__name__)

AGAIN_AFTER = 300.0
"""The seconds that a table waits before it calls more people."""

UNSEEN_FOR = 600.0
"""The seconds for which it is remembered that somebody cannot see a channel."""

MOST_UNSEEN = 1000
"""The most pairs of person and channel remembered; of any other, Discord is asked again."""

CLOCKS_DIFFER = timedelta(seconds=5)
"""The most by which the clocks of Discord and of the bot may differ: who asks later asks again."""

MOST = 10
"""The most people that one message calls: those who have waited longest."""


@dataclass(frozen=True, slots=True)
class _Told:
    """The time of a table's last ping, and its message if it is still there."""

    at: float
    message: int | None


class SeatNotices:
    """Follows the lobbies of all tables."""

    def __init__(self, bot: ContreeBot) -> None:
        self._bot = bot
        self._told: dict[int, _Told] = {}
        self._unseen: dict[tuple[int, int], float] = {}
        self._turn = asyncio.Lock()

    def changed(self, table: Table) -> None:
        """A seat may have become free at this table, or have been taken."""
        if has_free_seat(table) or table.id in self._told:
            work = self._settle(table)
            self._bot.services.tasks.spawn(work, f"free seats of table {table.id}")

    async def _settle(self, table: Table) -> None:
        # One at a time: two seats that become free at once must not call the same people twice.
        async with self._turn:
            session = self._bot.services.registry.find_in_channel(table.opened.channel)
            now_there = session is not None and session.table.id == table.id
            table = session.table if session and now_there else table
            try:
                if now_there and has_free_seat(table):
                    await self._tell(table)
                else:
                    await self._withdraw(table)
            except (*REQUEST_ERRORS, StorageError) as error:
                # They go on waiting: the next change of a lobby tries again.
                logger.info("nobody was told of a free seat", table=table.id, why=str(error))
            if table.stage is Stage.CLOSED:
                self._told.pop(table.id, None)

    async def _tell(self, table: Table) -> None:
        clock, guild = self._bot.clock, table.opened.guild
        told = self._told.get(table.id)
        if told is not None and clock.monotonic() - told.at < AGAIN_AFTER:
            return
        waiting = await self._waiting(table)
        called = await self._who_can_come(table, waiting)
        if not called:
            return
        # A new message each time: an edit pings nobody.
        await self._withdraw(table)
        channel = self._bot.get_partial_messageable(table.opened.channel, guild_id=guild)
        view = seat_notice(table, called, words(table.opened.language))
        sent = await channel.send(
            view=marked(view, _mark(table)),
            # Where the bot may not read its message, Discord still knows it for some minutes.
            nonce=nonce_for("call", table.id, *(waiting[user] for user in called)),
            # Of its own accord the bot pings nobody: whoever is called is named to Discord.
            allowed_mentions=discord.AllowedMentions(users=[discord.Object(u) for u in called]),
        )
        self._told[table.id] = _Told(clock.monotonic(), sent.id)
        await self._bot.services.database.write_for(
            guild, lambda connection: unwatch_seats(connection, guild, *called)
        )

    async def _waiting(self, table: Table) -> Mapping[int, datetime]:
        """The people who wait, and since when, without those whom the table has called already.

        The bot may have died before it stored that: then its message is found by its mark (ADR 26).
        """
        database, guild = self._bot.services.database, table.opened.guild
        read = partial(seat_watchers_of, guild=guild, now=self._bot.clock.now())
        waiting = await database.read(read)
        if not waiting or table.id in self._told:
            return waiting
        channel = self._bot.get_partial_messageable(table.opened.channel, guild_id=guild)
        found = await find_post(self._bot, channel, _mark(table))
        if found is None:
            return waiting
        self._told[table.id] = _Told(self._bot.clock.monotonic(), found.id)
        called, until = [user.id for user in found.mentions], found.created_at + CLOCKS_DIFFER
        await database.write_for(
            guild, lambda connection: unwatch_seats(connection, guild, *called, until=until)
        )
        return await database.read(read)

    async def _withdraw(self, table: Table) -> None:
        """Take the message away: there is no seat any more, or another message comes."""
        told = self._told.get(table.id)
        if told is None or told.message is None:
            return
        self._told[table.id] = _Told(told.at, None)
        channel = self._bot.get_partial_messageable(table.opened.channel)
        try:
            await channel.get_partial_message(told.message).delete()
        except discord.NotFound:
            logger.debug("a notice was gone", table=table.id)

    async def _who_can_come(self, table: Table, waiting: Iterable[int]) -> list[int]:
        """The people who have no seat there and can see the channel."""
        found, now = list[int](), self._bot.clock.monotonic
        for user in waiting:
            if len(found) == MOST:
                break
            pair = table.opened.channel, user
            since = self._unseen.get(pair)
            out_of_sight = since is not None and now() - since < UNSEEN_FOR
            if table.seat_of(user) is not None or out_of_sight:
                continue
            if await self._sees(table, user):
                found.append(user)
                continue
            self._unseen.pop(pair, None)
            # Put last again: the oldest pair is dropped first.
            self._unseen[pair] = now()
            if len(self._unseen) > MOST_UNSEEN:
                del self._unseen[next(iter(self._unseen))]
        return found

    async def _sees(self, table: Table, user: int) -> bool:
        """Whether this person is on the server still, and can see where the table stands."""
        channel = _channel(self._bot, table)
        if channel is None:
            return False
        try:
            # Without the members intent Discord has to be asked about each person (ADR 9).
            member = await channel.guild.fetch_member(user)
        except discord.NotFound:
            return False
        return channel.permissions_for(member).view_channel


def _mark(table: Table) -> str:
    return nonce_for("free seat", table.id)


def has_free_seat(table: Table) -> bool:
    """Whether somebody who waits could sit down here."""
    return table.stage is Stage.LOBBY and bool(table.free_seats)


def sees(bot: ContreeBot, table: Table, member: discord.Member) -> bool:
    """Whether a member of its server can see where the table stands."""
    channel = _channel(bot, table)
    return channel is not None and channel.permissions_for(member).view_channel


def _channel(bot: ContreeBot, table: Table) -> discord.abc.GuildChannel | discord.Thread | None:
    """The table's channel, if people may be called there.

    A private thread is for those who were invited to it: nobody is called there.
    """
    guild = bot.get_guild(table.opened.guild)
    channel = guild.get_channel_or_thread(table.opened.channel) if guild else None
    private = isinstance(channel, discord.Thread) and channel.is_private()
    return None if private else channel


class SeatWatchers(PeriodicTask):
    """Forgets those whose waiting time is over."""

    every = timedelta(hours=1)

    async def look(self) -> None:
        """Forget those whose time is up."""
        now = self._bot.clock.now()
        # Of all servers at once: what is late is late, whichever process deletes it.
        await self._bot.services.database.write(partial(delete_late_seat_watchers, now=now))


async def answer_watching(interaction: Interaction) -> None:
    """Put the caller on the waiting list, and show the seats that are free already."""
    bot, guild, user = interaction.client, interaction.guild_id or 0, interaction.user.id
    now = bot.clock.now()
    await bot.services.database.write_for(
        guild, lambda connection: watch_seats(connection, guild, user, now)
    )
    here = [session.table for session in bot.services.registry.sessions]
    open_here = [each for each in here if each.opened.guild == guild and has_free_seat(each)]
    # The member comes with the interaction: Discord is not asked for them once per table.
    member = interaction.user
    free = [
        table
        for table in open_here
        if table.seat_of(user) is None
        and isinstance(member, discord.Member)
        and sees(bot, table, member)
    ]
    await answer_in_place(
        interaction, notify_page(now + SEAT_WATCH_LASTS, free, words_for(interaction))
    )


async def answer_not_watching(interaction: Interaction) -> None:
    """Take the caller off the waiting list."""
    guild, user = interaction.guild_id or 0, interaction.user.id
    database = interaction.client.services.database
    await database.write_for(guild, lambda connection: unwatch_seats(connection, guild, user))
    await answer_in_place(interaction, notify_page(None, (), words_for(interaction)))


@pressed(NotifyControl)
async def _notify(press: Press, asked: NotifyControl) -> None:
    if asked.on:
        await answer_watching(press.interaction)
    else:
        await answer_not_watching(press.interaction)
