"""How large an analysis is, and the deal that it is of: whole, and once its errors alone are kept.

Deals are played at random, each with one of the analyses that experts made of four deals, which
are recorded in ``tests/data/analyses.jsonl``; ``make bench`` prints by how much the file grows.
"""

import json
from collections.abc import Callable
from dataclasses import replace
from datetime import timedelta
from functools import partial
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import Connection

from bot.shared_plays.choice import candidate
from bot.storage import analyses
from bot.storage.analyses import DealOfPlayer, DealPlace, PlayerError, forget_wholes
from bot.storage.database.database import Database
from bot.storage.database.sqlite_file import request_vacuum
from bot.storage.log.open_tables import open_table
from bot.storage.shared_deals import share
from engine.variants import find_variant
from tests.bench.archive import share_packed, size_of
from tests.bot.storage.made import GUILD, NOON
from tests.bot.storage.test_analyses import of_player
from tests.bot.storage.whole import played_at_random

pytestmark = pytest.mark.bench

DEALS = 200
PEOPLE = range(8 * 10**17, 8 * 10**17 + 40)
RECORDED = Path(__file__).parents[1] / "data" / "analyses.jsonl"


async def test_size_of_an_analysis(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    contree, chance = find_variant("contree"), Random(1)
    lines = [candidate(contree, nth.to_bytes(32), 0).line for nth in range(DEALS)]
    lines = [played_at_random(line, seed=nth).line for nth, line in enumerate(lines)]
    made = [json.loads(each) for each in RECORDED.read_text("utf-8").splitlines()]
    codes: list[str] = []

    def shared(connection: Connection) -> None:
        codes.extend(share(connection, line, NOON, chance.sample(PEOPLE, 4)).code for line in lines)

    def analysed(connection: Connection) -> None:
        table = open_table(connection, GUILD, 1, NOON)
        for nth, code in enumerate(codes):
            told = json.dumps(other(made[nth % len(made)], chance), separators=(",", ":"))
            analyses.keep(connection, code, told, NOON)
            seated = enumerate(chance.sample(PEOPLE, 4), start=nth)
            people = [counted_for(user, each) for each, user in seated]
            analyses.count(connection, DealPlace(table, 1, nth), code, NOON, people)

    file = tmp_path / "sizes.sqlite3"
    database = await Database.open(f"sqlite:///{file}")
    sizes, packed = [await size_of(database)], list[float]()

    async def measure(work: Callable[[Connection], object]) -> None:
        while await database.write(work):
            pass
        await database.write(request_vacuum)  # half empty pages are filled again as it grows
        await database.forget()
        sizes.append(await size_of(database))
        packed.append(await share_packed(database, file))

    for work in (shared, analysed, partial(forget_wholes, before=NOON + timedelta(days=30))):
        await measure(work)
    await database.close()
    deal, analysis, saved = ((now - then) / DEALS for then, now in pairwise(sizes))
    with capsys.disabled():
        print(  # noqa: T201 - what this is for
            f"\n{deal:.0f} bytes a shared deal that four have seen; {analysis:.0f} an analysis with"
            f" what it counts for four, {analysis + saved:.0f} once its errors alone are kept; in a"
            f" backup {packed[1]:.1%} and {packed[2]:.1%} of both"
        )


def other(form: object, chance: Random) -> object:
    """The same with other fractions: no two deals have them alike, and a backup is the larger."""
    match form:
        case dict():
            return {key: other(each, chance) for key, each in form.items()}
        case list():
            return [other(each, chance) for each in form]
        case float() if form:
            return round(form * chance.uniform(0.9, 1.1), 6)
        case _:
            return form


def counted_for(user: int, nth: int) -> DealOfPlayer:
    """What an analysis counts for somebody: an error in every second deal."""
    error = PlayerError(number=nth, kind="trumps-late", loss=0.123456, points=31.512345)
    counted = of_player(user, *([error] if nth % 2 else []))
    # Fractions as long as those that are measured take more room than round ones.
    return replace(counted, card_accuracy=540.123456, call_accuracy=150.123456)
