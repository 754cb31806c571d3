"""A hand as its owner holds it, put together for its picture."""

from bot.i18n import Words
from bot.pictures.brush import Style
from bot.pictures.hand import HandPicture, Held
from bot.pictures.packs import Pack, letters_of
from bot.preferences import USUAL, HandOrder
from bot.tables.table import Table
from cogs.ui.cards import in_order
from cogs.ui.layout import Illustration, in_words
from engine.actions import PlayCard
from engine.cards import Card, Trump
from engine.seats import Seat
from engine.state import GameState, Phase
from engine.view import DealView, view

FILE = "hand.png"


def hand_illustration(
    table: Table,
    game: GameState,
    seat: Seat,
    say: Words,
    pack: Pack,
    order: HandOrder = USUAL.order,
) -> Illustration | None:
    """The hand of this seat; nothing when it is empty."""
    seen = view(table.rules, game, seat).deal
    if seen is None or seen.phase is Phase.OVER or not seen.hand:
        return None
    trump = seen.contract.trump if seen.contract else Trump.NONE
    held = in_order(seen.hand, trump, table.rules.scales, order)
    cards = tuple(Held(card, _is_playable(card, seen)) for card in held)
    picture = HandPicture(cards, Style(pack, letters_of(say)))
    return Illustration(picture, FILE, _words(cards, say))


def _is_playable(card: Card, seen: DealView) -> bool:
    """Whether it may be played now; true for every card while others play or bid."""
    if seen.phase is not Phase.PLAY or seen.seat not in seen.awaited:
        return True
    return PlayCard(card) in seen.legal and card not in dict(seen.barred)


def _words(cards: tuple[Held, ...], say: Words) -> str:
    named = ", ".join(say.card(held.card) for held in cards)
    barred = ", ".join(say.card(held.card) for held in cards if not held.playable)
    return in_words(
        (
            say("pictures-of-hand", cards=named),
            say("pictures-not-playable", cards=barred) if barred else "",
        )
    )
