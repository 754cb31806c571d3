"""Contenders made for the tests, and a short way to let two of them meet."""

from dataclasses import dataclass

from engine.actions import Action, Double, PlayCard
from engine.dealing import Chance
from engine.lab.arena import CONTENDERS, ByView, Entrant, Match, MatchMeasure, measured, played
from engine.ruleset import RuleSet
from engine.solver import Limits
from engine.view import PlayerView

CLUB, BEGINNER = CONTENDERS["club"], CONTENDERS["beginner"]
LITTLE = Limits(nodes=20_000)


@dataclass(frozen=True)
class Simple:
    """Doubles whenever it may, opens the lowest contract, and plays this one of its cards."""

    card: int

    def __call__(self, seen: PlayerView, rules: RuleSet, rng: Chance, limits: Limits) -> Action:
        legal = seen.deal.legal if seen.deal else ()
        if isinstance(legal[0], PlayCard):
            return legal[self.card]
        doubles = [call for call in legal if isinstance(call, Double)]
        opens = seen.deal is not None and seen.deal.standing is None
        return doubles[0] if doubles else legal[1] if opens else legal[0]


def simple(card: int) -> Entrant:
    return ByView(Simple(card))


def meeting(rules: RuleSet, first: Entrant, second: Entrant, pairs: int, seed: int) -> MatchMeasure:
    """What comes of so many deals."""
    match = Match(rules, first, second, seed, LITTLE)
    return measured([pair for _, pair in played(match, pairs, jobs=1)])
