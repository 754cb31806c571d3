"""What the cards of a deal were worth: when all see every card, and at an average table."""

from random import Random
from statistics import fmean

from engine.deal_record import DealRecord
from engine.evolve import evolve
from engine.game import apply, awaited, decide
from engine.players import beginner, club
from engine.players.analysis import BestContract, Luck
from engine.ruleset import RuleSet
from engine.seats import Seat, Team
from engine.state import Deal, Phase
from engine.view import view


def luck_of(record: DealRecord, best: BestContract | None) -> Luck:
    """What the cards of a deal were worth; ``best`` is its best contract."""
    rules, held = record.rules, 0
    if best is not None:
        held = _lead(rules.seating.team(best.contract.declarer), best.scores)
    usual = fmean(_played(record, seat) for seat in rules.seating.order)
    return Luck(held=held, usual=usual)


def lead_of(rules: RuleSet, deal: Deal) -> int:
    """The game points by which north-south led in a deal; 0 where it was not settled."""
    if deal.contract is None or deal.settlement is None:
        return 0
    return _lead(rules.seating.team(deal.contract.declarer), deal.settlement.scores)


def _lead(attack: Team, scores: tuple[int, int]) -> int:
    ours, theirs = scores if attack is Team.NORTH_SOUTH else scores[::-1]
    return ours - theirs


def _played(record: DealRecord, weakest: Seat) -> int:
    """The lead after this deal at a table of club players and a beginner."""
    rules, luck = record.rules, Random(weakest)
    state = evolve(rules, record.opening, record.dealt)
    while state.deal is not None and state.deal.phase is not Phase.OVER:
        (seat, *_) = awaited(rules, state)
        think = beginner.think if seat is weakest else club.think
        action = think(view(rules, state, seat), rules, luck).action
        state = apply(rules, state, decide(rules, state, seat, action))
    return 0 if state.deal is None else lead_of(rules, state.deal)
