"""The bids with which an auction can open, and the contracts that they can end in."""

import pytest

from engine.auctions.sun import ASHKAL, SUN
from engine.cards import SUIT_TRUMPS, Card, Trump
from engine.contract import naming
from engine.ruleset import RuleSet
from tests.engine.auctions.games import (
    CLIMBING,
    FORCING,
    HOLDING,
    LADDER,
    SUNNY,
    TAKING,
    TWO_PLAYERS,
)
from tests.engine.table import CONTREE
from tests.vectors.situations import contracts, fresh_deal, opening_bids, running

SUITS = set(map(naming, SUIT_TRUMPS))


@pytest.mark.parametrize("rules", [TAKING, TWO_PLAYERS, HOLDING, FORCING])
def test_every_suit_can_open_where_suits_are_named(rules: RuleSet) -> None:
    assert set(opening_bids(rules)) == SUITS


def test_ashkal_can_open_except_for_the_first_caller() -> None:
    assert set(opening_bids(SUNNY)) == SUITS | {SUN, ASHKAL}
    assert next(contracts(SUNNY, ASHKAL)).declarer is SUNNY.seating.order[2]


def test_the_ladder_opens_with_each_of_its_contracts() -> None:
    assert opening_bids(CLIMBING) == tuple(map(naming, LADDER))


@pytest.mark.parametrize(
    ("rules", "trump", "multipliers"),
    [
        (TAKING, Trump.CLUBS, [1]),
        (FORCING, Trump.CLUBS, [1]),
        (HOLDING, Trump.DIAMONDS, [1]),
        (CLIMBING, Trump.ALL, [1, 2, 4, 4]),
        (SUNNY, Trump.HEARTS, [1, 2, 3, 4, 4]),
        (SUNNY, Trump.NONE, [1, 2, 3, 4, 4]),
    ],
)
def test_a_contract_can_reach_every_doubling_level(
    rules: RuleSet, trump: Trump, multipliers: list[int]
) -> None:
    found = list(contracts(rules, naming(trump)))
    assert [contract.multiplier for contract in found] == multipliers
    assert [contract.doubles for contract in found] == list(range(len(multipliers)))
    assert {contract.declarer for contract in found} == {rules.seating.order[0]}


@pytest.mark.parametrize("rules", [TAKING, TWO_PLAYERS, HOLDING, SUNNY])
@pytest.mark.parametrize("card", ["9H", "AS", "TC", "JD"])
def test_the_stated_turned_up_card_is_used_and_the_pack_stays_complete(
    rules: RuleSet, card: str
) -> None:
    deal = running(fresh_deal(rules, Card.parse(card)))
    assert deal.turned == Card.parse(card)
    held = [each for holding in deal.holdings for each in holding.cards]
    assert sorted(map(str, (*held, *deal.talon))) == sorted(map(str, rules.pack.cards))


def test_no_card_is_turned_up_if_the_rules_turn_up_none() -> None:
    assert running(fresh_deal(CONTREE, Card.parse("9H"))).turned is None
