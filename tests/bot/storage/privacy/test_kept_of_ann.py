"""What is told, counted and erased of somebody, and goes with a server, is what it ever was.

``RECORD_ANN=1`` writes the file anew. A new table or column needs no entry there.
"""

import json
import os
from functools import partial
from pathlib import Path
from typing import Any

from bot.storage.database.database import Database
from bot.storage.privacy.erasure import erase, forget_some_tables, forget_the_rest
from bot.storage.privacy.export import data_summary, summary_of, tables_of
from tests.bot.storage.privacy.filled import (
    ANN,
    BEN,
    CAFE,
    CORNERS,
    contents,
    fill,
    what_became,
    written_by,
)

FILE = Path(__file__).parents[3] / "data" / "kept_of_ann.json"


def without_news(now: Any, before: Any) -> Any:  # noqa: ANN401
    """What is now, but for names that were not there before."""
    if isinstance(now, dict) and isinstance(before, dict):
        return {key: without_news(now[key], before[key]) for key in before if key in now}
    if isinstance(now, list) and isinstance(before, list) and len(now) == len(before):
        return [without_news(*pair) for pair in zip(now, before, strict=True)]
    return now


def compare(name: str, now: object) -> None:
    """Hold what is now against what it was."""
    before = json.loads(FILE.read_text()) if FILE.exists() else {}
    if "RECORD_ANN" in os.environ:
        FILE.write_text(json.dumps(before | {name: now}, indent=1) + "\n")
        return
    assert without_news(json.loads(json.dumps(now)), before[name]) == before[name]


async def test_ann_is_told_and_counted_everything(database: Database) -> None:
    await database.write(fill)
    held = await database.read(partial(data_summary, user=ANN))
    compare("counted", dict(held.counts))
    told = await database.read(partial(summary_of, user=ANN))
    compare("told", told)
    compare("tables", await database.read(lambda c: tables_of(c, ANN, (1, 2))))
    text = json.dumps(told)
    for corner in CORNERS:
        text = text.replace(written_by(corner), "")
    assert str(BEN) not in text


async def test_ann_is_erased_where_they_stood(database: Database) -> None:
    filled = await database.write(fill)
    await database.write(partial(erase, user=ANN))
    now = await database.read(contents)
    compare("erased", what_became(filled, now))
    assert str(ANN) not in json.dumps(now)


async def test_what_is_a_servers_goes_with_it(database: Database) -> None:
    filled = await database.write(fill)
    assert await database.write(lambda c: forget_some_tables(c, CAFE)) == 2
    await database.write(lambda c: forget_the_rest(c, CAFE))
    compare("left", what_became(filled, await database.read(contents)))
