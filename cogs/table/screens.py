"""The public messages: one a table, drawn again when it changes, at most so often."""

import asyncio

import discord
from discord.ext import commands

from bot.client import ContreeBot, Interaction
from bot.pictures.studio import Studio
from bot.tables.table import Stage, Table
from cogs.achievements.news import FeatNews
from cogs.hand.hands import Hands
from cogs.lobby.setup_pages import SetupPages
from cogs.notify.seat_notices import SeatNotices
from cogs.table.endings import Endings
from cogs.table.public_message import Board
from cogs.ui.attachments import Easel
from cogs.ui.ids import ControlId
from cogs.ui.permissions import missing_permissions
from engine.seats import Seat

GAME_OVER = "game_over"
"""The event that a game has ended at a table."""


class Screens(commands.Cog, name="Screens"):
    """Shows every table in its channel and in its players' hands."""

    def __init__(self, bot: ContreeBot) -> None:
        self._bot = bot
        self._studio = Studio()
        self._easel = Easel(self._studio)
        self.hands = Hands(bot, self._easel)
        self.setup_pages = SetupPages(bot, self.hands.withdrawals)
        self._seat_notices = SeatNotices(bot)
        self._endings = Endings()
        self._feat_news = FeatNews(bot, self.hands)
        self._boards: dict[int, Board] = {}

    async def cog_unload(self) -> None:
        """Draw no more."""
        self._studio.close()

    def board(self, table: Table) -> Board:
        """The public message of this table."""
        if table.id not in self._boards:
            self._boards[table.id] = Board(self._bot, self.hands, table)
        return self._boards[table.id]

    def wake_hands(self, table: Table) -> None:
        """Look at the hands of this table again, unless it is over."""
        if table.stage is not Stage.CLOSED:
            self.board(table).wake_hands()

    @commands.Cog.listener()
    async def on_interaction(self, interaction: Interaction) -> None:
        """Whoever does anything in a channel brings word of what the bot may do there."""
        if self._bot.is_closed():
            return
        self._easel.names.heard(interaction.guild_id or 0, interaction.user)
        if interaction.app_permissions.attach_files:
            self._easel.may_attach(interaction.channel_id or 0)
        session = self._bot.services.registry.find_in_channel(interaction.channel_id or 0)
        board = self._boards.get(session.table.id) if session else None
        if not session or not board:
            return
        if not missing_permissions(interaction):
            board.may_write()
        if pressed := _public_message_of(interaction, session.table):
            await board.pressed_on(pressed)

    @commands.Cog.listener()
    async def on_press_answered(self, interaction: Interaction) -> None:
        """Whoever pressed has his answer: a message that its table has no more is put aside."""
        session = self._bot.services.registry.find_in_channel(interaction.channel_id or 0)
        if self._bot.is_closed() or session is None or session.table.id not in self._boards:
            return
        if pressed := _public_message_of(interaction, session.table):
            await self._boards[session.table.id].answered_on(pressed)

    async def farewell(self) -> None:
        """Leave a word at every open table: the bot is about to close."""
        await asyncio.gather(*(board.farewell() for board in self._boards.values()))

    def forget(self, user: int) -> None:
        """Know nobody of this id any more."""
        self._easel.names.forget(user)

    def call(self, table: Table, seat: Seat) -> None:
        """Tell the owner of this seat that he is waited for, unless he was told."""
        self.board(table).call(table, seat)

    def opened(self, table: Table) -> None:
        """A table has been opened, and is shown already."""
        self._seat_notices.changed(table)

    def changed(self, table: Table) -> None:
        """Show the table as it is now, soon."""
        self.board(table).changed(table)
        self._seat_notices.changed(table)
        if self._endings.has_just_ended(table):
            self._feat_news.ended(table)
            self._bot.dispatch(GAME_OVER, table)
        if table.stage is not Stage.LOBBY and self.setup_pages.has_some(table):
            closing = self.setup_pages.close(table.id)
            self._bot.services.tasks.spawn(closing, f"pages of table {table.id}")
        if table.stage is Stage.CLOSED:
            del self._boards[table.id]


def screens_of(bot: ContreeBot) -> Screens:
    """The screens of this bot."""
    cog = bot.get_cog(Screens.__cog_name__)
    if not isinstance(cog, Screens):
        raise TypeError("the screens are not loaded")
    return cog


def _public_message_of(interaction: Interaction, table: Table) -> int | None:
    """The public message on which a control of this table was pressed, if one was."""
    message = interaction.message
    if message is None or message.flags.ephemeral or _table_of(interaction) != table.id:
        return None
    return message.id


def _table_of(interaction: Interaction) -> int | None:
    """The table of the control that was pressed, if one was."""
    if interaction.type is not discord.InteractionType.component or not interaction.data:
        return None
    try:
        return ControlId.parse(str(interaction.data.get("custom_id", ""))).table
    except ValueError:
        return None
