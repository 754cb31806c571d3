"""Verify a sealed deal on the command line: ``python -m engine verify``."""

import sys
from collections.abc import Callable, Iterator

from engine.console import standard_input
from engine.fairness.sealed_deal import SealedDeal, read_sealed
from engine.fairness.seeds import seal
from engine.ruleset import RuleSet

STANDARD_INPUT = "-"


def verify(said: str, find: Callable[[str], RuleSet]) -> bool:
    """Print the deal that a line's seed gives; return whether it is the line's deal.

    UnreadableSealedDeal when the line tells none.
    """
    sealed = read_sealed(standard_input() if said == STANDARD_INPUT else said, find)
    for line in _seal_lines(sealed):
        sys.stdout.write(f"{line}\n")
    return sealed.is_sealed_so and sealed.is_dealt_so


def _seal_lines(sealed: SealedDeal) -> Iterator[str]:
    found = sealed.reckoning
    yield f"seal  {seal(sealed.seed)}"
    if found.started:
        drawn = "".join(f", {seat.name.lower()} {card}" for seat, card in found.started.drawn)
        yield f"first dealer {found.started.dealer.name.lower()}{drawn}"
    yield f"pack  {' '.join(map(str, found.pack))}"
    for seat in sealed.rules.seating.order:
        cards = " ".join(map(str, found.dealt.holdings[seat].cards))
        yield f"{seat.name.lower():6}{cards}"
    if found.dealt.talon:
        yield f"talon {' '.join(map(str, found.dealt.talon))}"
    if sealed.shown is not None:
        yield f"the seal that was shown: {_equal(sealed.is_sealed_so)}"
    yield f"the deal: {_equal(sealed.is_dealt_so)}"


def _equal(is_so: bool) -> str:
    return "equal" if is_so else "NOT EQUAL"
