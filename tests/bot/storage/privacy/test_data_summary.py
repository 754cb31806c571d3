"""Whatever is kept of somebody is counted for them, and stands in what they take away."""

from functools import partial
from typing import Any

import pytest
from sqlalchemy import Column

from bot.storage.database.database import Database
from bot.storage.database.people import PersonMark, person_columns
from bot.storage.database.schema import metadata
from bot.storage.privacy.export import data_summary, summary_of
from tests.bot.storage.privacy.filled import ANN, BEN, CORNERS, add_with_what_it_needs

TOLD = [
    pytest.param(column, mark, id=str(column))
    for column, mark in person_columns(metadata)
    if mark.told
]


@pytest.mark.parametrize(("column", "mark"), TOLD)
async def test_a_player_reads_only_their_own_data(
    database: Database, column: Column[Any], mark: PersonMark
) -> None:
    nothing = await database.read(partial(summary_of, user=ANN))
    assert not await database.read(partial(data_summary, user=ANN))
    await database.write(lambda c: add_with_what_it_needs(c, column.table, CORNERS[0]))
    told = await database.read(partial(summary_of, user=ANN))
    assert told[mark.told] != nothing[mark.told]
    assert await database.read(partial(summary_of, user=BEN)) == nothing | {"id": str(BEN)}
    assert not await database.read(partial(data_summary, user=BEN))
    held = await database.read(partial(data_summary, user=ANN))
    assert held.choices == (mark.told == "choices")
    assert {name for name, count in held.counts.items() if count} == {mark.counted} - {""}
