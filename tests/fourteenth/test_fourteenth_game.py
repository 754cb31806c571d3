"""A game made of existing parts costs one file: everything else takes it as it is."""

import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from bot.i18n import words
from bot.rulebook import in_one_line, rulebook
from bot.rulebook.arithmetic import score_lines
from cogs.table.sheet import sheet_words
from engine.evolve import replay
from engine.game import apply, awaited, deal, decide, legal_actions, new_game
from engine.notation.line import read, write
from engine.options import OPTIONS, OptionRefusal, OptionRefused, with_options
from engine.options.doubling import CONTRE
from engine.players import Level, choose
from engine.ruleset import RuleSet
from engine.state import GameState
from engine.view import view
from tests.engine.whole_games import play_deals
from tests.fourteenth.corsican import CORSICAN

ROOT = Path(__file__).parents[2]


def by_computers(rules: RuleSet, seed: int) -> GameState:
    """A whole game among computers, each of whose moves is legal."""
    rng = Random(seed)
    state = replay(rules, new_game(rules, rng))
    while not state.over:
        waiting = awaited(rules, state)
        if waiting:
            action = choose(Level.CLUB, view(rules, state, waiting[0]), rules, rng)
            assert action in legal_actions(rules, state, waiting[0])
            events = decide(rules, state, waiting[0], action)
        else:
            events = deal(rules, state, rng)
        following = apply(rules, state, events)
        assert following is not None
        state = following
    return state


def test_the_game_can_be_played_at_random() -> None:
    assert play_deals(CORSICAN, 100, Random(14)) >= 100


@pytest.mark.parametrize("seed", range(3))
def test_computers_play_the_game_to_its_end(seed: int) -> None:
    state = by_computers(CORSICAN, seed)
    assert max(state.scores) >= CORSICAN.end.target


@pytest.mark.parametrize("language", ["fr", "en"])
def test_its_rules_and_score_lines_have_words(language: str) -> None:
    say = words(language)
    assert "24" in in_one_line(CORSICAN, say)
    pages = "\n".join(chapter for page in rulebook(CORSICAN, say) for chapter in page.chapters)
    for parameter in ("50", "170", "210", "400", "×5", "900", "162"):
        assert parameter in pages
    state = by_computers(CORSICAN, 1)
    settled = next(line.settlement for line in state.sheet if line.settlement)
    assert all(score_lines(settled, say))
    assert len(tuple(sheet_words(state, say))) == 1 + len(state.sheet)


def test_its_deals_round_trip_as_notation() -> None:
    state = by_computers(CORSICAN, 2)
    assert state.deal is not None
    line = write(CORSICAN, state.deal)
    assert read(line, {CORSICAN.key: CORSICAN}.__getitem__).deal == state.deal


def test_house_rules_apply_to_it() -> None:
    offered = [option for option in OPTIONS if option.choices(CORSICAN)]
    assert len(offered) > 10
    rules = with_options(CORSICAN, {"king-first": "no", "target": "600"})
    assert rules.belote is not None
    assert not rules.belote.king_first
    assert by_computers(rules, 3).over


def test_doubling_levels_without_words_are_not_offered() -> None:
    assert CONTRE.choices(CORSICAN) == ()
    with pytest.raises(OptionRefused, match=OptionRefusal.DOES_NOT_APPLY):
        with_options(CORSICAN, {"contre": "x2"})


SUITES = (
    "tests/engine/options",
    "tests/engine/players",
    "tests/engine/solver",
    "tests/engine/claims",
    "tests/engine/fairness",
    "tests/engine/lab/arena",
    "tests/engine/test_notation_of_every_game.py",
    "tests/engine/test_random_games.py",
    "tests/engine/test_secrets.py",
    "tests/bot/rulebook",
    "tests/bot/storage/log/test_audit.py",
    "tests/bot/tables",
    "tests/cogs/games/test_thirteen.py",
    "tests/cogs/hand",
    "tests/cogs/table",
    "tests/cogs/take_back/test_pages.py",
    "tests/cogs/test_every_game.py",
    "tests/cogs/test_given_up.py",
    "tests/cogs/test_page_limits.py",
)
"""Suites over all games, but for those that hold a second statement of each game's rules."""


@pytest.mark.slow
def test_once_registered_it_is_in_every_suite_over_all_games() -> None:
    chosen = ("-q", "-p", "tests.fourteenth.registration", "-p", "no:cacheprovider")
    asked = ("-k", CORSICAN.key, *SUITES)
    run = subprocess.run(
        [sys.executable, "-m", "pytest", *chosen, *asked],
        capture_output=True,
        text=True,
        check=False,
        cwd=ROOT,
    )
    assert run.returncode == 0, run.stdout
