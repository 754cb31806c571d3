"""Fast copies of frozen values with a few fields changed: most of a replay's work."""

from typing import TYPE_CHECKING, TypeVar

T = TypeVar("T")

if TYPE_CHECKING:
    # So that the names and types of the fields are checked as they are elsewhere.
    from dataclasses import replace as changed
else:

    def changed(value: T, /, **fields: object) -> T:
        """As `dataclasses.replace`, for a value without slots: ten times as fast on a wide one.

        Nothing is begun again: no ``__init__``, no ``__post_init__``; a ``cached_property`` of
        the value would go with it, so such values have none.
        """
        copy = object.__new__(type(value))
        object.__setattr__(copy, "__dict__", value.__dict__ | fields)
        return copy


__all__ = ["changed"]
