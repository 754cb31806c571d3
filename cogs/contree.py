"""The commands: ``/contree`` and what follows it."""

import discord
from discord import app_commands

from bot.client import ContreeBot, Interaction
from bot.i18n import language_of, words
from bot.i18n.commands import command_text
from bot.tables.checks import require_authority, require_seat
from bot.tables.events import TableOpened
from bot.tables.requests import Leave
from bot.tables.session import Session
from bot.tables.table import Stage
from cogs._preflight import require_permissions
from cogs._replies import answer_error, may_manage, words_for
from cogs.reading import answer_leaderboard, answer_statistics
from cogs.ui.layout import notice
from cogs.ui.opening import open_hand
from cogs.ui.screen import screens_of
from cogs.ui.screens.papers import confirm_leave, confirm_stop
from cogs.ui.screens.public import public
from cogs.ui.screens.rules import help_page, rules_page
from engine.options import HIGHEST_TARGET, LOWEST_TARGET, OptionName
from engine.variants import VARIANTS, find_variant

Target = app_commands.Range[int, LOWEST_TARGET, HIGHEST_TARGET]

contree = app_commands.Group(
    name="contree",
    description=command_text("command-contree-description"),
    guild_only=True,
)


def _session(interaction: Interaction) -> Session:
    return interaction.client.services.registry.in_channel(interaction.channel_id or 0)


@contree.command(
    name=command_text("command-start-name"), description=command_text("command-start-description")
)
@app_commands.rename(
    rules=command_text("command-start-rules-name"),
    target=command_text("command-start-target-name"),
    computers=command_text("command-start-computers-name"),
)
@app_commands.describe(
    rules=command_text("command-start-rules-description"),
    target=command_text("command-start-target-description"),
    computers=command_text("command-start-computers-description"),
)
@app_commands.choices(
    rules=[
        app_commands.Choice(name=command_text(f"variant-{rules.key}"), value=rules.key)
        for rules in VARIANTS
    ]
)
async def start(
    interaction: Interaction,
    rules: str = VARIANTS[0].key,
    target: Target | None = None,
    computers: bool = False,
) -> None:
    """Open a table; its lobby is the answer."""
    require_permissions(interaction)
    registry = interaction.client.services.registry
    session = await registry.open(_opening(interaction, rules, target), computers=computers)
    table = session.table
    board = screens_of(interaction.client).board(table)
    board.hold()
    message = None
    try:
        view = public(table, words(table.opened.language))
        message = (await interaction.response.send_message(view=view)).message_id
    finally:
        await board.adopt(message, table)


def _opening(interaction: Interaction, key: str, target: int | None) -> TableOpened:
    settings = interaction.client.settings
    rules = find_variant(key)
    chosen = target or settings.default_target
    return TableOpened(
        guild=interaction.guild_id or 0,
        channel=interaction.channel_id or 0,
        host=interaction.user.id,
        language=language_of(interaction.locale.value, settings.default_language),
        variant=rules.key,
        version=rules.version,
        options=((OptionName.TARGET, str(chosen)),) if chosen else (),
    )


@contree.command(
    name=command_text("command-hand-name"), description=command_text("command-hand-description")
)
async def hand(interaction: Interaction) -> None:
    """Open one's hand; whoever left is back."""
    await open_hand(interaction, _session(interaction))


@contree.command(
    name=command_text("command-table-name"), description=command_text("command-table-description")
)
async def table(interaction: Interaction) -> None:
    """Put the table at the bottom of the channel."""
    require_permissions(interaction)
    session = _session(interaction)
    await interaction.response.defer(ephemeral=True)
    await screens_of(interaction.client).board(session.table).repost()
    await interaction.delete_original_response()


@contree.command(
    name=command_text("command-leave-name"), description=command_text("command-leave-description")
)
async def leave(interaction: Interaction) -> None:
    """Leave the table; during a game, by asking first."""
    session = _session(interaction)
    say = words_for(interaction)
    require_seat(session.table, interaction.user.id)
    if session.table.stage is Stage.LOBBY:
        await session.submit(interaction.user.id, Leave())
        await _private(interaction, notice(say("leave-stood")))
    else:
        await _private(interaction, confirm_leave(session.table, say))


@contree.command(
    name=command_text("command-stop-name"), description=command_text("command-stop-description")
)
async def stop(interaction: Interaction) -> None:
    """Stop the table, by asking first."""
    session = _session(interaction)
    require_authority(session.table, interaction.user.id, manager=may_manage(interaction))
    await _private(interaction, confirm_stop(session.table, words_for(interaction)))


@contree.command(
    name=command_text("command-rules-name"), description=command_text("command-rules-description")
)
async def rules(interaction: Interaction) -> None:
    """Show the rules of the table in this channel, else the usual ones."""
    session = interaction.client.services.registry.find_in_channel(interaction.channel_id or 0)
    shown = session.table.rules if session else VARIANTS[0]
    await _private(interaction, rules_page(shown, words_for(interaction)))


@contree.command(
    name=command_text("command-help-name"), description=command_text("command-help-description")
)
async def help_(interaction: Interaction) -> None:
    """Show how to begin."""
    links = interaction.client.command_links
    await _private(interaction, help_page(links, words_for(interaction)))


@contree.command(
    name=command_text("command-leaderboard-name"),
    description=command_text("command-leaderboard-description"),
)
async def leaderboard(interaction: Interaction) -> None:
    """Show the first page of the leaderboard."""
    await answer_leaderboard(interaction, page=0)


@contree.command(
    name=command_text("command-stats-name"), description=command_text("command-stats-description")
)
@app_commands.rename(member=command_text("command-stats-member-name"))
@app_commands.describe(member=command_text("command-stats-member-description"))
async def stats(interaction: Interaction, member: discord.Member | None = None) -> None:
    """Show what a player has done."""
    await answer_statistics(interaction, (member or interaction.user).id)


async def _private(interaction: Interaction, view: discord.ui.LayoutView) -> None:
    await interaction.response.send_message(view=view, ephemeral=True)


async def _failed(interaction: Interaction, error: app_commands.AppCommandError) -> None:
    cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
    await answer_error(interaction, cause)


async def setup(bot: ContreeBot) -> None:
    """Offer the commands."""
    bot.tree.add_command(contree)
    bot.tree.error(_failed)
