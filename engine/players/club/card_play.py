"""Leading to a trick: each side has its rules of thumb, tried in order."""

from collections.abc import Callable, Iterable

from engine.cards import Card
from engine.players.candidates import play
from engine.players.choice import Choice, Reason
from engine.players.club.chances import winning
from engine.players.club.position import Position

Thumb = Callable[[Position], Card | None]

ENOUGH_TRUMPS = 3
"""With fewer the declarer keeps them, rather than force out a higher one."""

DEAR = 10
"""The points of a card too good to be led for a ruff."""

# How much each kind of lead gives away or keeps, in points.
LONE_TRUMP, SMALL_TRUMP = -6.0, -3.0
MASTER, UNDER_MASTER = 1.0, -5.0
FROM_SECOND_BEST, ALONE = 2.0, 0.5
THEIR_SUIT = 1.0
POINT = 0.2


def lead(at: Position) -> Choice:
    """The card of the first rule of thumb of the side that has an answer."""
    for reason, thumb in ATTACK if at.attacking else DEFENCE:
        card = thumb(at)
        if card is not None:
            return Choice(play(at.deal, card), reason)
    raise ValueError("a lead without a card")


def draw_trumps(at: Position) -> Card | None:
    """The best trump, when nothing beats it and an opponent may hold one that it pulls."""
    mine = trumps(at)
    if not mine or not at.trumps_against():
        return None
    top = max(mine, key=at.strength)
    return top if at.is_master(top) else None


def force_trump(at: Position) -> Card | None:
    """A small trump, to drive out a higher one or to reach the partner's."""
    mine = trumps(at)
    if not mine or not at.trumps_against():
        return None
    if at.seat is at.contract.declarer and len(mine) < ENOUGH_TRUMPS:
        return None
    return lowest(at, mine)


def cash_master(at: Position) -> Card | None:
    """A plain card that nothing beats, where a ruff is least likely."""
    masters = [card for card in plain(at) if at.is_master(card)]
    return max(masters, key=lambda card: (winning(at, card), at.worth(card)), default=None)


def partners_suit(at: Position) -> Card | None:
    """A small card of a plain suit that the partner has bid."""
    if at.partner is None:
        return None
    for suit in at.suits_named_by(at.partner):
        held = [card for card in plain(at) if card.suit is suit]
        if held:
            return lowest(at, held)
    return None


def singleton(at: Position) -> Card | None:
    """A lone card of little worth, to ruff the suit later."""
    if not trumps(at) or not at.trumps_out():
        return None
    alone = [
        card
        for card in plain(at)
        if len(at.held_in(card.suit)) == 1 and at.worth(card) < DEAR and not at.is_master(card)
    ]
    return lowest(at, alone) if alone else None


def safe(at: Position) -> Card | None:
    """The card that gives least away: not from a suit whose master it leaves behind."""
    return max(at.cards, key=lambda card: (_safety(at, card), -at.strength(card)))


def _safety(at: Position, card: Card) -> float:
    mine = at.held_in(card.suit)
    if at.is_trump(card):
        return (LONE_TRUMP if len(mine) == 1 else SMALL_TRUMP) - POINT * at.worth(card)
    theirs = any(card.suit in at.suits_named_by(seat) for seat in at.opponents)
    safety = _plain_safety(at, card, mine) - (THEIR_SUIT if theirs else 0.0)
    return safety - POINT * at.worth(card)


def _plain_safety(at: Position, card: Card, mine: tuple[Card, ...]) -> float:
    top = max(mine, key=at.strength)
    if at.is_master(card):
        return MASTER
    if at.is_master(top):
        return UNDER_MASTER
    if card != top and len(at.over(top)) == 1:
        return FROM_SECOND_BEST
    return ALONE if len(mine) == 1 else 0.0


def trumps(at: Position) -> list[Card]:
    """The own trumps that may be led."""
    return [card for card in at.cards if at.is_trump(card)]


def plain(at: Position) -> list[Card]:
    """The other cards that may be led."""
    return [card for card in at.cards if not at.is_trump(card)]


def lowest(at: Position, cards: Iterable[Card]) -> Card:
    """The card with the least worth, the weakest of equals."""
    return min(cards, key=lambda card: (at.worth(card), at.strength(card)))


ATTACK: tuple[tuple[Reason, Thumb], ...] = (
    (Reason.DRAW_TRUMPS, draw_trumps),
    (Reason.FORCE_TRUMP, force_trump),
    (Reason.CASH_MASTER, cash_master),
    (Reason.SAFE_LEAD, safe),
)
DEFENCE: tuple[tuple[Reason, Thumb], ...] = (
    (Reason.CASH_MASTER, cash_master),
    (Reason.PARTNERS_SUIT, partners_suit),
    (Reason.SHORT_SUIT, singleton),
    (Reason.SAFE_LEAD, safe),
)
