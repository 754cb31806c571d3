"""Why somebody who cannot follow suit may play what they like: never for a reason that is none."""

from collections import Counter

import pytest

from bot.i18n import Words, words
from bot.tables.play import is_last_trick
from cogs.hand.pages import hand
from cogs.ui.layout import title
from engine.actions import PlayCard
from engine.cards import Suit
from engine.ruleset import RuleSet
from engine.state import Phase, Play
from engine.tricks import best_play
from engine.variants import find_variant
from engine.view import view
from tests.cogs.drawing import drawn, positions, short, texts

SEEDS = range(6)
FREE = ("none", "some", "all", "led", "unknown")


def reasons(say: Words, led: Suit) -> dict[str, str]:
    """What may be told to who cannot follow this suit, with what it is called here."""
    free = {say("hand-free", suit=led, held=held): held for held in FREE}
    return {say(key): key for key in ("hand-partner-winning", "hand-cannot-win")} | free


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
            if not plays:
                continue
            led = plays[0].card.suit
            lines = texts(drawn(hand(table, game, seat, say))).splitlines()
            if len(seen.hand) == 1:
                given["last"] += 1
                assert not reasons(say, led).keys() & set(lines)
                assert (title(say("hand-last-card")) in lines) is is_last_trick(table)
                continue
            said = [reason for line, reason in reasons(say, led).items() if line in lines]
            for reason in said:
                given[reason] += 1
                assert not any(card.suit is led for card in seen.hand)
                covered = {trump.covers(card) for card in seen.hand}
                if reason in FREE:
                    assert (reason == "unknown") is (trump.suit is None)
                    assert (reason == "led") is (trump.suit is led)
                    assert (reason == "none") is (
                        trump.suit not in {None, led} and True not in covered
                    )
                    assert reason != "all" or covered == {True}
                    continue
                assert True in covered
                winning = {
                    best_play((*plays, Play(seat, card)), trump, rules.scales).seat is seat
                    for card in seen.hand
                    if PlayCard(card) in seen.legal
                }
                assert reason != "hand-cannot-win" or winning == {False}
    return given


@pytest.mark.parametrize("key", ["contree", "belote"])
def test_a_player_with_trumps_reads_why_they_need_not_ruff(key: str) -> None:
    given = told(find_variant(key))
    assert given["none"]
    assert given["led"]
    assert given["hand-partner-winning"]
    assert given["last"]


@pytest.mark.slow
def test_a_player_without_trumps_reads_nothing_about_ruffing() -> None:
    given = told(find_variant("baloot"))
    assert given["unknown"]
