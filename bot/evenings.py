"""An evening: when its steps are due, and how those who come are seated.

A step is found from what is stored alone, so that it is done once, however often the bot stops.
"""

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field
from datetime import date, datetime, time, timedelta
from enum import StrEnum
from itertools import combinations
from random import Random
from zoneinfo import ZoneInfo

from bot.local_time import instant

REMINDED_BEFORE = timedelta(minutes=30)
"""The time from the reminder to the hour of the evening."""

GATHERS_FOR = timedelta(minutes=5)
"""The time in which people say that they are present."""

LATE = timedelta(minutes=30)
"""The longest delay of a step that is still done: a bot that was down goes on as if on time."""

WEEK = timedelta(days=7)

MOST_MENTIONS = 2
"""The most times per week that one evening mentions somebody."""

EMPTY_WEEKS = 3
"""The weeks without anybody after which an evening pauses."""

ENDED_FOR = timedelta(minutes=20)
"""The time after its last game when an evening is over, unless somebody plays."""

LONGEST = timedelta(hours=12)
"""The time after which an evening is over, whatever happens."""

FOUR = 4
"""The people of a table."""


class EveningStage(StrEnum):
    """The stage that the next day of an evening has reached."""

    WAITING = "waiting"
    """Its card is not posted yet."""
    ANNOUNCED = "announced"
    REMINDED = "reminded"
    GATHERING = "gathering"
    """The people who are present say so."""
    SEATED = "seated"


class DueStep(StrEnum):
    """The next step that is due for an evening."""

    ANNOUNCE = "announce"
    REMIND = "remind"
    GATHER = "gather"
    SEAT = "seat"
    APOLOGISE = "apologise"
    """The bot was down too long."""
    SKIP = "skip"
    """The bot was down too long for an evening that was never announced."""


class WhyPaused(StrEnum):
    """Why an evening does nothing."""

    MANAGER = "manager"
    CHANNEL = "channel"
    """Its channel is gone, or the bot may not write there."""
    EMPTY = "empty"


class Coming(StrEnum):
    """A person's answer to an invitation."""

    YES = "yes"
    MAYBE = "maybe"
    NO = "no"


@dataclass(frozen=True, slots=True, kw_only=True)
class Evening:
    """An evening of a server, weekly or once, and how far its next day is.

    ``day`` is that of the next evening, ``hour`` what the server's clocks show then; ``starts_at``
    the instant, once it was announced. ``rules_key``: its game, None for what the server usually
    plays; ``same_deals``: all tables play the same. ``signup_hours``: how long before the hour the
    card is posted. ``notice_id`` is the message of the evening below the card, ``gathered_at`` when
    presence began to be asked. ``plays_on``: that there are few was answered. ``empty``: evenings
    in a row without anybody.
    """

    id: int
    guild_id: int
    channel_id: int
    host_id: int
    title: str
    weekly: bool
    day: date
    hour: time
    rules_key: str | None = None
    same_deals: bool = False
    signup_hours: int = 48
    paused: WhyPaused | None = None
    stage: EveningStage = EveningStage.WAITING
    starts_at: datetime | None = None
    card_id: int | None = None
    notice_id: int | None = None
    gathered_at: datetime | None = None
    plays_on: bool = False
    empty: int = 0

    def start(self, zone: ZoneInfo) -> datetime:
        """When the next evening begins."""
        return self.starts_at or instant(self.day, self.hour, zone)

    def signup_from(self, start: datetime) -> datetime:
        """When the card of an evening that begins at ``start`` is posted."""
        return start - timedelta(hours=self.signup_hours)

    def due(self, now: datetime, zone: ZoneInfo) -> DueStep | None:
        """The step due now, if any; the clock does not decide when an evening ends."""
        start = self.start(zone)
        match self.stage:
            case EveningStage.WAITING if now >= start:
                return DueStep.SKIP
            case EveningStage.WAITING:
                return DueStep.ANNOUNCE if now >= self.signup_from(start) else None
            case EveningStage.ANNOUNCED | EveningStage.REMINDED if now >= start:
                return DueStep.GATHER if now < start + LATE else DueStep.APOLOGISE
            case EveningStage.ANNOUNCED if now >= start - REMINDED_BEFORE:
                return DueStep.REMIND
            case EveningStage.GATHERING:
                until = (self.gathered_at or start) + GATHERS_FOR
                if now < until:
                    return None
                return DueStep.SEAT if now < until + LATE else DueStep.APOLOGISE
            case _:
                return None

    def next_day(self, now: datetime, zone: ZoneInfo) -> date:
        """The day of the evening after this one: the next that is not over."""
        day = self.day + WEEK
        while instant(day, self.hour, zone) <= now:
            day += WEEK
        return day


@dataclass(frozen=True, slots=True)
class Guest:
    """A person who has answered: with whom they want to play, and since when they are there."""

    user: int
    coming: Coming | None = None
    partner: int | None = None
    here_at: datetime | None = None


def wanted_pairs(guests: Iterable[Guest]) -> set[frozenset[int]]:
    """The pairs of people who have asked for each other."""
    partners = {guest.user: guest.partner for guest in guests}
    return {
        frozenset((user, partner))
        for user, partner in partners.items()
        if partner is not None and partner != user and partners.get(partner) == user
    }


@dataclass(frozen=True, slots=True)
class TableCount:
    """The full tables, the people who play with computers, and those who wait."""

    full: int
    with_computers: int
    waiting: int


