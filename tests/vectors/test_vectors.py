"""The worked examples of rules.md, and the runner that checks them."""

import copy
import json
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import pytest

from engine.game_end import GameEnd
from engine.obligations import FollowSuit, OvertakeLead
from engine.options import with_options
from engine.ruleset import RuleSet
from engine.scoring.points_and_bid import PointsAndBid
from engine.variants import VARIANTS, find_variant
from tests.engine.table import CONTREE
from tests.vectors.records import BadVectors, Json, read_vectors
from tests.vectors.runner import SECTIONS, VectorsReport, run_vectors

FILE = Path(__file__).parents[1] / "data" / "vectors.json"
KEYS = [rules.key for rules in VARIANTS]


def run(content: Mapping[str, Json], rules: RuleSet = CONTREE) -> VectorsReport:
    """Run vectors with contrée, or something else in its place."""

    def find(key: str) -> RuleSet:
        if key != rules.key:
            raise KeyError(key)
        return rules

    return run_vectors(content, find)


def contree_alone() -> dict[str, list[dict[str, Json]]]:
    """The vectors of contrée."""
    whole = json.loads(FILE.read_text(encoding="utf-8"))
    return {
        section.name: [
            row for row in whole[section.name] if row[section.rules_field] == CONTREE.key
        ]
        for section in SECTIONS
    }


def one(section: str, ending: str) -> dict[str, Json]:
    """One vector of contrée."""
    rows = contree_alone()[section]
    return next(row for row in rows if str(row["id"]).endswith(ending))


def test_every_vector_of_the_rule_sets_that_exist_passes() -> None:
    content = read_vectors(FILE)
    report = run_vectors(content, find_variant)
    assert report.failures == ()
    theirs = 0
    for section in SECTIONS:
        rows = content[section.name]
        assert isinstance(rows, list)
        theirs += sum(row[section.rules_field] in KEYS for row in rows)
    assert report.passed == theirs > 0


def test_vectors_of_unknown_rule_sets_are_skipped_and_counted() -> None:
    content = read_vectors(FILE)
    rows = [content[section.name] for section in SECTIONS]
    total = sum(len(row) for row in rows if isinstance(row, list))
    report = run(content)
    assert report.passed + report.skipped == total >= 254
    assert report.passed == 26


@pytest.mark.parametrize(
    ("section", "ending", "field", "wrong"),
    [
        ("rulesets", "contree", "hand_size", 9),
        ("rulesets", "contree", "players", 2),
        ("scoring", "/01", "expected", {"result": "made", "attack": 211, "defence": 50}),
        ("scoring", "/01", "expected", {"result": "failed"}),
        ("scoring", "/01", "expected", {"attack": 210, "game_won_by": "attack"}),
        ("legal", "/01", "expected", ["AH"]),
        ("legal", "/01", "expected", []),
        ("legal", "/03", "expected", ["8H", "KD", "QH"]),
        ("belote", "/01", "expected", {"margin": 0}),
        ("belote", "/02", "expected", {"margin": 20}),
        ("belote", "/01", "expected", {"points": 20}),
        ("auction", "/01", "expected", {"status": "redouble_window", "may_redouble": [1]}),
        ("auction", "/04", "expected", {"status": "open"}),
        ("auction", "/05", "expected", {"status": "all_pass", "next_dealer": "same"}),
        ("auction", "/06", "expected", {"status": "contract", "declarer": 0}),
        ("auction", "/x1", "expected", {"status": "contract", "value": 250}),
        ("game_end", "/01", "expected", {"finished": True, "winner": 1}),
        ("game_end", "/02", "expected", {"finished": True}),
    ],
)
def test_a_wrong_expectation_fails(section: str, ending: str, field: str, wrong: Json) -> None:
    vector = one(section, ending) | {field: wrong}
    report = run({section: [vector]})
    assert (report.passed, report.skipped) == (0, 0)
    (failure,) = report.failures
    assert str(vector["id"]) in failure.name
    if field == "expected":
        assert failure.expected == wrong
    assert failure.came != failure.expected


@pytest.mark.parametrize(
    ("section", "broken"),
    [
        ("rulesets", with_options(CONTREE, {"target": "1000"})),
        ("rulesets", with_options(CONTREE, {"packets": "4-4"})),
        ("scoring", replace(CONTREE, belote=None)),
        ("belote", replace(CONTREE, belote=None)),
        ("legal", replace(CONTREE, obligations=(FollowSuit(), OvertakeLead()))),
        ("game_end", replace(CONTREE, end=GameEnd(3000))),
        ("rulesets", replace(CONTREE, scoring=PointsAndBid(last_trick=20, pot=160))),
    ],
)
def test_a_broken_rule_set_fails(section: str, broken: RuleSet) -> None:
    report = run({section: contree_alone()[section]}, broken)
    assert report.failures


