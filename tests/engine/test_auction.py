"""The auction of contrée, a sentence of rules.md 2.1 and 1.5 a test."""

from dataclasses import replace

import pytest

from engine.actions import Refusal
from engine.auctions.points import PointsAuction
from engine.cards import Trump
from engine.contract import Bid, Contract, ContractKind
from engine.doubling import Doubling, Timing
from engine.events import ContractFixed, ThrownIn
from engine.ruleset import ImpossibleRuleSet
from engine.seats import Seat
from tests.engine.table import CONTREE, E, N, S, Table, W, bid, call, events_of, refused

NUMBERS = ["80", "90", "100", "110", "120", "130", "140", "150", "160"]
SUITS = ["S", "H", "D", "C"]


@pytest.mark.parametrize("dealer", list(Seat))
def test_the_player_at_the_dealers_left_calls_first_and_the_dealer_last(dealer: Seat) -> None:
    table = Table(dealer=dealer)
    spoken = []
    while not table.over:
        (seat,) = table.waits_for
        spoken.append(seat)
        table.say("-")
    assert spoken == [(dealer + step) % 4 for step in (1, 2, 3, 4)]


def test_a_player_may_pass_or_bid_80_to_160_in_tens_or_capot() -> None:
    bids = {number + suit for number in [*NUMBERS, "capot"] for suit in SUITS}
    assert Table().may(N) == bids | {"-"}


@pytest.mark.parametrize("standing", NUMBERS)
@pytest.mark.parametrize("suit", SUITS)
def test_a_bid_must_be_a_higher_amount_whatever_the_suit(standing: str, suit: str) -> None:
    table = Table()
    table.say(standing + suit)
    higher = [*NUMBERS[NUMBERS.index(standing) + 1 :], "capot"]
    assert table.may(E) == {number + other for number in higher for other in SUITS} | {"-", "x"}
    for other in SUITS:
        with refused(Refusal.BID_TOO_LOW, standing=bid(standing + suit)):
            table.say(standing + other)


def test_a_lower_bid_is_refused_and_the_game_does_not_change() -> None:
    table = Table()
    table.say("100S")
    before = table.state
    with refused(Refusal.BID_TOO_LOW, standing=bid("100S")):
        table.say("90H")
    assert table.state == before
    assert table.waits_for == (E,)


@pytest.mark.parametrize("word", ["70S", "85S", "170S", "250S", "0S", "80NT", "80AT", "capotNT"])
def test_other_amounts_no_trumps_and_all_trumps_are_refused(word: str) -> None:
    with refused(Refusal.BID_NOT_OFFERED, bid=bid(word)):
        Table().say(word)


def test_an_amount_never_offered_differs_from_one_too_low() -> None:
    table = Table()
    table.say("90S")
    with refused(Refusal.BID_NOT_OFFERED, bid=bid("85S")):
        table.say("85S")


def test_a_pass_is_not_final() -> None:
    table = Table()
    table.say("-", "80S", "-", "-", "90H")
    assert table.waits_for == (E,)
    table.say("-", "-", "-")
    assert table.contract == Contract(N, bid("90H"))


def test_calls_out_of_turn_are_refused() -> None:
    table = Table()
    table.say("80S")
    for seat in (N, S, W):
        assert table.may(seat) <= {"x"}
    with refused(Refusal.NOT_YOUR_TURN):
        table.say("S:90H")
    with refused(Refusal.NOT_YOUR_TURN):
        table.say("S:-")


def test_a_player_may_raise_the_partner() -> None:
    table = Table()
    table.say("80S", "-", "90S", "-", "-", "-")
    assert table.contract == Contract(S, bid("90S"))


def test_three_passes_end_the_auction_before_a_player_can_raise_their_own_bid() -> None:
    table = Table()
    table.say("80S", "-", "-", "-")
    assert table.contract == Contract(N, bid("80S"))
    with refused(Refusal.AUCTION_OVER):
        table.act(N, call("90S"))


