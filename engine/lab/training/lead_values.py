"""Learn what opening leads bring from deals that the solver has solved, and write the weights.

``python -m engine.lab.training.lead_values [SEED [PART]]`` lets club players bid, solves every lead
in some of the deals that the leader thinks possible, and fits a network to them; this takes half an
hour of one core. SEED is any word, PART, from 0 to 1, the share of the hands to use. The same SEED
and PART give the same weights.
"""

import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import count, islice
from random import Random

import numpy as np
from numpy.typing import NDArray

from engine.game import after_action, awaited, begun
from engine.lab.training.adam import Adam
from engine.lab.training.fitting import BAR, gradient, show_bar
from engine.players.club import think as club
from engine.players.expert.arrays import Floats, dice_of
from engine.players.expert.model.deal_kinds import Kind, card_order, kind_of
from engine.players.expert.model.layers import SingleFloats
from engine.players.expert.model.lead_network import (
    LEARNED,
    SUITS,
    LeadNetwork,
    LeadPlaces,
    LeadRun,
    LearnedLeads,
    encoded,
    read,
    written,
)
from engine.players.expert.play.lead_guesses import holders_of
from engine.players.expert.play.world_sampling import sampled, some
from engine.players.expert.play.world_search import searched
from engine.players.expert.solver_view import SolverView
from engine.players.steps import finished
from engine.ruleset import RuleSet
from engine.solver import NO_LIMITS, Solver
from engine.state import Phase
from engine.tally import whole
from engine.variants import find_variant
from engine.view import PlayerView, view

Flags = NDArray[np.bool_]

WORLDS, LEADS = 16, 8
"""The deals that are solved of each hand, and the leads of each."""

SEED = "tr"
"""The seed of the weights in use."""

HANDS = {
    Kind.SUIT_OF_EIGHT: (("contree", 3_500), ("coinche", 190)),
    Kind.ALL_OF_EIGHT: (("coinche", 900),),
}
"""The number of hands of each kind, by the game that they come from."""

ROUNDS, BATCH = 100, 8
"""The passes over all hands, and the hands of a step."""

PACE, KEPT_SQUARES, SHRINK = 3e-3, 0.999, 0.1

LEVEL = 0.1
"""How much the mean of all leads of a deal counts beside the differences between them."""

TESTED = 0.05
"""The share of the hands that is not learned but tells how good the weights are."""


@dataclass(frozen=True, slots=True)
class SolvedLeads:
    """By hand and deal, deals as the network reads them, leads, and the shares that they bring."""

    deals: SingleFloats
    leads: LeadPlaces
    shares: SingleFloats

    @classmethod
    def together(cls, parts: Sequence["SolvedLeads"]) -> "SolvedLeads":
        """The hands of all these."""
        return cls(
            np.concatenate([part.deals for part in parts]),
            np.concatenate([part.leads for part in parts]),
            np.concatenate([part.shares for part in parts]),
        )

    def some(self, hands: slice | LeadPlaces) -> "SolvedLeads":
        """Those of some of the hands."""
        return SolvedLeads(self.deals[hands], self.leads[hands], self.shares[hands])


def main() -> None:
    """Learn every kind, and write its weights as soon as it is learned."""
    seed, part = (*sys.argv[1:], SEED)[0], float((*sys.argv[2:], "1")[0])
    for kind in HANDS:
        found = learn(kind, part, seed, show_bar)
        known = read(LEARNED.read_text("utf-8")) if LEARNED.exists() else {}
        LEARNED.write_text(written({**known, kind: found}), "utf-8")
        sys.stdout.write(f"\r{kind}: correlation {found.correlation:.3f}{'':{BAR}}\n")
        sys.stdout.flush()


