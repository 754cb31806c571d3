"""The analysis of a deal: what was there, what was done, and what each decision cost.

``Analysis.of`` puts together what ``judged`` found of each decision, so that these can be judged
one by one; ``analyse`` does all of it. The same deal, seed and limits give the same analysis.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Self

from engine.actions import PlayCard
from engine.contract import Contract
from engine.deal_record import DealRecord, Decision
from engine.evolve import evolve
from engine.players import THOUGHT
from engine.players.analysis.accuracy import Accuracy, accuracy
from engine.players.analysis.luck import Luck, luck_of
from engine.players.analysis.mistakes import Mistake
from engine.players.analysis.moments import Moment, moments
from engine.players.analysis.par import BestContract, best_contracts
from engine.players.analysis.strip import TrickMark, strip
from engine.players.analysis.verdict import JudgedDecision, Verdict, judged
from engine.players.judge.known_deal import KnownDeal
from engine.seats import Seat
from engine.settlement import Result
from engine.solver import Limits

__all__ = [
    "Accuracy",
    "Analysis",
    "BestContract",
    "JudgedDecision",
    "Luck",
    "Mistake",
    "Moment",
    "PlayerAnalysis",
    "TrickMark",
    "Verdict",
    "analyse",
    "judge_one",
]


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerAnalysis:
    """How well a seat did: its cards, and apart from them its calls."""

    seat: Seat
    attacking: bool
    cards: Accuracy
    calls: Accuracy
    errors: int
    bad_luck: int
    lucky: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Analysis:
    """A deal, analysed; ``scores`` are those of attack and defence, None before the end.

    ``par`` has the best contract of each side that could make one, the better of them first;
    ``seen`` is what the contract that was played brings with best play, None without one; ``luck``
    is what the cards were worth, None in an analysis that was written before it was counted.
    """

    deal: str
    game: str
    par: tuple[BestContract, ...]
    contract: Contract | None
    seen: int | None
    result: Result | None
    scores: tuple[int, int] | None
    players: tuple[PlayerAnalysis, ...]
    moments: tuple[Moment, ...]
    tricks: tuple[TrickMark, ...]
    decisions: tuple[JudgedDecision, ...]
    luck: Luck | None = None

    @classmethod
    def of(cls, record: DealRecord, decisions: Sequence[JudgedDecision]) -> Self:
        """Put together what was judged of the decisions of a deal."""
        rules, deal = record.rules, record.deal
        start = evolve(rules, record.opening, record.dealt).deal
        if start is None:
            raise ValueError("nothing was dealt")
        known = KnownDeal(rules, start, record.opening.carry)
        contract, settlement = deal.contract, deal.settlement
        par = tuple(best_contracts(known))
        return cls(
            deal=str(record),
            game=rules.key,
            par=par,
            contract=contract,
            seen=(
                None
                if contract is None
                else known.card_points(contract)[rules.seating.team(contract.declarer)]
            ),
            result=None if settlement is None else settlement.result,
            scores=None if settlement is None else settlement.scores,
            players=tuple(_players(record, decisions)),
            moments=tuple(moments(record, decisions)),
            tricks=tuple(strip(record, known, decisions)),
            decisions=tuple(decisions),
            luck=luck_of(record, par[0] if par else None),
        )


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
    return Analysis.of(record, found)


def judge_one(
    record: DealRecord, decision: Decision, number: int, seed: int = 1, limits: Limits = THOUGHT
) -> JudgedDecision:
    """Judge the decision of this number, by luck that depends on the number and the seed alone."""
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
