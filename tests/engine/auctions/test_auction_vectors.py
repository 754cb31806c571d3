"""What the reader of the worked examples of auctions understands, and what it refuses."""

import json
from pathlib import Path

import pytest

from engine.ruleset import RuleSet
from engine.variants import find_variant
from tests.engine.auctions.games import SUNNY, TAKING
from tests.engine.table import CONTREE
from tests.vectors.auction import check_auction
from tests.vectors.records import Json, NotUnderstood, Record

FILE = Path(__file__).parents[2] / "data" / "vectors.json"
ROWS: list[dict[str, Json]] = json.loads(FILE.read_text(encoding="utf-8"))["auction"]


@pytest.mark.parametrize(
    ("ending", "code"),
    [
        ("belote_501/auction/01", "suit-was-turned"),
        ("bidding_belote/auction/01", "bid-too-low"),
        ("bidding_belote/auction/05", "double-not-yours"),
        ("baloot/auction/04", "ashkal-barred"),
        ("baloot/auction/05", "suit-was-turned"),
        ("tarabish/auction/01", "must-name-trump"),
        ("clabber/auction/01", "trump-not-held"),
        ("pilotta/auction/01", "not-your-turn"),
    ],
)
def test_an_illegal_last_call_is_refused_with_its_reason(ending: str, code: str) -> None:
    row = next(row for row in ROWS if row["id"] == ending)
    came = check_auction(find_variant(str(row["ruleset"])), Record(ending, row)).came
    assert came == {"status": "illegal_last_call", "refusal": code}


def vector(calls: list[Json], **fields: Json) -> Record:
    """A vector of these calls."""
    return Record("told", {"calls": calls, "expected": {"status": "open"}, **fields})


@pytest.mark.parametrize(
    ("rules", "calls", "fields", "status"),
    [
        (SUNNY, ["ashkal"], {}, "illegal_last_call"),
        (SUNNY, ["pass", "hokum"], {}, "open"),
        (SUNNY, ["pass", "sun"], {}, "open"),
        (TAKING, ["take"], {}, "contract"),
        (TAKING, ["play"], {}, "contract"),
        (TAKING, ["name H"], {}, "contract"),
        (TAKING, ["S"], {}, "illegal_last_call"),
    ],
)
def test_every_games_call_names_are_parsed(
    rules: RuleSet, calls: list[str], fields: dict[str, Json], status: str
) -> None:
    numbered: list[Json] = [[number, word] for number, word in enumerate(calls)]
    came = check_auction(rules, vector(numbered, turn_up="9H", **fields)).came
    assert isinstance(came, dict)
    assert came["status"] == status


def test_a_doubled_suns_level_and_gahwa_are_parsed() -> None:
    sun: list[Json] = [[0, "sun"], [1, "pass"], [2, "pass"], [3, "pass"]]
    doubled: list[Json] = [[1, "double"], [0, "triple"], [1, "four"], [0, "gahwa"]]
    settled = check_auction(SUNNY, vector(sun, scores=[101, 99])).came
    assert settled == {
        "status": "contract",
        "declarer": 0,
        "value": None,
        "mode": "sun",
        "level": 1,
        "closed": False,
    }
    window = check_auction(SUNNY, vector([*sun, doubled[0]], scores=[101, 99])).came
    assert window == {"status": "redouble_window", "may_redouble": [0, 2]}
    gahwa = check_auction(SUNNY, vector([*sun, *doubled], scores=[101, 99])).came
    assert isinstance(gahwa, dict)
    assert gahwa["level"] == "gahwa"


@pytest.mark.parametrize(
    ("calls", "fields", "told"),
    [([[0, "take"]], {}, "take"), ([[0, "pass"]], {"turn_up": "9H"}, "turn_up")],
)
def test_an_unexpected_turned_up_card_is_refused(
    calls: list[Json], fields: dict[str, Json], told: str
) -> None:
    with pytest.raises(NotUnderstood, match=told):
        check_auction(CONTREE, vector(calls, **fields))
