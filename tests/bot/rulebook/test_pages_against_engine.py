"""Whoever settles a deal by the page's sentences writes what the engine writes."""

from collections.abc import Iterator
from random import Random

import pytest

from bot.i18n import words
from bot.i18n.languages import NO_BREAK
from bot.rulebook.auction import doubling_of
from bot.rulebook.scoring import scoring
from engine.options import with_options
from engine.ruleset import RuleSet
from engine.scoring.points_and_bid import PointsAndBid
from engine.settlement import Result, Tally
from engine.variants import VARIANTS
from engine.variants.presets import presets_of
from tests.bot.rulebook.page_reader import PageReader
from tests.engine.options.random_houses import random_house, random_tally

GAMES = [rules for rules in VARIANTS if isinstance(rules.scoring, PointsAndBid)]
DEALS, HOUSES = 60, 25


def page(rules: RuleSet) -> PageReader:
    lines = scoring(rules, words("en").playing(rules))
    return PageReader("\n".join(lines).replace(NO_BREAK, " "))


def deals(rules: RuleSet, rng: Random) -> Iterator[Tally]:
    """Deals with a trump suit, at a level of doubling that there is."""
    while True:
        tally = random_tally(rules, rng)
        doubled = tally.contract.multiplier > 1 and doubling_of(rules.auction) is None
        if tally.contract.trump.suit and not doubled:
            yield tally


def agree(rules: RuleSet, rng: Random) -> None:
    reader = page(rules)
    for tally, _ in zip(deals(rules, rng), range(DEALS), strict=False):
        settled = rules.scoring.settle(tally)
        read = reader.settle(tally)
        if settled.result is Result.TIE:
            assert read is None
        else:
            assert read == settled.scores, (reader.page, tally)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_the_page_of_a_game_and_its_presets_is_what_the_engine_writes(game: RuleSet) -> None:
    rng = Random(game.key)
    agree(game, rng)
    for preset in presets_of(game.key):
        agree(with_options(game, dict(preset.choices)), rng)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_the_page_of_any_house_is_what_the_engine_writes(game: RuleSet) -> None:
    rng = Random(f"houses of {game.key}")
    for _ in range(HOUSES):
        agree(random_house(game, rng), rng)


def test_a_reader_finds_a_sentence_that_is_wrong() -> None:
    """The page gave the defence its belote against a capot that was bid."""
    game = next(game for game in GAMES if game.key == "contree_coinche")
    true = page(game)
    false = PageReader(true.page.replace("the defence does not even score its belote", ""))
    capots = (
        tally
        for tally in deals(game, Random(1))
        if not tally.tricks[1] and tally.belote[1] and game.scoring.settle(tally).scores[0]
    )
    capot = next(capots)
    assert true.settle(capot) == game.scoring.settle(capot).scores
    assert false.settle(capot) != true.settle(capot)