@pytest.mark.parametrize("others", [["160S"], ["capotS"], ["80S"]])
def test_after_a_capot_only_a_double_is_possible(others: list[str]) -> None:
    table = Table()
    table.say("capotH")
    assert table.may(E) == {"-", "x"}
    assert table.may(W) == {"x"}
    with refused(Refusal.BIDDING_CLOSED):
        table.say(*others)


def test_an_undoubled_capot_ends_the_bidding() -> None:
    table = Table()
    table.say("160S", "capotH", "-", "-", "-")
    assert table.contract == Contract(E, Bid(250, Trump.HEARTS, ContractKind.CAPOT))


@pytest.mark.parametrize("passes", [0, 1, 2, 3])
def test_three_passes_after_a_bid_end_the_auction(passes: int) -> None:
    table = Table()
    table.say(*["-"] * passes, "110D", "-", "-")
    assert table.waits_for
    events = table.say("-")
    declarer = Seat(passes)
    assert table.contract == Contract(declarer, bid("110D"))
    assert events_of(ContractFixed, events) == [ContractFixed(table.contract, N)]


def test_three_opening_passes_are_not_enough() -> None:
    table = Table()
    table.say("-", "-", "-")
    assert not table.over
    table.say("80C")
    assert table.waits_for == (N,)


def test_a_passed_out_deal_scores_nothing_and_the_next_player_deals() -> None:
    table = Table(scores=(500, 300))
    events = table.say("-", "-", "-", "-")
    assert events_of(ThrownIn, events) == [ThrownIn()]
    assert table.over
    assert table.state.scores == (500, 300)
    assert table.state.sheet[-1].settlement is None
    assert table.waits_for == ()
    with refused(Refusal.DEAL_OVER):
        table.act(N, call("80S"))


@pytest.mark.parametrize("declarer", list(Seat))
def test_the_player_at_the_dealers_left_leads_whoever_declares(declarer: Seat) -> None:
    table = Table()
    table.say(*["-"] * declarer, "80H", "-", "-", "-")
    assert table.waits_for == (N,)


def test_the_current_bid_is_known_during_the_auction() -> None:
    table = Table()
    auction = CONTREE.auction
    assert auction.standing(table.deal.auction, CONTREE.seating) is None
    table.say("80S", "90H", "x")
    standing = auction.standing(table.deal.auction, CONTREE.seating)
    assert standing == Contract(E, bid("90H"), doubles=1, multiplier=2)


@pytest.mark.parametrize(
    "impossible",
    [
        {"step": 0},
        {"step": 7},
        {"opening": 0, "ceiling": 70},
        {"opening": 170},
    ],
)
def test_an_invalid_auction_is_refused(impossible: dict[str, int]) -> None:
    parameters = {"opening": 80, "step": 10, "ceiling": 160} | impossible
    with pytest.raises(ImpossibleRuleSet):
        PointsAuction(
            opening=parameters["opening"],
            step=parameters["step"],
            ceilings={Trump.SPADES: parameters["ceiling"]},
        )


def test_other_numbers_give_another_auction() -> None:
    other = PointsAuction(
        opening=90,
        step=20,
        ceilings={Trump.NONE: 130},
        capot=300,
        doubling=Doubling(multipliers=(2,), timing=Timing.ANY_OPPONENT, closes_bidding=True),
    )
    table = Table(rules=replace(CONTREE, auction=other))
    assert table.may(N) == {"-", "90NT", "110NT", "130NT", "capotNT"}
    table.say("90NT", "x")
    assert table.contract == Contract(N, bid("90NT"), doubles=1, multiplier=2)
    assert table.may(S) == set()


def test_players_who_can_call_are_those_who_can_pass() -> None:
    for words in ([], ["-"], ["80S"], ["80S", "-", "-"], ["80S", "x"], ["80S", "x", "S:-"]):
        table = Table()
        table.say(*words)
        assert {seat for seat in Seat if "-" in table.may(seat)} == set(table.waits_for)
    assert W not in table.waits_for
