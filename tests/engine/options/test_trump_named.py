"""Numbers bid without a suit: whoever wins them names the trump at the end (R-70)."""

from random import Random

import pytest

from engine.actions import Call, Pass, Refusal
from engine.auctions.points import PointsAuction
from engine.cards import SUIT_TRUMPS, Trump
from engine.contract import Bid, Contract, naming, unnamed
from engine.events import Called
from engine.notation import NotationFault, UnreadableDeal, read, write
from engine.players import Level
from engine.ruleset import ImpossibleRuleSet
from engine.state import Auction, Phase
from tests.engine.auctions.games import Bidding
from tests.engine.options.houses import house, offered_in, refusal, usual
from tests.engine.players.positions import Laid
from tests.engine.random_play import steps
from tests.engine.table import N, W, refused

AFTER = house("pilotta", trump_named="after-auction")
SUITS = set(map(str, SUIT_TRUMPS))


def test_naming_trumps_later_is_an_option_of_pilotta() -> None:
    assert dict(offered_in("trump-named")) == {"pilotta": ("with-bid", "after-auction")}
    assert dict(usual("trump-named")) == {"pilotta": "with-bid"}
    assert refusal("contree", trump_named="after-auction").code == "option-does-not-apply"


def test_numbers_can_be_bid_with_or_without_a_suit() -> None:
    with_bid = Bidding(house("pilotta"))
    assert {"80S", "80H", "250C"} < with_bid.may(0)
    after = Bidding(AFTER)
    assert after.may(0) == {"-", *(str(value) for value in range(80, 251, 10))}
    after.say("080")
    assert after.may(1) == {"-", *(str(value) for value in range(90, 251, 10))}


def test_the_highest_bidder_names_trumps_and_cannot_pass() -> None:
    bidding = Bidding(AFTER).say("080", "190", "2-", "3-", "0100", "1-")
    assert bidding.fixed is None
    assert bidding.asked == [0]
    assert bidding.may(0) == SUITS
    assert all(bidding.may(other) == set() for other in (1, 2, 3))
    bidding.say("0H")
    assert bidding.fixed == (0, "100H", 0)
    assert bidding.deal.phase is Phase.PLAY


def test_the_last_caller_names_trumps_with_the_bid() -> None:
    bidding = Bidding(AFTER).say("0-", "1-", "2-", "380")
    assert bidding.asked == [3]
    assert bidding.say("3C").fixed == (3, "80C", 0)


def test_where_a_pass_is_not_final_trumps_are_named_after_three_passes() -> None:
    bidding = Bidding(house("pilotta", trump_named="after-auction", passing="open"))
    bidding.say("0-", "180", "2-", "3-", "090", "1-", "2-")
    assert bidding.asked == [3]
    bidding.say("3-")
    assert bidding.asked == [0]
    assert bidding.say("0S").fixed == (0, "90S", 0)


def test_without_bids_the_deal_is_passed_out() -> None:
    assert Bidding(AFTER).say("0-", "1-", "2-", "3-").deal.phase is Phase.OVER


def test_illegal_calls_are_refused_with_their_reason() -> None:
    table = Laid(AFTER)
    with refused(Refusal.BID_NOT_OFFERED, bid=naming(Trump.HEARTS)):
        table.act(N, naming(Trump.HEARTS))
    table.say("80", "-", "-", "-")
    with refused(Refusal.MUST_NAME_TRUMP):
        table.act(N, Pass())
    with refused(Refusal.NOT_YOUR_TURN):
        table.act(W, naming(Trump.HEARTS))
    with refused(Refusal.BIDDING_CLOSED):
        table.act(N, Bid(90, Trump.HEARTS))


def test_a_contract_with_trumps_named_later_is_an_ordinary_one() -> None:
    early, late = Laid(house("pilotta")), Laid(AFTER)
    early.say("80S", "-", "-", "-")
    late.say("80", "-", "-", "-", "S")
    assert early.contract == late.contract == Contract(N, Bid(80, Trump.SPADES))
    for table in (early, late):
        table.play_out(Random(6))
    assert early.state.scores == late.state.scores


def test_deals_round_trip_as_notation() -> None:
    line = write(AFTER, Laid(AFTER).deal)
    named = read(f"{line} | 80 - 90 - - S:H", lambda _: AFTER).deal
    assert str(named.contract.bid if named.contract else "") == "90H"
    with pytest.raises(UnreadableDeal) as unreadable:
        read(f"{line} | 85", lambda _: AFTER)
    assert unreadable.value.fault is NotationFault.ILLEGAL
    settled = 0
    for step in steps(AFTER, Random(8)):
        deal = step.state.deal
        if deal is None or deal.settlement is None:
            continue
        settled += 1
        named_last = deal.auction.calls[-1].call
        assert named_last == naming(deal.settlement.tally.contract.trump)
        again = read(write(AFTER, deal), lambda _: AFTER).deal
        assert (again.auction, again.settlement) == (deal.auction, deal.settlement)
    assert settled


def test_a_capot_is_bid_with_its_trumps() -> None:
    with pytest.raises(ImpossibleRuleSet, match="capot"):
        PointsAuction(
            opening=80, step=10, ceilings={Trump.SPADES: 160}, capot=250, named_after=True
        )


def test_a_trump_below_the_bid_cannot_be_named() -> None:
    bids = PointsAuction(
        opening=80, step=10, ceilings={Trump.SPADES: 160, Trump.HEARTS: 80}, named_after=True
    )
    order = AFTER.seating.starting_at(N)
    said: tuple[Call, ...] = (unnamed(90), Pass(), Pass(), Pass())
    over = Auction(N, tuple(Called(*each) for each in zip(order, said, strict=True)))
    assert bids.legal_calls(over, AFTER.seating, N, ()) == (naming(Trump.SPADES),)


@pytest.mark.parametrize("level", [Level.CLUB, Level.BEGINNER])
def test_the_computer_bids_by_its_best_suit_and_names_it(level: Level) -> None:
    table = Laid(AFTER, N="JH9HAHTHKHASACAD")
    table.say(table.said(level))
    assert table.deal.auction.calls[0].call != Pass()
    table.say("-", "-", "-")
    assert table.said(level) == "H"
    weak = Laid(AFTER, N="7S8S7H8H7D8D7C8C")
    assert weak.said(level) == "-"


def test_the_club_player_overcalls_by_its_hand() -> None:
    strong, weak = (
        Laid(AFTER, N="7S8S7H8H7D8D7CKC", W=held)
        for held in ("JHAHTH9HKHASAC9D", "8CQCQHQSQD9SKDTD")
    )
    for table in (strong, weak):
        table.say("80")
    assert int(strong.said()) >= 90
    assert weak.said() == "-"
