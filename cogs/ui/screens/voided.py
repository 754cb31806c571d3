"""The games of a server that do not count: who said so, and why."""

from collections.abc import Sequence

import discord
from discord import ui

from bot.i18n import Words
from bot.storage.voiding import VoidedGame
from cogs._replies import mention
from cogs.ui.layout import GREY, card, small, text, title


def voided_games(games: Sequence[VoidedGame], say: Words) -> ui.LayoutView:
    """The games that were voided last, the latest first."""
    if not games:
        return card(text(title(say("admin-voided-title")), say("admin-voided-none")), colour=GREY)
    lines = [line for game in games for line in _lines(game, say)]
    return card(text(title(say("admin-voided-title")), *lines), colour=GREY)


def _lines(game: VoidedGame, say: Words) -> tuple[str, str]:
    name = f"{game.table_id}-{game.number}"
    by = mention(game.by_id, say)
    told = say("admin-voided-line", name=name, player=by, date=game.at)
    return told, small(discord.utils.escape_markdown(" ".join(game.reason.split())))
