"""The worked examples of scores, belotes and ends of the sister games, and that they can fail."""

import copy
import json
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import pytest

from engine.ruleset import RuleSet
from tests.engine.scoring.games import BELOTE_501, GAMES
from tests.vectors.records import Json, read_vectors
from tests.vectors.runner import VectorsReport, run_vectors

FILE = Path(__file__).parents[2] / "data" / "vectors.json"
SECTIONS = ("scoring", "belote", "game_end")


def run(content: Mapping[str, Json], games: Mapping[str, RuleSet] = GAMES) -> VectorsReport:
    return run_vectors(content, games.__getitem__)


def one(name: str) -> tuple[str, dict[str, Json]]:
    """A vector by its name, with its section."""
    sections = json.loads(FILE.read_text(encoding="utf-8"))
    for section in SECTIONS:
        for row in sections[section]:
            if row["id"] == name:
                return section, row
    raise KeyError(name)


def changed(name: str, field: str, value: Json) -> VectorsReport:
    """How a vector goes with another value in its input."""
    section, vector = copy.deepcopy(one(name))
    given = vector["input"]
    assert isinstance(given, dict)
    vector["input"] = given | {field: value}
    return run({section: [vector]})


@pytest.mark.parametrize("section", SECTIONS)
def test_every_example_passes(section: str) -> None:
    rows = read_vectors(FILE)[section]
    assert isinstance(rows, list)
    report = run({section: rows})
    assert report.failures == ()
    assert report.passed == sum(row["ruleset"] in GAMES for row in rows) > 0


@pytest.mark.parametrize(
    ("name", "wrong"),
    [
        ("belote_501/score/x1", {"carry_out": 81}),
        ("belote_501/score/06", {"result": "failed"}),
        ("bidding_belote/score/12", {"game_won_by": "attack"}),
        ("bidding_belote/score/11", {"defence": 22}),
        ("baloot/score/10", {"attack": 176}),
        ("tarabish/score/x1", {"attack": 182}),
        ("clabber/score/08", {"result": "penalty"}),
        ("belote/belote/01", {"points": 20}),
        ("baloot/belote/03", {"points": 2}),
        ("baloot/belote/04", {"points": 0}),
        ("clabber/belote/01", {"points": 20, "meld_points": 0}),
        ("tarabish/belote/01", {"points": 0}),
        ("belote/end/01", {"finished": True, "winner": 0}),
        ("clabber/end/01", {"finished": False, "winner": None}),
    ],
)
def test_a_wrong_expectation_fails(name: str, wrong: Json) -> None:
    section, vector = one(name)
    (failure,) = run({section: [vector | {"expected": wrong}]}).failures
    assert failure.expected == wrong


@pytest.mark.parametrize(
    ("name", "field", "value"),
    [
        ("baloot/score/10", "exposed_ace", True),
        ("baloot/score/10", "double", "x3"),
        ("bidding_belote/score/09", "carry_in", 0),
        ("belote/score/10", "meld_points", {"attack": 0, "defence": 0}),
        ("tarabish/score/07", "penalty", "defence"),
        ("belote/belote/02", "played_order", ["Q", "K"]),
        ("belote/belote/02", "same_hand", False),
        ("baloot/belote/04", "scored_projects", ["four kings"]),
        ("clabber/belote/01", "meld", "four nines"),
    ],
)
def test_every_input_is_used(name: str, field: str, value: Json) -> None:
    before = run({one(name)[0]: [one(name)[1]]})
    assert before.passed == 1
    assert changed(name, field, value).failures


@pytest.mark.parametrize(
    ("name", "field", "value", "told"),
    [
        ("belote_501/score/01", "double", "x2", "x2"),
        ("tarabish/score/01", "exposed_ace", True, "exposed_ace"),
        ("pilotta/score/01", "carry_in", 81, "carry_in"),
        ("belote_501/score/01", "penalty", "attack", "penalty"),
        ("tarabish/score/07", "penalty", "nobody", "nobody"),
        ("decouverte/score/01", "declarations", True, "melds"),
        ("belote/belote/02", "options", ["queen_first"], "queen_first"),
        ("belote/belote/02", "played_order", ["K", "A"], "order"),
        ("belote/belote/02", "meld", "four sevens", "sevens"),
        ("baloot/belote/02", "scored_projects", ["sira J-Q-A of trump"], "no such meld"),
        ("decouverte/belote/01", "meld", "four kings", "melds"),
        ("belote/belote/02", "mode", "nt", "NT"),
    ],
)
def test_a_question_a_game_cannot_answer_fails_and_is_named(
    name: str, field: str, value: Json, told: str
) -> None:
    (failure,) = changed(name, field, value).failures
    assert told in str(failure.came)


@pytest.mark.parametrize(
    ("section", "key", "broken"),
    [
        (
            "scoring",
            "belote_501",
            replace(GAMES["belote_501"], scoring=replace(BELOTE_501, all_tricks=100)),
        ),
        ("scoring", "clabber", replace(GAMES["clabber"], scoring=BELOTE_501)),
        ("scoring", "tarabish", replace(GAMES["tarabish"], penalty=None)),
        ("belote", "belote", replace(GAMES["belote"], belote=None)),
        ("belote", "tarabish", replace(GAMES["tarabish"], melds=None)),
    ],
)
def test_a_broken_rule_set_fails(section: str, key: str, broken: RuleSet) -> None:
    rows = read_vectors(FILE)[section]
    assert isinstance(rows, list)
    theirs = [row for row in rows if row["ruleset"] == key]
    assert run({section: theirs}, {key: broken}).failures
