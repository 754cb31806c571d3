"""What cards bring when everybody plays on as players are in the habit of playing."""

from collections.abc import Mapping, Sequence

import numpy as np

from engine.cards import Card
from engine.players.expert.model.compiled import playing_out
from engine.players.expert.model.play_history import History
from engine.players.expert.model.play_weights import habits
from engine.players.expert.solver_view import Table
from engine.seats import Team
from engine.solver.words import Words


def rehearsed(
    table: Table, cards: Sequence[Card], hands: Words, rest: int
) -> Mapping[Card, Words] | None:
    """The points of the ``rest`` that each card brings this side with each of these hands.

    None where no habits were learned.
    """
    learned = habits(table.rules, table.contract.trump)
    if learned is None:
        return None
    last = table.rules.scoring.last_trick
    numbers = np.array([table.solver.bits[card] for card in cards], dtype=np.int64)
    found = np.zeros((len(hands), len(cards)), dtype=np.int64)
    playing_out().play_out(
        table.solver.contract_words(),
        History.of(table).coming(),
        np.ascontiguousarray(hands),
        numbers,
        len(numbers),
        last,
        learned,
        found,
    )
    if table.us is not Team.NORTH_SOUTH:
        found = rest - found
    return {card: found[:, place] for place, card in enumerate(cards)}
