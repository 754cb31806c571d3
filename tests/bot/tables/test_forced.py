"""A card that leaves no choice: played after a moment for those who want it so."""

from bot.storage.errors import Cause, StorageUnavailable
from bot.tables.clock import RETRY_SECONDS
from bot.tables.computer_moves import turn_of
from bot.tables.events import PlayerBack, TurnLapsed
from bot.tables.play import forced_card, is_last_trick
from bot.tables.refusals import TableRefusal
from bot.tables.requests import NOBODY, Act, Leave, Pause, PlayForced, Resume
from bot.tables.table import Table
from engine.actions import PlayCard
from engine.cards import Card
from engine.events import CardPlayed
from engine.seats import Seat
from tests.bot.tables.evening import NUMBER, Evening
from tests.bot.tables.gate import settle
from tests.bot.tables.room import MOVE, TRICK, Room
from tests.bot.tables.stages import four_people
from tests.bot.tables.test_clock import timed


def a_choice(table: Table) -> bool:
    """Whether a person may choose among cards."""
    return table.game is not None and bool(table.awaited) and forced_card(table) is None


def no_choice() -> Evening:
    """Four people, one of whom has a single card that they may play, and more in their hand."""
    evening = four_people().bid()
    return evening.until(lambda table: forced_card(table) is not None)


def forced(evening: Evening) -> tuple[Seat, Card, int]:
    """Whose card that is, which, and its owner."""
    found = forced_card(evening.table)
    assert found is not None
    seat, action = found
    return seat, action.card, evening.owner(seat)


def plays(room: Room) -> list[CardPlayed]:
    return [event for event in room.log.logs[NUMBER] if isinstance(event, CardPlayed)]


async def test_a_forced_card_is_played_after_the_usual_pause() -> None:
    async with Room() as room:
        evening = no_choice()
        seat, card, user = forced(evening)
        before = len([event for event in evening.log if isinstance(event, CardPlayed)])
        room.preferences.of.add(user)
        session = await room.resumed(evening)
        assert room.clock.asked[-1] in {MOVE, TRICK}
        assert len(plays(room)) == before
        await room.clock.go_on()
        assert plays(room)[before] == CardPlayed(seat, card)
        assert session.table.move > evening.table.move
        assert room.computers.asked == []


async def test_without_the_preference_players_play_forced_cards_themselves() -> None:
    async with Room() as room:
        evening = no_choice()
        session = await room.resumed(evening)
        assert room.clock.asked == []
        assert room.running == ()
        assert session.table == evening.table


async def test_the_last_trick_falls_by_itself_for_everybody() -> None:
    async with Room() as room:
        evening = four_people().bid().until(is_last_trick)
        before = len([event for event in evening.log if isinstance(event, CardPlayed)])
        await room.resumed(evening)
        for played in range(4):
            assert len(plays(room)) == before + played
            await room.clock.go_on()
        assert len(plays(room)) == before + 4
        assert room.computers.asked == []


async def test_nothing_is_played_when_there_is_a_choice() -> None:
    async with Room() as room:
        evening = four_people().bid()
        assert a_choice(evening.table)
        room.preferences.of.update(evening.owner(seat) for seat in Seat)
        session = await room.resumed(evening)
        assert room.running == ()
        assert session.table == evening.table


async def test_the_owner_may_play_the_forced_card_first() -> None:
    async with Room() as room:
        evening = no_choice()
        _, card, user = forced(evening)
        room.preferences.of.add(user)
        session = await room.resumed(evening)
        await session.submit(user, Act(session.table.move, PlayCard(card)))
        await settle()
        moved = session.table.move
        await room.clock.go_on()
        assert session.table.move == moved
        assert [event.card for event in plays(room)].count(card) == 1


async def test_forced_cards_wait_during_a_pause() -> None:
    async with Room() as room:
        evening = no_choice()
        _, card, user = forced(evening)
        room.preferences.of.add(user)
        session = await room.resumed(evening)
        await session.submit(user, Pause())
        await settle()
        assert room.running == ()
        await session.submit(user, Resume())
        await settle()
        await room.clock.go_on()
        assert card in [event.card for event in plays(room)]


def test_a_substitute_plays_the_forced_card_of_an_absent_player() -> None:
    evening = no_choice()
    seat, _, user = forced(evening)
    evening.ask(user, Leave())
    turn = turn_of(evening.table)
    assert turn is not None
    assert (turn.seat, turn.forced) == (seat, None)


def test_a_forced_card_is_not_played_for_somebody_who_has_left_meanwhile() -> None:
    evening = no_choice()
    found = forced_card(evening.table)
    assert found is not None
    seat, action = found
    evening.ask(evening.owner(seat), Leave())
    assert forced_card(evening.table) is None
    waiting = PlayForced(evening.table.move, seat, action)
    assert evening.refused(NOBODY, waiting).code is TableRefusal.STALE_PRESS


async def test_a_forced_card_does_not_count_as_presence() -> None:
    async with Room() as room:
        evening = timed(no_choice())
        seat, _, user = forced(evening)
        evening.happens(TurnLapsed(seat))
        room.preferences.of.add(user)
        session = await room.resumed(evening)
        await room.clock.go_on()
        assert PlayerBack(seat) not in room.log.logs[NUMBER]
        assert seat in session.table.lapsed


async def test_a_failed_read_of_the_preference_is_retried() -> None:
    async with Room() as room:
        evening = no_choice()
        _, card, user = forced(evening)
        room.preferences.of.add(user)
        await room.resumed(evening)
        room.log.fail(StorageUnavailable(Cause.FULL))
        await room.clock.go_on()
        assert room.clock.asked[-1] == RETRY_SECONDS
        await room.clock.go_on()
        await room.clock.go_on()
        assert card in [event.card for event in plays(room)]


async def test_an_unreadable_preference_leaves_the_card_to_its_owner() -> None:
    async with Room() as room:
        evening = no_choice()
        _, _, user = forced(evening)
        room.preferences.of.add(user)
        room.preferences.failures.append(StorageUnavailable(Cause.FULL))
        await room.resumed(evening)
        assert room.running == ()
