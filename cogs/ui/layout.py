"""The layout of messages: texts, pictures and controls."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import ceil
from typing import Any

import discord
from discord import ui

from bot.i18n import MINUS, Words
from bot.i18n.direction import directed, isolated, unmarked
from bot.i18n.game_values import AS_TEXT
from bot.pictures.picture_cache import Picture

IN_A_ROW = 5
"""Buttons that Discord takes in a row at most; a menu fills one."""

ROW = 4
"""Card buttons in a row: as many as a narrow phone shows side by side."""

LayoutItem = ui.Item[Any]

FELT = discord.Colour(0x2E7D32)
GOLD = discord.Colour(0xC9A227)
GREY = discord.Colour(0x80848E)
"""The colours of a table in play, of a result, and of what is over."""


def text(*lines: str) -> ui.TextDisplay[Any]:
    """Lines of text; empty ones are left out."""
    return ui.TextDisplay(directed("\n".join(line for line in lines if line)))


def small(line: str) -> str:
    """A line in small print."""
    return f"-# {line}"


def title(line: str) -> str:
    """A line as a heading."""
    return f"### {line}"


def headline(line: str) -> str:
    """A line in the largest letters that a message of ours has."""
    return f"## {line}"


def columns(table: Sequence[Sequence[str]]) -> str:
    """A table in a code block: labels on the left, other columns right-aligned."""
    widths = [max(map(_width, column)) for column in zip(*table, strict=True)]
    return "\n".join(("```", *(_aligned(row, widths) for row in table), "```"))


def _aligned(row: Sequence[str], widths: Sequence[int]) -> str:
    label, *others = (" " * (width - _width(cell)) for cell, width in zip(row, widths, strict=True))
    # Two cells from right to left beside each other would change their places.
    first, *cells = map(isolated, row)
    cells = [f"{space}{cell}" for space, cell in zip(others, cells, strict=True)]
    return "  ".join((first + label, *cells)).rstrip()


def _width(cell: str) -> int:
    """The width of a cell in letters; variation selectors and marks of direction take no room."""
    return len(unmarked(cell).replace(AS_TEXT, ""))


def signed(points: int, say: Words) -> str:
    """Points with their sign."""
    return f"{MINUS if points < 0 else '+'}{say('score-points', points=abs(points))}"


def rule() -> ui.Separator[Any]:
    """A thin line between two parts."""
    return ui.Separator()


def rows(controls: Sequence[LayoutItem], width: int = IN_A_ROW) -> list[ui.ActionRow[Any]]:
    """Controls in rows of at most ``width``, about as many in each: the last has no single one."""
    if not controls:
        return []
    fewest = ceil(len(controls) / width)
    # Shared evenly: six buttons are three and three, not five and one alone.
    each = ceil(len(controls) / fewest)
    return [
        ui.ActionRow(*controls[start : start + each]) for start in range(0, len(controls), each)
    ]


def rows_on(
    above: Sequence[ui.ActionRow[Any]], controls: Sequence[LayoutItem]
) -> list[ui.ActionRow[Any]]:
    """Rows, and more controls below: the first of them in their last row, as far as it has room."""
    room = IN_A_ROW - len(above[-1].children) if above else 0
    for control in controls[:room]:
        above[-1].add_item(control)
    return [*above, *rows(controls[room:])]


def message(items: Iterable[LayoutItem]) -> ui.LayoutView:
    """A message of these parts.

    The library shall keep nothing of it: each private one would have a task of its own for a
    quarter of an hour. Its controls work without, for they are dynamic.
    """
    view = ui.LayoutView(timeout=None)
    for item in items:
        view.add_item(item)
    view.stop()
    return view


def card(*items: LayoutItem, colour: discord.Colour | None = None) -> ui.LayoutView:
    """A message: one framed card, never timing out."""
    return message([ui.Container(*items, accent_colour=colour)])


def warning(line: str) -> tuple[LayoutItem, ...]:
    """A warning as items of a card; empty for an empty line."""
    return (text(f"\N{WARNING SIGN} {line}"),) if line else ()


def with_items(view: ui.LayoutView, *items: LayoutItem) -> ui.LayoutView:
    """A message with these below all else: within its last part, if that is a card."""
    last = view.children[-1]
    framed = last if isinstance(last, ui.Container) else view
    for item in items:
        framed.add_item(item)
    return view


def with_button(view: ui.LayoutView, control: LayoutItem) -> ui.LayoutView:
    """A message with a button below all else: in its last row of buttons, if that has room."""
    last = view.children[-1]
    row = last.children[-1] if isinstance(last, ui.Container) and last.children else last
    # Widths are added up because a menu fills a row.
    if isinstance(row, ui.ActionRow) and sum(each.width for each in row.children) < IN_A_ROW:
        row.add_item(control)
        return view
    return with_items(view, *rows([control]))


def noted(view: ui.LayoutView, line: str) -> ui.LayoutView:
    """A message with a line in small print below all else."""
    return with_items(view, text(small(line)))


def notice(line: str) -> ui.LayoutView:
    """A message of one text."""
    return card(text(line))


MOST_WORDS = 1024
"""Characters of a description that Discord takes at most."""


@dataclass(frozen=True, slots=True)
class Illustration:
    """A picture, the name of its file, and what it shows in words; a ``spoiler`` is veiled."""

    picture: Picture
    name: str
    words: str
    spoiler: bool = False


def in_words(sentences: Iterable[str], most: int = MOST_WORDS) -> str:
    """The description of a picture: as many of these sentences, in order, as there is room for."""
    words = ""
    for sentence in filter(None, sentences):
        # Whole sentences only: a shorter one that follows may still fit.
        if len(words) + len(sentence) < most:
            words = f"{words} {sentence}".strip()
    return words


def shown(illustration: Illustration | None) -> tuple[LayoutItem, ...]:
    """The picture in a message; nothing if there is none."""
    if illustration is None:
        return ()
    address = f"attachment://{illustration.name}"
    item = discord.MediaGalleryItem(
        address, description=illustration.words, spoiler=illustration.spoiler
    )
    return (ui.MediaGallery(item),)


def illustrated(view: ui.LayoutView, illustration: Illustration | None) -> ui.LayoutView:
    """A message of one card, with the picture after what is said first."""
    (framed,) = view.children
    if illustration is None or not isinstance(framed, ui.Container):
        return view
    first, *others = framed.children
    framing = ui.Container(first, *shown(illustration), *others, accent_colour=framed.accent_colour)
    return message((framing,))
