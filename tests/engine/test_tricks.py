"""What may be played, who wins, what it is worth: a test a sentence of rules.md 1.3, 1.4, 2.1."""

import pytest

from engine.actions import PlayCard, Refusal
from engine.cards import Trump
from engine.events import TrickTaken
from engine.seats import Seat
from engine.state import Play
from engine.tricks import best_play, worth
from tests.engine.table import (
    CONTREE,
    E,
    N,
    S,
    Table,
    W,
    allowed,
    cards,
    events_of,
    legal_and_barred,
    refused,
)


def winner(trump: Trump, trick: str) -> str:
    """The card that wins a trick that north led."""
    plays = [Play(seat, card) for seat, card in zip(Seat, cards(trick), strict=True)]
    return str(best_play(plays, trump, CONTREE.scales).card)


def reasons(trump: str, hand: str, trick: str) -> dict[str, Refusal]:
    """What bars the cards of a hand that may not be played."""
    return {str(card): reason for card, reason in legal_and_barred(trump, hand, trick).barred}


def test_the_leader_may_play_any_card_including_trumps() -> None:
    assert allowed("H", "7S AH KD") == {"7S", "AH", "KD"}


def test_players_must_follow_suit() -> None:
    assert allowed("H", "7S AH KD 8C", "TS") == {"7S"}
    assert reasons("H", "7S AH KD", "TS") == {
        "AH": Refusal.MUST_FOLLOW,
        "KD": Refusal.MUST_FOLLOW,
    }


def test_plain_suits_need_not_be_won() -> None:
    assert allowed("H", "7S AS KD", "TS") == {"7S", "AS"}
    assert allowed("H", "7S AS 9H", "TS JH") == {"7S", "AS"}


def test_a_void_player_must_ruff_when_an_opponent_is_winning() -> None:
    assert allowed("H", "8H QH KD", "TS") == {"8H", "QH"}
    assert reasons("H", "8H QH KD", "TS") == {"KD": Refusal.MUST_RUFF}


def test_an_opponents_ruff_must_be_overruffed_if_possible() -> None:
    assert allowed("H", "8H AH JH KD", "AS 9H") == {"JH"}
    barred = reasons("H", "8H AH JH KD", "AS 9H")
    assert set(barred) == {"8H", "AH", "KD"}
    assert set(barred.values()) == {Refusal.MUST_OVERRUFF}


def test_a_player_who_cannot_overruff_an_opponent_is_free() -> None:
    assert allowed("H", "AH 7H KD", "AS 9H") == {"AH", "7H", "KD"}
    assert reasons("H", "AH 7H KD", "AS 9H") == {}


def test_a_player_who_cannot_overruff_is_free_even_over_a_lower_partner() -> None:
    assert allowed("H", "AH 7H KD", "TS 8H 9H") == {"AH", "7H", "KD"}


def test_a_void_player_is_free_when_the_partner_is_winning() -> None:
    assert allowed("H", "8H KD 7C", "AS 7S") == {"8H", "KD", "7C"}


def test_a_void_player_may_undertrump_a_winning_partner() -> None:
    assert allowed("H", "AH JH KD", "TS 9H 8S") == {"AH", "JH", "KD"}


def test_the_partner_is_not_winning_after_an_opponents_ruff() -> None:
    assert allowed("H", "8H JH KD", "AS 7S 9H") == {"JH"}


def test_a_partner_still_to_play_is_not_winning() -> None:
    assert allowed("H", "8H KD", "7S") == {"8H"}


def test_without_the_suit_and_trumps_any_card_is_legal() -> None:
    assert allowed("H", "KD 7C", "TS") == {"KD", "7C"}
    assert allowed("H", "KD 7C", "TH") == {"KD", "7C"}


def test_a_trump_lead_must_be_beaten_if_possible() -> None:
    assert allowed("H", "JH AH 7H KD", "9H") == {"JH"}
    assert reasons("H", "JH AH KD", "9H") == {
        "AH": Refusal.MUST_OVERTAKE_TRUMP,
        "KD": Refusal.MUST_FOLLOW,
    }


def test_a_trump_lead_must_be_beaten_even_over_the_partner() -> None:
    assert allowed("H", "JH 7H KD", "9H 8H") == {"JH"}


def test_the_best_trump_so_far_must_be_beaten() -> None:
    assert allowed("H", "AH JH KD", "TH 9H") == {"JH"}


def test_a_player_who_cannot_beat_a_trump_lead_still_plays_a_trump() -> None:
    assert allowed("H", "AH 7H KD", "JH") == {"AH", "7H"}
    assert allowed("H", "7H KD", "9H 8H") == {"7H"}


