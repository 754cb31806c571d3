"""Whoever settles a deal by the page's sentences writes what the engine writes."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from bot.i18n import words
from bot.i18n.languages import NO_BREAK
from bot.rulebook.auction import doubling_of
from bot.rulebook.scoring import scoring
from engine.cards import Trump
from engine.contract import naming
from engine.options import with_options
from engine.ruleset import RuleSet
from engine.scoring.points_and_bid import PointsAndBid
from engine.scoring.round_points import RoundPoints
from engine.settlement import Result, Tally
from engine.variants import VARIANTS
from engine.variants.presets import presets_of
from tests.bot.rulebook.page_reader import PageReader
from tests.bot.rulebook.rounds_reader import RoundsReader
from tests.bot.rulebook.shares_reader import SharesReader, in_usual_words
from tests.engine.options.random_houses import random_house, random_tally

GAMES = [rules for rules in VARIANTS if isinstance(rules.scoring, PointsAndBid)]
OTHERS = [rules for rules in VARIANTS if rules not in GAMES]
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


def shares_page(rules: RuleSet) -> SharesReader:
    say = words("en").playing(rules)
    lines = scoring(rules, say)
    kind = RoundsReader if isinstance(rules.scoring, RoundPoints) else SharesReader
    page = in_usual_words("\n".join(lines).replace(NO_BREAK, " "))
    return kind(page, say("play-belote-word"))


def shared_deals(rules: RuleSet, reader: SharesReader, rng: Random) -> Iterator[Tally]:
    """Deals that do not decide the game, at a level of doubling that there is."""
    while True:
        tally = random_tally(rules, rng)
        doubled = tally.contract.multiplier > 1 and doubling_of(rules.auction) is None
        brought = tally.contract.trump.suit is None and reader.says("points are multiplied by")
        if not (doubled or brought or tally.contract.decides_game):
            yield replace(tally, carry=0)


def agree_on_shares(rules: RuleSet, rng: Random) -> None:
    reader = shares_page(rules)
    for tally, _ in zip(shared_deals(rules, reader, rng), range(DEALS), strict=False):
        assert reader.settle(tally) == rules.scoring.settle(tally).scores, (reader.page, tally)


@pytest.mark.parametrize("game", OTHERS, ids=lambda game: game.key)
def test_the_page_of_compared_points_is_what_the_engine_writes(game: RuleSet) -> None:
    rng = Random(game.key)
    agree_on_shares(game, rng)
    for preset in presets_of(game.key):
        agree_on_shares(with_options(game, dict(preset.choices)), rng)


@pytest.mark.parametrize("game", OTHERS, ids=lambda game: game.key)
def test_the_page_of_any_house_of_compared_points_is_what_the_engine_writes(game: RuleSet) -> None:
    rng = Random(f"houses of {game.key}")
    for _ in range(HOUSES):
        agree_on_shares(random_house(game, rng), rng)


@pytest.mark.parametrize(
    ("key", "choices", "told", "scores"),
    [
        # Paired tens: the failed attack keeps its run only where nobody doubled.
        ("bulgarian_belot", {"declarations-on-failure": "kept"}, (40, 122, 50, 2), (0, 42)),
        # 96 and 66 go up each by itself, but together they are 16.
        ("baloot", {"multiplied": "pot"}, (96, 66, 0, 2), (32, 0)),
        ("baloot", {"multiplied": "pot"}, (66, 96, 0, 2), (0, 32)),
        (
            "baloot",
            {"multiplied": "pot", "declarations-on-failure": "kept"},
            (66, 96, 5, 2),
            (0, 42),
        ),
    ],
)
def test_the_winner_of_a_pot_writes_what_both_have(
    key: str, choices: dict[str, str], told: tuple[int, ...], scores: tuple[int, int]
) -> None:
    rules = with_options(next(game for game in OTHERS if game.key == key), choices)
    ours, theirs, melds, times = told
    tally = next(shared_deals(rules, shares_page(rules), Random(1)))
    contract = replace(
        tally.contract, bid=naming(Trump.SPADES), doubles=times - 1, multiplier=times
    )
    tally = replace(
        tally,
        contract=contract,
        card_points=(ours, theirs),
        tricks=(4, 4),
        belote=(0, 0),
        melds=(melds, 0),
    )
    assert rules.scoring.settle(tally).scores == scores
    assert shares_page(rules).settle(tally) == scores


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
