"""How each trick of the day was played: a colour, a shape beside it, and both in words."""

from collections.abc import Iterator, Mapping

from bot.i18n import Words
from bot.shared_plays.squares import Square
from cogs.ui.layout import ROW

FORCED = "\N{WHITE SMALL SQUARE}\N{VARIATION SELECTOR-16}"

USUAL: Mapping[str, str] = {
    Square.GOOD: "\N{LARGE GREEN SQUARE}",
    Square.FAIR: "\N{LARGE YELLOW SQUARE}",
    Square.BAD: "\N{LARGE RED SQUARE}",
    Square.FORCED: FORCED,
}
SAFE: Mapping[str, str] = {
    Square.GOOD: "\N{LARGE BLUE SQUARE}",
    Square.FAIR: "\N{WHITE LARGE SQUARE}",
    Square.BAD: "\N{LARGE ORANGE SQUARE}",
    Square.FORCED: FORCED,
}
"""Colours that one in twelve men tells apart where green and red are alike to them."""

SHAPES: Mapping[str, str] = {
    Square.GOOD: "\N{BLACK SQUARE}",
    Square.FAIR: "\N{BLACK UP-POINTING TRIANGLE}",
    Square.BAD: "\N{MULTIPLICATION X}",
    Square.FORCED: "\N{MIDDLE DOT}",
}
"""They stand beside the colours, so that nothing is told by these alone."""


def marks(squares: str, *, safe: bool) -> Iterator[str]:
    """The mark of each trick: its colour and its shape."""
    colours = SAFE if safe else USUAL
    for each in squares:
        if each in SHAPES:
            yield f"{colours[each]}{SHAPES[each]}"


def trick_lines(squares: str, say: Words, *, safe: bool) -> Iterator[str]:
    """The tricks in their order, then how many there are of each kind, with its shape."""
    if say.heard:
        yield say.series(f"{place} {_name(each, say)}" for place, each in enumerate(squares, 1))
    else:
        signs = list(marks(squares, safe=safe))
        # Four in a row, as cards: a phone is no wider.
        yield from (" ".join(signs[at : at + ROW]) for at in range(0, len(signs), ROW))
    yield counts(squares, say)


def counts(squares: str, say: Words) -> str:
    """How many tricks there are of each kind: it is the legend of the shapes, too."""
    return say.series(
        say("today-square-count", square=_shown(each, say), count=squares.count(each))
        for each in Square
        if each in squares
    )


def few_words(squares: str, say: Words, *, safe: bool) -> str:
    """The same where there is room for little, and a legend below; forced tricks are left out."""
    kinds = [each for each in (Square.GOOD, Square.FAIR, Square.BAD) if each in squares]
    if say.heard:
        return counts("".join(each for each in squares if each in kinds), say)
    signs = (next(marks(each, safe=safe)) for each in kinds)
    return " ".join(
        f"{squares.count(each)}\N{NO-BREAK SPACE}{sign}"
        for each, sign in zip(kinds, signs, strict=True)
    )


def legend(say: Words) -> str:
    """What the shapes stand for."""
    return say.series(_shown(each, say) for each in (Square.GOOD, Square.FAIR, Square.BAD))


def _shown(square: Square, say: Words) -> str:
    name = _name(square, say)
    return name if say.heard else f"{SHAPES[square]}\N{NO-BREAK SPACE}{name}"


def _name(square: str, say: Words) -> str:
    return say(f"today-square-{square}")