@pytest.mark.parametrize(
    ("section", "ending", "change", "told"),
    [
        ("legal", "/01", {"level": "x9"}, "x9"),
        ("legal", "/01", {"mode": "sun"}, "sun"),
        ("legal", "/01", {"mode": "nt"}, "NT"),
        ("legal", "/01", {"trick": ["TS", "9S", "8S", "JS"]}, "full"),
        ("auction", "/01", {"turn_up": "9H"}, "turn_up"),
        ("auction", "/01", {"calls": [[0, "take"]]}, "take"),
    ],
)
def test_a_question_a_rule_set_cannot_answer_fails_and_is_named(
    section: str, ending: str, change: dict[str, Json], told: str
) -> None:
    (failure,) = run({section: [one(section, ending) | change]}).failures
    assert told in str(failure.came)


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"double": "x3"}, "x3"),
        ({"carry_in": 81}, "carry_in"),
        ({"belote_holder": "both"}, "both"),
        ({"meld_points": {"attack": 20, "defence": 0}}, "melds"),
        ({"contract": {"kind": "bid", "value": 85, "mode": "suit"}}, "85"),
        ({"contract": {"kind": "capot", "value": 260, "mode": "suit"}}, "260"),
        ({"contract": {"kind": "generale", "value": 500, "mode": "suit"}}, "generale"),
        ({"contract": {"kind": "bid", "value": 80, "mode": "at"}}, "AT"),
    ],
)
def test_unknown_scoring_fails(change: dict[str, Json], told: str) -> None:
    vector = copy.deepcopy(one("scoring", "/01"))
    given = vector["input"]
    assert isinstance(given, dict)
    vector["input"] = given | change
    (failure,) = run({"scoring": [vector]}).failures
    assert told in str(failure.came)


def test_an_illegal_earlier_call_is_reported_as_such() -> None:
    vector = one("auction", "/04") | {"calls": [[0, "80S"], [1, "80H"], [2, "pass"]]}
    (failure,) = run({"auction": [vector]}).failures
    assert "call 2 refused" in str(failure.came)


def test_an_unfinished_auction_names_the_next_caller() -> None:
    vector = one("auction", "/01") | {
        "calls": [[0, "pass"], [1, "80S"]],
        "expected": {"status": "open", "next_seat": 2},
    }
    assert run({"auction": [vector]}).passed == 1


def test_a_rule_set_without_melds_scores_none() -> None:
    vector: dict[str, Json] = {
        "id": "contree/meld/01",
        "ruleset": "contree",
        "trump": "S",
        "hands": [],
        "expected": {"winner_team": None, "points": [0, 0]},
    }
    assert run({"melds": [vector]}).passed == 1
    wrong: dict[str, Json] = vector | {"expected": {"winner_team": 0, "points": [20, 0]}}
    assert len(run({"melds": [wrong]}).failures) == 1


@pytest.mark.parametrize(
    ("section", "ending", "change"),
    [
        ("scoring", "/01", {"input": None}),
        ("scoring", "/01", {"expected": {}}),
        ("scoring", "/01", {"expected": [1]}),
        ("legal", "/01", {"hand": ["XX"]}),
        ("legal", "/01", {"hand": "7S"}),
        ("legal", "/01", {"trump": "X"}),
        ("legal", "/01", {"expected": None}),
        ("auction", "/01", {"calls": [[7, "pass"]]}),
        ("auction", "/01", {"calls": ["pass"]}),
        ("game_end", "/01", {"hand_scores": [1, 2, 3]}),
        ("game_end", "/01", {"hand_scores": None}),
        ("belote", "/01", {"input": {"side": "attack", "same_hand": "yes"}}),
        ("scoring", "/01", {"id": 7}),
        ("scoring", "/01", {"ruleset": None}),
        ("scoring", "/01", {"title": 7}),
    ],
)
def test_an_unreadable_vector_is_named(section: str, ending: str, change: dict[str, Json]) -> None:
    with pytest.raises(BadVectors) as bad:
        run({section: [one(section, ending) | change]})
    assert "contree/" in str(bad.value) or f"{section} 1" in str(bad.value)


def test_numbers_are_not_booleans() -> None:
    vector = copy.deepcopy(one("scoring", "/01"))
    given = vector["input"]
    assert isinstance(given, dict)
    vector["input"] = given | {"tricks": {"attack": True, "defence": 3}}
    with pytest.raises(BadVectors, match="whole number"):
        run({"scoring": [vector]})


@pytest.mark.parametrize("rows", [{}, "none", [7], None])
def test_a_section_that_is_not_a_list_is_refused(rows: Json) -> None:
    with pytest.raises(BadVectors, match="scoring"):
        run({"scoring": rows})


def test_a_section_may_be_missing() -> None:
    assert run({}) == VectorsReport(0, (), 0)


@pytest.mark.parametrize(
    "text", ["", "{", "[]", "7", "{}", '{"format": "belote-family-vectors/2"}', "[" * 100_000]
)
def test_a_file_in_another_format_is_refused(tmp_path: Path, text: str) -> None:
    file = tmp_path / "vectors.json"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BadVectors, match=r"vectors\.json"):
        read_vectors(file)


def test_a_binary_file_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "vectors.json"
    file.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadVectors):
        read_vectors(file)


@pytest.mark.parametrize("name", [".", "nowhere.json"])
def test_an_unreadable_file_is_refused(tmp_path: Path, name: str) -> None:
    with pytest.raises(BadVectors, match="cannot be read"):
        read_vectors(tmp_path / name)
