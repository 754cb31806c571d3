"""How the bot was from minute to minute of a load: does anything grow that should not?"""

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import linear_regression

WARMING = 10
"""Minutes in which caches fill; what grows after them is looked at apart."""


@dataclass(frozen=True, slots=True)
class Minute:
    """How it was at the end of a minute: MiB, tasks, games ended so far."""

    memory: float
    tasks: int
    ended: int


def minutes_told(minutes: Sequence[Minute]) -> list[str]:
    """Say memory and tasks of all minutes, and how much memory grew once it was warm."""
    warming, warm = minutes[: WARMING + 1], minutes[WARMING + 1 :]
    lines = [
        f"memory by the minute, MiB: {_listed(warming)}",
        f"tasks: {minutes[0].tasks} at the start, {minutes[-1].tasks} at the end,"
        f" at most {max(each.tasks for each in minutes)}",
        f"games ended: {minutes[-1].ended}",
    ]
    if len(warm) > 1:
        slope, _ = linear_regression(range(len(warm)), [each.memory for each in warm])
        lines.insert(1, f"then: {_listed(warm)}; {slope:+.3f} MiB a minute")
    return lines


def _listed(minutes: Sequence[Minute]) -> str:
    return " ".join(f"{each.memory:.1f}" for each in minutes)
