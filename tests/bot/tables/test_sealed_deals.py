"""Every deal follows from a seed that is stored before it, and shown no earlier than it may be."""

from dataclasses import replace
from itertools import pairwise

import pytest

from bot.tables.deals import opened_seed, shown_seal
from bot.tables.events import DealSealed, TableEvent
from bot.tables.requests import Start
from bot.tables.table import after, folded
from engine.events import Dealt, GameStarted
from engine.evolve import BrokenLog
from engine.fairness import recomputed, seal
from tests.bot.tables.evening import ANNA, NUMBER, Evening, opening
from tests.bot.tables.random_evening import evening_at_random
from tests.bot.tables.stages import between_deals, finished, four_people, playing


def evening_by(*options: tuple[str, str]) -> Evening:
    """A table of one person and three computers, dealt by these house rules."""
    evening = Evening(replace(opening(target=1000), options=options), computers=True)
    evening.ask(ANNA, Start())
    return evening


def seeds(log: list[TableEvent]) -> list[str]:
    return [event.seed for event in log if isinstance(event, DealSealed)]


@pytest.mark.parametrize("seed", range(4))
def test_every_deal_follows_from_its_stored_seed(seed: int) -> None:
    dealt = 0
    for step in evening_at_random(seed, closes=False):
        kinds = [type(event) for event in step.events]
        if Dealt not in kinds:
            assert DealSealed not in kinds
            continue
        dealt += 1
        at = kinds.index(Dealt)
        first = kinds[at - 1] is GameStarted
        sealed, deal = step.events[at - 1 - first], step.events[at]
        assert isinstance(sealed, DealSealed)
        assert isinstance(deal, Dealt)
        before = step.before.game.deal if step.before.game and not first else None
        dealer = None if first else deal.dealer
        found = recomputed(step.table.rules, bytes.fromhex(sealed.seed), dealer, before)
        assert found.dealt == deal
        if first:
            assert found.started == step.events[at - 1]
    assert dealt > 2


def test_no_seed_is_used_twice() -> None:
    log = evening_by(("target", "500")).play_game().log
    assert len(set(seeds(log))) == len(seeds(log)) == sum(isinstance(e, Dealt) for e in log) > 1


def test_displayed_texts_contain_no_seed() -> None:
    table = playing().table
    assert table.sealed is not None
    assert table.sealed.seed not in repr(table)
    assert table.sealed.seed not in f"{table.sealed} {table.sealed!r}"


def test_the_seal_is_shown_from_the_deal_on_and_the_seed_afterwards() -> None:
    evening = evening_by(("shuffle", "every-deal"))
    (seed,) = seeds(evening.log)
    while not evening.table.between_deals:
        assert (shown_seal(evening.table), opened_seed(evening.table)) == (
            seal(bytes.fromhex(seed)),
            None,
        )
        evening.move()
    assert opened_seed(evening.table) == seed
    evening.next_deal()
    assert opened_seed(evening.table) is None
    assert shown_seal(evening.table) == seal(bytes.fromhex(seeds(evening.log)[1]))


def test_with_gathered_packs_a_passed_out_deal_keeps_its_seed_secret() -> None:
    evening = evening_by(("shuffle", "gathered"))
    evening.until(lambda table: table.between_deals)
    assert opened_seed(evening.table) is None
    evening.next_deal().play_deal()
    assert opened_seed(evening.table) == seeds(evening.log)[-1]


def test_the_seed_of_a_games_last_deal_is_revealed() -> None:
    evening = finished()
    assert opened_seed(evening.table) == seeds(evening.log)[-1]


def test_a_table_dealt_without_seeds_continues() -> None:
    for begun in (playing, between_deals, four_people):
        evening = begun()
        old = [event for event in evening.log if not isinstance(event, DealSealed)]
        table = folded(NUMBER, old)
        assert table.game == evening.table.game
        assert (shown_seal(table), opened_seed(table)) == (None, None)


def test_a_log_ending_between_a_seed_and_its_deal_reveals_nothing() -> None:
    evening = evening_by(("shuffle", "every-deal")).until(lambda table: table.between_deals)
    shown = opened_seed(evening.table)
    evening.next_deal()
    cut = next(
        end
        for end, (event, following) in enumerate(pairwise(evening.log), start=1)
        if isinstance(event, DealSealed) and not isinstance(following, GameStarted)
    )
    table = folded(NUMBER, evening.log[:cut])
    assert table.between_deals
    assert opened_seed(table) == shown


@pytest.mark.parametrize("text", ["", "0f", "zz" * 32])
def test_an_invalid_seed_is_a_damaged_log(text: str) -> None:
    with pytest.raises(BrokenLog):
        after(playing().table, DealSealed(text))
