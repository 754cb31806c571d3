"""The rules in words follow the parameters: what a table changes, its rules say."""

from dataclasses import replace

import pytest

from bot.i18n import LANGUAGES, words
from bot.rulebook import in_one_line, rulebook
from engine.auctions.points import PointsAuction
from engine.obligations import FollowSuit, Ruff
from engine.options import with_options
from engine.ruleset import RuleSet
from engine.variants import VARIANTS, find_variant

CONTREE = find_variant("contree")

everywhere = pytest.mark.parametrize("language", LANGUAGES)


def text(rules: RuleSet, language: str) -> str:
    return "\n".join(rulebook(rules, words(language)))


@everywhere
def test_every_game_can_be_told_and_no_two_read_alike(language: str) -> None:
    told = {rules.key: text(rules, language) for rules in VARIANTS}
    assert len(set(told.values())) == len(VARIANTS)
    assert all(in_one_line(rules, words(language)) for rules in VARIANTS)


@everywhere
@pytest.mark.parametrize("rules", VARIANTS, ids=lambda rules: rules.key)
def test_the_numbers_of_the_auction_are_told(rules: RuleSet, language: str) -> None:
    bids = rules.auction
    assert isinstance(bids, PointsAuction)
    told = text(rules, language)
    numbers = {bids.opening, bids.step, *bids.ceilings.values(), bids.capot, bids.generale}
    for number in numbers - {None}:
        assert str(number) in told
    assert bids.doubling is not None
    assert all(f"×{multiplier}" in told for multiplier in bids.doubling.multipliers)


@everywhere
def test_a_house_rule_changes_the_text(language: str) -> None:
    changed = text(with_options(CONTREE, {"target": "1250", "packets": "4-4"}), language)
    say = words(language)
    assert say("rules-aim", players=4, target=1250, equal="play_on") in changed
    assert "4-4" in changed
    assert "3-2-3" not in changed


@everywhere
def test_each_duty_of_the_chain_is_told(language: str) -> None:
    strict = replace(CONTREE, obligations=(FollowSuit(), Ruff(unless_partner_winning=False)))
    told, usual = text(strict, language), text(CONTREE, language)
    say = words(language)
    assert say("rules-duty-ruff", exempt="no") in told
    assert say("rules-duty-ruff-to-win") not in told
    assert say("rules-duty-ruff-to-win") in usual


@everywhere
def test_a_game_without_belote_tells_of_none(language: str) -> None:
    title = words(language)("rules-belote-title")
    assert title in text(CONTREE, language)
    assert title not in text(replace(CONTREE, belote=None), language)
