"""The second reading of the French dialogue: worked hands, and auctions that a French player saw.

Each was worked out from the page of the dialogue, never from what a computer says.
"""

from itertools import islice

import pytest

from engine.events import Called
from engine.notation import read as read_line
from engine.seats import CLOCKWISE, Seat
from engine.variants import find_variant
from tests.bench.dialogue_breaches import drawn
from tests.bench.dialogue_reader import Grade, Kind, Read, read
from tests.engine.table import call, cards

FIRST = Seat.EAST


def reading(hand: str, so_far: str, said: str) -> Read | None:
    """Read a call; east speaks first, and all speak in turn."""
    order = CLOCKWISE.starting_at(FIRST)
    words = so_far.split()
    before = [Called(order[at % 4], call(word)) for at, word in enumerate(words)]
    return read(cards(hand), order[len(words) % 4], before, call(said))


def breach(hand: str, so_far: str, said: str) -> str | None:
    """What is wrong with a call."""
    found = reading(hand, so_far, said)
    return found.breach.code if found and found.breach else None


WORKED = [
    ("JH8H7HAS9STD7D8C", "", "80H", "90H"),
    ("9SKS7SAHTH8D7DQC", "", "80S", "100S"),
    ("JD8DAH7HKS8STC9C", "", "-", "80D"),
    ("JD8DAH7HKS8STC9C", "- - -", "80D", "90D"),
    ("JC9C7CKH8HTS7D8D", "", "90C", "80C"),
    ("JC9CACKH8HTS7D8D", "", "100C", "110C"),
    ("JS9S8S7SAHKH8D7C", "", "110S", "-"),
    ("JH7HKS8S7STD8D9C", "80H -", "100H", "-"),
    ("9S8SKH7HQD7DJC8C", "80S -", "90S", "-"),
    ("7C8CAH7HADQDKS9S", "90C -", "110C", "-"),
    ("JD8DASTS7H8H9CQC", "80D -", "110D", "-"),
    ("QHKS9S8STD7DJC8C", "80H -", "-", "90H"),
    ("KSQS7H8HTD9DJC7C", "90S -", "110S", "-"),
    ("9H8HAD7DKSQS8C7C", "80H 90S", "100H", "120H"),
    ("8H7HAD9DKSQS8CJC", "80H 90S", "100H", "110H"),
    ("JH8H7HAS9STD7D8C", "80H - 100H -", "110H", None),
    ("JH9HAH8H7SKSQD8D", "80C -", "100H", "120H"),
    ("JD9D7DAH8HKS7CQC", "80S", "100D", "120D"),
    ("JH9H8HASKS7D8DQC", "110H", "x", None),
    ("AH8HAD9DACKCTC7S", "90S", "-", "x"),
]


@pytest.mark.parametrize(("hand", "so_far", "said", "refused"), WORKED)
def test_the_worked_hands_say_what_the_page_says(
    hand: str, so_far: str, said: str, refused: str | None
) -> None:
    assert breach(hand, so_far, said) is None
    if refused is not None:
        assert breach(hand, so_far, refused) is not None


