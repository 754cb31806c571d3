"""What a deal is worth, a sentence of rules.md 2.1 a test, with worked examples."""

from random import Random

import pytest

from engine.contract import Contract
from engine.events import DealSettled
from engine.scoring.shares import nearest_ten
from engine.settlement import LineCode, Result, Settlement, Side, Tally
from engine.tally import taken, tally
from tests.engine.scoring import games
from tests.engine.scoring.games import Facts
from tests.engine.table import CONTREE, EW, NS, E, N, S, Table, W, bid, events_of

ATTACK, DEFENCE = (20, 0), (0, 20)


def settle(
    said: str,
    attack_points: int,
    *,
    tricks: int = 5,
    belote: tuple[int, int] = (0, 0),
    doubles: int = 0,
) -> Settlement:
    """The settlement of north's contract, 162 points in all."""
    contract = Contract(N, bid(said), doubles, 2**doubles)
    return CONTREE.scoring.settle(
        Tally(
            contract=contract,
            attack=NS,
            card_points=(attack_points, 162 - attack_points),
            tricks=(tricks, 8 - tricks),
            belote=belote,
        )
    )


def outcome(settlement: Settlement) -> tuple[str, int, int]:
    """The result with what attack and defence write down."""
    return (settlement.result.value, *settlement.scores)


@pytest.mark.parametrize(
    ("points", "rounded"),
    [
        (0, 0),
        (4, 0),
        (5, 10),
        (9, 10),
        (10, 10),
        (44, 40),
        (45, 50),
        (50, 50),
        (81, 80),
        (162, 160),
    ],
)
def test_points_round_to_the_nearest_ten_with_fives_up(points: int, rounded: int) -> None:
    assert nearest_ten(points) == rounded


@pytest.mark.parametrize("bid", range(80, 170, 10))
def test_a_contract_is_made_with_its_points_and_failed_with_one_less(bid: int) -> None:
    made, missed = settle(f"{bid}S", bid), settle(f"{bid}S", bid - 1)
    assert (made.result, missed.result) == (Result.MADE, Result.FAILED)
    assert made.lines[1].code is LineCode.BID_REACHED
    assert missed.lines[1].code is LineCode.BID_MISSED


@pytest.mark.parametrize("bid", range(80, 170, 10))
def test_the_attacks_belote_lowers_the_points_needed_by_twenty(bid: int) -> None:
    assert settle(f"{bid}S", bid - 20, belote=ATTACK).result is Result.MADE
    assert settle(f"{bid}S", bid - 21, belote=ATTACK).result is Result.FAILED


def test_belote_is_not_scored() -> None:
    assert outcome(settle("80S", 60, belote=ATTACK)) == ("made", 140, 100)
    assert outcome(settle("80S", 90, belote=ATTACK)) == outcome(settle("80S", 90))
    assert outcome(settle("80S", 40, belote=ATTACK)) == outcome(settle("80S", 40))


def test_the_defences_belote_has_no_effect() -> None:
    for points in (162, 100, 90, 80, 79, 60, 0):
        assert outcome(settle("80S", points, belote=DEFENCE)) == outcome(settle("80S", points))


def test_belote_does_not_count_toward_a_capot() -> None:
    assert outcome(settle("capotS", 152, tricks=7, belote=ATTACK)) == ("failed", 0, 410)


@pytest.mark.parametrize(
    ("bid", "points", "expected"),
    [
        ("100S", 112, ("made", 210, 50)),
        ("80H", 82, ("made", 160, 80)),
        ("90H", 98, ("made", 190, 60)),  # 64 goes down
        ("90H", 97, ("made", 180, 70)),  # 65 goes up
        ("160D", 162, ("made", 320, 0)),
        ("120D", 158, ("made", 280, 0)),
        ("120D", 157, ("made", 270, 10)),
    ],
)
def test_in_a_contract_made_the_attack_scores_the_rest_and_the_bid(
    bid: str, points: int, expected: tuple[str, int, int]
) -> None:
    assert outcome(settle(bid, points)) == expected


@pytest.mark.parametrize("bid", range(80, 170, 10))
@pytest.mark.parametrize("points", range(80, 163, 7))
def test_in_an_undoubled_contract_made_scores_total_160_and_the_bid(bid: int, points: int) -> None:
    settlement = settle(f"{bid}C", points)
    assert sum(settlement.scores) == 160 + bid


@pytest.mark.parametrize(("doubles", "defence"), [(0, 240), (1, 320), (2, 480)])
def test_in_a_failed_contract_the_defence_scores_160_and_the_bid(
    doubles: int, defence: int
) -> None:
    assert outcome(settle("80S", 79, doubles=doubles)) == ("failed", 0, defence)


@pytest.mark.parametrize(("doubles", "attack"), [(0, 190), (1, 280), (2, 460)])
def test_doubling_multiplies_only_the_contract(doubles: int, attack: int) -> None:
    assert outcome(settle("90S", 107, doubles=doubles)) == ("made", attack, 60)


@pytest.mark.parametrize(("doubles", "worth"), [(0, 410), (1, 660), (2, 1160)])
def test_a_capot_scores_250_made_or_failed(doubles: int, worth: int) -> None:
    assert outcome(settle("capotS", 162, tricks=8, doubles=doubles)) == ("made", worth, 0)
    assert outcome(settle("capotS", 162, tricks=7, doubles=doubles)) == ("failed", 0, worth)


def test_a_capot_needs_every_trick_rather_than_every_point() -> None:
    assert settle("capotS", 162, tricks=7).result is Result.FAILED


def test_an_unbid_capot_scores_nothing_extra() -> None:
    assert outcome(settle("120S", 162, tricks=8)) == ("made", 280, 0)


