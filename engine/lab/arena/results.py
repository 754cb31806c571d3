"""The results of a match: the lead with its confidence interval, and what each entrant did."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from math import ceil, sqrt
from statistics import fmean

from engine.contract import ContractKind
from engine.lab.arena.match import DealOutcome, DealPair, Times
from engine.settlement import Result

CONFIDENCE = 1.96
"""Half the width of a 95 % confidence interval, in standard errors."""

NOT_MADE = (Result.FAILED, Result.TIE)


@dataclass(slots=True)
class Contracts:
    """The contracts of one value: how many were made and failed, how many of each doubled."""

    bid: str
    made: int = 0
    failed: int = 0
    doubled_made: int = 0
    doubled_failed: int = 0

    def add(self, outcome: DealOutcome) -> None:
        """One more that was played."""
        doubled = outcome.contract is not None and outcome.contract.doubles > 0
        made, failed = outcome.result is Result.MADE, outcome.result in NOT_MADE
        self.made += made
        self.failed += failed
        self.doubled_made += made and doubled
        self.doubled_failed += failed and doubled


@dataclass(frozen=True, slots=True, kw_only=True)
class Conduct:
    """One entrant's record: its contracts, the contracts it doubled, and the time it took.

    ``doubles_won`` are those of them that failed. Times are CPU milliseconds per decision: the
    median, the 99th percentile and means.
    """

    contracts_made: int
    contracts_failed: int
    contracts: tuple[Contracts, ...]
    doubles_given: int
    doubles_won: int
    decision_ms_p50: float
    decision_ms_p99: float
    decision_ms_mean: float
    call_ms_mean: float
    card_ms_mean: float


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchMeasure:
    """The lead of the first entrant over the second per deal, and what each of them did.

    The lead is in game points and in card points, each with the half-width of its interval; in
    game points also where contracts take what experts take, if nothing was played and that was
    learned.
    """

    pairs: int
    mean_game_points_per_deal: float
    ci95: float
    card_points: float
    card_points_ci95: float
    usual_game_points: float | None
    usual_game_points_ci95: float | None
    thrown_in: int
    first: Conduct
    second: Conduct


def lead(pairs: Sequence[DealPair]) -> tuple[float, float]:
    """The mean lead of the first entrant in pairs, at least one, and half the interval's width."""
    return mean_with_interval([pair.lead for pair in pairs])


def mean_with_interval(numbers: Sequence[float]) -> tuple[float, float]:
    """The mean of numbers, at least one, and half the width of its interval."""
    mean = fmean(numbers)
    spread = sum((number - mean) ** 2 for number in numbers) / max(1, len(numbers) - 1)
    return mean, CONFIDENCE * sqrt(spread / len(numbers))


def measured(pairs: Sequence[DealPair]) -> MatchMeasure:
    """Sum up pairs, at least one."""
    mean, ci95 = lead(pairs)
    ahead = [fmean(outcome.card_points for outcome in pair.outcomes) for pair in pairs]
    card_points, card_points_ci95 = mean_with_interval(ahead)
    usual, usual_ci95 = _usual(pairs)
    outcomes = [outcome for pair in pairs for outcome in pair.outcomes]
    played = [outcome for outcome in outcomes if outcome.contract is not None]
    ours = [outcome for outcome in played if outcome.attacks]
    theirs = [outcome for outcome in played if not outcome.attacks]
    return MatchMeasure(
        pairs=len(pairs),
        mean_game_points_per_deal=mean,
        ci95=ci95,
        card_points=card_points,
        card_points_ci95=card_points_ci95,
        usual_game_points=usual,
        usual_game_points_ci95=usual_ci95,
        thrown_in=len(outcomes) - len(played),
        first=_conduct(ours, theirs, [pair.first for pair in pairs]),
        second=_conduct(theirs, ours, [pair.second for pair in pairs]),
    )


def _usual(pairs: Sequence[DealPair]) -> tuple[float, float] | tuple[None, None]:
    """The mean lead where contracts take what experts take; a deal thrown in brings nothing."""
    played = [each for pair in pairs for each in pair.outcomes if each.contract is not None]
    if not played or any(each.usual_lead is None for each in played):
        return None, None
    return mean_with_interval(
        [fmean(each.usual_lead or 0.0 for each in pair.outcomes) for pair in pairs]
    )


