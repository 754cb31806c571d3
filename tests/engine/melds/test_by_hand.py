"""Melds and belotes that players announce themselves, or lose (rules.md 1.6, 1.7)."""

from random import Random

import pytest

from engine.actions import PlayCard, Refusal
from engine.announcements import best_melds
from engine.events import BeloteAnnounced, CardPlayed, MeldsAnnounced, MeldsCompared, MeldsShown
from engine.game import legal_actions
from engine.ruleset import Announcing
from engine.seats import Seat
from tests.engine.melds.playing import DEALS, belote_points, meld_points, play, table
from tests.engine.table import E, N, S, Table, W, events_of, refused


def by_hand(key: str = "belote") -> Table:
    """The deal in which north and west hold a tierce and east a quarte; north is to lead."""
    return table(key, announcing=Announcing.BY_HAND)


def can_announce(seated: Table, seat: Seat) -> bool:
    """Whether the seat may announce with any of its cards."""
    actions = legal_actions(seated.rules, seated.state, seat)
    return any(isinstance(action, PlayCard) and action.announcing for action in actions)


def test_a_card_can_be_played_with_or_without_the_announcement() -> None:
    seated = by_hand()
    legal = legal_actions(seated.rules, seated.state, N)
    for card in seated.deal.holdings[N].playable:
        assert {PlayCard(card), PlayCard(card, announcing=True)} <= set(legal)


def test_a_silent_player_has_announced_nothing() -> None:
    seated = by_hand()
    seated.play("KS 8H 7S 8S")
    assert not events_of(MeldsAnnounced, seated.log)
    assert not events_of(MeldsCompared, seated.log)
    seated.play_out(Random(1))
    assert meld_points(seated) == (0, 0)


def test_unannounced_melds_lose_to_lower_ones() -> None:
    seated = by_hand()
    play(seated, "KS", announcing=True)
    seated.play("8H 7S")
    events = play(seated, "8S", announcing=True)
    assert events_of(MeldsCompared, events) == [MeldsCompared((N,))]
    seated.play_out(Random(1))
    assert meld_points(seated) == (20, 0)


def test_one_announcement_covers_every_meld_held() -> None:
    seated = by_hand()
    events = play(seated, "KS", announcing=True)
    assert [type(event) for event in events[1:]] == [MeldsAnnounced]
    assert seated.deal.melds[N] == best_melds(seated.rules, seated.deal, N) != ()


def test_melds_cannot_be_announced_with_the_second_card() -> None:
    seated = by_hand()
    seated.play("KS 8H 7S 8S")
    for seat, card in ((E, "9H"), (S, "8C"), (W, "KH"), (N, "7H")):
        assert seated.waits_for == (seat,)
        assert can_announce(seated, seat) is (seat is W)  # west has the belote to announce
        seated.play(card)


def test_a_player_without_melds_cannot_announce() -> None:
    seated = by_hand()
    seated.play("KS 8H")
    assert not can_announce(seated, S)
    with refused(Refusal.NOTHING_TO_ANNOUNCE):
        play(seated, "7S", announcing=True)


def test_manually_announced_melds_are_shown_automatically() -> None:
    seated = by_hand("pilotta")
    seated.play("KS")
    play(seated, "8H", announcing=True)
    seated.play("7S 8S")
    assert events_of(MeldsShown, seated.play("9H")) == [MeldsShown(E, seated.deal.melds[E])]


def test_automatic_announcements_leave_no_choice() -> None:
    seated = table("belote")
    assert not can_announce(seated, N)
    with refused(Refusal.NOTHING_TO_ANNOUNCE):
        play(seated, "KS", announcing=True)


TO_THE_SECOND_TRICK = "KS 8H 7S 8S 9H 8C"
"""East has won and leads a trump; west, who holds king and queen, is to play."""


def west_to_play(key: str) -> Table:
    """West is to play to a lead of trumps, with king and queen in hand."""
    seated = table(key, announcing=Announcing.BY_HAND)
    seated.play(TO_THE_SECOND_TRICK)
    return seated


def on_the_next_trump(seated: Table) -> None:
    """North follows, east leads another trump, south discards: west is to play again."""
    seated.play("7H TH TC")


