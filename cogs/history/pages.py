"""A player's games, a page at a time."""

from collections.abc import Iterator

from discord import ui

from bot.i18n import Words, dotted
from bot.rulebook.phrases import yes
from bot.storage.stats.history import History, PlayedGame
from cogs.history.selection import PAGE, Past
from cogs.stats.lines import game_line
from cogs.ui.control import Control, button, menu, page_turns
from cogs.ui.ids import ControlId, Verb
from cogs.ui.layout import GOLD, Item, card, rows, small, text, title
from cogs.ui.replies import mention
from engine.variants import find_variant


def history(told: History, past: Past, say: Words, *, own: bool) -> ui.LayoutView:
    """The games of a page, and a menu that opens one of them."""
    heading = title(say("history-title", player=mention(past.user, say)))
    scope = small(say("stats-scope", here=yes(past.here)))
    if not told.total:
        none = say("stats-none", player=mention(past.user, say))
        return card(text(heading, scope, none), *_scope_row(past, say, own=own), colour=GOLD)
    pages = (told.total + PAGE - 1) // PAGE
    lines = (f"{_number(past, place)}. {_line(game, say)}" for place, game in enumerate(told.games))
    return card(
        text(heading, scope, *lines),
        text(small(say("leaderboard-page", page=past.page + 1, pages=pages))),
        *rows(_menu(told, past, say)),
        *rows([*_turns(past, pages, say), *_scope(past, say, own=own)]),
        colour=GOLD,
    )


def _number(past: Past, place: int) -> int:
    return past.page * PAGE + place + 1


def _line(game: PlayedGame, say: Words) -> str:
    link = table_link(game.guild_id, game.channel_id, game.message_id, say)
    return dotted(filter(None, (game_line(game, say), link)))


def table_link(guild: int, channel: int | None, message: int | None, say: Words) -> str:
    """A link to the message of a table, where it is known."""
    if channel is None or message is None:
        return ""
    return f"[{say('history-link')}](https://discord.com/channels/{guild}/{channel}/{message})"


def _menu(told: History, past: Past, say: Words) -> list[Control]:
    """The games of the page, each by the number of its line."""
    names = {
        f"{game.table_id}-{game.number}": say(
            "history-select-game",
            number=_number(past, place),
            outcome=game.outcome,
            score=game.score,
            others=game.others,
        )
        for place, game in enumerate(told.games)
    }
    notes = {
        f"{game.table_id}-{game.number}": say.variant(find_variant(game.rules_key))
        for game in told.games
    }
    if not names:
        return []
    control = ControlId(Verb.HISTORY_GAME, argument=str(past))
    return [menu(control, names, "", notes, placeholder=say("history-choose"))]


def _turns(past: Past, pages: int, say: Words) -> list[Control]:
    def to(page: int, _: str) -> ControlId:
        return ControlId(Verb.HISTORY, argument=str(past.at(page)))

    return page_turns(past.page, pages, to, say)


def _scope_row(past: Past, say: Words, *, own: bool) -> list[Item]:
    return [*rows(list(_scope(past, say, own=own)))]


def _scope(past: Past, say: Words, *, own: bool) -> Iterator[Control]:
    """Where else one has played is for oneself alone."""
    if own:
        there = Past(past.user, here=not past.here)
        label = say("leaderboard-scope-all") if past.here else say("leaderboard-scope-here")
        yield button(ControlId(Verb.HISTORY, argument=str(there)), label)
