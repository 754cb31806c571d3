"""Evenings on which every table plays the same deals: called out, played round by round, closed."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from functools import partial

from bot.client import ContreeBot
from bot.evenings import FOUR, Evening
from bot.shared_plays.choice import candidate
from bot.shared_plays.kinds import ChallengeWay
from bot.shared_plays.rounds import DEALS, ROUNDS, Round, deals_of_round, missed_in
from bot.storage import challenges, shared_plays
from bot.storage import evenings as rows
from bot.storage.challenges import Challenge, NewChallenge, new_code
from bot.storage.evenings import EveningId, EveningSeat
from bot.storage.same_deals import challenge_tonight, note_missed
from bot.storage.shared_plays import BegunPlay
from bot.tables.session import Session
from bot.tables.table import Stage, Table
from cogs.challenges.controls import is_played_alone
from cogs.challenges.tables import deal_given
from cogs.evenings.tables import EveningTables, people_by_table
from cogs.server_preferences import preferences_on, usual_rules
from engine.fairness import new_seed
from engine.variants import VARIANTS, find_variant

LONGEST_TOGETHER = timedelta(hours=3)
"""The time after which what is played counts for an evening no more."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundNow:
    """The round of an evening at one moment: its seats, and who is still there.

    ``present`` are the people at its open tables, ``here_at`` says when each has come, ``playing``
    are those at tables whose deal is in play.
    """

    challenge: Challenge
    round: Round
    seats: Sequence[EveningSeat]
    plays: Sequence[BegunPlay]
    present: Collection[int]
    here_at: Mapping[int, datetime]
    playing: Collection[int]
    now: datetime

    def table_of(self, user: int) -> Sequence[EveningSeat]:
        """Those who sit at the table of somebody; nobody, where they wait."""
        tables = people_by_table(self.seats)
        return next((p for p in tables if user in {each.sat.user for each in p}), ())

    def at(self, people: Sequence[EveningSeat]) -> list[EveningSeat]:
        """Those of a table who play its next deal: who left it do not."""
        return [each for each in people if self._is_there(each.sat.user)]

    def _is_there(self, user: int) -> bool:
        if user in self.present or user not in self.round.players:
            return True
        last = max(play.started_at for play in self.plays if play.user == user)
        return (arrived := self.here_at.get(user)) is not None and arrived > last

    def next_deal(self, people: Sequence[EveningSeat]) -> int | None:
        """The next deal of a table; None if it begins none in this round any more."""
        return self.round.next_deal({each.sat.user for each in self.at(people)}, self.now)

    @property
    def people(self) -> list[int]:
        """Everybody who is there: at the tables, and waiting."""
        return [each.sat.user for each in self.at(self.seats)]

    @property
    def is_over(self) -> bool:
        """Whether new seats are due."""
        tables = ([each.sat.user for each in self.at(t)] for t in people_by_table(self.seats))
        return self.round.is_over(tables, self.now, playing=bool(self.playing))

    @property
    def is_due(self) -> bool:
        """Whether something follows: new seats, or the end of the evening."""
        goes_on = self.challenge.is_open(self.now) and not self.challenge.has_other_rules
        return self.is_over or not goes_on

    def waited_for(self, number: int) -> Iterator[tuple[int, int]]:
        """The other tables that play on, each with the deal at which it is."""
        for people in people_by_table(self.seats):
            users = {each.sat.user for each in people}
            begun = [deal for deal, players in self.round.begun.items() if players & users]
            goes_on = users & {*self.playing} or self.next_deal(people) is not None
            if people[0].sat.table != number and goes_on:
                first = deals_of_round(self.round.number).start
                yield people[0].sat.table, max(begun, default=first)


def _people_at(tables: Iterable[Table]) -> set[int]:
    return {user for table in tables for user in table.people_in(table.present)}


