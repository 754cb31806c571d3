"""Answers with a page of statistics, for commands and presses."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import discord

from bot.client import Interaction
from bot.i18n import Words
from bot.storage.preferences import is_hidden
from bot.storage.ratings.player_ratings import RatingCurve, rating_curve
from bot.storage.stats.statistics import Statistics, player_statistics, versus
from bot.tables.table_settings import Pictures
from cogs.settings.preferences import preferences_of, usual_pictures
from cogs.stats.pages import contracts, duel, pair, people, summary
from cogs.stats.picture import profile_illustration
from cogs.stats.selection import Asked, Sheet
from cogs.table.screens import screens_of
from cogs.ui.layout import Illustration, illustrated, noted
from cogs.ui.press import answer_in_place
from cogs.ui.replies import Refused, mention, words_for

Screen = Callable[[Statistics, Asked, Words], discord.ui.LayoutView]

SCREENS: dict[Sheet, Screen] = {
    Sheet.CONTRACTS: contracts,
    Sheet.PEOPLE: people,
    Sheet.PAIR: pair,
}

Drawn = tuple[discord.ui.LayoutView, Illustration | None]
"""A page of statistics, and its picture if it has one."""


async def answer_sheet(interaction: Interaction, asked: Asked) -> None:
    """Answer with a page of statistics, in place of the page that was pressed."""
    say = words_for(interaction).plain
    if _is_of_others(interaction, asked) and asked.sheet is Sheet.PEOPLE:
        asked = replace(asked, here=True)
    hidden = await require_shown(interaction, {asked.user, asked.other})
    view, illustration = await _drawn(interaction, asked, say)
    attachment = await screens_of(interaction.client).hands.attachments.of_illustration(
        illustration
    )
    view = illustrated(view, attachment.illustration)
    await answer_in_place(
        interaction, noted(view, say("stats-hidden")) if hidden else view, attachment
    )


async def require_shown(interaction: Interaction, told: set[int]) -> bool:
    """Whether the person who asks is hidden; Refused where one of the others is hidden."""
    hidden = await interaction.client.services.database.read(
        lambda connection: {user for user in told if is_hidden(connection, user)}
    )
    for user in hidden - {interaction.user.id}:
        raise Refused("refusal-hidden-player", user=mention(user, words_for(interaction)))
    return bool(hidden)


def _is_of_others(interaction: Interaction, asked: Asked) -> bool:
    """Whether the caller is not on it: games on other servers are left out then."""
    return interaction.user.id not in {asked.user, asked.other}


async def _drawn(interaction: Interaction, asked: Asked, say: Words) -> Drawn:
    database = interaction.client.services.database
    silent = _is_of_others(interaction, asked) and not asked.here
    chosen = asked.selection(interaction.guild_id or 0, interaction.client.clock.now())
    if asked.sheet is Sheet.VERSUS:
        duelling = partial(versus, chosen=chosen, one=asked.user, two=asked.other)
        against = await database.read(duelling)
        return duel(replace(against, last_games=()) if silent else against, asked, say), None
    partner = asked.other if asked.sheet is Sheet.PAIR else None
    counting = partial(player_statistics, chosen=chosen, user_id=asked.user, partner=partner)
    numbers = await database.read(counting)
    if silent and asked.sheet is Sheet.PAIR:
        numbers = replace(numbers, last_games=())
    if asked.sheet is not Sheet.SUMMARY:
        return SCREENS[asked.sheet](numbers, asked, say), None
    curve = await database.read(partial(rating_curve, chosen=chosen, user_id=asked.user))
    return summary(numbers, curve, asked, say), await _profile(interaction, numbers, curve, say)


async def _profile(
    interaction: Interaction, numbers: Statistics, curve: RatingCurve | None, say: Words
) -> Illustration | None:
    """The picture of a player, on a server that wants pictures."""
    if usual_pictures(interaction, await preferences_of(interaction)) is Pictures.NONE:
        return None
    names = screens_of(interaction.client).hands.attachments.names
    name = names.of(interaction.guild_id or 0, numbers.user_id)
    return profile_illustration(numbers, curve, name, say)