def learn(
    kind: Kind, part: float, seed: str, bar: Callable[[str, float], None], rounds: int = ROUNDS
) -> LearnedLeads:
    """The network fitted to this share of the hands of this kind, and how good it is."""
    parts = list[SolvedLeads]()
    for game, number in HANDS[kind]:
        hands = islice(solved_hands(kind, find_variant(game), seed), max(2, round(part * number)))
        for done, hand in enumerate(hands, 1):
            parts.append(hand)
            bar(f"{kind}: solving {game}", done / number)
    dice = np.random.default_rng(0)
    solved = SolvedLeads.together(parts).some(dice.permutation(len(parts)))
    known = len(parts) - max(1, round(TESTED * len(parts)))
    network = fit(
        solved.some(slice(known)),
        rounds=rounds,
        has_trumps=kind.has_trumps,
        progress=lambda done: bar(f"{kind}: learning", done),
    )
    return LearnedLeads(network, correlation(network, solved.some(slice(known, None))))


def solved_hands(kind: Kind, rules: RuleSet, seed: str) -> Iterator[SolvedLeads]:
    """Hand after hand that leads, in deals that fit what the leader knows."""
    for number in count(1):
        luck = Random(f"{seed} {number}")
        seen = to_lead(rules, luck)
        deal = None if seen is None else seen.deal
        if seen is None or seen.seat is None or deal is None or len(deal.legal) < LEADS:
            continue
        if deal.contract is None or deal.trick is None:
            continue
        trump = deal.contract.trump
        if kind_of(rules, trump) is not kind:
            continue
        table = SolverView(
            rules=rules,
            deal=deal,
            seat=seen.seat,
            contract=deal.contract,
            trick=deal.trick,
            solver=Solver(rules, trump, deal.contract.closed),
        )
        dice = dice_of(luck)
        # Hands that leave fewer deals open teach less, and would have to be kept apart.
        worlds = some(sampled(table, dice), WORLDS, dice)
        if len(worlds.weights) < WORLDS:
            continue
        found = finished(searched(table, worlds, NO_LIMITS))
        order = card_order(rules, trump)
        leads = np.array([order.index(card) for card in found.points])
        points = np.stack(list(found.points.values()), axis=1)
        yield SolvedLeads(
            encoded(holders_of(table, found.hands))[None],
            np.tile(leads, (1, WORLDS, 1)),
            (points / whole(rules, trump)).astype(np.float32)[None],
        )


def to_lead(rules: RuleSet, luck: Random) -> PlayerView | None:
    """A deal that club players bid, as the first to lead sees it; None where nobody took."""
    order = rules.seating.order
    state = begun(rules, order[luck.randrange(len(order))], luck)
    while waiting := awaited(rules, state):
        seen = view(rules, state, waiting[0])
        if seen.deal is not None and seen.deal.phase is Phase.PLAY:
            return seen
        state = after_action(rules, state, waiting[0], club(seen, rules, luck).action)
    return None


