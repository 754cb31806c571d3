"""The public messages: one a table, drawn again when it changes, at most so often."""

from contextlib import suppress
from datetime import datetime

import discord
import structlog
from discord.ext import commands

from bot.client import ContreeBot, Interaction
from bot.i18n import Words, words
from bot.storage.errors import StorageError
from bot.tables.occupants import Human
from bot.tables.table import Stage, Table
from cogs._preflight import missing_permissions
from cogs.ui.calls import Calls
from cogs.ui.codes import is_gone_message
from cogs.ui.gate import Gate
from cogs.ui.hands import Hands
from cogs.ui.latest import Latest
from cogs.ui.screens.public import public
from cogs.ui.screens.score import score
from engine.seats import Seat
from engine.state import Phase

logger = structlog.stdlib.get_logger(__name__)

Page = tuple[int, int]


class Board:
    """The public message of one table: a new one each deal, edited as the deal goes on."""

    def __init__(self, bot: ContreeBot, hands: Hands, table: Table) -> None:
        self._bot = bot
        self._table = table
        self._shown: Table | None = None
        self._ended: Table | None = None
        self._message: int | None = None
        self._held = False
        self._gate = Gate()
        tasks = bot.services.tasks
        self._hands = Latest(hands.refresh, tasks, f"hands of table {table.id}")
        self._public = Latest(self._draw, tasks, f"board of table {table.id}")
        self._calls = Calls(self._channel(), self._gate, tasks, f"calls of table {table.id}")

    def restored(self, message: int) -> None:
        """The table has this message from before a restart."""
        self._message, self._shown = message, self._table
        self._remember_end()

    def hold(self) -> None:
        """Draw nothing for the moment: the answer to a command becomes the message."""
        self._held = True

    async def adopt(self, message: int | None, shown: Table) -> None:
        """The table is shown by this message now; without one, the board posts its own."""
        self._held = False
        if message is not None:
            await self._now_shown_by(message, shown)
        if message is None or self._table.revision != shown.revision:
            self._public.submit(self._table)

    def changed(self, table: Table) -> None:
        """Show the table as it is now, soon."""
        self._table = table
        self._remember_end()
        self._calls.changed(table)
        if self._held:
            return
        self.wake_hands()
        self._public.submit(table)

    def call(self, table: Table, seat: Seat) -> None:
        """Tell the owner of this seat that he is waited for, unless he was told."""
        self._calls.call(table, seat, self._deadline())

    def may_write(self) -> None:
        """The bot may write in the channel: what was refused before is tried again."""
        was_shut = self._gate.shut
        self._gate.open()
        if was_shut:
            self._public.submit(self._table)

    def wake_hands(self) -> None:
        """Draw the hands again, unless that comes after a new message of the table."""
        if self._shown and _page(self._table) == _page(self._shown):
            self._hands.submit(self._table)

    async def repost(self) -> None:
        """Put the table at the bottom of its channel."""
        before = self._message
        await self._post(self._table)
        if before is not None:
            with suppress(discord.NotFound):
                await self._partial(before).delete()

    def _remember_end(self) -> None:
        """A deal that is over leaves its record when the next one takes its place."""
        game = self._table.game
        if game and game.deal and game.deal.phase is Phase.OVER:
            self._ended = self._table

    async def _draw(self, table: Table) -> None:
        if not self._gate.shut:
            await self._show(table)
        self._hands.submit(self._table)
        await self._bot.clock.sleep(self._bot.settings.refresh_seconds)

    async def _show(self, table: Table) -> None:
        shown, message, opened = self._shown, self._message, self._gate.opened
        try:
            if shown is None or message is None:
                await self._post(table)
            elif _page(table) != _page(shown):
                await self._post(table)
                await self._put_away(message)
            else:
                await self._edit(table, message)
        except discord.HTTPException as error:
            # The game goes on in the hands; the next change tries again, if that is of any use.
            self._gate.refused(error, opened)
            if self._gate.opened != opened:
                self._public.submit(self._table)
            logger.warning(
                "a table could not be shown", table=table.id, status=error.status, code=error.code
            )

    async def _edit(self, table: Table, message: int) -> None:
        try:
            await self._partial(message).edit(view=self._picture(table))
        except discord.HTTPException as error:
            if not is_gone_message(error):
                raise
            await self._post(table)
        else:
            self._shown = table

    async def _post(self, table: Table) -> None:
        sent = await self._channel().send(
            view=self._picture(table),
            allowed_mentions=discord.AllowedMentions(users=_to_ping(table)),
        )
        self._calls.pinged(table)
        await self._now_shown_by(sent.id, table)

    def _picture(self, table: Table) -> discord.ui.LayoutView:
        latest = table.revision == self._table.revision
        return public(table, _words(table), self._deadline() if latest else None)

    def _deadline(self) -> datetime | None:
        """When the time of whoever the table waits for is up."""
        session = self._bot.services.registry.find_in_channel(self._table.opened.channel)
        return session.deadline if session and session.table.id == self._table.id else None

    async def _put_away(self, message: int) -> None:
        """The message of the deal before stays as its record, without buttons."""
        ended = self._ended
        if ended and ended.game:
            record = score(ended, ended.game, _words(ended), live=False)
            await self._partial(message).edit(view=record)

    async def _now_shown_by(self, message: int, table: Table) -> None:
        self._message, self._shown = message, table
        try:
            await self._bot.services.store.set_message(table.id, table.opened.channel, message)
        except StorageError:
            # Only a restart would miss it, and it would then post the table again.
            logger.warning("the message of a table was not stored", table=table.id)

    def _channel(self) -> discord.PartialMessageable:
        opened = self._table.opened
        return self._bot.get_partial_messageable(opened.channel, guild_id=opened.guild)

    def _partial(self, message: int) -> discord.PartialMessage:
        return self._channel().get_partial_message(message)


