"""What a card is still good for if it is not played now.

The numbers are points, fitted to what perfect play made of each legal card in 26 000 positions of
self-play.
"""

from engine.cards import Card
from engine.players.club.position import Position

RUFFABLE, SAFE = 0, 1
"""Whether an opponent may still hold a trump: the column of the next three."""

MASTER_WITH_OTHERS = (7.0, 14.0)
MASTER_ALONE = (3.0, 10.0)
ONE_OF_MASTERS = (0.0, 7.0)
GUARDED_TEN, GUARDED, GUARD = 2.0, 1.0, 1.5

ATTACK, DEFENCE = 0, 1
"""Whose trump it is: the column of the rest."""

TRUMP_MASTER, LONE_MASTER = (17.0, 29.0), (17.0, 22.0)
TRUMP_SECOND, LONE_SECOND = (10.0, 14.0), (10.0, 4.0)
TRUMP, LONE_TRUMP = (6.0, 9.0), (4.0, 1.0)


def keep(at: Position, card: Card) -> float:
    """What this side may expect of the card later, beyond a worthless one."""
    return _keep_trump(at, card) if at.is_trump(card) else _keep_plain(at, card)


def _keep_trump(at: Position, card: Card) -> float:
    side = ATTACK if at.attacking else DEFENCE
    alone = len(at.held_in(card.suit)) == 1
    over = len(at.over(card))
    if over == 0:
        return (LONE_MASTER if alone else TRUMP_MASTER)[side]
    if over == 1:
        return (LONE_SECOND if alone else TRUMP_SECOND)[side]
    return (LONE_TRUMP if alone else TRUMP)[side]


def _keep_plain(at: Position, card: Card) -> float:
    column = RUFFABLE if at.trumps_against() else SAFE
    mine = at.held_in(card.suit)
    over = len(at.over(card))
    if over == 0:
        if len(mine) == 1:
            return MASTER_ALONE[column]
        several = sum(at.is_master(held) for held in mine) > 1
        return (ONE_OF_MASTERS if several else MASTER_WITH_OTHERS)[column]
    if len(mine) == 1:
        return 0.0
    if over == 1:
        return GUARDED_TEN if at.worth(card) >= 10 else GUARDED  # noqa: PLR2004
    return GUARD if _guards(at, card, mine) else 0.0


def _guards(at: Position, card: Card, mine: tuple[Card, ...]) -> bool:
    """Whether it is the only small card beside one that the next higher would beat."""
    top = max(mine, key=at.strength)
    return len(mine) == 2 and card != top and len(at.over(top)) == 1  # noqa: PLR2004
