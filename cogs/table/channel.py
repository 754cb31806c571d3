"""The channel of a table: whether the bot may write there, and which messages show the table."""

import discord
import structlog

from bot.client import ContreeBot, Interaction
from bot.discord_api.requests import Code, is_closed_channel
from bot.discord_api.taken_away import TakenAway, note_taken_away
from bot.storage.errors import StorageError
from bot.storage.log.open_tables import StoredMessage, TableRow
from bot.tables.table import Table, TablePage, page_of
from cogs.ui.access import NEEDED, lacked, missing_permissions, named
from cogs.ui.ids import ControlId
from cogs.ui.replies import words_for

logger = structlog.stdlib.get_logger(__name__)

UNKNOWN_CHANNEL = "unknown_channel"
"""The event that Discord knows a channel no more, by its number."""


class KnownMessages:
    """Remembers, and stores, the message of a table and the one that it has replaced."""

    def __init__(self, bot: ContreeBot, table: Table) -> None:
        self._bot = bot
        self.channel = bot.get_partial_messageable(
            table.opened.channel, guild_id=table.opened.guild
        )
        self.current: int | None = None
        """The message that shows the table now."""
        self.page: TablePage | None = None
        """The game and the deal that the message shows."""
        self.replaced: int | None = None
        """The message before it, until it has become a record."""
        self.may_repeat = False
        """Whether Discord may have the next message already, and would return it as it was."""
        self._put_aside: set[int] = set()

    def restore(self, row: TableRow, table: Table) -> None:
        """Take over what was stored before a restart."""
        self.current, self.replaced = row.message_id, row.replaced_message_id
        if row.message_id is not None:
            known = row.message_game is not None and row.message_deal is not None
            page = (row.message_game or 0, row.message_deal or 0)
            self.page = page if known else page_of(table)
        # The bot may have died between posting a message and storing that it had.
        self.may_repeat = True

    async def keep(self, table: Table, message: int, page: TablePage, replaced: int | None) -> None:
        """Remember and store the message that shows the table now."""
        self.current, self.page, self.replaced = message, page, replaced
        kept = StoredMessage(table.opened.channel, message, page[0], page[1], replaced)
        try:
            await self._bot.services.store.set_message(table.id, kept, guild=table.opened.guild)
        except StorageError as error:
            # Only a restart would miss it: what it then posts again, Discord knows by its nonce.
            logger.log(error.log_level, "the message of a table was not stored", table=table.id)

    async def has_put_away(self, message: int, table: Table) -> None:
        """The message before the current one is a record now, or has gone."""
        self.put_aside(message)
        if self.current is not None and self.page is not None:
            await self.keep(table, self.current, self.page, None)

    def put_aside(self, message: int) -> None:
        """Nothing more is to be written on this message."""
        self._put_aside.add(message)

    def is_unknown(self, message: int) -> bool:
        """Whether a message of the table is one too many: posted, but never heard of."""
        return message not in {self.current, self.replaced, *self._put_aside}

    def partial(self, message: int) -> discord.PartialMessage:
        """The message of this number."""
        return self.channel.get_partial_message(message)

    @property
    def link(self) -> str:
        """The address of the current message; nothing if there is none."""
        return self.partial(self.current).jump_url if self.current is not None else ""


def pressed_message(interaction: Interaction, table: int) -> int | None:
    """The public message on which a control of this table was pressed, if one was."""
    message, data = interaction.message, interaction.data
    pressed = interaction.type is discord.InteractionType.component
    if not pressed or not data or message is None or message.flags.ephemeral:
        return None
    try:
        control = ControlId.parse(str(data.get("custom_id", "")))
    except ValueError:
        return None
    return message.id if control.table == table else None


def lacking(bot: ContreeBot, table: Table) -> frozenset[str]:
    """The permissions that the bot lacks in the channel of a table, as its cache knows them.

    Nothing while Discord says nothing of the server.
    """
    guild = bot.get_guild(table.opened.guild)
    if guild is None or guild.unavailable:
        return frozenset()
    channel = guild.get_channel_or_thread(table.opened.channel)
    if channel is None:  # an archived thread, or one that the bot may not see
        return frozenset(NEEDED)
    return frozenset(lacked(channel, channel.permissions_for(guild.me)))


class ChannelGate:
    """Stops requests to a channel that refuses them: Discord counts refused requests."""

    def __init__(self, bot: ContreeBot, channel: int) -> None:
        self._bot = bot
        self._channel = channel
        self.shut = False
        self.opened = 0
        self.barred = False
        self._told: set[int] = set()

    def refused(self, error: discord.HTTPException, opened: int) -> None:
        """Something could not be written: shut if nothing else can be, either.

        Unless it was opened since it was asked for: a refusal may wait long for its turn.
        """
        if is_closed_channel(error) and opened == self.opened:
            self.shut = self.barred = True
            if error.code == Code.THREAD_LOCKED:
                note_taken_away(TakenAway.THREAD)
            if error.code == Code.UNKNOWN_CHANNEL:
                self._bot.dispatch(UNKNOWN_CHANNEL, self._channel)

    def open(self) -> None:
        """Allow requests again."""
        self.shut = False
        self.opened += 1

    def passed(self) -> None:
        """Note that something was written."""
        self.barred = False
        self._told.clear()

    def is_news_to(self, user: int) -> bool:
        """Whether to say that nothing can be written: once, until something is."""
        known = user in self._told
        self._told.add(user)
        return not known


def why_unshown(gate: ChannelGate, before: Table, interaction: Interaction, table: Table) -> str:
    """Why the public message does not show what was done; nothing if it does, or they know.

    To edit a message the bot only has to see it; to send a new one takes more.
    """
    missing = missing_permissions(interaction)
    changed_page = page_of(table) != page_of(before)
    unseen = "view_channel" in missing or gate.barred or (missing and changed_page)
    if not unseen or not gate.is_news_to(interaction.user.id):
        return ""
    say = words_for(interaction)
    if not missing:
        return say("table-unshown-refused")
    return say("table-unshown", permissions=named(missing, say))