def _conduct(own: list[DealOutcome], others: list[DealOutcome], times: list[Times]) -> Conduct:
    doubled = [each for each in others if each.contract is not None and each.contract.doubles]
    calls = [time for each in times for time in each.calls]
    cards = [time for each in times for time in each.cards]
    both = sorted([*calls, *cards])
    table = _table(own)
    return Conduct(
        contracts_made=sum(row.made for row in table),
        contracts_failed=sum(row.failed for row in table),
        contracts=table,
        doubles_given=len(doubled),
        doubles_won=sum(each.result in NOT_MADE for each in doubled),
        decision_ms_p50=_percentile(both, 50),
        decision_ms_p99=_percentile(both, 99),
        decision_ms_mean=_mean(both),
        call_ms_mean=_mean(calls),
        card_ms_mean=_mean(cards),
    )


def _table(outcomes: Iterable[DealOutcome]) -> tuple[Contracts, ...]:
    """The contracts by value, the lowest first; those of different trumps together."""
    rows: dict[tuple[int, int], Contracts] = {}
    for outcome in outcomes:
        if outcome.contract is not None:
            bid = outcome.contract.bid
            place = (list(ContractKind).index(bid.kind), bid.value)
            name = str(bid.value) if bid.kind is ContractKind.POINTS else str(bid.kind)
            rows.setdefault(place, Contracts(name)).add(outcome)
    return tuple(rows[place] for place in sorted(rows))


def _mean(times: Sequence[float]) -> float:
    """The mean; 0 of none."""
    return fmean(times) if times else 0.0


def _percentile(times: Sequence[float], percent: int) -> float:
    """A percentile of sorted times; 0 if there are none."""
    return times[ceil(len(times) * percent / 100) - 1] if times else 0.0


def summary(mean: float, ci95: float) -> str:
    """The lead in a phrase."""
    return f"{mean:+.1f} ± {ci95:.1f} game points a deal (95 %)"


def lines(first: str, second: str, rules: str, found: MatchMeasure) -> Iterator[str]:
    """The lead, then what each of the two did."""
    deals = "1 deal" if found.pairs == 1 else f"{found.pairs} deals"
    ahead = summary(found.mean_game_points_per_deal, found.ci95)
    yield f"{first} against {second} at {rules}: {ahead}, {deals} played twice"
    if found.usual_game_points is not None and found.usual_game_points_ci95 is not None:
        usual = summary(found.usual_game_points, found.usual_game_points_ci95)
        yield f"where contracts take what experts take: {usual}"
    thrown = f"; {found.thrown_in} thrown in" if found.thrown_in else ""
    cards = f"{found.card_points:+.1f} ± {found.card_points_ci95:.1f}"
    yield f"card points: {cards} a deal{thrown}"
    yield from _conduct_lines(f"{first} (a)", found.first)
    yield from _conduct_lines(f"{second} (b)", found.second)
    if found.first.contracts:
        yield f"contracts of {first} (a):"
        yield f"  {'bid':>8}{'made':>8}{'failed':>8}{'':>9}{'doubled: made':>16}{'failed':>8}"
        for row in found.first.contracts:
            share = _share(row.failed, row.made + row.failed)
            doubled = f"{row.doubled_made:>16}{row.doubled_failed:>8}"
            yield f"  {row.bid:>8}{row.made:>8}{row.failed:>8}{share:>9}{doubled}"


def as_object(found: MatchMeasure) -> dict[str, object]:
    """The measure as an object for JSON; the second entrant's record is under ``opponent``."""
    told = asdict(found)
    first, second = told.pop("first"), told.pop("second")
    return {**told, **first, "opponent": second}


def _conduct_lines(name: str, conduct: Conduct) -> Iterator[str]:
    made, failed = conduct.contracts_made, conduct.contracts_failed
    yield (
        f"{name}: {made} contracts made, {failed} failed{_share(failed, made + failed)};"
        f" doubled {conduct.doubles_given}, of which {conduct.doubles_won} failed"
    )
    yield (
        f"  decision p50 {conduct.decision_ms_p50:.2f} ms, p99 {conduct.decision_ms_p99:.2f} ms,"
        f" mean {conduct.decision_ms_mean:.2f} ms of the processor"
        f" (a call {conduct.call_ms_mean:.2f}, a card {conduct.card_ms_mean:.2f})"
    )


def _share(part: int, whole: int) -> str:
    return f" ({part / whole:.0%})" if whole else ""
