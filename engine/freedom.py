"""Why somebody who cannot follow and holds a trump need not ruff."""

from enum import Enum, auto

from engine.ruleset import RuleSet
from engine.state import Play
from engine.tricks import best_play
from engine.trumps import Trump
from engine.view import DealView


class Freedom(Enum):
    """What frees him."""

    PARTNER_WINNING = auto()
    CANNOT_WIN = auto()


def freedom(rules: RuleSet, deal: DealView) -> Freedom | None:
    """What frees the owner of this view from ruffing; None where nothing has to."""
    trick, trump = deal.trick, deal.contract.trump if deal.contract else Trump.NONE
    if deal.seat is None or trick is None or not trick.plays or deal.barred:
        return None
    trumps = tuple(filter(trump.covers, deal.hand))
    follows = any(card.suit is trick.plays[0].card.suit for card in deal.hand)
    if follows or not trumps or len(trumps) == len(deal.hand):
        return None
    best = best_play(trick.plays, trump, rules.scales)
    if best.seat is rules.seating.partner(deal.seat):
        return Freedom.PARTNER_WINNING
    tried = (best_play((best, Play(deal.seat, card)), trump, rules.scales) for card in trumps)
    return None if any(play.seat is deal.seat for play in tried) else Freedom.CANNOT_WIN
