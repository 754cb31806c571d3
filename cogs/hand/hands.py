"""The hands on the players' screens: private messages that only an interaction's token can edit."""

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace

import discord
import structlog

from bot.client import ContreeBot, Interaction
from bot.i18n import Words
from bot.outgoing import UNDONE, is_refusal, why
from bot.rates import Rate
from bot.tables.table import Stage, Table
from cogs.hand.open_hands import Reader, Shown
from cogs.hand.page_state import NO_WISH, Wish
from cogs.hand.pages import hand
from cogs.hand.redraw_key import asks, deal_of, has_a_part, key_of
from cogs.ui.attachments import Easel, Nail
from cogs.ui.discord_errors import Code
from cogs.ui.illustration import illustrated
from cogs.ui.layout import notice
from cogs.ui.private_messages import Token
from cogs.ui.replies import words_for
from cogs.ui.retry import seconds_before
from cogs.ui.withdrawals import Withdrawals
from cogs.watch.pages import over_page, watch_page, watched_hand
from engine.seats import Seat

logger = structlog.stdlib.get_logger(__name__)

KEPT_FOR_TURNS = 8
"""Of the edits of a minute, those that are kept for players whom the table waits for."""

LATER_SECONDS = 2
"""How long a hand waits that nobody waits for, while there is little room."""


