"""A picture with its words, and the part of a message in which it stands."""

from collections.abc import Iterable
from dataclasses import dataclass

import discord
from discord import ui

from bot.pictures.studio import Picture
from cogs.ui.layout import Item, message

MOST_WORDS = 1024
"""Characters of a description that Discord takes at most."""


@dataclass(frozen=True, slots=True)
class Illustration:
    """A picture, the name of its file, and what it shows in words."""

    picture: Picture
    name: str
    words: str


def in_words(sentences: Iterable[str]) -> str:
    """What a picture shows: as many of these sentences as there is room for, the first first."""
    words = ""
    for sentence in filter(None, sentences):
        if len(words) + len(sentence) < MOST_WORDS:
            words = f"{words} {sentence}".strip()
    return words


def shown(illustration: Illustration | None) -> tuple[Item, ...]:
    """The picture in a message; nothing where there is none."""
    if illustration is None:
        return ()
    address = f"attachment://{illustration.name}"
    item = discord.MediaGalleryItem(address, description=illustration.words)
    return (ui.MediaGallery(item),)


def illustrated(view: ui.LayoutView, illustration: Illustration | None) -> ui.LayoutView:
    """A message of one card, with the picture after what is said first."""
    (framed,) = view.children
    if illustration is None or not isinstance(framed, ui.Container):
        return view
    first, *others = framed.children
    framing = ui.Container(first, *shown(illustration), *others, accent_colour=framed.accent_colour)
    return message((framing,))
