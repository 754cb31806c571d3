"""What a match came to, as lines for people and as an object for programmes."""

from collections.abc import Iterator
from dataclasses import asdict

from engine.lab.arena.results import Conduct, Measure


def summary(mean: float, ci95: float) -> str:
    """The lead in a phrase."""
    return f"{mean:+.1f} ± {ci95:.1f} game points a deal (95 %)"


def lines(first: str, second: str, rules: str, found: Measure) -> Iterator[str]:
    """The lead, then what each of the two did."""
    deals = "1 deal" if found.pairs == 1 else f"{found.pairs} deals"
    ahead = summary(found.mean_game_points_per_deal, found.ci95)
    yield f"{first} against {second} at {rules}: {ahead}, {deals} played twice"
    thrown = f"; {found.thrown_in} thrown in" if found.thrown_in else ""
    yield f"card points: {found.card_points:+.1f} a deal{thrown}"
    yield from _conduct(f"{first} (a)", found.first)
    yield from _conduct(f"{second} (b)", found.second)
    if found.first.contracts:
        yield f"contracts of {first} (a):"
        yield from _table(found.first)


def as_object(found: Measure) -> dict[str, object]:
    """The same; what the second entrant did lies under ``opponent``."""
    told = asdict(found)
    first, second = told.pop("first"), told.pop("second")
    return {**told, **first, "opponent": second}


def _conduct(name: str, conduct: Conduct) -> Iterator[str]:
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


def _table(conduct: Conduct) -> Iterator[str]:
    yield f"  {'bid':>8}{'made':>8}{'failed':>8}{'':>9}{'doubled: made':>16}{'failed':>8}"
    for row in conduct.contracts:
        share = _share(row.failed, row.made + row.failed)
        doubled = f"{row.doubled_made:>16}{row.doubled_failed:>8}"
        yield f"  {row.bid:>8}{row.made:>8}{row.failed:>8}{share:>9}{doubled}"


def _share(part: int, whole: int) -> str:
    return f" ({part / whole:.0%})" if whole else ""
