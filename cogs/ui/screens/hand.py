"""A hand, for the eyes of its owner: his cards, and everything he may do with them now."""

from discord import ButtonStyle, ui

from bot.i18n import Words
from bot.tables.table import Table
from cogs.ui.cards import hand_line
from cogs.ui.control import Control, button
from cogs.ui.hand_order import by_suit
from cogs.ui.ids import ControlId, Verb
from cogs.ui.layout import FELT, ROW, Item, card, rows, small, text, title
from cogs.ui.plays import trick_line
from cogs.ui.screens.bids import bid_controls
from cogs.ui.screens.score import next_button
from cogs.ui.wish import NO_WISH, Wish
from engine.actions import Double, PlayCard
from engine.cards import Card
from engine.seats import Seat
from engine.state import GameState, Phase
from engine.tricks import best_play
from engine.trumps import Trump
from engine.view import DealView, view


def hand(
    table: Table, game: GameState, seat: Seat, say: Words, *, wish: Wish = NO_WISH, notice: str = ""
) -> ui.LayoutView:
    """The hand of this seat; ``notice`` is said first."""
    deal = view(table.rules, game, seat).deal
    if deal is None:
        raise ValueError("a hand needs a deal")
    match deal.phase:
        case Phase.AUCTION:
            parts = _auction(table, deal, seat, say, wish)
        case Phase.PLAY:
            parts = _play(table, deal, seat, say)
        case Phase.OVER:
            parts = _over(table, game, say)
    warning = (text(f"\N{WARNING SIGN} {notice}"),) if notice else ()
    return card(*warning, *parts, colour=FELT)


def _auction(table: Table, deal: DealView, seat: Seat, say: Words, wish: Wish) -> list[Item]:
    asked = seat in deal.awaited
    head = say("auction-your-turn") if asked else _waiting(deal, say)
    lines = (
        title(head),
        _standing(table, deal, seat, say),
        _may_double(deal, say),
        hand_line(deal.hand, Trump.NONE, table.rules.scales, say),
    )
    return [text(*lines), *bid_controls(table, deal, say, wish)]


def _waiting(deal: DealView, say: Words) -> str:
    return say("hand-wait", seat=deal.awaited[0])


def _may_double(deal: DealView, say: Words) -> str:
    """That a contre does not wait for one's turn."""
    can = any(isinstance(action, Double) and action.level == 1 for action in deal.legal)
    if not can or deal.standing is None or deal.seat in deal.awaited:
        return ""
    return small(say("auction-wait-may-double", bid=deal.standing.bid))


def _standing(table: Table, deal: DealView, seat: Seat, say: Words) -> str:
    standing = deal.standing
    if standing is None:
        return say("auction-none-standing")
    if standing.doubles and seat in deal.awaited:
        return say("auction-may-redouble", bid=standing.bid)
    relation = _relation(table, seat, standing.declarer)
    return say("auction-standing", bid=standing.bid, seat=standing.declarer, relation=relation)


def _relation(table: Table, seat: Seat, other: Seat) -> str:
    seating = table.rules.seating
    if other is seat:
        return "self"
    return "partner" if other is seating.partner(seat) else "opponent"


def _play(table: Table, deal: DealView, seat: Seat, say: Words) -> list[Item]:
    contract = deal.contract
    trump = contract.trump if contract else Trump.NONE
    head = _asked(deal, say) if seat in deal.awaited else _waiting(deal, say)
    held = (card for _, cards in by_suit(deal.hand, trump, table.rules.scales) for card in cards)
    buttons = [_card(table, deal, card, trump, say) for card in held]
    return [
        text(title(head), _trick(table, deal, say), *_duties(table, deal, say)),
        *rows(buttons, ROW),
        text(small(say("hand-trump", trump=trump)) if buttons else say("hand-empty")),
    ]


def _trick(table: Table, deal: DealView, say: Words) -> str:
    """The cards on the table, which may be out of sight above the hand."""
    if deal.trick is None or deal.contract is None or not deal.trick.plays:
        return ""
    best = best_play(deal.trick.plays, deal.contract.trump, table.rules.scales)
    return say("hand-trick", plays=trick_line(deal.trick, say, best.seat))


def _asked(deal: DealView, say: Words) -> str:
    trick = deal.trick
    if trick is None or not trick.plays:
        return say("hand-lead" if deal.tricks else "hand-lead-first")
    return say("hand-asked", suit=trick.plays[0].card.suit)


def _duties(table: Table, deal: DealView, say: Words) -> tuple[str, ...]:
    """Which duty bars the cards that may not be played, each duty once; or why one is free."""
    trick = deal.trick
    if trick is None or deal.seat not in deal.awaited:
        return ()
    if not trick.plays:
        return (say("hand-lead-free"),)
    led = trick.plays[0].card.suit
    reasons = dict.fromkeys(reason for _, reason in deal.barred)
    duties = tuple(say(f"duty-{reason}", suit=led) for reason in reasons)
    follows = any(card.suit is led for card in deal.hand)
    return duties or (() if follows else (_freedom(table, deal, say),))


def _freedom(table: Table, deal: DealView, say: Words) -> str:
    """Why somebody who cannot follow may play what he likes."""
    if deal.trick is None or deal.contract is None or deal.seat is None:
        return ""
    trump = deal.contract.trump
    best = best_play(deal.trick.plays, trump, table.rules.scales)
    if best.seat is table.rules.seating.partner(deal.seat):
        return say("hand-partner-winning")
    has_trumps = any(trump.covers(card) for card in deal.hand)
    return say("hand-cannot-win" if has_trumps else "hand-free")


def _card(table: Table, deal: DealView, held: Card, trump: Trump, say: Words) -> Control:
    playable = PlayCard(held) in deal.legal
    style = ButtonStyle.success if trump.covers(held) else ButtonStyle.primary
    return button(
        ControlId(Verb.CARD, table.id, table.move, str(held)),
        say.card_short(held),
        style=style if playable else ButtonStyle.secondary,
        disabled=not playable,
    )


def _over(table: Table, game: GameState, say: Words) -> list[Item]:
    if game.over:
        return [text(title(say("hand-game-over")))]
    return [text(title(say("hand-deal-over"))), *rows([next_button(table, say)])]
