"""What a load costs: waits of people, the bot's process, its event loop."""

import os
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter

from simcord.components import walk_components

from tests.rig.screens import CustomId
from tests.wire.ledger import Ledger
from tests.wire.player import Deed

PERCENT = 100
MINUTE = 60.0

EDIT = "PATCH /channels/{id}/messages/{id}"
POST = "POST /channels/{id}/messages"
FREE = (" /interactions/", " /webhooks/")
HAND = "PATCH /webhooks/{id}/{token}/messages/{id}"
REFUSED = 400, 401, 403, 404


@dataclass(frozen=True, slots=True)
class Usage:
    """What a process has used so far; ``loop`` is what its event loop had of the seconds.

    ``thinking`` and ``thinking_kib`` are those of the processes that it has started.
    """

    seconds: float
    loop: float
    resident_kib: int
    thinking: float
    thinking_kib: int

    @classmethod
    def of(cls, pid: int) -> "Usage":
        """Read it from the kernel."""
        listed = Path(f"/proc/{pid}/task/").glob("*/children")
        children = [child for file in listed for child in file.read_text("ascii").split()]
        return cls(
            _seconds(Path(f"/proc/{pid}/stat")),
            _seconds(Path(f"/proc/{pid}/task/{pid}/stat")),
            _resident_kib(pid),
            sum(_seconds(Path(f"/proc/{child}/stat")) for child in children),
            sum(_resident_kib(child) for child in children),
        )


def _resident_kib(pid: int | str) -> int:
    status = Path(f"/proc/{pid}/status").read_text(encoding="ascii")
    resident = next((line for line in status.splitlines() if line.startswith("VmRSS:")), None)
    return int(resident.split()[1]) if resident else 0


def _seconds(stat: Path) -> float:
    fields = stat.read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@dataclass
class Pictures:
    """When each public picture of each table came to the screens, and what move it showed."""

    _seen: defaultdict[str, list[tuple[int, float]]] = field(
        default_factory=lambda: defaultdict(list)
    )

    def watch(self, event: str, payload: Mapping[str, object]) -> None:
        """Hear of a public message, new or changed."""
        if event not in {"MESSAGE_CREATE", "MESSAGE_UPDATE"}:
            return
        written = (part.get("custom_id") for part in walk_components(payload["components"]))
        ids = [CustomId(str(each)) for each in written if each]
        if not ids:
            return
        move = max(int(each.revision or "0", 36) for each in ids)
        listed = self._seen[ids[0].table]
        # An older picture that comes late shows nothing new.
        if not listed or move > listed[-1][0]:
            listed.append((move, perf_counter()))

    def wait(self, deed: Deed) -> float | None:
        """Seconds from a press to the first public picture that shows what it did."""
        listed = self._seen[deed.control.custom_id.table]
        move = int(deed.control.custom_id.revision, 36)
        place = bisect_left(listed, (move + 1, 0.0))
        return listed[place][1] - deed.at if place < len(listed) else None


FEW = 10
"""Below so many values a percentile says nothing."""


def p99(values: Sequence[float]) -> float:
    """The 99th percentile."""
    return quantiles(values, n=PERCENT, method="inclusive")[98]


def spread(values: Sequence[float], unit: str = "ms", scale: float = 1000.0) -> str:
    """Say median, 99th percentile and the most."""
    if len(values) < FEW:
        return "too few"
    shown = (("p50", median(values)), ("p99", p99(values)), ("max", max(values)))
    return ", ".join(f"{name} {value * scale:.1f} {unit}" for name, value in shown)


def requests_told(ledger: Ledger, took: float, tables: int) -> list[str]:
    """Say what was asked of Discord in so many seconds."""
    total = sum(ledger.counts.values())
    counted = sum(times for (route, _), times in ledger.counts.items() if _is_counted(route))
    minutes = took / MINUTE * tables
    return [
        f"public edits: {ledger.sent(EDIT, 200)}, posts: {ledger.sent(POST, 200)},"
        f" by tokens: {ledger.sent(HAND, 200)}, in all {total / took:.0f} requests a second",
        f"a table and minute: {total / minutes:.1f} requests, of which Discord's limit for all"
        f" counts {counted / minutes:.1f}",
        f"the busiest second: {_busiest(ledger)} requests that it counts",
        f"429: {ledger.answered(429)} {dict(ledger.limits_met)},"
        f" before their time: {ledger.impatient},"
        f" other refusals: {ledger.answered(*REFUSED)}{_refused(ledger)}",
    ]


def _is_counted(route: str) -> bool:
    return not any(each in route for each in FREE)


def _busiest(ledger: Ledger) -> int:
    """The most requests of any second that Discord's limit for all counts."""
    times = [each.at for each in ledger.journal or () if _is_counted(each.route)]
    return max((bisect_left(times, at + 1) - n for n, at in enumerate(times)), default=0)


def _refused(ledger: Ledger) -> str:
    rows = [(row, times) for row, times in ledger.counts.items() if row[1] in REFUSED]
    return "".join(f"; {times} {route} {status}" for (route, status), times in sorted(rows))
