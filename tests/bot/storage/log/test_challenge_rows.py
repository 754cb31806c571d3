"""The rows of a deal of a challenge at a table: written once it is dealt, whatever happens then."""

import asyncio
from dataclasses import replace
from datetime import timedelta
from functools import partial

import pytest
import pytest_asyncio
from sqlalchemy import Connection

from bot.shared_plays.alone import read_alone
from bot.shared_plays.choice import candidate
from bot.shared_plays.kinds import ChallengeWay
from bot.storage.challenge_experts import BegunDeal, begun_due, finish_begun
from bot.storage.challenges import (
    MOST_OPEN,
    OF_A_GAME,
    Challenge,
    GameChallenged,
    NewChallenge,
    TooManyChallenges,
    call_out,
    challenge_coded,
    knew_before,
)
from bot.storage.database.database import Database
from bot.storage.log.table_log import SqlEventStore, SqlTableLog
from bot.storage.results.game_record import last_state
from bot.storage.shared_deals import see, share
from bot.storage.shared_plays import SoloPlay, all_plays, deal_of, is_played_again, is_playing
from bot.tables.deals import rules_of_given
from bot.tables.dealt_cards import fingerprint_of_line
from bot.tables.events import DealGiven, TableOpened
from bot.tables.fold import states_of
from bot.tables.refusals import TableRefusal, TableRefused
from bot.tables.requests import Expire, Leave, Request, Return, Sit, Start
from bot.tables.stop import Stop, is_free_to_close
from bot.tables.table import Stage
from engine.actions import Action
from engine.state import Phase
from engine.variants import find_variant
from tests.bot.shared_plays.made_days import SEED
from tests.bot.storage.made import GUILD, NOON
from tests.bot.storage.played import CountedLog, Kept, Ticking, keep
from tests.bot.tables.evening import ANNA, BRUNO, CHANNEL, CHLOE, Evening, N, opening

CODE = "C-7K3Q2M"
AFTER = NOON + timedelta(days=4)
PEOPLE = {ANNA: 2, BRUNO: 0}


def _the_first(legal: tuple[Action, ...]) -> Action:
    """A pass, or the first card."""
    return legal[0]


def _the_least(legal: tuple[Action, ...]) -> Action:
    """The lowest bid."""
    return legal[1]


def called_out(connection: Connection) -> Challenge:
    """A challenge of four deals that Anna called out at noon, for three days."""
    rules = find_variant("contree")
    new = NewChallenge(
        code=CODE,
        guild=GUILD,
        host=ANNA,
        rules_key=rules.key,
        seed=SEED,
        opens_at=NOON,
        closes_at=NOON + timedelta(days=3),
        way=ChallengeWay.PAIR,
    )
    call_out(connection, new, [candidate(rules, SEED, number) for number in range(4)])
    found = challenge_coded(connection, CODE)
    assert found is not None
    return found


