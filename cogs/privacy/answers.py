"""What is stored about a person: shown, exported and erased, at their own request alone."""

import asyncio
import io

import discord
import structlog
from discord.utils import escape_markdown

from bot.client import Interaction
from bot.storage.database.database import Database
from bot.storage.errors import StorageError
from bot.storage.preferences import PlayerPreferences
from bot.storage.privacy.erasure import Erased, erase
from bot.storage.privacy.export import DataSummary, File, data_summary, export
from bot.storage.privacy.person_search import search
from bot.storage.ratings.rank_roles import held_by
from cogs.privacy.pages import exported, privacy_page
from cogs.ranks.roles import ranks_of
from cogs.table.screens import screens_of
from cogs.ui.press import answer_in_place
from cogs.ui.replies import words_for

logger = structlog.stdlib.get_logger(__name__)


async def holdings(interaction: Interaction) -> DataSummary:
    """How much is stored about the caller."""
    user = interaction.user.id
    database = interaction.client.services.database
    return await database.read(lambda connection: data_summary(connection, user))


async def answer_privacy(interaction: Interaction) -> None:
    """Answer with the page of what is stored about the caller."""
    held = await holdings(interaction)
    live = [session.table for session in interaction.client.services.registry.sessions]
    view = privacy_page(held, interaction.user.id, live, words_for(interaction))
    await answer_in_place(interaction, view)


async def erase_oneself(interaction: Interaction) -> tuple[Erased, asyncio.Task[None]]:
    """Erase the caller from the database and from memory; StillSeated while they play.

    Also return the task that takes back their rank roles.
    """
    user, bot = interaction.user.id, interaction.client
    database = bot.services.database
    sought = await database.read(lambda connection: search(connection, user))
    held = await database.read(lambda connection: held_by(connection, user))
    erased = await database.write(lambda connection: erase(connection, user, sought))
    bot.services.deals.forget()
    bot.readers.chose(user, None)
    bot.tastes.chose(user, PlayerPreferences())
    screens_of(bot).forget(user)
    taking_back = ranks_of(bot).person_erased(user, held)
    await _leave_no_copy(database)
    return erased, taking_back


async def _leave_no_copy(database: Database) -> None:
    try:
        await database.forget()
    except StorageError as error:
        # They are erased all the same; the file is rewritten at the next start at the latest.
        logger.warning("copies of what was erased may lie in the file", why=str(error))


def roles_left(interaction: Interaction) -> list[str]:
    """The rank roles that could not be taken back from the caller, each with its server."""
    say, bot = words_for(interaction), interaction.client
    told = []
    for guild, role in ranks_of(bot).left_to(interaction.user.id):
        server = bot.get_guild(guild)
        named = server.get_role(role) if server else None
        if server is None or named is None:
            told.append(say("privacy-role-unseen"))
        else:
            names = {"role": escape_markdown(named.name), "server": escape_markdown(server.name)}
            told.append(say("privacy-role", **names))
    return told


async def send_export(interaction: Interaction) -> None:
    """Send the caller what is stored about them, in private."""
    say, bot = words_for(interaction), interaction.client
    await interaction.response.defer(ephemeral=True, thinking=True)
    files = await export(
        bot.services.database,
        interaction.user.id,
        bot.clock.now(),
        say("privacy-export-about"),
        interaction.filesize_limit,
    )
    for part, file in enumerate(files, start=1):
        view = exported(file.name, part, len(files), say)
        await interaction.followup.send(view=view, file=_attachment(file), ephemeral=True)


def _attachment(file: File) -> discord.File:
    return discord.File(io.BytesIO(file.content), file.name)
