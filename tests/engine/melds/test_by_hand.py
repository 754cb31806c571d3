"""Melds that players announce themselves, or lose (rules.md 1.6)."""

from random import Random

from engine.actions import PlayCard, Refusal
from engine.announcements import best_melds
from engine.events import MeldsAnnounced, MeldsCompared, MeldsShown
from engine.game import legal_actions
from engine.ruleset import Announcing
from engine.seats import Seat
from tests.engine.melds.playing import meld_points, play, table
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
