"""Letters on pictures: names that can be written, texts that fit, in both directions."""

from collections.abc import Iterator

import pytest
from PIL import Image, ImageFont

from bot.i18n.direction import CLOSES, OPENS, isolated
from bot.pictures import typeface
from bot.pictures.canvas import USUAL, Canvas
from bot.pictures.typeface import ELLIPSIS, SMALLEST, fitting, letters, writable


@pytest.mark.parametrize(
    ("name", "written"),
    [
        ("Alice", "Alice"),
        ("Zoé-Aïcha d’Œuf", "Zoé-Aïcha d’Œuf"),
        ("🎉 Zoé 🎉", "Zoé"),
        ("山田太郎 Bob", "Bob"),
        ("Ольга", "Ольга"),
        ("\N{MATHEMATICAL BOLD SCRIPT CAPITAL F}\N{MATHEMATICAL BOLD SCRIPT SMALL A}", "Fa"),
        ("  a\u200b b ", "a b"),
        ("山田太郎", ""),
        ("🂡🂮", ""),
        ("★ — ★", ""),
        ("", ""),
    ],
)
def test_characters_missing_in_the_typeface_are_left_out(name: str, written: str) -> None:
    assert writable(name) == written


joins = pytest.mark.skipif(not typeface.SHAPES, reason="FriBidi is not installed")


@joins
@pytest.mark.parametrize(
    ("name", "written"),
    [("مرحبا", "مرحبا"), ("🎉 שלום", "שלום"), ("علي ١٢", "علي ١٢"), (isolated("مرحبا"), "مرحبا")],
)
def test_names_from_right_to_left_are_written(name: str, written: str) -> None:
    assert writable(name) == written


def test_long_text_is_shrunk_and_then_cut() -> None:
    assert fitting("Alice", 28, 300) == ("Alice", 28)
    text, size = fitting("Maximilien-Alexandre", 36, 330)
    assert text == "Maximilien-Alexandre"
    assert SMALLEST < size < 36
    text, size = fitting("Maximilien-Alexandre de la Tour", 36, 160)
    assert (text[-1], size) == (ELLIPSIS, SMALLEST)
    assert letters(size).getlength(text) <= 160


def drawn(text: str) -> bytes:
    """The pixels of a text of which all is seen."""
    drawing = Image.new("RGB", (600, 40))
    Canvas(drawing, USUAL).write((0, 20), text, 28, 600)
    return drawing.tobytes()


ARABIC = "\u0639\u0644\u064a"
"""A name of three letters, each joined to the next: Ali."""

JOINED = "\ufef2\ufee0\ufecb"
"""The same as it is drawn, from left to right: the letters' shapes at an end, inside, and first."""


@pytest.fixture
def without_fribidi(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Pillow on a host that cannot join letters."""
    monkeypatch.setattr(typeface, "SHAPES", False)
    for known in (writable, fitting, typeface._is_drawn):
        known.cache_clear()
    yield
    for known in (writable, fitting, typeface._is_drawn):
        known.cache_clear()


@joins
def test_arabic_is_joined_and_runs_from_right_to_left() -> None:
    basic = typeface._laid_out(28, ImageFont.Layout.BASIC)
    assert letters(28, ARABIC).getlength(ARABIC) == pytest.approx(basic.getlength(JOINED), abs=1)
    assert drawn(ARABIC) != drawn(ARABIC[::-1])
    assert drawn(f"Nord {isolated(ARABIC)} 100") != drawn(f"Nord {ARABIC} 100")


def test_text_from_left_to_right_is_laid_out_as_ever() -> None:
    assert letters(28, "Zoé ×2 ♠").layout_engine == ImageFont.Layout.BASIC
    assert drawn(f"{OPENS}100{CLOSES} ♠") == drawn("100 ♠")


@joins
def test_long_text_from_right_to_left_loses_its_end() -> None:
    text, size = fitting(isolated(f"{ARABIC} " * 9), 28, 160)
    assert (text.startswith(OPENS + ARABIC), text[-1], size) == (True, ELLIPSIS, SMALLEST)
    assert letters(size, text).getlength(text) <= 160
    cut, _ = fitting(f"{OPENS}Alice{CLOSES} {'w' * 30} {ARABIC}", 28, 160)
    assert not {OPENS, CLOSES} & set(cut)


@pytest.mark.usefixtures("without_fribidi")
def test_what_cannot_be_joined_is_no_name_and_leaves_no_boxes() -> None:
    assert writable(f"{ARABIC} Bob") == "Bob"
    assert letters(28, ARABIC).layout_engine == ImageFont.Layout.BASIC
    assert drawn(f"{OPENS}Bob{CLOSES} {ARABIC}") == drawn(f"Bob {ARABIC}")