@pytest.mark.parametrize(
    ("hand", "so_far", "said", "code", "grade"),
    [
        ("JH8H7HAS9STD7D8C", "", "90H", "90 without 34", Grade.MILD),
        ("JC9C7CKH8HTS7D8D", "", "80C", "34 hidden under 80", Grade.MILD),
        ("JS9S8S7SAHKHADAC", "", "100S", "more than 20 kept back", Grade.MILD),
        ("JS9S8S7SAHKHADAC", "", "110S", None, None),
        ("JS9S8S7SAHKH8D7C", "", "-", "could have opened", Grade.LOOSE),
        ("JS8S7SAHKH8DAC7C", "", "110S", "110 or more without 34", Grade.MILD),
        ("JC9CACKH8HTS7D8D", "", "110C", "above the table", Grade.MILD),
        ("JD8DAH7HKS8STC9C", "", "80D", "two trumps", Grade.SHOCKING),
        ("9D8D7DKHQHKSTC8C", "", "80D", "suit that does not open", Grade.MILD),
        ("QDKD7DAHQHKSTC8C", "", "80D", "no piece", Grade.SHOCKING),
        ("JD8D7DAHJS9S8S7S", "", "80D", "another suit is better", Grade.MILD),
        ("JH9H7SKSQD8D7C8C", "80S", "90H", "two trumps", Grade.SHOCKING),
        ("AHTH8H7SKSQD8D7C", "80S", "90H", "no piece", Grade.SHOCKING),
        ("AHTH8H7HQHQD8D7C", "80S", "90H", None, None),
        ("9H8H7H7SKSQD8D7C", "80S", "90H", "20 or more above the strength", Grade.LOOSE),
        ("9H8H7H7SKSQD8D7C", "90S", "100H", "20 or more above the strength", Grade.LOOSE),
        ("9H8H7H7SKSQD8D7C", "100S", "110H", "40 or more above the strength", Grade.MILD),
        ("JH8H7H7SKSQDAD7C", "80S", "100H", "jump without 34", Grade.MILD),
        ("AH8HAD9DACKCTC7S", "90S", "x", "no trump trick", Grade.SHOCKING),
        ("AH8HAD9DACKCTC7S", "120S", "x", None, None),
        ("JS8HKD9DACKCTC7S", "90S", "x", "too few tricks", Grade.LOOSE),
        ("JS8HKD9DACKCTC7S", "110S", "x", None, None),
        ("QHKS9S8STD7DJC8C", "80H -", "90H", "nothing to tell", Grade.SHOCKING),
        ("7H8HKS9SADTDJC8C", "80H -", "100H", "ten more than the hand tells", Grade.LOOSE),
        ("7H8HKS9SADTDJC8C", "80H -", "110H", "more than the hand tells", Grade.MILD),
        ("JH7HKS8S7STD8D9C", "80H -", "-", "jack", Grade.SHOCKING),
        ("JH7HKS8S7STD8D9C", "120H -", "-", None, None),
        ("JH7HKS8S7STD8D9C", "80H 110S", "-", None, None),
        ("9S8SKH7HQD7DJC8C", "80S -", "-", "nine", Grade.SHOCKING),
        ("9S8HKH7HQD7DJC8C", "80S -", "-", None, None),
        ("7C8CAH7HADQDKS9S", "90C -", "-", "two aces", Grade.SHOCKING),
        ("KSQS7H8HTD9DJC7C", "90S -", "-", "belote", Grade.MILD),
        ("JH9HAH8HJCKSQD8D", "80C -", "100H", "hides a piece or two aces", Grade.SHOCKING),
        ("JH9HAH8H9CKSQD8D", "80C -", "100H", None, None),
        ("JH9HAH8HJCKSQD8D", "80C 90D", "100H", "hides a piece or two aces", Grade.LOOSE),
        ("JH9HAH8H7SKSQD8D", "80C -", "120H", "above the strength", Grade.MILD),
        ("JD9D7DASTS8SAC7C", "90H -", "100H", "raise on a void", Grade.MILD),
        ("JD9D7DASTS8SAC7C", "90H -", "100D", None, None),
        ("ADTDKD7DASTS8S7S", "90H -", "100H", None, None),
        ("ADTDKDQD7DAS7S8C", "90H -", "100D", "no piece", Grade.SHOCKING),
        ("7H8HKS9SADTDJC8C", "80H -", "90H", None, None),
        ("JH8HKS9SADTDJC8C", "80H -", "100H", "something kept back", Grade.MILD),
        ("JS8S7SADKD8D7C7H", "80S - - 90H", "100S", "alone again above the strength", Grade.MILD),
        ("ASTSKS8SADKDTD7C", "80S - - 90H", "100S", "alone again without a piece", Grade.MILD),
        ("JH9H8HASADKD7C8C", "80H", "90H", "the opponents' suit", Grade.SHOCKING),
        ("9H8H7H7SKSQD8D7C", "- 80S - -", "90H", "20 or more above the strength", Grade.MILD),
        ("JH8H7HAS9STD7D8C", "80H - 100H -", "120H", "ten more than the hand tells", Grade.LOOSE),
        ("JH8H7HAS9STD7D8C", "80H - 100H -", "130H", "more than the hand tells", Grade.MILD),
        ("JS7S9H8HTHADQC8C", "- - -", "80H", None, None),
        ("7SJH9HTHADJCAC8C", "", "80C", "another suit is better", Grade.MILD),
        ("JSKS7S9HTH7HADAC", "", "80H", "another suit is better", Grade.MILD),
        (
            "JH8H7HJDKDQDKCAS",
            "- 80D 90S - 100S",
            "110H",
            "above the strength",
            Grade.MILD,
        ),
        ("JDADKDQD7D8S7HJC", "80D 90S - - 110D - - x", "xx", "not enough", Grade.MILD),
        ("9S7SASJS7H9CTHAD", "150S -", "capotS", "losers are left", Grade.MILD),
    ],
)
def test_each_fault_has_its_name(
    hand: str, so_far: str, said: str, code: str | None, grade: Grade | None
) -> None:
    found = reading(hand, so_far, said)
    assert found is not None
    assert (found.breach and found.breach.code, found.breach and found.breach.grade) == (
        code,
        grade,
    )