class Screens(commands.Cog, name="Screens"):
    """Shows every table in its channel and in its players' hands."""

    def __init__(self, bot: ContreeBot) -> None:
        self._bot = bot
        self.hands = Hands(bot)
        self._boards: dict[int, Board] = {}

    def board(self, table: Table) -> Board:
        """The public message of this table."""
        if table.id not in self._boards:
            self._boards[table.id] = Board(self._bot, self.hands, table)
        return self._boards[table.id]

    @commands.Cog.listener()
    async def on_interaction(self, interaction: Interaction) -> None:
        """Whoever does anything in a channel brings word of what the bot may do there."""
        session = self._bot.services.registry.find_in_channel(interaction.channel_id or 0)
        board = self._boards.get(session.table.id) if session else None
        if board and not missing_permissions(interaction):
            board.may_write()

    def call(self, table: Table, seat: Seat) -> None:
        """Tell the owner of this seat that he is waited for, unless he was told."""
        self.board(table).call(table, seat)

    def changed(self, table: Table) -> None:
        """Show the table as it is now, soon."""
        self.board(table).changed(table)
        if table.stage is Stage.CLOSED:
            del self._boards[table.id]


def screens_of(bot: ContreeBot) -> Screens:
    """The screens of this bot."""
    cog = bot.get_cog(Screens.__cog_name__)
    if not isinstance(cog, Screens):
        raise TypeError("the screens are not loaded")
    return cog


def _words(table: Table) -> Words:
    return words(table.opened.language)


def _page(table: Table) -> Page:
    """The message a state belongs to: one a deal, the lobby on that of the first deal."""
    game = table.game
    if game is None or game.deal is None:
        return (table.games + 1, 1)
    return (table.games, game.deal.number)


def _to_ping(table: Table) -> list[discord.Object]:
    """The people who are to act: a new message is the only thing that can call them."""
    held = (table.occupant(seat) for seat in table.awaited if table.is_present(seat))
    return [discord.Object(human.user) for human in held if isinstance(human, Human)]
