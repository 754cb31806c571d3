"""``python -m engine explain``: what the expert does in a deal, and why."""

import sys
from argparse import Namespace
from collections.abc import Callable, Iterator
from random import Random

from engine.actions import Action
from engine.console import OK, standard_input, unusable
from engine.deal_record import DealRecord, NoSuchDecision
from engine.notation import UnreadableDeal
from engine.notation.actions import written_action
from engine.options import OptionRefused
from engine.players.agreements import understanding_of
from engine.players.choice import Reason
from engine.players.expert.explain import explain_decision
from engine.players.explanation import Explanation, Holder, notable
from engine.ruleset import RuleSet
from engine.seats import Seat
from engine.solver import Limits


def run(chosen: Namespace, find: Callable[[str], RuleSet]) -> int:
    """Explain the decision that was chosen on the command line; return the exit code."""
    try:
        record = DealRecord.read(standard_input() if chosen.deal == "-" else chosen.deal, find)
        decision = record.decision(chosen.at)
    except (UnreadableDeal, OptionRefused) as reason:
        return unusable(f"This is not a legal deal: {reason}.")
    except NoSuchDecision as reason:
        return unusable(str(reason))
    limits = Limits(nodes=chosen.budget)
    luck, understanding = Random(chosen.seed), understanding_of(record)
    found = explain_decision(record.rules, decision, luck, limits, understanding)
    for line in lines(record.rules, found, decision.action):
        sys.stdout.write(f"{line}\n")
    return OK


def lines(rules: RuleSet, found: Explanation, done: Action | None) -> Iterator[str]:
    """The explanation in short lines; ``done`` is what was really done."""
    choice = found.choice
    facts = "".join(f", {name} {fact}" for name, fact in choice.facts)
    yield f"{_name(found.seat)}: {written_action(choice.action)} ({choice.reason}{facts})"
    if not found.tried and choice.reason is not Reason.FORCED:
        yield "by a rule of thumb: nothing was searched"
    if found.contract is not None:
        yield f"contract: {found.contract.bid} by {_name(found.contract.declarer)}"
    for one in found.tried:
        made = "" if one.made is None else f", contract made {one.made:.0%}"
        mark = " <- done" if done is not None and one.action == done else ""
        worth = f"worth {100 * one.worth:.1f} % of the game"
        yield f"  {written_action(one.action):>7}  {worth}{made}{mark}"
    if found.second is not None:
        ahead = f"{100 * found.gap:+.1f} ± {100 * found.error:.1f} % of the game"
        yield f"gap: {ahead} to {written_action(found.second.action)}, over {found.worlds} deals"
    for belief in notable(rules, found):
        what = f"holds {belief.card}" if isinstance(belief, Holder) else f"out of {belief.suit}"
        yield f"believes: {_name(belief.seat)} {what}, {belief.chance:.0%}"


def _name(seat: Seat) -> str:
    return seat.name.lower()
