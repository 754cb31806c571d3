"""The public message of a table: posted, drawn again, put away, found again after a restart."""

import asyncio
from contextlib import AbstractAsyncContextManager, suppress
from datetime import datetime

import discord
import structlog

from bot.client import ContreeBot
from bot.i18n import Words, words
from bot.outgoing import UNDONE, Undone, is_refusal, why
from bot.storage.errors import StorageError
from bot.storage.open_tables import TableMessage, TableRow
from bot.tables.table import Stage, Table
from cogs.hand.hands import Hands
from cogs.hand.redraw_schedule import HandTurns
from cogs.table.channel_gate import Gate
from cogs.table.former_deal import FormerDeal
from cogs.table.message_pages import Page, nonce_of, page_of
from cogs.table.public_page import public
from cogs.table.status import with_word
from cogs.table.turn_pings import Calls
from cogs.ui.attachments import Drawn
from cogs.ui.discord_errors import is_gone_message
from cogs.ui.illustration import Illustration
from cogs.ui.latest import Latest
from cogs.ui.layout import notice
from cogs.ui.replies import Refused
from cogs.ui.retry import Again
from engine.seats import Seat

logger = structlog.stdlib.get_logger(__name__)


class Board:
    """The public message of one table: a new one each deal, edited as the deal goes on."""

    def __init__(self, bot: ContreeBot, hands: Hands, table: Table) -> None:
        self._bot = bot
        self._table = table
        self._page: Page | None = None
        self._former = FormerDeal(bot)
        self._message: int | None = None
        self._replaced: int | None = None
        self._put_aside: set[int] = set()
        self._may_repeat = False
        self._held = False
        self._leaving = False
        self._writing = asyncio.Lock()
        self.gate = Gate(bot, table.opened.channel)
        tasks = bot.services.tasks
        self._easel = hands.easel
        self._hands = HandTurns(bot, hands, table, self.wake_hands)
        self._public = Latest(
            self._draw, tasks, f"board of table {table.id}", self._turn, self._rest
        )
        self._again = Again(self._draw_again, bot.clock, tasks, f"table {table.id} again")
        self._calls = Calls(self._channel(), self.gate, tasks, bot.tastes)

    def restored(self, row: TableRow) -> None:
        """The table has the message of this row from before a restart, if it has one."""
        self._message, self._replaced = row.message_id, row.replaced_message_id
        if row.message_id is not None:
            known = row.message_game is not None and row.message_deal is not None
            page = (row.message_game or 0, row.message_deal or 0)
            self._page = page if known else page_of(self._table)
        # What is posted next may have been posted before, and be shown as it was then.
        self._may_repeat = True
        self._former.remember(self._table)

    @property
    def lost(self) -> bool:
        """Whether the table is known to have no message, and none is on its way."""
        return self._message is None and not self._held and not self._writing.locked()

    def hold(self) -> None:
        """Draw nothing for the moment: the answer to a command becomes the message."""
        self._held = True

    async def adopt(self, message: int | None, shown: Table) -> None:
        """The table is shown by this message now; without one, the board posts its own."""
        self._held = False
        if message is not None:
            await self._now_shown_by(message, shown)
        if message is None or self._table.revision != shown.revision:
            self._draw_again()

    def changed(self, table: Table) -> None:
        """Show the table as it is now, soon."""
        self._table = table
        self._former.remember(self._table)
        self._calls.changed(table)
        if self._held:
            return
        self.wake_hands()
        self._public.submit(table)

    def call(self, table: Table, seat: Seat) -> None:
        """Tell the owner of this seat that he is waited for, unless he was told."""
        if not self._bot.invalid_requests.too_many:
            self._calls.call(table, seat, self._deadline())

    def may_write(self) -> None:
        """The bot may write in the channel: what was refused before is tried again."""
        was_shut = self.gate.shut
        self.gate.open()
        if was_shut:
            self._draw_again()

    def wake_hands(self) -> None:
        """Draw the hands again, unless that comes after a new message of the table."""
        if self._page == page_of(self._table):
            self._hands.submit(self._table)

    async def repost(self) -> None:
        """Put the table at the bottom of its channel; Refused where Discord does not take it."""
        opened = self.gate.opened
        async with self._writing:
            try:
                # First the old one goes: were the bot to die here, it would post the table anew.
                if (message := self._message) is not None:
                    with suppress(discord.NotFound):
                        await self._partial(message).delete()
                    self._put_aside.add(message)
                await self._post(self._table)
            except UNDONE as error:
                self._undone(error, opened)
                raise Refused("refusal-discord-busy") from error

    async def farewell(self) -> None:
        """Say that the bot will be back; nothing is drawn after that."""
        table, message = self._table, self._message
        self._leaving = True
        if message is None or table.stage in {Stage.FINISHED, Stage.CLOSED} or not self._may_ask:
            return
        say = self._words(table)
        try:
            async with self._writing:
                word = say("table-restarting")
                await self._write(
                    message, table, lambda shown: with_word(public(table, say, None, shown), word)
                )
        except UNDONE as error:
            logger.info("no word could be left", table=table.id, **why(error))

    async def pressed_on(self, message: int) -> None:
        """Somebody presses a public message of the table: without another one, it is its own.

        The bot may have died before it heard that it had posted it.
        """
        if self.lost:
            await self._now_shown_by(message, self._table)

    async def answered_on(self, message: int) -> None:
        """A press on a public message of the table was answered: one too many is put aside."""
        async with self._writing:  # what is being posted at the moment is known afterwards
            known = {self._message, self._replaced, *self._put_aside}
            if self._message is None or self._held or self._leaving or message in known:
                return
            if self._bot.invalid_requests.too_many:
                return
            self._put_aside.add(message)
            link = self._partial(self._message).jump_url
            moved = notice(self._words(self._table)("table-moved", link=link))
            try:
                files = self._easel.no_nail(self._table).files(message)
                await self._partial(message).edit(view=moved, attachments=files)
            except UNDONE as error:
                logger.info("a message was not put away", **why(error))

    async def _draw(self, table: Table) -> None:
        if self._leaving:
            return
        if self._may_ask:
            async with self._writing:
                await self._show(table)
        self._hands.submit(self._table)

    @property
    def _may_ask(self) -> bool:
        """Whether something is to be sent that answers no press."""
        return not self.gate.shut and not self._bot.invalid_requests.too_many

    def _turn(self) -> AbstractAsyncContextManager[None]:
        """The turn in which the table is drawn: hands wait for the message of a new deal."""
        return self._bot.allowance.turn(first=self._page != page_of(self._table))

    async def _rest(self) -> None:
        await self._bot.clock.sleep(self._bot.settings.refresh_seconds)

    async def _show(self, table: Table) -> None:
        await self._former.gains.learn(table)
        message, opened = self._message, self.gate.opened
        try:
            if message is None or page_of(table) != self._page:
                await self._post(table)
            else:
                await self._edit(table, message)
            await self._put_away()
        except UNDONE as error:
            self._undone(error, opened)
        else:
            self.gate.passed()
            self._again.done()

    def _undone(self, error: Undone, opened: int) -> None:
        """The game goes on in the hands; the table is tried again by itself if that is of use."""
        logger.warning("a table could not be shown", table=self._table.id, **why(error))
        if not is_refusal(error):
            self._may_repeat = True
            self._again.broken_off()
            return
        if not (in_words := self._easel.refused(error, self._table)):
            self.gate.refused(error, opened)
        if in_words or self.gate.opened != opened:
            self._draw_again()

    def _draw_again(self) -> None:
        self._public.submit(self._table)

    async def _edit(self, table: Table, message: int) -> None:
        try:
            await self._write(message, table, lambda shown: self._view(table, shown))
        except discord.HTTPException as error:
            if not is_gone_message(error):
                raise
            await self._post(table)

    async def _post(self, table: Table) -> None:
        nail = await self._easel.nail(table, self._words(table))
        before, page = self._message, page_of(table)
        called = self._calls.to_ping(table, *table.awaited)  # only a new message can do that
        sent = await self._channel().send(
            view=self._view(table, nail.illustration),
            files=nail.files(None),
            allowed_mentions=discord.AllowedMentions(users=called),
            nonce=nonce_of(table.opened.channel, table.id, page, before),
        )
        nail.hung(sent.id)
        self._calls.pinged(table)
        # The message of a former deal stays; on the same page there is nothing left of it.
        replaced = self._replaced if page == self._page else before
        await self._now_shown_by(sent.id, table, replaced)
        if self._may_repeat:
            self._may_repeat = False
            await self._edit(table, sent.id)

    async def _write(self, message: int, table: Table, drawn: Drawn) -> None:
        await self._easel.edit(self._partial(message), table, self._words(table), drawn)

    def _view(self, table: Table, shown: Illustration | None) -> discord.ui.LayoutView:
        latest = table.revision == self._table.revision
        deadline = self._deadline() if latest else None
        return public(table, self._words(table), deadline, shown, self._former.gains.of(table))

    def _words(self, table: Table) -> Words:
        return self._bot.readers.publicly(words(table.opened.language))

    def _deadline(self) -> datetime | None:
        """When the time of whoever the table waits for is up."""
        session = self._bot.services.registry.find_in_channel(self._table.opened.channel)
        return session.deadline if session and session.table.id == self._table.id else None

    async def _put_away(self) -> None:
        """The message of the deal before stays as its record, without buttons; so does a lobby."""
        message, table = self._replaced, self._table
        if message is None:
            return
        ended = await self._former.before(table, self._page)
        if ended is not None:
            link = self._partial(self._message).jump_url if self._message is not None else ""
            drawn = self._former.record(ended, self._words(ended), link)
            try:
                await self._write(message, ended, drawn)
            except discord.HTTPException as error:
                if not is_gone_message(error):
                    raise
        self._put_aside.add(message)
        if self._message is not None and self._page is not None:
            await self._keep(table, self._message, self._page, None)

    async def _now_shown_by(self, message: int, table: Table, replaced: int | None = None) -> None:
        await self._keep(table, message, page_of(table), replaced)

    async def _keep(self, table: Table, message: int, page: Page, replaced: int | None) -> None:
        self._message, self._page, self._replaced = message, page, replaced
        kept = TableMessage(table.opened.channel, message, page[0], page[1], replaced)
        try:
            await self._bot.services.store.set_message(table.id, kept)
        except StorageError:
            # Only a restart would miss it: what it then posts again, Discord knows by its nonce.
            logger.warning("the message of a table was not stored", table=table.id)

    def _channel(self) -> discord.PartialMessageable:
        opened = self._table.opened
        return self._bot.get_partial_messageable(opened.channel, guild_id=opened.guild)

    def _partial(self, message: int) -> discord.PartialMessage:
        return self._channel().get_partial_message(message)