def play_out_in_silence(seated: Table) -> set[str]:
    """Play at random without a word; the cards with which north or west could have said one."""
    rng, chances = Random(3), set[str]()
    while not seated.over:
        (seat,) = seated.waits_for
        legal = legal_actions(seated.rules, seated.state, seat)
        cards = [action for action in legal if isinstance(action, PlayCard)]
        chances |= {str(action.card) for action in cards if action.announcing}
        seated.act(seat, rng.choice([action for action in cards if not action.announcing]))
    return chances


@pytest.mark.parametrize(("first", "second"), [("KH", "QH"), ("QH", "KH")])
def test_saying_both_words_scores_belote(first: str, second: str) -> None:
    seated = west_to_play("belote")
    assert BeloteAnnounced(W, again=False) in play(seated, first, announcing=True)
    on_the_next_trump(seated)
    assert BeloteAnnounced(W, again=True) in play(seated, second, announcing=True)
    seated.play_out(Random(1))
    assert belote_points(seated) == (0, 20)


@pytest.mark.parametrize("key", ["bidding_belote", "pilotta"])
def test_where_one_word_is_enough_it_is_said_with_the_first_card(key: str) -> None:
    seated = west_to_play(key)
    assert BeloteAnnounced(W, again=False) in play(seated, "QH", announcing=True)
    assert play_out_in_silence(seated) == set()
    assert belote_points(seated) == (0, 20)


@pytest.mark.parametrize("key", ["clabber", "baloot"])
def test_where_belote_is_said_on_the_second_card_the_first_is_silent(key: str) -> None:
    seated = table(key, DEALS["dad" if key == "clabber" else "sira"], Announcing.BY_HAND)
    play(seated, "KH", announcing=True)
    assert events_of(MeldsAnnounced, seated.log)
    assert not events_of(BeloteAnnounced, seated.log)
    assert play_out_in_silence(seated) & {"KH", "QH"} == {"QH"}
    assert belote_points(seated) == (0, 0)


def test_forgetting_the_second_word_loses_belote() -> None:
    seated = west_to_play("belote")
    play(seated, "KH", announcing=True)
    on_the_next_trump(seated)
    seated.play("QH")
    assert play_out_in_silence(seated) == set()
    assert belote_points(seated) == (0, 0)


@pytest.mark.parametrize("key", ["belote", "bidding_belote", "pilotta"])
def test_forgetting_the_first_word_cannot_be_repaired(key: str) -> None:
    seated = west_to_play(key)
    seated.play("KH")
    on_the_next_trump(seated)
    with refused(Refusal.NOTHING_TO_ANNOUNCE):
        play(seated, "QH", announcing=True)
    assert play_out_in_silence(seated) == set()
    assert belote_points(seated) == (0, 0)


def test_only_king_and_queen_of_trumps_have_a_word() -> None:
    assert play_out_in_silence(west_to_play("belote")) == {"KH", "QH"}


def run_announced() -> Table:
    """North has led the king and announced their run with king and queen, and is to play again."""
    seated = table("tarabish", DEALS["twenty"], Announcing.BY_HAND)
    play(seated, "KH", announcing=True)
    seated.play("7H KC AH TC")
    return seated


def test_the_bella_may_be_said_when_the_sequence_is_shown() -> None:
    seated = run_announced()
    events = play(seated, "6C", announcing=True)
    assert [type(event) for event in events] == [CardPlayed, BeloteAnnounced, MeldsShown]
    assert play_out_in_silence(seated) == set()
    assert belote_points(seated) == (20, 0)


def test_the_bella_may_still_be_said_on_the_second_card() -> None:
    seated = run_announced()
    seated.play("6C 7C 9C TH JH 8H JS")
    assert BeloteAnnounced(N, again=False) in play(seated, "QH", announcing=True)
    seated.play_out(Random(1))
    assert belote_points(seated) == (20, 0)


def test_the_bella_cannot_be_said_with_an_unannounced_sequence() -> None:
    seated = table("tarabish", DEALS["twenty"], Announcing.BY_HAND)
    seated.play("KH 7H KC AH TC")
    with refused(Refusal.NOTHING_TO_ANNOUNCE):
        play(seated, "6C", announcing=True)


def test_a_barred_baloot_cannot_be_said() -> None:
    seated = table("baloot", DEALS["hundred"], Announcing.BY_HAND)
    play(seated, "KH", announcing=True)
    assert "QH" not in play_out_in_silence(seated)
    assert seated.deal.scoring == (N,)
