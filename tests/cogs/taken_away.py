"""What the log says of what Discord has taken away."""

from collections.abc import Iterable, Mapping
from typing import Any


def taken_away(told: Iterable[Mapping[str, Any]]) -> set[object]:
    """All without which something was done."""
    return {each["what"] for each in told if each["event"] == "done without something of Discord's"}
