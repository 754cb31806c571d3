"""``python -m engine arena``: what it tells, in words and as an object, and what it refuses."""

import json
from collections.abc import Generator

import pytest

from engine.__main__ import main
from engine.actions import Action
from engine.dealing import Chance
from engine.lab import arena
from engine.lab.arena import ByView, DealPair, Match, command
from engine.lab.arena.contenders import any_legal
from engine.ruleset import RuleSet
from engine.solver import Limits
from engine.variants import find_variant
from engine.view import PlayerView
from tests.engine.lab.arena.contenders import BEGINNER, CLUB, meeting

ALWAYS = {
    "mean_game_points_per_deal",
    "ci95",
    "card_points",
    "card_points_ci95",
    "contracts_made",
    "contracts_failed",
    "decision_ms_p50",
    "decision_ms_p99",
}


def test_the_json_output_has_every_figure(capsys: pytest.CaptureFixture[str]) -> None:
    said = "arena --a club --b beginner --pairs 2 --seed 4 --rules pilotta --json"
    assert main(said.split()) == 0
    told = json.loads(capsys.readouterr().out)
    measure = meeting(find_variant("pilotta"), CLUB, BEGINNER, pairs=2, seed=4)
    assert told["mean_game_points_per_deal"] == measure.mean_game_points_per_deal
    assert told["contracts_made"] == measure.first.contracts_made
    assert told["opponent"]["contracts_made"] == measure.second.contracts_made
    assert told.keys() >= ALWAYS
    assert (told["a"], told["b"], told["rules"]) == ("club", "beginner", "pilotta")
    assert all(isinstance(told[name], int | float) for name in ALWAYS)


def test_the_text_output_has_the_same_figures(capsys: pytest.CaptureFixture[str]) -> None:
    assert (
        main(["arena", "--a", "club", "--b", "beginner", "--pairs", "4", "--rules", "contree"]) == 0
    )
    told = capsys.readouterr()
    found = meeting(find_variant("contree"), CLUB, BEGINNER, pairs=4, seed=1)
    lines = told.out.splitlines()
    lead = f"{found.mean_game_points_per_deal:+.1f} ± {found.ci95:.1f}"
    assert lines[0].startswith(f"club against beginner at contree: {lead} game points a deal")
    assert lines[0].endswith("4 deals played twice")
    made, failed = found.first.contracts_made, found.first.contracts_failed
    assert f"club (a): {made} contracts made, {failed} failed" in told.out
    assert [line.split()[0] for line in lines[-len(found.first.contracts) :]] == [
        row.bid for row in found.first.contracts
    ]
    assert told.err == ""


@pytest.mark.slow
def test_more_processes_play_the_same_deals(capsys: pytest.CaptureFixture[str]) -> None:
    told = []
    for jobs in ("1", "2"):
        said = f"arena --a club --b random --pairs 5 --seed 9 --json --jobs {jobs}"
        assert main(said.split()) == 0
        told.append(json.loads(capsys.readouterr().out))
    one, two = (
        {name: value for name, value in each.items() if name != "opponent" and "_ms_" not in name}
        for each in told
    )
    assert one == two
    assert one["mean_game_points_per_deal"] != 0


def test_a_smaller_budget_reaches_the_players(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    given: list[int] = []

    def noted(match: Match, pairs: int, jobs: int) -> Generator[tuple[int, DealPair], None, None]:
        given.append(match.limits.nodes)
        return arena.played(match, pairs, jobs)

    monkeypatch.setattr(command, "played", noted)
    assert main(["arena", "--pairs", "1", "--budget", "12345", "--json"]) == 0
    assert given == [12345] == [json.loads(capsys.readouterr().out)["budget"]]


def test_the_second_player_has_a_budget_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    given: dict[str, set[int]] = {"club": set(), "random": set()}

    def noting(name: str) -> ByView:
        def act(seen: PlayerView, rules: RuleSet, luck: Chance, limits: Limits) -> Action:
            given[name].add(limits.nodes)
            return any_legal(seen, rules, luck, limits)

        return ByView(act)

    monkeypatch.setattr(command, "CONTENDERS", {name: noting(name) for name in given})
    said = ["arena", "--a", "club", "--b", "random", "--pairs", "1", "--budget", "500"]
    assert main([*said, "--b-budget", "200"]) == 0
    assert given == {"club": {500}, "random": {200}}
    assert main(said) == 0
    assert given == {"club": {500}, "random": {200, 500}}


def test_only_cards_are_compared_where_that_is_asked(capsys: pytest.CaptureFixture[str]) -> None:
    said = "arena --a club --b random --pairs 2 --seed 4 --json"
    told = []
    for more in ([], ["--cards-only"]):
        assert main([*said.split(), *more]) == 0
        found = json.loads(capsys.readouterr().out)
        told.append([found["contracts"], found["opponent"]["contracts"]])
    bid = [[[row["bid"] for row in each] for each in sides] for sides in told]
    assert bid[0][0] != bid[0][1]
    assert bid[1][0] == bid[1][1]


def test_only_auctions_are_compared_where_that_is_asked(
    capsys: pytest.CaptureFixture[str],
) -> None:
    said = "arena --a club --b random --pairs 2 --seed 4 --json"
    told = []
    for more in ([], ["--auctions-only"]):
        assert main([*said.split(), *more]) == 0
        told.append(json.loads(capsys.readouterr().out))
    sides = [(*each["contracts"], *each["opponent"]["contracts"]) for each in told]
    bid = [[row["bid"] for row in rows] for rows in sides]
    assert bid[0] == bid[1] != []
    assert told[0]["card_points"] != told[1]["card_points"]
    assert told[0]["usual_game_points"] is None
    assert told[1]["usual_game_points"] > 0


@pytest.mark.parametrize(
    "wrong",
    [
        ["--cards-only", "--auctions-only"],
        ["--a", "nobody"],
        ["--rules", "whist"],
        ["--b", ""],
        ["--seed", "x"],
    ],
)
def test_arguments_that_are_wrong_are_refused(wrong: list[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["arena", *wrong])
    assert ended.value.code == 2


@pytest.mark.parametrize("option", ["--pairs", "--jobs", "--budget", "--b-budget"])
@pytest.mark.parametrize("number", ["0", "-3", "many", "1.5", ""])
def test_invalid_numbers_are_refused_in_a_sentence(
    option: str, number: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["arena", f"{option}={number}"])
    assert ended.value.code == 2
    said = f"argument {option}: a whole number above 0 is needed, not {number!r}\n"
    assert capsys.readouterr().err.endswith(said)


def test_house_rules_are_played_and_refused_in_a_sentence(
    capsys: pytest.CaptureFixture[str],
) -> None:
    said = "arena --a club --b beginner --pairs 4 --seed 4 --json"
    leads = []
    for more in ("", " --option belote-counts=none", " --option eighty=82"):
        assert main((said + more).split()) == 0
        leads.append(json.loads(capsys.readouterr().out)["mean_game_points_per_deal"])
    assert len(set(leads)) > 1
    assert main([*said.split(), "--option", "target=1"]) == 2
    assert capsys.readouterr().err.startswith("contree cannot be played so: ")


def test_a_house_rule_has_a_name_and_a_value(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["arena", "--option", "target"])
    assert "a house rule is NAME=VALUE, not 'target'" in capsys.readouterr().err
