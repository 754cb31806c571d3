"""``/contree stats`` and ``/contree versus``."""

import discord
from discord import app_commands

from bot.client import Interaction
from bot.i18n.commands import command_text
from bot.ratings.periods import Span
from cogs.stats.answers import answer_sheet
from cogs.stats.selection import EVERYWHERE, HERE, Asked, Sheet
from cogs.table.screens import screens_of
from cogs.ui.command_group import contree
from cogs.ui.replies import Refused
from engine.variants import FAMILIES

PERIODS = [
    app_commands.Choice(name=command_text(f"leaderboard-span-{period}"), value=period.value)
    for period in Span
]
FAMILY_CHOICES = [
    app_commands.Choice(name=command_text(f"family-{family}"), value=family) for family in FAMILIES
]
SCOPES = [
    app_commands.Choice(name=command_text("leaderboard-scope-here"), value=HERE),
    app_commands.Choice(name=command_text("leaderboard-scope-all"), value=EVERYWHERE),
]


@contree.command(
    name=command_text("command-stats-name"), description=command_text("command-stats-description")
)
@app_commands.rename(
    member=command_text("command-stats-member-name"),
    partner=command_text("command-stats-partner-name"),
    period=command_text("command-stats-period-name"),
    family=command_text("command-stats-family-name"),
    scope=command_text("command-stats-scope-name"),
)
@app_commands.describe(
    member=command_text("command-stats-member-description"),
    partner=command_text("command-stats-partner-description"),
    period=command_text("command-stats-period-description"),
    family=command_text("command-stats-family-description"),
    scope=command_text("command-stats-scope-description"),
)
@app_commands.choices(period=PERIODS, family=FAMILY_CHOICES, scope=SCOPES)
async def stats(
    interaction: Interaction,
    member: discord.Member | None = None,
    partner: discord.Member | None = None,
    period: str = Span.EVER,
    family: str | None = None,
    scope: str = HERE,
) -> None:
    """Show the statistics of a player, or of a player and a partner."""
    user = (member or interaction.user).id
    if partner is not None and partner.id == user:
        raise Refused("refusal-two-people")
    if member is not None:
        names = screens_of(interaction.client).hands.attachments.names
        names.heard(interaction.guild_id or 0, member)
    asked = Asked(
        sheet=Sheet.SUMMARY if partner is None else Sheet.PAIR,
        user=user,
        other=partner.id if partner else 0,
        period=Span(period),
        here=scope != EVERYWHERE,
        family=family,
    )
    await answer_sheet(interaction, asked)


@contree.command(
    name=command_text("command-versus-name"),
    description=command_text("command-versus-description"),
)
@app_commands.rename(
    member=command_text("command-versus-member-name"),
    other=command_text("command-versus-other-name"),
)
@app_commands.describe(
    member=command_text("command-versus-member-description"),
    other=command_text("command-versus-other-description"),
)
async def versus(
    interaction: Interaction, member: discord.Member, other: discord.Member | None = None
) -> None:
    """Show how two have fared against each other: oneself and a member, or two members."""
    one, two = (interaction.user.id, member.id) if other is None else (member.id, other.id)
    if one == two:
        raise Refused("refusal-two-people")
    await answer_sheet(interaction, Asked(sheet=Sheet.VERSUS, user=one, other=two))
