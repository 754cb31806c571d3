"""The file of a score sheet: what a spreadsheet in the reader's language makes cells of."""

import csv
import unicodedata
from io import StringIO

import pytest

from bot.i18n import LANGUAGES, words
from bot.score_sheets.sheets import ScoreSheet
from bot.score_sheets.typed import TypedDeal, read_typed
from bot.tables.house_rules import HouseRules
from cogs.score_sheets.rows import as_csv
from engine.seats import Team

SEPARATORS = {"fr": ";", "hr": ";", "bg": ";", "el": ";", "en": ",", "ar": ","}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sheet_is_cells_with_nothing_invisible_in_them(language: str) -> None:
    sheet = ScoreSheet(house=HouseRules("contree"), names=("Nous", "سعد; «Eux»"))
    typed = TypedDeal(attack=Team.NORTH_SOUTH, bid="100", trump="NT", points="112")
    sheet = sheet.with_deal(read_typed(sheet.asked, typed))
    text = as_csv(sheet, words(language)).decode("utf-8-sig")
    heads, row = csv.reader(StringIO(text), delimiter=SEPARATORS[language])
    assert len(heads) == len(row) == 9
    assert row[0] == "1"
    assert row[3:] == ["112", "50", "210", "50", "210", "50"]
    assert heads[6].endswith("سعد; «Eux»")
    assert {unicodedata.category(char) for char in text.replace(" ", "")}.isdisjoint({"Cf", "Zs"})
