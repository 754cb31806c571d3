"""Watching a hand: who watches whom, the requests, and the spectator's own pages."""

from collections.abc import Iterable, Iterator

from discord import ButtonStyle, ui

from bot.i18n import Words
from bot.preferences import HandStyle
from bot.tables.refusals import TableRefusal
from bot.tables.table import Stage, Table
from bot.tables.watching import MOST, Spectators, why_not
from cogs.clock import pause_lines
from cogs.ui.cards import hand_line, others_lines
from cogs.ui.control import Control, answer_buttons, button
from cogs.ui.deal_lines import DealLines
from cogs.ui.layout import (
    FELT,
    Illustration,
    LayoutItem,
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
from cogs.ui.moves import turned_line
from cogs.ui.people import PointOfView, name, player
from cogs.ui.replies import mention
from cogs.ui.table_buttons import WATCH, tricks_button
from cogs.watch.controls import (
    HIDE_HAND,
    STOP_WATCHING,
    AskWatchControl,
    KeepHandControl,
    ShowHandControl,
)
from engine.cards import Trump
from engine.seats import Seat
from engine.state import GameState, Phase
from engine.view import DealView, deal_seen


def watchers_items(table: Table, say: Words) -> list[LayoutItem]:
    """The public items: who follows whom, and the first unanswered question."""
    lines = [small(line) for line in following_lines(table, say)]
    items: list[LayoutItem] = [text(*lines)] if lines else []
    if Spectators.of(table).asking:
        (watcher, seat), *others = Spectators.of(table).asking
        who, player = mention(watcher, say), name(table, seat, say)
        asked = say("watch-asked", watcher=who, player=player, others=len(others))
        items.append(_to_answer(table, asked, say))
    return items


def own_watchers_items(table: Table, seat: Seat, say: Words) -> list[LayoutItem]:
    """Below a hand: a line with the button that hides it, and one that opens a request.

    A request has its page: with its two buttons here, a phone would have to scroll to the cards.
    """
    followers, askers = (
        Spectators.of(table).followers_of(seat),
        Spectators.of(table).askers_of(seat),
    )
    items: list[LayoutItem] = []
    if followers:
        shown_to = say("watch-shown-to", watchers=_people(followers, say))
        items.append(ui.Section(small(shown_to), accessory=_hide(table, say)))
    if askers:
        asked = say("watch-asked-you", watcher=mention(askers[0], say))
        items.append(_to_answer(table, asked, say))
    return items


def _to_answer(table: Table, asked: str, say: Words) -> LayoutItem:
    """A request in a line, and the button to the page on which its player answers."""
    control = WATCH.at(table.id)
    return ui.Section(small(asked), accessory=button(control, say("watch-button-answer")))


def _hide(table: Table, say: Words) -> Control:
    control = HIDE_HAND.at(table.id)
    return button(control, say("watch-button-hide"), style=ButtonStyle.danger)


def following_lines(table: Table, say: Words) -> tuple[str, ...]:
    """A line for each watched hand, with its watchers."""
    return tuple(
        say("watch-following", watchers=_people(followers, say), player=name(table, seat, say))
        for seat in table.playing_seats
        if (followers := Spectators.of(table).followers_of(seat))
    )


def own_following_lines(table: Table, user: int, say: Words) -> tuple[str, ...]:
    """The people who see this person's hand, and whose hand they see."""
    own, seen = table.seat_of(user), Spectators.of(table).followed_by(user)
    followers = () if own is None else Spectators.of(table).followers_of(own)
    lines = [say("watch-shown-to", watchers=_people(followers, say))] if followers else []
    if seen is not None:
        lines.append(say("watch-shown-you", player=name(table, seen, say)))
    return tuple(lines)


def _answers(table: Table, watcher: int, say: Words) -> list[Control]:
    show, keep = (kind(watcher).at(table.id) for kind in (ShowHandControl, KeepHandControl))
    return answer_buttons(show, say("watch-button-show"), keep, say("watch-button-keep"))


def _people(users: Iterable[int], say: Words) -> str:
    return say.every(mention(user, say) for user in users)


TOLD = (
    TableRefusal.WATCH_COMPUTER,
    TableRefusal.WATCH_ABSENT,
    TableRefusal.WATCH_REFUSED,
    TableRefusal.WATCH_SAW_ANOTHER,
)
"""Why somebody may not be asked, shown next to their name."""


def watch_page(table: Table, user: int, say: Words, warned: str = "") -> ui.LayoutView:
    """The hands that may be asked for, or what became of a request; ``warned`` is said first."""
    seat = table.seat_of(user)
    if seat is not None:
        # A player answers requests here, and hides their hand again.
        now = Spectators.of(table)
        followers, askers = now.followers_of(seat), now.askers_of(seat)
        lines, controls = [], []
        if followers:
            lines.append(say("watch-shown-to", watchers=_people(followers, say)))
            controls.append(_hide(table, say))
        if askers:
            lines.append(say("watch-question", watcher=mention(askers[0], say)))
            controls = [*_answers(table, askers[0], say), *controls]
        return card(
            text(title(say("watch-title")), say("watch-hint-player")),
            *_followed_hands(table, say),
            text(*(lines or [say("watch-nobody")])),
            *rows(controls),
        )
    asked, waiting = Spectators.of(table).asked_by(user), list[LayoutItem]()
    if asked is not None:
        stop = button(STOP_WATCHING.at(table.id), say("watch-button-withdraw"))
        told = say("watch-waiting", player=name(table, asked, say))
        waiting = [text(told), *rows([stop])]
    return card(
        *warning(warned),
        text(title(say("watch-title")), say("watch-hint"), small(say("watch-hint-after"))),
        rule(),
        *(_seat(table, each, user, say) for each in table.playing_seats),
        *waiting,
        *_followed_hands(table, say),
    )


def over_page(table: Table, user: int, say: Words, *, asked: bool) -> ui.LayoutView:
    """The page once a hand may no longer be watched, or a request was not granted."""
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

    If it has a picture, that shows the rest. ValueError without a deal.
    """
    say = say.playing(table.rules)
    deal = deal_seen(table.rules, game, seat)
    heading = title(say("watch-hand", seat=seat, player=name(table, seat, say)))
    lines = () if picture else _watched_lines(table, game, deal, seat, say, hand_style)
    again = WATCH.at(table.id)
    stop = STOP_WATCHING.at(table.id)
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


def _seat(table: Table, seat: Seat, user: int, say: Words) -> LayoutItem:
    line = say("table-seat", seat=seat, player=player(table, seat, say))
    why = why_not(table, user, seat)
    if why is None:
        ask = AskWatchControl(seat).at(table.id)
        return ui.Section(line, accessory=button(ask, say("watch-button-ask", seat=seat)))
    told = small(say(f"refusal-{why}", count=MOST)) if why in TOLD else ""
    return text(line, told)


def _followed_hands(table: Table, say: Words) -> list[LayoutItem]:
    lines = following_lines(table, say)
    return [rule(), text(*map(small, lines))] if lines else []


def _watched_lines(
    table: Table,
    game: GameState,
    deal: DealView,
    seat: Seat,
    say: Words,
    hand_style: HandStyle,
) -> Iterator[str]:
    """The turn, the lines that the player reads, and their cards."""
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
