"""Buttons in rows."""

import pytest
from discord import ui

from cogs.ui.layout import rows


@pytest.mark.parametrize(
    ("count", "sizes"),
    [(0, []), (1, [1]), (5, [5]), (6, [3, 3]), (7, [4, 3]), (9, [5, 4]), (11, [4, 4, 3])],
)
def test_no_button_stands_alone_below_a_full_row(count: int, sizes: list[int]) -> None:
    """Six buttons below a score were five, and *More…* alone."""
    buttons = [ui.Button[ui.LayoutView](label=str(number)) for number in range(count)]
    drawn = rows(buttons)
    assert [len(row.children) for row in drawn] == sizes
    assert [button for row in drawn for button in row.children] == buttons
