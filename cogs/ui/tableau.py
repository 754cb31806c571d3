"""Cards laid out in piles before the players, as everybody sees them."""

from collections.abc import Iterator

from bot.i18n import Words, spaced
from cogs.ui.cards import hand_line
from cogs.ui.layout import ROW
from engine.cards import Card
from engine.ruleset import RuleSet
from engine.seats import Seat
from engine.state import Deal
from engine.trumps import Trump
from engine.view import DealView, OpenPile


def pile_lines(piles: tuple[OpenPile, ...], say: Words) -> Iterator[str]:
    """The piles of a seat in rows, in their order; a mark says which still cover a card."""
    for start in range(0, len(piles), ROW):
        row = (_pile(pile, say) for pile in piles[start : start + ROW])
        yield spaced(row, say.signs)


def covered(piles: tuple[OpenPile, ...]) -> int:
    """How many cards lie covered."""
    return sum(pile.covers for pile in piles)


def opened(piles: tuple[OpenPile, ...]) -> tuple[Card, ...]:
    """The open cards."""
    return tuple(pile.top for pile in piles if pile.top is not None)


def others_lines(rules: RuleSet, deal: DealView, say: Words) -> Iterator[str]:
    """What lies open before the other players, suit by suit, where cards are laid out at all."""
    trump = deal.contract.trump if deal.contract else Trump.NONE
    for seat in rules.seating.order:
        piles = deal.tableau[seat]
        if piles and seat is not deal.seat:
            cards = hand_line(opened(piles), trump, rules.scales, say) or say("play-pile-empty")
            yield say("hand-opponent", seat=seat, cards=cards, covered=covered(piles))


def uncovered_lines(deal: DealView, laid_out: Deal, say: Words) -> Iterator[str]:
    """The cards that were turned up after the last trick; all see them lie there now."""
    for seat, card in _uncovered(deal, laid_out):
        yield say("play-uncovered", seat=seat, card=card)


def _pile(pile: OpenPile, say: Words) -> str:
    if pile.top is None:
        return say("play-pile-bare" if pile.covers else "play-pile-empty")
    if pile.covers:
        return say("play-pile-covering", card=pile.top)
    return say.card_sign(pile.top)


def _uncovered(deal: DealView, laid_out: Deal) -> Iterator[tuple[Seat, Card]]:
    if not deal.tricks:
        return
    played = {play.card for play in deal.tricks[-1].plays}
    for seat, piles in enumerate(deal.tableau):
        before = laid_out.laid_out.holdings[seat].piles
        for pile, first in zip(piles, before, strict=True):
            if pile.top is not None and pile.top == first.under and first.top in played:
                yield Seat(seat), pile.top
