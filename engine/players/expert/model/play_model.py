"""How likely the cards played are with the hands that the others may have."""

import numpy as np

from engine.players.expert.model.compiled import weighing
from engine.players.expert.model.kernel.columns import SEAT
from engine.players.expert.model.play_history import History
from engine.players.expert.model.play_weights import habits
from engine.players.expert.play.world_sampling import Floats, Weigh
from engine.players.expert.solver_view import Table
from engine.solver.words import Words

TRUST = 0.7
"""How far the habits of whoever played are taken to be those that were learned, from 0 to 1."""


def likeliness(table: Table) -> Weigh | None:
    """Weighs hands by what the others have played; None where nothing was learned of it.

    The likeliest hands weigh 1. What the seat has played itself tells it nothing.
    """
    learned = habits(table.rules, table.contract.trump)
    if learned is None:
        return None
    plays = History.of(table).plays()
    others = np.ascontiguousarray(plays[plays[:, SEAT] != table.column])
    pack = sum(1 << bit for bit in table.solver.bits.values())
    weigh_plays = weighing().weigh

    def weigh(hands: Words) -> Floats:
        found = np.zeros(len(hands))
        words = table.solver.contract_words()
        weigh_plays(words, others, pack, np.ascontiguousarray(hands), learned, found)
        weights: Floats = np.exp(TRUST * (found - found.max(initial=-np.inf)))
        return weights

    return weigh
