"""Whose melds score: rules.md 1.6 and 2.5-2.13, a sentence a test."""

import pytest

from engine.cards import Trump
from tests.engine.melds.games import scoring

FOURS_OF_BELOTE = ["J", "9", "A", "T", "K", "Q"]
BEST_SIDE = ["belote_501", "belote", "baloot", "pilotta", "clabber"]


def four(rank: str) -> str:
    """All four of a rank."""
    return "".join(rank + suit for suit in "SHDC")


@pytest.mark.parametrize("key", ["belote_501", "belote", "bidding_belote", "pilotta", "clabber"])
def test_without_announcements_no_one_scores(key: str) -> None:
    assert scoring(key, "///") == []


@pytest.mark.parametrize("key", BEST_SIDE)
def test_the_side_with_the_best_meld_scores_all_its_melds(key: str) -> None:
    assert scoring(key, "QSJSTS / KCQCJC / ADKDQDJD / QHJHTH") == [0, 2]
    assert scoring(key, "QSJSTS / KCQCJCTC / ADKDQD / QHJHTH") == [1, 3]


@pytest.mark.parametrize("key", BEST_SIDE)
def test_a_partner_without_melds_adds_nothing(key: str) -> None:
    assert scoring(key, "/ AHKHQH // ") == [1]


def test_in_bidding_belote_both_sides_score_everything() -> None:
    assert scoring("bidding_belote", "QSJSTS / KCQCJC // QHJHTH") == [0, 1, 3]


@pytest.mark.parametrize("key", ["belote_501", "belote", "pilotta", "clabber"])
def test_every_four_beats_every_sequence(key: str) -> None:
    assert scoring(key, f"{four('Q')} / AHKHQHJHTH9H //") == [0]


@pytest.mark.parametrize("key", ["belote_501", "belote", "pilotta", "clabber"])
@pytest.mark.parametrize("place", range(5))
def test_fours_rank_jack_nine_ace_ten_king_queen(key: str, place: int) -> None:
    better, worse = FOURS_OF_BELOTE[place : place + 2]
    assert scoring(key, f"{four(worse)} / {four(better)} //") == [1]


def test_in_classic_belote_eights_and_sevens_are_the_lowest_fours() -> None:
    assert scoring("belote_501", f"{four('8')} / {four('Q')} //") == [1]
    assert scoring("belote_501", f"{four('7')} / {four('8')} //") == [1]
    assert scoring("belote_501", f"ASKSQSJSTS9S8S / {four('7')} //") == [1]


def test_in_classic_belote_length_decides_before_rank() -> None:
    hands = "AHKHQHJHTH / QSJSTS9S8S7S //"
    assert scoring("belote_501", hands) == [1]


@pytest.mark.parametrize("key", ["belote", "pilotta", "clabber"])
def test_elsewhere_sequences_of_five_and_more_are_one_class(key: str) -> None:
    assert scoring(key, "AHKHQHJHTH / QSJSTS9S8S7S //") == [0]
    assert scoring(key, "KSQSJSTS9S / AHKHQHJHTH9H //", Trump.CLUBS) == [1]


@pytest.mark.parametrize("key", BEST_SIDE)
def test_equal_sequences_are_compared_by_their_top_card(key: str) -> None:
    assert scoring(key, "QSJSTS / KDQDJD //") == [1]
    assert scoring(key, "QHJHTH / KDQDJD //") == [1]


@pytest.mark.parametrize("key", BEST_SIDE)
def test_then_a_sequence_in_trumps_wins(key: str) -> None:
    assert scoring(key, "KSQSJS / KHQHJH //") == [1]
    assert scoring(key, "KSQSJS / KHQHJH //", Trump.SPADES) == [0]


@pytest.mark.parametrize("key", ["belote_501", "belote", "pilotta"])
def test_among_equals_the_eldest_hand_wins(key: str) -> None:
    assert scoring(key, "/ KSQSJS / KDQDJD / KCQCJC") == [1, 3]
    assert scoring(key, "KSQSJS ///KDQDJD") == [0]


def test_in_baloot_among_equals_the_dealer_wins_and_then_the_eldest_hand() -> None:
    assert scoring("baloot", "KSQSJS / 7S / 7D / KDQDJD") == [3]
    assert scoring("baloot", "KSQSJS / KDQDJD / 7D /") == [0]
    assert scoring("baloot", "/ KSQSJS / KDQDJD /") == [1]


@pytest.mark.parametrize(
    ("better", "worse", "trump"),
    [
        (four("A"), "AHKHQHJHTH", Trump.NONE),
        ("AHKHQHJHTH", four("A"), Trump.HEARTS),
        ("KHQHJHTH9H", four("K"), Trump.NONE),
        ("QSJSTS9S8S", four("A"), Trump.HEARTS),
        (four("A"), four("K"), Trump.HEARTS),
        (four("K"), four("Q"), Trump.HEARTS),
        (four("Q"), four("J"), Trump.NONE),
        (four("J"), four("T"), Trump.NONE),
        (four("T"), "AHKHQHJH", Trump.HEARTS),
        ("TS9S8S7S", "AHKHQH", Trump.HEARTS),
    ],
)
def test_the_order_of_baloots_projects(better: str, worse: str, trump: Trump) -> None:
    assert scoring("baloot", f"{worse} / {better} //", trump) == [1]
    assert scoring("baloot", f"{better} // / {worse}", trump) == [0]


def test_in_clabber_equal_melds_of_both_sides_cancel() -> None:
    assert scoring("clabber", "KSQSJS / KDQDJD //") == []
    assert scoring("clabber", "KSQSJS / KDQDJD / AHKH / TC9CJC") == []


def test_in_clabber_equal_melds_of_partners_do_not_cancel() -> None:
    assert scoring("clabber", "KSQSJS / QCJCTC / KDQDJD /") == [0, 2]


def test_in_clabber_equal_lower_melds_do_not_matter() -> None:
    assert scoring("clabber", "KSQSJS / KDQDJD / AHKHQH /") == [0, 2]


def test_in_tarabish_only_the_best_player_scores_without_the_partner() -> None:
    assert scoring("tarabish", "AHKHQHJH / ASKSQS / 6D7D8D /") == [0]


def test_in_tarabish_a_fifty_beats_a_twenty() -> None:
    assert scoring("tarabish", "AHKHQH / 6S7S8S9S //") == [1]


def test_in_tarabish_length_beyond_a_fifty_does_not_count() -> None:
    assert scoring("tarabish", "6S7S8S9STSJSQS / KDQDJDTD //") == [1]


def test_in_tarabish_equal_melds_cancel_even_between_partners() -> None:
    assert scoring("tarabish", "ASKSQS / ADKDQD //") == []
    assert scoring("tarabish", "ASKSQS / 6C7C8C / ADKDQD /") == []
    assert scoring("tarabish", "ASKSQS / 6C7C8C / AHKHQH /") == [2]


def test_equal_melds_in_one_hand_do_not_cancel() -> None:
    assert scoring("tarabish", "ASKSQSADKDQD / 6H7H8H //") == [0]
    assert scoring("clabber", "ASKSQSADKDQD / 9HTHJH //") == [0]
