"""``python -m engine player``: a line in, a line out."""

import io
import json
from random import Random
from typing import Any

import pytest

from engine.__main__ import main
from engine.game import awaited, begun
from engine.lab.protocol import VERSION
from engine.lab.protocol.messages import act, hello, line_of
from engine.notation.actions import written_action
from engine.players import Level, choose
from engine.variants import find_variant
from engine.view import view

CONTREE = find_variant("contree")
STATE = begun(CONTREE, CONTREE.seating.order[0], Random(5))
SEEN = view(CONTREE, STATE, awaited(CONTREE, STATE)[0])
ASKED = act(SEEN, CONTREE, {}, "7 0 NORTH_SOUTH", 20_000)


def replies(level: str, monkeypatch: pytest.MonkeyPatch, *lines: str) -> list[dict[str, Any]]:
    """What a player of this level answers."""
    out = io.StringIO()
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(lines)))
    monkeypatch.setattr("sys.stdout", out)
    assert main(["player", "--level", level]) == 0
    return [json.loads(line) for line in out.getvalue().splitlines()]


@pytest.mark.parametrize("level", [Level.CLUB, Level.BEGINNER])
def test_a_player_says_hello_and_acts_as_its_level(
    level: Level, monkeypatch: pytest.MonkeyPatch
) -> None:
    greeting, answer = replies(level, monkeypatch, line_of(hello()), line_of(ASKED))
    assert greeting == {"protocol": VERSION, "name": level}
    expected = choose(level, SEEN, CONTREE, Random("7 0 NORTH_SOUTH"))
    assert answer["action"] == written_action(expected)
    assert answer["ms"] >= 0.0


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("[]\n", "not a line of the protocol: '[]'"),
        ("hello\n", "not a line of the protocol: 'hello'"),
        (line_of({"type": "sing"}), "there is no request 'sing'"),
        (line_of({**ASKED, "rules": "whist"}), "cannot be read: KeyError 'whist'"),
        (line_of({**ASKED, "options": {"a": "b"}}), "contree cannot be played so"),
        (line_of({**ASKED, "view": {}}), "cannot be read: KeyError 'seat'"),
    ],
)
def test_what_cannot_be_answered_is_told_and_the_next_line_is_answered(
    line: str, reason: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    refused, greeting = replies("club", monkeypatch, line, line_of(hello()))
    assert reason in refused["error"]
    assert greeting["protocol"] == VERSION
