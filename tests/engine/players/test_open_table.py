"""Two open hands: the look ahead is exact where nothing is covered."""

from random import Random

import pytest

from engine.cards import SUIT_TRUMPS, Card, Trump
from engine.players import Level
from engine.players.club.open_hands import Cards, OpenTable, without
from engine.state import Play
from engine.tricks import best_play
from engine.variants import find_variant
from tests.engine.players.positions import Laid
from tests.engine.table import N, S, cards

OPEN = find_variant("decouverte")


def without_pruning(table: OpenTable, mine: Cards, theirs: Cards) -> float:
    """The same value with every line played out."""
    if not mine:
        return 0.0
    return max(
        min(
            _after(table, card, answer, without(mine, card), without(theirs, answer))
            for answer in table.allowed(theirs, (card,))
        )
        for card in table.allowed(mine, ())
    )


def _after(table: OpenTable, card: Card, answer: Card, mine: Cards, theirs: Cards) -> float:
    points = table.worth(card) + table.worth(answer) + (0 if mine else OPEN.scoring.last_trick)
    plays = (Play(N, card), Play(S, answer))
    if best_play(plays, table.trump, OPEN.scales).seat is N:
        return points + without_pruning(table, mine, theirs)
    return -points - without_pruning(table, theirs, mine)


def test_a_trump_is_given_up_early_to_win_the_last_trick() -> None:
    table = OpenTable(OPEN, Trump.HEARTS, covers=False)
    assert table.led(cards("ASTH"), cards("TSJH"), ahead=2) == 1


@pytest.mark.parametrize("seed", range(12))
def test_pruning_does_not_change_the_result(seed: int) -> None:
    rng = Random(seed)
    pack = rng.sample(OPEN.pack.cards, 8)
    table = OpenTable(OPEN, rng.choice(SUIT_TRUMPS), covers=False)
    mine, theirs = tuple(pack[:4]), tuple(pack[4:])
    assert table.led(mine, theirs, ahead=4) == without_pruning(table, mine, theirs)


def test_a_ten_is_not_led_into_an_open_ace() -> None:
    table = Laid(OPEN, "7H", N="JH9HAHTHTSTDQD7C", S="ASADTC9C8C8D7S")
    table.say("H")
    assert table.said() not in {"TS", "TD"}


def test_a_trick_is_won_with_an_open_card() -> None:
    table = Laid(OPEN, "7H", N="JH9HAHTHTSTDQD7C", S="ASADTC9C8C8D7S")
    table.say("H")
    table.play("TS")
    assert table.said() == "AS"
    assert table.said(Level.BEGINNER) == "AS"
