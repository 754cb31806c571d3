"""What a capot that was bid is worth, made or failed, in every game that has one."""

import pytest

from engine.cards import Trump
from engine.contract import Bid, ContractKind
from engine.ruleset import RuleSet
from engine.state import Auction
from tests.engine.options.houses import CONTREES, house, offered_in, refusal, settled, usual

USUAL = ("none", "250", "260", "500", "250-flat", "500-flat", "250-tricks", "270-tricks")
POTS = {"contree_701": 162}
SWEEPS = {"contree": 160, "contree_generale": 160}
"""What a failed contract, and the cards of a whole deal, are written as; 160 and 162 elsewhere."""

Scores = tuple[int, int]


def bids(rules: RuleSet) -> tuple[Bid, ...]:
    """What the first to speak may bid."""
    first = rules.seating.order[0]
    calls = rules.auction.legal_calls(Auction(first), rules.seating, first, ())
    return tuple(call for call in calls if isinstance(call, Bid))


def made_and_failed(rules: RuleSet, worth: str, doubles: int = 0) -> tuple[Scores, Scores]:
    """What both sides write of a capot that was made, and of one that failed."""
    bid = Bid(int(worth.split("-", maxsplit=1)[0]), Trump.SPADES, ContractKind.CAPOT)
    assert bid in bids(rules)
    return (
        settled(rules, bid, points=(162, 0), tricks=(8, 0), doubles=doubles),
        settled(rules, bid, points=(142, 20), tricks=(7, 1), doubles=doubles),
    )


def test_the_option_applies_to_these_games() -> None:
    assert dict(offered_in("capot-worth")) == {
        "contree": USUAL,
        "contree_generale": USUAL,
        "contree_701": USUAL,
        "contree_coinche": USUAL,
        "coinche": (*USUAL, "250-failed-500"),
        "pilotta": ("none", "250"),
    }


def test_defaults_of_each_game() -> None:
    assert dict(usual("capot-worth")) == {
        "contree": "250",
        "contree_generale": "260",
        "contree_701": "250",
        "contree_coinche": "250-tricks",
        "coinche": "250-failed-500",
        "pilotta": "none",
    }


@pytest.mark.parametrize("key", CONTREES)
def test_where_a_capot_is_worth_nothing_it_cannot_be_bid(key: str) -> None:
    said = bids(house(key, capot_worth="none", generale="none"))
    assert {bid.kind for bid in said} == {ContractKind.POINTS}


@pytest.mark.parametrize("key", CONTREES)
@pytest.mark.parametrize("worth", ["250", "260", "500"])
def test_a_capot_adds_its_value_to_points_or_pot(key: str, worth: str) -> None:
    rules = house(key, capot_worth=worth, generale="none")
    number = int(worth)
    made, failed = made_and_failed(rules, worth)
    assert made == (SWEEPS.get(key, 162) + number, 0)
    assert failed == (0, POTS.get(key, 160) + number)


@pytest.mark.parametrize("key", CONTREES)
@pytest.mark.parametrize("worth", ["250-flat", "500-flat"])
def test_a_flat_capot_scores_only_its_value(key: str, worth: str) -> None:
    rules = house(key, capot_worth=worth, generale="none")
    number = int(worth.split("-", maxsplit=1)[0])
    assert made_and_failed(rules, worth) == ((number, 0), (0, number))
    assert made_and_failed(rules, worth, doubles=1) == ((2 * number, 0), (0, 2 * number))


@pytest.mark.parametrize("key", CONTREES)
def test_a_flat_capot_scores_whatever_a_failed_bid_costs(key: str) -> None:
    rules = house(key, capot_worth="500-flat", generale="none", failure="160")
    assert made_and_failed(rules, "500-flat") == ((500, 0), (0, 500))


def test_a_flat_capot_adds_nothing_where_the_winner_takes_all() -> None:
    rules = house("contree", capot_worth="500-flat", multiplied="forfeit", belote_counts="both")
    bid = Bid(500, Trump.SPADES, ContractKind.CAPOT)
    doubled = settled(rules, bid, points=(162, 0), tricks=(8, 0), doubles=1, belote=(0, 20))
    assert doubled == (1020, 0)
    alone = settled(rules, bid, points=(162, 0), tricks=(8, 0), belote=(0, 20))
    assert alone == (500, 20)


def test_the_scoring_modes_of_one_game() -> None:
    tricks = house("contree_coinche", capot_worth="250-tricks")
    assert made_and_failed(tricks, "250-tricks") == ((500, 0), (0, 410))
    more = house("contree_coinche", capot_worth="270-tricks")
    assert made_and_failed(more, "270-tricks") == ((520, 0), (0, 430))
    failed = house("coinche", capot_worth="250-failed-500")
    assert made_and_failed(failed, "250-failed-500") == ((250, 0), (0, 500))
    for key in ("contree", "contree_coinche"):
        assert refusal(key, capot_worth="250-failed-500").code == "option-out-of-bounds"
