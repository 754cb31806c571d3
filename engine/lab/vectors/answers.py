"""What a vector expects beside what the engine answers."""

from collections.abc import Mapping
from dataclasses import dataclass

from engine.lab.vectors.records import Json


@dataclass(frozen=True, slots=True)
class Answer:
    """The two sides of a comparison."""

    expected: Json
    came: Json

    @property
    def agrees(self) -> bool:
        """Whether they are equal; of an object, what is expected by name has to be there."""
        if isinstance(self.expected, Mapping) and isinstance(self.came, Mapping):
            came = self.came
            return all(
                name in came and came[name] == value for name, value in self.expected.items()
            )
        return self.expected == self.came
