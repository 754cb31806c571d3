"""Finished games, named by those who manage a server."""

import re
from dataclasses import dataclass
from typing import Self

from discord import app_commands

from bot.client import Interaction
from bot.storage.finished import FinishedGame, is_voided, last_games
from cogs.ui.replies import Refused, may_manage, words_for

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
    """The game of the server that has this name and is voided, or is not; else Refused."""
    try:
        name = GameName.parse(text)
    except ValueError as error:
        raise Refused("refusal-no-such-game") from error
    guild = interaction.guild_id or 0
    found = await interaction.client.services.database.read(
        lambda connection: is_voided(connection, guild, name.table, name.number)
    )
    if found is None:
        raise Refused("refusal-no-such-game")
    if found is not voided:
        raise Refused("refusal-not-voided" if voided else "refusal-already-voided")
    return name


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
