"""Tables whose logs a later version of the bot wrote: shown as waiting, closed by a manager."""

import structlog

from bot.client import ContreeBot
from bot.discord_requests import UNDONE, why
from bot.storage.errors import StorageError
from bot.tables.refusals import TableRefusal, TableRefused
from bot.tables.registry import WaitingTable
from cogs.settings.preferences import words_of_server
from cogs.ui.layout import notice
from cogs.ui.press import Press
from cogs.ui.replies import may_manage

logger = structlog.stdlib.get_logger(__name__)


async def show_waiting(bot: ContreeBot) -> None:
    """Let the message of each table that waits for an update of the bot say so."""
    for table in bot.services.registry.waiting:
        await _tell(bot, table, "table-waiting")


async def close_waiting(press: Press, table: WaitingTable) -> None:
    """Close a table that waits, for whoever may manage its server and has been asked."""
    if table.guild != press.interaction.guild_id:
        raise TableRefused(TableRefusal.UNKNOWN_TABLE)
    if not may_manage(press.interaction):
        raise TableRefused(TableRefusal.TABLE_WAITING)
    await press.bot.services.registry.close_waiting(table.id)
    await press.answer(notice(press.say("stop-waiting-done")))
    await _tell(press.bot, table, "table-closed")


async def _tell(bot: ContreeBot, table: WaitingTable, key: str) -> None:
    """Put these words in the place of the message of a table; its buttons go."""
    try:
        row = await bot.services.store.find(table.id)
        if row is None or row.message_id is None or row.message_channel_id is None:
            return
        say = await words_of_server(bot, table.guild)
        channel = bot.get_partial_messageable(row.message_channel_id, guild_id=table.guild)
        await channel.get_partial_message(row.message_id).edit(view=notice(say(key)))
    except UNDONE as error:
        logger.info("the message of a waiting table stays as it is", table=table.id, **why(error))
    except StorageError as error:
        logger.warning("the message of a waiting table is not found", why=str(error))
