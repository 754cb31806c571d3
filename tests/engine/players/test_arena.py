"""The arena: duplicate deals measured in every game, and told on the command line."""

import json
from dataclasses import replace

import pytest

from engine.__main__ import main
from engine.actions import Action, Double, PlayCard
from engine.arena import CONTENDERS, Contender, any_legal, match
from engine.dealing import Chance
from engine.ruleset import RuleSet
from engine.variants import VARIANTS, find_variant
from engine.view import PlayerView
from tests.engine.table import CONTREE

CLUB, BEGINNER = CONTENDERS["club"], CONTENDERS["beginner"]

every_game = pytest.mark.parametrize("rules", VARIANTS, ids=lambda rules: rules.key)


@every_game
def test_a_match_against_oneself_is_even(rules: RuleSet) -> None:
    measure = match(rules, CLUB, CLUB, pairs=2, seed=3)
    assert measure.mean_game_points_per_deal == measure.ci95 == measure.card_points == 0.0
    assert measure.pairs == 2
    assert 0.0 < measure.decision_ms_p50 <= measure.decision_ms_p99


@every_game
def test_club_beats_whoever_plays_any_legal_card(rules: RuleSet) -> None:
    measure = match(rules, CLUB, any_legal, pairs=9, seed=3)
    assert measure.mean_game_points_per_deal > measure.ci95
    assert measure.card_points > 0


@pytest.mark.parametrize("key", ["contree", "clabber"])
def test_club_beats_beginners(key: str) -> None:
    measure = match(find_variant(key), CLUB, BEGINNER, pairs=30, seed=1)
    assert measure.mean_game_points_per_deal > measure.ci95
    assert measure.contracts_made > measure.contracts_failed


def doubling(card: int) -> Contender:
    """Doubles whenever it may, opens the lowest contract, and plays its first or last card."""

    def chosen(seen: PlayerView, rules: RuleSet, luck: Chance) -> Action:
        legal = seen.deal.legal if seen.deal else ()
        if isinstance(legal[0], PlayCard):
            return legal[card]
        doubles = [call for call in legal if isinstance(call, Double)]
        opens = seen.deal is not None and seen.deal.standing is None
        return doubles[0] if doubles else legal[1] if opens else legal[0]

    return chosen


def test_a_deal_that_decides_the_game_counts_as_the_game() -> None:
    decisive = find_variant("bidding_belote")
    longer = replace(decisive, end=replace(decisive.end, target=10 * decisive.end.target))
    here, there = (match(rules, doubling(0), doubling(-1), 7, 5) for rules in (decisive, longer))
    assert here.mean_game_points_per_deal != 0.0
    assert there.mean_game_points_per_deal == 10 * here.mean_game_points_per_deal


def test_the_command_line_writes_an_object(capsys: pytest.CaptureFixture[str]) -> None:
    said = "arena --a club --b beginner --pairs 2 --seed 4 --rules pilotta --json"
    assert main(said.split()) == 0
    told = json.loads(capsys.readouterr().out)
    measure = match(find_variant("pilotta"), CLUB, BEGINNER, pairs=2, seed=4)
    assert told["mean_game_points_per_deal"] == measure.mean_game_points_per_deal
    assert {"ci95", "card_points", "contracts_made", "contracts_failed"} <= told.keys()
    assert {"decision_ms_p50", "decision_ms_p99"} <= told.keys()
    assert (told["a"], told["b"], told["rules"]) == ("club", "beginner", "pilotta")


def test_the_command_line_tells_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "--pairs", "1", "--rules", CONTREE.key]) == 0
    told = capsys.readouterr().out
    assert told.startswith("club against random at contree: +")
    assert told.endswith("game points a deal (95 %), 1 deals played twice\n")


@pytest.mark.parametrize("wrong", [["--a", "nobody"], ["--rules", "whist"], ["--pairs", "many"]])
def test_the_command_line_refuses_what_there_is_not(wrong: list[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["arena", *wrong])
    assert ended.value.code == 2