PLAYED = {
    "king, queen and two small over opponents, then the jack and the queen over partner": (
        "contree E | TC8DQH8SKDJCQD7D / ACQCJSADTD7CQSAH / JH7HKCKH9S9C8C7S / TH9H8HTSASKS9DJD"
        " | - 80H 100D 110S - - -",
        [None, None, "no piece", "two trumps"],
    ),
    "a capot that one's own hand disproves": (
        "contree E | 9S7H9C7SASJSTHAD / QDJDTDJC8SKHQS8C / 7CTS9DAH8HTCKSQH / 7DKD8D9HJHQCACKC"
        " | 150S - capotS",
        ["two trumps", None, "losers are left"],
    ),
}


@pytest.mark.parametrize(("line", "codes"), PLAYED.values(), ids=PLAYED)
def test_auctions_that_were_played_are_read_call_by_call(
    line: str, codes: list[str | None]
) -> None:
    deal = read_line(line, find_variant).deal
    calls = deal.auction.calls
    found = []
    for at, called in enumerate(calls[: len(codes)]):
        hand = deal.laid_out.holdings[called.seat].hand
        each = read(hand, called.seat, calls[:at], called.call)
        found.append(each.breach.code if each and each.breach else None)
    assert found == codes


@pytest.mark.parametrize(
    "deals",
    [
        pytest.param(slice(30), id="some"),
        pytest.param(slice(30, 150), id="many", marks=pytest.mark.slow),
    ],
)
def test_no_call_that_is_allowed_says_more_than_the_page_lets_it(deals: slice) -> None:
    found = islice(drawn(find_variant("contree"), 3), deals.start, deals.stop)
    for bid in found:
        for called, each in bid.readings:
            breach = each and each.breach
            assert not breach or breach.grade is Grade.LOOSE, (bid.deal, called, breach)


def test_calls_that_the_page_leaves_open_are_not_read() -> None:
    assert reading("JH8H7HAS9STD7D8C", "", "110NT") is None
    assert reading("JH8H7HAS9STD7D8C", "80S", "-") is None


def test_a_pass_after_a_contre_hides_nothing() -> None:
    assert reading("JH7HKS8S7STD8D9C", "80H x", "-") is None


@pytest.mark.parametrize(
    ("so_far", "said", "kind"),
    [
        ("", "110H", Kind.OPENING),
        ("", "-", Kind.FIRST_PASS),
        ("80S", "90H", Kind.OVERCALL),
        ("80S -", "90H", Kind.OWN_SUIT),
        ("80S -", "-", Kind.PASS),
        ("80H -", "110H", Kind.RAISE),
        ("90H - 100H -", "110H", Kind.REBID),
        ("80S - 90H - 100H -", "110H", Kind.REBID),
        ("90H 100S - -", "110D", Kind.SECOND_SUIT),
        ("80S - 90H - 100S -", "110S", Kind.RAISE),
        ("80H x", "x", Kind.CONTRE),
        ("80H x", "xx", Kind.SURCONTRE),
        ("80H -", "capotH", Kind.CAPOT),
    ],
)
def test_what_a_call_is_follows_from_who_bid_before(so_far: str, said: str, kind: Kind) -> None:
    found = reading("JH9HAH8H7SKSQD8D", so_far, said)
    assert found is not None
    assert found.kind is kind
