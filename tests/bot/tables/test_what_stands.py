"""What cannot be taken back, and how long an answer is waited for."""

from bot.tables.clock import ANSWER_SECONDS
from bot.tables.events import (
    Lapsed,
    PlayerAway,
    TakeBacksAllowed,
)
from bot.tables.house_rules import ChooseGame
from bot.tables.play import forced_card
from bot.tables.refusals import TableRefusal
from bot.tables.requests import NOBODY, Act, ChangeRules, Leave, Pause, PlayForced, Resume, Start
from bot.tables.take_back import (
    AllowTakeBacks,
    AnswerTakeBack,
    LapseTakeBack,
    TakeBack,
    TakingBack,
    why_not,
)
from engine.actions import PlayCard
from engine.notation import write
from engine.seats import Seat
from engine.view import view
from tests.bot.tables.evening import ANNA, BRUNO, CHLOE, DENIS, NUMBER, W
from tests.bot.tables.passing_time import PassingClock
from tests.bot.tables.room import Room
from tests.bot.tables.stages import four_people, lobby, mid_trick
from tests.bot.tables.test_clock import CLOCK, timed
from tests.bot.tables.test_take_back import asked, is_last, played, say

SIDES = {Seat.NORTH: (CHLOE, DENIS), Seat.SOUTH: (CHLOE, DENIS)}
SIDES |= {Seat.EAST: (ANNA, BRUNO), Seat.WEST: (ANNA, BRUNO)}


def test_leaving_takes_nothing_back() -> None:
    evening, seat = played()
    asked(evening, seat)
    left = evening.ask(evening.owner(seat), Leave())
    assert left[0] == PlayerAway(seat)
    assert not TakingBack.of(evening.table).asked
    assert TakingBack.of(evening.table).last is None


def test_a_computers_action_in_ones_place_cannot_be_taken_back() -> None:
    evening = mid_trick()
    evening.until(lambda table: table.awaited == (W,))
    evening.move()
    assert not is_last(evening, W)
    assert all(why_not(evening.table, seat) for seat in Seat)


def test_a_scored_deal_stands() -> None:
    evening = four_people()
    evening.until(lambda table: table.between_deals)
    (last,) = [seat for seat in Seat if is_last(evening, seat)]
    refused = evening.refused(evening.owner(last), TakeBack(evening.table.move))
    assert refused.code is TableRefusal.TAKE_BACK_DEAL_COUNTED


def test_a_call_stands_once_cards_were_dealt_after_it() -> None:
    evening = lobby()
    evening.ask(ANNA, ChangeRules(ChooseGame("belote")))
    evening.ask(ANNA, Start(fill=True))
    while not evening.table.is_present(evening.table.awaited[0]):
        evening.move()
    taker = evening.table.awaited[0]
    evening.move(lambda legal: legal[1])
    assert evening.table.game is not None
    assert evening.table.game.deal is not None
    assert evening.table.game.deal.talon == ()
    refused = evening.refused(evening.owner(taker), TakeBack(evening.table.move))
    assert refused.code is TableRefusal.TAKE_BACK_CARDS_KNOWN


def test_a_card_stands_once_a_covered_card_was_turned_up() -> None:
    evening = lobby()
    evening.ask(ANNA, ChangeRules(ChooseGame("decouverte")))
    evening.ask(ANNA, Start(fill=True))
    evening.bid().move()
    mover = evening.table.awaited[0]
    evening.move()
    refused = evening.refused(evening.owner(mover), TakeBack(evening.table.move))
    assert refused.code is TableRefusal.TAKE_BACK_CARDS_KNOWN