class Room:
    """A deal of a challenge at a table, kept as it goes on."""

    def __init__(self, store: SqlEventStore, database: Database) -> None:
        self._store = store
        self._database = database
        self._log: SqlTableLog = CountedLog(store, Ticking())
        self.evening = Evening()
        self.kept = Kept(0)
        self.challenge = 0

    async def open(self, channel: int = CHANNEL, partner: int = BRUNO) -> "Room":
        """Anna and her partner are seated across from each other, in the lobby."""
        challenge = await self._database.write(called_out)
        self.challenge = challenge.shared_play
        deal = await self._database.read(partial(deal_of, shared_play=self.challenge, deal=2))
        assert deal is not None
        house = rules_of_given(read_alone(deal.line).record)
        keep_deal = partial(share, line=deal.line, at=NOON)
        kept = await self._database.write(keep_deal)
        given = DealGiven(kept.code, deal.line, challenge=CODE, number=2, count=4)
        first: TableOpened = opening()
        self.evening = Evening(
            TableOpened(
                guild=first.guild,
                channel=channel,
                host=ANNA,
                language="fr",
                variant=house.variant,
                version=house.rules.version,
                options=house.options,
            ),
            given=given,
        )
        self.evening.ask(partner, Sit(N))
        self.kept = await keep(self._log, self.evening)
        return self

    async def ask(self, user: int, request: Request) -> None:
        """Somebody asks for something, and what came of it is kept."""
        before = self.evening.table
        done = self.evening.ask(user, request)
        try:
            await self._log.append(states_of(before, done), done)
        except TableRefused:
            self.evening.table = before
            raise

    async def play(self, tricks: int) -> None:
        """Bid the least, and play until so many tricks are full."""
        while self.evening.table.awaited and self.tricks < tricks:
            before = self.evening.table
            done = self.evening.move(_the_least if not self._called else _the_first)
            await self._log.append(states_of(before, done), done)

    @property
    def _called(self) -> bool:
        game = self.evening.table.game
        return game is not None and game.deal is not None and bool(game.deal.auction.calls)

    @property
    def tricks(self) -> int:
        """The full tricks of the deal."""
        game = self.evening.table.game
        assert game is not None
        assert game.deal is not None
        return len(game.deal.tricks)

    async def die(self) -> None:
        """The bot is killed, and another one opens the table from its log."""
        self._log = CountedLog(self._store, Ticking(NOON + timedelta(hours=1)))
        self.evening.table = await self._log.load(self.kept.number)

    async def rows(self) -> dict[int, SoloPlay]:
        """The rows of the deal by person: never more than one each."""
        plays = await self._database.read(partial(all_plays, shared_play=self.challenge))
        rows = {play.user: play for play in plays}
        assert len(rows) == len(plays)
        return rows

    async def due(self) -> BegunDeal | None:
        """What experts are to finish once the challenge is over."""
        return await self._database.read(partial(begun_due, now=AFTER))


@pytest_asyncio.fixture
async def room(store: SqlEventStore, database: Database) -> Room:
    return await Room(store, database).open()


async def test_a_deal_counts_for_its_people_from_the_moment_it_is_dealt(
    room: Room, database: Database
) -> None:
    assert await room.rows() == {}
    await room.ask(ANNA, Start(fill=True))
    rows = await room.rows()
    assert {user: row.seat.value for user, row in rows.items()} == PEOPLE
    assert {(row.done_at, row.moves, row.at_table) for row in rows.values()} == {
        (None, 0, room.kept.number)
    }
    assert await database.read(partial(is_playing, user=BRUNO, now=NOON))


async def test_nobody_who_plays_stops_a_deal_that_counts(room: Room) -> None:
    await room.ask(ANNA, Start(fill=True))
    table = room.evening.table
    for request in (Stop(), Stop(ask=True), Stop(manager=True)):
        assert room.evening.refused(ANNA, request).code is TableRefusal.DEAL_COUNTS
    assert not is_free_to_close(table, ANNA)
    await room.play(8)
    await room.ask(ANNA, Stop())
    assert room.evening.table.stage is Stage.CLOSED


@pytest.mark.parametrize("tricks", [1, 4, 8])
async def test_a_bot_killed_in_a_deal_leaves_one_row_each(room: Room, tricks: int) -> None:
    await room.ask(ANNA, Start(fill=True))
    await room.play(tricks)
    await room.die()
    rows = await room.rows()
    assert rows.keys() == PEOPLE.keys()
    assert {row.done_at is None for row in rows.values()} == {tricks < 8}
    await room.play(8)
    rows = await room.rows()
    assert {row.done_at is None for row in rows.values()} == {False}
    for row in rows.values():
        alone = read_alone(row.line)
        assert (alone.over, alone.moves) == (True, row.moves)
        assert alone.record.scores == row.scores
    assert await room.due() is None


async def test_who_leaves_is_left_to_experts_and_their_partner_keeps_the_result(
    room: Room, database: Database
) -> None:
    await room.ask(ANNA, Start(fill=True))
    await room.play(1)
    await room.ask(BRUNO, Leave())
    await room.play(8)
    rows = await room.rows()
    assert rows[ANNA].done_at is not None
    assert rows[ANNA].stood_in
    assert rows[BRUNO].done_at is None
    assert rows[BRUNO].line == rows[ANNA].line
    due = await room.due()
    assert due is not None
    assert due.line == rows[BRUNO].line
    await database.write(partial(finish_begun, begun=due, line=due.line, at=AFTER))
    assert (await room.rows())[BRUNO].scores == rows[ANNA].scores
    assert await room.due() is None


