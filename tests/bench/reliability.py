"""``python -m tests.bench.reliability``: how often what the coach calls so likely comes true.

Experts play game after game. Of some decisions the coach is asked too: how likely it thinks that
the contract is made, and what it thinks the game is worth. When the deal is over both are held
against what came of it, by game and phase. A call counts where its contract is the one played.
``--raw`` writes a line of JSON for each decision.

``--auctions`` asks the four seats when the auction is over, and experts play the contract: what
each expected of it, by its role and by the number, is held against what came, and, in square
brackets, against what it would have expected with the true hands before its eyes. They know one
another as computers, as at a table. ± is a 95 % interval.
"""

import json
import sys
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from enum import StrEnum
from functools import partial
from pathlib import Path
from random import Random
from statistics import fmean

import numpy as np

from engine.actions import Action
from engine.game import after_action, apply, awaited, begun, deal, new_game
from engine.lab.arena.command import above_zero
from engine.lab.arena.results import mean_with_interval
from engine.players import THOUGHT, Level, choose
from engine.players.advice import Advice
from engine.players.expert.arrays import dice_of
from engine.players.expert.auction.call_choice import MOST, SEEDS
from engine.players.expert.auction.contract_values import ContractValues, GameWorth
from engine.players.expert.auction.sampled_deals import World, likely_deals
from engine.players.expert.auction.settlement_cache import settlement_cache
from engine.players.expert.coach import advise
from engine.players.habits import COMPUTER
from engine.players.prospects import stakes_of, win_chance
from engine.players.understanding import DEFAULT_UNDERSTANDING
from engine.ruleset import RuleSet
from engine.seats import Seat
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


class Role(StrEnum):
    """What a seat is in a contract."""

    DECLARER = "declarer"
    PARTNER = "partner"
    DEFENCE = "defence"


BANDS = ((0, 90), (100, 120), (130, 1000))
"""The numbers of three kinds of contracts."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Expected:
    """What an expert expected of a contract when the auction was over, and what came of it.

    ``points`` are those of the attack, ``made`` and ``was_made`` whether that makes the contract;
    ``knowing`` has both as it would have expected them with the true hands.
    """

    role: Role
    number: int
    points: float
    came: int
    made: float
    was_made: bool
    knowing: tuple[float, float]


COMPUTERS = replace(DEFAULT_UNDERSTANDING, habits=(COMPUTER,) * len(Seat))
"""How experts at one table know one another."""


def expected(rules: RuleSet, deals: int, seed: int, limits: Limits) -> Iterator[Expected]:
    """The expectations of the four seats of so many contracts, each of a first deal."""
    order = rules.seating.order
    for number in range(deals):
        luck = Random(f"{rules.key} {seed} {number}")
        state = begun(rules, order[luck.randrange(len(order))], luck)
        state = _played(rules, state, Phase.AUCTION, luck, limits)
        contract = None if state.deal is None else state.deal.contract
        if contract is None or contract.trump.suit is None:
            continue
        dealt = _dealt(state)
        thought = [(seat, *_thought(rules, state, seat, dealt, luck)) for seat in order]
        ended = _played(rules, state, Phase.PLAY, luck, limits).deal
        if ended is None or ended.settlement is None:
            raise ValueError("a deal that does not end")
        attack, settlement = rules.seating.team(contract.declarer), ended.settlement
        for seat, values, true in thought:
            role = Role.DECLARER if seat is contract.declarer else Role.PARTNER
            if rules.seating.team(seat) is not attack:
                role = Role.DEFENCE
            yield Expected(
                role=role,
                number=contract.bid.value,
                points=float(values.attack(contract).mean()),
                came=settlement.tally.card_points[0],
                made=float(values.made(contract).mean()),
                was_made=settlement.result is Result.MADE,
                knowing=(float(true.attack(contract)[0]), float(true.made(contract)[0])),
            )


def _thought(
    rules: RuleSet, state: GameState, seat: Seat, dealt: World, luck: Random
) -> tuple[ContractValues, ContractValues]:
    """What a seat may expect of each contract, in the deals that it thinks likely and in this."""
    seen, us, dice = view(rules, state, seat), rules.seating.team(seat), dice_of(luck)
    if seen.deal is None:
        raise ValueError("nothing is dealt")
    values = partial(
        ContractValues,
        rules=rules,
        deal=seen.deal,
        game_worth=GameWorth(settlement_cache(rules, seen.carry), stakes_of(rules, seen, us), us),
        seed=int(dice.integers(SEEDS)),
    )
    likely = likely_deals(rules, seen.deal, seat, MOST, dice, COMPUTERS)
    return values(worlds=likely), values(worlds=(dealt,))


def _dealt(state: GameState) -> World:
    if state.deal is None:
        raise ValueError("nothing is dealt")
    return World(state.deal.dealt, state.deal.talon)


def _played(
    rules: RuleSet, state: GameState, phase: Phase, luck: Random, limits: Limits
) -> GameState:
    """The state when a phase of the deal is over."""
    while state.deal is not None and state.deal.phase is phase:
        seat = awaited(rules, state)[0]
        seen = view(rules, state, seat)
        action = choose(Level.EXPERT, seen, rules, luck, limits, COMPUTERS)
        state = after_action(rules, state, seat, action)
    return state


def by_role(found: Sequence[Expected]) -> Iterator[str]:
    """How many card points too many each role expects, and how likely it thinks and what came."""
    for role in Role:
        every = [each for each in found if each.role is role]
        for low, high in (*BANDS, (0, 1000)):
            here = [each for each in every if low <= each.number <= high]
            if len(here) < FEWEST:
                continue
            more, within = mean_with_interval([each.points - each.came for each in here])
            chance, error = mean_with_interval([each.made - each.was_made for each in here])
            thought = 100 * fmean(each.made for each in here)
            points, wide = mean_with_interval([each.points - each.knowing[0] for each in here])
            chances, broad = mean_with_interval([each.made - each.knowing[1] for each in here])
            name = "all" if (low, high) == (0, 1000) else f"{low}-{high}"
            yield (
                f"{role:9} {name:9} {len(here):5}: {more:+5.1f} ± {within:.1f} card points,"
                f" thought {thought:.0f} %, came {thought - 100 * chance:.0f} %"
                f" ({100 * chance:+.0f} ± {100 * error:.0f})"
                f" [{points:+.1f} ± {wide:.1f}; {100 * chances:+.0f} ± {100 * broad:.0f} %]"
            )


FEWEST = 5
"""The fewest contracts of which a mean is told."""

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
    parser.add_argument("--auctions", action="store_true", help="by role, when the auction is over")
    chosen = parser.parse_args()
    for key in chosen.rules:
        limits = Limits(nodes=chosen.budget)
        if chosen.auctions:
            expectations = list[Expected]()
            for each in expected(find_variant(key), chosen.deals, chosen.seed, limits):
                expectations.append(each)
                _write(chosen.raw, each)
            sys.stdout.write("\n".join((f"{key}:", *by_role(expectations))) + "\n")
            continue
        found = list[Asked]()
        for one in asked(find_variant(key), chosen.deals, chosen.seed, limits):
            found.append(one)
            _write(chosen.raw, one)
        sys.stdout.write(f"{key}: {len(found)} decisions\n")
        for line in told(found):
            sys.stdout.write(f"{line}\n")
        sys.stdout.flush()
    return 0


def _write(raw: Path | None, one: Asked | Expected) -> None:
    if raw is not None:
        with raw.open("a", encoding="utf-8") as file:
            file.write(f"{json.dumps(asdict(one))}\n")


if __name__ == "__main__":
    sys.exit(main())
