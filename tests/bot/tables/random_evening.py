"""Evenings at random: people come, go, play, and press what they should not."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from bot.tables.claims import ClaimRest, Claims
from bot.tables.events import TableEvent
from bot.tables.house_rules import ChooseGame, ChooseOption, ResetOptions, RulesChange
from bot.tables.length import AnswerLength, NextLength, ProposeLength, WithdrawLength
from bot.tables.lobby import may_choose_rated
from bot.tables.occupants import Computer
from bot.tables.play import forced_card
from bot.tables.refusals import TableRefused
from bot.tables.requests import (
    NOBODY,
    Act,
    Cancel,
    ChangeRules,
    ChangeSeats,
    ComputerAct,
    DrawPartners,
    Expire,
    Kick,
    Lapse,
    Leave,
    NextDeal,
    Pause,
    PlayForced,
    Ready,
    Rematch,
    RemoveComputer,
    Replace,
    Request,
    Resume,
    Return,
    SeatComputer,
    SetClock,
    SetConvention,
    SetLevel,
    SetNextDeal,
    SetRatedAlone,
    SetSignals,
    SetTempo,
    Sit,
    Stand,
    Start,
)
from bot.tables.stop import AnswerStop, Stop, StopVote
from bot.tables.swap import AnswerSwap, AskSwap, SeatSwap
from bot.tables.table import Stage, Table
from bot.tables.table_settings import Tempo
from bot.tables.take_back import AllowTakeBacks, AnswerTakeBack, LapseTakeBack, TakeBack, TakingBack
from engine.actions import Action, IllegalAction, Pass
from engine.claims import LEAST_TRICKS, sure_line
from engine.game import legal_actions
from engine.options import OptionRefused
from engine.players import Level
from engine.players.understanding import Convention
from engine.seats import Seat
from engine.view import view
from tests.bot.tables.evening import (
    ANNA,
    BRUNO,
    CHANNEL,
    CHLOE,
    DENIS,
    EMMA,
    GUILD,
    STRANGER,
    Evening,
    opening,
    owner,
)
from tests.bot.tables.random_coach import coached
from tests.bot.tables.random_watching import watches

REGULARS = (ANNA, BRUNO, CHLOE, DENIS, EMMA)
ANYBODY = (*REGULARS, STRANGER)
PASSES, OUT_OF_TURN = 0.5, 0.1
"""How often who may pass does so, and how often one speaks who was not asked."""
LATE = 0.2
"""How often the clock acts where it can."""
OBVIOUS = 0.5
"""How often a card is played for a person who has no other."""
AGREES = 0.6
STOPS = 0.01
INSISTS = 0.02
"""How often somebody wants no limit in a lobby."""
SURE = 0.3
"""How often somebody thinks of claiming the rest."""
BOLD = 0.1
"""How often that is no more than a hope."""
REGRETS = 0.1
"""How often somebody wants to take back what was done last, where they may."""
SLOW = 0.7
"""How often somebody asks for anything but what leads to the next deal, while it has time."""
CLOSES = 0.02
"""How often who asks for anything asks for what may close the table: games shall come to an end."""

OF_LENGTHS = (138, 142)
"""The evenings in which people propose other lengths; in the others everything is as it was."""

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
    chance, rng = Random(f"evening {seed}"), Random(f"watching {seed}")
    fate, luck = Random(f"stopping {seed}"), Random(f"training {seed}")
    whims = Random(f"insisting {seed}")
    evening = evening or begun(seed)
    for _ in range(length):
        before = evening.table
        aside = watches(before, rng) or _stops(before, fate, closes=closes)
        aside = aside or coached(before, luck) or _insists(before, whims)
        if seed in OF_LENGTHS:
            aside = aside or _proposes(before, whims)
        user, request = aside or _asked(before, chance, mischief, closes=closes)
        events: tuple[TableEvent, ...] = ()
        refusal: Refusal | None = None
        try:
            events = evening.ask(user, request)
        except (TableRefused, IllegalAction, OptionRefused) as refused:
            refusal = refused
        yield Step(before, user, request, events, refusal, evening.table)
        if evening.table.stage is Stage.CLOSED:
            return


def begun(seed: int, *, guild: int = GUILD, channel: int = CHANNEL) -> Evening:
    """The table of such an evening as it opens."""
    target = TARGETS[seed % len(TARGETS)]
    return Evening(opening(guild=guild, channel=channel, target=target), seed=seed)


def _asked(table: Table, chance: Random, mischief: float, *, closes: bool) -> Asked:
    quick = table.stage is Stage.PLAYING and not table.between_deals
    if chance.random() < (mischief if quick else SLOW):
        return chance.choice(ANYBODY), _anything(table, chance, closes=closes)
    return _sensible(table, chance)


def _stops(table: Table, chance: Random, *, closes: bool) -> Asked | None:
    """Now and then somebody wants to stop the game, and the others answer."""
    if table.stage is not Stage.PLAYING or chance.random() > STOPS:
        return None
    waiting = sorted(StopVote.to_answer(table))
    if waiting and chance.random() < AGREES:
        agree = closes and chance.random() < AGREES
        return owner(table, chance.choice(waiting)), AnswerStop(agree=agree)
    return table.host, Stop(ask=True)


def _proposes(table: Table, chance: Random) -> Asked | None:
    """After a game somebody wants another length for the next, and the others answer."""
    if table.stage is not Stage.FINISHED or chance.random() > AGREES:
        return None
    waiting, now = sorted(NextLength.to_answer(table)), NextLength.of(table).asked
    if now and chance.random() < LATE:
        return now.by, WithdrawLength()
    if waiting and chance.random() < SLOW:
        answer = AnswerLength(agree=chance.random() < AGREES)
        return owner(table, chance.choice(waiting)), answer
    return chance.choice(REGULARS), ProposeLength(chance.choice((*TARGETS, 7)))


def _insists(table: Table, chance: Random) -> Asked | None:
    """Somebody wants no limit where others sit already, or votes against a player twice."""
    votes = sorted(table.votes)
    if table.stage is Stage.PLAYING and votes and chance.random() < AGREES:
        by, against = chance.choice(votes)
        return owner(table, by), Kick(owner(table, against), overdue=True)
    if table.stage is Stage.LOBBY and chance.random() < INSISTS:
        return table.host, SetClock(0)
    return None


def _sensible(table: Table, chance: Random) -> Asked:
    if table.stage is Stage.LOBBY:
        sits = Sit(chance.choice(list(Seat)))
        tempo, allowed = chance.choice(list(Tempo)), chance.random() < 0.8
        chosen = (SetTempo(tempo), AllowTakeBacks(allowed), SetClock(60), SetNextDeal(20))
        asked = (sits, sits, sits, Start(True), Start(True), Start(True), *chosen)
        who = chance.choice(REGULARS)
        request: Request = chance.choice(asked)
        # In place of another request, so that all else goes on as it would.
        if isinstance(request, SetNextDeal) and not table.free_seats:
            request = DrawPartners()
        elif isinstance(request, SetTempo) and may_choose_rated(table):
            request = SetRatedAlone(rated=not table.rated_alone)
        return who, request
    if table.stage is Stage.FINISHED:
        return _between_games(table, chance)
    if table.paused is not None:
        return chance.choice(REGULARS), chance.choice((Resume(), Resume(), Pause()))
    if TakingBack.of(table).asked:
        return _answered(table, chance)
    last = TakingBack.of(table).last
    if last is not None and not last.followed and chance.random() < REGRETS:
        return owner(table, last.done.seat), TakeBack(table.move)
    late = chance.random() < LATE
    if table.between_deals:
        return (NOBODY, NextDeal(table.move)) if late else (chance.choice(REGULARS), Ready())
    seat = _speaker(table, chance)
    action = _action(table, seat, chance)
    if late and seat in table.awaited:
        return NOBODY, Lapse(table.move, seat, action)
    forced = forced_card(table)
    if forced is not None and chance.random() < OBVIOUS:
        return NOBODY, PlayForced(table.move, *forced)
    if table.is_present(seat):
        bold = chance.random() < (SURE if seat in Claims.of(table).denied else BOLD)
        certain = chance.random() < SURE and (bold or _is_certain(table, seat))
        return owner(table, seat), ClaimRest(table.move) if certain else Act(table.move, action)
    if table.thinker is seat:
        return NOBODY, ComputerAct(table.move, seat, action)
    return chance.choice(REGULARS), Return()


def _answered(table: Table, chance: Random) -> Asked:
    """The other side says yes or no, is too slow, or somebody plays on all the same."""
    people = [seat for seat in table.awaited if table.is_present(seat)]
    if people and chance.random() < LATE:
        return owner(table, people[0]), Act(table.move, _action(table, people[0], chance))
    if chance.random() < LATE:
        agree = AnswerTakeBack(table.move, agree=True)
        return chance.choice(REGULARS), chance.choice((agree, TakeBack(table.move)))
    asked = [owner(table, seat) for seat in sorted(TakingBack.to_answer(table))]
    if not asked or chance.random() < LATE:
        return NOBODY, LapseTakeBack(table.move)
    return chance.choice(asked), AnswerTakeBack(table.move, agree=chance.random() < 0.7)


def _is_certain(table: Table, seat: Seat) -> bool:
    """Whether the rest is this seat's: who sees it claims it."""
    assert table.game is not None
    seen = view(table.rules, table.game, seat).deal
    line = sure_line(table.rules, seen) if seen else None
    return line is not None and len(line) >= LEAST_TRICKS


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


