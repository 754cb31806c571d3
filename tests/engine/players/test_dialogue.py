"""The dialogue of contrée: what a French player says with a hand, and never says."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from engine.actions import Double
from engine.players import Level, choose
from engine.players.bidding_policy import suggested
from engine.players.bidding_system import allowed
from engine.players.endgame import Endgame
from engine.players.prospects import Hypothetical, stakes_of
from engine.players.understanding import Convention, Understanding
from engine.seats import Seat, Team
from engine.solver import Limits
from engine.variants import find_variant
from engine.view import view
from tests.engine.players.positions import Laid
from tests.engine.players.test_bidding_system import after, hand, named

CONTREE = find_variant("contree")

WORKED = """
JH8H7H AS9S TD7D 8C | | 80H | 90H
9SKS7S AHTH 8D7D QC | | 80S | 100S
JD8D AH7H KS8S TC9C | | - | 80D
JD8D AH7H KS8S TC9C | - - - | 80D | 90D
JC9C7C KH8H TS 7D8D | | 90C | 80C
JC9CAC KH8H TS 7D8D | | 100C | 110C
JS9S8S7S AHKH 8D 7C | | 110S | 80S
JH7H KS8S7S TD8D 9C | 80H - | 100H | -
9S8S KH7H QD7D JC8C | 80S - | 90S | -
7C8C AH7H AD QD KS9S | 90C - | 110C | -
JD8D ASTS 7H8H 9CQC | 80D - | 110D | -
QH KS9S8S TD7D JC8C | 80H - | - | 90H
KSQS 7H8H TD9D JC7C | 90S - | 110S | -
9H8H AD7D KSQS 8C7C | 80H 90S | 100H | 120H
8H7H AD9D KSQS 8CJC | 80H 90S | 100H | 110H
JH8H7H AS9S TD7D 8C | 80H - 100H - | 110H | 130H
JH9HAH8H 7SKS QD8D | 80C - | 100H | 120H
JD9D7D AH8H KS 7CQC | 80S | 100D | 120D
JH9H8H ASKS 7D8D QC | 110H | x | 130S
AH8H AD9D ACKCTC 7S | 90S | - | x
"""
"""The twenty hands of the page on conventions: the hand, the calls so far, the call, a refused one.

