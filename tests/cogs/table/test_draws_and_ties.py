"""Points that hang after a tie, games that nobody wins, deals that decide the game."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from bot.i18n import words
from bot.tables.table import Table
from cogs.table.pages import public
from cogs.table.sheet import sheet_words
from engine.ruleset import RuleSet
from engine.seats import Seat
from engine.settlement import Result
from engine.state import GameState, Phase
from engine.variants import VARIANTS, find_variant
from tests.cogs.drawing import PEOPLE, drawn, labels, positions, short, texts
from tests.cogs.facts import mentioned


def ended(rules: RuleSet) -> tuple[Table, GameState]:
    """A game that is over."""
    (*_, last) = positions(1, every=10_000, rules=short(rules))
    return last


@pytest.mark.parametrize("rules", VARIANTS, ids=lambda rules: rules.key)
def test_a_drawn_game_names_no_winner(rules: RuleSet) -> None:
    table, game = ended(rules)
    say = words("fr").playing(rules)
    drawn_game = replace(game, winner=None, scores=(60, 60))
    view = drawn(public(replace(table, game=drawn_game), say))
    first, *_ = texts(view).splitlines()
    assert "Partie nulle" in first
    assert "60" in first
    assert not {person.user for person in PEOPLE} & set(mentioned(texts(view)))
    assert say("game-button-rematch") in labels(view)


@pytest.mark.parametrize("rules", VARIANTS, ids=lambda rules: rules.key)
def test_a_won_game_names_its_winner(rules: RuleSet) -> None:
    table, game = ended(rules)
    assert game.winner is not None
    shown = texts(drawn(public(table, words("fr"))))
    sides = rules.seating
    winners = [PEOPLE[each].user for each in Seat if each in sides.members(game.winner)]
    assert mentioned(shown)[: len(winners)] == winners  # east before west, however one plays
    assert set(mentioned(shown)) == set(winners)


def hanging(rules: RuleSet) -> Iterator[tuple[Table, GameState]]:
    """Positions with points at stake that nobody has won yet."""
    for table, game in positions(2, every=9, rules=short(rules)):
        yield table, replace(game, carry=85)


@pytest.mark.parametrize("language", ["fr", "en"])
def test_points_carried_over_are_shown_until_the_game_ends(language: str) -> None:
    say, phases = words(language), set()
    for table, game in hanging(find_variant("bidding_belote")):
        assert game.deal is not None
        told = say("table-carry", points=85) in texts(drawn(public(replace(table, game=game), say)))
        assert told != game.over
        phases.add(game.deal.phase)
    assert phases == set(Phase)


def test_without_a_tie_nothing_is_carried_over() -> None:
    say = words("fr")
    for table, _ in positions(2, every=9, rules=short(find_variant("bidding_belote"))):
        assert "en jeu" not in texts(drawn(public(table, say)))


def test_every_deal_result_has_its_own_word() -> None:
    say = words("fr")
    told: set[str] = set()
    _, game = ended(find_variant("belote"))
    line = game.sheet[-1]
    assert line.settlement is not None
    for result in Result:
        changed = replace(line, settlement=replace(line.settlement, result=result))
        told.update(sheet_words(replace(game, sheet=(changed,)), say))
    assert len(told) == 1 + len(Result)  # the first sentence is that of the whole sheet
