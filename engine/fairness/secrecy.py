"""When a seed may be told: once it says nothing of cards that are still to be played."""

from engine.deal_plan import Shuffle
from engine.ruleset import RuleSet
from engine.state import GameState, Phase
from engine.view import view


def may_be_opened(rules: RuleSet, state: GameState) -> bool:
    """Whether the seed of the last deal, and of those before, tells nothing that is to come.

    Where the pack is gathered, whoever knows all hands of a deal knows much of the next one: of a
    deal whose hands were not laid open to all (it was thrown in), the seed stays a secret until a
    later one has been played. Where every deal is shuffled, no seed tells anything of another.
    """
    deal = state.deal
    if deal is None or state.over:
        return True
    if deal.phase is not Phase.OVER:
        return False
    if rules.dealing.shuffle is Shuffle.EVERY_DEAL:
        return True
    seen = view(rules, state, None).deal
    return seen is not None and bool(seen.shown)
