"""The result of a game, read off the table at its end."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from bot.storage.chronicle import Chapter, Chronicle, Thinking, followed
from bot.storage.deal_results import DealResult
from bot.storage.eventlog import Entry
from bot.storage.open_tables import TableRow
from bot.storage.results import GameResult, Leaver, PlayerResult
from bot.storage.retelling import Step, retold
from bot.tables.occupants import Computer, Human, Occupant
from bot.tables.table import Table
from engine.contract import EVERY_TRICK
from engine.events import GameEnded
from engine.seats import Seat
from engine.settlement import Result
from engine.state import GameState


def game_result(table: Table, game: GameState, chronicle: Chronicle) -> GameResult:
    """What a game that has just ended leaves behind."""
    seats = sorted(table.playing_seats)  # as they are read back, whichever way round is played
    begun_by = dict(_begun_by(table, chronicle))
    holders = {seat: _holder(table, chronicle, seat) for seat in seats}
    return GameResult(
        guild_id=table.opened.guild,
        table_id=table.id,
        number=table.games,
        rules_key=table.rules.key,
        family=table.rules.family,
        people=len(begun_by) == len(seats),
        target=table.rules.end.target,
        started_at=chronicle.began,
        finished_at=chronicle.last,
        scores=game.scores,
        winner_team=game.winner,
        deals=len(game.sheet),
        players=tuple(
            _player_result(table, game, chronicle, seat, held) for seat, held in holders.items()
        ),
        leavers=tuple(_leavers(table, begun_by)),
        settled=tuple(_settled(each, holders) for each in chronicle.chapters),
        rated=table.house.is_rated,
    )


def results_of(log: Sequence[Entry], row: TableRow) -> tuple[GameResult, ...]:
    """The results of every game that a log tells; BrokenLog when it cannot be told."""
    return results_in(retold(row.id, log))


def results_in(steps: Iterable[Step]) -> tuple[GameResult, ...]:
    """The results of every game that ends in one of these steps, which begin a log."""
    return tuple(_results(steps))


def _results(steps: Iterable[Step]) -> Iterator[GameResult]:
    for step, chronicle in followed(steps):
        if isinstance(step.event, GameEnded) and step.table.game and chronicle:
            yield game_result(step.table, step.table.game, chronicle)


def _player_result(
    table: Table, game: GameState, chronicle: Chronicle, seat: Seat, held: Occupant | None
) -> PlayerResult:
    team, user = table.rules.seating.team(seat), _user(held)
    played = chronicle.played_by(seat, user)
    declared = [deal for deal in played if deal.declarer == seat]
    made = [deal for deal in declared if deal.result is Result.MADE]
    thinking = Thinking() if user is None else chronicle.thinking_of(user)
    return PlayerResult(
        seat=seat,
        user_id=user,
        team=team,
        won=game.winner is team,
        points=sum(deal.scores[team] for deal in played),
        level=held.level if isinstance(held, Computer) else None,
        replaced=isinstance(held, Human) and (held.away or seat in table.joined),
        deals=len(played),
        contracts_made=len(made),
        contracts_failed=sum(deal.result is Result.FAILED for deal in declared),
        capots=sum(deal.kind in EVERY_TRICK for deal in made),
        belotes=_belotes(game, seat, {deal.number for deal in played}),
        moves=thinking.moves,
        thinking=thinking.milliseconds,
    )


def _holder(table: Table, chronicle: Chronicle, seat: Seat) -> Occupant | None:
    """Who has a seat at the end: a computer where somebody did nothing and is not there."""
    held = table.occupant(seat)
    if isinstance(held, Human) and not _took_part(table, chronicle, held.user):
        return Computer(table.level)
    return held


def _user(held: Occupant | None) -> int | None:
    return held.user if isinstance(held, Human) else None


def _settled(chapter: Chapter, holders: Mapping[Seat, Occupant | None]) -> DealResult:
    """A deal, with who of those that hold the seats in the end played it himself."""
    there = (seat for seat, held in holders.items() if chapter.players[seat] == _user(held))
    return replace(chapter.deal, present=sum(1 << seat for seat in there))


def _belotes(game: GameState, seat: Seat, deals: Collection[int]) -> int:
    lines = (line for line in game.sheet if line.number in deals)
    return sum(held.seat is seat for line in lines for held in line.belotes)


def _leavers(table: Table, begun_by: Mapping[Seat, int]) -> Iterator[Leaver]:
    for seat, user in begun_by.items():
        if not _is_there(table, user):
            yield Leaver(user, seat, table.rules.seating.team(seat))


def _begun_by(table: Table, chronicle: Chronicle) -> Iterator[tuple[Seat, int]]:
    """The people who began the game; who was given a seat and did nothing there never did."""
    for seat in sorted(table.playing_seats):
        starter = chronicle.starters[seat]
        if isinstance(starter, Human) and _took_part(table, chronicle, starter.user):
            yield seat, starter.user


def _took_part(table: Table, chronicle: Chronicle, user: int) -> bool:
    return chronicle.has_acted(user) or _is_there(table, user)


def _is_there(table: Table, user: int) -> bool:
    now = table.seat_of(user)
    return now is not None and table.is_present(now)
