"""Arguments of controls, as they are written."""

from collections.abc import Iterator
from contextlib import suppress
from typing import cast

from cogs.ui.control_words import Fields
from cogs.ui.controls import WordedControl
from cogs.ui.ids import ControlName


def as_argument(value: object) -> str:
    """What a dataclass is in the argument of a control that carries it alone."""
    return Fields(type(value), whole=True).write(value)


def examples_of(declared: ControlName) -> Iterator[ControlName | WordedControl]:
    """A control with all that each of its words can stand for; a bare one is its name."""
    if declared.carries is None:
        yield declared
        return
    kind = cast("type[WordedControl]", declared.carries)
    for fields in kind.words.examples():
        # What may not stand together is no control.
        with suppress(ValueError):
            yield kind(**fields)
