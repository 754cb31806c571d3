"""The tables of an evening: opened with their people, taken by late comers, mixed."""

from collections.abc import Collection, Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import datetime
from functools import partial
from itertools import groupby

import structlog

from bot.client import ContreeBot
from bot.evenings import GATHERS_FOR, LATE, Evening, Sat
from bot.shared_plays.alone import read_alone
from bot.storage import evenings as rows
from bot.storage.evenings import NO_TABLE, EveningId, EveningSeat
from bot.tables.deals import rules_of_given
from bot.tables.events import DealGiven
from bot.tables.occupants import Human
from bot.tables.refusals import TableRefusal, TableRefused
from bot.tables.requests import NOBODY, Open, Sit, Start
from bot.tables.session import Session
from bot.tables.stop import Stop
from bot.tables.table import Stage, Table
from cogs.server_preferences import preferences_on, usual_opening, usual_rules
from cogs.table.screens import Screens
from cogs.ui.replies import TablesElsewhere
from engine.players import Level
from engine.seats import Seat

logger = structlog.stdlib.get_logger(__name__)

AT_TABLE = (Seat.SOUTH, Seat.NORTH, Seat.EAST, Seat.WEST)
"""The seats of the places 0 to 3, once the host has the first."""

TOGETHER_LEVEL, TOGETHER_SECONDS = Level.EXPERT, 60
"""Where tables are compared: the computers, and the seconds of a turn if the server sets none."""

WAITS_FOR = LATE
"""The time for which a free seat goes to people who wait; later they are asked first."""


def people_by_table(seats: Sequence[EveningSeat]) -> Iterator[tuple[EveningSeat, ...]]:
    """The people of each table, by its number; those who wait are at none."""
    for number, people in groupby(seats, lambda each: each.sat.table):
        if number:
            yield tuple(people)


