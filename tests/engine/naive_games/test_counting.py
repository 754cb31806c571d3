"""The counts themselves, where they can be worked out by hand."""

import pytest

from tests.engine.naive_games.calls import Contract, Facts
from tests.engine.naive_games.counting import count_auctions, count_plays
from tests.engine.naive_games.play import Laid

WHOLE = 60
EACH_ONE_SUIT = [[rank + suit for rank in "789TJQKA"] for suit in "SHDC"]


@pytest.mark.parametrize(
    ("game", "count"),
    [
        ("belote_501", 4 + 4 * 3 + 1),
        ("belote", 4 + 4 * 3 + 1),
        ("decouverte", 2 + 2 * 3 + 1),
        ("tarabish", 3 * 4 + 4),
    ],
)
def test_counts_of_auctions_that_name_a_suit(game: str, count: int) -> None:
    assert count_auctions(game, Facts("9H"), WHOLE) == count


def test_counts_of_clabber_auctions_with_held_suits() -> None:
    facts = Facts("9H", [["AS", "AH"], ["KS"], ["KS", "AD"], ["KC"]])
    heard_in_round_1, heard_in_round_2, all_passed = 2, 1 + 1 + 2 + 1, 1
    assert count_auctions("clabber", facts, WHOLE) == sum(
        (heard_in_round_1, heard_in_round_2, all_passed)
    )


@pytest.mark.parametrize(
    ("game", "endings"),
    [
        # Whoever bids, the others pass.
        ("pilotta", 1),
        # Three passes, or a coinche by either opponent: surcoinche by one, by the other, or not.
        ("contree_coinche", 1 + 2 * 3),
        ("coinche", 1 + 2 * 3),
        # Two members of a side in either order: 2 say it first, 2 after the other's pass, 2 never.
        ("contree_701", 2 + (2 + 2) * (2 + 2 + 2)),
        # Doubles in turn by two opponents (the first, or out of turn the other one) at three times.
        ("contree", 1 + (2 + 2 + 2) * (2 + 2 + 2)),
        ("contree_generale", 1 + (2 + 2 + 2) * (2 + 2 + 2)),
    ],
)
def test_counts_of_auctions_with_one_bid(game: str, endings: int) -> None:
    bidders, all_passed = 4, 1
    assert count_auctions(game, Facts(), WHOLE, bids={"80H"}) == bidders * endings + all_passed


def test_one_line_of_play_when_each_player_holds_one_suit() -> None:
    laid, contract = Laid(EACH_ONE_SUIT), Contract(0, "80S")
    assert count_plays("contree", laid, contract, 4) == 8**4
    assert count_plays("contree", laid, contract, 5) == 8**4 * 7


def test_covered_cards_are_played_only_after_the_trick() -> None:
    laid = Laid([["7S"], ["8S"]], covered={"7S": "7H", "8S": "8H"})
    assert [count_plays("decouverte", laid, Contract(0, "C"), depth) for depth in range(6)] == [
        1
    ] * 6
    hidden = Laid([["7S", "AS"], ["8S", "KS"]], covered={"AS": "9S"})
    contract = Contract(0, "C")
    assert count_plays("decouverte", hidden, contract, 1) == 2
    assert count_plays("decouverte", hidden, contract, 3) == 2 + 2 * 2
