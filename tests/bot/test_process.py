"""What garbage collection skips."""

import gc
from collections.abc import Iterator

import pytest

from bot.process import freeze_loaded_objects


@pytest.fixture(autouse=True)
def _as_before() -> Iterator[None]:
    before = gc.get_threshold()
    yield
    gc.set_threshold(*before)


class Circle:
    """Something that refers to itself."""

    def __init__(self) -> None:
        self.itself = self


@pytest.mark.slow
def test_existing_objects_are_frozen_and_new_ones_still_collected() -> None:
    lasting = Circle()
    freeze_loaded_objects()
    assert not any(each is lasting for each in gc.get_objects())
    assert gc.get_freeze_count() > 0
    passing = Circle()
    assert any(each is passing for each in gc.get_objects())
    number = len(gc.get_objects())
    del passing
    assert gc.collect() > 0
    assert len(gc.get_objects()) < number
