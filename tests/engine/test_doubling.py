"""Contre and surcontre, a sentence of rules.md 2.1 and 1.5 a test."""

import pytest

from engine.actions import Double, Refusal
from engine.contract import Contract
from engine.seats import Seat
from engine.variants import find_variant
from tests.engine.table import E, N, S, Table, W, bid, refused

RANKS = "789TJQKA"
"""Of the suits that each player has alone."""


@pytest.mark.parametrize("standing", ["80S", "160D", "capotC"])
@pytest.mark.parametrize("passes", [0, 1, 2])
@pytest.mark.parametrize("opening_passes", [0, 1, 2, 3])
def test_either_opponent_may_double_even_out_of_turn(
    standing: str, passes: int, opening_passes: int
) -> None:
    doublers = {Seat((opening_passes + 1) % 4), Seat((opening_passes + 3) % 4)}
    for doubler in doublers:
        table = Table()
        table.say(*["-"] * opening_passes, standing, *["-"] * passes)
        assert table.may_double() == doublers
        table.say(f"{doubler.name[0]}:x")
        assert table.may_double() == set(Seat) - doublers


def test_passing_keeps_the_right_to_double() -> None:
    table = Table()
    table.say("80S", "-", "-", "E:x")
    assert table.waits_for == (N, S)


def test_the_declarers_side_cannot_double() -> None:
    table = Table()
    table.say("80S")
    for double in ("N:x", "S:x"):
        with refused(Refusal.DOUBLE_NOT_YOURS):
            table.say(double)


def test_there_is_no_double_before_a_bid() -> None:
    table = Table()
    for seat in "NESW":
        with refused(Refusal.NOTHING_TO_DOUBLE):
            table.say(f"{seat}:x")
    table.say("-")
    assert table.may_double() == set()


def test_only_the_latest_bid_can_be_doubled() -> None:
    table = Table()
    table.say("80S", "90H")
    assert table.may_double() == {N, S}  # opponents of the newer bid alone
    with refused(Refusal.DOUBLE_NOT_YOURS):
        table.say("W:x")


def test_there_is_no_double_after_the_auction() -> None:
    table = Table()
    table.say("80S", "-", "-", "-")
    with refused(Refusal.AUCTION_OVER):
        table.say("E:x")


def test_a_double_ends_the_bidding() -> None:
    table = Table()
    table.say("80S", "x")
    for seat in Seat:
        assert not {word for word in table.may(seat) if word[0].isdigit() or "capot" in word}
    with refused(Refusal.BIDDING_CLOSED):
        table.say("N:90S")
    with refused(Refusal.NOT_YOUR_TURN):
        table.say("W:90S")


def test_after_a_double_only_the_doubled_side_may_call() -> None:
    table = Table()
    table.say("80S", "-", "-", "W:x")
    assert table.waits_for == (N, S)
    assert table.may(N) == table.may(S) == {"-", "xx"}
    assert table.may(E) == table.may(W) == set()
    with refused(Refusal.NOT_YOUR_TURN):
        table.say("E:-")
    with refused(Refusal.DOUBLE_NOT_YOURS):
        table.say("E:xx")


def test_a_bid_is_doubled_only_once() -> None:
    table = Table()
    table.say("80S", "x")
    with refused(Refusal.ALREADY_DOUBLED):
        table.say("W:x")


def test_a_redouble_needs_a_double() -> None:
    table = Table()
    table.say("80S")
    with refused(Refusal.NOTHING_TO_DOUBLE):
        table.say("S:xx")


@pytest.mark.parametrize("level", [0, -1, 3, 99])
def test_an_impossible_doubling_level_is_refused(level: int) -> None:
    table = Table()
    table.say("80S", "x")
    expected = Refusal.NOTHING_TO_DOUBLE if level > 2 else Refusal.ALREADY_DOUBLED
    with refused(expected):
        table.act(N, Double(level))


@pytest.mark.parametrize("redoubler", ["N", "S"])
def test_a_redouble_by_either_player_ends_the_auction(redoubler: str) -> None:
    table = Table()
    table.say("80S", "x", f"{redoubler}:xx")
    assert table.contract == Contract(N, bid("80S"), doubles=2, multiplier=4)


@pytest.mark.parametrize(("first", "second"), [("N", "S"), ("S", "N")])
def test_when_one_player_declines_the_partner_may_redouble(first: str, second: str) -> None:
    table = Table()
    table.say("80S", "x", f"{first}:-")
    assert [seat.name[0] for seat in table.waits_for] == [second]
    with refused(Refusal.NOT_YOUR_TURN):
        table.say(f"{first}:xx")
    with refused(Refusal.NOT_YOUR_TURN):
        table.say(f"{first}:-")
    table.say(f"{second}:xx")
    assert table.contract == Contract(N, bid("80S"), doubles=2, multiplier=4)


@pytest.mark.parametrize(("first", "second"), [("N", "S"), ("S", "N")])
def test_two_refusals_keep_the_double(first: str, second: str) -> None:
    table = Table()
    table.say("80S", "x", f"{first}:-", f"{second}:-")
    assert table.contract == Contract(N, bid("80S"), doubles=1, multiplier=2)


def test_the_side_that_was_doubled_may_redouble() -> None:
    table = Table()
    table.say("80S", "90H", "x")
    assert table.waits_for == (E, W)
    table.say("W:xx")
    assert table.contract == Contract(E, bid("90H"), doubles=2, multiplier=4)


def test_a_double_counts_twice_and_a_redouble_four_times() -> None:
    multipliers = []
    for words in (["-", "-", "-"], ["x", "-", "-"], ["x", "xx"]):
        table = Table()
        table.say("100C", *words)
        assert table.contract is not None
        multipliers.append(table.contract.multiplier)
    assert multipliers == [1, 2, 4]


@pytest.mark.parametrize(
    ("calls", "doubler"),
    [
        (("100S", "-", "-", "-"), None),
        (("100S", "E:x", "-", "-"), E),
        (("100S", "W:x", "S:xx"), W),
    ],
)
def test_the_score_sheet_names_the_doubler(calls: tuple[str, ...], doubler: Seat | None) -> None:
    table = Table()
    table.say(*calls)
    table.play("".join(f"{rank}S{rank}H{rank}D{rank}C" for rank in RANKS))
    (line,) = table.state.sheet
    assert line.doubler is doubler


def test_a_cancelled_double_is_not_on_the_score_sheet() -> None:
    table = Table(rules=find_variant("coinche"))
    table.say("100D", "E:x", "110D", "-", "-", "-")
    assert table.deal.auction.doubler is E
    table.play("".join(f"{rank}D{rank}H{rank}S{rank}C" for rank in RANKS))
    (line,) = table.state.sheet
    assert line.doubler is None
