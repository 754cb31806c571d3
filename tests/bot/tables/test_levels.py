"""How well the computers of a table play, and how fast."""

import pytest

from bot.monitoring.overload import LoadShedding, Shed
from bot.tables.events import ConventionSet, LevelSet, SeatTaken, TempoSet
from bot.tables.fold import folded
from bot.tables.occupants import Computer
from bot.tables.pace import OVERLOADED, Pace
from bot.tables.requests import (
    Kick,
    Leave,
    RemoveComputer,
    SeatComputer,
    SetConvention,
    SetLevel,
    SetTempo,
    Start,
)
from bot.tables.table_settings import Tempo
from engine.players import Level
from engine.players.understanding import Convention
from tests.bot.tables.evening import ANNA, BRUNO, NUMBER, E, N, W
from tests.bot.tables.room import MOVE, Room
from tests.bot.tables.stages import a_computers_turn, four_people, lobby, playing

STRONG, WEAK = Computer(Level.EXPERT), Computer(Level.BEGINNER)


def test_the_level_applies_to_all_present_and_future_computers() -> None:
    evening = lobby()
    asked = evening.ask(BRUNO, SetLevel(Level.EXPERT))
    assert asked == (LevelSet(Level.EXPERT), SeatTaken(E, STRONG))
    assert evening.ask(ANNA, SeatComputer()) == (SeatTaken(W, STRONG),)
    assert evening.ask(ANNA, SetLevel(Level.EXPERT)) == ()


def test_the_level_of_one_computer_can_be_set() -> None:
    evening = lobby()
    assert evening.ask(BRUNO, SetLevel(Level.BEGINNER, E)) == (SeatTaken(E, WEAK),)
    assert evening.ask(BRUNO, SetLevel(Level.BEGINNER, E)) == ()
    assert evening.table.level is Level.CLUB
    assert evening.ask(ANNA, SeatComputer()) == (SeatTaken(W, Computer(Level.CLUB)),)
    everyone = evening.ask(ANNA, SetLevel(Level.CLUB))
    assert everyone == (SeatTaken(E, Computer(Level.CLUB)),)


def test_computers_filling_a_table_at_the_start_get_the_level() -> None:
    evening = lobby()
    evening.ask(ANNA, RemoveComputer(E))
    evening.ask(ANNA, SetLevel(Level.EXPERT))
    taken = evening.ask(ANNA, Start(fill=True))[:2]
    assert taken == (SeatTaken(E, STRONG), SeatTaken(W, STRONG))


def test_a_computer_replacing_a_removed_player_gets_the_level() -> None:
    evening = playing().happens(LevelSet(Level.EXPERT))
    assert SeatTaken(N, STRONG) in evening.ask(ANNA, Kick(BRUNO, overdue=True))


def test_the_convention_is_everybodys_choice_before_the_game() -> None:
    evening = lobby()
    assert evening.ask(BRUNO, SetConvention(Convention.ACES)) == (ConventionSet(Convention.ACES),)
    assert evening.ask(ANNA, SetConvention(Convention.ACES)) == ()
    assert folded(NUMBER, evening.log).understanding.convention is Convention.ACES


def test_a_table_of_before_there_were_conventions_keeps_bidding_by_points() -> None:
    assert lobby().table.convention is Convention.NATURAL


async def test_a_computer_is_told_the_convention_of_its_table() -> None:
    async with Room() as room:
        await room.resumed(a_computers_turn().happens(ConventionSet(Convention.DIALOGUE)))
        await room.clock.gate.open()
        await room.clock.go_on()
        assert room.computers.understandings[0].convention is Convention.DIALOGUE


def test_level_and_tempo_are_stored() -> None:
    evening = lobby()
    evening.ask(ANNA, SetLevel(Level.BEGINNER))
    assert evening.ask(ANNA, SetTempo(Tempo.SLOW)) == (TempoSet(Tempo.SLOW),)
    assert evening.ask(ANNA, SetTempo(Tempo.SLOW)) == ()
    assert folded(NUMBER, evening.log) == evening.table
    assert (evening.table.level, evening.table.tempo) == (Level.BEGINNER, Tempo.SLOW)


async def test_a_substitute_has_the_default_level() -> None:
    async with Room() as room:
        evening = four_people().happens(LevelSet(Level.EXPERT))
        session = await room.resumed(evening)
        await session.submit(evening.owner(evening.table.awaited[0]), Leave())
        await room.clock.gate.open()
        await room.clock.go_on()
        assert room.computers.levels[0] is Level.EXPERT


@pytest.mark.parametrize(("tempo", "factor"), [(Tempo.SLOW, 2), (Tempo.FAST, 0.5)])
async def test_computers_wait_according_to_the_tempo(tempo: Tempo, factor: float) -> None:
    async with Room() as room:
        await room.resumed(a_computers_turn().happens(TempoSet(tempo)))
        assert room.clock.asked == [MOVE * factor]


def test_computers_wait_longer_while_the_bot_is_overloaded() -> None:
    shedding, evening = LoadShedding(), a_computers_turn()
    pace = Pace(move=1, trick=3, random=lambda: 0.0, shedding=shedding)
    shedding.reach(Shed.HANDS)
    assert pace.pause(evening.table) == pace.move
    shedding.reach(Shed.THOUGHT)
    assert pace.pause(evening.table) == OVERLOADED * pace.move


def test_a_full_trick_stays_longer_too() -> None:
    pace, evening = Pace(move=1, trick=3, random=lambda: 0.0), a_computers_turn().bid()
    evening.until(lambda table: pace.pause(table) == pace.trick)
    evening.happens(TempoSet(Tempo.SLOW))
    assert pace.pause(evening.table) == 2 * pace.trick
