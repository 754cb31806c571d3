"""What may be told of a table's deals is read from its log, and what was changed in it is found."""

from collections.abc import Callable, Sequence
from dataclasses import replace

import pytest

from bot.storage.database.database import Database
from bot.storage.log.codec import encode
from bot.storage.log.event_log import Entry
from bot.storage.log.replay import replayed
from bot.storage.log.replayed_deals import KeptDeal, OpenedDeals, last_in_channel, opened_deals
from bot.storage.log.table_log import SqlEventStore
from bot.tables.events import DealSealed, TableEvent
from bot.tables.requests import Rematch, Start
from bot.tables.stop import Stop
from engine.events import Dealt, GameStarted
from engine.fairness import read_sealed
from engine.seats import Seat
from engine.variants import find_variant
from engine.zones import Holding
from tests.bot.storage.made import NOON
from tests.bot.tables.evening import ANNA, NUMBER, Evening, opening
from tests.bot.tables.random_evening import begun, evening_at_random
from tests.bot.tables.stages import finished, playing

Change = Callable[[TableEvent], TableEvent]


def told(log: Sequence[TableEvent]) -> OpenedDeals:
    entries = [Entry(*encode(event), NOON) for event in log]
    return opened_deals(replayed(NUMBER, entries))


def alone(*options: tuple[str, str], variant: str = "contree") -> Evening:
    """A person and three computers, who play by these house rules."""
    version = find_variant(variant).version
    first = replace(opening(), options=options, variant=variant, version=version)
    evening = Evening(first, computers=True)
    evening.ask(ANNA, Start())
    return evening


def places(deals: Sequence[KeptDeal]) -> list[tuple[int, int]]:
    return [(kept.game, kept.deal.number) for kept in deals]


@pytest.mark.parametrize("seed", [0, 1, 4])
def test_every_deal_of_an_evening_follows_from_its_seed(seed: int) -> None:
    evening = begun(seed)
    for _ in evening_at_random(seed, evening, closes=False):
        pass
    found = told(evening.log)
    assert found.table == evening.table
    assert len(found.deals) > 2
    for kept in found.deals:
        assert kept.is_dealt_so
        sealed = read_sealed(str(kept.sealed), find_variant)
        assert sealed.is_sealed_so
        assert sealed.is_dealt_so


def test_deals_are_numbered_by_game() -> None:
    evening = finished()
    deals = sum(isinstance(event, Dealt) for event in evening.log)
    evening.ask(ANNA, Rematch())
    evening.play_deal()
    expected = [*((1, number) for number in range(1, deals + 1)), (2, 1)]
    assert places(told(evening.log).deals) == expected


def test_a_running_deal_is_not_revealed() -> None:
    evening = alone(("shuffle", "every-deal"))
    while not evening.table.between_deals:
        assert told(evening.log).deals == ()
        evening.move()
    assert places(told(evening.log).deals) == [(1, 1)]
    evening.next_deal()
    assert places(told(evening.log).deals) == [(1, 1)]


def test_a_passed_out_deal_is_revealed_after_the_next_played_one_if_packs_are_gathered() -> None:
    evening = alone(("shuffle", "gathered"), ("target", "1000"))
    for _ in range(2):
        evening.until(lambda table: table.between_deals)
        assert told(evening.log).deals == ()
        evening.next_deal()
        assert told(evening.log).deals == ()
    evening.play_deal()
    found = told(evening.log).deals
    assert places(found) == [(1, 1), (1, 2), (1, 3)]
    assert all(kept.is_dealt_so for kept in found)


def test_everything_is_revealed_once_a_table_is_closed() -> None:
    evening = playing()
    assert told(evening.log).deals == ()
    evening.ask(ANNA, Stop())
    (kept,) = told(evening.log).deals
    assert kept.is_dealt_so


def another_seed(event: TableEvent) -> TableEvent:
    return DealSealed("0f" * 32) if isinstance(event, DealSealed) else event


def other_hands(event: TableEvent) -> TableEvent:
    """North and East exchange their hands."""
    if not isinstance(event, Dealt):
        return event
    north, east, *others = event.holdings
    return replace(event, holdings=(east, north, *others))


def two_cards_in_another_order(event: TableEvent) -> TableEvent:
    if not isinstance(event, Dealt):
        return event
    one, two, *cards = event.holdings[0].hand
    return replace(event, holdings=(Holding((two, one, *cards)), *event.holdings[1:]))


def another_draw(event: TableEvent) -> TableEvent:
    if not isinstance(event, GameStarted):
        return event
    return replace(event, drawn=event.drawn[::-1])


def another_dealer(event: TableEvent) -> TableEvent:
    if isinstance(event, GameStarted | Dealt):
        return replace(event, dealer=Seat((event.dealer + 1) % 4))
    return event


@pytest.mark.parametrize(
    "change", [another_seed, other_hands, two_cards_in_another_order, another_draw, another_dealer]
)
def test_changes_to_the_log_are_detected(change: Change) -> None:
    evening = alone(("shuffle", "every-deal"), variant="coinche")
    evening.until(lambda table: table.between_deals)
    assert [kept.is_dealt_so for kept in told(evening.log).deals] == [True]
    changed = [change(event) for event in evening.log]
    assert changed != evening.log
    assert [kept.is_dealt_so for kept in told(changed).deals] == [False]


def test_deals_without_seeds_are_reported_as_such() -> None:
    evening = finished()
    old = [event for event in evening.log if not isinstance(event, DealSealed)]
    found = told(old).deals
    assert places(found) == places(told(evening.log).deals) != []
    assert [(kept.seed, kept.sealed, kept.is_dealt_so) for kept in found] == [
        (None, None, False)
    ] * len(found)


async def test_the_latest_table_of_a_channel_is_found(
    database: Database, store: SqlEventStore
) -> None:
    async def last(guild: int, channel: int) -> int | None:
        return await database.read(lambda connection: last_in_channel(connection, guild, channel))

    assert await last(7, 8) is None
    first = await store.open(7, 8, NOON, ())
    await store.open(7, 9, NOON, ())
    assert await last(7, 8) == first
    await store.close(first, 0, (), NOON)
    assert await last(7, 8) == first
    second = await store.open(7, 8, NOON, ())
    assert await last(7, 8) == second
    assert await last(6, 8) is None
