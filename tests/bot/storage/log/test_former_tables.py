"""Tables of earlier versions, as those wrote them: told as they were dealt, and dealt on anew."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.storage.log.codec import encode
from bot.storage.log.event_log import Entry
from bot.storage.log.replay import Step, replayed
from bot.storage.log.replayed_deals import KeptDeal, opened_deals
from bot.storage.results.outcomes import results_in
from bot.tables.events import HouseRulesChanged
from bot.tables.house_rules import ChooseOption, HouseRules, what_holds
from bot.tables.requests import Rematch, Start
from bot.tables.table import Stage, folded
from engine.deal_plan import Shuffle
from engine.evolve import BrokenLog
from engine.fairness import read_sealed
from engine.options import OptionRefused
from engine.scoring.majority import Majority
from engine.state import Phase
from engine.variants import find_variant
from tests.bot.storage.made import NOON
from tests.bot.tables.evening import ANNA, NUMBER, Evening, opening

FILE = Path(__file__).parents[3] / "data" / "former_tables.json"
FORMER: list[dict[str, Any]] = json.loads(FILE.read_text("utf-8"))

every_table = pytest.mark.parametrize("former", FORMER, ids=lambda former: former["variant"])


def told(former: dict[str, Any]) -> tuple[Step, ...]:
    return tuple(replayed(NUMBER, [Entry(kind, facts, NOON) for kind, facts in former["entries"]]))


def deals_of(former: dict[str, Any]) -> tuple[KeptDeal, ...]:
    return opened_deals(told(former)).deals


def resumed(former: dict[str, Any]) -> Evening:
    """The table as its log leaves it, between two deals."""
    steps, evening = told(former), Evening(seed=7)
    evening.log, evening.table = [step.event for step in steps], steps[-1].table
    return evening


@every_table
def test_every_deal_still_follows_from_its_seed(former: dict[str, Any]) -> None:
    deals = deals_of(former)
    assert len(deals) == len(former["plan"])
    assert all(kept.is_dealt_so for kept in deals)
    assert all(kept.house.rules.dealing.shuffle is Shuffle.JOINED for kept in deals)


@every_table
def test_deal_lines_copied_earlier_still_match(former: dict[str, Any]) -> None:
    today = [str(kept.sealed) for kept in deals_of(former)]
    for line in (*former["lines"], *today):
        sealed = read_sealed(line, find_variant)
        assert (sealed.is_sealed_so, sealed.is_dealt_so) == (True, True)
    assert any(" after " in line for line in former["lines"])


@every_table
def test_the_next_deal_is_fully_shuffled_and_the_game_stays_rated(former: dict[str, Any]) -> None:
    evening = resumed(former)
    before = evening.table
    evening.next_deal()
    assert evening.table.rules.dealing.shuffle is Shuffle.EVERY_DEAL
    assert evening.table.rules.end == before.rules.end
    assert evening.table.rules.scoring == before.rules.scoring
    assert evening.table.house.is_rated
    assert folded(NUMBER, evening.log) == evening.table
    evening.play_deal()
    *_, latest = opened_deals(told_again(evening)).deals
    assert latest.is_dealt_so
    assert " after " not in str(latest.sealed)


def told_again(evening: Evening) -> tuple[Step, ...]:
    return tuple(replayed(NUMBER, [Entry(*encode(event), NOON) for event in evening.log]))


def test_the_rules_change_once_and_only_at_former_tables() -> None:
    evening = resumed(FORMER[0])
    evening.next_deal().play_deal().next_deal()
    assert sum(isinstance(event, HouseRulesChanged) for event in evening.log) == 1


def test_a_rematch_at_a_former_table_is_shuffled_in_full() -> None:
    evening = resumed(FORMER[0]).play_game()
    assert evening.table.stage is Stage.FINISHED
    evening.ask(ANNA, Rematch())
    assert evening.table.rules.dealing.shuffle is Shuffle.EVERY_DEAL


def test_only_the_pack_rule_may_change_during_a_game() -> None:
    evening = resumed(FORMER[0])
    other = HouseRulesChanged(variant="contree", version=2, options=(("target", "300"),))
    with pytest.raises(BrokenLog):
        evening.happens(other)


def test_no_rule_changes_during_a_deal() -> None:
    evening = resumed(FORMER[0])
    house = evening.table.house.of_today
    evening.next_deal()
    assert evening.table.game is not None
    assert evening.table.game.deal is not None
    assert evening.table.game.deal.phase is not Phase.OVER
    change = HouseRulesChanged(variant=house.variant, version=2, options=house.options)
    with pytest.raises(BrokenLog):
        evening.happens(change)


def test_former_belote_tables_let_the_last_trick_bonus_decide() -> None:
    rules = told(FORMER[2])[-1].table.rules
    assert isinstance(rules.scoring, Majority)
    assert rules.scoring.all_tricks_help
    today = HouseRules("belote").rules.scoring
    assert isinstance(today, Majority)
    assert not today.all_tricks_help


def test_options_of_a_former_table_are_kept_beside_its_former_rules() -> None:
    opening = {**FORMER[2]["entries"][0][1], "options": [["all-tricks", "0"]]}
    (step,) = told({"entries": [["TableOpened", opening]]})
    assert dict(step.table.house.options) == {"shuffle": "cut-only", "all-tricks": "0"}


def test_former_rules_cannot_be_chosen() -> None:
    for word in ("cut-only", "cut-only-reversed"):
        with pytest.raises(OptionRefused):
            HouseRules("contree").after(ChooseOption("shuffle", word))
        assert what_holds("contree", (("shuffle", word),)) == HouseRules("contree")


@pytest.mark.parametrize(("shuffle", "rated"), [("every-deal", True), ("gathered", False)])
def test_games_with_gathered_packs_are_not_rated(shuffle: str, rated: bool) -> None:
    options = (("target", "100"), ("shuffle", shuffle))
    evening = Evening(replace(opening(), options=options), computers=True)
    evening.ask(ANNA, Start())
    evening.play_game()
    (result,) = results_in(told_again(evening))
    assert result.rated == rated
