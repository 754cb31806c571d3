"""Voiding and restoring games, by those who manage the server."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Self

import discord
import structlog
from discord import app_commands, ui
from discord.utils import escape_markdown

from bot.client import Interaction
from bot.discord_api.requests import BROKEN_OFF
from bot.i18n import Words
from bot.i18n.commands import command_text
from bot.storage.results.voiding import (
    VoidedGame,
    channel_of,
    has_played,
    is_voided,
    last_games,
    voided_of,
)
from cogs.ranks.roles import ranks_of
from cogs.server_preferences import words_of_server
from cogs.ui.command_group import contree_admin
from cogs.ui.control import MOST_CHOICES, menu
from cogs.ui.handlers import pressed
from cogs.ui.ids import ControlName, Presser
from cogs.ui.layout import GREY, card, notice, rows, small, text, title
from cogs.ui.press import Press, answer_in_place
from cogs.ui.replies import Refused, may_manage, mention, words_for

logger = structlog.stdlib.get_logger(__name__)

RESTORE = ControlName("restore", Presser.MANAGER)

_NAME = re.compile(r"(\d{1,9})-(\d{1,9})")


@dataclass(frozen=True, slots=True)
class GameName:
    """The name of a game: its table, and its number there."""

    table: int
    number: int

    @classmethod
    def parse(cls, text: str) -> Self:
        """Parse « 12-3 »; ValueError if it is invalid."""
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
    # Nobody may take back a defeat of their own.
    if await database.read(lambda c: has_played(c, name.table, name.number, user)):
        raise Refused("refusal-own-game")
    return name


async def tell_where_it_was_played(
    interaction: Interaction, key: str, game: GameName, **facts: str
) -> None:
    """Post a notice in the channel of a game, if the bot can still write there."""
    bot, guild = interaction.client, interaction.guild_id or 0
    # Everybody reads it there: in the language of the server, not of the manager.
    say = await words_of_server(bot, guild)
    channel = await bot.services.database.read(lambda c: channel_of(c, game.table))
    person = mention(interaction.user.id, say)
    told = say(key, table=game.table, number=game.number, player=person, **facts)
    try:
        await bot.get_partial_messageable(channel, guild_id=guild).send(
            view=notice(told),
            # A reason may name people, and nobody is to be pinged by it.
            allowed_mentions=discord.AllowedMentions.none(),
        )
    except (discord.DiscordException, *BROKEN_OFF) as error:
        logger.info("a game was voided and its channel was not told", why=str(error))


async def offered(
    interaction: Interaction, typed: str, *, voided: bool
) -> list[app_commands.Choice[str]]:
    """The server's last games that match what was typed, for those who may choose one."""
    # Discord offers completions to everybody who may see the command.
    if not may_manage(interaction):
        return []
    guild = interaction.guild_id or 0
    found = await interaction.client.services.database.read(
        lambda connection: last_games(connection, guild, voided=voided)
    )
    say, choices = words_for(interaction), list[app_commands.Choice[str]]()
    for game in found:
        name, (ours, theirs) = str(GameName(game.table_id, game.number)), game.scores
        if name.startswith(typed.strip()):
            label = say("admin-game", name=name, date=game.finished_at, ours=ours, theirs=theirs)
            choices.append(app_commands.Choice(name=label, value=name))
    return choices[:MOST_CHOICES]


ROOM = 3900
"""Bytes that the lines may take together: then they fit a message, whatever they are written in."""

CUT = "…"
"""The end of a reason that was cut."""


def voided_games(games: Sequence[VoidedGame], say: Words) -> ui.LayoutView:
    """The games that were voided most recently, newest first."""
    heading = title(say("admin-voided-title"))
    if not games:
        return card(text(heading, say("admin-voided-none")), colour=GREY)
    told = [
        say(
            "admin-voided-line",
            name=str(GameName(game.table_id, game.number)),
            player=mention(game.by_id, say),
            date=game.at,
        )
        for game in games
    ]
    room = (ROOM - sum(len(line.encode()) for line in told)) // len(games)
    reasons = (_reason(game, room) for game in games)
    lines = [line for both in zip(told, reasons, strict=True) for line in both]
    names = (str(GameName(game.table_id, game.number)) for game in games)
    choices = {name: name for name in names}
    choice = menu(RESTORE, choices, "", placeholder=say("admin-restore-choose"))
    return card(text(heading, *lines), *rows([choice]), colour=GREY)


def _reason(game: VoidedGame, room: int) -> str:
    """The reason, cut to the room there is."""
    reason = small(discord.utils.escape_markdown(" ".join(game.reason.split()))).encode()
    if len(reason) <= room:
        return reason.decode()
    # What is left of a sign cut in two goes, and so does a backslash that escapes nothing.
    return reason[: room - len(CUT.encode())].decode(errors="ignore").rstrip("\\ ") + CUT


LONGEST_REASON = 200

ReasonText = app_commands.Range[str, 3, LONGEST_REASON]


@contree_admin.command(
    name=command_text("command-void-name"), description=command_text("command-void-description")
)
@app_commands.rename(
    game=command_text("command-void-game-name"), reason=command_text("command-void-reason-name")
)
@app_commands.describe(
    game=command_text("command-void-game-description"),
    reason=command_text("command-void-reason-description"),
)
async def void(interaction: Interaction, game: str, reason: ReasonText) -> None:
    """Void a game; later ratings are recomputed. Refused if there is no such game."""
    named = await game_named(interaction, game, voided=False)
    # The ladders are counted again before the answer: Discord waits 3 s, and a quarter of an hour
    # once it is told to.
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


@contree_admin.command(
    name=command_text("command-restore-name"),
    description=command_text("command-restore-description"),
)
@app_commands.rename(game=command_text("command-restore-game-name"))
@app_commands.describe(game=command_text("command-restore-game-description"))
async def restore(interaction: Interaction, game: str | None = None) -> None:
    """Restore a voided game, or list those there are; Refused if this one is not voided."""
    if game is None:
        guild = interaction.guild_id or 0
        listed = await interaction.client.services.database.read(partial(voided_of, guild=guild))
        await answer_in_place(interaction, voided_games(listed, words_for(interaction)))
        return
    await _restore(interaction, game)


@pressed(RESTORE)
async def _restore_chosen(press: Press) -> None:
    await _restore(press.interaction, press.value)


async def _restore(interaction: Interaction, text: str) -> None:
    """Let a voided game count again; later ratings are recomputed."""
    named = await game_named(interaction, text, voided=True)
    await interaction.response.defer(ephemeral=True)
    guild = interaction.guild_id or 0
    if not await interaction.client.services.voiding.restore(guild, named.table, named.number):
        raise Refused("refusal-no-such-game")
    ranks_of(interaction.client).wake(guild)
    await _tell(interaction, "admin-restored", named)
    await tell_where_it_was_played(interaction, "admin-restored-told", named)


@void.autocomplete("game")
async def _counting(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    return await offered(interaction, typed, voided=False)


@restore.autocomplete("game")
async def _voided(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    return await offered(interaction, typed, voided=True)


async def _tell(interaction: Interaction, key: str, game: GameName) -> None:
    told = words_for(interaction)(key, table=game.table, number=game.number)
    await interaction.edit_original_response(view=notice(told))