class Hands:
    """Keeps one hand a player and a table, and redraws it when there is something to do."""

    def __init__(self, bot: ContreeBot, easel: Easel) -> None:
        self._bot = bot
        self.easel = easel
        self.withdrawals = Withdrawals()
        self._readers: dict[tuple[int, int], Reader] = {}
        self._answering = Counter[tuple[int, int]]()
        self._rate = Rate(bot.settings.hand_edits, bot.clock)

    def heard(self, interaction: Interaction, before: Table, table: Table) -> None:
        """Somebody at the table was answered: from now on he can be written to for a while.

        ``before`` is the table as he last saw it: a hand dealt since then is sent to him.
        """
        user = interaction.user.id
        if not has_a_part(table, user) or not self._is_live(table):
            return
        token = Token(interaction.followup, self._bot.clock.now())
        known = self._readers.get((table.id, user))
        self._readers[table.id, user] = Reader(
            say=words_for(interaction),
            token=token,
            deal=known.deal if known else deal_of(before),
            shown=known.shown if known else None,
            watches=table.seat_of(user) is None,
        )

    def _is_live(self, table: Table) -> bool:
        """Whether it has not been closed while the answer was on its way."""
        session = self._bot.services.registry.find_in_channel(table.opened.channel)
        return session is not None and session.table.id == table.id

    @contextmanager
    def answering(self, table: Table, user: int) -> Iterator[None]:
        """Until his press is answered with his hand, it is not drawn besides; look again then."""
        self._answering[table.id, user] += 1
        try:
            yield
        finally:
            self._answering[table.id, user] -= 1
            if not self._answering[table.id, user]:
                del self._answering[table.id, user]

    async def shown(self, interaction: Interaction, message: int, table: Table) -> None:
        """A hand was drawn in answer to its owner; the one he had goes away."""
        user = interaction.user.id
        if not has_a_part(table, user):
            return
        self.heard(interaction, table, table)
        reader = self._readers.get((table.id, user))
        if reader is None:
            return
        if self.withdrawals.has_gone(message):
            # He has opened another while this one was drawn: that one is his hand now.
            await self._redraw(table, user)
            return
        shown = Shown(message, reader.token, key_of(table, user))
        self._readers[table.id, user] = replace(reader, deal=deal_of(table), shown=shown)
        if reader.shown and reader.shown.message != message:
            await self._remove(table, reader.shown)

    def forget(self, table: Table, user: int) -> None:
        """Somebody has no part in the table any more, and is told so in another way."""
        self._readers.pop((table.id, user), None)

    async def refresh(self, table: Table) -> int:
        """Redraw the hands where something has changed that their owners can act on.

        The seconds until those can be drawn for which Discord has no room now; 0 if there are none.
        """
        users = [user for table_id, user in self._readers if table_id == table.id]
        if table.stage is Stage.CLOSED:
            await asyncio.gather(*(self._close(table, user) for user in users))
            return 0
        if self._bot.invalid_requests.too_many:
            return 0
        due = [user for user in users if self._is_due(table, user)]
        # The first that are drawn are those for whom the table waits.
        due.sort(key=lambda user: table.seat_of(user) not in table.awaited)
        waits = await asyncio.gather(*(self._redraw(table, user) for user in due))
        return max(waits, default=0)

    async def draw(
        self, table: Table, user: int, say: Words, wish: Wish = NO_WISH, notice: str = ""
    ) -> tuple[discord.ui.LayoutView, Nail]:
        """What this person sees, as he likes to hold cards, and what hangs its picture on it.

        A hand is his own, or that of a player who has consented; without one, how he may ask.
        """
        wish = replace(wish, taste=self._bot.tastes.of(user))
        own, followed = table.seat_of(user), table.spectators.followed_by(user)
        seat = followed if own is None else own
        if seat is None or table.game is None:
            return watch_page(table, user, say, notice), self.easel.no_nail(table)
        nail = await self.easel.nail(table, say, seat, wish.taste)
        if own is None:
            view = watched_hand(table, table.game, seat, say, wish.taste)
        else:
            view = hand(table, table.game, seat, say, wish=wish, notice=notice)
        return illustrated(view, nail.illustration), nail

    async def whisper(
        self, table: Table, user: int, view: Callable[[Words], discord.ui.LayoutView]
    ) -> None:
        """Tell something to somebody of this table alone, if he can be written to."""
        reader = self._readers.get((table.id, user))
        if reader and reader.token.lives(self._bot.clock.now()):
            await reader.token.send(view(reader.say), self.easel.no_nail(table))

    def _seconds_until_room(self, table: Table, seat: Seat | None) -> int:
        """Take room for one request, or say when there is some: the last is for who is awaited."""
        channel = table.opened.channel
        wait = self._rate.wait(channel)
        if not wait and seat not in table.awaited and self._rate.left(channel) <= KEPT_FOR_TURNS:
            wait = LATER_SECONDS
        if not wait:
            self._rate.note(channel)
        return wait

    async def _redraw(self, table: Table, user: int) -> int:
        if not self._is_due(table, user):
            return 0
        reader = self._readers[table.id, user]
        if wait := self._seconds_until_room(table, table.seat_of(user)):
            return wait
        try:
            if not has_a_part(table, user):
                await self._dismiss(table, user, reader)
            elif reader.deal != deal_of(table):
                await self._deal_again(table, user, reader)
            elif reader.shown:
                await self._edit(table, user, reader, reader.shown)
        except UNDONE as error:
            logger.info("a hand could not be drawn", **why(error))
            if not is_refusal(error):
                return self._seconds_until_again(table, user, reader)
            # Its owner may have closed it, or Discord has forgotten it: « Ma main » opens another.
            if error.code == Code.UNKNOWN_MESSAGE and reader.shown:
                self._lost(table, user, reader.shown.message)
        return 0

    def _seconds_until_again(self, table: Table, user: int, before: Reader) -> int:
        """Until what was broken off is tried once more; 0 where nothing is to be drawn any more."""
        if not self._is_live(table):
            return 0
        owed = self._readers.get((table.id, user), before).owed(before)
        self._readers[table.id, user] = owed
        return seconds_before(owed.broken_off)

    def _is_due(self, table: Table, user: int) -> bool:
        """Whether something would be sent."""
        reader, seat = self._readers.get((table.id, user)), table.seat_of(user)
        if reader is None or (seat is not None and not table.is_present(seat)):
            return False
        if self._answering[table.id, user]:
            return False
        if not has_a_part(table, user):
            return reader.watches or table.stage is Stage.PLAYING
        if reader.deal != deal_of(table):
            return True
        shown, now = reader.shown, self._bot.clock.now()
        return shown is not None and shown.token.lives(now) and shown.key != key_of(table, user)

    def _lost(self, table: Table, user: int, message: int) -> None:
        """A hand is there no more: there is nothing to draw, nor to take away later."""
        latest = self._readers.get((table.id, user))
        if latest and latest.shown and latest.shown.message == message:
            self._readers[table.id, user] = replace(latest, shown=None)

    async def _dismiss(self, table: Table, user: int, reader: Reader) -> None:
        """Somebody lost his seat during the game, or a hand he watched: he is shown no card."""
        del self._readers[table.id, user]
        shown = reader.shown
        if shown and shown.token.lives(self._bot.clock.now()):
            told = notice(reader.say("kick-told"))
            if reader.watches:
                told = over_page(table, user, reader.say, asked=asks(shown.key))
            await shown.token.edit(shown.message, told, self.easel.no_nail(table))

    async def _close(self, table: Table, user: int) -> None:
        """The table is over for good: nothing on a hand can be pressed any more, nor watched."""
        reader = self._readers.pop((table.id, user), None)
        shown = reader.shown if reader else None
        if not reader or not shown or self._bot.invalid_requests.too_many:
            return
        if not shown.token.lives(self._bot.clock.now()):
            return
        if reader.watches:
            told = over_page(table, user, reader.say, asked=asks(shown.key))
        elif table.game is None or table.game.over:
            return  # it says that the game is over, and that stays true
        else:
            told = notice(reader.say("table-closed"))
        try:
            await shown.token.edit(shown.message, told, self.easel.no_nail(table))
        except UNDONE as error:
            logger.info("a hand of a closed table was gone", **why(error))

    async def _edit(self, table: Table, user: int, reader: Reader, shown: Shown) -> None:
        if table.game is None:
            return
        drawn = replace(shown, key=key_of(table, user))
        self._readers[table.id, user] = replace(reader, shown=drawn, broken_off=0)
        view, nail = await self.draw(table, user, reader.say)
        await shown.token.edit(shown.message, view, nail)

    async def _deal_again(self, table: Table, user: int, reader: Reader) -> None:
        """A new deal has its own message at the bottom of the channel: the hand follows it."""
        self._readers[table.id, user] = replace(
            reader, deal=deal_of(table), shown=None, broken_off=0
        )
        if reader.shown:
            await self._remove(table, reader.shown)
        if not reader.token.lives(self._bot.clock.now()) or table.game is None:
            return
        view, nail = await self.draw(table, user, reader.say)
        message = await reader.token.send(view, nail)
        sent = Shown(message, reader.token, key_of(table, user))
        latest = self._readers.get((table.id, user))
        if latest is not None and latest.shown is None:
            self._readers[table.id, user] = replace(latest, shown=sent)
        else:  # he has opened one himself meanwhile, or has no part in the table any more
            await self._remove(table, sent)

    async def _remove(self, table: Table, shown: Shown) -> None:
        channel = table.opened.channel
        if self._bot.invalid_requests.too_many or not self._rate.left(channel):
            return
        if not shown.token.lives(self._bot.clock.now()):
            return
        self._rate.note(channel)
        try:
            async with self.withdrawals.removing(shown.message):
                await shown.token.delete(shown.message)
        except UNDONE as error:
            logger.debug("an old hand was gone", **why(error))