def _between_games(table: Table, chance: Random) -> Asked:
    waiting, swap = sorted(SeatSwap.to_answer(table)), AskSwap(*chance.sample(list(Seat), 2))
    if waiting and chance.random() < AGREES:
        asked = owner(table, chance.choice(waiting))
        answers = chance.choice((asked, *REGULARS))
        return answers, AnswerSwap(agree=chance.random() < AGREES)
    return chance.choice(REGULARS), chance.choice((swap, swap, swap, Rematch(), ChangeSeats()))


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
        SetLevel(chance.choice(list(Level)), chance.choice((None, *computers, seat))),
        SetConvention(chance.choice(list(Convention))),
        SetSignals(signals=chance.random() < 0.5),
        SetTempo(chance.choice(list(Tempo))),
        Pause(),
        Resume(),
        Kick(chance.choice(ANYBODY), overdue=chance.random() < 0.5),
        Kick(chance.choice(REGULARS), overdue=True),
        Lapse(move, seat, Pass()),
        NextDeal(move),
        TakeBack(move),
        AnswerTakeBack(move, agree=chance.random() < 0.5),
        LapseTakeBack(move),
        AllowTakeBacks(allowed=chance.random() < 0.8),
        ClaimRest(table.move),
    ]
    if closes and chance.random() < CLOSES:
        closing = (Cancel(), Cancel(), Stop(), Stop(manager=True), *(Replace(),) * 3)
        return chance.choice((*closing, Expire(table.revision - chance.randrange(2))))
    return chance.choice(requests)


def _change(chance: Random) -> RulesChange:
    """Another game, a short target or one that cannot be, or no house rules for a moment."""
    targets = [ChooseOption("target", str(target)) for target in (*TARGETS, 7)]
    games = [ChooseGame(game) for game in GAMES]
    return chance.choice((chance.choice(targets), chance.choice(games), ResetOptions()))
