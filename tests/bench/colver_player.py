"""colver's players behind our protocol: they see a deal of ours through an Env of theirs."""

from dataclasses import dataclass, field

from engine.actions import Action
from engine.dealing import Chance
from engine.lab.arena import Contender
from engine.ruleset import RuleSet
from engine.seats import Seat
from engine.solver import Limits
from engine.state import GameState
from engine.view import PlayerView
from tests.bench.colver_env import (
    Agent,
    Env,
    as_colver_has_it,
    done_so_far,
    number_of_action,
    seated,
)

SEARCHING = """
[bid]
strategy = "improved_v2"
[play]
method = "isdd"
determinizations = {worlds}
[worlds]
source = "uniform"
"""
"""Its rule bidder, and its exact search over deals that fit what a seat has seen."""


class RulesDiffer(Exception):
    """The two engines do not allow the same."""


@dataclass(frozen=True, slots=True)
class Colver:
    """An entrant that searches so many worlds at each card."""

    worlds: int

    def __call__(self, rules: RuleSet, begun: GameState) -> Contender:
        """Sit down with an Env of its own, stepped beside our deal."""
        if begun.deal is None:
            raise ValueError("nothing has been dealt")
        description = SEARCHING.format(worlds=self.worlds)
        return _Table(description, as_colver_has_it(rules, begun.deal))


@dataclass(slots=True)
class _Table:
    """A deal; the agents see what each seat sees, although their Env knows all hands."""

    description: str
    env: Env
    agents: dict[Seat, Agent] = field(default_factory=dict)
    steps: int = 0

    def __call__(self, seen: PlayerView, rules: RuleSet, rng: Chance, limits: Limits) -> Action:
        deal, seat = seen.deal, seen.seat
        if deal is None or seat is None:
            raise ValueError("nothing is asked of this seat")
        if not self.agents:
            self._sit_down(rules, seat, rng)
        for number in list(done_so_far(deal))[self.steps :]:
            for agent in self.agents.values():
                agent.observe(self.env, number)
            self.env.step(number)
            self.steps += 1
        actions = {number_of_action(action): action for action in deal.legal}
        if set(self.env.legal_actions()) != actions.keys():
            raise RulesDiffer(f"{deal.legal} here, {self.env.legal_actions()} there")
        return actions[self.agents[seat].action(self.env)]

    def _sit_down(self, rules: RuleSet, seat: Seat, rng: Chance) -> None:
        for member in rules.seating.members(rules.seating.team(seat)):
            number = rules.seating.order.index(member)
            agent = seated(self.description, number, rng.randrange(2**32))
            agent.init_deal(self.env)
            self.agents[member] = agent