async def test_who_is_away_at_the_last_card_has_left_the_deal(room: Room) -> None:
    await room.ask(ANNA, Start(fill=True))
    await room.play(5)
    assert room.evening.table.stage is Stage.PLAYING  # nobody has claimed the rest
    await room.ask(BRUNO, Leave())
    await room.play(8)
    rows = await room.rows()
    assert (rows[ANNA].done_at is None, rows[BRUNO].done_at is None) == (False, True)


async def test_who_comes_back_after_most_of_their_moves_has_left_the_deal(room: Room) -> None:
    await room.ask(ANNA, Start(fill=True))
    await room.ask(BRUNO, Leave())
    await room.play(5)
    assert room.evening.table.stage is Stage.PLAYING
    await room.ask(BRUNO, Return())
    await room.play(8)
    assert (await room.rows())[BRUNO].done_at is None


@pytest.mark.secrecy
@pytest.mark.parametrize(("tricks", "has_left"), [(2, False), (3, True)])
async def test_who_has_others_make_four_of_seven_moves_has_left_the_deal(
    room: Room, tricks: int, *, has_left: bool
) -> None:
    """One is the call; the last card of all falls by itself, and is nobody's."""
    await room.ask(ANNA, Start(fill=True))
    await room.ask(BRUNO, Leave())
    await room.play(tricks)
    await room.ask(BRUNO, Return())
    await room.play(8)
    assert ((await room.rows())[BRUNO].done_at is None) is has_left


@pytest.mark.secrecy
async def test_who_knew_the_cards_plays_them_at_a_table_as_somebody_who_knew_them(
    room: Room, database: Database
) -> None:
    deal = await database.read(partial(deal_of, shared_play=room.challenge, deal=2))
    assert deal is not None
    cards = fingerprint_of_line(deal.line)
    await database.write(partial(see, cards=cards, viewers=(BRUNO,), at=NOON))
    await room.ask(ANNA, Start(fill=True))
    assert {user: row.seen for user, row in (await room.rows()).items()} == {
        ANNA: False,
        BRUNO: True,
    }


@pytest.mark.parametrize("leaving", [(), (ANNA,), (ANNA, BRUNO)])
async def test_a_table_that_closes_in_a_deal_leaves_its_line(
    room: Room, leaving: tuple[int, ...]
) -> None:
    await room.ask(ANNA, Start(fill=True))
    await room.play(4)
    for user in leaving:
        await room.ask(user, Leave())
    await room.ask(0, Expire(room.evening.table.revision))
    rows = await room.rows()
    assert rows.keys() == PEOPLE.keys()
    assert {row.done_at for row in rows.values()} == {None}
    assert {len(read_alone(row.line).deal.tricks) for row in rows.values()} == {4}
    due = await room.due()
    assert due is not None
    assert read_alone(due.line).deal.phase is Phase.PLAY


async def test_who_takes_a_seat_over_has_a_row_and_answers_for_the_rest_alone(room: Room) -> None:
    await room.ask(ANNA, Start(fill=True))
    await room.play(5)
    seat = next(s for s in room.evening.table.playing_seats if not room.evening.table.is_present(s))
    await room.ask(CHLOE, Sit(seat))
    assert (await room.rows())[CHLOE].done_at is None
    await room.play(8)
    assert (await room.rows())[CHLOE].done_at is not None


async def test_nobody_begins_a_deal_at_a_second_table(
    room: Room, store: SqlEventStore, database: Database
) -> None:
    beside = await Room(store, database).open(CHANNEL + 1, CHLOE)
    await room.ask(ANNA, Start(fill=True))
    before = await room.rows()
    with pytest.raises(TableRefused) as barred:
        await beside.ask(ANNA, Start(fill=True))
    assert (barred.value.code, barred.value.facts) == (TableRefusal.DEAL_BEGUN, {"user": ANNA})
    assert await room.rows() == before  # Chloe has no row of a deal that was not dealt
    assert (await store.replayed(beside.kept.number, last_state))[0].stage is Stage.LOBBY


