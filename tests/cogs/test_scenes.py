"""Every screen is in a scene of `make look`, which is known here without playing any."""

from tests.look.scenes import SCENES
from tests.look.seen import DRAWN_IN, NOWHERE, screens


def test_every_screen_is_in_a_scene() -> None:
    listed = [screen for drawn in DRAWN_IN.values() for screen in drawn]
    assert sorted(listed) == sorted(screens())
    assert {*DRAWN_IN} - {NOWHERE} <= {str(scene) for scene in SCENES}
