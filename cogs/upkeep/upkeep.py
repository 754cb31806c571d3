"""Registers the commands, finds the tables' messages after a start, beats, closes idle tables."""

import hashlib
import json
from datetime import timedelta

import structlog
from discord.ext import commands, tasks

from bot.client import ContreeBot
from bot.process import EVERY_SECONDS, beat
from bot.storage.errors import StorageError
from cogs.features import command_links
from cogs.table.screens import screens_of
from cogs.table.waiting_tables import show_waiting
from cogs.ui.command_group import contree
from cogs.upkeep.closed_tables import tell_of_the_closed

IDLE = timedelta(days=1)
"""After so long without an event a table is closed."""

GRACE = timedelta(hours=12)
"""How long after a start none is closed: nobody could play while the bot was down.

Shorter than a day, so that a bot that is started anew each night still closes them.
"""

EVERY = timedelta(hours=1)
"""How often such tables are looked for."""

logger = structlog.stdlib.get_logger(__name__)

SYNCED = "commands.json"
"""In the data folder: what was registered last, so that only a change is sent to Discord."""


class Upkeep(commands.Cog):
    """Start-up work, the heartbeat file, and idle tables."""

    def __init__(self, bot: ContreeBot) -> None:
        self._bot = bot
        self._started = bot.clock.now()
        self._closes_from = bot.clock.monotonic() + GRACE.total_seconds()

    async def cog_load(self) -> None:
        """Tell Discord the commands if they changed, and see to the tables that were open."""
        await self._sync()
        await self._find_messages()
        telling = tell_of_the_closed(self._bot, self._started)
        self._bot.services.tasks.spawn(telling, "tables that are open no more")
        showing = show_waiting(self._bot)
        self._bot.services.tasks.spawn(showing, "tables that wait for an update")

    async def cog_unload(self) -> None:
        """Stop."""
        self.show_life.cancel()
        self.close_idle.cancel()

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Start; Discord may say ready more than once."""
        if not self.show_life.is_running():
            self.show_life.start()
            self.close_idle.start()

    @tasks.loop(seconds=EVERY_SECONDS)
    async def show_life(self) -> None:
        """Say that the bot is alive, as long as no shard of it has lost Discord."""
        lost = any(shard.is_closed() for shard in self._bot.shards.values())
        if self._bot.is_ready() and not lost:
            beat(self._bot.settings.data_dir)

    @tasks.loop(seconds=EVERY.total_seconds())
    async def close_idle(self) -> None:
        """Close the tables that nobody has touched for long; their scores are kept."""
        if self._bot.clock.monotonic() < self._closes_from:
            return
        try:
            closed = await self._bot.services.registry.close_idle(self._bot.clock.now() - IDLE)
        except StorageError as error:
            logger.warning("idle tables could not be closed", why=str(error))
        else:
            if closed:
                logger.info("idle tables closed", count=closed)

    async def _find_messages(self) -> None:
        # Before connecting: else a press that comes at once would post its table a second time.
        services, screens = self._bot.services, screens_of(self._bot)
        for row in await services.store.open_tables():
            session = services.registry.find_in_channel(row.channel_id)
            if session and session.table.id == row.id:
                screens.board(session.table).restored(row)

    async def _sync(self) -> None:
        tree = self._bot.tree
        translator = tree.translator
        payload = [
            await command.get_translated_payload(tree, translator)
            if translator
            else command.to_dict(tree)
            for command in tree.get_commands()
        ]
        # With the application: another token may be put beside the same data.
        told = json.dumps([self._bot.application_id, payload], sort_keys=True)
        digest = hashlib.sha256(told.encode()).hexdigest()
        known = self._known()
        if known.get("sha256") != digest:
            synced = {command.name: str(command.id) for command in await tree.sync()}
            known = {"sha256": digest, "id": synced[contree.name]}
            path = self._bot.settings.data_dir / SYNCED
            path.write_text(json.dumps(known), encoding="utf-8")
            logger.info("commands synced", count=len(synced))
        self._bot.command_links = command_links(known["id"])

    def _known(self) -> dict[str, str]:
        path = self._bot.settings.data_dir / SYNCED
        try:
            known = json.loads(path.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}
        return known if isinstance(known, dict) else {}
