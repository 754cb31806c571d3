"""A deal with its house rules is exported as a line, and imported again."""

from random import Random

import pytest

from engine.deal_record import DealRecord, write_record
from engine.notation import UnreadableDeal
from engine.options import OptionRefused, with_options
from engine.ruleset import RuleSet
from engine.variants import VARIANTS, find_variant
from engine.variants.presets import presets_of
from tests.engine.random_play import steps
from tests.rig.slow import FAST_GAMES, slow_except


@pytest.mark.slow
@pytest.mark.parametrize("game", slow_except(VARIANTS, FAST_GAMES), ids=lambda rules: rules.key)
def test_an_exported_deal_is_imported_and_exported_as_the_same_line(game: RuleSet) -> None:
    presets = (preset.choices for preset in presets_of(game.key))
    for options in ((("deals", "3"),), *presets):
        rules = with_options(game, dict(options))
        lines = {
            write_record(rules, options, step.state.deal, step.state.carry)
            for step in steps(rules, Random(game.key))
            if step.state.deal
        }
        for line in lines:
            record = DealRecord.read(line, find_variant)
            assert str(record) == line
            assert record.rules == rules
            assert record.dealt == record.deal.laid_out


CONTREE = "contree N | JS9SASTSKSQS8S7S / JH9HAHTHKHQH8H7D / JD9DADTDKDQD8D7H / JC9CACTCKCQC8C7C"


def test_spaces_between_house_rules_and_the_deal_are_free() -> None:
    record = DealRecord.read(f"  deals=3\n {CONTREE} ", find_variant)
    assert record.options == (("deals", "3"),)
    assert str(record) == f"deals=3 {CONTREE}"


def test_a_renumbered_deal_does_not_tell_its_place_in_a_game() -> None:
    record = DealRecord.read(CONTREE.replace("contree", "contree 7"), find_variant)
    assert str(record).startswith("contree 7")
    assert str(record.renumbered()) == CONTREE


@pytest.mark.parametrize("unknown", ["deals=many", "colour=red"])
def test_a_house_rule_that_does_not_exist_is_refused(unknown: str) -> None:
    with pytest.raises(OptionRefused):
        DealRecord.read(f"{unknown} {CONTREE}", find_variant)


@pytest.mark.parametrize("text", ["", "bridge N", "contree N | JS", f"{CONTREE} | 70S"])
def test_a_line_without_a_legal_deal_is_refused(text: str) -> None:
    with pytest.raises(UnreadableDeal):
        DealRecord.read(text, find_variant)


def test_a_line_says_what_the_computers_had_agreed_on() -> None:
    line = f"convention=aces signals=none deals=3 {CONTREE}"
    record = DealRecord.read(f"deals=3 convention=aces signals=none {CONTREE}", find_variant)
    assert str(record) == line
    assert record.options == (("deals", "3"),)
    assert str(record.renumbered()) == line
    with pytest.raises(OptionRefused):
        DealRecord.read(f"convention=klingon {CONTREE}", find_variant)
