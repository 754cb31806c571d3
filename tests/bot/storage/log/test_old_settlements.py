"""Words that are written no more are still read: no stored game is lost for one of them."""

import json

import pytest

from bot.i18n import LANGUAGES, words
from bot.storage.log.codec import LINE_CODES, UnreadableEvent, decode, encode
from bot.storage.log.event_log import Entry
from cogs.table.score import score_lines
from engine.events import DealSettled
from engine.settlement import LineCode, Side
from tests.bot.storage.made import NOON

EVER_WRITTEN = {
    "all-tricks",
    "attack-after-failure",
    "attack-made",
    "attack-points-and-bid",
    "belote-margin",
    "bid-missed",
    "bid-reached",
    "capot-missed",
    "capot-reached",
    "card-points",
    "claim-right",
    "claim-wrong",
    "counted-times",
    "defence-after-failure",
    "defence-points",
    "defence-rounded",
    "equal-points",
    "every-point",
    "every-trick",
    "fewer-points",
    "forfeit",
    "game-decided",
    "generale-missed",
    "generale-reached",
    "hanging",
    "last-trick",
    "match-points",
    "melds-margin",
    "more-points",
    "no-score",
    "pot-and-bid",
    "round-points",
    "side-total",
    "tens-cut",
    "with-gains",
    "written",
}
"""Every step of the arithmetic that a log may hold: one that was ever written stays here."""

OLD = """{"settlement": {
    "tally": {"contract": {"declarer": 1, "bid": {"value": 80, "trump": "H", "kind": "points"},
                           "doubles": 1, "multiplier": 2},
              "attack": 1, "card_points": [70, 92], "tricks": [3, 5], "belote": [0, 0],
              "last_trick": null, "declarer_tricks": 0},
    "result": "failed", "scores": [0, 340],
    "lines": [{"code": "defence-after-failure", "side": "defence", "facts": FACTS}]}}"""


def old(*facts: tuple[str, int]) -> Entry:
    """A contract of 80, doubled and missed, with these facts on its retired line."""
    return Entry("DealSettled", json.loads(OLD.replace("FACTS", json.dumps(facts))), NOON)


def read(entry: Entry) -> DealSettled:
    """The event of an entry."""
    event = decode(entry)
    assert isinstance(event, DealSettled)
    return event


def whole(points: int, bonus: int) -> dict[str, int]:
    """All that the line of today tells."""
    parts = {"belote": 0, "melds": bonus, "sweep": 0, "theirs": 0}
    told = {"bid": 80, "multiplier": 2, "whole": 0, "result": 340}
    return {"points": points, "bonus": bonus, **parts, **told, "extra": 340 - points}


FORMS = [
    (old(*whole(160, 20).items()), whole(160, 20)),
    (old(("points", 160), ("bid", 80), ("multiplier", 2), ("belote", 20)), whole(160, 20)),
    (old(("belote", 20), ("result", 340)), whole(160, 20)),
    (old(), whole(180, 0)),
    (old(("whole", 1)), {**whole(90, 0), "whole": 1}),
]


@pytest.mark.parametrize(("entry", "facts"), FORMS)
def test_a_retired_line_is_read_with_its_facts_filled_in(
    entry: Entry, facts: dict[str, int]
) -> None:
    (line,) = read(entry).settlement.lines
    assert (line.code, line.side) == (LineCode.POT_AND_BID, Side.DEFENCE)
    assert dict(line.facts) == facts
    assert read(entry).settlement.scores == (0, 340)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("entry", [entry for entry, _ in FORMS])
def test_a_retired_line_can_be_put_into_words(entry: Entry, language: str) -> None:
    (line,) = score_lines(read(entry).settlement, words(language))
    assert line.endswith("= 340")


def test_new_settlements_use_no_retired_code() -> None:
    event = read(old())
    kind, payload = encode(event)
    assert "defence-after-failure" not in json.dumps(payload)
    assert decode(Entry(kind, json.loads(json.dumps(payload)), NOON)) == event


def test_an_unknown_code_is_refused() -> None:
    text = OLD.replace("FACTS", "[]").replace("defence-after-failure", "defence-after-lunch")
    with pytest.raises(UnreadableEvent):
        decode(Entry("DealSettled", json.loads(text), NOON))


def test_every_code_ever_written_is_read() -> None:
    assert {*LineCode, *LINE_CODES} == EVER_WRITTEN
    assert LINE_CODES.keys().isdisjoint(LineCode)


def old_lines(*lines: tuple[str, str, dict[str, int]]) -> list[str]:
    """Lines of an old log, of a contract of 80 made with a belote, as they are said today."""
    written = [
        {"code": code, "side": side, "facts": list(facts.items())} for code, side, facts in lines
    ]
    payload = json.loads(OLD.replace("FACTS", "[]"))
    payload["settlement"]["lines"] = written
    payload["settlement"]["tally"] |= {"card_points": [92, 70], "belote": [20, 0]}
    settlement = read(Entry("DealSettled", payload, NOON)).settlement
    return [
        text.replace("\N{NO-BREAK SPACE}", " ") for text in score_lines(settlement, words("fr"))
    ]


def test_a_sum_stored_without_its_parts_is_shown_with_them() -> None:
    bid = {"points": 112, "bonus": 90, "bid": 80, "multiplier": 1, "whole": 0, "result": 282}
    rounds = {"points": 162, "rounded": 44, "melds": 0, "multiplier": 1, "belote": 0}
    assert old_lines(
        ("attack-points-and-bid", "attack", bid),
        ("defence-points", "defence", {"points": 62, "belote": 0, "result": 60}),
        ("defence-rounded", "defence", {"points": 62, "rounded": 60}),
        ("hanging", "attack", {"points": 81, "carry": 151}),
        ("round-points", "attack", rounds | {"carried": 0, "extra": 0, "result": 44}),
    ) == [
        "L’attaque marque 92 faits + 80 demandés + 90 de l’autre camp + 20 de belote = 282",
        "La défense marque 60 de plis (62, arrondi)",
        "Défense : 62, arrondi à 60",
        "En suspens : 70 + 81 = 151",
        "Attaque : 162, soit 44",
    ]
