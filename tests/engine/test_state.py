"""A copy with fields changed is what dataclasses give, and leaves what it was made of alone."""

from dataclasses import FrozenInstanceError, replace

import pytest

from engine.seats import Seat
from engine.state import GameState, changed


def test_changed_equals_dataclasses_replace() -> None:
    before = GameState(dealer=Seat.NORTH, scores=(80, 0))
    after = changed(before, scores=(80, 160), carry=20)
    assert after == replace(before, scores=(80, 160), carry=20)
    assert hash(after) == hash(replace(before, scores=(80, 160), carry=20))
    assert before == GameState(dealer=Seat.NORTH, scores=(80, 0))


def test_a_copy_is_frozen_like_its_original() -> None:
    copy = changed(GameState(dealer=Seat.NORTH), carry=20)
    with pytest.raises(FrozenInstanceError):
        copy.carry = 30  # type: ignore[misc]
