"""Deals with an id: shared, found again, seen, and played at other tables."""

from functools import partial

import pytest

from bot.storage.database.database import Database
from bot.storage.log.table_log import SqlEventStore
from bot.storage.results.game_results import results_at
from bot.storage.shared_deals import (
    ALPHABET,
    LENGTH,
    SharedDeal,
    played_again,
    read_code,
    see,
    share,
    shared_deal,
    viewers_of,
)
from bot.storage.stats.achievement_facts import facts_of
from bot.tables.dealt_cards import fingerprint, fingerprint_of_line
from bot.tables.fold import states_of
from bot.tables.requests import Start
from engine.deal_record import DealRecord, house_rules_and_deal
from engine.ruleset import RuleSet
from engine.variants import VARIANTS, find_variant
from tests.bot.storage.made import NOON
from tests.bot.storage.played import CountedLog, Ticking, keep
from tests.bot.tables.evening import ANNA
from tests.bot.tables.test_deals import evening_with, some_record

LINE = "contree N | JS9S"
ANN, BEN, CLEO = 1, 2, 3


async def shared(database: Database, line: str = LINE, *viewers: int) -> SharedDeal:
    return await database.write(lambda c: share(c, line, NOON, viewers))


async def test_a_shared_deal_is_found_by_its_id(database: Database) -> None:
    deal = await shared(database)
    assert deal.code == f"D-{deal.code[2:]}"
    assert len(deal.code[2:]) == LENGTH
    assert set(deal.code[2:]) <= set(ALPHABET)
    assert await database.read(partial(shared_deal, code=deal.code)) == deal
    assert await database.read(partial(shared_deal, code="D-000000")) is None


async def test_the_same_line_keeps_its_id_and_another_gets_its_own(database: Database) -> None:
    assert await shared(database) == await shared(database)
    assert (await shared(database, "belote N")).code != (await shared(database)).code


async def test_an_id_that_is_taken_is_drawn_again(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn = iter("000000000000111111")
    monkeypatch.setattr("bot.storage.shared_deals.secrets.choice", lambda _: next(drawn))
    assert (await shared(database)).code == "D-000000"
    assert (await shared(database, "belote N")).code == "D-111111"


async def test_those_who_have_seen_a_deal_are_known_once(database: Database) -> None:
    deal = await shared(database, LINE, ANN)
    await database.write(lambda c: see(c, fingerprint_of_line(deal.line), (ANN, BEN), NOON))
    seen = partial(viewers_of, cards=fingerprint_of_line(deal.line), users=(ANN, CLEO))
    assert await database.read(seen) == {ANN}


@pytest.mark.parametrize("rules", VARIANTS, ids=lambda rules: rules.key)
def test_cards_are_the_same_whatever_is_called_and_played_with_them(rules: RuleSet) -> None:
    record, other = some_record(rules), some_record(rules, "another")
    cards = fingerprint(record.dealt)
    assert fingerprint_of_line(str(record)) == cards != fingerprint(other.dealt)
    assert fingerprint(DealRecord.read(str(record), find_variant).dealt) == cards
    options, line = house_rules_and_deal(str(record))
    head, hands, *_ = line.split("|")
    turned = "/".join(" ".join(hand.split()[::-1]) for hand in hands.split("/")[::-1])
    assert fingerprint_of_line(f"a=b {head.lower()} 3:4|{turned}| - - - -") == cards
    assert (options, len(cards)) == ((), 32)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("D-7K3Q2M", "D-7K3Q2M"),
        (" d-7k3q2m ", "D-7K3Q2M"),
        ("7K3Q2M", "D-7K3Q2M"),
        ("D-OIL000", "D-011000"),
        ("D-7K3Q2", None),
        ("D-7K3Q2U", None),
        ("contree N | JS", None),
        ("", None),
    ],
)
def test_an_id_is_read_whatever_its_case_and_misread_letters(text: str, code: str | None) -> None:
    assert read_code(text) == code


async def test_what_tables_make_of_a_given_deal_is_collected(database: Database) -> None:
    dealt = some_record(find_variant("contree"))
    deal = await shared(database, str(dealt))
    log = CountedLog(SqlEventStore(database), Ticking())
    evening = evening_with(dealt, deal.code)
    kept = await keep(log, evening)
    played = partial(played_again, code=deal.code)
    assert await database.read(played) == ()
    before = evening.table
    begun = len(evening.log)
    evening.ask(ANNA, Start(fill=True))
    evening.play_deal()
    events = tuple(evening.log[begun:])
    await log.append(states_of(before, events), events)
    (result,) = await database.read(played)
    game = evening.table.game
    assert game is not None
    assert game.sheet[0].settlement is not None
    contract = game.sheet[0].settlement.tally.contract
    assert result.table_id == kept.number
    assert result.contract is not None
    assert (result.contract.bid, result.contract.declarer) == (contract.bid, contract.declarer)
    assert result.scores == game.scores
    (stored,) = await database.read(partial(results_at, table_id=kept.number))
    assert (stored.rated, stored.counts) == (False, False)
    assert await database.read(partial(facts_of, user_id=ANNA)) == ()
