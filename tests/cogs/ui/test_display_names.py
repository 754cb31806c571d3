"""DisplayNames are those that people bear on each server, while there is room."""

from typing import cast

import discord
import pytest

from cogs.ui import attachments as names
from cogs.ui.attachments import DisplayNames


class Somebody:
    """A person as far as they have a name."""

    def __init__(self, number: int, name: str) -> None:
        self.id = number
        self.display_name = name


def somebody(number: int, name: str) -> discord.abc.User:
    return cast("discord.abc.User", Somebody(number, name))


def test_names_are_per_server_and_the_latest_one_is_used() -> None:
    book = DisplayNames()
    book.note_name(1, somebody(7, "Alice"))
    book.note_name(2, somebody(7, "Ali"))
    assert (book.of(1, 7), book.of(2, 7), book.of(1, 8)) == ("Alice", "Ali", "")
    book.note_name(1, somebody(7, "Alice la Grande"))
    assert book.of(1, 7) == "Alice la Grande"


def test_the_least_recently_seen_member_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(names, "NAMES_KEPT", 2)
    book = DisplayNames()
    for number in (1, 2, 1, 3):
        book.note_name(1, somebody(number, "A"))
    assert [book.of(1, number) for number in (1, 2, 3)] == ["A", "", "A"]
