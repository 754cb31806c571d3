"""Messages in letters, where Discord refuses the emojis of cards that they name."""

import re
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeVar

import discord
from discord import ui

from bot.client import ContreeBot
from bot.discord_api.card_emojis import emoji_named
from bot.discord_api.requests import is_refused_emoji
from bot.discord_api.taken_away import TakenAway, note_taken_away
from bot.i18n import words
from bot.i18n.game_values import SUIT_SYMBOLS
from engine.cards import Card

T = TypeVar("T")

_MARKUP = re.compile(r"<:(\w+):\d+>")


async def sent_or_in_letters(
    bot: ContreeBot,
    view: ui.LayoutView,
    files: Sequence[discord.File],
    send: Callable[[], Awaitable[T]],
) -> T:
    """Send a message; once more in letters if Discord refuses an emoji of a card on it.

    An emoji can be deleted in the portal or replaced by `sync` while the bot runs, and Discord
    refuses some at random.
    """
    try:
        return await send()
    except discord.HTTPException as error:
        if not (is_refused_emoji(error) and spell(view)):
            raise
    note_taken_away(TakenAway.EMOJI)
    bot.emoji_reading.refused(bot.services.tasks)
    for file in files or ():
        file.reset(seek=True)  # the first try has read it
    return await send()


def spell(view: ui.LayoutView) -> bool:
    """Put letters in the place of each emoji of a card; whether there was one on a control.

    In a text, Discord shows the name of an emoji that is gone, and refuses nothing.
    """
    found = False
    for part in view.walk_children():
        item = part.item if isinstance(part, ui.DynamicItem) else part
        if isinstance(item, ui.TextDisplay):
            item.content = _MARKUP.sub(lambda mark: _letters(mark[1]) or mark[0], item.content)
        elif isinstance(item, ui.Button) and item.emoji and (letters := _letters(item.emoji.name)):
            found, item.emoji = True, None
            item.label = _labelled(item.label or "", letters)
    return found


def _letters(name: str) -> str:
    """The card or suit of an emoji in letters; nothing if it is not one of ours."""
    key = emoji_named(name)
    if key is None:
        return ""
    shown = key.shown
    return words(key.language).card_short(shown) if isinstance(shown, Card) else SUIT_SYMBOLS[shown]


def _labelled(label: str, letters: str) -> str:
    """The label of a button whose emoji said the rest.

    A card is said by its whole label, if it has one; beside the sign of a suit stands its value.
    """
    if letters in SUIT_SYMBOLS.values():
        return f"{label} {letters}".strip()
    return label or letters