async def test_two_tables_that_begin_a_deal_at_once_do_not_both_have_it(
    room: Room, store: SqlEventStore, database: Database
) -> None:
    beside = await Room(store, database).open(CHANNEL + 1, CHLOE)
    begun = await asyncio.gather(
        *(each.ask(ANNA, Start(fill=True)) for each in (room, beside)), return_exceptions=True
    )
    (refused,) = (each for each in begun if each is not None)
    assert isinstance(refused, TableRefused)
    assert refused.code is TableRefusal.DEAL_BEGUN
    partner = BRUNO if begun[0] is None else CHLOE
    assert (await room.rows()).keys() == {ANNA, partner}


def alone() -> NewChallenge:
    """A challenge by Anna whose deals each plays alone."""
    return NewChallenge(
        code=CODE,
        guild=GUILD,
        host=ANNA,
        rules_key="contree",
        seed=SEED,
        opens_at=NOON,
        closes_at=AFTER,
    )


async def test_presses_at_once_open_no_more_challenges_than_one_may_have(
    database: Database,
) -> None:
    calls = [
        partial(call_out, new=replace(alone(), code=f"C-{number:06}"), deals=())
        for number in range(MOST_OPEN + 1)
    ]
    told = await asyncio.gather(
        *(database.write_for(GUILD, call) for call in calls), return_exceptions=True
    )
    assert [type(each) for each in told if each is not True] == [TooManyChallenges]
    # Another may call one out, and they too once theirs are over.
    late = replace(alone(), opens_at=AFTER, closes_at=AFTER + timedelta(days=3))
    for new in (replace(alone(), code="C-222222", host=BRUNO), late):
        assert await database.write_for(GUILD, partial(call_out, new=new, deals=()))


async def test_of_two_who_challenge_with_one_game_at_once_one_does(database: Database) -> None:
    rules, new = find_variant("contree"), alone()
    deals = [replace(candidate(rules, SEED, each), number=OF_A_GAME) for each in range(2)]
    calls = [
        partial(call_out, new=each, deals=deals, knowing=PEOPLE)
        for each in (new, replace(new, code="C-000000", host=BRUNO))
    ]
    told = await asyncio.gather(
        *(database.write_for(GUILD, call) for call in calls), return_exceptions=True
    )
    (refused,) = (each for each in told if each is not True)
    assert isinstance(refused, GameChallenged)
    codes = (CODE, "C-000000")
    there = [await database.read(partial(challenge_coded, code=each)) for each in codes]
    assert [each.code for each in there if each] == [refused.code]
    # Once that is over, the game may be challenged with again.
    late = replace(new, code="C-111111", opens_at=AFTER, closes_at=AFTER + timedelta(days=3))
    again = partial(call_out, new=late, deals=deals, knowing=PEOPLE)
    assert await database.write_for(GUILD, again)


@pytest.mark.secrecy
async def test_only_what_has_the_same_deals_plays_a_challenge_again(database: Database) -> None:
    first = await database.write(called_out)
    cards = fingerprint_of_line(candidate(find_variant(first.rules_key), SEED, 0).line)
    await database.write(partial(see, cards=cards, viewers=(ANNA,), at=NOON))
    is_again = partial(is_played_again, shared_play=first.shared_play, now=AFTER)
    for number, seed in enumerate((bytes(32), SEED)):
        assert not await database.read(is_again)
        new = NewChallenge(
            code=f"C-7K3Q2{number}",
            guild=GUILD,
            host=ANNA,
            rules_key=first.rules_key,
            seed=seed,
            opens_at=AFTER,
            closes_at=AFTER + timedelta(days=1),
        )
        deals = [candidate(find_variant(first.rules_key), seed, deal) for deal in range(4)]
        await database.write(partial(call_out, new=new, deals=deals))
    assert await database.read(is_again)
    # Who has played the deals looks at them no more, unless they come from a game of theirs.
    assert not await database.read(partial(knew_before, cards=cards, user=ANNA, now=AFTER))
