"""Registers the commands, finds the tables' messages after a start, beats, closes idle tables."""

from datetime import datetime, timedelta

import discord
import structlog
from discord.ext import commands, tasks

from bot.client import ContreeBot
from bot.discord_api.application_commands import register
from bot.discord_api.requests import REQUEST_ERRORS, log_facts
from bot.i18n import words
from bot.monitoring.endpoints import unready
from bot.monitoring.heartbeat import EVERY_SECONDS, beat, end
from bot.storage.errors import OtherRules, StorageError
from bot.storage.log.open_tables import TableRow
from bot.storage.results.game_record import last_state
from bot.tables.table import Stage, Table
from cogs.features import command_links
from cogs.server_preferences import words_of_server
from cogs.table.deal_records import RatingChangeCache
from cogs.table.pages import public
from cogs.table.presses import show_waiting
from cogs.table.score import NO_NEWS
from cogs.table.screens import Screens
from cogs.ui.delivery.writer import write
from cogs.ui.layout import notice

LATELY = timedelta(minutes=10)
"""The time before a start within which a table may have been closed without notice."""

logger = structlog.stdlib.get_logger(__name__)


async def show_closed_tables(bot: ContreeBot, started: datetime) -> None:
    """Let the message of each table that has just been closed or given up say so."""
    store = bot.services.store
    given_up = {broken.table_id: broken for broken in bot.services.registry.given_up}
    try:
        closed = await store.closed_since(started - LATELY)
    except StorageError as error:
        logger.warning("could not look up tables that were just closed", why=str(error))
        return
    for row in closed:
        if row.message_id is None or row.message_channel_id is None:
            continue
        if not bot.serves(row.guild_id):
            continue
        channel = bot.get_partial_messageable(row.message_channel_id, guild_id=row.guild_id)
        message = channel.get_partial_message(row.message_id)
        try:
            if broken := given_up.get(row.id):
                say, other = (
                    await words_of_server(bot, row.guild_id),
                    isinstance(broken, OtherRules),
                )
                why = say("table-closed-other-rules" if other else "table-closed-lost")
                await message.edit(view=notice(f"{why}\n{say('table-closed')}"))
            elif table := await _closed_table(bot, row):
                await _show(bot, table, message)
        except REQUEST_ERRORS as error:
            logger.info("could not post that a table was closed", table=row.id, **log_facts(error))


async def _closed_table(bot: ContreeBot, row: TableRow) -> Table | None:
    """The table as it was closed; nothing if its log does not say so."""
    try:
        table, _ = await bot.services.store.replayed(row.id, last_state)
    except StorageError as error:
        logger.warning("could not read a table that was just closed", table=row.id, why=str(error))
        return None
    return table if table.stage is Stage.CLOSED else None


async def _show(bot: ContreeBot, table: Table, message: discord.PartialMessage) -> None:
    say = bot.readers.publicly(words(table.opened.language), table.opened.guild)
    attachment = await Screens.of(bot).attachments.of_table(table, say)
    over = table.game is not None and table.game.over
    news = await RatingChangeCache(bot).news_of(table) if over else NO_NEWS
    await write(message, public(table, say, None, attachment.illustration, news), attachment)


IDLE = timedelta(days=1)
"""The time without an event after which a table is closed."""

GRACE = timedelta(hours=12)
"""The time after a start when no table is closed: nobody could play while the bot was down.

Shorter than a day, so that a bot that is started again each night still closes them.
"""

EVERY = timedelta(hours=1)
"""The time between two looks for such tables."""


class Upkeep(commands.Cog):
    """Start-up work, the heartbeat file, and idle tables."""

    def __init__(self, bot: ContreeBot) -> None:
        self._bot = bot
        self._started = bot.clock.now()
        self._restored = 0
        self._closes_from = bot.clock.monotonic() + GRACE.total_seconds()

    async def cog_load(self) -> None:
        """Tell Discord the commands if they changed, and see to the tables that were open."""
        bot = self._bot
        bot.command_links = command_links(await register(bot.tree, bot.settings.data_dir))
        # Before connecting: else a press that comes at once would post its table a second time.
        services, screens = bot.services, Screens.of(bot)
        # Among several processes each takes its tables over later, and says so.
        self._restored = len(services.registry.sessions)
        for row in await services.store.open_tables():
            session = services.registry.find_in_channel(row.channel_id)
            if session and session.table.id == row.id:
                screens.message_of(session.table).restored(row)
        telling = show_closed_tables(self._bot, self._started)
        self._bot.services.tasks.spawn(telling, "tables that are open no more")
        showing = show_waiting(self._bot, self._bot.services.registry.waiting)
        self._bot.services.tasks.spawn(showing, "tables that wait for an update")

    async def cog_unload(self) -> None:
        """Stop, and let a health check know."""
        self.show_life.cancel()
        end(self._bot.settings.data_dir)
        self.close_idle.cancel()

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Start; Discord may say ready more than once."""
        if not self.show_life.is_running():
            restored = {"servers": len(self._bot.guilds), "tables": self._restored}
            logger.info("the bot is ready", **restored)
            self.show_life.start()
            self.close_idle.start()

    @tasks.loop(seconds=EVERY_SECONDS)
    async def show_life(self) -> None:
        """Write the heartbeat while players can play."""
        await self._bot.services.database.try_out()
        # Without a heartbeat a health check restarts the bot: so it beats only while people can
        # play.
        if not unready(self._bot):
            beat(self._bot.settings.data_dir)

    @tasks.loop(seconds=EVERY.total_seconds())
    async def close_idle(self) -> None:
        """Close tables that have been idle for long; their scores are kept."""
        if self._bot.clock.monotonic() < self._closes_from:
            return
        try:
            closed = await self._bot.services.registry.close_idle(self._bot.clock.now() - IDLE)
        except StorageError as error:
            logger.log(error.log_level, "idle tables could not be closed", why=str(error))
        else:
            if closed:
                logger.info("idle tables closed", count=closed)
