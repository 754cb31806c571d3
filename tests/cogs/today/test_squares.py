"""The squares of the day: nothing is told by a colour alone, and who chooses has others."""

import pytest

from bot.i18n import LANGUAGES, words
from bot.shared_plays.squares import Square
from cogs.today.squares import SAFE, SHAPES, USUAL, counts, few_words, legend, trick_lines

SQUARES = "ggyrfgyf"


@pytest.mark.parametrize("safe", [False, True])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_shape_stands_beside_each_colour(language: str, *, safe: bool) -> None:
    say = words(language)
    *lines, told = trick_lines(SQUARES, say, safe=safe)
    colours = SAFE if safe else USUAL
    assert " ".join(lines).split(" ") == [f"{colours[each]}{SHAPES[each]}" for each in SQUARES]
    for square in Square:
        name = say(f"today-square-{square}")
        assert f"{SHAPES[square]}\N{NO-BREAK SPACE}{name}" in told
        assert str(SQUARES.count(square)) in told
    assert len(set(SHAPES.values())) == len(Square)


def test_chosen_colours_are_neither_green_nor_red() -> None:
    assert not {USUAL[Square.GOOD], USUAL[Square.BAD]} & set(SAFE.values())
    assert len(set(SAFE.values())) == len(Square)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_listener_hears_words_alone(language: str) -> None:
    say = words(language).aloud
    told = [*trick_lines(SQUARES, say, safe=False), few_words(SQUARES, say, safe=False)]
    signs = {*USUAL.values(), *SAFE.values(), *SHAPES.values()}
    assert not [sign for sign in signs for line in told if sign in line]
    assert told[0].count(say("today-square-g")) == 3
    assert told[1] == counts(SQUARES, say)


def test_where_there_is_little_room_a_legend_is_below() -> None:
    say = words("fr")
    assert few_words("ggr", say, safe=True) == "2\N{NO-BREAK SPACE}\N{LARGE BLUE SQUARE}■ " + (
        "1\N{NO-BREAK SPACE}\N{LARGE ORANGE SQUARE}✕"
    )
    assert legend(say).startswith("■\N{NO-BREAK SPACE}")
