"""The strip of a deal: a mark for each trick, and how far the contract was made or down then."""

from collections.abc import Iterator, Sequence

from engine.contract import Contract
from engine.deal_record import DealRecord
from engine.players.analysis import JudgedDecision, TrickMark, Verdict
from engine.players.judge.known_deal import KnownDeal, Pair
from engine.seats import Team
from engine.solver import Position, Solver
from engine.state import GameState
from engine.tally import taken

MARKS = (Verdict.ERROR, Verdict.LUCKY, Verdict.BAD_LUCK, Verdict.FINE)
"""What a trick is marked with when several apply: the first of them."""


def strip(
    record: DealRecord, known: KnownDeal, decisions: Sequence[JudgedDecision]
) -> Iterator[TrickMark]:
    """Every trick that was taken."""
    deal, contract = record.deal, record.deal.contract
    if contract is None:
        return
    states = {
        len(before.state.deal.tricks): before.state
        for before in record.decisions()[::-1]
        if before.state.deal is not None and before.state.deal.trick is not None
    }
    for number, trick in enumerate(deal.tricks, start=1):
        verdicts = {one.verdict for one in decisions if one.trick == number}
        if trick.winner is None:
            continue
        yield TrickMark(
            number=number,
            winner=trick.winner,
            points=trick.points,
            plays=trick.plays,
            mark=next((mark for mark in MARKS if mark in verdicts), Verdict.FINE),
            margin=known.margin(contract, _ends(record, contract, states.get(number), number)),
        )


def _ends(record: DealRecord, contract: Contract, state: GameState | None, tricks: int) -> Pair:
    """The card points of the sides, by team, when all play their best after so many tricks."""
    rules, won = record.rules, record.deal.tricks[:tricks]
    first, second = (taken(won, rules.seating, team)[0] for team in Team)
    if state is None or state.deal is None:
        return first, second
    solver = Solver(rules, contract.trump, contract.doubles)
    rest = solver.value(Position.of(state.deal)).points
    return first + rest[0], second + rest[1]
