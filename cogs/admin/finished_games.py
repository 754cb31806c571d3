"""Finished games, named by those who manage a server."""

import re
from dataclasses import dataclass
from typing import Self

import discord
import structlog
from discord import app_commands

from bot.client import Interaction
from bot.discord_requests import BROKEN_OFF
from bot.i18n import language_of, words
from bot.storage.results.voiding import (
    FinishedGame,
    channel_of,
    has_played,
    is_voided,
    last_games,
)
from cogs.settings.preferences import preferences_of
from cogs.ui.layout import notice
from cogs.ui.replies import Refused, may_manage, mention, words_for

logger = structlog.stdlib.get_logger(__name__)

OFFERED = 25
"""So many choices Discord takes."""

_NAME = re.compile(r"(\d{1,9})-(\d{1,9})")


@dataclass(frozen=True, slots=True)
class GameName:
    """A game: its table and which of its games it was."""

    table: int
    number: int

    @classmethod
    def parse(cls, text: str) -> Self:
        """What was written as « 12-3 »; ValueError when it is none."""
        match = _NAME.fullmatch(text.strip())
        if match is None:
            raise ValueError(text)
        return cls(int(match[1]), int(match[2]))

    def __str__(self) -> str:
        return f"{self.table}-{self.number}"


async def game_named(interaction: Interaction, text: str, *, voided: bool) -> GameName:
    """The game of the server that has this name and is voided, or is not; else Refused.

    Whoever asks must not have played it.
    """
    try:
        name = GameName.parse(text)
    except ValueError as error:
        raise Refused("refusal-no-such-game") from error
    guild, user, database = (
        interaction.guild_id or 0,
        interaction.user.id,
        interaction.client.services.database,
    )
    found = await database.read(
        lambda connection: is_voided(connection, guild, name.table, name.number)
    )
    if found is None:
        raise Refused("refusal-no-such-game")
    if found is not voided:
        raise Refused("refusal-not-voided" if voided else "refusal-already-voided")
    if await database.read(lambda c: has_played(c, name.table, name.number, user)):
        raise Refused("refusal-own-game")
    return name


async def tell_where_it_was_played(
    interaction: Interaction, key: str, game: GameName, **facts: str
) -> None:
    """Tell it in the channel of a game, where that is still to be written to."""
    bot, guild = interaction.client, interaction.guild_id or 0
    preferences = await preferences_of(interaction)
    say = words(language_of(preferences.language, bot.settings.default_language))
    channel = await bot.services.database.read(lambda c: channel_of(c, game.table))
    person = mention(interaction.user.id, say)
    told = say(key, table=game.table, number=game.number, player=person, **facts)
    try:
        await bot.get_partial_messageable(channel, guild_id=guild).send(
            view=notice(told), allowed_mentions=discord.AllowedMentions.none()
        )
    except (discord.DiscordException, *BROKEN_OFF) as error:
        logger.info("a game was voided and its channel was not told", why=str(error))


async def offered(
    interaction: Interaction, typed: str, *, voided: bool
) -> list[app_commands.Choice[str]]:
    """The last games of the server that begin as was typed, for those who may choose one."""
    if not may_manage(interaction):
        return []
    guild = interaction.guild_id or 0
    found = await interaction.client.services.database.read(
        lambda connection: last_games(connection, guild, voided=voided)
    )
    named = [(str(GameName(each.table_id, each.number)), each) for each in found]
    return [
        app_commands.Choice(name=_told(interaction, name, each), value=name)
        for name, each in named
        if name.startswith(typed.strip())
    ][:OFFERED]


def _told(interaction: Interaction, name: str, game: FinishedGame) -> str:
    first, second = game.scores
    say = words_for(interaction)
    return say("admin-game", name=name, date=game.finished_at, ours=first, theirs=second)
