"""The public message of a table at every stage, with the clock or the pause around it."""

from collections.abc import Sequence
from datetime import datetime

from discord import ButtonStyle, ui

from bot.i18n import Words
from bot.storage.ratings.player_ratings import RatingChange
from bot.tables.events import Closing
from bot.tables.table import Stage, Table
from cogs.clock.pages import deadline_line
from cogs.lobby.pages import lobby
from cogs.table.info_pages import stop_items
from cogs.table.pages import board
from cogs.table.score import score
from cogs.take_back.pages import answered_line, asked_items
from cogs.ui.control import Control, button
from cogs.ui.ids import ControlId, Verb
from cogs.ui.layout import GREY, Illustration, Item, card, message, notice, rows, text, title
from cogs.ui.people import player, table_heading, team_scores
from cogs.watch.watchers import watch_button, watchers_items
from engine.state import Phase


def public(
    table: Table,
    say: Words,
    deadline: datetime | None = None,
    picture: Illustration | None = None,
    gains: Sequence[RatingChange] = (),
) -> ui.LayoutView:
    """What everyone in the channel sees; ``deadline`` is when the time is up, if ever.

    ``gains`` are what the game, once it is over, has changed in ratings.
    """
    return with_status(_public(table, say, picture, gains), table, say, deadline)


def _public(
    table: Table, say: Words, picture: Illustration | None, gains: Sequence[RatingChange]
) -> ui.LayoutView:
    game = table.game
    if table.stage is Stage.CLOSED:
        ended = game is not None and game.over
        if ended and game:
            return score(table, game, say, live=False, picture=picture, gains=gains)
        return closed(table, say)
    if table.stage is Stage.LOBBY or game is None or game.deal is None:
        return lobby(table, say)
    if game.deal.phase is Phase.OVER:
        return score(table, game, say, picture=picture, gains=gains)
    return board(table, game, say, picture)


def closed(table: Table, say: Words) -> ui.LayoutView:
    """What it was, and how to open another one, unless it waits for an update of the bot."""
    if table.closing is Closing.WAITING:
        return notice(say("table-waiting"))
    say = say.playing(table.rules)
    game = table.game
    scores = () if game is None else (say("score-total", scores=team_scores(game.scores, say)),)
    return card(
        text(
            table_heading(table.rules, say),
            say("table-closed-idle") if table.closing is Closing.IDLE else "",
            say("table-closed-lost") if table.closing is Closing.LOST else "",
            say("table-closed"),
            *scores,
        ),
        colour=GREY,
    )


def with_status(
    view: ui.LayoutView, table: Table, say: Words, deadline: datetime | None
) -> ui.LayoutView:
    """The picture of a table with the clock or the pause above it, and three buttons below.

    Between them it says who looks into a hand, for everybody at the table to know.
    """
    if table.stage is not Stage.PLAYING:
        return view
    above, below = _above(table, say, deadline), rows(_below(table, say))
    return message(
        (*stop_items(table, say), *above, *view.children, *watchers_items(table, say), *below)
    )


def with_word(view: ui.LayoutView, word: str) -> ui.LayoutView:
    """A picture with a word above it that concerns everybody."""
    return message((text(word), *view.children))


def pause_lines(table: Table, say: Words, *, live: bool = True) -> list[Item]:
    """That the game is paused, by whom, and to a player the way out; nothing while it is not."""
    if table.paused is None:
        return []
    by = say("pause-by", seat=table.paused, player=player(table, table.paused, say))
    way_out = rows([resume_button(table, say)]) if live else ()
    return [text(title(say("pause-title")), by), *way_out]


def resume_button(table: Table, say: Words) -> Control:
    """On with the game."""
    control = ControlId(Verb.RESUME, table.id, table.move)
    return button(control, say("pause-button-resume"), style=ButtonStyle.success)


def _above(table: Table, say: Words, deadline: datetime | None) -> list[Item]:
    if table.paused is not None:
        return pause_lines(table, say)
    if table.taking_back.pending:
        return asked_items(table, deadline, say.playing(table.rules))
    answered = answered_line(table, say.playing(table.rules))
    waits = deadline_line(table, deadline, say) if deadline else ""
    return [text(answered, waits)] if answered or waits else []


def _below(table: Table, say: Words) -> list[Control]:
    pause = button(ControlId(Verb.PAUSE, table.id, table.move), say("pause-button"))
    players = button(ControlId(Verb.PLAYERS, table.id), say("players-button"))
    others = [players, watch_button(table, say)]
    return others if table.paused is not None else [pause, *others]
