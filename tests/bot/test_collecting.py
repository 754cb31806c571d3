"""What lasts is not looked through again for garbage."""

import gc
from collections.abc import Iterator

import pytest

from bot.collecting import spare_what_lasts


@pytest.fixture(autouse=True)
def _as_before() -> Iterator[None]:
    before = gc.get_threshold()
    yield
    gc.set_threshold(*before)
    gc.unfreeze()


class Circle:
    """Something that refers to itself."""

    def __init__(self) -> None:
        self.itself = self


def test_what_there_is_is_set_aside_and_what_comes_is_still_collected() -> None:
    lasting = Circle()
    spare_what_lasts()
    assert not any(each is lasting for each in gc.get_objects())
    assert gc.get_freeze_count() > 0
    passing = Circle()
    assert any(each is passing for each in gc.get_objects())
    number = len(gc.get_objects())
    del passing
    assert gc.collect() > 0
    assert len(gc.get_objects()) < number
