"""What a spectator sees in private: whom they may ask, and the hand of a player who agreed."""

from collections.abc import Iterator

from discord import ButtonStyle, ui

from bot.i18n import Words
from bot.preferences import HandStyle
from bot.tables.refusals import TableRefusal
from bot.tables.table import Stage, Table
from bot.tables.watching import MOST, why_not
from cogs.hand.deal_lines import DealLines
from cogs.table.pages import pause_lines
from cogs.ui.cards import hand_line, others_lines
from cogs.ui.control import button
from cogs.ui.ids import ControlId, Verb
from cogs.ui.layout import (
    FELT,
    Illustration,
    Item,
    card,
    notice,
    rows,
    rule,
    shown,
    small,
    text,
    title,
    warning,
)
from cogs.ui.moves import tricks_button, turned_line
from cogs.ui.people import name, player
from cogs.ui.point_of_view import PointOfView
from cogs.watch.watchers import following_lines, own_watchers_items
from engine.cards import Trump
from engine.seats import Seat
from engine.state import GameState, Phase
from engine.view import DealView, view

TOLD = (
    TableRefusal.WATCH_COMPUTER,
    TableRefusal.WATCH_ABSENT,
    TableRefusal.WATCH_REFUSED,
    TableRefusal.WATCH_SAW_ANOTHER,
)
"""Why somebody may not be asked, shown beside their name."""


def watch_page(table: Table, user: int, say: Words, warned: str = "") -> ui.LayoutView:
    """Whose hand may be asked for, or what has become of it; ``warned`` is said first."""
    seat = table.seat_of(user)
    if seat is not None:
        return _players_page(table, seat, say)
    asked = table.spectators.asked_by(user)
    return card(
        *warning(warned),
        text(title(say("watch-title")), say("watch-hint"), small(say("watch-hint-after"))),
        rule(),
        *(_seat(table, each, user, say) for each in table.playing_seats),
        *(() if asked is None else _waiting(table, asked, say)),
        *_following(table, say),
    )


def over_page(table: Table, user: int, say: Words, *, asked: bool) -> ui.LayoutView:
    """A hand is not to be seen any more, or a question has had no yes: no card stands here."""
    over = say("watch-not-granted") if asked else say("watch-over")
    return watch_page(table, user, say, over) if table.stage is Stage.PLAYING else notice(over)


def watched_hand(
    table: Table,
    game: GameState,
    seat: Seat,
    say: Words,
    hand_style: HandStyle,
    picture: Illustration | None = None,
) -> ui.LayoutView:
    """The hand of a player who has agreed, for one reader; nothing on it plays.

    Where it has a picture, that shows what else would be told.
    """
    say = say.playing(table.rules)
    deal = view(table.rules, game, seat).deal
    if deal is None:
        raise ValueError("a hand needs a deal")
    heading = title(say("watch-hand", seat=seat, player=name(table, seat, say)))
    lines = () if picture else _told(table, game, deal, seat, say, hand_style)
    again = ControlId(Verb.WATCH, table.id)
    stop = ControlId(Verb.STOP_WATCHING, table.id)
    controls = [
        button(again, say("watch-button-again"), style=ButtonStyle.primary),
        tricks_button(table, say),
        button(stop, say("watch-button-stop"), style=ButtonStyle.danger),
    ]
    return card(
        text(heading, *lines),
        *shown(picture),
        *pause_lines(table, say, live=False),
        text(small(say("watch-kept-fresh"))),
        *rows(controls),
        colour=FELT,
    )


def _players_page(table: Table, seat: Seat, say: Words) -> ui.LayoutView:
    """Who looks into which hand, for somebody who plays."""
    own = own_watchers_items(table, seat, say)
    return card(
        text(title(say("watch-title")), say("watch-hint-player")),
        *_following(table, say),
        *(own or [text(say("watch-nobody"))]),
    )


def _seat(table: Table, seat: Seat, user: int, say: Words) -> Item:
    line = say("table-seat", seat=seat, player=player(table, seat, say))
    why = why_not(table, user, seat)
    if why is None:
        ask = ControlId(Verb.ASK_WATCH, table.id, argument=seat.name.lower())
        return ui.Section(line, accessory=button(ask, say("watch-button-ask")))
    told = small(say(f"refusal-{why}", count=MOST)) if why in TOLD else ""
    return text(line, told)


def _waiting(table: Table, seat: Seat, say: Words) -> list[Item]:
    stop = button(ControlId(Verb.STOP_WATCHING, table.id), say("watch-button-withdraw"))
    return [text(say("watch-waiting", player=name(table, seat, say))), *rows([stop])]


def _following(table: Table, say: Words) -> list[Item]:
    lines = following_lines(table, say)
    return [rule(), text(*map(small, lines))] if lines else []


def _told(
    table: Table,
    game: GameState,
    deal: DealView,
    seat: Seat,
    say: Words,
    hand_style: HandStyle,
) -> Iterator[str]:
    """Whose turn it is, the lines that the player reads, and their cards."""
    lines = DealLines(table, game, deal, seat, say, owner=False)
    if deal.phase is Phase.OVER:
        yield say("watch-deal-over")
        yield from lines.result()
        return
    yield PointOfView(table, say).turn(deal)
    yield from others_lines(table.rules, deal, say)
    if deal.phase is Phase.AUCTION:
        yield turned_line(deal, say)
        yield from lines.in_auction()
    else:
        yield from lines.in_play()
    trump = deal.contract.trump if deal.contract else Trump.NONE
    cards = hand_line(deal.hand, trump, table.rules.scales, say, hand_style.order)
    yield cards or say("watch-hand-empty")
