"""Why somebody who cannot follow suit may play what he likes: never for a reason that is none."""

from collections import Counter

import pytest

from bot.i18n import words
from cogs.hand.pages import hand
from engine.actions import PlayCard
from engine.ruleset import RuleSet
from engine.state import Phase, Play
from engine.tricks import best_play
from engine.variants import find_variant
from engine.view import view
from tests.cogs.drawing import drawn, positions, short, texts

REASONS = ("hand-partner-winning", "hand-cannot-win", "hand-free")
SEEDS = range(6)


def told(rules: RuleSet) -> Counter[str]:
    """How often each reason was given, each checked against the cards."""
    say, given = words("fr").playing(rules), Counter[str]()
    for seed in SEEDS:
        for table, game in positions(seed, every=1, rules=short(rules)):
            if game.deal is None or game.deal.phase is not Phase.PLAY:
                continue
            seat = table.awaited[0]
            seen = view(rules, game, seat).deal
            assert seen
            assert seen.contract
            assert seen.trick
            trump, plays = seen.contract.trump, seen.trick.plays
            lines = texts(drawn(hand(table, game, seat, say))).splitlines()
            for reason in (reason for reason in REASONS if say(reason) in lines):
                given[reason] += 1
                if reason == "hand-free":
                    continue
                assert any(map(trump.covers, seen.hand))
                winning = {
                    best_play((*plays, Play(seat, card)), trump, rules.scales).seat is seat
                    for card in seen.hand
                    if PlayCard(card) in seen.legal
                }
                assert reason != "hand-cannot-win" or winning == {False}
    return given


@pytest.mark.parametrize("key", ["contree", "belote"])
def test_who_has_trumps_is_told_why_he_need_not_ruff(key: str) -> None:
    given = told(find_variant(key))
    assert given["hand-free"]
    assert given["hand-partner-winning"]


def test_nobody_is_told_of_ruffing_without_trumps() -> None:
    given = told(find_variant("baloot"))
    assert given["hand-free"]