def test_at_no_trumps_players_only_follow() -> None:
    assert allowed("NT", "7S AS KD", "TS") == {"7S", "AS"}
    assert allowed("NT", "9H KD", "TS") == {"9H", "KD"}


@pytest.mark.parametrize(
    ("trick", "best"),
    [
        ("7S 8S AS TS", "AS"),
        ("TS JS KS QS", "TS"),  # the ten is above king, queen and jack
        ("9S JS 8S 7S", "JS"),
        ("AS 7H TS KS", "7H"),
        ("AS 7H JH 9H", "JH"),
        ("AH 9H TH KH", "9H"),
        ("TH KH AH QH", "AH"),
        ("7S AD AC 8D", "7S"),  # other suits never win
    ],
)
def test_the_highest_trump_wins_or_else_the_highest_card_of_the_suit_led(
    trick: str, best: str
) -> None:
    assert winner(Trump.HEARTS, trick) == best


def test_without_trumps_the_highest_card_of_the_suit_led_wins() -> None:
    assert winner(Trump.NONE, "7S AH JH 8S") == "8S"
    assert winner(Trump.ALL, "AS 9S JH TS") == "9S"


def test_a_trick_is_worth_the_sum_of_its_cards() -> None:
    plays = [Play(N, card) for card in cards("JH 9H JS TS")]
    assert worth(plays, Trump.HEARTS, CONTREE.scales) == 20 + 14 + 2 + 10


def test_the_winner_leads_to_the_next_trick_and_the_others_follow_clockwise() -> None:
    table = Table()
    table.say("80H", "-", "-", "-")
    events = table.play("7S 7H 7D 7C")
    assert events_of(TrickTaken, events) == [TrickTaken(E, 0)]
    assert table.waits_for == (E,)
    table.play("8H")
    assert table.waits_for == (S,)
    table.play("8D")
    assert table.waits_for == (W,)
    table.play("8C")
    assert table.waits_for == (N,)


def test_the_last_trick_is_worth_ten_more() -> None:
    table = Table()
    table.say("80S", "-", "-", "-")
    table.play(
        "JS 7H 7D 7C 9S 8H 8D 8C AS 9H 9D 9C TS TH TD TC KS JH JD JC QS QH QD QC 8S KH KD KC"
    )
    assert [trick.points for trick in table.deal.tricks] == [20, 14, 11, 40, 10, 12, 12]
    events = table.play("7S AH AD AC")
    assert events_of(TrickTaken, events) == [TrickTaken(N, 33 + 10)]
    assert sum(trick.points for trick in table.deal.tricks) == 162


def test_cards_are_played_in_turn() -> None:
    table = Table()
    table.say("80H", "-", "-", "-")
    with refused(Refusal.NOT_YOUR_TURN, seat=N):
        table.act(E, PlayCard(*cards("7H")))
    assert [bool(table.may(seat)) for seat in Seat] == [True, False, False, False]


def test_a_card_not_held_cannot_be_played() -> None:
    table = Table()
    table.say("80H", "-", "-", "-")
    with refused(Refusal.NOT_IN_HAND, card=cards("7H")[0]):
        table.act(N, PlayCard(*cards("7H")))
    table.play("7S 7H 7D 7C")
    with refused(Refusal.NOT_IN_HAND, card=cards("7H")[0]):  # it has been played
        table.act(E, PlayCard(*cards("7H")))


def test_an_illegal_card_is_refused_with_the_legal_ones() -> None:
    table = Table("9STSJSQSKSAS7HJH / 7S7D8H9HTHQHKHAH / 8S8D9DTDJDQDKDAD / 7C8C9CTCJCQCKCAC")
    table.say("80H", "-", "-", "-")
    table.play("9S")
    before = table.state
    with refused(Refusal.MUST_FOLLOW, cards=cards("7S")):
        table.play("AH")
    assert table.state == before
    table.play("7S 8S 7C TS")
    with refused(Refusal.MUST_RUFF, cards=cards("8H9HTHQHKHAH")):
        table.play("7D")
    table.play("8H 8D 8C TH 9D 9C")
    with refused(Refusal.MUST_OVERTAKE_TRUMP, cards=cards("JH")):
        table.play("7H")


def test_the_overruff_obligation_names_the_cards_that_satisfy_it() -> None:
    table = Table("7S8S9STSJSQSKSAS / 7H7D8DTDJDQDKDAD / 8H9H9DTHJHQHKHAH / 7C8C9CTCJCQCKCAC")
    table.say("-", "80H", "-", "-", "-")
    table.play("7S 7H")
    with refused(Refusal.MUST_OVERRUFF, cards=cards("8H9HTHJHQHKHAH")):
        table.play("9D")
