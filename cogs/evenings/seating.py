"""Seats the people of an evening, and opens their tables, each in a thread of its own."""

import asyncio
from collections import Counter
from collections.abc import Sequence
from functools import partial

import discord

from bot.client import ContreeBot
from bot.discord_api.requests import Code
from bot.evenings import FOUR, Evening, Guest, Past, Sat, seated, wanted_pairs
from bot.i18n import Words
from bot.storage import evenings as rows
from bot.storage.evenings import EveningId, EveningSeat
from cogs.evenings.messages import EveningMessages, nonce_of, start_of
from cogs.evenings.pages import table_notice
from cogs.evenings.rounds import EveningRounds
from cogs.evenings.tables import EveningTables, people_by_table
from cogs.server_preferences import words_of_server
from cogs.ui.access import NEEDED_FOR_THREADS, post_channel
from cogs.ui.delivery.posts import OwnPost, marked


class EveningSeating:
    """Makes the tables of evenings, round after round; the caller holds the turn."""

    def __init__(
        self,
        bot: ContreeBot,
        tables: EveningTables,
        rounds: EveningRounds,
        messages: EveningMessages,
    ) -> None:
        self._bot = bot
        self._tables = tables
        self._rounds = rounds
        self._messages = messages

    async def seat_anew(
        self, kept: Evening, people: Sequence[int], guests: Sequence[Guest]
    ) -> None:
        """Seat these people in another round, and open their tables."""
        database, evening = self._bot.services.database, EveningId.of(kept)
        before, sat = await database.read(
            lambda connection: (
                rows.seats_of(connection, evening),
                rows.past_seats(connection, evening.number),
            )
        )
        people, others = self._with_place(kept, people, sat)
        pairs = wanted_pairs(guests)
        # About 50 ms of processor (ADR 26): beside the loop that answers presses.
        past = Past.of(sat, kept.day)
        tables, waiting = await asyncio.to_thread(seated, people, pairs, past)
        turn = before[0].sat.round + 1 if before else 1
        waiting = (*waiting, *others)
        store = partial(rows.seat, kept=kept, turn=turn, tables=tables, waiting=waiting)
        await database.write_for(kept.guild_id, store)
        await self.open_tables(kept)

    def _with_place(
        self, kept: Evening, people: Sequence[int], sat: Sequence[Sat]
    ) -> tuple[Sequence[int], Sequence[int]]:
        """Those who can play, and the others.

        Where tables are compared and the bot may make no threads, there is one, in the channel:
        those play who have played least so far.
        """
        where = post_channel(self._bot, kept.guild_id, kept.channel_id)
        if not kept.same_deals or where is None or not missing_for_threads(where):
            return people, ()
        played = Counter(each.user for each in sat if each.day == kept.day and each.table)
        in_turn = sorted(people, key=played.__getitem__)
        return in_turn[:FOUR], in_turn[FOUR:]

    async def open_tables(self, kept: Evening, *, again: bool = False) -> None:
        """Open the tables that are not open yet, and show all of them; ``again``: after a try."""
        say = await words_of_server(self._bot, kept.guild_id)
        where = post_channel(self._bot, kept.guild_id, kept.channel_id)
        for people in people_by_table(await self._messages.seats(kept)):
            sat, channel = people[0].sat, people[0].channel
            if people[0].table is None and where is not None:
                note = partial(rows.note_table, evening=EveningId.of(kept), at=sat)
                database = self._bot.services.database
                if channel is None:
                    channel = await self._place(kept, where, people, say, again=again)
                    await database.write_for(kept.guild_id, partial(note, channel_id=channel))
                opened = self._rounds.open if kept.same_deals else self._tables.open
                table = await opened(kept, channel, people) if channel else rows.NO_TABLE
                await database.write_for(kept.guild_id, partial(note, table_id=table))
            if channel and channel != kept.channel_id:
                # Its thread, which has the number of this message, stays for all rounds.
                view = table_notice(sat.table, people, say)
                await self._messages.edit(kept, channel, marked(view, _nonce(kept, sat)))
        await self._messages.draw_notice(kept)

    async def _place(
        self,
        kept: Evening,
        where: discord.TextChannel,
        people: Sequence[EveningSeat],
        say: Words,
        *,
        again: bool,
    ) -> int | None:
        """A table's place: a thread, else the channel itself for one table; None if neither."""
        sat = people[0].sat
        if not missing_for_threads(where):
            # A message has one thread alone: hung on one, it is made once, as by no nonce (ADR 26).
            view = table_notice(sat.table, people, say)
            since = start_of(kept) if again else None
            post = OwnPost(view=view, nonce=_nonce(kept, sat), since=since)
            sent = await self._messages.post(kept, where, post)
            name = say("evening-thread", number=sat.table, title=kept.title)
            try:
                return (await where.get_partial_message(sent).create_thread(name=name)).id
            except discord.HTTPException as error:
                if error.code == Code.THREAD_EXISTS:
                    # Made before the bot died: the thread of a message has its number.
                    return sent
                if not isinstance(error, discord.Forbidden):
                    raise
        return kept.channel_id if sat.table == 1 else None


def _nonce(kept: Evening, sat: Sat) -> str:
    """The nonce of the message above the thread of a table, by which it is found again."""
    return nonce_of(kept, "table", sat.round, sat.table)


def missing_for_threads(where: discord.TextChannel) -> list[str]:
    """The permissions that the bot lacks for threads, as discord.py names them."""
    given = where.permissions_for(where.guild.me)
    return [name for name in NEEDED_FOR_THREADS if not getattr(given, name)]
