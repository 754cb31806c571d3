"""Compute the result of a game from its table, at the end or when the game was broken off."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from bot.ratings.conduct import (
    ConductVerdict,
    Ending,
    Length,
    Scored,
    Starter,
    judged,
    unfinished_deal_worth,
)
from bot.storage.log.event_log import Entry
from bot.storage.log.open_tables import TableRow
from bot.storage.log.replay import Step, replayed
from bot.storage.results.game_record import (
    DealResult,
    DealSummary,
    GameRecord,
    Thinking,
    with_records,
)
from bot.storage.results.game_results import GameResult, Leaver, PlayerResult
from bot.tables.clock import waited_for
from bot.tables.company import may_leave_freely
from bot.tables.events import Closing, TableClosed, TableEvent
from bot.tables.occupants import Computer, Human, Occupant
from bot.tables.stop import StopVote
from bot.tables.table import Stage, Table
from engine.contract import EVERY_TRICK, ContractKind
from engine.events import GameEnded
from engine.seats import Seat
from engine.settlement import Result
from engine.state import GameState
from engine.tally import taken

ALL_POINTS = 162
"""The card points of a deal with those of its last trick: a bid is a share of them."""

_ENDINGS = {
    Closing.STOPPED: Ending.GIVEN_UP,
    Closing.AGREED: Ending.AGREED,
    Closing.ENDED: Ending.CUT,
    Closing.IDLE: Ending.ABANDONED,
}


def game_result(table: Table, event: TableEvent, record: GameRecord | None) -> GameResult | None:
    """The result of a game that this event ends; ``table`` is as it was before the event.

    None if the game goes on, or is broken off without a result.
    """
    game = table.game
    if record is None or game is None or table.stage is not Stage.PLAYING:
        return None
    ending = Ending.PLAYED if isinstance(event, GameEnded) else None
    if isinstance(event, TableClosed):
        ending = _ENDINGS.get(event.reason)
    if ending is not Ending.PLAYED and not table.is_rated:  # nobody loses what is not rated
        return None
    waits = _awaited(table) if ending is Ending.ABANDONED else ()
    if waits and all(may_leave_freely(table, seat) for seat in waits):
        return None
    verdict = None if ending is None else _judged(table, record, ending)
    return None if verdict is None else _result(table, game, record, event, verdict)


def results_of(log: Sequence[Entry], row: TableRow) -> tuple[GameResult, ...]:
    """The results of every game in a log; UnreplayableLog when it cannot be replayed."""
    return results_in(replayed(row.id, log))


def results_in(steps: Iterable[Step]) -> tuple[GameResult, ...]:
    """The results of every game that ends in one of these steps, which begin a log."""
    found = list[GameResult]()
    before: Table | None = None
    for step, record in with_records(steps):
        result = game_result(before, step.event, record) if before else None
        if result is not None:
            found.append(result)
        before = step.table
    return tuple(found)


def result_so_far(table: Table, record: GameRecord | None) -> GameResult | None:
    """The standing of a game whose result is not stored: nobody has won it or left it.

    None before its first deal is over.
    """
    game = table.game
    if record is None or game is None or not record.deals:
        return None
    return _result(table, game, record, None, ConductVerdict(frozenset(), None))


def _result(
    table: Table,
    game: GameState,
    record: GameRecord,
    event: TableEvent | None,
    verdict: ConductVerdict,
) -> GameResult:
    seats = sorted(table.playing_seats)  # as they are read back, whichever way round is played
    begun_by = dict(_begun_by(table, record))
    holders = {seat: _holder(table, record, seat) for seat in seats}
    standing = verdict.standing
    leader = None if standing is None else standing.leader
    winner = event.winner if isinstance(event, GameEnded) else leader
    team = table.rules.seating.team
    trials = table.terms.trials if table.terms else ()
    return GameResult(
        guild_id=table.opened.guild,
        table_id=table.id,
        number=table.games,
        rules_key=table.rules.key,
        family=table.rules.family,
        people=len(begun_by) == len(seats),
        target=table.rules.end.target,
        started_at=record.began,
        finished_at=record.last,
        scores=game.scores,
        winner_team=winner,
        leader_team=leader,
        worth=None if standing is None else standing.worth,
        deals=len(game.sheet),
        players=tuple(
            _player_result(table, game, record, seat, held, winner)
            for seat, held in holders.items()
        ),
        leavers=tuple(
            Leaver(user, seat, team(seat), trial=seat in trials)
            for seat, user in begun_by.items()
            if user in verdict.leavers
        ),
        settled=tuple(_settled(each, holders) for each in record.deals),
        rated=table.is_rated,
        counts=table.counts,
    )


def _judged(table: Table, record: GameRecord, ending: Ending) -> ConductVerdict | None:
    """The leavers, and the worth of the game to the others."""
    length = Length(table.rules.end.target, table.rules.end.deals)
    starters = [_starter(table, record, seat, user) for seat, user in _begun_by(table, record)]
    return judged(
        starters,
        tuple(_scored(record, starters)),
        length,
        ending,
        blamed=_blamed(table, starters, ending),
        running=unfinished_deal_worth(length, _winning(table)),
    )


def _starter(table: Table, record: GameRecord, seat: Seat, user: int) -> Starter:
    own, others = record.moves_in(seat, user)
    there = table.seat_of(user) is seat and table.is_present(seat)
    return Starter(user, seat, table.rules.seating.team(seat), own, others, there)


def _scored(record: GameRecord, starters: Sequence[Starter]) -> Iterator[Scored]:
    scores = (0, 0)
    for played in record.deals:
        ours, theirs = played.deal.scores
        scores = (scores[0] + ours, scores[1] + theirs)
        missing = (each for each in starters if played.players[each.seat] != each.user_id)
        yield Scored(scores, frozenset(each.user_id for each in missing))


def _blamed(table: Table, starters: Sequence[Starter], ending: Ending) -> frozenset[int]:
    """The people who ended a game early: they gave it up, or kept it waiting for good."""
    seat = StopVote.of(table).given_up
    if ending is Ending.GIVEN_UP and seat is not None:
        team = table.rules.seating.team(seat)
        others = [each for each in starters if each.team != team]
        # Nobody loses by stopping a game that the other side has left.
        if others and not any(each.there for each in others):
            return frozenset()
        # Nobody at all, if the one who stopped it took a computer's seat during the game.
        return frozenset(each.user_id for each in starters if each.seat == seat)
    if ending is Ending.ABANDONED:
        waits = _awaited(table)
        return frozenset(each.user_id for each in starters if each.seat in waits)
    return frozenset()


def _awaited(table: Table) -> frozenset[Seat]:
    """The seats by which a game goes no further."""
    return frozenset({table.paused}) if table.paused is not None else frozenset(waited_for(table))


def _winning(table: Table) -> int | None:
    """The side that is about to win the deal that is played; None if nothing tells it."""
    deal = table.game.deal if table.game else None
    if deal is None or deal.contract is None or not deal.tricks or deal.settlement is not None:
        return None
    attack = table.rules.seating.team(deal.contract.declarer)
    points, _ = taken(deal.tricks, table.rules.seating, attack)
    theirs, lost = taken(deal.tricks, table.rules.seating, attack.other)
    bid = deal.contract.bid
    if bid.kind in EVERY_TRICK:
        return attack.other if lost else attack
    # In proportion, since only a part of the cards has been played.
    needed = bid.value / ALL_POINTS if bid.kind is ContractKind.POINTS else 1 / 2
    return attack if points >= needed * (points + theirs) else attack.other


def _player_result(
    table: Table,
    game: GameState,
    record: GameRecord,
    seat: Seat,
    held: Occupant | None,
    winner: int | None,
) -> PlayerResult:
    team, user = table.rules.seating.team(seat), _user(held)
    began = user is not None and record.begun_in(seat) == user
    starter = _starter(table, record, seat, user) if began and user is not None else None
    played = record.played_by(seat, user)
    declared = [deal for deal in played if deal.declarer == seat]
    made = [deal for deal in declared if deal.result is Result.MADE]
    thinking = Thinking() if user is None else record.thinking_of(user)
    deals = {deal.number for deal in played}
    lines = (line for line in game.sheet if line.number in deals)
    return PlayerResult(
        seat=seat,
        user_id=user,
        team=team,
        won=winner == team,
        points=sum(deal.scores[team] for deal in played),
        level=held.level if isinstance(held, Computer) else None,
        replaced=isinstance(held, Human) and (held.away or not began),
        share=1.0 if starter is None else starter.share,
        deals=len(played),
        contracts_made=len(made),
        contracts_failed=sum(deal.result is Result.FAILED for deal in declared),
        capots=sum(deal.kind in EVERY_TRICK for deal in made),
        belotes=sum(held.seat is seat for line in lines for held in line.belotes),
        moves=thinking.moves,
        thinking=thinking.milliseconds,
        trial=began and table.terms is not None and seat in table.terms.trials,
    )


def _holder(table: Table, record: GameRecord, seat: Seat) -> Occupant | None:
    """The occupant of a seat at the end: a computer if somebody did nothing and is not there."""
    held = table.occupant(seat)
    if isinstance(held, Human) and not _took_part(table, record, held.user):
        return Computer(table.level)
    return held


def _user(held: Occupant | None) -> int | None:
    return held.user if isinstance(held, Human) else None


def _settled(each: DealSummary, holders: Mapping[Seat, Occupant | None]) -> DealResult:
    """A deal, with the seats whose final holders played it in person."""
    there = (seat for seat, held in holders.items() if each.players[seat] == _user(held))
    return replace(each.deal, present=sum(1 << seat for seat in there))


def _begun_by(table: Table, record: GameRecord) -> Iterator[tuple[Seat, int]]:
    """The people who began the game.

    Somebody who got a seat again after another game, and did nothing there, did not begin it.
    """
    for seat in sorted(table.playing_seats):
        user = record.begun_in(seat)
        if user is not None and _took_part(table, record, user):
            yield seat, user


def _took_part(table: Table, record: GameRecord, user: int) -> bool:
    sat_down = table.games == 1 and any(record.begun_in(seat) == user for seat in Seat)
    now = table.seat_of(user)
    there = now is not None and table.is_present(now)
    return sat_down or there or record.has_acted(user)
