"""``docs/recompute_deal.py``, with which players check deals without the bot."""

import runpy
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from engine.deal_record import Options
from engine.ruleset import RuleSet
from engine.variants import VARIANTS
from tests.engine.fairness.sealed_games import Played, sealed_game

SCRIPT = Path(__file__).parents[3] / "docs" / "recompute_deal.py"
Recomputed = tuple[str, list[str], str, bool]
recompute: Callable[[str], Recomputed] = runpy.run_path(str(SCRIPT))["recompute"]


def deals(key: str, *options: tuple[str, str]) -> list[Played]:
    return list(sealed_game(key, Random(7), options, most=4))


GAMES = [rules for rules in VARIANTS if rules.key != "corsican"]
"""All but the one that a test registers: whoever adds a game adds it to the script too."""


@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.key)
def test_every_deal_of_every_game_is_recomputed(rules: RuleSet) -> None:
    for played in deals(rules.key):
        seal, pack, hands, is_so = recompute(str(played.sealed))
        assert is_so
        assert seal == played.sealed.shown
        assert pack == [str(card) for card in played.sealed.reckoning.pack]
        assert hands == str(played.sealed).split(" | ")[1]


@pytest.mark.parametrize(
    ("key", "options"),
    [
        ("contree", (("packets", "4-4"),)),
        ("contree", (("direction", "counter-clockwise"), ("packets", "3-3-2"))),
        ("belote", (("packets", "2-3"),)),
        ("decouverte", (("packets", "rows"),)),
    ],
)
def test_house_rules_of_the_deal_are_heeded(key: str, options: Options) -> None:
    for played in deals(key, *options):
        assert recompute(str(played.sealed))[-1]


def test_it_needs_nothing_but_python_and_finds_what_was_changed() -> None:
    line = str(deals("tarabish")[1].sealed)
    one, other = line.split(" | ")[1][:2], line.split(" / ")[1][:2]
    swapped = line.replace(one, "##").replace(other, one).replace("##", other)
    gathered = str(deals("contree", ("shuffle", "gathered"))[1].sealed)
    ends = []
    for told in (line, swapped, line.replace("seal=", "seal=0"), gathered):
        ended = subprocess.run(
            [sys.executable, "-I", "-S", str(SCRIPT), told],
            capture_output=True,
            text=True,
            check=False,
        )
        assert "Traceback" not in ended.stderr
        ends.append((ended.returncode, ended.stdout.rpartition("\n")[0].rpartition("\n")[2]))
    assert ends == [(0, "equal"), (1, "NOT EQUAL"), (1, "NOT EQUAL"), (1, "")]
