"""Letters on pictures: names that can be written, texts that fit."""

import pytest

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
        ("مرحبا", ""),
        ("שלום", ""),
        ("山田太郎", ""),
        ("🂡🂮", ""),
        ("★ — ★", ""),
        ("", ""),
    ],
)
def test_characters_missing_in_the_typeface_are_left_out(name: str, written: str) -> None:
    assert writable(name) == written


def test_long_text_is_shrunk_and_then_cut() -> None:
    assert fitting("Alice", 28, 300) == ("Alice", 28)
    text, size = fitting("Maximilien-Alexandre", 28, 270)
    assert text == "Maximilien-Alexandre"
    assert SMALLEST < size < 28
    text, size = fitting("Maximilien-Alexandre de la Tour", 28, 160)
    assert (text[-1], size) == (ELLIPSIS, SMALLEST)
    assert letters(size).getlength(text) <= 160
