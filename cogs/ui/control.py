"""The controls of every screen: dynamic items, so that they outlive the bot that drew them."""

import re
from abc import abstractmethod
from typing import Any, Self

import discord
from discord import ButtonStyle, ui
from discord.ext import commands

from bot.client import Interaction
from cogs._replies import Refused, answer_error
from cogs.ui.ids import PREFIX, ControlId


class PressReceiver(commands.Cog):
    """The cog that all presses go to."""

    NAME = "Presses"

    @abstractmethod
    async def receive(self, interaction: Interaction, control: ControlId, value: str) -> None:
        """Do what is asked, and answer; ``value`` is what was chosen in a menu."""


class Control(ui.DynamicItem[ui.Item[Any]], template=rf"(?s){PREFIX}:.*"):
    """A button or a menu of a table."""

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """The control that was used, read back from its message."""
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Deliver the press to its cog, and answer whatever happens."""
        # Discord's library only logs what a dynamic item raises, and the presser would read
        # "This interaction failed": this is the boundary where an error becomes an answer.
        try:
            value = self.item.values[0] if isinstance(self.item, ui.Select) else ""
            receiver = interaction.client.get_cog(PressReceiver.NAME)
            if not isinstance(receiver, PressReceiver):
                raise TypeError("no cog receives presses")
            await receiver.receive(interaction, _read(self.custom_id), value)
        except Exception as error:  # noqa: BLE001 - see above
            await answer_error(interaction, error)


def _read(custom_id: str) -> ControlId:
    try:
        return ControlId.parse(custom_id)
    except ValueError as error:  # not written by this version
        raise Refused("refusal-old-button") from error


def button(
    control: ControlId,
    label: str,
    *,
    style: ButtonStyle = ButtonStyle.secondary,
    disabled: bool = False,
) -> Control:
    """A button; its component number follows from what it does, not from where it stands."""
    return Control(
        ui.Button(
            label=label,
            style=style,
            disabled=disabled,
            custom_id=str(control),
            id=control.component,
        )
    )


def menu(control: ControlId, choices: dict[str, str], chosen: str) -> Control:
    """A menu of one choice: the values with their labels."""
    options = [
        discord.SelectOption(label=label, value=value, default=value == chosen)
        for value, label in choices.items()
    ]
    return Control(ui.Select(options=options, custom_id=str(control), id=control.component))
