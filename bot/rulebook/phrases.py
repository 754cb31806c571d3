"""Pieces of sentences that several chapters share: lists, places around the table."""

from collections.abc import Iterable

from engine.seats import CLOCKWISE, Seating

_BELOW = "  - "


def below(lines: Iterable[str]) -> tuple[str, ...]:
    """Indent lines below the one before them."""
    return tuple(_BELOW + line for line in lines)


def chapter_text(lines: tuple[str, ...]) -> str:
    """A chapter as text: its title, then its rules as a list."""
    title, *rules = lines
    items = (line if line.startswith(_BELOW) else f"- {line}" for line in rules)
    return "\n".join((title, *items))


TWO = 2


def eldest(seating: Seating) -> str:
    """The seat after the dealer."""
    if len(seating.order) == TWO:
        return "opponent"
    return "left" if seating == CLOCKWISE else "right"


def before_dealer(seating: Seating) -> str:
    """The seat before the dealer."""
    if len(seating.order) == TWO:
        return "opponent"
    return "right" if seating == CLOCKWISE else "left"


def have_partners(seating: Seating) -> bool:
    """Whether anybody has a partner to spare."""
    return any(seating.partner(seat) is not None for seat in seating.order)
