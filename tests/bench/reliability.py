"""``python -m tests.bench.reliability``: how often what the coach calls so likely comes true.

Experts play game after game. Of some decisions the coach is asked too: how likely it thinks that
the contract is made, and what it thinks the game is worth. When the deal is over both are held
against what came of it, by game and phase. A call counts where its contract is the one played.
``--raw`` writes a line of JSON for each decision.
"""

import json
import sys
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random

import numpy as np

from engine.actions import Action
from engine.game import after_action, apply, awaited, deal, new_game
from engine.lab.arena.command import above_zero
from engine.players import THOUGHT, Level, choose
from engine.players.advice import Advice
from engine.players.expert.coach import advise
from engine.players.prospects import stakes_of, win_chance
from engine.ruleset import RuleSet
from engine.settlement import Result
from engine.solver import Limits
from engine.state import Deal, GameState, Phase
from engine.variants import VARIANTS, find_variant
from engine.view import PlayerView, view

DEALS, BINS = 60, 5
"""Deals of each game, and bars of a diagram."""

CALLS, FIRST_CARDS, CARDS = 0.6, 0.4, 0.1
"""The shares of the decisions of which the coach is asked."""

HURRY = 5
"""The players themselves think a fifth as long as the coach."""

PHASES = ("auction", "trick 1", "tricks 2-3", "tricks 4-6", "later")
BEGINS = (1, 2, 4, 7)
"""The first trick of each phase after the auction."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked:
    """What the coach thought, and what came of it."""

    game: str
    deal: int
    tricks: int
    made: float | None
    was_made: bool
    attacking: bool
    worth: float | None
    was_worth: float

    @property
    def phase(self) -> str:
        """When it was asked."""
        return PHASES[sum(self.tricks >= first for first in BEGINS)]


def asked(rules: RuleSet, deals: int, seed: int, limits: Limits) -> Iterator[Asked]:
    """The coach's thoughts in so many deals."""
    state, hurried = _begun(rules, Random(seed)), Limits(nodes=limits.nodes // HURRY)
    for number in range(deals):
        luck = Random(f"{rules.key} {seed} {number}")
        if state.winner is not None:
            state = _begun(rules, luck)
        state = apply(rules, state, deal(rules, state, luck))
        thoughts = list[tuple[PlayerView, Advice]]()
        while state.deal is not None and state.deal.phase is not Phase.OVER:
            (seat, *_) = awaited(rules, state)
            seen = view(rules, state, seat)
            action: Action
            if luck.random() < _share(state.deal):
                advice = advise(seen, rules, luck, limits)
                thoughts.append((seen, advice))
                action = advice.explanation.choice.action
            else:
                action = choose(Level.EXPERT, seen, rules, luck, hurried)
            state = after_action(rules, state, seat, action)
        for seen, advice in thoughts:
            yield from _held_against(rules, number, seen, advice, state)


def _begun(rules: RuleSet, luck: Random) -> GameState:
    state = apply(rules, None, new_game(rules, luck))
    if state is None:
        raise ValueError("a game that does not begin")
    return state


def _share(now: Deal) -> float:
    if now.phase is Phase.AUCTION:
        return CALLS
    return CARDS if now.tricks else FIRST_CARDS


def _held_against(
    rules: RuleSet, number: int, seen: PlayerView, advice: Advice, ended: GameState
) -> Iterator[Asked]:
    deal, seat, over = seen.deal, seen.seat, ended.deal
    if deal is None or seat is None or over is None or over.settlement is None:
        return
    contract, us = over.contract, rules.seating.team(seat)
    best = advice.options[0] if advice.options else None
    if contract is None:
        return
    same = best is not None and best.contract == contract
    yield Asked(
        game=rules.key,
        deal=number,
        tricks=0 if deal.trick is None else len(deal.tricks) + 1,
        made=best.made if best is not None and same else None,
        was_made=over.settlement.result is Result.MADE,
        attacking=rules.seating.team(contract.declarer) is us,
        worth=None if best is None else best.worth,
        was_worth=win_chance(stakes_of(rules, seen, us), over.settlement, us),
    )


Pairs = Sequence[tuple[float, float]]
"""What was thought, and what came."""


def diagram(name: str, pairs: Pairs) -> Iterator[str]:
    """The means of both, the squared error, and a bar for each part of what was thought."""
    if not pairs:
        return
    thought, came = (np.array(column) for column in zip(*pairs, strict=True))
    squared = float(np.mean((thought - came) ** 2))
    yield (
        f"    {name:11} {len(pairs):5}: thought {100 * thought.mean():.1f} %,"
        f" came {100 * came.mean():.1f} %, squared error {squared:.3f}"
    )
    bars = []
    for number in range(BINS):
        here = np.minimum((thought * BINS).astype(int), BINS - 1) == number
        if here.any():
            bars.append(f"{100 * thought[here].mean():.0f}→{100 * came[here].mean():.0f}")
    yield f"{'':18}{' · '.join(bars)}"


def told(found: Sequence[Asked]) -> Iterator[str]:
    """Diagrams of a game, by phase."""
    for what in ("the contract is made", "the game is worth"):
        yield f"  {what}"
        for phase in PHASES:
            here = [each for each in found if each.phase == phase]
            if what.startswith("the contract"):
                pairs = [(one.made, float(one.was_made)) for one in here if one.made is not None]
            else:
                pairs = [(one.worth, one.was_worth) for one in here if one.worth is not None]
            yield from diagram(phase, pairs)


def main() -> int:
    """Play, ask and print."""
    parser = ArgumentParser(prog="python -m tests.bench.reliability", description=__doc__)
    keys = [rules.key for rules in VARIANTS]
    parser.add_argument("--rules", nargs="+", choices=keys, default=["contree"], metavar="GAME")
    parser.add_argument("--deals", type=above_zero, default=DEALS, help=f"of each game ({DEALS})")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--budget", type=above_zero, default=THOUGHT.nodes, metavar="NODES")
    parser.add_argument("--raw", type=Path, help="a file to which each decision is added")
    chosen = parser.parse_args()
    for key in chosen.rules:
        limits = Limits(nodes=chosen.budget)
        found = list[Asked]()
        for one in asked(find_variant(key), chosen.deals, chosen.seed, limits):
            found.append(one)
            if chosen.raw is not None:
                with chosen.raw.open("a", encoding="utf-8") as file:
                    file.write(f"{json.dumps(asdict(one))}\n")
        sys.stdout.write(f"{key}: {len(found)} decisions\n")
        for line in told(found):
            sys.stdout.write(f"{line}\n")
        sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main())
