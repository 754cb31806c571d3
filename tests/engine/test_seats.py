"""Who follows whom and who plays with whom (rules.md 1.1)."""

import pytest

from engine.seats import CLOCKWISE, COUNTER_CLOCKWISE, HEAD_TO_HEAD, Seating
from tests.engine.table import EW, NS, E, N, S, W


def test_clockwise_the_turn_passes_to_the_left() -> None:
    assert [CLOCKWISE.after(seat) for seat in (N, E, S, W)] == [E, S, W, N]


def test_counter_clockwise_the_turn_passes_to_the_right() -> None:
    assert [COUNTER_CLOCKWISE.after(seat) for seat in (N, E, S, W)] == [W, N, E, S]


@pytest.mark.parametrize("seating", [CLOCKWISE, COUNTER_CLOCKWISE])
def test_partners_sit_opposite(seating: Seating) -> None:
    assert [seating.partner(seat) for seat in (N, E, S, W)] == [S, W, N, E]
    assert {seating.team(N), seating.team(S)} == {NS}
    assert {seating.team(E), seating.team(W)} == {EW}
    assert set(seating.members(EW)) == {E, W}


def test_two_players_have_no_partner() -> None:
    assert HEAD_TO_HEAD.partner(N) is None
    assert HEAD_TO_HEAD.after(N) is S
    assert [HEAD_TO_HEAD.team(seat) for seat in (N, S)] == [NS, EW]


@pytest.mark.parametrize("seating", [CLOCKWISE, COUNTER_CLOCKWISE, HEAD_TO_HEAD])
def test_seat_before_reverses_seat_after(seating: Seating) -> None:
    for seat in seating.order:
        assert seating.before(seating.after(seat)) is seat
        assert set(seating.starting_at(seat)) == set(seating.order)
        assert seating.starting_at(seat)[0] is seat


def test_each_side_has_its_opponents() -> None:
    assert [team.other for team in (NS, EW)] == [EW, NS]
