"""What the bot asked of the little Discord, and what it was told."""

import re
from collections import Counter
from dataclasses import dataclass, field

INVALID = frozenset({401, 403, 404, 429})
"""The answers of which Discord bears ten thousand in ten minutes; 404 is counted as strictly."""

_TOKEN = re.compile(r"^(/(?:webhooks|interactions)/\d+)/[^/]+")
_NUMBER = re.compile(r"/\d+")

Row = tuple[str, int]


def route_of(method: str, path: str) -> str:
    """Name the route of a request: its path without ids and tokens."""
    bare = _TOKEN.sub(r"\1/{token}", path)
    return f"{method} {_NUMBER.sub('/{id}', bare)}"


@dataclass(frozen=True, slots=True)
class Heard:
    """A request: by which port it came, when it was answered, and how."""

    port: int
    at: float
    route: str
    path: str
    status: int


@dataclass
class Ledger:
    """Counts each answer by route and status, and keeps what was wrong."""

    counts: Counter[Row] = field(default_factory=Counter)
    complaints: list[str] = field(default_factory=list)
    journal: list[Heard] | None = None
    """Every request, where a test wants to tell who asked what."""
    impatient: int = 0
    """Requests that came before the ``retry_after`` of an earlier 429 had passed."""
    limits_met: Counter[str] = field(default_factory=Counter)
    """How often each kind of limit was met; that of the whole bot is ``global``."""

    def note(self, method: str, path: str, status: int) -> None:
        self.counts[route_of(method, path), status] += 1

    def sent(self, route: str, status: int | None = None) -> int:
        """How often a route was asked, or answered in one way."""
        return sum(
            times
            for (own, given), times in self.counts.items()
            if own == route and status in {None, given}
        )

    def answered(self, *statuses: int) -> int:
        """How many answers had one of these statuses."""
        return sum(times for (_, status), times in self.counts.items() if status in statuses)

    @property
    def invalid(self) -> int:
        """How many requests Discord would count as invalid."""
        return self.answered(*INVALID)

    def __str__(self) -> str:
        return "\n".join(
            f"{times:>6}  {status}  {route}"
            for (route, status), times in sorted(self.counts.items())
        )
