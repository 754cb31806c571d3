"""The games of a server that do not count: who said so, and why."""

from collections.abc import Sequence

import discord
from discord import ui

from bot.i18n import Words
from bot.storage.results.voiding import VoidedGame
from cogs.ui.layout import GREY, card, small, text, title
from cogs.ui.replies import mention

ROOM = 3900
"""Bytes that the lines may take together: then they fit a message, whatever they are written in."""

CUT = "…"
"""Where a reason goes on."""


def voided_games(games: Sequence[VoidedGame], say: Words) -> ui.LayoutView:
    """The games that were voided last, the latest first."""
    heading = title(say("admin-voided-title"))
    if not games:
        return card(text(heading, say("admin-voided-none")), colour=GREY)
    told = [_line(game, say) for game in games]
    room = (ROOM - sum(len(line.encode()) for line in told)) // len(games)
    reasons = (_reason(game, room) for game in games)
    lines = [line for both in zip(told, reasons, strict=True) for line in both]
    return card(text(heading, *lines), colour=GREY)


def _line(game: VoidedGame, say: Words) -> str:
    name = f"{game.table_id}-{game.number}"
    by = mention(game.by_id, say)
    return say("admin-voided-line", name=name, player=by, date=game.at)


def _reason(game: VoidedGame, room: int) -> str:
    """Why, or as much of it as there is room for."""
    reason = small(discord.utils.escape_markdown(" ".join(game.reason.split()))).encode()
    if len(reason) <= room:
        return reason.decode()
    # What is left of a sign cut in two goes, and so does a backslash that escapes nothing.
    return reason[: room - len(CUT.encode())].decode(errors="ignore").rstrip("\\ ") + CUT
