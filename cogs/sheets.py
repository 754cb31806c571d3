"""Sheets of numbers, read from what is kept: for commands and presses."""

from collections.abc import Callable
from functools import partial

import discord

from bot.client import Interaction
from bot.i18n import Words
from bot.storage.shown import is_hidden
from bot.storage.statistics import Statistics, player_statistics
from bot.storage.versus import versus
from cogs._replies import Refused, mention, words_for
from cogs.ui.answering import answer_in_place
from cogs.ui.layout import noted
from cogs.ui.screens.sheets.contracts import contracts
from cogs.ui.screens.sheets.pairs import duel, pair
from cogs.ui.screens.sheets.people import people
from cogs.ui.screens.sheets.summary import summary
from cogs.ui.sheets import Asked, Sheet

Screen = Callable[[Statistics, Asked, Words], discord.ui.LayoutView]

SCREENS: dict[Sheet, Screen] = {
    Sheet.SUMMARY: summary,
    Sheet.CONTRACTS: contracts,
    Sheet.PEOPLE: people,
    Sheet.PAIR: pair,
}


async def answer_sheet(interaction: Interaction, asked: Asked) -> None:
    """Answer with a sheet, in place when it is being turned."""
    say = words_for(interaction).plain
    hidden = await require_shown(interaction, {asked.user, asked.other})
    view = await _drawn(interaction, asked, say)
    await answer_in_place(interaction, noted(view, say("stats-hidden")) if hidden else view)


async def require_shown(interaction: Interaction, told: set[int]) -> bool:
    """Whether he who asks is hidden; Refused when others are, who are told of to nobody else."""
    hidden = await interaction.client.services.database.read(
        lambda connection: {user for user in told if is_hidden(connection, user)}
    )
    for user in hidden - {interaction.user.id}:
        raise Refused("refusal-hidden-player", user=mention(user, words_for(interaction)))
    return bool(hidden)


async def _drawn(interaction: Interaction, asked: Asked, say: Words) -> discord.ui.LayoutView:
    database = interaction.client.services.database
    chosen = asked.selection(interaction.guild_id or 0, interaction.client.clock.now())
    if asked.sheet is Sheet.VERSUS:
        duelling = partial(versus, chosen=chosen, one=asked.user, two=asked.other)
        return duel(await database.read(duelling), asked, say)
    partner = asked.other if asked.sheet is Sheet.PAIR else None
    counting = partial(player_statistics, chosen=chosen, user_id=asked.user, partner=partner)
    return SCREENS[asked.sheet](await database.read(counting), asked, say)
