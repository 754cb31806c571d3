"""What a seat cannot see: finding cards where none should be, and reshuffling the hidden ones."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from engine.belote import belote_cards, belote_holder
from engine.cards import Card
from engine.events import Dealt, Event
from engine.seats import Seat
from engine.state import Deal, GameState
from engine.zones import Holding


def cards_in(value: object) -> Iterator[Card]:
    """Every card anywhere inside a value."""
    if isinstance(value, Card):
        yield value
    elif isinstance(value, dict):
        yield from cards_in(tuple(value.items()))
    elif isinstance(value, tuple | list | set | frozenset):
        for part in value:
            yield from cards_in(part)
    else:
        for name in getattr(type(value), "__dataclass_fields__", ()):
            yield from cards_in(getattr(value, name))


def played(deal: Deal) -> set[Card]:
    """The cards that lie face up or have been turned."""
    table = (deal.trick,) if deal.trick else ()
    return {play.card for trick in (*deal.tricks, *table) for play in trick.plays}


def known_to(deal: Deal, seat: Seat | None) -> set[Card]:
    """The cards that a seat knows the place of: those played, and its own."""
    own = set() if seat is None else set(deal.holdings[seat].cards)
    return own | played(deal)


def reshuffled(deal: Deal, seat: Seat | None, rng: Random) -> dict[Card, Card]:
    """Another card for each that the seat does not see, so that it cannot tell the difference.

    King and queen of trumps stay where they are once one of them has been played: the
    announcement, or its absence, has told who holds the other.
    """
    known = known_to(deal, seat)
    pair = belote_cards(deal.contract.trump) if deal.contract else ()
    if played(deal) & set(pair):
        known |= set(pair)
    hidden = [card for holding in deal.holdings for card in holding.cards if card not in known]
    others = hidden.copy()
    rng.shuffle(others)
    return dict(zip(hidden, others, strict=True))


def with_other_cards(state: GameState, other: dict[Card, Card]) -> GameState:
    """The game in which these cards had been dealt the other way round."""
    deal = state.deal
    assert deal is not None
    dealt = exchanged(deal.dealt, other)
    belote = belote_holder(dealt, deal.contract.trump) if deal.contract else None
    holdings = exchanged(deal.holdings, other)
    return replace(state, deal=replace(deal, dealt=dealt, holdings=holdings, belote=belote))


def other_event(event: Event, other: dict[Card, Card]) -> Event:
    """The event in which these cards had been dealt the other way round."""
    if isinstance(event, Dealt):
        return replace(event, holdings=exchanged(event.holdings, other))
    return event


def exchanged(holdings: tuple[Holding, ...], other: dict[Card, Card]) -> tuple[Holding, ...]:
    """The holdings with cards exchanged."""
    return tuple(
        Holding(tuple(other.get(card, card) for card in holding.hand)) for holding in holdings
    )
