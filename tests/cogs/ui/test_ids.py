"""What stands on a control can be read back, and nothing else can."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cogs.features import press_handlers
from cogs.ui.ids import ControlId
from engine.cards import PACK_32, Suit
from engine.seats import Seat

LARGEST = 36**12 - 1
NAMES = tuple(press_handlers())
ARGUMENTS = st.from_regex(r"[0-9A-Za-z-]{0,50}", fullmatch=True)
CONTROLS = st.builds(
    ControlId, st.sampled_from(NAMES), st.integers(0, LARGEST), st.integers(0, LARGEST), ARGUMENTS
)


@pytest.mark.slow
@given(CONTROLS)
def test_control_ids_round_trip(control: ControlId) -> None:
    assert ControlId.parse(str(control)) == control
    assert len(str(control)) <= 100


@given(st.text())
def test_any_other_id_is_refused(text: str) -> None:
    try:
        control = ControlId.parse(text)
    except ValueError:
        return
    assert ControlId.parse(str(control)) == control


@pytest.mark.parametrize(
    "text", ["", "b1:card:1:1", "b0:card:1:1:JH", "b1:card:1:1:JH:x", "b1:x:1:1:"]
)
def test_ids_this_version_does_not_write_are_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r".*"):
        ControlId.parse(text)


def test_a_component_number_depends_on_its_action_only() -> None:
    before = ControlId("card", 1, 5, "JH")
    assert before.component == ControlId("card", 7, 99, "JH").component
    assert 1 <= before.component < 2**31


def test_no_two_controls_of_a_message_share_a_number() -> None:
    bids = [f"{value}{suit}" for value in (*range(80, 170, 10), "capot") for suit in Suit]
    others = ("", "1", "2", *(seat.name.lower() for seat in Seat))
    controls = [
        *(ControlId("card", argument=str(card)) for card in PACK_32.cards),
        *(ControlId("bid", argument=bid) for bid in bids),
        *(ControlId(verb, argument=other) for verb in NAMES for other in others),
    ]
    assert len({control.component for control in controls}) == len(controls)
