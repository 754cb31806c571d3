"""Who keeps the others waiting, and for how long: between deals, before a game, side by side."""

from datetime import timedelta

from bot.tables.absent_players import votes_missing
from bot.tables.clock import LOBBY_OVERDUE, OVERDUE, patience
from bot.tables.events import HostChanged, NextDealSet, PlayerAway, SeatLeft, SeatTaken, VoteCast
from bot.tables.occupants import Computer
from bot.tables.refusals import TableRefusal
from bot.tables.requests import Cancel, Kick, Leave, Ready, Return, SetClock, Sit, Start
from bot.tables.session import Session
from engine.actions import Double
from engine.events import Dealt
from tests.bot.tables.evening import ANNA, BRUNO, CHLOE, DENIS, NUMBER, Evening, N, S, W
from tests.bot.tables.passing_time import PassingClock
from tests.bot.tables.room import Room
from tests.bot.tables.stages import four_people, lobby
from tests.bot.tables.test_clock import CLOCK, started, timed
from tests.engine.table import bid

LONG = 3600.0
NOTHING = timedelta()


def after_a_deal() -> Evening:
    return four_people().until(lambda table: table.between_deals)


def waited(session: Session, *users: int) -> list[timedelta]:
    return [session.has_waited_for(user) for user in users]


async def test_between_deals_players_who_are_not_ready_are_overdue() -> None:
    time = PassingClock()
    async with Room(clock=time) as room:
        session = await started(room, after_a_deal())
        await time.passes(LONG / 2)
        await session.submit(BRUNO, Ready())
        await time.passes(LONG / 2)
        hour = timedelta(seconds=LONG)
        assert waited(session, ANNA, CHLOE, DENIS) == [hour] * 3
        assert session.has_waited_for(BRUNO) == NOTHING


async def test_players_are_overdue_too_when_the_table_waits_for_everyone() -> None:
    time = PassingClock()
    async with Room(clock=time) as room:
        evening = timed(after_a_deal()).happens(NextDealSet(0))
        session = await started(room, evening)
        await time.passes(LONG)
        assert session.deadline is None
        assert session.has_waited_for(ANNA) == timedelta(seconds=LONG)


async def test_a_host_who_is_never_ready_can_be_voted_out() -> None:
    time = PassingClock()
    async with Room(clock=time) as room:
        session = await started(room, after_a_deal())
        for user in (BRUNO, CHLOE, DENIS):
            await session.submit(user, Ready())
        await time.passes(OVERDUE.total_seconds())
        for user in (BRUNO, CHLOE):
            late = session.has_waited_for(ANNA) >= patience(session.table)
            await session.submit(user, Kick(ANNA, overdue=late))
        log = room.log.logs[NUMBER]
        assert SeatTaken(S, Computer()) in log
        assert isinstance(log[-1], Dealt)
        assert session.table.host == CHLOE


async def test_a_returning_player_is_waited_for_from_then_on() -> None:
    time = PassingClock()
    async with Room(clock=time) as room:
        session = await started(room, after_a_deal())
        await session.submit(ANNA, Leave())
        await time.passes(LONG)
        await session.submit(ANNA, Return())
        assert session.has_waited_for(ANNA) == NOTHING
        assert session.has_waited_for(BRUNO) == timedelta(seconds=LONG)
        await time.passes(60)
        assert session.has_waited_for(ANNA) == timedelta(seconds=60)


async def test_every_player_who_may_act_can_be_overdue() -> None:
    time = PassingClock()
    async with Room(clock=time) as room:
        evening = four_people()
        for action in (bid("capotH"), Double(1)):
            evening.act(evening.table.awaited[0], action)
        both = evening.table.awaited
        assert len(both) == 2
        session = await started(room, evening)
        await time.passes(LONG)
        assert waited(session, *map(evening.owner, both)) == [timedelta(seconds=LONG)] * 2


async def test_before_a_game_only_the_host_is_overdue_and_later() -> None:
    time = PassingClock()
    async with Room(clock=time) as room:
        session = await started(room, lobby())
        await time.passes(LOBBY_OVERDUE.total_seconds() - 1)
        assert waited(session, ANNA, BRUNO) == [LOBBY_OVERDUE - timedelta(seconds=1), NOTHING]
        assert patience(session.table) == LOBBY_OVERDUE
        await session.submit(CHLOE, Sit(W))
        assert session.has_waited_for(ANNA) == NOTHING


async def test_a_vote_before_a_game_does_not_count_as_presence() -> None:
    time = PassingClock()
    async with Room(clock=time) as room:
        evening = lobby()
        evening.ask(CHLOE, Sit(W))
        session = await started(room, evening)
        await time.passes(LOBBY_OVERDUE.total_seconds())
        await session.submit(BRUNO, Kick(ANNA, overdue=True))
        assert session.has_waited_for(ANNA) == LOBBY_OVERDUE
        await session.submit(CHLOE, Kick(ANNA, overdue=True))
        gone = [VoteCast(N, S), VoteCast(W, S), SeatLeft(S), HostChanged(CHLOE)]
        assert room.log.logs[NUMBER][-4:] == gone
        await session.submit(CHLOE, Start(fill=True))


def test_before_a_game_only_the_host_can_be_voted_out() -> None:
    evening = lobby()
    evening.ask(CHLOE, Sit(W))
    assert evening.refused(CHLOE, Kick(BRUNO, overdue=True)).code is TableRefusal.NOT_HOST
    early = evening.refused(CHLOE, Kick(ANNA))
    assert (early.code, early.facts) == (TableRefusal.NOT_ABSENT, {"user": ANNA, "count": 5})


def test_any_action_of_the_host_before_the_game_counts_as_presence() -> None:
    evening = lobby()
    evening.ask(CHLOE, Sit(W))
    evening.ask(BRUNO, Kick(ANNA, overdue=True))
    evening.ask(ANNA, SetClock(CLOCK))
    assert evening.table.votes == frozenset()


def test_the_next_host_has_the_hosts_rights() -> None:
    evening = lobby()
    evening.ask(BRUNO, Kick(ANNA, overdue=True))
    evening.ask(BRUNO, Cancel())


def test_votes_of_players_who_left_are_missing_again() -> None:
    evening = four_people().until(lambda table: table.awaited == (S,))
    evening.ask(BRUNO, Kick(ANNA, overdue=True))
    assert votes_missing(evening.table, S) == 1
    evening.ask(BRUNO, Leave())
    evening.ask(CHLOE, Kick(ANNA, overdue=True))
    assert votes_missing(evening.table, S) == 1


def test_a_voter_may_vote_again_after_the_others_left() -> None:
    evening = four_people().until(lambda table: table.awaited == (S,))
    evening.ask(BRUNO, Kick(ANNA, overdue=True))
    for user in (CHLOE, DENIS):
        evening.ask(user, Leave())
    events = evening.ask(BRUNO, Kick(ANNA, overdue=True))
    assert events == (PlayerAway(S), SeatTaken(S, Computer()), HostChanged(BRUNO))
