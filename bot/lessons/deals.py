"""The guided deals: chosen so that each duty bites somewhere in them when they are well played."""

from collections.abc import Iterator
from dataclasses import dataclass
from importlib.resources import files

from engine.events import Dealt
from engine.notation import read
from engine.ruleset import RuleSet
from engine.state import GameState
from engine.variants import find_variant

FILE = "deals.txt"
COMMENT = "#"


@dataclass(frozen=True, slots=True)
class Lesson:
    """A deal to learn from: its rules, the game before it, and the pack as it is laid out."""

    rules: RuleSet
    opening: GameState
    dealt: Dealt


def _lessons() -> Iterator[Lesson]:
    for line in files(__package__).joinpath(FILE).read_text("utf-8").splitlines():
        if line and not line.startswith(COMMENT):
            reading = read(line, find_variant)
            yield Lesson(reading.rules, reading.opening, reading.deal.laid_out)


DEALS = tuple(_lessons())
"""In the order in which they are offered."""
