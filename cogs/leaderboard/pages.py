"""A leaderboard, a page at a time, and the menus that choose another one."""

from collections.abc import Iterable
from dataclasses import replace
from enum import StrEnum

from discord import ui

from bot.i18n import Words
from bot.ratings.company import AMONG_UNKNOWN, FROM_AN_OPPONENT, MEMORY, WITH_A_PARTNER
from bot.ratings.ladder import LADDERS, Ladder
from bot.ratings.periods import Span
from bot.storage.ratings.leaderboard import LEAST_GAMES, Line, Measure, Own, Page
from bot.storage.ratings.standings import HUNDREDTHS
from cogs.leaderboard.selection import WantedBoard
from cogs.ui.control import Control, button, menu, page_turns
from cogs.ui.ids import ControlId, Verb
from cogs.ui.layout import GOLD, Item, card, rows, rule, small, text, title
from cogs.ui.replies import mention

PAGE = 10
"""Players on a page."""


class Part(StrEnum):
    """What the menus choose."""

    SCOPE = "scope"
    SPAN = "span"
    LADDER = "ladder"
    MEASURE = "measure"


def leaderboard(wanted: WantedBoard, page: Page, own: Own, say: Words) -> ui.LayoutView:
    """The players from an offset on, where the reader stands, and every other leaderboard."""
    pages = (page.total + PAGE - 1) // PAGE
    current = page.offset // PAGE
    parts: list[Item] = [text(title(_title(wanted, say)), *_listed(wanted, page, say))]
    if page.total:
        told = [_own(wanted, page, own, say), *_neighbours(wanted, page, own, say)]
        if pages > 1:
            told.append(small(say("leaderboard-page", page=current + 1, pages=pages)))
        parts.append(text(*told))
    elif own.games:
        parts.append(text(_own(wanted, page, own, say)))
    if wanted.measure is Measure.RATING:
        parts.append(text(small(_rules(say))))
    parts += [rule(), *rows([_menu(wanted, part, say) for part in Part], width=1)]
    if pages > 1:
        parts += rows(_turns(wanted, current, pages, own, say))
    return card(*parts, colour=GOLD)


def ladder_name(ladder: Ladder, say: Words) -> str:
    """The name of a ladder."""
    company = "people" if ladder.people else "computers"
    return say("leaderboard-ladder", family=say(f"family-{ladder.family}"), company=company)


def ladder_names(say: Words) -> dict[str, str]:
    """The names of all ladders, by what a menu carries."""
    return {str(each): ladder_name(each, say) for each in LADDERS}


def line(measure: Measure, row: Line, say: Words) -> str:
    """A player with what he is compared by."""
    value = row.value / HUNDREDTHS if measure is Measure.AVERAGE else row.value
    facts = {"rank": row.rank, "value": value, "other": row.other, "games": row.games}
    return say(f"leaderboard-line-{measure}", player=mention(row.user_id, say), **facts)


def _rules(say: Words) -> str:
    """By which games ratings change, and how far."""
    return say(
        "leaderboard-rules",
        days=MEMORY.days,
        opponent=FROM_AN_OPPONENT,
        partner=WITH_A_PARTNER,
        unknown=AMONG_UNKNOWN,
    )


def _title(wanted: WantedBoard, say: Words) -> str:
    return say("leaderboard-title", ladder=ladder_name(wanted.ladder, say))


def _listed(wanted: WantedBoard, page: Page, say: Words) -> Iterable[str]:
    if page.lines:
        return [line(wanted.measure, row, say) for row in page.lines]
    if page.total:
        return [say("leaderboard-past-end")]
    least = LEAST_GAMES[wanted.measure]
    return [say("leaderboard-empty"), small(say("leaderboard-least", games=least))]


def _own(wanted: WantedBoard, page: Page, own: Own, say: Words) -> str:
    least = LEAST_GAMES[wanted.measure]
    if own.rank is not None:
        return say("leaderboard-own", rank=own.rank, of=page.total)
    if not own.games:
        return say("leaderboard-unranked")
    if own.games < least:
        return say("leaderboard-provisional", games=own.games, least=least)
    if own.one_server:
        return say("leaderboard-one-server")
    return say("leaderboard-away" if own.away else "leaderboard-hidden")


def _neighbours(wanted: WantedBoard, page: Page, own: Own, say: Words) -> list[str]:
    """Who stands beside the reader, where he is not on the page himself."""
    if own.place is None or page.offset <= own.place < page.offset + PAGE:
        return []
    return [small(line(wanted.measure, row, say)) for row in own.neighbours]


def _menu(wanted: WantedBoard, part: Part, say: Words) -> Control:
    match part:
        case Part.SCOPE:
            choices = {name: say(f"leaderboard-scope-{name}") for name in ("here", "all")}
            chosen = "here" if wanted.here else "all"
        case Part.SPAN:
            choices = {span.value: say(f"leaderboard-span-{span}") for span in Span}
            chosen = wanted.span.value
        case Part.LADDER:
            choices = ladder_names(say)
            chosen = str(wanted.ladder)
        case Part.MEASURE:
            choices = {each.value: say(f"leaderboard-measure-{each}") for each in Measure}
            chosen = wanted.measure.value
    control = ControlId(Verb.BOARD, argument=f"{replace(wanted, page=0)}-{part}")
    return menu(control, choices, chosen, state=chosen)


def _turns(wanted: WantedBoard, current: int, pages: int, own: Own, say: Words) -> list[Control]:
    def to(page: int, word: str) -> ControlId:
        return ControlId(Verb.PAGE, argument=f"{replace(wanted, page=page)}-{word}")

    turns = page_turns(current, pages, to, say)
    if own.place is not None:
        page = own.place // PAGE
        there = page < pages and page != current
        turns.append(button(to(page, "own"), say("leaderboard-button-own"), disabled=not there))
    return turns
