"""A table that was given a deal plays it, and nothing it does is rated."""

from dataclasses import replace
from random import Random

import pytest

from bot.storage.log.audit import Fault, first_faulty_entry
from bot.storage.log.event_log import Entry
from bot.storage.log.replay import replayed
from bot.tables.deals import rules_of_given
from bot.tables.events import DealGiven, DealSealed
from bot.tables.house_rules import ChooseOption
from bot.tables.refusals import TableRefusal
from bot.tables.requests import ChangeRules, Rematch, Start
from bot.tables.table import Stage
from engine.deal_record import DealRecord, write_record
from engine.events import Dealt
from engine.ruleset import RuleSet
from engine.variants import VARIANTS, find_variant
from tests.bot.storage.altered import on_disk
from tests.bot.tables.evening import ANNA, CHANNEL, NUMBER, Evening, opening
from tests.engine.random_play import steps

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
    return Evening(event).happens(DealGiven(code, str(record)))


def play_at_random(evening: Evening) -> Evening:
    rng = Random(1)
    while evening.table.awaited:
        evening.move(rng.choice)
    return evening


def faults(evening: Evening) -> object:
    return first_faulty_entry(tuple(replayed(NUMBER, on_disk(evening.log))))


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
    if evening.table.between_deals:  # nobody took it, and the game counts only deals played
        assert not evening.table.game.sheet
    else:
        assert evening.table.stage is Stage.FINISHED
    assert not evening.table.is_rated


def test_a_rematch_is_dealt_from_a_seed_and_is_not_rated_either() -> None:
    evening = evening_with(some_record(find_variant("contree")))
    evening.ask(ANNA, Start(fill=True))
    while evening.table.stage is not Stage.FINISHED:
        evening.play_deal() if evening.table.awaited else evening.next_deal()
    evening.ask(ANNA, Rematch())
    assert [type(event) for event in evening.log].count(DealSealed) >= 1
    assert not evening.table.is_rated
    assert faults(evening) is None


def test_the_rules_are_those_of_the_deal() -> None:
    evening = evening_with(some_record(find_variant("contree")))
    refused = evening.refused(ANNA, ChangeRules(ChooseOption("deals", "4")))
    assert refused.code is TableRefusal.DEAL_GIVEN


def test_the_rules_of_today_replace_a_former_way_of_dealing() -> None:
    record = some_record(find_variant("contree"))
    former = replace(record, options=(("shuffle", "cut-only"),))
    assert rules_of_given(former).options == (("deals", "1"),)


def test_another_deal_than_the_given_one_is_named_by_the_audit() -> None:
    evening = evening_with(some_record(find_variant("contree")))
    evening.ask(ANNA, Start(fill=True))
    log = on_disk(evening.log)
    other = DealGiven(CODE, str(some_record(find_variant("contree"), "another")))
    (place,) = [at for at, entry in enumerate(log) if entry.kind == "DealGiven"]
    log[place] = Entry("DealGiven", {"code": other.code, "line": other.line}, log[place].at)
    found = first_faulty_entry(tuple(replayed(NUMBER, log)))
    assert found is not None
    assert found.fault is Fault.NOT_DEALT
