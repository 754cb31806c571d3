"""No column in which a person may stand is forgotten when somebody is erased."""

from bot.storage.database.people import (
    PersonRole,
    columns_of,
    mark_of,
    person_columns,
    told_columns,
)
from bot.storage.database.schema import metadata, rating_changes
from bot.storage.privacy.erasure import IN_GAMES, IN_LOGS
from bot.storage.privacy.export import OTHERWISE

COLUMNS = [column for table in metadata.tables.values() for column in table.c]


def test_every_column_says_whether_people_stand_in_it() -> None:
    unsaid = [str(column) for column in COLUMNS if mark_of(column) is None]
    assert unsaid == [], "mark it with person(...) or nobody(): see bot.storage.database.people"


def test_a_column_named_user_holds_a_person() -> None:
    people = {str(column) for column, _ in person_columns(metadata)}
    assert {str(column) for column in COLUMNS if "user" in column.name} <= people


def test_what_is_somebodys_own_is_told_with_its_game_or_by_itself() -> None:
    marks = dict(person_columns(metadata))
    own = columns_of(metadata, PersonRole.OWN)
    assert [each for each in own if not marks[each].told] == [rating_changes.c.user_id]
    assert {mark.told for mark in marks.values()} >= OTHERWISE.keys()


def test_stand_ins_are_known_by_game_or_table() -> None:
    assert all("game_id" in column.table.c for column in IN_GAMES)
    assert {*IN_GAMES, IN_LOGS} == {*columns_of(metadata, PersonRole.STAND_IN)}


def test_numbers_of_rows_are_told_to_nobody() -> None:
    told = {each.name for table in metadata.tables.values() for each in told_columns(table)}
    assert told.isdisjoint({"id", "game_id", "leaderboard_id", "table_id"})
