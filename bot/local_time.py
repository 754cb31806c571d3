"""Days and hours of a place, as its clocks show them.

A day is [midnight, next midnight): 23 or 25 hours long where the hour changes. Everything else
in the bot counts in UTC.
"""

from datetime import UTC, date, datetime, time, timedelta
from functools import cache
from zoneinfo import ZoneInfo, available_timezones


@cache
def _names() -> dict[str, str]:
    """Every zone by its name in small letters."""
    return {name.casefold(): name for name in sorted(available_timezones())}


def zone_named(name: str) -> ZoneInfo | None:
    """The zone of this name, however it is written; None if there is none."""
    known = _names().get("_".join(name.split()).casefold())
    return None if known is None else ZoneInfo(known)


def zone_of_place(typed: str) -> ZoneInfo | None:
    """The zone of this name, or the only one of a town of this name; None if there is none."""
    wanted = "/" + "_".join(typed.split()).casefold()
    towns = [name for key, name in _names().items() if key.endswith(wanted)]
    here = [name for name in towns if not name.startswith("Etc/")]
    return zone_named(typed) or (ZoneInfo(here[0]) if len(here) == 1 else None)


def zone_or(name: str | None, default: str) -> ZoneInfo:
    """The zone that was chosen, as long as this machine knows it, else this one."""
    return (name is not None and zone_named(name)) or ZoneInfo(default)


def zones_like(typed: str, count: int) -> list[str]:
    """The zones whose name has this in it, those whose town begins so first."""
    wanted = "_".join(typed.split()).casefold()
    found = [
        name
        for key, name in _names().items()
        if wanted in key and "/" in name and not name.startswith("Etc/")
    ]
    # People type their town, not its continent.
    found.sort(key=lambda name: not name.rpartition("/")[2].casefold().startswith(wanted))
    return found[:count]


def day_of(at: datetime, zone: ZoneInfo) -> date:
    """The day that this instant belongs to there."""
    return at.astimezone(zone).date()


def bounds(day: date, zone: ZoneInfo) -> tuple[datetime, datetime]:
    """When this day begins and when the next one does, in UTC."""
    return instant(day, time(), zone), instant(day + timedelta(days=1), time(), zone)


def instant(day: date, hour: time, zone: ZoneInfo) -> datetime:
    """When clocks there show this hour on this day, in UTC.

    An hour that they leave out is the moment at which they do; of one that comes twice, the first.
    """
    wanted = datetime.combine(day, hour)
    found = wanted.replace(tzinfo=zone).astimezone(UTC)
    if found.astimezone(zone).replace(tzinfo=None) == wanted:
        return found
    before = wanted.replace(tzinfo=zone, fold=1).astimezone(UTC)
    moved = found.astimezone(zone).utcoffset()
    while found - before > timedelta(seconds=1):
        middle = before + (found - before) // 2
        if middle.astimezone(zone).utcoffset() == moved:
            found = middle
        else:
            before = middle
    return found.replace(microsecond=0)
