"""The pages of a dare: its post, itself to one reader, and its ranking."""

from discord import ui

from bot.i18n import Words, yes
from bot.tournaments.marks import DareEntrant, Unranked
from cogs.dares.shown import (
    MOST_LINES,
    SUCCESS,
    DareShown,
    about,
    dare_control,
    is_left_alone,
    looks,
    people_named,
    play_button,
    sealed_line,
    signed_mark,
)
from cogs.ui.control import button
from cogs.ui.ids import ControlId, Verb
from cogs.ui.layout import FELT, GOLD, card, rows, rule, small, text


def post_page(shown: DareShown, say: Words) -> ui.LayoutView:
    """The message in the channel, which tells how far everybody is."""
    dare = shown.dare
    listed = _ranking_lines(shown, say)
    ways = [
        button(dare_control(Verb.DARE_PLAY, dare), say("dare-button-play"), style=SUCCESS),
        button(dare_control(Verb.DARE_RANKING, dare), say("dare-button-ranking")),
        button(dare_control(Verb.DARE_DEALS, dare), say("dare-button-deals")),
    ]
    return card(
        text(*about(shown, say)),
        *((rule(), text(*listed)) if listed else ()),
        text(small(sealed_line(shown, say))),
        *rows(ways if shown.now_open else ways[1:]),
        colour=FELT if shown.now_open else GOLD,
    )


def dare_page(shown: DareShown, say: Words, *, may_post: bool) -> ui.LayoutView:
    """The dare for one reader: with the deals they have played, and the way on."""
    dare, count = shown.dare, shown.results.count
    lines = [say("dare-own-played", played=shown.done, count=count)] if shown.reader else []
    if shown.knows and shown.now_open:
        lines.append(say("dare-seen"))
    if is_left_alone(shown):
        lines.append(say("dare-nobody"))
    post = button(dare_control(Verb.DARE_POST, dare), say("dare-button-post"))
    again = button(ControlId(Verb.DARE, argument=str(dare.tournament)), say("dare-button-again"))
    ends = [] if shown.now_open else [again]
    return card(
        text(*about(shown, say), *lines),
        text(small(sealed_line(shown, say))),
        *rows([*play_button(shown, say), *looks(shown, say, but=Verb.DARE_LOOK)]),
        *rows([post] if may_post and shown.now_open else ends),
        colour=FELT if shown.now_open else GOLD,
    )


def ranking_page(shown: DareShown, say: Words) -> ui.LayoutView:
    """Everybody by the mean of their marks, with how sure that is."""
    listed = _ranking_lines(shown, say) or [say("dare-empty")]
    return card(
        text(*about(shown, say)),
        rule(),
        text(*listed),
        text(small(say("dare-how", way=shown.dare.way))),
        *rows([*play_button(shown, say), *looks(shown, say, but=Verb.DARE_RANKING)]),
        colour=GOLD,
    )


def _ranking_lines(shown: DareShown, say: Words) -> list[str]:
    """The first of a ranking, and the reader wherever they are."""
    entrants = shown.results.entrants(over=not shown.now_open)
    lines = [
        _entrant_line(shown, each, say)
        for place, each in enumerate(entrants)
        if place < MOST_LINES or shown.reader in each.people
    ]
    more = len(entrants) - len(lines)
    return [*lines, *([say("dare-more", count=more)] if more else [])]


def _entrant_line(shown: DareShown, each: DareEntrant, say: Words) -> str:
    who = people_named(shown, each.people, say)
    count = shown.results.count
    match each.why:
        case None:
            mark = "" if each.mark is None else signed_mark(each.mark)
            error = "" if each.error is None else str(round(each.error))
            return say(
                "dare-line",
                rank=each.rank or 0,
                player=who,
                known=yes(bool(mark)),
                mark=mark,
                sure=yes(bool(error)),
                error=error,
            )
        case Unranked.SEEN:
            return say("dare-line-seen", player=who, played=each.played, count=count)
        case Unranked.FEW | Unranked.PLAYING:
            few = yes(each.why is Unranked.FEW)
            return say("dare-line-playing", player=who, played=each.played, count=count, few=few)
