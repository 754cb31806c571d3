"""Belote: king and queen of trumps in one hand, a sentence of rules.md 1.7 and 2.1 a test."""

from dataclasses import replace
from random import Random

import pytest

from engine.announcements import belote_pairs, belotes_dealt
from engine.cards import SUIT_TRUMPS, Suit, Trump
from engine.events import BeloteAnnounced, CardPlayed, ContractFixed, TrickTaken
from engine.notation import read
from engine.ruleset import BeloteRules
from engine.settlement import LineCode, Result
from engine.state import Belote
from engine.variants import find_variant
from engine.view import view
from tests.engine.table import CONTREE, E, N, S, Table, W, cards, events_of, hands

NORTH_LEADS_HEARTS = "7H8HKHQHJH9H7S8S / 7D8D9DTDJDQDTHAH / 9STSJSQSKSASKDAD / 7C8C9CTCJCQCKCAC"


def hearts() -> Table:
    """North has bid hearts and holds their king and queen."""
    table = Table(NORTH_LEADS_HEARTS)
    table.say("80H", "-", "-", "-")
    return table


def test_the_pair_is_king_and_queen_of_trumps() -> None:
    assert belote_pairs(CONTREE.belote, Trump.HEARTS) == (cards("KHQH"),)


@pytest.mark.parametrize("trump", [Trump.NONE, Trump.ALL])
def test_there_is_no_belote_without_a_trump_suit(trump: Trump) -> None:
    assert belote_pairs(CONTREE.belote, trump) == ()
    assert belotes_dealt(CONTREE.belote, hands(NORTH_LEADS_HEARTS), trump) == ()


def test_belote_needs_both_cards_dealt_to_one_hand() -> None:
    dealt = hands(NORTH_LEADS_HEARTS)
    holders = {
        trump: [held.seat for held in belotes_dealt(CONTREE.belote, dealt, trump)]
        for trump in SUIT_TRUMPS
    }
    assert holders == {Trump.SPADES: [S], Trump.HEARTS: [N], Trump.DIAMONDS: [], Trump.CLUBS: [W]}


@pytest.mark.parametrize(("first", "second"), [("KH", "QH"), ("QH", "KH")])
def test_belote_is_announced_on_its_first_card_and_again_on_its_second(
    first: str, second: str
) -> None:
    table = hearts()
    events = table.play(first)
    assert events == (CardPlayed(N, *cards(first)), BeloteAnnounced(N, again=False))
    table.play("TH" if first == "QH" else "AH")
    table.play("9S 7C")
    assert not events_of(BeloteAnnounced, table.log[-3:])
    table.play("7D KD 8C")  # east won the trump and leads a diamond
    events = table.play(second)
    assert events[:2] == (CardPlayed(N, *cards(second)), BeloteAnnounced(N, again=True))
    assert isinstance(events[2], TrickTaken)
    assert len(events_of(BeloteAnnounced, table.log)) == 2


def test_king_and_queen_in_two_hands_are_not_announced() -> None:
    table = Table("7H8HKHAHJH9H7S8S / 7D8D9DTDJDQDTHQH / 9STSJSQSKSASKDAD / 7C8C9CTCJCQCKCAC")
    table.say("80H", "-", "-", "-")
    table.play("KH TH 9S 7C 7D KD 8C AH")
    assert not events_of(BeloteAnnounced, table.log)


def test_other_kings_and_queens_are_not_announced() -> None:
    table = Table()
    table.say("80H", "-", "-", "-")
    table.play("KS")
    assert not events_of(BeloteAnnounced, table.log)


def test_the_defences_belote_is_announced_too() -> None:
    table = Table()
    table.say("80H", "-", "-", "-")  # east holds every heart
    events = table.play("7S KH")
    assert events_of(BeloteAnnounced, events) == [BeloteAnnounced(E, again=False)]


def test_belote_is_unknown_before_it_is_announced() -> None:
    table = hearts()
    assert table.deal.belotes == (Belote(N, Suit.HEARTS),)
    for seat in (*CONTREE.seating.order, None):
        seen = view(CONTREE, table.state, seat).deal
        assert seen is not None
        assert seen.belotes == ()
    table.play("QH")
    for seat in (*CONTREE.seating.order, None):
        seen = view(CONTREE, table.state, seat).deal
        assert seen is not None
        assert seen.belotes == (Belote(N, Suit.HEARTS, 1),)


def test_a_rule_set_without_belote_announces_none() -> None:
    table = Table(NORTH_LEADS_HEARTS, rules=replace(CONTREE, belote=None))
    table.say("80H", "-", "-", "-")
    table.play("KH AH")
    assert not events_of(BeloteAnnounced, table.log)


def test_the_contract_does_not_reveal_belote() -> None:
    table = Table(NORTH_LEADS_HEARTS)
    events = table.say("80H", "-", "-", "-")
    assert [type(event) for event in events[1:]] == [ContractFixed]


@pytest.mark.parametrize(("first", "second", "points"), [("KH", "QH", 20), ("QH", "KH", 0)])
def test_where_the_king_must_come_first_the_queen_first_loses_belote(
    first: str, second: str, points: int
) -> None:
    rules = replace(CONTREE, belote=BeloteRules(points=20, king_first=True))
    table = Table(NORTH_LEADS_HEARTS, rules=rules)
    table.say("80H", "-", "-", "-")
    table.play(first)
    table.play("TH" if first == "QH" else "AH")
    table.play("9S 7C 7D KD 8C")
    table.play(second)
    assert len(events_of(BeloteAnnounced, table.log)) == (2 if points else 0)
    table.play_out(Random(1))
    settlement = table.deal.settlement
    assert settlement is not None
    assert settlement.tally.belote == (points, 0)


SAVED_BY_BELOTE = (
    "contree S | KDAHKH7S8H9CJS9H / ASQSACJH9SQCQDKC / TD9DTH7D7C8DJC8C / 7HQHJDTSTCADKS8S"
    " | 80C S:x - E:- | 8S7SQSJC 7DADKDQD TC9CAC8C 8HJHTH7H 8DJDKH9S QH9HAS7C 9DTSJSKC QCTDKSAH"
)
"""East and west have bid 80 and taken 78; east held king and queen of clubs."""

THE_DEFENCE_HAS_IT = (
    "contree E | TDJCKSQHJD9H9SQD / 7S8HASAHTH7DTS8D / ACAD7HTCJSKD7CQS / QCJH8CKH9D9C8SKC"
    " | 90C - - - | 7HKH9HTH ASJS8S9S TSQS9CKS 8CJC8D7C QH8HTCJH KD9DTD7D QD7SADQC KCJDAHAC"
)
"""North and south have bid 90 and taken 87; west, in defence, held king and queen of clubs."""


@pytest.mark.parametrize(
    ("line", "points", "belote", "result", "scores"),
    [
        (SAVED_BY_BELOTE, (78, 84), (20, 0), Result.MADE, (240, 80)),
        (THE_DEFENCE_HAS_IT, (87, 75), (0, 20), Result.FAILED, (0, 250)),
    ],
)
def test_a_deal_decided_by_belote(
    line: str,
    points: tuple[int, int],
    belote: tuple[int, int],
    result: Result,
    scores: tuple[int, int],
) -> None:
    settlement = read(line, find_variant).deal.settlement
    assert settlement is not None
    assert settlement.tally.card_points == points
    assert settlement.tally.belote == belote
    assert (settlement.result, settlement.scores) == (result, scores)
    told = [line.code for line in settlement.lines]
    assert (LineCode.BELOTE_MARGIN in told) is (result is Result.MADE)
