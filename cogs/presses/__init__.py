"""Every press arrives here: what each control asks for, one group of controls a file."""

from collections.abc import Iterable, Iterator, Mapping
from typing import cast

import discord
from discord.ext import commands

from bot.client import ContreeBot, Interaction
from bot.floods import Asked
from bot.tables.refusals import TableRefusal, TableRefused
from cogs._floods import require_patience
from cogs._replies import Refused, answer_error
from cogs.presses import (
    clock,
    computers,
    feats,
    habits,
    hand,
    history,
    house_rules,
    lessons,
    notify,
    papers,
    players,
    privacy,
    public,
    ranks,
    settings,
    sheets,
    swap,
    take_back,
    verify,
    watching,
)
from cogs.ui.control import Control, PressReceiver, read_control
from cogs.ui.ids import PREFIX, ControlId, Verb
from cogs.ui.press import Handler, Press
from cogs.ui.typing import typed

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


COUNTED = frozenset[Verb](
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
        *sheets.HANDLERS,
        *history.HANDLERS,
        *feats.HANDLERS,
        *verify.HANDLERS,
        *papers.OUTSIDE_A_GAME,
        *watching.FROM_OUTSIDE,
    }
)
"""What sets up a table, a server or oneself, reads what is kept, or comes from outside the game.

It may be too much, as commands may.
"""


class Presses(PressReceiver, name=PressReceiver.NAME):
    """Hands each press to its handler, and answers those that nobody knows."""

    async def receive(self, interaction: Interaction, control: ControlId, value: str) -> None:
        """Do what the control asks."""
        if control.verb in COUNTED:
            require_patience(interaction, Asked.PRESS)
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
