"""Fast copies of frozen dataclasses with some fields changed; replays spend most time here."""

from typing import TYPE_CHECKING, TypeVar

T = TypeVar("T")

if TYPE_CHECKING:
    # So that the names and types of the fields are checked as they are elsewhere.
    from dataclasses import replace as changed
else:

    def changed(value: T, /, **fields: object) -> T:
        """Copy like `dataclasses.replace`, for classes without slots; ten times as fast if wide.

        Neither ``__init__`` nor ``__post_init__`` runs. A ``cached_property`` would be copied
        with the value, so such values must have none.
        """
        copy = object.__new__(type(value))
        object.__setattr__(copy, "__dict__", value.__dict__ | fields)
        return copy


__all__ = ["changed"]
