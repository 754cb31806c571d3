"""A player in a process of its own at the arena: the same games, and its failures in a sentence."""

import hashlib
import json
import sys
from contextlib import closing
from pathlib import Path
from random import Random
from shlex import join

import pytest

from engine.__main__ import main
from engine.actions import Pass
from engine.game import awaited, begun
from engine.lab.arena import CONTENDERS, DealPair, Entrant, Match, played
from engine.lab.protocol import VERSION
from engine.lab.protocol.process import PlayerFailed, ProcessPlayer
from engine.options import with_options
from engine.variants import find_variant
from engine.view import view
from tests.engine.lab.arena.contenders import CLUB, LITTLE

PLAYER = join([sys.executable, "-m", "engine", "player"])


def seated(level: str) -> ProcessPlayer:
    """A computer player of this engine in a process of its own."""
    return ProcessPlayer(f"{PLAYER} --level {level}")


def pairs(first: Entrant, second: Entrant, key: str, number: int, jobs: int = 1) -> list[DealPair]:
    """The pairs of a match, in their order."""
    match = Match(find_variant(key), first, second, 7, LITTLE)
    return [pair for _, pair in sorted(played(match, number, jobs), key=lambda told: told[0])]


def outcomes(first: Entrant, second: Entrant, key: str, number: int, jobs: int = 1) -> str:
    """All that happened in a match, as a digest."""
    told = repr([pair.outcomes for pair in pairs(first, second, key, number, jobs)])
    return hashlib.sha256(told.encode()).hexdigest()[:16]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("first", "second", "key", "expected"),
    [
        ("club", "beginner", "contree", "64d0257b87bec8b7"),
        ("club", "random", "coinche", "2513586a452f87be"),
        ("beginner", "club", "belote", "0c7de2ef16d8a2ff"),
        ("club", "beginner", "baloot", "e814921a7fec678f"),
    ],
)
def test_players_of_this_process_decide_as_ever(
    first: str, second: str, key: str, expected: str
) -> None:
    assert outcomes(CONTENDERS[first], CONTENDERS[second], key, 8) == expected


@pytest.mark.slow
@pytest.mark.parametrize("key", ["contree", "tarabish"])
def test_a_seated_process_plays_the_games_of_the_same_player_here(key: str) -> None:
    expected = outcomes(CLUB, CONTENDERS["random"], key, 3)
    assert outcomes(seated("club"), CONTENDERS["random"], key, 3) == expected
    assert pairs(seated("club"), CLUB, key, 1)[0].lead == 0.0


@pytest.mark.slow
def test_a_seated_expert_draws_the_same_luck() -> None:
    here = pairs(CONTENDERS["expert"], CLUB, "contree", 1)[0]
    there = pairs(seated("expert"), CLUB, "contree", 1)[0]
    assert there.outcomes == here.outcomes
    assert sum(there.first.cards) > 0.0


@pytest.mark.slow
def test_each_worker_has_a_process_of_its_own() -> None:
    expected = outcomes(CLUB, CONTENDERS["random"], "contree", 4)
    assert outcomes(seated("club"), CONTENDERS["random"], "contree", 4, jobs=2) == expected


COUNTED = """
import sys
from engine.__main__ import main
open(sys.argv.pop(), "a").write("started;")
sys.exit(main(["player", "--level", "club"]))
"""


@pytest.mark.slow
def test_one_process_plays_all_deals_and_is_ended(tmp_path: Path) -> None:
    noted = tmp_path / "starts"
    noting = ProcessPlayer(join([sys.executable, "-c", COUNTED, str(noted)]))
    assert len(pairs(noting, CLUB, "contree", 3)) == 3
    assert noted.read_text() == "started;"


def saying(*replies: str) -> str:
    """A command that answers each line with the next of these, then ends."""
    told = "import sys; [(input(), print(reply, flush=True)) for reply in sys.argv[1:]]"
    return join([sys.executable, "-c", told, *replies])


HELLO = json.dumps({"protocol": VERSION})
FAILURES = {
    "no command": ("", "it cannot be started: "),
    "no such command": ("/nowhere/player", "it cannot be started: "),
    "not a command": ("'", "it cannot be started: No closing quotation"),
    "dies at once": ("false", "it ended with exit code 1 before it had answered"),
    "dies later": (saying(HELLO), "it ended with exit code 0 before it had answered"),
    "garbage": (saying("good evening"), "not a line of the protocol: 'good evening'"),
    "no object": (saying(HELLO, "[]"), "not a line of the protocol: '[]'"),
    "other version": (saying('{"protocol": 99}'), "it speaks version 99 of the protocol, not 1"),
    "illegal": (saying(HELLO, '{"action": "ZZ"}'), "it answered 'ZZ', but may do: - "),
    "no action": (saying(HELLO, "{}"), "it answered None, but may do: - "),
    "error": (saying(HELLO, '{"error": "I am lost"}'), "it says 'I am lost'"),
}


@pytest.mark.parametrize(("command", "reason"), FAILURES.values(), ids=FAILURES)
def test_a_player_that_fails_is_told_in_a_sentence(
    command: str, reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", "--a", f"process:{command}", "--b", "club", "--pairs", "2"]) == 1
    told = capsys.readouterr()
    sentence = f"The match was not played to its end: {command}: {reason}"
    assert told.err.startswith(sentence)
    assert len(told.err.splitlines()) == 1


def test_a_player_that_does_not_answer_is_given_up() -> None:
    silent = ProcessPlayer("sleep 600", patience=0.01)
    with pytest.raises(PlayerFailed, match="sleep 600: it did not answer in time"):
        pairs(silent, CLUB, "contree", 1)


def test_what_a_player_tells_of_its_time_is_reported() -> None:
    answers = [json.dumps({"action": "-", "ms": 1250}) for _ in range(2)]
    rules = find_variant("contree")
    with closing(ProcessPlayer(saying(HELLO, *answers))) as told:
        contender = told(rules, "luck")
        state = begun(rules, rules.seating.order[0], Random(1))
        seen = view(rules, state, awaited(rules, state)[0])
        for _ in answers:
            assert contender(seen, rules, Random(1), LITTLE) == Pass()
        assert told.processor_time() == 2.5


@pytest.mark.slow
def test_a_failure_in_another_process_is_told_too() -> None:
    ending = ProcessPlayer(saying(HELLO))
    with pytest.raises(PlayerFailed, match="it ended with exit code 0"):
        pairs(ending, CLUB, "contree", 4, jobs=2)


def test_a_player_is_told_the_house_rules() -> None:
    options = {"target": "500"}
    rules = with_options(find_variant("contree"), options)
    with closing(
        Match(rules, ProcessPlayer(f"{PLAYER} --level club", options), CLUB, 7, LITTLE)
    ) as match:
        assert match.pair(0).lead == 0.0
    with pytest.raises(ValueError, match="these rules are not contree with"):
        Match(rules, seated("club"), CLUB, 7, LITTLE).pair(0)
