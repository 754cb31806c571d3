"""Evenings at random: people come, go, play, and press what they should not."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from bot.tables.events import TableEvent
from bot.tables.house_rules import ChooseGame, ChooseOption, ResetOptions, RulesChange
from bot.tables.occupants import Computer
from bot.tables.refusals import TableRefused
from bot.tables.requests import (
    Act,
    Cancel,
    ChangeRules,
    ChangeSeats,
    ComputerAct,
    Expire,
    Kick,
    Lapse,
    Leave,
    NextDeal,
    Pause,
    Ready,
    Rematch,
    RemoveComputer,
    Replace,
    Request,
    Resume,
    Return,
    SeatComputer,
    SetClock,
    Sit,
    Stand,
    Start,
    Stop,
)
from bot.tables.session import NOBODY
from bot.tables.table import Stage, Table
from engine.actions import Action, Pass
from engine.game import legal_actions
from engine.options import OptionRefused
from engine.refusals import IllegalAction
from engine.seats import Seat
from tests.bot.tables.evening import (
    ANNA,
    BRUNO,
    CHANNEL,
    CHLOE,
    DENIS,
    EMMA,
    STRANGER,
    Evening,
    opening,
    owner,
)

REGULARS = (ANNA, BRUNO, CHLOE, DENIS, EMMA)
ANYBODY = (*REGULARS, STRANGER)
PASSES, OUT_OF_TURN = 0.5, 0.1
"""How often who may pass does so, and how often one speaks who was not asked."""
LATE = 0.2
"""How often the clock acts where it can."""
SLOW = 0.7
"""How often somebody asks for anything but what leads to the next deal, while it has time."""

GAMES = ("contree", "contree_701", "coinche")
"""What is played: games for four that are won by the same arithmetic of bids and points."""

TARGETS = (100, 300, 1000)

Asked = tuple[int, Request]
Refusal = TableRefused | IllegalAction | OptionRefused


@dataclass(frozen=True, slots=True)
class Step:
    """A request and what came of it: events, or a refusal and no events."""

    before: Table
    user: int
    request: Request
    events: tuple[TableEvent, ...]
    refusal: Refusal | None
    table: Table


def evening_at_random(
    seed: int,
    evening: Evening | None = None,
    *,
    length: int = 500,
    mischief: float = 0.15,
    closes: bool = True,
) -> Iterator[Step]:
    """What happens at a new table, until it is closed or ``length`` requests were made."""
    chance = Random(f"evening {seed}")
    evening = evening or begun(seed)
    for _ in range(length):
        before = evening.table
        user, request = _asked(before, chance, mischief, closes=closes)
        events: tuple[TableEvent, ...] = ()
        refusal: Refusal | None = None
        try:
            events = evening.ask(user, request)
        except (TableRefused, IllegalAction, OptionRefused) as refused:
            refusal = refused
        yield Step(before, user, request, events, refusal, evening.table)
        if evening.table.stage is Stage.CLOSED:
            return


def begun(seed: int, *, channel: int = CHANNEL) -> Evening:
    """The table of such an evening as it opens."""
    return Evening(opening(channel=channel, target=TARGETS[seed % len(TARGETS)]), seed=seed)


def _asked(table: Table, chance: Random, mischief: float, *, closes: bool) -> Asked:
    quick = table.stage is Stage.PLAYING and not table.between_deals
    if chance.random() < (mischief if quick else SLOW):
        return chance.choice(ANYBODY), _anything(table, chance, closes=closes)
    return _sensible(table, chance)


def _sensible(table: Table, chance: Random) -> Asked:
    if table.stage is Stage.LOBBY:
        return chance.choice(REGULARS), chance.choice((Sit(chance.choice(list(Seat))), Start(True)))
    if table.stage is Stage.FINISHED:
        return chance.choice(REGULARS), chance.choice((Rematch(), ChangeSeats()))
    if table.paused is not None:
        return chance.choice(REGULARS), Resume()
    late = chance.random() < LATE
    if table.between_deals:
        return (NOBODY, NextDeal(table.move)) if late else (chance.choice(REGULARS), Ready())
    seat = _speaker(table, chance)
    action = _action(table, seat, chance)
    if late and seat in table.awaited:
        return NOBODY, Lapse(table.move, seat, action)
    if table.is_present(seat):
        return owner(table, seat), Act(table.move, action)
    if table.thinker is seat:
        return NOBODY, ComputerAct(table.move, seat, action)
    return chance.choice(REGULARS), Return()


def _speaker(table: Table, chance: Random) -> Seat:
    assert table.game is not None
    if chance.random() < OUT_OF_TURN:
        speaking = [s for s in table.present if legal_actions(table.rules, table.game, s)]
        if speaking:
            return chance.choice(speaking)
    return table.thinker if table.thinker is not None else chance.choice(table.awaited)


def _action(table: Table, seat: Seat, chance: Random) -> Action:
    assert table.game is not None
    legal = legal_actions(table.rules, table.game, seat)
    return Pass() if Pass() in legal and chance.random() < PASSES else chance.choice(legal)


def _anything(table: Table, chance: Random, *, closes: bool) -> Request:
    seat = chance.choice(list(Seat))
    computers = [place for place in Seat if isinstance(table.occupant(place), Computer)]
    move = table.move - (chance.random() < 0.2)
    requests: list[Request] = [
        Sit(seat),
        Stand(seat),
        SeatComputer(),
        RemoveComputer(chance.choice(computers or list(Seat))),
        Start(fill=chance.random() < 0.5),
        Act(move, Pass()),
        ComputerAct(move, seat, Pass()),
        Ready(),
        Leave(),
        Return(),
        Rematch(),
        ChangeSeats(),
        ChangeRules(_change(chance)),
        SetClock(chance.choice((0, 60, 60, 120, 61))),
        Pause(),
        Resume(),
        Kick(chance.choice(ANYBODY), overdue=chance.random() < 0.5),
        Lapse(move, seat, Pass()),
        NextDeal(move),
    ]
    if closes and chance.random() < 0.05:
        closing = (Cancel(), Cancel(), Stop(), Stop(manager=True), Replace())
        return chance.choice((*closing, Expire(table.revision - chance.randrange(2))))
    return chance.choice(requests)


def _change(chance: Random) -> RulesChange:
    """Another game, a short target or one that cannot be, or no house rules for a moment."""
    targets = [ChooseOption("target", str(target)) for target in (*TARGETS, 7)]
    games = [ChooseGame(game) for game in GAMES]
    return chance.choice((chance.choice(targets), chance.choice(games), ResetOptions()))