def test_the_host_can_forbid_taking_back() -> None:
    evening = lobby()
    assert evening.ask(ANNA, AllowTakeBacks(allowed=False)) == (TakeBacksAllowed(allowed=False),)
    assert evening.ask(ANNA, AllowTakeBacks(allowed=False)) == ()
    other = evening.refused(BRUNO, AllowTakeBacks(allowed=True))
    assert other.code is TableRefusal.NOT_HOST
    evening.ask(ANNA, Start(fill=True))
    evening.until(lambda table: table.is_present(table.awaited[0]))
    seat = evening.table.awaited[0]
    evening.move()
    refused = evening.refused(evening.owner(seat), TakeBack(evening.table.move))
    assert refused.code is TableRefusal.TAKE_BACKS_BARRED


def test_nothing_is_taken_back_during_a_pause() -> None:
    evening, seat = played()
    asked(evening, seat)
    evening.ask(ANNA, Pause())
    answer = AnswerTakeBack(evening.table.move, agree=True)
    assert evening.refused(SIDES[seat][0], answer).code is TableRefusal.PAUSED
    evening.ask(ANNA, Resume())
    evening.ask(SIDES[seat][0], answer)


def test_a_take_back_reveals_nothing_and_is_not_in_the_deal_line() -> None:
    evening = four_people().bid()
    table, before = evening.table, evening.table.game
    assert before is not None
    assert before.deal is not None
    seat = table.awaited[0]
    evening.move()
    asked(evening, seat)
    for user in SIDES[seat]:
        say(evening, user, agree=True)
    game = evening.table.game
    assert game is not None
    assert game.deal is not None
    for eyes in (*Seat, None):
        assert view(table.rules, game, eyes) == view(table.rules, before, eyes)
    assert write(table.rules, game.deal) == write(table.rules, before.deal)


def test_presses_on_the_former_position_are_stale_afterwards() -> None:
    evening = four_people().bid()
    seat, move = evening.table.awaited[0], evening.table.move
    card = evening.legal(seat)[0]
    evening.move()
    asked(evening, seat)
    for user in SIDES[seat]:
        say(evening, user, agree=True)
    assert evening.refused(evening.owner(seat), Act(move, card)).code is TableRefusal.STALE_PRESS


async def test_an_unanswered_request_expires_and_computers_stop_waiting() -> None:
    time = PassingClock()
    async with Room(clock=time) as room:
        evening, seat = played()
        second = evening.table.rules.seating.after(seat)
        evening.ask(evening.owner(second), Leave())
        session = await room.resumed(evening)
        await session.submit(evening.owner(seat), TakeBack(session.table.move))
        assert session.table.thinker is None
        move = session.table.move
        await time.passes(ANSWER_SECONDS - 1)
        assert session.table.move == move
        await time.passes(200)
        assert Lapsed("take-back", evening.owner(seat)) in room.log.logs[NUMBER]
        assert session.table.move > move


async def test_a_forced_card_waits_for_the_answer() -> None:
    evening = four_people().bid()
    while (last := TakingBack.of(evening.table).last) is None or not forced_card(evening.table):
        evening.move()
    asked(evening, last.done.seat)
    assert forced_card(evening.table) is None
    seat = evening.table.awaited[0]
    (card,) = (action for action in evening.legal(seat) if isinstance(action, PlayCard))
    stale = evening.refused(NOBODY, PlayForced(evening.table.move, seat, card))
    assert stale.code is TableRefusal.STALE_PRESS
    evening.ask(NOBODY, LapseTakeBack(evening.table.move))
    assert forced_card(evening.table) == (seat, card)


async def test_the_next_players_clock_restarts_after_the_answer() -> None:
    time = PassingClock()
    async with Room(clock=time) as room:
        evening, seat = played()
        timed(evening)
        session = room.session(evening)
        session.resume()
        await time.passes(121)
        await session.submit(evening.owner(seat), TakeBack(session.table.move))
        deadline = session.deadline
        assert deadline is not None
        assert (deadline - time.now()).total_seconds() == ANSWER_SECONDS
        await time.passes(ANSWER_SECONDS)
        deadline = session.deadline
        assert deadline is not None
        assert (deadline - time.now()).total_seconds() == CLOCK
        assert session.table.lapsed == frozenset()
