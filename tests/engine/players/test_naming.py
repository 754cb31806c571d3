"""The auctions in which a trump is named: what is taken, left, raised and doubled."""

from dataclasses import replace

import pytest

from engine.actions import Double
from engine.cards import Trump
from engine.contract import Bid, ContractKind
from engine.players import Level
from engine.ruleset import RuleSet
from engine.seats import Seat
from engine.state import GameState, SettledDeal
from engine.variants import find_variant
from tests.engine.players.positions import Laid
from tests.engine.table import N

TAKING = find_variant("belote")
HOLDING = find_variant("clabber")
FORCING = find_variant("tarabish")
CLIMBING = find_variant("bidding_belote")
SUNNY = find_variant("baloot")
OPEN = find_variant("decouverte")

STRONG, WEAK = "9HAHKHASAD", "7S8S9D7C8C"


def test_the_turned_up_card_is_taken_with_good_trumps_and_aces() -> None:
    assert Laid(TAKING, "JH", N=STRONG).said() == "H"


def test_the_turned_up_card_is_left_with_a_weak_hand() -> None:
    assert Laid(TAKING, "JH", N=WEAK).said() == "-"


def test_a_hand_completed_by_the_turned_up_card_is_bid() -> None:
    assert Laid(TAKING, "JH", N="TH8HKS7DKC").said() == "H"
    assert Laid(TAKING, "7H", N="TH8HKS7DKC").said() == "-"


def test_in_the_second_round_the_best_other_suit_is_named() -> None:
    table = Laid(TAKING, "7D", N="JS9SASACTC")
    table.say("-", "-", "-", "-")
    assert table.said() == "S"


def test_a_hand_strong_in_another_suit_waits_for_the_second_round() -> None:
    assert Laid(TAKING, "QD", N="JS9SASACTC").said() == "-"


def test_a_turned_up_jack_helps_the_dealers_partner_and_warns_opponents() -> None:
    hand = "9HAHKSQSKDQD"
    assert Laid(HOLDING, "JH", N=hand).said() == "-"
    partner = Laid(HOLDING, "JH", E=hand)
    partner.say("-")
    assert partner.said() == "H"


def test_a_dealer_who_must_name_names_the_best_suit() -> None:
    table = Laid(FORCING, W="JC9C7C8D7H6S")
    table.say("-", "-", "-")
    assert table.said() == "C"


def test_both_sides_open_cards_are_weighed() -> None:
    table = Laid(OPEN, "7H", N="JH9HAHTHASTSADAC", S="7S8S9S7D8D9D8C")
    assert table.said() == "H"
    assert Laid(OPEN, "JH", N="7HQHKH7S8S9SQDJC", S="9HAHASTSADTDAC").said() == "-"


def test_no_trumps_is_named_with_winners_in_every_suit() -> None:
    assert Laid(CLIMBING, N="ASTSAHADAC").said() == "NT"
    assert Laid(CLIMBING, N="JS9SJHJDJC").said() == "AT"


def test_a_weak_hand_leaves_the_partners_contract() -> None:
    table = Laid(CLIMBING, N="JS9SASKSAH", S="7H8H7D8D7C")
    table.say("S", "-")
    assert table.said() == "-"


def test_sun_overcalls_a_suit_with_winners_everywhere() -> None:
    table = Laid(SUNNY, "7H", W="ASTSADACTC")
    table.say("H")
    assert table.said() in {"NT", "ashkalNT"}


@pytest.mark.parametrize("rules", [TAKING, SUNNY, FORCING], ids=lambda rules: rules.key)
def test_a_beginner_names_only_with_the_best_trump_and_support(rules: RuleSet) -> None:
    turned = None if rules is FORCING else "AH"
    assert Laid(rules, turned, N="JH9HKHAS7D").said(Level.BEGINNER) == "H"
    assert Laid(rules, turned, N="9HKHTHASTS").said(Level.BEGINNER) == "-"


def test_a_hopeless_sun_is_doubled_where_the_score_allows() -> None:
    table = Laid(SUNNY, "7H", N="8H7S8S7D8D", W="ASTSAHADAC")
    table.state = replace(table.state, scores=(120, 50))
    auction = replace(table.deal.auction, scores=(120, 50))
    table.state = replace(table.state, deal=replace(table.deal, auction=auction))
    table.say("NT", "-", "-", "-")
    assert table.waits_for[0] is Seat.WEST
    assert isinstance(table.chosen(), Double)


def test_nobody_waits_for_ever_when_deal_after_deal_is_thrown_in() -> None:
    table = Laid(TAKING, "QH", N="7H8HAS7D8C")
    assert table.said() == "-"
    table.state = thrown_in(table.state, 12)
    said = table.chosen()
    assert isinstance(said, Bid)
    assert (said.kind, said.trump) == (ContractKind.TRUMP, Trump.HEARTS)


def thrown_in(state: GameState, times: int) -> GameState:
    """The game after so many deals that nobody wanted."""
    lines = tuple(
        SettledDeal(number=number, dealer=N, settlement=None, belotes=()) for number in range(times)
    )
    return replace(state, sheet=lines)
