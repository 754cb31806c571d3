"""The worked examples on melds, through the reader of the vectors."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from tests.engine.melds.games import MELDS, game, seating
from tests.vectors.cards import check_melds
from tests.vectors.records import BadVectors, NotUnderstood, Record

FILE = Path(__file__).parents[2] / "data" / "vectors.json"
VECTORS = {row["id"]: row for row in json.loads(FILE.read_text(encoding="utf-8"))["melds"]}


def check(name: str, **changes: object) -> bool:
    """Whether a vector agrees once these fields are changed."""
    row = VECTORS[name] | changes
    rules = replace(game(row["ruleset"]), seating=seating(row["ruleset"]))
    return check_melds(rules, Record(name, row)).agrees


def test_every_game_with_melds_has_an_example() -> None:
    assert {row["ruleset"] for row in VECTORS.values()} == set(MELDS)


def test_a_wrong_answer_is_detected() -> None:
    assert not check("belote/meld/01", expected={"winner_team": 0, "points": [0, 70]})
    assert not check("belote/meld/01", expected={"winner_team": 1, "points": [0, 50]})
    assert not check("tarabish/meld/01", expected={"winner_player": 1})


@pytest.mark.parametrize(
    "changes",
    [{"trump": "X"}, {"contract": "hokum", "trump": None}, {"contract": "sun", "trump": "S"}],
)
def test_an_invalid_contract_is_refused(changes: dict[str, object]) -> None:
    with pytest.raises(NotUnderstood):
        check("baloot/meld/01", **changes)


@pytest.mark.parametrize("hands", [[], [["7S"]], [["XX"], [], [], []], [7, 7, 7, 7]])
def test_unreadable_hands_are_named(hands: object) -> None:
    with pytest.raises(BadVectors, match="belote/meld/01"):
        check("belote/meld/01", hands=hands)
