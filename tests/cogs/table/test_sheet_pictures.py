"""What the pictures of the score sheet and of a deal's big moment show of a game."""

import pytest

from bot.i18n import words
from bot.pictures.sheet import SheetPicture
from cogs.table import sheet
from cogs.ui.big_moment import moment_illustration
from tests.bot.tables.evening import Evening
from tests.bot.tables.stages import between_deals, playing

SAY = words("fr")


def sheet_of(evening: Evening) -> SheetPicture:
    assert evening.table.game is not None
    illustration = sheet.sheet_illustration(evening.table, evening.table.game, SAY)
    assert illustration is not None
    assert isinstance(illustration.picture, SheetPicture)
    return illustration.picture


def test_the_first_deal_of_a_sheet_has_the_number_one() -> None:
    assert sheet_of(between_deals()).first == 1


def test_a_long_sheet_shows_the_last_deals_under_their_own_numbers(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sheet, "SHEET_LINES", 2)
    evening = playing(target=500).play_game()
    assert evening.table.game is not None
    deals = len(evening.table.game.sheet)
    assert deals > 2
    picture = sheet_of(evening)
    assert (picture.first, len(picture.turns)) == (deals - 1, 2)


def test_an_ordinary_deal_has_no_picture_of_a_moment() -> None:
    table = between_deals().table
    assert table.game is not None
    assert moment_illustration(table, table.game, SAY) is None
