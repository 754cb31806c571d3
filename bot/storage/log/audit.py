"""Audit a log: decide every request of it again, and name the first event that does not follow.

Beside the first of the events that a request caused, the log holds the request and who made it.
Deciding it at the table as it stood must give the very events that the log holds up to the next
request: calls and cards, their effects, clocks, consent. Chance alone is taken as recorded: a deal
must be the one of its seed, which the seal shown during the deal vouches for.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from bot.storage.errors import LaterLog
from bot.storage.log.causes import decode_cause
from bot.storage.log.codec import LaterEvent, UnreadableEvent
from bot.storage.log.replay import Step
from bot.tables.decisions import decide
from bot.tables.events import DealGiven, DealSealed, PartnersDrawn, TableEvent, TableOpened
from bot.tables.lobby import opening_events
from bot.tables.refusals import TableRefused
from bot.tables.requests import Open
from engine.actions import IllegalAction
from engine.events import Dealt, Event, GameStarted
from engine.fairness import seed_of
from engine.options import OptionRefused


class Fault(StrEnum):
    """Why an event could not have happened there."""

    ILLEGAL = "illegal"  # a call or card that the rules refuse there
    NOT_FOLLOWING = "not-following"  # the request has another effect
    NOT_DEALT = "not-dealt"  # not the deal of its seed, or that was given, or none at all
    IMPOSSIBLE = "impossible"  # nobody asked for it, or the table as it stood refuses it
    CUT_SHORT = "cut-short"  # the log ends where more must follow


@dataclass(frozen=True, slots=True)
class FaultyEntry:
    """An entry, numbered from 1, that could not have happened."""

    entry: int
    fault: Fault


class _Found(Exception):
    def __init__(self, at: int, fault: Fault) -> None:
        super().__init__(fault)
        self.unfounded = FaultyEntry(at + 1, fault)


class _NoSeed(Exception):
    """A request draws a seed, and the log holds none."""


@dataclass(frozen=True, slots=True)
class _RecordedSeed:
    """The chance of a request: the seed in the log."""

    seed: bytes | None

    def randrange(self, stop: int, /) -> int:
        """The seed, as the number that was drawn for it."""
        if self.seed is None:
            raise _NoSeed
        return int.from_bytes(self.seed, "big") % stop


def first_faulty_entry(steps: Sequence[Step]) -> FaultyEntry | None:
    """The first event of a log that could not have happened; None for a sound log.

    LaterLog if a later version of the bot made a request.
    """
    caused = [at for at, step in enumerate(steps) if at == 0 or step.entry.cause is not None]
    try:
        for at, end in zip(caused, [*caused[1:], len(steps)], strict=True):
            expected = _decided(steps, at, end)
            for place, event in enumerate(expected, start=at):
                if place == end:
                    cut = end == len(steps)
                    raise _Found(place, Fault.CUT_SHORT if cut else Fault.NOT_FOLLOWING)
                if steps[place].event != event:
                    dealt = isinstance(event, DealGiven | DealSealed | GameStarted | Dealt)
                    raise _Found(place, Fault.NOT_DEALT if dealt else Fault.NOT_FOLLOWING)
            if at + len(expected) < end:
                raise _Found(at + len(expected), Fault.NOT_FOLLOWING)
    except _Found as found:
        return found.unfounded
    return None


def _decided(steps: Sequence[Step], at: int, end: int) -> Sequence[TableEvent]:
    """The events that the request of this entry causes."""
    cause = steps[at].entry.cause
    recorded = [step.event for step in steps[at:end]]
    try:
        stored = decode_cause(cause) if cause is not None else None
    except LaterEvent as later:
        raise LaterLog(steps[at].table.id, at + 1, str(later)) from later
    except UnreadableEvent:
        stored = None
    # A log begins with the opening of its table, which nothing else can ask for.
    if stored is None or isinstance(stored.request, Open) is not (at == 0):
        raise _Found(at, Fault.IMPOSSIBLE)
    if isinstance(stored.request, Open):
        if not isinstance(recorded[0], TableOpened):
            raise _Found(0, Fault.IMPOSSIBLE)
        return opening_events(recorded[0], stored.request)
    table = steps[at - 1].table
    # Chance is the one thing taken on trust; the seal that was shown vouches for the seed (ADR 1).
    seeds = (e.seed for e in recorded if isinstance(e, DealSealed | PartnersDrawn))
    seed = next(map(seed_of, seeds), None)
    try:
        return decide(table, stored.by(table), stored.request, _RecordedSeed(seed))
    except IllegalAction:
        raise _Found(at, Fault.ILLEGAL) from None
    except (TableRefused, OptionRefused):
        raise _Found(at, Fault.IMPOSSIBLE) from None
    except _NoSeed:
        drawn = (each for each in range(at, end) if isinstance(steps[each].event, Event))
        raise _Found(next(drawn, at), Fault.NOT_DEALT) from None