def tables_for(people: int) -> TableCount:
    """The tables of this many people: two or three left over play with computers, one waits."""
    full, left = divmod(people, FOUR)
    return TableCount(full, left, 0) if left > 1 else TableCount(full, 0, left)


@dataclass(frozen=True, slots=True)
class Sat:
    """A person's seat in a round of an evening; people at table 0 wait.

    Partners have the places 0 and 1, or 2 and 3.
    """

    user: int
    day: date
    round: int
    table: int
    place: int = 0


@dataclass(slots=True)
class Past:
    """Counts of past seats: partners, opponents, games with computers, and waiting.

    ``waited_today``: the rounds that people have waited in the evening that is going on.
    """

    partners: Counter[frozenset[int]] = field(default_factory=Counter)
    opponents: Counter[frozenset[int]] = field(default_factory=Counter)
    with_computers: Counter[int] = field(default_factory=Counter)
    waited: Counter[int] = field(default_factory=Counter)
    waited_today: Counter[int] = field(default_factory=Counter)

    @classmethod
    def of(cls, sat: Iterable[Sat], today: date | None = None) -> "Past":
        """Count who sat where in these evenings, and who has waited on the day of one of them."""
        past, tables = cls(), dict[tuple[date, int, int], list[Sat]]()
        for each in sat:
            tables.setdefault((each.day, each.round, each.table), []).append(each)
        for (day, _, table), people in tables.items():
            if not table:
                past.waited.update(each.user for each in people)
                past.waited_today.update(each.user for each in people if day == today)
                continue
            for one, other in combinations(people, 2):
                pair = frozenset((one.user, other.user))
                partners = one.place // 2 == other.place // 2
                (past.partners if partners else past.opponents)[pair] += 1
            if len(people) < FOUR:
                past.with_computers.update(each.user for each in people)
        return past


Places = tuple[int | None, ...]
"""The people of a table, partners next to each other; None is a computer."""

PARTNERS_AGAIN, OPPONENTS_AGAIN, APART = 1000, 1, 10**7
"""The costs of meeting again, times the square of how often, and of parting a wanted pair."""

TRIES = 100
"""The arrangements to begin from, divided by the people: with more, each takes longer."""


def seated(
    people: Sequence[int], wanted: Collection[frozenset[int]], past: Past
) -> tuple[tuple[Places, ...], tuple[int, ...]]:
    """Seat people at tables, and let the rest wait; ``people`` in the order in which they came.

    Partners are those who were so least often, then opponents. Two who are exchanged are tried
    until nothing gets better, from several beginnings; the same people are seated the same way.
    Nobody waits twice in an evening before all have waited once, however seldom they came before.
    """
    count, staying = tables_for(len(people)), list(people)
    waiting: tuple[int, ...] = ()
    if count.waiting:
        last = min(reversed(staying), key=lambda u: (past.waited_today[u], past.waited[u]))
        staying.remove(last)
        waiting = (last,)
    cost = _Cost(wanted, past)
    chance, best = Random(0), list[int | None]()
    for _ in range(max(1, TRIES // max(1, len(staying)))):
        tried = _exchanged([*staying, *(None for _ in range(-len(staying) % FOUR))], cost)
        if not best or cost.of(tried) < cost.of(best):
            best = tried
        chance.shuffle(staying)
    tables = (tuple(best[first : first + FOUR]) for first in range(0, len(best), FOUR))
    return tuple(tables), waiting


@dataclass(frozen=True, slots=True)
class _Cost:
    """The cost of an arrangement; less is better."""

    wanted: Collection[frozenset[int]]
    past: Past

    def of(self, places: Sequence[int | None]) -> int:
        return sum(self.of_table(places, first) for first in range(0, len(places), FOUR))

    def of_table(self, places: Sequence[int | None], first: int) -> int:
        """The cost of the table that begins at this place."""
        people = [each for each in places[first : first + FOUR] if each is not None]
        a, b, *others = people + [None] * (FOUR - len(people))
        cost = 0
        if len(people) < FOUR:
            cost = PARTNERS_AGAIN * sum(self.past.with_computers[each] ** 2 for each in people)
        pairs = [(a, b), (others[0], others[1])]
        cost += sum(self._of_partners(*pair) for pair in pairs)
        return cost + OPPONENTS_AGAIN * sum(
            self.past.opponents[frozenset((one, other))] ** 2
            for one in pairs[0]
            for other in pairs[1]
            if one is not None and other is not None
        )

    def _of_partners(self, one: int | None, other: int | None) -> int:
        if one is None or other is None:
            return 0
        pair = frozenset((one, other))
        return PARTNERS_AGAIN * self.past.partners[pair] ** 2 - APART * (pair in self.wanted)


def _exchanged(places: list[int | None], cost: _Cost) -> list[int | None]:
    """Exchange two people for as long as that costs less; computers stay together."""
    better = True
    while better:
        better = False
        for one, other in combinations((n for n, each in enumerate(places) if each is not None), 2):
            tables = {one - one % FOUR, other - other % FOUR}
            before = sum(cost.of_table(places, first) for first in tables)
            places[one], places[other] = places[other], places[one]
            if sum(cost.of_table(places, first) for first in tables) < before:
                better = True
            else:
                places[one], places[other] = places[other], places[one]
    return places


def is_over(
    start: datetime, last_game: datetime | None, now: datetime, *, playing: bool, open_tables: bool
) -> bool:
    """Whether an evening is over: its last game long enough ago, or all its tables closed."""
    if now >= start + LONGEST:
        return True
    if playing:
        return False
    if last_game is not None:
        return now >= last_game + ENDED_FOR
    return not open_tables and now >= start + LATE
