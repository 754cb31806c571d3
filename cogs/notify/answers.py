"""Answers about waiting for a free seat: ``/contree notify`` and its button."""

import discord

from bot.client import Interaction
from bot.storage.preferences import SEAT_WATCH_LASTS, unwatch_seats, watch_seats
from cogs.notify.pages import notify_page
from cogs.notify.seat_notices import has_free_seat, sees
from cogs.ui.press import answer_in_place
from cogs.ui.replies import words_for


async def answer_watching(interaction: Interaction) -> None:
    """Put the caller on the waiting list, and show the seats that are free already."""
    bot, guild, user = interaction.client, interaction.guild_id or 0, interaction.user.id
    now = bot.clock.now()
    await bot.services.database.write(lambda connection: watch_seats(connection, guild, user, now))
    here = [session.table for session in bot.services.registry.sessions]
    open_here = [each for each in here if each.opened.guild == guild and has_free_seat(each)]
    member = interaction.user
    free = [
        table
        for table in open_here
        if table.seat_of(user) is None
        and isinstance(member, discord.Member)
        and sees(bot, table, member)
    ]
    await answer_in_place(
        interaction, notify_page(now + SEAT_WATCH_LASTS, free, words_for(interaction))
    )


async def answer_not_watching(interaction: Interaction) -> None:
    """Take the caller off the waiting list."""
    guild, user = interaction.guild_id or 0, interaction.user.id
    database = interaction.client.services.database
    await database.write(lambda connection: unwatch_seats(connection, guild, user))
    await answer_in_place(interaction, notify_page(None, (), words_for(interaction)))
