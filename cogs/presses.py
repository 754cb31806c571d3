"""Hands each press to the feature that takes it, and answers those that nobody takes."""

from collections.abc import Mapping
from contextlib import nullcontext, suppress
from typing import cast

import discord
from discord.ext import commands

from bot.client import Interaction
from bot.discord_api.rate_limits import Limited
from bot.monitoring.logs import bind_interaction
from bot.tables.refusals import TableRefusal, TableRefused
from cogs.features import press_handlers
from cogs.table.screens import Screens
from cogs.ui.access import require_manager, require_patience, require_time
from cogs.ui.arguments import require_length, typed
from cogs.ui.bursts import burst_turn
from cogs.ui.control import PressReceiver, drawn_on, read_control
from cogs.ui.ids import DECLARED, PREFIX, ControlId
from cogs.ui.press import Press
from cogs.ui.replies import Refused, answer_error


class Presses(PressReceiver, name=PressReceiver.NAME):
    """Hands each press to its handler."""

    def __init__(self) -> None:
        self._handlers = press_handlers()

    async def receive(self, interaction: Interaction, control: ControlId, value: str) -> None:
        """Hand the press to what takes it, as is declared: counted, for managers, in turn."""
        bind_interaction(interaction.id, interaction.guild_id, control.verb, control.table)
        require_time(interaction)
        require_length(value)
        declared, press = DECLARED[control.verb], Press(interaction, control, value)
        if declared.counted:
            require_patience(interaction, Limited.PRESS)
        if declared.presser.manages(control.table):
            require_manager(interaction)
        async with burst_turn(interaction) if declared.bursts else nullcontext():
            await self._handlers[declared](press)

    async def refuse(self, interaction: Interaction, error: Exception) -> None:
        """Say why nothing came of a press, in place of what was said so before in the channel."""
        message = await answer_error(interaction, error)
        if message is not None:
            # While the bot is stopping nothing is replaced any more.
            with suppress(TableRefused):
                refusals = Screens.of(interaction.client).refusals
                await refusals.shown(interaction, message, interaction.channel_id or 0)

    @commands.Cog.listener()
    async def on_interaction(self, interaction: Interaction) -> None:
        """Answer what Discord's library drops in silence, so that no press just fails."""
        if interaction.type is discord.InteractionType.modal_submit:
            # After a restart the library no longer knows the windows it opened.
            try:
                data = cast("Mapping[str, object]", interaction.data)
                control = read_control(str(data["custom_id"]))
                await self.receive(interaction, control, typed(interaction))
            except Exception as error:  # noqa: BLE001 - the boundary where an error becomes an answer
                await self.refuse(interaction, error)
            return
        if interaction.type is not discord.InteractionType.component or not interaction.data:
            return
        custom_id = str(interaction.data.get("custom_id", ""))
        if not custom_id.startswith(f"{PREFIX}:"):
            # A control of another version.
            await self.refuse(interaction, Refused("refusal-old-button"))
        elif interaction.message and custom_id not in drawn_on(interaction.message.components):
            # Pressed on a picture that was replaced while the press was on its way.
            await self.refuse(interaction, TableRefused(TableRefusal.STALE_PRESS))
