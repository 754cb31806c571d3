"""A log that tells no table is called broken; nothing else is ever raised."""

from collections.abc import Callable
from random import Random

import pytest

from bot.tables.events import PlayerAway, PlayerBack, SeatTaken, TableEvent
from bot.tables.fold import after, folded
from bot.tables.occupants import Computer, Human
from engine.cards import Card
from engine.events import (
    CardPlayed,
    ContractFixed,
    DealSettled,
    Dealt,
    Event,
    GameEnded,
    GameStarted,
    ThrownIn,
    TrickTaken,
)
from engine.evolve import BrokenLog
from engine.seats import Team
from tests.bot.tables.evening import ANNA, NUMBER, E, Evening, N, S, W, opening
from tests.bot.tables.random_evening import begun, evening_at_random
from tests.bot.tables.stages import between_deals, finished, lobby, playing
from tests.rig.slow import slow_except

Log = list[TableEvent]


@pytest.mark.parametrize(
    "log",
    [
        [],
        [SeatTaken(S, Human(ANNA))],
        [GameStarted(N)],
        [opening(), opening()],
        [opening(), SeatTaken(S, Human(ANNA)), opening()],
    ],
    ids=["empty", "seat first", "game first", "opened twice", "opened again"],
)
def test_a_log_has_exactly_one_opening_at_its_start(log: Log) -> None:
    with pytest.raises(BrokenLog):
        folded(NUMBER, log)


@pytest.mark.parametrize("event", [PlayerAway(E), PlayerBack(E), PlayerAway(W), PlayerBack(W)])
def test_only_persons_leave_and_return(event: TableEvent) -> None:
    table = lobby().table
    assert (table.occupant(E), table.occupant(W)) == (Computer(), None)
    with pytest.raises(BrokenLog):
        after(table, event)


@pytest.mark.parametrize(
    "event",
    [
        CardPlayed(N, Card.parse("JH")),
        ThrownIn(),
        TrickTaken(N, 10),
        GameEnded(Team.NORTH_SOUTH),
        next(event for event in playing().log if isinstance(event, Dealt)),
    ],
    ids=lambda event: type(event).__name__,
)
def test_playing_before_a_game_breaks_the_log(event: Event) -> None:
    with pytest.raises(BrokenLog):
        after(lobby().table, event)


def test_playing_before_a_contract_breaks_the_log() -> None:
    for event in (CardPlayed(S, Card.parse("JH")), TrickTaken(N, 10)):
        with pytest.raises(BrokenLog):
            after(playing().table, event)


def test_a_game_without_a_deal_breaks_the_log() -> None:
    log = finished().log
    for kind in (GameStarted, Dealt, ContractFixed):
        without = [event for event in log if not isinstance(event, kind)]
        with pytest.raises(BrokenLog):
            folded(NUMBER, without)


def test_an_undamaged_log_is_accepted() -> None:
    for evening in (Evening(), lobby(), playing(), between_deals(), finished()):
        assert folded(NUMBER, evening.log) == evening.table


def _lost(log: Log, chance: Random) -> None:
    del log[chance.randrange(len(log))]


def _swapped(log: Log, chance: Random) -> None:
    one, other = chance.randrange(len(log)), chance.randrange(len(log))
    log[one], log[other] = log[other], log[one]


def _doubled(log: Log, chance: Random) -> None:
    at = chance.randrange(len(log))
    log.insert(at, log[at])


def _cut(log: Log, chance: Random) -> None:
    del log[: chance.randrange(1, len(log))]


@pytest.mark.parametrize("damage", [_lost, _swapped, _doubled, _cut])
@pytest.mark.parametrize("seed", slow_except(range(4), range(2)))
def test_a_damaged_log_is_read_or_called_broken(
    seed: int, damage: Callable[[Log, Random], None]
) -> None:
    """The numbers of the entries keep a log whole; here, nothing but BrokenLog may be raised."""
    whole = list(begun(seed).log)
    for step in evening_at_random(seed, closes=False, length=200):
        whole.extend(step.events)
    chance = Random(seed)
    for _ in range(40):
        log = list(whole)
        damage(log, chance)
        assert _is_broken(log) or damage is not _cut


def _is_broken(log: Log) -> bool:
    try:
        folded(NUMBER, log)
    except BrokenLog:
        return True
    return False


def test_the_score_of_a_missing_deal_breaks_the_log() -> None:
    settled = next(event for event in finished().log if isinstance(event, DealSettled))
    started = after(lobby().table, GameStarted(N))
    with pytest.raises(BrokenLog):
        after(started, settled)
