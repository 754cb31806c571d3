"""The page of a hand: the cards, and everything that their owner may do now."""

from discord import ui

from bot.i18n import Words, capitalised
from bot.preferences import HandSize, HandStyle
from bot.tables.table import Table
from cogs.hand.bids import bid_controls
from cogs.hand.page_state import INITIAL_STATE, HandPageState
from cogs.hand.play import hand_in_play
from cogs.table.info_pages import tricks_button
from cogs.table.pages import pause_lines
from cogs.table.score import next_button
from cogs.take_back.pages import own_items, take_back_buttons
from cogs.ui.cards import hand_line, others_lines
from cogs.ui.layout import FELT, Item, card, rows, small, text, title, warning
from cogs.ui.moves import is_forced, next_stake, number_to_name, question, turned_line
from cogs.ui.people import name
from cogs.watch.watchers import own_watchers_items
from engine.actions import Double
from engine.cards import Trump
from engine.contract import Bid
from engine.seats import Seat
from engine.state import GameState, Phase
from engine.view import DealView, view


def hand(
    table: Table,
    game: GameState,
    seat: Seat,
    say: Words,
    *,
    page_state: HandPageState = INITIAL_STATE,
    notice: str = "",
) -> ui.LayoutView:
    """The hand of this seat; ``notice`` is said first."""
    say = say.playing(table.rules)
    deal = view(table.rules, game, seat).deal
    if deal is None or game.deal is None:
        raise ValueError("a hand needs a deal")
    match deal.phase:
        case Phase.AUCTION:
            parts = _auction(table, deal, seat, say, page_state)
        case Phase.PLAY:
            parts = hand_in_play(table, game.deal, deal, say, page_state)
        case Phase.OVER:
            parts = _over(table, game, seat, say)
    above = (*pause_lines(table, say), *warning(notice))
    below = (*own_items(table, seat, say), *own_watchers_items(table, seat, say))
    return card(*above, *parts, *below, colour=FELT)


def _auction(
    table: Table, deal: DealView, seat: Seat, say: Words, page_state: HandPageState
) -> list[Item]:
    if page_state.hand_style.size is HandSize.WORDS:
        say = say.in_full
    lines = (
        title(_head(table, deal, seat, say)),
        turned_line(deal, say),
        _standing(table, deal, seat, say),
        _may_double(deal, say),
        *others_lines(table.rules, deal, say),
        _held(table, deal, say, page_state.hand_style),
        *_still_to_come(table, deal, say),
    )
    below = [tricks_button(table, say), *take_back_buttons(table, seat, say)]
    return [text(*lines), *bid_controls(table, deal, say, page_state), *rows(below)]


def _held(table: Table, deal: DealView, say: Words, hand_style: HandStyle) -> str:
    """The cards in hand, or those that lie open before their owner."""
    cards = hand_line(deal.hand, Trump.NONE, table.rules.scales, say, hand_style.order)
    return say("hand-own", cards=cards) if table.rules.dealing.tableau else capitalised(cards)


def _head(table: Table, deal: DealView, seat: Seat, say: Words) -> str:
    if seat not in deal.awaited:
        return say("hand-wait")
    return say("auction-your-turn-forced" if is_forced(table.rules, deal) else "auction-your-turn")


def _still_to_come(table: Table, deal: DealView, say: Words) -> tuple[str, ...]:
    """The cards that wait for the trump: hidden in a kitty, or not dealt yet."""
    missing = table.rules.hand_size - len(deal.hand)
    if deal.talon and missing:
        return (small(say("auction-to-come", count=missing)),)
    if table.rules.dealing.kitty and missing:
        return (small(say("auction-hidden", count=missing)),)
    return ()


def _may_double(deal: DealView, say: Words) -> str:
    """That a player may double before their turn."""
    can = any(isinstance(action, Double) and action.level == 1 for action in deal.legal)
    if not can or deal.standing is None or deal.seat in deal.awaited:
        return ""
    return small(say("auction-wait-may-double", bid=deal.standing.bid))


def _standing(table: Table, deal: DealView, seat: Seat, say: Words) -> str:
    """What there is to answer; a hand without an answer is not drawn again at each call."""
    if not deal.legal:
        return ""
    standing = deal.standing
    if standing is None or number_to_name(table.rules, deal):
        return question(table.rules, deal, say) or say("auction-none-standing")
    kinds = {type(action) for action in deal.legal}
    if seat in deal.awaited and Double in kinds and Bid not in kinds:
        stake = next_stake(table.rules, standing)
        return say("auction-you-may-double", contract=standing, double=stake)
    if standing.doubles:
        return say("play-contract", contract=standing)
    relation = _relation(table, seat, standing.declarer)
    return say("auction-standing", bid=standing.bid, seat=standing.declarer, relation=relation)


def _relation(table: Table, seat: Seat, other: Seat) -> str:
    seating = table.rules.seating
    if other is seat:
        return "self"
    return "partner" if other is seating.partner(seat) else "opponent"


def _over(table: Table, game: GameState, seat: Seat, say: Words) -> list[Item]:
    if game.over:
        return [text(title(say("hand-game-over"))), *rows([tricks_button(table, say)])]
    head = title(say("hand-deal-over"))
    if seat in table.ready:
        awaited = (other for other in table.present if other not in table.ready)
        waiting = say("hand-ready", awaited=say.every(name(table, each, say) for each in awaited))
        return [text(head, small(waiting)), *rows([tricks_button(table, say)])]
    return [text(head), *rows([next_button(table, say), tricks_button(table, say)])]
