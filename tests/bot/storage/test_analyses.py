"""Analyses: kept once a deal, counted for those who played it, erased with them."""

from functools import partial

import pytest
from sqlalchemy import Connection, func, select

from bot.storage import analyses
from bot.storage.analyses import DealOfPlayer, DealPlace, PlayerError, count, counted, keep, kept
from bot.storage.database.database import Database
from bot.storage.database.schema import analysis_errors, analysis_players
from bot.storage.log.open_tables import open_table
from bot.storage.privacy.erasure import erase
from bot.storage.privacy.export import summary_of
from bot.storage.shared_deals import share
from bot.storage.stats.deal_statistics import Role
from tests.bot.storage.made import GUILD, NOON

ANN, BEN = 812_345_678_901_234_501, 812_345_678_901_234_502
PAYLOAD = '{"version":1}'


def of_player(user: int, *errors: PlayerError) -> DealOfPlayer:
    """What an analysis says of a declarer."""
    return DealOfPlayer(
        user_id=user,
        role=Role.DECLARER,
        cards=6,
        card_accuracy=540.0,
        calls=2,
        call_accuracy=150.0,
        held=-80,
        usual=-45.5,
        lead=160,
        errors=errors,
    )


def analysed(connection: Connection, user: int, code: str, *others: int) -> DealPlace:
    """A deal of a table, analysed for these people; the first has erred."""
    place = DealPlace(open_table(connection, GUILD, user, NOON), 1, 1)
    error = PlayerError(number=12, kind="trumps-late", loss=0.12, points=31.5)
    keep(connection, code, PAYLOAD, NOON)
    count(connection, place, code, NOON, [of_player(user, error), *map(of_player, others)])
    return place


async def a_code(database: Database) -> str:
    return (await database.write(lambda c: share(c, "contree N", NOON))).code


async def test_an_analysis_is_kept_under_the_id_of_its_deal(database: Database) -> None:
    code = await a_code(database)
    assert await database.read(partial(kept, code=code)) is None
    await database.write(lambda c: keep(c, code, PAYLOAD, NOON))
    assert await database.read(partial(kept, code=code)) == PAYLOAD


async def test_an_analysis_of_another_version_is_made_again(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = await a_code(database)
    place = await database.write(lambda c: analysed(c, ANN, code))
    assert await database.read(partial(counted, user_id=ANN)) == {place}
    monkeypatch.setattr(analyses, "VERSION", analyses.VERSION + 1)
    assert await database.read(partial(kept, code=code)) is None
    assert await database.read(partial(counted, user_id=ANN)) == set()
    await database.write(lambda c: keep(c, code, "{}", NOON))
    assert await database.read(partial(kept, code=code)) == "{}"


async def test_a_deal_counted_again_replaces_what_was_said(database: Database) -> None:
    code = await a_code(database)
    place = await database.write(lambda c: analysed(c, ANN, code, BEN))
    await database.write(lambda c: count(c, place, code, NOON, [of_player(BEN)]))
    assert await database.read(partial(counted, user_id=ANN)) == set()
    assert await database.read(partial(counted, user_id=BEN)) == {place}
    assert await database.read(rows_of) == (1, 0)


async def test_nothing_is_counted_for_somebody_who_was_erased(database: Database) -> None:
    code = await a_code(database)
    place = await database.write(lambda c: analysed(c, ANN, code))
    erased = of_player(-ANN)
    await database.write(lambda c: count(c, place, code, NOON, [erased]))
    assert await database.read(rows_of) == (0, 0)


async def test_erasing_somebody_covers_what_was_said_of_their_deals(database: Database) -> None:
    code = await a_code(database)
    place = await database.write(lambda c: analysed(c, ANN, code, BEN))
    told = await database.read(partial(summary_of, user=ANN))
    assert (told["analyses"], told["errors"]) != ([], [])
    await database.write(lambda c: erase(c, ANN))
    assert await database.read(rows_of) == (1, 0)
    assert await database.read(partial(counted, user_id=BEN)) == {place}
    assert await database.read(partial(kept, code=code)) == PAYLOAD


def rows_of(connection: Connection) -> tuple[int, int]:
    """How many rows are kept of people and of their errors."""
    deals, errors = (
        connection.execute(select(func.count()).select_from(table)).scalar_one()
        for table in (analysis_players, analysis_errors)
    )
    return deals, errors