Where the page refuses none, a number is refused that the hand cannot tell.
"""


def worked() -> Iterator[tuple[str, tuple[str, ...], str, str]]:
    """The rows."""
    for row in WORKED.strip().splitlines():
        held, calls, call, refused = (part.strip() for part in row.split("|"))
        yield held.replace(" ", ""), tuple(calls.split()), call, refused


def may_call(held: str, calls: tuple[str, ...], convention: Convention) -> set[str]:
    """What a hand may call."""
    auction, seat = after(*calls)
    cards = hand(held)
    legal = CONTREE.auction.legal_calls(auction, CONTREE.seating, seat, cards)
    understanding = Understanding(convention)
    found = allowed(CONTREE, auction, seat, cards, legal, understanding)
    return {named(call) for call in found}


@pytest.mark.parametrize(("held", "calls", "call", "refused"), tuple(worked()))
def test_the_worked_hands_are_called_as_the_page_says(
    held: str, calls: tuple[str, ...], call: str, refused: str
) -> None:
    found = may_call(held, calls, Convention.DIALOGUE)
    assert call in found
    assert refused not in found


@pytest.mark.parametrize(("held", "calls", "call", "refused"), tuple(worked()))
def test_who_bids_by_the_system_alone_calls_the_worked_hands_within_it(
    held: str, calls: tuple[str, ...], call: str, refused: str
) -> None:
    said = named(suggested(CONTREE, *after(*calls), hand(held)))
    assert said in may_call(held, calls, Convention.DIALOGUE)


SILENT = "80H", "-", "100H", "-"


@pytest.mark.parametrize(
    ("held", "calls", "never"),
    [
        # 110 over a partner who has told nothing, without the cards.
        ("ACQCJSADTD7CQSAH", ("-", "80H", "100D"), "110S"),
        ("TC8DQH8SKDJCQD7D", ("-", "80H"), "100D"),
        ("JSQS8S7HTHKD8D7C", ("-", "-"), "110S"),
        # A pass over the partner's number with the jack, or with two aces.
        ("JH7HTS8S7STD8D7C", ("80H", "-"), "-"),
        ("8H7HAS8STSAD8D7C", ("110H", "-"), "-"),
        ("JSKSQH8HTDKD9C7C", ("80S", "-"), "-"),
        ("9D7DAHQHTSKS8C7C", ("80S", "90D", "-"), "-"),
        # A double by side aces alone.
        ("8H7HASTSAD8DACTC", ("90H",), "x"),
        ("7CQC9D7H9SJSKSQS", ("130D",), "x"),
        # A raise on nothing, a suit of two trumps, a suit without a piece.
        ("QH7HTS8S7STD8D7C", ("80H", "-"), "90H"),
        ("JSASAHTH8HAD8DAC", ("80D",), "90S"),
        ("ASKSTS8SAHTH8DAC", ("80D",), "90S"),
        ("AHTHKHQHAS8D7D7C", ("-", "80S", "-", "-"), "90H"),
        # The suit that the opponents have named, above what the hand is worth.
        ("JHQH7HTSJSKD9D9C", ("80H",), "90H"),
        # A suit of one's own over the partner's, ten above its strength.
        ("JH9HAH8H7SKSQD8D", ("80C", "-"), "110H"),
        # An opening in the lesser of two suits: the other is higher, or has the jack.
        ("7SJH9HTHADJCAC8C", (), "80C"),
        ("JSKS7S9HTH7HADAC", (), "80H"),
        # A redouble by oneself, with a partner who has told nothing.
        ("JDADKDQD7D8S7HJC", ("80D", "90S", "-", "-", "110D", "-", "-", "x"), "xx"),
        # A redouble by one ace, though the partner has told as much as the contract.
        ("ASTSQSTH7H8D9C7C", ("-", "80D", "100H", "x", "-"), "xx"),
        # The lesser of two suits of one's own.
        ("9SJDTDQDJCACKC8C", (), "80D"),
        ("JS9S7S7HJC9CACTC", ("-", "90D", "-"), "100S"),
        # A second suit twenty above its strength, with a partner who is silent.
        ("JH8H7HJDKDQDKCAS", ("-", "80D", "90S", "-", "100S"), "110H"),
        # Ten kept back in an answer.
        ("JD8DASTS7H8H9CQC", ("80D", "-"), "100D"),
        # Twenty above the strength, where partner has passed; the suit of the opponents.
        ("9H8H7H7SKSQD8D7C", ("-", "80S", "-", "-"), "90H"),
        ("JH9H8HASADKD7C8C", ("80H",), "90H"),
        # A suit without a piece over partner's, or again by oneself; or above the strength.
        ("ADTDKDQD7DAS7S8C", ("90H", "-"), "100D"),
        ("ASTSKS8SADKDTD7C", ("80S", "-", "-", "90H"), "100S"),
        ("JS8S7SADKD8D7C7H", ("80S", "-", "-", "90H"), "100S"),
        # A raise on a void, with a suit of one's own.
        ("JD9D7DASTS8SAC7C", ("90H", "-"), "100H"),
        ("JD9D7DASTS8SAC7C", ("90H", "-"), "-"),
        # More than what is left to tell.
        ("JH8H7HASTS8D7D8C", SILENT, "130H"),
    ],
)
def test_what_no_french_partner_says(held: str, calls: tuple[str, ...], never: str) -> None:
    assert never not in may_call(held, calls, Convention.DIALOGUE)


@pytest.mark.parametrize(
    ("held", "calls", "said"),
    [
        # One side ace may be kept back, and is where nobody makes them bid; more is all told.
        ("8H7HAS8STSTD8D7C", ("80H", "-"), "-"),
        ("8H7HAS8STSAD8D7C", ("80H", "-"), "100H"),
        ("JH7HAS8STSTD8D7C", ("80H", "-"), "110H"),
    ],
)
def test_what_may_not_be_hidden_from_the_partner_is_told_in_full(
    held: str, calls: tuple[str, ...], said: str
) -> None:
    assert named(suggested(CONTREE, *after(*calls), hand(held))) == said


@pytest.mark.parametrize(
    ("held", "calls", "said"),
    [
        ("JD9D7DASTS8SAC7C", ("90H", "-"), "110D"),
        ("JD9D7DASTS8SAC7C", ("90H", "100C"), "110D"),
        ("JDKD7DASTS8SAC7C", ("80H", "-"), "100D"),
        # Without a suit of its own it tells its aces.
        ("ADTDKD7DASTS8S7S", ("90H", "-"), "100H"),
    ],
)
def test_a_hand_void_in_partners_suit_names_its_own_two_aces_or_not(
    held: str, calls: tuple[str, ...], said: str
) -> None:
    assert said in may_call(held, calls, Convention.DIALOGUE)
    assert named(suggested(CONTREE, *after(*calls), hand(held))) == said


@pytest.mark.parametrize(
    ("calls", "may"), [(("80S", "-"), False), (("80S", "90C"), False), (("80S", "100C"), True)]
)
def test_a_suit_of_ones_own_hides_two_aces_where_they_are_too_few_to_bid(
    calls: tuple[str, ...], may: bool
) -> None:
    assert ("110H" in may_call("JHAHTHKHADTDQD7S", calls, Convention.DIALOGUE)) is may


def test_three_side_aces_double_from_120_on() -> None:
    assert "x" in may_call("8H7HASTSAD8DACTC", ("120H",), Convention.DIALOGUE)


@pytest.mark.parametrize(
    ("held", "calls", "may"),
    [
        # What the partner has bid the own jack and nine disprove, or nobody has told an ace.
        ("JS9SAS7SAHTH8D7D", ("150S", "-"), False),
        ("9S7H9C7SASJSTHAD", ("150S", "-"), False),
        ("JS9SAS7SAHTH8D7D", (), False),
        ("JS9SAS7SAHTHKHQH", (), True),
        ("JS9SAS7SAHTH8D7C", ("110S", "-", "150S", "-"), True),
        ("JS9SAS7SAHTH8D7C", ("110S", "-", "120S", "-"), False),
    ],
)
def test_a_capot_needs_the_best_trumps_and_every_loser_covered(
    held: str, calls: tuple[str, ...], may: bool
) -> None:
    assert ("capotS" in may_call(held, calls, Convention.DIALOGUE)) is may


@pytest.mark.parametrize(
    ("held", "calls", "call", "refused"),
    [
        ("8S7SQSASAHTH8D7C", (), "80S", "90S"),
        ("JS8S7STHKH8D7D7C", (), "-", "80S"),
        ("JS9S8SAHTH8D7D7C", (), "90S", "100S"),
        ("JS9SAS8HTH8D7D7C", (), "100S", "110S"),
        ("KSQS7HTH8DTD8C7C", ("80S", "-"), "-", "100S"),
        ("JS7S7HTH8DTD8C7C", ("80S", "-"), "100S", "110S"),
    ],
)
def test_where_aces_come_first_two_of_them_open(
    held: str, calls: tuple[str, ...], call: str, refused: str
) -> None:
    found = may_call(held, calls, Convention.ACES)
    assert call in found
    assert refused not in found


def at_score(us: int, them: int, **held: str) -> Laid:
    """A deal at a score of north and south, and of the others."""
    laid = Laid(CONTREE, **held)
    laid.state = replace(laid.state, scores=(us, them))
    return laid


def called_by_expert(laid: Laid) -> str:
    """What an expert calls whose turn it is."""
    seat = laid.waits_for[0]
    seen = view(CONTREE, laid.state, seat)
    return named(choose(Level.EXPERT, seen, CONTREE, Random(1), Limits(nodes=1_000_000)))


def test_where_only_every_trick_helps_an_expert_bids_a_capot() -> None:
    held = "JS9SASTSKSAHADKC"
    assert called_by_expert(at_score(600, 1990, N=held)) == "capotS"
    assert called_by_expert(at_score(600, 600, N=held)).endswith("0S")


def test_who_wins_with_the_number_that_stands_does_not_raise_it() -> None:
    held = {"N": "9S8STSKSAHTC7D8D", "S": "JSASTHKHADTD7C8C"}
    for score, passes in ((1950, True), (0, False)):
        laid = at_score(score, 0, **held)
        laid.say("80S", "-")
        assert (called_by_expert(laid) == "-") is passes
        assert (laid.said() == "-") is passes


def test_nobody_doubles_where_plain_failure_wins_the_game() -> None:
    held = {"N": "9S8STSKSAHTC7D8D", "E": "JSAS7SQSADTDACKC"}
    for score, may in ((1990, False), (0, True)):
        laid = at_score(0, score, **held)
        laid.say("90S")
        deal = view(CONTREE, laid.state, Seat.EAST).deal
        assert deal is not None
        stakes = stakes_of(CONTREE, view(CONTREE, laid.state, Seat.EAST), Team.EAST_WEST)
        end = Endgame(Hypothetical(CONTREE), stakes, deal, Seat.EAST)
        assert (Double() in end.calls(deal.legal)) is may


@pytest.mark.parametrize(
    ("held", "calls", "may_pass"),
    [
        ("JH8HQC8S9SJSTD7S", ("80H", "90D"), False),
        ("JH8HQC8S9SJSTD7S", ("80H", "110D"), True),
        ("9H8HQC8S7SJSTD7D", ("80H", "90D"), True),
        ("7H8HACASTSJSTD7D", ("90H", "100D"), False),
        ("7H8HACASTSJSTD7D", ("120H", "130D"), True),
    ],
)
def test_what_can_still_be_told_over_an_opponent_is_not_passed(
    held: str, calls: tuple[str, ...], may_pass: bool
) -> None:
    assert ("-" in may_call(held, calls, Convention.DIALOGUE)) is may_pass


def test_a_bid_is_forced_over_opponents_only_once() -> None:
    held = "JH8H7HASADKS7D8C"
    once = ("80H", "90S", "-", "-")
    assert "100H" in may_call(held, once, Convention.DIALOGUE)
    assert "120H" not in may_call(held, (*once, "100H", "110S", "-", "-"), Convention.DIALOGUE)


@pytest.mark.parametrize(
    ("held", "opening"),
    [
        ("JS9S7SKHQH8D7D7C", "90S"),
        ("JS9STSQS8H8D7D7C", "90S"),
        ("JSTSKS8S7SQH8D7C", "80S"),
        ("9H8H7HASADKS7D8C", "80H"),
        ("AHTHKHQHAS8D7D7C", "80H"),
        # The better of two suits: the one that opens higher, or has the jack.
        ("7SJH9HTHADJCAC8C", "90H"),
        ("JSKS7S9HTH7HADAC", "80S"),
        ("8SJHAH8H8D9C8C7C", "80H"),
    ],
)
def test_nobody_is_obliged_to_open_but_who_bids_by_the_system_does(held: str, opening: str) -> None:
    assert "-" in may_call(held, (), Convention.DIALOGUE)
    assert named(suggested(CONTREE, *after(), hand(held))) == opening


def test_of_two_suits_that_open_alike_an_expert_may_only_open_the_better_one() -> None:
    found = may_call("8SJHAH8H8D9C8C7C", (), Convention.DIALOGUE)
    assert "80H" in found
    assert "80C" not in found
