"""How a game stood when somebody left it, counted by hand."""

from collections.abc import Mapping, Sequence

from bot.storage.results.game_record import DealResult
from engine.seats import Seat


def standing_by_hand(
    left: Mapping[Seat, int],
    deals: Sequence[DealResult],
    there: Sequence[Mapping[Seat, int | None]],
    target: int,
) -> tuple[int | None, float | None]:
    """Who led after the first deal at whose end a leaver was missing, and how clearly."""
    scores = (0, 0)
    for deal, players in zip(deals, there, strict=True):
        scores = (scores[0] + deal.scores[0], scores[1] + deal.scores[1])
        if any(players[seat] != user for seat, user in left.items()):
            lead = abs(scores[0] - scores[1])
            return int(scores[1] > scores[0]), lead / (lead + max(0, target - max(scores)))
    return None, None
