"""Messages that may look open after a start, of tables that are open no more."""

from datetime import datetime, timedelta

import discord
import structlog

from bot.client import ContreeBot
from bot.discord_requests import UNDONE, why
from bot.i18n import Words, words
from bot.storage.errors import BrokenLog, OtherRules, StorageError
from bot.storage.log.open_tables import TableRow
from bot.storage.results.game_record import last_state
from bot.tables.table import Stage, Table
from cogs.settings.preferences import words_of_server
from cogs.table.deal_records import Gains
from cogs.table.public_page import public
from cogs.table.screens import screens_of
from cogs.ui.layout import notice

LATELY = timedelta(minutes=10)
"""Of what was closed so long before a start, the bot may have died before it told anybody."""

logger = structlog.stdlib.get_logger(__name__)


async def tell_of_the_closed(bot: ContreeBot, started: datetime) -> None:
    """Let the message of each table that has just been closed or given up say so."""
    store = bot.services.store
    given_up = {broken.table_id: broken for broken in bot.services.registry.given_up}
    try:
        closed = await store.closed_since(started - LATELY)
    except StorageError as error:
        logger.warning("tables that were just closed are not looked for", why=str(error))
        return
    for row in closed:
        if row.message_id is None or row.message_channel_id is None:
            continue
        channel = bot.get_partial_messageable(row.message_channel_id, guild_id=row.guild_id)
        message = channel.get_partial_message(row.message_id)
        try:
            if broken := given_up.get(row.id):
                say = await words_of_server(bot, row.guild_id)
                await message.edit(view=notice(_lost(broken, say)))
            elif table := await _told(bot, row):
                await _show(bot, table, message)
        except UNDONE as error:
            logger.info("a table was closed without a word", table=row.id, **why(error))


def _lost(broken: BrokenLog, say: Words) -> str:
    other_rules = isinstance(broken, OtherRules)
    key = "table-closed-other-rules" if other_rules else "table-closed-lost"
    return say(key) + "\n" + say("table-closed")


async def _told(bot: ContreeBot, row: TableRow) -> Table | None:
    """The table as it was closed; nothing where its log does not say so."""
    try:
        table, _ = await bot.services.store.replayed(row.id, last_state)
    except StorageError as error:
        logger.warning("a table that was just closed cannot be told", table=row.id, why=str(error))
        return None
    return table if table.stage is Stage.CLOSED else None


async def _show(bot: ContreeBot, table: Table, message: discord.PartialMessage) -> None:
    say = bot.readers.publicly(words(table.opened.language))
    gains = Gains(bot)
    await gains.learn(table)
    await screens_of(bot).hands.attachments.edit(
        message, table, say, lambda shown: public(table, say, None, shown, gains.of(table))
    )