def fit(
    solved: SolvedLeads,
    *,
    rounds: int,
    has_trumps: bool,
    progress: Callable[[float], None],
) -> LeadNetwork:
    """The network fitted to these hands in ``rounds`` passes over all of them."""
    dice = np.random.default_rng(0)
    ranks = solved.deals.shape[-1] // SUITS
    network = LeadNetwork.random(dice, ranks, has_trumps=has_trumps)
    adams = [Adam.of(weights, KEPT_SQUARES) for weights in network.arrays]
    number = len(solved.deals)
    total = rounds * -(-number // BATCH)
    for done in range(rounds):
        order = dice.permutation(number)
        for start in range(0, number, BATCH):
            chosen = solved.some(order[start : start + BATCH])
            pace = np.float32(PACE * (1 + np.cos(np.pi * adams[0].steps / total)) / 2)
            gradients = _gradients(network, chosen)
            for weights, adam, slope in zip(network.arrays, adams, gradients, strict=True):
                # What is added to each sum is not pulled to zero.
                pull = SHRINK * weights
                pull[-1] = 0.0
                weights[:] -= pace * (adam.direction(slope) + pull)
        progress((done + 1) / rounds)
    return network


def _gradients(network: LeadNetwork, solved: SolvedLeads) -> list[SingleFloats]:
    """The gradient of the error of these hands by each array of weights (back-propagation)."""
    run = network.run(*_in_rows(solved))
    answer = run.answer.reshape(solved.shares.shape)
    off = answer - (solved.shares - np.float32(0.5))
    level = off.mean(axis=2, keepdims=True)
    errors = (off - level + np.float32(LEVEL) * level).reshape(run.answer.shape)
    errors *= np.float32(2.0 / len(run.answer))
    last: SingleFloats = errors[..., None]
    deep: SingleFloats = (last @ network.last[:-1].T) * (run.deep > 0)
    joint: SingleFloats = (deep @ network.deep[:-1].T) * (run.joint > 0)
    total: SingleFloats = joint @ network.joint[:-1].T
    return [
        *_of_suits(network, run, total),
        gradient(run.total, joint),
        gradient(run.joint, deep),
        gradient(run.deep, last),
    ]


def _of_suits(network: LeadNetwork, run: LeadRun, total: SingleFloats) -> list[SingleFloats]:
    """The gradients of the readers of suits, of the changes of what is read of all together."""
    width = network.plain.shape[1]
    others, *trump, last = np.split(total, total.shape[2] // width, axis=2)
    led = last
    if trump:
        of_trump, of_plain = trump
        led = np.where(run.is_trump[..., None], last, of_plain)
    led = led * (run.led > 0)
    # Each lead leaves one plain suit out of the sum: the one that is led.
    leads = (run.suits[..., None] == np.arange(SUITS))[..., None]
    read = np.where(leads, 0, others[:, :, None]).sum(axis=1)
    if not trump:
        read *= run.read > 0
        return [gradient(run.deals, read), *_of_leads(run, led, np.ones_like(run.is_trump))]
    read[:, 0] = of_trump.sum(axis=1)
    read *= run.read > 0
    plain_led, trump_led = (
        _of_leads(run, led, ~run.is_trump),
        _of_leads(run, led, run.is_trump),
    )
    return [
        gradient(run.deals[:, 1:], read[:, 1:]),
        *plain_led,
        gradient(run.deals[:, 0], read[:, 0]),
        *trump_led,
    ]


def _of_leads(run: LeadRun, led: SingleFloats, which: Flags) -> list[SingleFloats]:
    """The gradient of a reader of suits that are led, of these leads."""
    changes = led[which]
    rows = np.nonzero(which)[0]
    ranks = run.deals.shape[2] // SUITS
    ranks_led = np.eye(ranks, dtype=np.float32)[run.ranks[which]]
    return [
        gradient(np.concatenate([run.deals[rows, run.suits[which]], ranks_led], axis=1), changes)
    ]


def correlation(network: LeadNetwork, solved: SolvedLeads) -> float:
    """How well the network tells in which deals of a hand a lead is better than the others."""
    guessed = network.shares(*_in_rows(solved)).reshape(solved.shares.shape)
    ours, theirs = (_within(shares.astype(np.float64)) for shares in (guessed, solved.shares))
    return float((ours * theirs).sum() / np.sqrt((ours**2).sum() * (theirs**2).sum()))


def _within(shares: Floats) -> Floats:
    """Differences between leads, less their mean over the deals of a hand."""
    between = shares - shares.mean(axis=2, keepdims=True)
    centred: Floats = between - between.mean(axis=1, keepdims=True)
    return centred


def _in_rows(solved: SolvedLeads) -> tuple[SingleFloats, LeadPlaces]:
    """The deals of all hands and their leads, one after the other."""
    deals, leads = solved.deals, solved.leads
    return deals.reshape(-1, *deals.shape[2:]), leads.reshape(-1, leads.shape[2])


if __name__ == "__main__":
    main()
