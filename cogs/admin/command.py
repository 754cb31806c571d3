"""The commands of those who manage the server: games that do not count, podiums."""

import discord
from discord import app_commands
from discord.utils import escape_markdown

from bot.client import Interaction
from bot.i18n.commands import command_text
from bot.storage.results.voiding import VoidedGame, voided_of
from cogs.admin.finished_games import GameName, game_named, offered, tell_where_it_was_played
from cogs.admin.pages import voided_games
from cogs.ranks.roles import ranks_of
from cogs.seasons.channel import choose_podium_channel
from cogs.settings.preferences import require_manager
from cogs.ui.command_group import Contree, contree
from cogs.ui.layout import notice
from cogs.ui.press import answer_in_place
from cogs.ui.replies import Refused, words_for

LONGEST_REASON = 200

Reason = app_commands.Range[str, 3, LONGEST_REASON]

admin = Contree(
    name=command_text("command-admin-name"),
    description=command_text("command-admin-description"),
    parent=contree,
)


@admin.command(
    name=command_text("command-void-name"), description=command_text("command-void-description")
)
@app_commands.rename(
    game=command_text("command-void-game-name"), reason=command_text("command-void-reason-name")
)
@app_commands.describe(
    game=command_text("command-void-game-description"),
    reason=command_text("command-void-reason-description"),
)
async def void(interaction: Interaction, game: str, reason: Reason) -> None:
    """Let a game count no more; the ratings after it are counted again."""
    require_manager(interaction)
    named = await game_named(interaction, game, voided=False)
    await interaction.response.defer(ephemeral=True)
    voided = VoidedGame(
        table_id=named.table,
        number=named.number,
        guild_id=interaction.guild_id or 0,
        by_id=interaction.user.id,
        at=interaction.client.clock.now(),
        reason=reason,
    )
    if not await interaction.client.services.voiding.void(voided):
        raise Refused("refusal-no-such-game")
    ranks_of(interaction.client).wake(voided.guild_id)
    await _tell(interaction, "admin-voided", named)
    plain = escape_markdown(reason)
    await tell_where_it_was_played(interaction, "admin-voided-told", named, reason=plain)


@admin.command(
    name=command_text("command-restore-name"),
    description=command_text("command-restore-description"),
)
@app_commands.rename(game=command_text("command-void-game-name"))
@app_commands.describe(game=command_text("command-void-game-description"))
async def restore(interaction: Interaction, game: str) -> None:
    """Let a voided game count again."""
    require_manager(interaction)
    named = await game_named(interaction, game, voided=True)
    await interaction.response.defer(ephemeral=True)
    guild = interaction.guild_id or 0
    if not await interaction.client.services.voiding.restore(guild, named.table, named.number):
        raise Refused("refusal-no-such-game")
    ranks_of(interaction.client).wake(guild)
    await _tell(interaction, "admin-restored", named)
    await tell_where_it_was_played(interaction, "admin-restored-told", named)


@admin.command(
    name=command_text("command-voided-name"),
    description=command_text("command-voided-description"),
)
async def voided(interaction: Interaction) -> None:
    """Show the games that were voided, by whom and why."""
    require_manager(interaction)
    guild = interaction.guild_id or 0
    listed = await interaction.client.services.database.read(
        lambda connection: voided_of(connection, guild)
    )
    await answer_in_place(interaction, voided_games(listed, words_for(interaction)))


@void.autocomplete("game")
async def _counting(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    return await offered(interaction, typed, voided=False)


@restore.autocomplete("game")
async def _voided(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    return await offered(interaction, typed, voided=True)


async def _tell(interaction: Interaction, key: str, game: GameName) -> None:
    told = words_for(interaction)(key, table=game.table, number=game.number)
    await interaction.followup.send(view=notice(told), ephemeral=True)


@admin.command(
    name=command_text("command-podium-name"),
    description=command_text("command-podium-description"),
)
@app_commands.rename(channel=command_text("command-podium-channel-name"))
@app_commands.describe(channel=command_text("command-podium-channel-description"))
async def podium(interaction: Interaction, channel: discord.TextChannel | None = None) -> None:
    """Choose where the podium of each season is posted; without a channel, nowhere."""
    told = await choose_podium_channel(interaction, None if channel is None else channel.id)
    await answer_in_place(interaction, notice(told))