NO_BONUS = dict.fromkeys(("belote", "melds", "sweep", "theirs", "bonus"), 0)


def test_a_contract_made_is_explained_line_by_line() -> None:
    facts = Facts(said="90S", multiplier=2, belote=ATTACK, last_trick=Side.ATTACK)
    settlement = games.settle(CONTREE.scoring, 87, 75, **facts)
    assert [(line.side, line.code, dict(line.facts)) for line in settlement.lines] == [
        (Side.ATTACK, LineCode.CARD_POINTS, {"points": 77, "tricks": 5}),
        (Side.ATTACK, LineCode.LAST_TRICK, {"points": 10, "total": 87}),
        (Side.ATTACK, LineCode.BELOTE_MARGIN, {"points": 20, "total": 107}),
        (Side.ATTACK, LineCode.BID_REACHED, {"total": 107, "bid": 90}),
        (Side.DEFENCE, LineCode.DEFENCE_ROUNDED, {"points": 75, "rounded": 80, "off": -5}),
        (
            Side.ATTACK,
            LineCode.ATTACK_MADE,
            NO_BONUS | {"whole": 160, "rounded": 80, "bid": 90, "multiplier": 2, "result": 260},
        ),
    ]
    assert settlement.scores == (260, 80)


def test_a_failed_contract_is_explained_line_by_line() -> None:
    settlement = settle("110S", 100, doubles=2)
    assert [(line.side, line.code, dict(line.facts)) for line in settlement.lines] == [
        (Side.ATTACK, LineCode.CARD_POINTS, {"points": 100, "tricks": 5}),
        (Side.ATTACK, LineCode.BID_MISSED, {"total": 100, "bid": 110}),
        (Side.ATTACK, LineCode.ATTACK_AFTER_FAILURE, {"melds": 0, "belote": 0, "result": 0}),
        (
            Side.DEFENCE,
            LineCode.POT_AND_BID,
            NO_BONUS
            | {"points": 160, "bid": 110, "multiplier": 4, "whole": 0, "extra": 440, "result": 600},
        ),
    ]


@pytest.mark.parametrize(
    ("tricks", "code"), [(8, LineCode.CAPOT_REACHED), (7, LineCode.CAPOT_MISSED)]
)
def test_a_capot_is_explained_in_tricks(tricks: int, code: LineCode) -> None:
    first = settle("capotS", 150, tricks=tricks).lines[0]
    assert (first.code, dict(first.facts)) == (code, {"tricks": tricks})


@pytest.mark.parametrize(("points", "side"), [(100, Side.ATTACK), (20, Side.DEFENCE)])
def test_the_last_line_gives_the_winners_game_points(points: int, side: Side) -> None:
    settlement = settle("80S", points)
    last = settlement.lines[-1]
    assert last.side is side
    assert dict(last.facts)["result"] == max(settlement.scores)


def test_each_sides_game_points_are_given() -> None:
    made = settle("80S", 100)
    assert (made.for_team(NS), made.for_team(EW)) == made.scores
    contract = Contract(W, bid("80S"))
    other = CONTREE.scoring.settle(
        Tally(contract=contract, attack=EW, card_points=(100, 62), tricks=(5, 3))
    )
    assert (other.for_team(EW), other.for_team(NS)) == other.scores


def test_a_deal_in_which_north_makes_a_capot() -> None:
    table = Table()
    table.say("capotS", "x", "-", "-")
    table.play(
        "JS 7H 7D 7C 9S 8H 8D 8C AS 9H 9D 9C TS TH TD TC KS JH JD JC QS QH QD QC 8S KH KD KC"
    )
    events = table.play("7S AH AD AC")
    (settled,) = events_of(DealSettled, events)
    assert settled.settlement.tally.card_points == (162, 0)
    assert settled.settlement.tally.tricks == (8, 0)
    assert settled.settlement.tally.belote == (20, 0)
    assert settled.settlement.tally.last_trick is Side.ATTACK
    assert table.state.scores == (660, 0)
    assert table.state.sheet[-1].settlement == settled.settlement
    assert [held.seat for held in table.state.sheet[-1].belotes] == [N]


def test_a_deal_in_which_the_defence_takes_everything() -> None:
    table = Table()
    table.say("80H", "-", "-", "-")  # north holds no heart
    table.play(
        "7S 7H 7D 7C 8H 8D 8C 8S 9H 9D 9C 9S TH TD TC TS JH JD JC JS QH QD QC QS KH KD KC KS"
    )
    table.play("AH AD AC AS")
    assert table.state.scores == (0, 240)


def test_points_are_counted_by_side_during_the_deal() -> None:
    table = Table()
    table.say("80S", "-", "-", "-")
    table.play("JS 7H 7D 7C 9S 8H 8D 8C")
    assert taken(table.deal.tricks, CONTREE.seating, NS) == (34, 2)
    assert taken(table.deal.tricks, CONTREE.seating, EW) == (0, 0)
    assert table.contract is not None
    so_far = tally(CONTREE, table.deal, table.contract)
    assert (so_far.card_points, so_far.tricks, so_far.last_trick) == ((34, 0), (2, 0), None)


@pytest.mark.parametrize("seed", range(20))
def test_totals_grow_by_the_settlement(seed: int) -> None:
    table = Table(dealer=[N, E, S, W][seed % 4], scores=(100, 200))
    table.say(*(["80S", "x", "-", "-"] if seed % 2 else ["-", "90D", "-", "-", "-"]))
    table.play_out(Random(seed))
    settlement = table.deal.settlement
    assert settlement is not None
    assert sum(settlement.tally.card_points) == 162
    assert table.state.scores == (
        100 + settlement.for_team(NS),
        200 + settlement.for_team(EW),
    )
