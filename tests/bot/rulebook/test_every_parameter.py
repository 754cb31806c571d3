"""No rule without words: whatever changes play or is chosen changes the rules that are read."""

import importlib
import inspect
import pkgutil
from collections.abc import Iterator
from dataclasses import replace

import pytest

import engine
from bot.i18n import words
from engine.cards import PACK_32, Pack
from engine.options import OPTIONS, Option, OptionRefused, with_options
from engine.ruleset import RuleSet
from engine.variants import VARIANTS, find_variant
from engine.variants.presets import PRESETS
from tests.bot.rulebook.bases import BASES
from tests.bot.rulebook.sentences import text
from tests.bot.rulebook.turning import Parameter, Turn, parameters_of
from tests.bot.rulebook.turns import TURNS
from tests.engine.private_games import CardsAlone
from tests.rig.languages import DRAWN
from tests.rig.slow import every_game

WITHOUT_WORDS = {(RuleSet, "key"), (RuleSet, "version"), (RuleSet, "family")}
"""The name of a game, which is its title, and how old its logs may be."""

WITH_A_TEST_OF_ITS_OWN = {(RuleSet, "pack"), (Pack, "lowest")}
"""No other pack is dealt out by the same packets."""

STRATEGIES = ("legal_calls", "keep", "settle", "award", "plan")
"""Each is the work of one protocol of ``engine.ruleset``."""


def strategies() -> Iterator[type]:
    """Every class of the engine that plays a part in a rule set."""
    for found in pkgutil.walk_packages(engine.__path__, "engine."):
        if found.name.startswith(("engine.auctions", "engine.scoring")) or (
            found.name in {"engine.obligations", "engine.meld_rules"}
        ):
            module = importlib.import_module(found.name)
            for _, part in inspect.getmembers(module, inspect.isclass):
                works = any(hasattr(part, work) for work in STRATEGIES)
                if part.__module__ == found.name and works and not inspect.isabstract(part):
                    yield part


@pytest.mark.parametrize("language", DRAWN)
def test_changing_a_parameter_changes_the_text(language: str) -> None:
    before = {base: text(rules, language) for base, rules in BASES.items()}
    silent = [str(turn) for turn in TURNS if text(turn.after, language) == before[turn.base]]
    assert silent == []


def test_every_parameter_is_changed_by_a_test() -> None:
    turned = {turn.parameter for turn in TURNS} | WITH_A_TEST_OF_ITS_OWN | WITHOUT_WORDS
    every = {parameter for rules in BASES.values() for parameter in parameters_of(rules)}
    assert _named(every - turned) == []


def test_every_strategy_is_used_by_a_game_or_a_preset() -> None:
    known = {owner for rules in VARIANTS for owner, _ in parameters_of(rules)}
    played = [with_options(find_variant(each.game), dict(each.choices)) for each in PRESETS]
    known |= {type(duty) for rules in (*VARIANTS, *played) for duty in rules.obligations}
    assert [part.__name__ for part in strategies() if part not in known] == []


@pytest.mark.parametrize("language", DRAWN)
def test_the_pack_is_described(language: str) -> None:
    tarabish = find_variant("tarabish")
    dealing = replace(tarabish.dealing, packets=(3, 3, 2))
    say = words(language)
    told = text(replace(tarabish, pack=PACK_32, dealing=dealing), language)
    assert say("rules-cards", count=32, lowest=PACK_32.lowest, hand=8) in told
    assert "A K Q J 10 9 8 7 6" not in told
    assert "A R D V 10 9 8 7 6" not in told


@pytest.mark.parametrize("part", ["scoring", "auction", "melds", "penalty", "obligations"])
def test_a_strategy_without_words_is_an_error(part: str) -> None:
    strange: object = (CardsAlone(),) if part == "obligations" else CardsAlone()
    with pytest.raises((TypeError, AttributeError), match="CardsAlone"):
        text(Turn("claimed", part, strange).after, "en")


def _named(parameters: set[Parameter]) -> list[str]:
    return sorted(f"{owner.__name__}.{name}" for owner, name in parameters)


def had(rules: RuleSet, option: Option) -> dict[str, RuleSet]:
    """The game with each choice of this option that it can have alone."""
    found = {}
    for value in option.choices(rules):
        try:
            found[value] = with_options(rules, {option.name: value})
        except OptionRefused:  # the game itself is against it
            continue
    return found


@pytest.mark.parametrize("language", DRAWN)
@every_game
def test_every_house_rule_choice_changes_the_rulebook(rules: RuleSet, language: str) -> None:
    for option in OPTIONS:
        houses = had(rules, option)
        texts = {text(house, language) for house in houses.values()}
        assert len(texts) == len(houses), option.name
