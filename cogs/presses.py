"""Every press arrives here: what each control asks for, one group of controls a file."""

from collections.abc import Iterable, Iterator, Mapping
from typing import cast

import discord
from discord.ext import commands

from bot.client import ContreeBot, Interaction
from bot.floods import Asked
from bot.tables.refusals import TableRefusal, TableRefused
from cogs.achievements import presses as feats
from cogs.clock import presses as clock
from cogs.computers import presses as computers
from cogs.hand import presses as hand
from cogs.history import presses as history
from cogs.house_rules import presses as house_rules
from cogs.learn import presses as lessons
from cogs.lobby import presses as public
from cogs.me import presses as habits
from cogs.notify import presses as notify
from cogs.players import presses as players
from cogs.privacy import presses as privacy
from cogs.ranks import presses as ranks
from cogs.settings import presses as settings
from cogs.stats import presses as sheets
from cogs.swap import presses as swap
from cogs.table import presses as papers
from cogs.take_back import presses as take_back
from cogs.ui.control import Control, PressReceiver, read_control
from cogs.ui.ids import PREFIX, ControlId, Verb
from cogs.ui.modal import typed
from cogs.ui.press import Handler, Press
from cogs.ui.rate_limits import require_patience
from cogs.ui.replies import Refused, answer_error
from cogs.verify import presses as verify
from cogs.watch import presses as watching

HANDLERS: Mapping[Verb, Handler] = {
    **dict.fromkeys(public.REQUESTS, public.ask),
    **hand.HANDLERS,
    **take_back.HANDLERS,
    **swap.HANDLERS,
    **papers.HANDLERS,
    **house_rules.HANDLERS,
    **settings.HANDLERS,
    **ranks.HANDLERS,
    **clock.HANDLERS,
    **computers.HANDLERS,
    **habits.HANDLERS,
    **lessons.HANDLERS,
    **notify.HANDLERS,
    **players.HANDLERS,
    **sheets.HANDLERS,
    **history.HANDLERS,
    **feats.HANDLERS,
    **privacy.HANDLERS,
    **verify.HANDLERS,
    **watching.HANDLERS,
}


SETUP = frozenset[Verb](
    {
        *(public.REQUESTS.keys() - public.OF_A_GAME),
        *house_rules.HANDLERS,
        *settings.HANDLERS,
        *ranks.HANDLERS,
        *clock.HANDLERS,
        *computers.HANDLERS,
        *habits.HANDLERS,
        *notify.HANDLERS,
        *privacy.HANDLERS,
        *watching.FROM_OUTSIDE,
    }
)
"""What sets up a table, a server or oneself, or comes from outside the game.

It may be too much, as commands may.
"""


class Presses(PressReceiver, name=PressReceiver.NAME):
    """Hands each press to its handler, and answers those that nobody knows."""

    async def receive(self, interaction: Interaction, control: ControlId, value: str) -> None:
        """Do what the control asks."""
        if control.verb in SETUP:
            require_patience(interaction, Asked.SETUP)
        await HANDLERS[control.verb](Press(interaction, control, value))

    @commands.Cog.listener()
    async def on_interaction(self, interaction: Interaction) -> None:
        """Answer what Discord's library drops in silence, so that no press just fails."""
        if interaction.type is discord.InteractionType.modal_submit:
            await self._take_typed(interaction)
            return
        if interaction.type is not discord.InteractionType.component or not interaction.data:
            return
        custom_id = str(interaction.data.get("custom_id", ""))
        if not custom_id.startswith(f"{PREFIX}:"):  # a control of an older version
            await answer_error(interaction, Refused("refusal-old-button"))
        elif interaction.message and custom_id not in _drawn_on(interaction.message.components):
            # Pressed on a picture that was replaced while the press was on its way.
            await answer_error(interaction, TableRefused(TableRefusal.STALE_PRESS))

    async def _take_typed(self, interaction: Interaction) -> None:
        """What was typed is taken here, for the library forgets at a restart what it asked."""
        try:
            data = cast("Mapping[str, object]", interaction.data)
            control = read_control(str(data["custom_id"]))
            await self.receive(interaction, control, typed(interaction))
        except Exception as error:  # noqa: BLE001 - the boundary where an error becomes an answer
            await answer_error(interaction, error)


def _drawn_on(parts: Iterable[discord.Component]) -> Iterator[str | None]:
    """The ids of all controls in these parts of a message."""
    for part in parts:
        yield getattr(part, "custom_id", None)
        yield from _drawn_on(getattr(part, "children", ()))
        if isinstance(part, discord.SectionComponent):
            yield from _drawn_on((part.accessory,))


async def setup(bot: ContreeBot) -> None:
    """Take the presses of the whole bot."""
    await bot.add_cog(Presses())
    bot.add_dynamic_items(Control)
