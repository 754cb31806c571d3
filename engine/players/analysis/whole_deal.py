"""Analyse a whole deal: judge each of its decisions, and put together what was found.

Decisions can be judged one by one: ``put_together`` makes an analysis of those that are there. The
same deal, seed and limits give the same analysis.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain
from random import Random
from statistics import fmean

from engine.actions import Action, Call, PlayCard
from engine.cards import Card
from engine.contract import Contract
from engine.deal_record import DealRecord, Decision, scores_of
from engine.evolve import evolve
from engine.game import after_action, awaited
from engine.players import THOUGHT, beginner, club
from engine.players.agreements import understanding_of
from engine.players.analysis import (
    Analysis,
    BestContract,
    JudgedDecision,
    KeyMoment,
    Luck,
    PlayerAnalysis,
    TrickMark,
    Verdict,
)
from engine.players.analysis.accuracy import Accuracy, accuracy
from engine.players.analysis.par import best_contracts, contracts
from engine.players.analysis.verdict import judged
from engine.players.call_reasons import call_reason
from engine.players.expert.reasons import card_reason
from engine.players.known_deal import KnownDeal, SidePoints
from engine.players.steps import Steps, collected, finished
from engine.seats import Seat, Team
from engine.solver import Limits, Position, Solver
from engine.solver.command import after, best_line
from engine.state import GameState, Phase, Trick
from engine.tally import taken
from engine.view import deal_seen, view


def put_together(record: DealRecord, decisions: Sequence[JudgedDecision]) -> Analysis:
    """Put together what was judged of the decisions of a deal."""
    return finished(put_together_in_steps(record, decisions))


def put_together_in_steps(
    record: DealRecord, decisions: Sequence[JudgedDecision]
) -> Steps[Analysis]:
    """Put an analysis together in steps. ValueError if nothing was dealt."""
    rules, deal, team = record.rules, record.deal, record.rules.seating.team
    start = evolve(rules, record.opening, record.dealt).deal
    if start is None:
        raise ValueError("nothing was dealt")
    known = KnownDeal(rules, start, record.opening.carry)
    contract, settlement = deal.contract, deal.settlement
    for possible in contracts(known):
        known.card_points(possible)
        yield
    par = tuple(best_contracts(known))
    played = None if contract is None else known.card_points(contract)
    costly = yield from collected(_moments(record, decisions))
    marks = yield from collected(_strip(record, known, decisions))
    luck = _luck(record, par[0] if par else None) if decisions else None
    yield
    return Analysis(
        deal=str(record),
        game=rules.key,
        par=par,
        contract=contract,
        seen=None if contract is None or played is None else played[team(contract.declarer)],
        margin=None if contract is None or played is None else known.margin(contract, played),
        result=None if settlement is None else settlement.result,
        scores=None if settlement is None else settlement.scores,
        players=tuple(_players(record, decisions)),
        moments=costly,
        tricks=marks,
        decisions=tuple(decisions),
        luck=luck,
    )


AnalysisProgress = Callable[[int, int], None]
"""Told after each decision how many were judged, of how many."""


def analyse(
    record: DealRecord,
    seed: int = 1,
    limits: Limits = THOUGHT,
    progress: AnalysisProgress = lambda done, of: None,
) -> Analysis:
    """Analyse a deal as far as it was played."""
    every, found = record.decisions(), list[JudgedDecision]()
    for number, decision in enumerate(every, start=1):
        found.append(judge_one(record, decision, number, seed, limits))
        progress(number, len(every))
    return put_together(record, found)


def judge_one(
    record: DealRecord, decision: Decision, number: int, seed: int = 1, limits: Limits = THOUGHT
) -> JudgedDecision:
    """Judge the decision of this number, by luck that depends on the number and the seed alone."""
    return finished(judge_in_steps(record, decision, number, seed, limits))


def judge_in_steps(
    record: DealRecord, decision: Decision, number: int, seed: int = 1, limits: Limits = THOUGHT
) -> Steps[JudgedDecision]:
    """Judge one decision, in steps of about a tenth of a second each."""
    luck = Random(f"{seed} {number}")
    return judged(record.rules, decision, number, luck, limits, understanding_of(record))


def _players(record: DealRecord, decisions: Sequence[JudgedDecision]) -> Iterator[PlayerAnalysis]:
    seating, contract = record.rules.seating, record.deal.contract
    for seat in seating.order:
        own = [one for one in decisions if one.seat is seat]
        verdicts = [one.verdict for one in own if isinstance(one.done, PlayCard)]
        yield PlayerAnalysis(
            seat=seat,
            attacking=(
                contract is not None and seating.team(contract.declarer) is seating.team(seat)
            ),
            cards=_accuracy(one for one in own if one.trick is not None),
            calls=_accuracy(one for one in own if one.trick is None),
            errors=verdicts.count(Verdict.ERROR),
            bad_luck=verdicts.count(Verdict.BAD_LUCK),
            lucky=verdicts.count(Verdict.LUCKY),
        )


def _accuracy(decisions: Iterable[JudgedDecision]) -> Accuracy:
    judgements = [one.fair for one in decisions if one.fair is not None]
    return accuracy([(fair.best.worth, fair.chosen.worth) for fair in judgements])


def _moments(record: DealRecord, decisions: Sequence[JudgedDecision]) -> Iterator[KeyMoment]:
    """The errors, the costliest first."""
    errors = [one for one in decisions if one.verdict is Verdict.ERROR]
    judged_errors = [(one.fair.loss, one) for one in errors if one.fair is not None]
    for _, one in sorted(judged_errors, key=lambda each: -each[0]):
        yield key_moment(record, one)


def key_moment(record: DealRecord, one: JudgedDecision, best: Action | None = None) -> KeyMoment:
    """A decision next to the best action, or next to ``best``, another as good.

    ValueError if nobody has judged it, or it was no choice among cards or calls.
    """
    rules, fair, decision = record.rules, one.fair, record.decisions()[one.number - 1]
    if fair is None:
        raise ValueError("nobody has judged this decision")
    deal = deal_seen(rules, decision.state, one.seat)
    best, done = best or fair.best.action, fair.done
    lines: tuple[tuple[Card, ...], ...] = ((), ())
    if isinstance(best, PlayCard) and isinstance(done, PlayCard):
        why, _ = card_reason(rules, deal, one.seat, best.card)
        lines = tuple(tuple(_line(record, decision, each.card)) for each in (best, done))
    elif isinstance(best, Call):
        why = call_reason(rules, deal, one.seat, best)
    else:
        raise ValueError("this is no choice among cards or calls")
    return KeyMoment(
        number=one.number,
        best=best,
        why=why,
        done=done,
        loss=fair.loss,
        points=fair.points,
        best_line=lines[0],
        done_line=lines[1],
    )


def key_moment_in_steps(record: DealRecord, one: JudgedDecision, best: Action) -> Steps[KeyMoment]:
    """Make a key moment, in a single step."""
    yield from ()
    return key_moment(record, one, best)


def _line(record: DealRecord, decision: Decision, card: Card) -> Iterator[Card]:
    """The cards from this one on to the end."""
    deal, rules = decision.state.deal, record.rules
    if deal is None or deal.contract is None or deal.trick is None:
        return
    trump, laid = deal.contract.trump, len(deal.trick.plays)
    position, trick = after(rules, trump, Position.of(deal), card)
    # The best line begins with the cards on the table, this one too: unless it ends the trick.
    if trick is not None:
        yield card
    rest: Iterator[Trick] = best_line(rules, trump, position)
    played = chain.from_iterable(each.plays for each in rest)
    yield from (play.card for number, play in enumerate(played) if trick or number >= laid)


MARKS = (Verdict.ERROR, Verdict.LUCKY, Verdict.BAD_LUCK, Verdict.FINE)
"""The marks of a trick: of several that apply, the first of these."""


def _strip(
    record: DealRecord, known: KnownDeal, decisions: Sequence[JudgedDecision]
) -> Iterator[TrickMark]:
    """The marks of the tricks that were taken."""
    deal, contract = record.deal, record.deal.contract
    if contract is None:
        return
    # By the number of tricks taken, the state before the next card: backwards, so that the first
    # of several with as many tricks is kept.
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


def _ends(
    record: DealRecord, contract: Contract, state: GameState | None, tricks: int
) -> SidePoints:
    """The card points of the sides, by team, when all play their best after so many tricks."""
    rules, won = record.rules, record.deal.tricks[:tricks]
    first, second = (taken(won, rules.seating, team)[0] for team in Team)
    if state is None or state.deal is None:
        return first, second
    solver = Solver(rules, contract.trump, contract.closed)
    rest = solver.value(Position.of(state.deal)).points
    return first + rest[0], second + rest[1]


def _luck(record: DealRecord, best: BestContract | None) -> Luck:
    """The luck of a deal's cards; ``best`` is its best contract."""
    held = 0
    if best is not None:
        attack = record.rules.seating.team(best.contract.declarer)
        held = best.lead if attack is Team.NORTH_SOUTH else -best.lead
    ours, theirs = finished(usual_in_steps(record))
    return Luck(held=held, usual=ours - theirs)


def usual_in_steps(record: DealRecord) -> Steps[tuple[float, float]]:
    """The game points that north-south and east-west make of a deal at average tables.

    Those are club players, and in one seat after the other a beginner; a step is such a table.
    """
    played = []
    for seat in record.rules.seating.order:
        played.append(_played(record, seat))
        yield
    ours, theirs = zip(*played, strict=True)
    return fmean(ours), fmean(theirs)


def _played(record: DealRecord, weakest: Seat) -> tuple[int, int]:
    """The points of both sides in this deal at a table of club players and a beginner."""
    rules, luck = record.rules, Random(weakest)
    state = evolve(rules, record.opening, record.dealt)
    while state.deal is not None and state.deal.phase is not Phase.OVER:
        (seat, *_) = awaited(rules, state)
        think = beginner.think if seat is weakest else club.think
        action = think(view(rules, state, seat), rules, luck).action
        state = after_action(rules, state, seat, action)
    return (0, 0) if state.deal is None else scores_of(rules, state.deal)
