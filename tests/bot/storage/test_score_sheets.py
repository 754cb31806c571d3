"""Score sheets for real cards: every game is read as it was written, and old sheets go."""

from datetime import datetime, timedelta
from functools import partial
from random import Random

from sqlalchemy import Connection

from bot.score_sheets.asked import asked_of
from bot.score_sheets.kept import Draft
from bot.score_sheets.real_deals import THROWN_IN
from bot.score_sheets.sheets import ScoreSheet
from bot.score_sheets.typed import TypedDeal, read_typed
from bot.storage.database.database import Database
from bot.storage.score_sheets import (
    KEPT_FOR,
    KEPT_IN_ANY_CASE,
    NUMBER_BITS,
    begin_sheet,
    forget_old_sheets,
    keep_draft,
    sheet_numbered,
    sheets_of,
    write_sheet,
)
from bot.tables.house_rules import HouseRules
from engine.seats import Team
from engine.variants import VARIANTS
from tests.bot.score_sheets.typing_in import each_tick
from tests.bot.storage.made import NOON

ANN, BEN = 812_345_678_901_234_501, 812_345_678_901_234_502
NAMES = ("Anne", "Ben")
LONG_AGO = NOON - KEPT_FOR - timedelta(days=1)


async def test_a_sheet_of_every_game_is_read_as_it_was_written_and_undone_deal_by_deal(
    database: Database,
) -> None:
    def keep(connection: Connection) -> None:
        for rules in VARIANTS:
            house = HouseRules(rules.key)
            sheet = ScoreSheet(house=house, names=NAMES)
            number = begin_sheet(connection, ANN, sheet, NOON)
            written = [sheet]
            asked = asked_of(house)
            typed = each_tick(asked, Team.EAST_WEST)
            for deal in (THROWN_IN, *(read_typed(asked, each) for each in typed)):
                before = sheet_numbered(connection, number)
                assert before is not None
                sheet = sheet.with_deal(deal)
                assert write_sheet(connection, before, sheet, NOON)
                assert not write_sheet(connection, before, sheet, NOON)  # somebody was faster
                written.append(sheet)
            assert len(written) > 2, rules.key
            while written:
                found = sheet_numbered(connection, number)
                assert found is not None
                assert found.sheet == written.pop()
                assert found.scores == tuple(each.scores for each in found.sheet.played)
                write_sheet(connection, found, found.sheet.without_last(), NOON)

    await database.write(keep)


async def test_ten_thousand_guessed_numbers_are_no_sheet(database: Database) -> None:
    sheet = ScoreSheet(house=HouseRules("contree"), names=("Nous", "Eux"))
    begin = partial(begin_sheet, owner=1, sheet=sheet, at=NOON)
    made = [await database.write(begin) for _ in range(3)]
    assert len(set(made)) == len(made)
    chance = Random(1)
    guesses = [*range(5000), *(chance.getrandbits(NUMBER_BITS) for _ in range(5000))]

    def found(connection: Connection) -> list[int]:
        return [number for number in guesses if sheet_numbered(connection, number)]

    assert await database.read(found) == []


async def test_a_sheet_goes_after_a_year_unless_it_is_among_the_latest_of_its_keeper(
    database: Database,
) -> None:
    sheet = ScoreSheet(house=HouseRules("contree"), names=NAMES)

    def aged(connection: Connection, owner: int, at: datetime) -> int:
        number = begin_sheet(connection, owner, sheet, at)
        keep_draft(connection, number, Draft(TypedDeal(attack=Team.EAST_WEST, points="cent"), 3))
        return number

    def keep(connection: Connection) -> None:
        old = [aged(connection, ANN, LONG_AGO + timedelta(hours=hour)) for hour in range(3)]
        new = [aged(connection, ANN, NOON) for _ in range(KEPT_IN_ANY_CASE - 1)]
        recent = [aged(connection, BEN, NOON - KEPT_FOR) for _ in range(KEPT_IN_ANY_CASE + 1)]
        assert forget_old_sheets(connection, NOON - KEPT_FOR) == 2
        assert forget_old_sheets(connection, NOON - KEPT_FOR) == 0
        left = sheets_of(connection, ANN, most=99)
        assert {each.number for each in left} == {*new, old[-1]}
        assert {each.number for each in sheets_of(connection, BEN, most=99)} == {*recent}
        assert all(each.draft and each.draft.typed.points == "cent" for each in left)

    await database.write(keep)
