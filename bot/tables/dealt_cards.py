"""Recognise cards that were dealt before: by who holds what, whatever the game and the calls."""

import re
from collections.abc import Iterable
from hashlib import sha256

from bot.tables.table import Stage, Table
from bot.tables.watching import Spectators
from engine.events import Dealt
from engine.notation.syntax import BAR, SLASH
from engine.state import Phase

_CARD = re.compile(r"[2-9TJQKA][SHDC]")
# 128 bits: no two deals share a fingerprint by chance.
_DIGITS = 32


def fingerprint(dealt: Dealt) -> str:
    """A fingerprint of the four hands, whichever seats hold them; other hands have another."""
    hands = (holding.cards for holding in dealt.holdings)
    return _fingerprint([map(str, cards) for cards in (*hands, dealt.talon)])


def fingerprint_of_line(line: str) -> str:
    """The fingerprint of the hands in the line of a ``DealRecord``."""
    _, _, rest = line.partition(BAR)
    hands, _, _ = rest.partition(BAR)
    return _fingerprint([_CARD.findall(hand) for hand in hands.split(SLASH)])


def _fingerprint(hands: Iterable[Iterable[str]]) -> str:
    # Sorted within hands and among them: turning the table around must not hide the same cards.
    held = sorted("".join(sorted(hand)) for hand in hands)
    return sha256(SLASH.join(filter(None, held)).encode()).hexdigest()[:_DIGITS]


def cards_in_play(table: Table) -> str | None:
    """The fingerprint of the cards that are in play at the table; None while none are."""
    deal = table.game.deal if table.game and table.stage is Stage.PLAYING else None
    return None if deal is None or deal.phase is Phase.OVER else fingerprint(deal.laid_out)


def are_played_at(table: Table, cards: str) -> bool:
    """Whether the cards of this fingerprint are in play at the table."""
    return cards_in_play(table) == cards


def takes_part(table: Table, user: int) -> bool:
    """Whether this person has a seat, or watches a hand by consent: they know hidden cards."""
    return table.seat_of(user) is not None or Spectators.of(table).followed_by(user) is not None
