"""The page of a hand: the cards, and everything that their owner may do now."""

from discord import ui

from bot.i18n import Words, capitalised
from bot.preferences import HandSize
from bot.rulebook.phrases import have_partners
from bot.tables.company import is_trial
from bot.tables.table import Table
from cogs.clock import pause_lines, stopped
from cogs.coach.pages import coach_button, own_coach_items
from cogs.hand.bids import bid_controls
from cogs.hand.heard import heard_in_play
from cogs.hand.play import Drawing, hand_in_play
from cogs.me import read_to_me_button
from cogs.take_back import claim_line, own_items, take_back_buttons
from cogs.ui.cards import hand_line, others_lines
from cogs.ui.challenge_buttons import ways_on
from cogs.ui.deal_lines import DealLines
from cogs.ui.layout import FELT, LayoutItem, card, rows, shown, small, text, title, warning
from cogs.ui.moves import is_forced, next_stake, number_to_name, question, turned_line
from cogs.ui.page_state import INITIAL_STATE, HandPageState, asked
from cogs.ui.people import PointOfView, name
from cogs.ui.table_buttons import (
    auction_button,
    first_page_button,
    next_button,
    rematch_button,
    tricks_button,
)
from cogs.watch.pages import own_watchers_items
from engine.actions import Double, RenegeClaim
from engine.cards import Trump
from engine.contract import Bid, ContractKind
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
    """The page of a hand; ``notice`` comes first.

    Where there is a picture, that shows the deal, and the text only says what is asked. ValueError
    without a deal.
    """
    say = say.playing(table.rules)
    if page_state.hand_style.size is HandSize.WORDS:
        say = say.plain.in_full
    deal = view(table.rules, game, seat).deal
    if deal is None or game.deal is None:
        raise ValueError("a hand needs a deal")
    match deal.phase:
        case Phase.AUCTION:
            parts = _auction(table, game, deal, seat, say, page_state)
        case Phase.PLAY:
            drawing = Drawing(table, game, deal, say, page_state)
            if page_state.renege_claim and RenegeClaim() in deal.legal:
                parts = drawing.confirm_renege_claim()
            else:
                parts = heard_in_play(drawing, seat) if say.heard else hand_in_play(drawing)
        case Phase.OVER:
            parts = _over(table, game, deal, seat, say, page_state.compared)
    above = (*pause_lines(table, say), *warning(notice))
    below = (
        *own_items(table, seat, say),
        *own_coach_items(table, seat, say),
        *own_watchers_items(table, seat, say),
    )
    return stopped(card(*above, *parts, *below, colour=FELT), table)


def _auction(
    table: Table,
    game: GameState,
    deal: DealView,
    seat: Seat,
    say: Words,
    page_state: HandPageState,
) -> list[LayoutItem]:
    order = page_state.hand_style.order
    cards = hand_line(deal.hand, Trump.NONE, table.rules.scales, say, order)
    # Where all cards lie open, those of the others are listed too.
    if table.rules.dealing.tableau:
        held = say("hand-own", cards=cards)
    else:
        held = say("pictures-held", cards=cards) if say.heard else capitalised(cards)
    lines = tuple(DealLines(table, game, deal, seat, say).in_auction())
    told = (
        _standing(table, deal, seat, say),
        turned_line(deal, say),
        *(() if say.heard else lines),
        *others_lines(table.rules, deal, say),
        held,
    )
    look_up = auction_button if have_partners(table.rules.seating) else tricks_button
    looks = [look_up(table, say)] if deal.auction.calls else []
    first_page = first_page_button(table, say, newcomer=page_state.newcomer)
    if page_state.newcomer or say.heard:
        looks += [first_page] if say.heard else [first_page, read_to_me_button(table.id, say)]
    below = take_back_buttons(table, seat, say)
    if not page_state.advice:  # the coach would say the same again, and a phone has no more room
        below = [*coach_button(table, seat, say), *looks, *below]
    bids = {action.kind for action in deal.legal if isinstance(action, Bid)}
    return [
        text(
            *asked(_head(table, deal, seat, say), page_state),
            _question(table, deal, seat, say),
            *(() if page_state.picture else told),
            *_still_to_come(table, deal, say),
            *((small(say("newcomer-trial")),) if is_trial(table, seat) and not game.sheet else ()),
            # Few know the name of ashkal.
            *((small(say("auction-ashkal")),) if ContractKind.ASHKAL in bids else ()),
        ),
        *shown(page_state.picture),
        *bid_controls(
            table, deal, say, page_state, below, () if first_page in looks else (first_page,)
        ),
        *([text(*lines)] if say.heard else []),
    ]


def _head(table: Table, deal: DealView, seat: Seat, say: Words) -> str:
    if seat not in deal.awaited:
        return PointOfView(table, say, seat).turn(deal)
    return say("auction-your-turn-forced" if is_forced(table.rules, deal) else "auction-your-turn")


def _still_to_come(table: Table, deal: DealView, say: Words) -> tuple[str, ...]:
    """The number of cards that come once trump is named: from a kitty, or not dealt yet."""
    missing = table.rules.hand_size - len(deal.hand)
    if deal.talon and missing:
        return (small(say("auction-to-come", count=missing)),)
    if table.rules.dealing.kitty and missing:
        return (small(say("auction-hidden", count=missing)),)
    return ()


def _question(table: Table, deal: DealView, seat: Seat, say: Words) -> str:
    """The question to the player, if it is more than whether to bid higher."""
    standing = deal.standing
    if standing is None or number_to_name(table.rules, deal):
        return question(table.rules, deal, say) if deal.legal else ""
    kinds = {type(action) for action in deal.legal}
    if Double not in kinds:
        return ""
    if seat not in deal.awaited:
        return say("auction-wait-may-double")
    if Bid in kinds:
        return ""
    return say("auction-you-may-double", double=next_stake(table.rules, standing))


def _standing(table: Table, deal: DealView, seat: Seat, say: Words) -> str:
    """The best bid, and whether the partner made it."""
    standing = deal.standing
    if standing is None:
        return ""
    if standing.doubles:
        return say("play-contract", contract=standing)
    declarer, partner = standing.declarer, table.rules.seating.partner(seat)
    relation = "self" if declarer is seat else "partner" if declarer is partner else "opponent"
    told = say("auction-standing", bid=standing.bid, seat=declarer, relation=relation)
    return capitalised(told)


def _over(
    table: Table,
    game: GameState,
    deal: DealView,
    seat: Seat,
    say: Words,
    compared: tuple[str, ...],
) -> list[LayoutItem]:
    """How it ended, what it is worth elsewhere, and the button to the next deal or game."""
    lines, buttons = DealLines(table, game, deal, seat, say), [tricks_button(table, say)]
    if table.is_closed_room:  # its tricks are all hands: they open at the end of the challenge
        buttons = ways_on(table, say)
    if game.over:
        if not table.is_closed_room:
            buttons.insert(0, rematch_button(table, say))
        told = lines.result(compared)
        return [text(title(lines.won()), claim_line(table, say), *told), *rows(buttons)]
    head, *others = lines.result()
    if seat in table.ready:
        awaited = (other for other in table.present if other not in table.ready)
        waiting = say("hand-ready", awaited=say.every(name(table, each, say) for each in awaited))
        others.append(small(waiting))
    else:
        buttons.insert(0, next_button(table, say))
    return [text(title(head), claim_line(table, say), *others), *rows(buttons)]