class EveningRounds:
    """Plays the rounds of such evenings; the caller holds the turn. All is found from rows."""

    def __init__(self, bot: ContreeBot, tables: EveningTables, now: Callable[[], datetime]) -> None:
        self._bot = bot
        self._tables = tables
        self._now = now

    async def call_out(self, kept: Evening) -> None:
        """Draw the deals of an evening, unless that was done."""
        database, now = self._bot.services.database, self._now()
        if await database.read(partial(challenge_tonight, kept=kept)) is not None:
            return
        chosen = await preferences_on(self._bot, kept.guild_id)
        usual = usual_rules(self._bot, chosen, kept.rules_key).variant
        # The server may play another game since the evening was planned, which is not for four.
        game = usual if is_played_alone(usual) else VARIANTS[0].key
        seed = new_seed(self._bot.services.seeds)
        new = NewChallenge(
            code=new_code(),
            guild=kept.guild_id,
            host=kept.host_id,
            rules_key=game,
            seed=seed,
            opens_at=now,
            closes_at=now + LONGEST_TOGETHER,
            way=ChallengeWay.TABLE,
            evening=kept.id,
        )
        deals = [candidate(find_variant(game), seed, n) for n in range(ROUNDS * DEALS)]
        calling = partial(challenges.call_out, new=new, deals=deals)
        await database.write_for(kept.guild_id, calling)

    async def now(self, kept: Evening) -> RoundNow | None:
        """The round as it stands; None before the first."""
        evening = EveningId.of(kept)
        challenge, seats, guests, plays = await self._bot.services.database.read(
            lambda connection: (
                challenge := challenge_tonight(connection, kept),
                rows.seats_of(connection, evening),
                rows.guests_of(connection, evening),
                shared_plays.begun_plays(connection, challenge.shared_play) if challenge else (),
            )
        )
        if challenge is None or not seats:
            return None
        tables = [each.table for seat in seats if (each := self._tables.session_of(seat))]
        return RoundNow(
            challenge=challenge,
            round=Round.of(seats[0].sat.round, plays),
            seats=seats,
            plays=plays,
            present=_people_at(tables),
            here_at={guest.user: guest.here_at for guest in guests if guest.here_at},
            # A table that everybody has left plays no more: experts finish its deal at the end.
            playing=_people_at(each for each in tables if each.stage is Stage.PLAYING),
            now=self._now(),
        )

    async def open(self, kept: Evening, channel: int, people: Sequence[EveningSeat]) -> int | None:
        """Open the table of the next deal of these people; None if there is none, or not now."""
        state = await self.now(kept)
        return None if state is None else await self._open(kept, channel, people, state)

    async def next_deal(self, kept: Evening, user: int, channel: int) -> Session | None:
        """The table of the next deal where somebody sits; None if it begins none there."""
        state = await self.now(kept)
        people = () if state is None else state.table_of(user)
        if state is None or not people or people[0].channel != channel:
            return None
        table = await self._open(kept, channel, people, state)
        if table:
            note = partial(rows.note_table, at=people[0].sat, table_id=table)
            note = partial(note, evening=EveningId.of(kept))
            await self._bot.services.database.write_for(kept.guild_id, note)
        return self._bot.services.registry.find(table or rows.NO_TABLE)

    async def _open(
        self, kept: Evening, channel: int, people: Sequence[EveningSeat], state: RoundNow
    ) -> int | None:
        number = state.next_deal(people)
        if number is None or not state.challenge.is_open(state.now):
            return None
        read = partial(shared_plays.deal_of, shared_play=state.challenge.shared_play, deal=number)
        deal = await self._bot.services.database.read(read)
        if deal is None or state.challenge.has_other_rules:
            return None
        given = await deal_given(self._bot, kept.guild_id, state.challenge, deal)
        return await self._tables.open(kept, channel, state.at(people), given)

    async def take_seat(self, kept: Evening, user: int) -> bool:
        """Give somebody an expert's seat from the next deal of a table on, if there is one."""
        state = await self.now(kept)
        if state is None:
            return False
        for people in people_by_table(state.seats):
            staying = [each for each in state.at(people) if each.sat.user != user]
            free = {*range(FOUR)} - {each.sat.place for each in staying}
            sat = replace(people[0].sat, user=user, place=min(free, default=0))
            seated = replace(people[0], sat=sat)
            if staying and free and state.next_deal([*staying, seated]) is not None:
                put = partial(rows.take_place, evening=EveningId.of(kept), seated=seated)
                await self._bot.services.database.write_for(kept.guild_id, put)
                return True
        return False

    async def end_round(self, kept: Evening, state: RoundNow) -> None:
        """Close its tables, and note what those have missed who had left."""
        missed = missed_in(state.round.number, state.plays, state.people, state.here_at)
        note = partial(note_missed, shared_play=state.challenge.shared_play, missed=[*missed])
        await self._bot.services.database.write_for(kept.guild_id, note)
        await self._tables.close(state.seats)

    async def close(self, kept: Evening) -> Challenge | None:
        """Close the challenge of an evening that is over; None if nothing of it was played."""
        state, database = await self.now(kept), self._bot.services.database
        if state is None or not state.plays:
            return None
        challenge = state.challenge
        if challenge.is_open(state.now):
            number, outdated = challenge.shared_play, challenge.has_other_rules
            end = partial(challenges.end_early, shared_play=number, now=state.now)
            await database.write_for(kept.guild_id, partial(end, outdated=outdated))
        await self._tables.close(state.seats)
        return await database.read(partial(challenge_tonight, kept=kept))
