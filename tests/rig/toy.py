"""A toy bot with the shape of the real one, for the tests of the rig itself."""

import asyncio
import re
from collections.abc import Coroutine
from typing import Self

import discord
import structlog
from discord import app_commands, ui
from discord.ext import commands

log = structlog.stdlib.get_logger("bot.toy")

SECRETS = {"fr": "Votre main secrète", "en-US": "Your secret hand"}


class ToyBot(commands.AutoShardedBot):
    """Counts presses on a public table and deals secret hands."""

    def __init__(self) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
        )
        self.counts: dict[int, int] = {}
        self.later: set[asyncio.Task[None]] = set()

    async def setup_hook(self) -> None:
        """Take the buttons back, then publish the commands."""
        self.add_dynamic_items(ToyButton, ToySelect)
        self.tree.add_command(ToyCommands())
        await self.tree.sync()

    async def close(self) -> None:
        """Drop what is still to be done."""
        for task in self.later:
            task.cancel()
        await super().close()


class ToyCommands(app_commands.Group, name="toy", description="A toy"):
    """The commands of the toy."""

    @app_commands.command(description="Open a table")
    async def start(self, interaction: discord.Interaction[ToyBot], target: int = 10) -> None:
        """Open a table in the channel."""
        await interaction.response.send_message(view=table(target))

    @app_commands.command(description="Who am I to the bot")
    async def who(
        self, interaction: discord.Interaction[ToyBot], friend: discord.Member | None = None
    ) -> None:
        """Say what the bot knows about the person, and about a friend."""
        known = (
            str(interaction.locale),
            str(interaction.guild_locale),
            f"manages={interaction.permissions.manage_guild}",
            f"bot may send={interaction.app_permissions.send_messages}",
            friend.name if friend else "alone",
        )
        await interaction.response.send_message(" · ".join(known), ephemeral=True)

    @app_commands.command(description="Nobody answers")
    async def silence(self, interaction: discord.Interaction[ToyBot]) -> None:
        """Leave the person without an answer."""

    @app_commands.command(description="Something that Discord would refuse")
    async def shapeless(self, interaction: discord.Interaction[ToyBot]) -> None:
        """Answer with a button that has neither label nor id."""
        view = ui.LayoutView(timeout=None)
        view.add_item(ui.ActionRow(ui.Button(custom_id="b1:add:1:0:")))
        await interaction.response.send_message(view=view)


class ToyButton(
    ui.DynamicItem[ui.Button[ui.LayoutView]],
    template=r"b1:(?P<verb>add|hand|late|slow|crash|mute):(?P<table>\w+):(?P<revision>\d+):(?P<argument>\w*)",
):
    """A button of the toy."""

    def __init__(self, verb: str, revision: int, *, number: int, argument: str = "") -> None:
        self.verb = verb
        self.argument = argument
        super().__init__(
            ui.Button(
                label=verb.capitalize(),
                custom_id=f"b1:{verb}:1:{revision}:{argument}",
                id=number,
                emoji="🂠" if verb == "hand" else None,
            )
        )

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: ui.Item[ui.LayoutView], match: re.Match[str]
    ) -> Self:
        """Read the button from its id."""
        return cls(match["verb"], int(match["revision"]), number=1, argument=match["argument"])

    async def callback(self, interaction: discord.Interaction) -> None:
        """Do what the button says, whatever goes wrong."""
        try:
            await self._do(interaction)
        except RuntimeError:
            log.exception("a press failed")

    async def _do(self, interaction: discord.Interaction) -> None:
        assert isinstance(interaction.client, ToyBot)
        assert interaction.message is not None
        match self.verb:
            case "hand":
                await interaction.response.send_message(view=hand(interaction), ephemeral=True)
            case "add":
                await interaction.response.edit_message(view=more(interaction))
            case "late":
                await interaction.response.defer()
                self._afterwards(interaction.client, edit_later(interaction))
            case "slow":
                await interaction.response.send_message("Wait …", ephemeral=True)
                self._afterwards(interaction.client, tell_later(interaction))
            case "crash" if self.argument:
                raise LookupError("toy, past its own boundary")
            case "crash":
                raise RuntimeError("toy")

    @staticmethod
    def _afterwards(bot: ToyBot, deed: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(deed)
        bot.later.add(task)
        task.add_done_callback(bot.later.discard)


class ToySelect(ui.DynamicItem[ui.Select[ui.LayoutView]], template=r"b1:pick:1:0:"):
    """A select of the toy."""

    def __init__(self) -> None:
        super().__init__(
            ui.Select(
                custom_id="b1:pick:1:0:",
                id=50,
                placeholder="Pick",
                options=[discord.SelectOption(label=f"{n} points", value=str(n)) for n in (80, 90)],
            )
        )

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: ui.Item[ui.LayoutView], match: re.Match[str]
    ) -> Self:
        """Read the select from its id."""
        return cls()

    async def callback(self, interaction: discord.Interaction) -> None:
        """Say what was picked."""
        await interaction.response.send_message(f"Picked {self.item.values[0]}", ephemeral=True)


def table(target: int, count: int = 0) -> ui.LayoutView:
    """Draw the public table."""
    view = ui.LayoutView(timeout=None)
    verbs = ("add", "hand", "late", "crash", "mute")
    row: ui.ActionRow[ui.LayoutView] = ui.ActionRow()
    for number, verb in enumerate(verbs, start=10):
        row.add_item(ToyButton(verb, count, number=number))
    full: ui.ActionRow[ui.LayoutView] = ui.ActionRow(
        ui.Button(label="Full", custom_id="b1:full:1:0:", id=20, disabled=True)
    )
    full.add_item(ToyButton("slow", count, number=15))
    text: ui.TextDisplay[ui.LayoutView] = ui.TextDisplay(f"Count {count} of {target}")
    view.add_item(ui.Container(text, row, ui.Separator(), full))
    return view


def more(interaction: discord.Interaction) -> ui.LayoutView:
    """Draw the table with one more press on it."""
    assert isinstance(interaction.client, ToyBot)
    assert interaction.message is not None
    counts = interaction.client.counts
    counts[interaction.message.id] = counts.get(interaction.message.id, 0) + 1
    return table(10, counts[interaction.message.id])


def hand(interaction: discord.Interaction) -> ui.LayoutView:
    """Draw what only one person may see."""
    view = ui.LayoutView(timeout=None)
    row: ui.ActionRow[ui.LayoutView] = ui.ActionRow()
    row.add_item(ToySelect())
    secret = f"{SECRETS[str(interaction.locale)]}, {interaction.user.name}"
    view.add_item(ui.Container(ui.TextDisplay(secret), row))
    return view


async def edit_later(interaction: discord.Interaction) -> None:
    """Change the table by itself, after a while."""
    await asyncio.sleep(0.3)
    assert interaction.message is not None
    await interaction.message.edit(view=table(10, 99))


async def tell_later(interaction: discord.Interaction) -> None:
    """Change a private message by itself, after a while."""
    await asyncio.sleep(0.3)
    await interaction.edit_original_response(content="Later secret")
