"""The auctions of numbers beyond contrée's suits: no trumps, all trumps, générale, final passes."""

import pytest

from engine.cards import Trump
from engine.contract import Bid, ContractKind
from engine.players import Level
from engine.variants import find_variant
from tests.engine.players.positions import Laid
from tests.engine.table import CONTREE

TRUMPLESS = find_variant("coinche")
ALONE = find_variant("contree_generale")
FINAL = find_variant("pilotta")


def opening(table: Laid, level: Level = Level.CLUB) -> Bid:
    said = table.chosen(level)
    assert isinstance(said, Bid)
    return said


def test_four_aces_and_tens_open_at_no_trumps() -> None:
    assert opening(Laid(TRUMPLESS, N="ASTSAHTHADTDACTC")).trump is Trump.NONE


def test_jacks_and_nines_in_every_suit_open_at_all_trumps() -> None:
    said = opening(Laid(TRUMPLESS, N="JS9SJH9HJD7DJC7C"))
    assert said.trump is Trump.ALL
    assert said.value >= 150


@pytest.mark.parametrize("hand", ["ASTSAHTHADTDACTC", "JS9SJH9HJD7DJC7C"])
def test_such_hands_pass_where_only_suits_are_bid(hand: str) -> None:
    assert Laid(CONTREE, N=hand).said() == "-"


def test_a_hand_that_wins_every_trick_alone_bids_a_generale() -> None:
    said = opening(Laid(ALONE, N="JH9HAHTHKHASACAD"))
    assert said.kind is ContractKind.GENERALE
    assert opening(Laid(CONTREE, N="JH9HAHTHKHASACAD")).kind is ContractKind.CAPOT


def test_winners_in_every_suit_are_a_capot_only_on_lead() -> None:
    solid = "ASTSKSAHTHADTDAC"
    assert opening(Laid(TRUMPLESS, N=solid)).kind is ContractKind.CAPOT
    second = Laid(TRUMPLESS, W=solid)
    second.say("-")
    assert opening(second).kind is ContractKind.POINTS


def test_where_a_pass_is_final_a_hand_is_bid_to_its_value_at_once() -> None:
    assert opening(Laid(FINAL, N="JH9HAHKHASTSAD7C")).value >= 100


def test_a_belote_that_does_not_count_does_not_raise_a_bid() -> None:
    hand = "JHAHKHQHAS7S8D7C"
    assert opening(Laid(CONTREE, N=hand)).value > opening(Laid(FINAL, N=hand)).value


def test_a_beginner_never_overcalls_the_partner_or_doubles() -> None:
    table = Laid(CONTREE, N="JH9HAHTHASACADKD", S="JS9SASTSKSTCTD8D")
    table.say("80H", "-")
    assert table.said(Level.BEGINNER) == "-"


def test_a_beginner_bids_only_the_hands_own_strength() -> None:
    for over, said in (("80H", "90S"), ("120H", "-")):
        table = Laid(CONTREE, E="JS9SASTS7H8H7D8D")
        table.say(over)
        assert table.said(Level.BEGINNER) == said
