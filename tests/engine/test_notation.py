"""A deal as a line of text: written, read back, and refused when it is none."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.actions import Refusal
from engine.game import apply
from engine.notation import NotationFault, NotationPart, UnreadableDeal, read, write
from engine.variants import find_variant
from tests.engine.random_play import position
from tests.engine.table import CONTREE, ONE_SUIT_EACH, E, N, S, Table, W, call

HANDS = ONE_SUIT_EACH
WHOLE_DEAL = (
    "contree 3 S | JC8D7CAD9D7S9SKH / JDQH7DQCAHKSJH8H / QDJS8SKC8CQSKDTD / 9HTH7H9CASTCACTS"
    " | capotS x - W:- | 9HKHQHJS TDTS9D7D TCJCQCKC 7H7SJHQS 8SAS9SKS ADJDQDAC 7CAH8C9C TH8D8HKD"
)


@pytest.mark.slow
@given(st.integers(0, 10_000), st.integers(0, 250))
def test_deals_round_trip(seed: int, length: int) -> None:
    deal = position(CONTREE, seed, length).deal
    assert deal is not None
    reading = read(write(CONTREE, deal), find_variant)
    assert reading.deal == deal
    assert reading.rules == CONTREE


def test_a_fresh_deal_has_two_parts() -> None:
    assert write(CONTREE, Table().deal) == f"contree W | {HANDS}"


def test_a_call_out_of_turn_names_its_seat() -> None:
    table = Table()
    table.say("-", "80H", "-", "N:x", "W:-", "E:xx")
    assert write(CONTREE, table.deal) == f"contree W | {HANDS} | - 80H - N:x W:- E:xx"
    assert read(write(CONTREE, table.deal), find_variant).deal == table.deal


def test_each_trick_is_written_as_one_word() -> None:
    table = Table(dealer=S)
    table.say("-", "80S", "-", "-", "-")
    table.play("7C7S7H7D 8S8H")
    line = write(CONTREE, table.deal)
    assert line == f"contree S | {HANDS} | - 80S - - - | 7C7S7H7D 8S8H"


def test_a_passed_out_deal_ends_with_its_passes() -> None:
    table = Table()
    table.say("-", "-", "-", "-")
    assert write(CONTREE, table.deal) == f"contree W | {HANDS} | - - - -"


def test_a_line_describes_what_happened() -> None:
    reading = read(WHOLE_DEAL.replace("S |", "S 100:40 |", 1), find_variant)
    assert reading.deal.number == 3
    assert reading.deal.settlement is not None
    assert reading.deal.settlement.scores == (0, 660)
    assert (reading.opening.dealer, reading.opening.scores) == (S, (100, 40))
    state = apply(CONTREE, reading.opening, reading.events)
    assert state is not None
    assert state.scores == (760, 40)
    assert state.deal == replace(reading.deal, number=1)


def test_previous_scores_are_written_if_there_are_any() -> None:
    table = Table(scores=(310, 0))
    assert write(CONTREE, table.deal) == f"contree W | {HANDS}"  # dealt before they were set
    deal = replace(table.deal, auction=replace(table.deal.auction, scores=(310, 0)))
    assert write(CONTREE, deal) == f"contree W 310:0 | {HANDS}"
    assert read(write(CONTREE, deal), find_variant).deal == deal


def test_points_carried_over_are_written_if_there_are_any() -> None:
    line = f"contree 2 W 0:90 +85 | {HANDS}"
    reading = read(line, find_variant)
    assert (reading.opening.carry, reading.deal.number) == (85, 2)
    assert write(CONTREE, reading.deal, 85) == line


def test_spaces_around_cards_and_parts_are_optional() -> None:
    spaced = WHOLE_DEAL.replace("JC8D7C", " J C 8D 7C ").replace(" | ", "|")
    spaced = "\n " + spaced.replace("9HKHQHJS TDTS", "9H KH QH JSTD TS") + " \n"
    assert read(spaced, find_variant).deal == read(WHOLE_DEAL, find_variant).deal


def test_empty_parts_may_be_written() -> None:
    assert read(f"contree W | {HANDS} | | ", find_variant).deal == Table().deal


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("", "head 1: not-a-head: "),
        ("contree", "head 1: not-a-head: contree"),
        ("contree 0 W", "head 1: not-a-head: contree 0 W"),
        ("contree two W", "head 1: not-a-head: contree two W"),
        ("contree W 80", "head 1: not-a-head: contree W 80"),
        ("contree W +5 0:80", "head 1: not-a-head: contree W +5 0:80"),
        (f"whist W | {HANDS}", "head 1: unknown-rules: whist"),
        (f"contree X | {HANDS}", "head 2: not-a-seat: X"),
        (f"contree 7 B | {HANDS}", "head 3: not-a-seat: B"),
        ("contree W", "hands 1: wrong-hands: "),
        ("contree W | 7S / 8S / 9S", "hands 3: wrong-hands: 7S / 8S / 9S"),
        (f"contree W | {HANDS} / 7S", f"hands 5: wrong-hands: {HANDS} / 7S"),
        (f"contree W | {HANDS.replace('7S', '')}", "hands 1: wrong-size: 8S9STSJSQSKSAS"),
        (f"contree W | {HANDS.replace('7H', '7S')}", "hands 2: card-twice: 7S"),
        (f"contree W | {HANDS.replace('7C', '6C')}", "hands 4: not-a-card: 6C"),
        (f"contree W | {HANDS.replace('7D', '1D')}", "hands 3: not-a-card: 1D"),
        (f"contree W | {HANDS.replace('AS', 'A')}", "hands 1: not-a-card: A"),
        (f"contree W | {HANDS} | 80S pass", "calls 2: not-a-call: pass"),
        (f"contree W | {HANDS} | generaleS", "calls 1: not-a-call: generaleS"),
        (f"contree W | {HANDS} | 80S N:", "calls 2: not-a-call: N:"),
        (f"contree W | {HANDS} | 80S Z:x", "calls 2: not-a-seat: Z:x"),
        (f"contree W | {HANDS} | 80S - - - | 7S Z:!", "cards 2: not-a-seat: Z:!"),
        (f"contree W | {HANDS} | 80S - - - | *7S", "cards 1: not-a-card: *7"),
        (f"contree W | {HANDS} | 80S NE:x", "calls 2: not-a-seat: NE:x"),
        (f"contree W | {HANDS} | 80S - - - | 7S7H 7", "cards 3: not-a-card: 7"),
        (f"contree W | {HANDS} | 80S - - - | 7S??", "cards 2: not-a-card: ??"),
        (f"contree W | {HANDS} | - | 7S | 8S", "cards 5: too-many-parts: 8S"),
    ],
)
def test_an_unreadable_line_is_refused_with_reason_and_position(line: str, why: str) -> None:
    with pytest.raises(UnreadableDeal) as unreadable:
        read(line, find_variant)
    error = unreadable.value
    assert str(error) == f"{error.part} {error.place}: {error.fault}: {error.found}" == why
    assert error.refusal is None


@pytest.mark.parametrize(
    ("calls", "played", "part", "place", "code"),
    [
        ("80S 80H", "", NotationPart.CALLS, 2, Refusal.BID_TOO_LOW),
        ("85S", "", NotationPart.CALLS, 1, Refusal.BID_NOT_OFFERED),
        ("80NT", "", NotationPart.CALLS, 1, Refusal.BID_NOT_OFFERED),
        ("S", "", NotationPart.CALLS, 1, Refusal.BID_NOT_OFFERED),
        ("ashkalNT", "", NotationPart.CALLS, 1, Refusal.BID_NOT_OFFERED),
        ("E:80S", "", NotationPart.CALLS, 1, Refusal.NOT_YOUR_TURN),
        ("80S W:-", "", NotationPart.CALLS, 2, Refusal.NOT_YOUR_TURN),
        ("x", "", NotationPart.CALLS, 1, Refusal.NOTHING_TO_DOUBLE),
        ("80S xxx", "", NotationPart.CALLS, 2, Refusal.NOTHING_TO_DOUBLE),
        ("80S S:x", "", NotationPart.CALLS, 2, Refusal.DOUBLE_NOT_YOURS),
        ("80S x 90S", "", NotationPart.CALLS, 3, Refusal.BIDDING_CLOSED),
        ("80S - - - -", "", NotationPart.CALLS, 5, Refusal.AUCTION_OVER),
        ("- - - - -", "", NotationPart.CALLS, 5, Refusal.DEAL_OVER),
        ("80S - -", "7S", NotationPart.CARDS, 1, Refusal.AUCTION_OPEN),
        ("- - - -", "7S", NotationPart.CARDS, 1, Refusal.DEAL_OVER),
        ("80S - - -", "7H", NotationPart.CARDS, 1, Refusal.NOT_IN_HAND),
        ("80S - - -", "7S7H7D7C 8H", NotationPart.CARDS, 5, Refusal.NOT_IN_HAND),
        ("80S - - -", "7S*", NotationPart.CARDS, 1, Refusal.NOTHING_TO_ANNOUNCE),
        ("80S - - -", "7S E:!", NotationPart.CARDS, 2, Refusal.NO_RENEGE_TO_CLAIM),
        ("80S - - -", "7S7H7D7C 8S8H8D7C", NotationPart.CARDS, 8, Refusal.NOT_IN_HAND),
    ],
)
def test_an_illegal_line_is_refused_with_rule_and_position(
    calls: str, played: str, part: NotationPart, place: int, code: Refusal
) -> None:
    with pytest.raises(UnreadableDeal) as unreadable:
        read(f"contree W | {HANDS} | {calls} | {played}", find_variant)
    error = unreadable.value
    assert (error.fault, error.part, error.place) == (NotationFault.ILLEGAL, part, place)
    assert error.refusal is not None
    assert error.refusal.code is code
    assert str(error) == f"{part} {place}: illegal ({code}): {error.found}"


def test_an_extra_card_is_refused() -> None:
    with pytest.raises(UnreadableDeal) as unreadable:
        read(WHOLE_DEAL + " 7S", find_variant)
    error = unreadable.value
    assert (error.part, error.place, error.found) == (NotationPart.CARDS, 33, "7S")
    assert error.refusal is not None
    assert error.refusal.code is Refusal.DEAL_OVER


@given(st.text())
def test_any_other_text_is_refused_alike(text: str) -> None:
    with pytest.raises(UnreadableDeal):
        read(text, find_variant)


@settings(max_examples=300)
@given(
    st.integers(0, len(WHOLE_DEAL)),
    st.integers(0, 4),
    st.text(alphabet="NESW:|/-x 78019TJQKASHDCcapot", max_size=4),
)
def test_a_corrupted_line_parses_or_is_refused(at: int, length: int, text: str) -> None:
    damaged = WHOLE_DEAL[:at] + text + WHOLE_DEAL[at + length :]
    try:
        reading = read(damaged, find_variant)
    except UnreadableDeal:
        return  # and nothing else is raised
    assert read(write(reading.rules, reading.deal, reading.opening.carry), find_variant) == reading


def test_without_a_name_the_next_seat_is_calling() -> None:
    deal = read(f"contree N | {HANDS} | - 80H - - -", find_variant).deal
    assert [called.seat for called in deal.auction.calls] == [E, S, W, N, E]
    assert deal.contract is not None
    assert (deal.contract.declarer, deal.contract.bid) == (S, call("80H"))


LETTERS_AS_SIGNS = str.maketrans("SHDC", "♠♥♦♣")
HEAD, _, REST = WHOLE_DEAL.partition("|")


@pytest.mark.parametrize(
    "other",
    [
        f"\ufeff{WHOLE_DEAL}",
        WHOLE_DEAL.lower(),
        WHOLE_DEAL.upper(),
        WHOLE_DEAL.replace("T", "10"),
        WHOLE_DEAL.replace("T", "10").lower(),
        f"{HEAD}|{REST.translate(LETTERS_AS_SIGNS)}",
        WHOLE_DEAL.replace("7CAH8C9C", "7C,AH, 8C,9C"),
        WHOLE_DEAL.replace("capotS", "CAPOT♠\ufe0e"),
    ],
    ids=["mark", "lower", "upper", "10", "10 lower", "signs", "commas", "sign of a bid"],
)
def test_a_deal_may_be_written_as_public_files_write_it(other: str) -> None:
    reading = read(other, find_variant)
    assert write(reading.rules, reading.deal) == WHOLE_DEAL


@pytest.mark.parametrize(
    ("call", "written"),
    [("80nt", "80NT"), ("80at", "80AT"), ("110♥", "110H"), ("Capots", "capotS")],
)
def test_a_bid_may_be_written_in_any_case(call: str, written: str) -> None:
    reading = read(f"coinche W | {HANDS} | {call}", find_variant)
    assert str(reading.deal.auction.calls[-1].call) == written
