"""Shared deals that nobody opens go, and who has seen their cards; what is needed stays."""

from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import partial

import pytest
from sqlalchemy import Connection, select

from bot.storage import unopened_deals
from bot.storage.database.database import Database
from bot.storage.database.schema import analyses, card_viewers, given_deals, shared_deals
from bot.storage.log.open_tables import close_table, open_table
from bot.storage.shared_deals import (
    NOTED_EVERY,
    give,
    has_just_seen,
    is_news,
    note_opening,
    see,
    share,
)
from bot.storage.unopened_deals import forget_unopened
from bot.tables.dealt_cards import fingerprint_of_line
from tests.bot.storage.made import GUILD, NOON, count
from tests.bot.storage.test_analyses import analysed

ANN, BEN = 1, 2
LATER = NOON + timedelta(days=9)
EVEN_LATER = LATER + timedelta(hours=1)
CARDS = fingerprint_of_line("contree N | JS")


@dataclass
class Deals:
    """The shared deals of a database."""

    database: Database
    rests: int = 0

    async def share(
        self, line: str, *viewers: int, at: datetime = NOON, imported: bool = False
    ) -> str:
        deal = await self.database.write(lambda c: share(c, line, at, viewers, imported=imported))
        return deal.code

    async def open(self, code: str, user: int, at: datetime = LATER) -> None:
        if await self.database.read(partial(is_news, code=code, user=user, at=at)):
            await self.database.write(partial(note_opening, code=code, people=(user,), at=at))

    async def forget(self, before: datetime | None, imports_before: datetime | None = None) -> int:
        return await forget_unopened(self.database, before, imports_before, self.rest)

    async def rest(self) -> None:
        self.rests += 1

    async def kept(self) -> set[str]:
        return await self.database.read(
            lambda c: {*c.execute(select(shared_deals.c.code)).scalars()}
        )

    async def viewers(self) -> set[tuple[str, int]]:
        seen = select(card_viewers.c.cards, card_viewers.c.user_id)
        return await self.database.read(lambda c: {(row[0], row[1]) for row in c.execute(seen)})


@pytest.fixture
def deals(database: Database, monkeypatch: pytest.MonkeyPatch) -> Deals:
    """No deals at first; two of them to a step."""
    monkeypatch.setattr(unopened_deals, "STEP", 2)
    return Deals(database)


async def test_what_nobody_opens_goes_with_its_viewers_in_small_steps(deals: Deals) -> None:
    for number in range(5):
        await deals.share(f"contree N {number} | AS{'7S' * number}", ANN, BEN)
    opened = await deals.share("contree N | JS", ANN, BEN)
    await deals.open(opened, ANN)
    assert await deals.forget(NOON) == 0
    assert await deals.forget(LATER) == 5
    assert (await deals.kept(), deals.rests) == ({opened}, 3)
    assert await deals.viewers() == {(CARDS, ANN), (CARDS, BEN)}


async def test_whatever_way_a_deal_is_opened_it_stays(deals: Deals) -> None:
    again = await deals.share("contree N | JS", ANN)
    assert await deals.share("contree N | JS", ANN, at=LATER) == again
    assert await deals.forget(LATER) == 0


@pytest.mark.parametrize("second", ["opens", "pastes", "knows the cards", "nobody", "importer"])
async def test_an_import_of_one_person_goes_earlier(deals: Deals, second: str) -> None:
    code = await deals.share("contree N | JS", ANN, imported=True)
    if second == "opens":
        await deals.open(code, BEN, NOON)
    elif second == "pastes":
        await deals.share("contree N | JS", BEN, imported=True)
    elif second == "knows the cards":
        await deals.share("contree E | JS", BEN, imported=True)
        await deals.open(code, BEN, NOON)
    elif second == "importer":
        await deals.open(code, ANN, NOON + NOTED_EVERY)
        await deals.share("contree N | JS", ANN, imported=True)
    await deals.forget(NOON, LATER)
    assert (code in await deals.kept()) == (second not in {"nobody", "importer"})
    assert bool(await deals.viewers()) == (second not in {"nobody", "importer"})


async def test_an_import_stays_that_was_dealt_here_after_all(deals: Deals) -> None:
    code = await deals.share("contree N | JS", ANN, imported=True)
    assert await deals.share("contree N | JS", ANN) == code
    assert await deals.forget(NOON, LATER) == 0


async def test_the_deal_of_an_open_table_stays_and_who_knows_it(deals: Deals) -> None:
    code = await deals.share("contree N | JS", ANN, imported=True)
    other = await deals.share("contree E | JS", ANN, imported=True)

    def given(connection: Connection) -> int:
        table_id = open_table(connection, GUILD, 1, NOON)
        give(connection, code, table_id)
        return table_id

    table_id = await deals.database.write(given)
    await deals.forget(LATER, LATER)
    assert (await deals.kept(), await deals.viewers()) == ({code}, {(CARDS, ANN)}), other
    await deals.database.write(partial(close_table, table_id=table_id, at=NOON))
    await deals.forget(LATER, LATER)
    assert (await deals.kept(), await deals.viewers()) == (set(), set())
    assert await count(deals.database, given_deals) == 0


async def test_an_analysis_that_counts_keeps_its_deal(deals: Deals) -> None:
    counted, other = [await deals.share(line) for line in ("contree N", "contree E")]
    await deals.database.write(lambda c: analysed(c, ANN, counted))
    await deals.database.write(
        lambda c: c.execute(
            analyses.insert(), {"code": other, "version": 1, "made_at": NOON, "payload": b""}
        )
    )
    assert await deals.forget(LATER, LATER) == 1
    assert (await deals.kept(), await count(deals.database, analyses)) == ({counted}, 1)


async def test_where_nothing_is_to_be_forgotten_all_stays(deals: Deals) -> None:
    await deals.share("contree N | JS", ANN)
    await deals.share("contree N | QS", ANN, imported=True)
    await deals.database.write(partial(see, cards="0f", viewers=(ANN,), at=NOON))
    assert await deals.forget(None) == 0
    assert await deals.forget(None, LATER) == 1
    assert await deals.viewers() == {(CARDS, ANN), ("0f", ANN)}


async def test_who_saw_cards_without_a_number_long_ago_is_forgotten(deals: Deals) -> None:
    for cards in ("0a", "0b", "0c"):
        await deals.database.write(partial(see, cards=cards, viewers=(ANN, BEN), at=NOON))
    await deals.database.write(partial(see, cards="0c", viewers=(BEN,), at=LATER))
    await deals.forget(LATER)
    assert await deals.viewers() == {("0c", BEN)}


async def test_an_opening_is_noted_once_a_day(deals: Deals) -> None:
    code = await deals.share("contree N | JS", ANN, at=LATER)
    asked = partial(is_news, code=code, user=ANN)
    seen = partial(has_just_seen, cards=CARDS, user=ANN)
    assert not await deals.database.read(partial(asked, at=EVEN_LATER))
    assert await deals.database.read(partial(seen, at=EVEN_LATER))
    assert await deals.database.read(partial(asked, at=LATER + NOTED_EVERY))
    assert not await deals.database.read(partial(seen, at=LATER + NOTED_EVERY))
    assert not await deals.database.read(partial(asked, code="D-000000", at=LATER + NOTED_EVERY))