class EveningTables:
    """Opens and fills the tables of evenings."""

    def __init__(self, bot: ContreeBot) -> None:
        self._bot = bot

    def _session(self, number: int | None) -> Session | None:
        return self._bot.services.registry.find(number or NO_TABLE)

    def session_of(self, seat: EveningSeat) -> Session | None:
        """The table of a seat: where each deal has one of its own, that in its channel."""
        here = self._bot.services.registry.find_in_channel(seat.channel or 0)
        together = here and here.table.given and here.table.given.evening is not None
        return here if together else self._session(seat.table)

    def stages(self, tables: Collection[int]) -> set[Stage]:
        """The stages of those of these tables that are open."""
        return {each.table.stage for number in tables if (each := self._session(number))}

    def playing_at(self, guild: int, user: int) -> Session | None:
        """The table of the server at which this person plays just now."""
        for session in self._bot.services.registry.sessions:
            table = session.table
            seat = table.seat_of(user)
            playing = table.stage is Stage.PLAYING and table.opened.guild == guild
            if playing and seat is not None and table.is_present(seat):
                return session
        return None

    def may_mix(self, kept: Evening, seats: Sequence[EveningSeat]) -> bool:
        """Whether people can be seated again: a game is over, and nobody plays.

        Where tables are compared, rounds do that.
        """
        if kept.same_deals:
            return False
        stages = self.stages({each.table or NO_TABLE for each in seats})
        return Stage.FINISHED in stages and Stage.PLAYING not in stages

    async def open(
        self,
        kept: Evening,
        channel: int,
        people: Sequence[EveningSeat],
        given: DealGiven | None = None,
    ) -> int | None:
        """Open a table in a channel with these people, computers beside them; its number.

        A table that is ``given`` a deal has experts and begins at once. None while the bot is
        closing: the table is opened after its next start. What a bot opened that died before it
        could store so is found again.
        """
        users = [each.sat.user for each in people]
        registry, screens = self._bot.services.registry, Screens.of(self._bot)
        standing = registry.find_in_channel(channel)
        if standing and _is_for(standing.table, {*users}, given):
            await _begin(standing, given)
            screens.message_of(standing.table).draw_again()
            return standing.table.id
        preferences = await preferences_on(self._bot, kept.guild_id)
        house = usual_rules(self._bot, preferences, kept.rules_key)
        if given is not None:
            house = rules_of_given(read_alone(given.line).record)
        reached = screens.hands.reached(standing.table) if standing else {}
        places = {each.sat.place: each.sat.user for each in people}
        for host in users:
            seated = zip(AT_TABLE, _from(host, places), strict=True)
            others = tuple((seat, user) for seat, user in seated if user not in {host, None})
            try:
                opening = usual_opening(
                    self._bot, preferences, house, guild=kept.guild_id, channel=channel, host=host
                )
                if given is not None:
                    limit = opening.clock or TOGETHER_SECONDS
                    opening = replace(opening, level=TOGETHER_LEVEL, clock=limit)
                session = await registry.open(opening, Open(others, computers=True, given=given))
            except TablesElsewhere:
                logger.info("a table may not open in the channel of an evening", evening=kept.id)
                break
            except TableRefused as refused:
                if refused.code is TableRefusal.TABLE_ELSEWHERE:
                    # This one has tables enough: perhaps another has not.
                    continue
                if refused.code is TableRefusal.CLOSING:
                    return None
                logger.info("a table was not opened", evening=kept.id, why=refused.code)
                break
            if given is not None:
                screens.hands.follow(reached, session.table)
            # Begun before anything is shown: else a lobby would flash before each deal.
            await _begin(session, given)
            screens.changed(session.table)
            screens.opened(session.table)
            return session.table.id
        return NO_TABLE

    async def close(self, seats: Sequence[EveningSeat]) -> None:
        """Close the tables at which nobody plays any more."""
        for session in dict.fromkeys(each for seat in seats if (each := self.session_of(seat))):
            if session.table.stage is not Stage.PLAYING or not session.table.present:
                # Somebody may have closed it just now.
                with suppress(TableRefused):
                    await session.submit(NOBODY, Stop(manager=True))

    def people_at(self, seats: Sequence[EveningSeat]) -> list[int]:
        """The people who are still there: at the tables, late comers, and those who wait."""
        waiting = [each.sat.user for each in seats if not each.sat.table]
        tables = dict.fromkeys(each.table for each in seats if each.table)
        open_now = [each.table for number in tables if (each := self._session(number))]
        there = (user for table in open_now for user in table.people_in(table.present))
        return list(dict.fromkeys([*there, *waiting]))

    async def take_seat(self, kept: Evening, user: int) -> bool:
        """Give somebody the first seat that nobody or a computer holds; whether there was one."""
        database, evening = self._bot.services.database, EveningId.of(kept)
        seats = await database.read(partial(rows.seats_of, evening=evening))
        for people in people_by_table(seats):
            session = self._session(people[0].table)
            if session is None or session.table.stage not in {Stage.LOBBY, Stage.PLAYING}:
                continue
            now = session.table
            free = (seat for seat in now.playing_seats if not isinstance(now.occupant(seat), Human))
            seat = next(free, None)
            if seat is None:
                continue
            try:
                table = await session.submit(user, Sit(seat))
            except TableRefused:
                # Somebody was quicker, or this person has seen the cards.
                continue
            sat = replace(people[0].sat, user=user, place=_place(table, seat, people))
            put = replace(people[0], sat=sat)
            await database.write_for(kept.guild_id, partial(rows.put, evening=evening, seated=put))
            return True
        return False

    async def wait(self, kept: Evening, user: int) -> None:
        """Let somebody wait for a seat; two who wait get a table with computers."""
        database, evening = self._bot.services.database, EveningId.of(kept)
        seats = await database.read(partial(rows.seats_of, evening=evening))
        turn = seats[0].sat.round if seats else 1
        waiting = [each.sat.user for each in seats if not each.sat.table]
        others = [other for other in waiting if other != user]
        number = max((each.sat.table for each in seats), default=0) + 1 if others else 0
        put = [EveningSeat(Sat(user, kept.day, turn, number, len(others)))]
        if others:
            put += [
                EveningSeat(Sat(other, kept.day, turn, number, n)) for n, other in enumerate(others)
            ]
        await database.write_for(kept.guild_id, partial(rows.put_all, evening=evening, seated=put))

    async def serve_waiting(self, kept: Evening, now: datetime) -> None:
        """Give those who wait the seats that have become free, for a while after they came."""
        database, evening = self._bot.services.database, EveningId.of(kept)
        seats, guests = await database.read(
            lambda connection: (
                rows.seats_of(connection, evening),
                rows.guests_of(connection, evening),
            )
        )
        arrivals = {guest.user: guest.here_at for guest in guests}
        for each in seats:
            since = arrivals.get(each.sat.user)
            lately = since is not None and now < since + GATHERS_FOR + WAITS_FOR
            if not each.sat.table and lately and not await self.take_seat(kept, each.sat.user):
                return


def _is_for(table: Table, people: set[int], given: DealGiven | None) -> bool:
    """Whether a table was opened for these people; one with a deal of an evening, for that deal."""
    if given is None or table.given is None:
        seated = table.people_in(table.playing_seats) if table.stage is Stage.LOBBY else ()
        return given is None and {*seated} == people
    return (table.given.challenge, table.given.number) == (given.challenge, given.number)


async def _begin(session: Session, given: DealGiven | None) -> None:
    """Begin the deal that a table was given: nobody need press for it."""
    if given is not None and session.table.stage is Stage.LOBBY:
        try:
            await session.submit(session.table.host, Start(fill=True))
        except TableRefused as refused:
            logger.info("a deal was not begun", table=session.table.id, why=refused.code)


def _from(host: int, places: dict[int, int]) -> tuple[int | None, ...]:
    """The people of a table, the host first and their partner next."""
    a, b, c, d = (places.get(place) for place in range(len(AT_TABLE)))
    return {b: (b, a, c, d), c: (c, d, a, b), d: (d, c, a, b)}.get(host, (a, b, c, d))


def _place(table: Table, seat: Seat, people: Sequence[EveningSeat]) -> int:
    """The place of whoever has just taken a seat: beside their partner, if that is a person."""
    places = {each.sat.user: each.sat.place for each in people}
    across = table.rules.seating.partner(seat)
    partner = None if across is None else table.occupant(across)
    # Partners have the places 0 and 1, or 2 and 3: each is the other with its last bit turned.
    if isinstance(partner, Human) and partner.user in places:
        return places[partner.user] ^ 1
    taken = set(places.values())
    free = (place for place in range(len(AT_TABLE)) if place not in taken)
    return next((place for place in free if place ^ 1 not in taken), 0)
