"""Analyse a whole deal: judge each of its decisions, and put together what was found.

Decisions can be judged one by one: ``put_together`` makes an analysis of those that are there. The
same deal, seed and limits give the same analysis.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from random import Random

from engine.actions import PlayCard
from engine.contract import Contract
from engine.deal_record import DealRecord, Decision
from engine.evolve import evolve
from engine.players import THOUGHT
from engine.players.analysis import Analysis, JudgedDecision, PlayerAnalysis, Verdict
from engine.players.analysis.accuracy import Accuracy, accuracy
from engine.players.analysis.luck import luck_of
from engine.players.analysis.moments import moments
from engine.players.analysis.par import best_contracts, contracts
from engine.players.analysis.strip import strip
from engine.players.analysis.verdict import judged
from engine.players.judge.known_deal import KnownDeal
from engine.players.judge.steps import Steps, collected, finished
from engine.ruleset import RuleSet
from engine.seats import Team
from engine.solver import Limits


def put_together(record: DealRecord, decisions: Sequence[JudgedDecision]) -> Analysis:
    """Put together what was judged of the decisions of a deal."""
    return finished(put_together_in_steps(record, decisions))


def put_together_in_steps(
    record: DealRecord, decisions: Sequence[JudgedDecision]
) -> Steps[Analysis]:
    """The same, in steps."""
    rules, deal = record.rules, record.deal
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
    costly = yield from collected(moments(record, decisions))
    marks = yield from collected(strip(record, known, decisions))
    luck = luck_of(record, par[0] if par else None) if decisions else None
    yield
    return Analysis(
        deal=str(record),
        game=rules.key,
        par=par,
        contract=contract,
        seen=None if contract is None or played is None else played[_attack(rules, contract)],
        margin=None if contract is None or played is None else known.margin(contract, played),
        result=None if settlement is None else settlement.result,
        scores=None if settlement is None else settlement.scores,
        players=tuple(_players(record, decisions)),
        moments=costly,
        tricks=marks,
        decisions=tuple(decisions),
        luck=luck,
    )


def _attack(rules: RuleSet, contract: Contract) -> Team:
    return rules.seating.team(contract.declarer)


Progress = Callable[[int, int], None]
"""Told after each decision how many were judged, of how many."""


def analyse(
    record: DealRecord,
    seed: int = 1,
    limits: Limits = THOUGHT,
    progress: Progress = lambda done, of: None,
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
    """The same, in steps that take a tenth of a second or so each."""
    return judged(record.rules, decision, number, Random(f"{seed} {number}"), limits)


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
