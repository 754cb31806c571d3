"""Deals follow from seeds that are stored before them; a deal that was given is played unrated."""

from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest

from bot.storage.log.audit import Fault, first_faulty_entry
from bot.storage.log.replay import replayed
from bot.tables.deals import opened_seed, rules_of_given, shown_seal
from bot.tables.events import DealGiven, DealSealed, TableEvent
from bot.tables.fold import after, folded
from bot.tables.house_rules import ChooseOption, ChoosePreset, HouseRules, offers
from bot.tables.partners import PartnersSeated
from bot.tables.refusals import TableRefusal
from bot.tables.requests import ChangeRules, Rematch, Start
from bot.tables.table import Stage
from engine.actions import Pass
from engine.deal_record import DealRecord, write_record
from engine.events import Dealt, GameStarted
from engine.evolve import BrokenLog
from engine.fairness import recomputed, seal
from engine.options import OptionName
from engine.ruleset import RuleSet
from engine.variants import VARIANTS, find_variant
from engine.variants.presets import presets_of
from tests.bot.storage.altered import on_disk
from tests.bot.tables.evening import ANNA, CHANNEL, NUMBER, Evening, opening
from tests.bot.tables.random_evening import evening_at_random
from tests.bot.tables.stages import between_deals, finished, four_people, playing
from tests.engine.random_play import steps


def evening_by(*options: tuple[str, str]) -> Evening:
    """A table of one person and three computers, dealt by these house rules."""
    evening = Evening(replace(opening(target=1000), options=options), computers=True)
    evening.ask(ANNA, Start())
    return evening


def seeds(log: list[TableEvent]) -> list[str]:
    return [event.seed for event in log if isinstance(event, DealSealed)]


@pytest.mark.parametrize("seed", [0, 1, 2, 4])
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
        by_draw = PartnersSeated.of(step.before).first_dealer if first else None
        dealer = None if first and by_draw is None else deal.dealer
        assert by_draw in (None, dealer)
        found = recomputed(step.table.rules, bytes.fromhex(sealed.seed), dealer, before)
        assert found.dealt == deal
        if dealer is None:
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


CODE = "D-7K3Q2M"


def some_record(rules: RuleSet, seed: str = "given") -> DealRecord:
    """A deal of this game, as it was dealt."""
    state = next(step.state for step in steps(rules, Random(seed)) if step.state.deal)
    assert state.deal is not None
    return DealRecord.read(write_record(rules, (), state.deal), find_variant)


def evening_with(record: DealRecord, code: str = CODE, channel: int = CHANNEL) -> Evening:
    """A table at whose lobby one person sits, and that was given this deal."""
    house = rules_of_given(record)
    event = replace(
        opening(channel=channel),
        variant=house.variant,
        version=house.rules.version,
        options=house.options,
    )
    return Evening(event, given=DealGiven(code, str(record)))


def play_at_random(evening: Evening) -> Evening:
    rng = Random(1)
    while evening.table.awaited:
        evening.move(rng.choice)
    return evening


def faults(evening: Evening) -> object:
    return first_faulty_entry(tuple(replayed(NUMBER, on_disk(evening))))


@pytest.mark.parametrize("rules", VARIANTS, ids=lambda rules: rules.key)
def test_the_given_deal_is_dealt_and_is_the_whole_game(rules: RuleSet) -> None:
    record = some_record(rules)
    evening = evening_with(record)
    evening.ask(ANNA, Start(fill=True))
    assert [event for event in evening.log if isinstance(event, Dealt)] == [record.dealt]
    assert evening.table.game is not None
    assert evening.table.game.dealer is record.deal.dealer
    play_at_random(evening)
    assert faults(evening) is None
    assert evening.table.stage is Stage.FINISHED
    assert not evening.table.is_rated


@pytest.mark.parametrize("key", ["contree", "belote"])
def test_a_given_deal_that_nobody_bids_is_over_with_that(key: str) -> None:
    evening = evening_with(some_record(find_variant(key)))
    evening.ask(ANNA, Start(fill=True))
    while evening.table.awaited:
        evening.move(lambda legal: Pass() if Pass() in legal else legal[0])
    assert evening.table.stage is Stage.FINISHED
    assert evening.table.game is not None
    assert evening.table.game.scores == (0, 0)
    assert [type(event) for event in evening.log].count(Dealt) == 1
    assert faults(evening) is None


def test_a_rematch_is_dealt_from_a_seed_and_is_not_rated_either() -> None:
    evening = evening_with(some_record(find_variant("contree")))
    evening.ask(ANNA, Start(fill=True))
    play_at_random(evening)
    evening.ask(ANNA, Rematch())
    assert [type(event) for event in evening.log].count(DealSealed) >= 1
    assert not evening.table.is_rated
    assert faults(evening) is None


def test_the_rules_are_those_of_the_deal() -> None:
    evening = evening_with(some_record(find_variant("contree")))
    refused = evening.refused(ANNA, ChangeRules(ChooseOption("deals", "4")))
    assert refused.code is TableRefusal.DEAL_GIVEN


@pytest.mark.parametrize("rules", VARIANTS, ids=lambda rules: rules.key)
def test_a_deal_of_a_game_with_any_target_is_played_alone(rules: RuleSet) -> None:
    house, record = HouseRules(rules.key), some_record(rules)
    offered = [each for each in offers(house) if each.option.name is OptionName.TARGET]
    targets = {*(each for offer in offered for each in offer.choices), "50", "1234", "10000"}
    chosen = [house.after(ChooseOption("target", target)) for target in sorted(targets)]
    chosen += [house.after(ChoosePreset(preset.name)) for preset in presets_of(rules.key)]
    for table in chosen:
        given = rules_of_given(replace(record, options=table.options))
        assert given.rules.end.deals == 1
        kept = {name: value for name, value in table.options if name not in ("target", "deals")}
        assert dict(given.options) == {**kept, "deals": "1"}


def test_another_deal_than_the_given_one_is_named_by_the_audit() -> None:
    evening = evening_with(some_record(find_variant("contree")))
    evening.ask(ANNA, Start(fill=True))
    log = on_disk(evening)
    other = DealGiven(CODE, str(some_record(find_variant("contree"), "another")))
    (place,) = [at for at, entry in enumerate(log) if entry.kind == "DealGiven"]
    log[place] = replace(log[place], payload={**log[place].payload, "line": other.line})
    found = first_faulty_entry(tuple(replayed(NUMBER, log)))
    assert found is not None
    assert found.fault is Fault.NOT_DEALT
