"""Who looks into whose hand, as players read it: on the table, and below their own hand."""

from collections.abc import Iterable

from discord import ButtonStyle

from bot.i18n import Words
from bot.tables.table import Table
from cogs.ui.control import Control, button
from cogs.ui.ids import ControlId, Verb
from cogs.ui.layout import Item, rows, small, text
from cogs.ui.people import name
from cogs.ui.replies import mention
from engine.seats import Seat


def watch_button(table: Table, say: Words) -> Control:
    """The button to ask for a hand, or for a player to read who looks into theirs."""
    return button(ControlId(Verb.WATCH, table.id), say("watch-button"))


def watchers_items(table: Table, say: Words) -> list[Item]:
    """What everybody sees: who follows whom, and the first question that waits for its answer."""
    lines = [small(line) for line in following_lines(table, say)]
    asking = table.spectators.asking
    if not asking:
        return [text(*lines)] if lines else []
    watcher, seat = asking[0]
    who, player = mention(watcher, say), name(table, seat, say)
    lines.append(say("watch-asked", watcher=who, player=player, others=len(asking) - 1))
    return [text(*lines), *rows(_answers(table, watcher, say))]


def own_watchers_items(table: Table, seat: Seat, say: Words) -> list[Item]:
    """What stands below a hand: who sees it, who would like to, and the player's word on it."""
    followers, askers = table.spectators.followers_of(seat), table.spectators.askers_of(seat)
    lines, controls = [], []
    if followers:
        lines.append(say("watch-shown-to", watchers=_people(followers, say)))
    if askers:
        lines.append(say("watch-question", watcher=mention(askers[0], say)))
        controls.extend(_answers(table, askers[0], say))
    if followers:
        hide = ControlId(Verb.HIDE_HAND, table.id)
        controls.append(button(hide, say("watch-button-hide"), style=ButtonStyle.danger))
    return [text(*lines), *rows(controls)] if lines else []


def following_lines(table: Table, say: Words) -> tuple[str, ...]:
    """Each hand that is followed, and by whom."""
    return tuple(
        say("watch-following", watchers=_people(followers, say), player=name(table, seat, say))
        for seat in table.playing_seats
        if (followers := table.spectators.followers_of(seat))
    )


def own_following_lines(table: Table, user: int, say: Words) -> tuple[str, ...]:
    """Who sees the hand of this person, and whose hand they see."""
    own, seen = table.seat_of(user), table.spectators.followed_by(user)
    followers = () if own is None else table.spectators.followers_of(own)
    lines = [say("watch-shown-to", watchers=_people(followers, say))] if followers else []
    if seen is not None:
        lines.append(say("watch-shown-you", player=name(table, seen, say)))
    return tuple(lines)


def _answers(table: Table, watcher: int, say: Words) -> list[Control]:
    def ask(verb: Verb) -> ControlId:
        return ControlId(verb, table.id, argument=str(watcher))

    return [
        button(ask(Verb.SHOW_HAND), say("watch-button-show"), style=ButtonStyle.success),
        button(ask(Verb.KEEP_HAND), say("watch-button-keep"), style=ButtonStyle.danger),
    ]


def _people(users: Iterable[int], say: Words) -> str:
    return say.every(mention(user, say) for user in users)
