"""A part of an evening."""

from collections.abc import Callable, Coroutine, Mapping
from dataclasses import dataclass, field

from tests.look.visit import Visit


@dataclass(frozen=True, slots=True, kw_only=True)
class Scene:
    """What is played, from which deals, under which settings, and whether cards are emojis."""

    play: Callable[[Visit], Coroutine[object, object, None]]
    seed: int = 0
    signs: bool = False
    settings: Mapping[str, object] = field(default_factory=dict)

    def __str__(self) -> str:
        return self.play.__name__
