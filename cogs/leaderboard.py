"""The leaderboards: the command, its pages and their controls."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Annotated

from discord import ui

from bot.client import Interaction
from bot.i18n import Words, dotted
from bot.i18n.commands import command_text
from bot.ratings.ladders import LADDERS, Ladder, Span
from bot.ratings.rating import PLACEMENT
from bot.ratings.recent_games import BY_ONE_PERSON, BY_UNKNOWN, ENOUGH_SERVERS, MEMORY
from bot.storage.database.schema import EVERYWHERE
from bot.storage.ratings.leaderboard import (
    LEAST_GAMES,
    LeaderboardQuery,
    Own,
    RankedLine,
    RankedPage,
    RankingMeasure,
    first_peopled,
    own,
    page,
)
from bot.storage.ratings.standings import HUNDREDTHS
from bot.tables.refusals import TableRefusal, TableRefused
from cogs.server_preferences import preferences_of, usual_rules
from cogs.ui.command_group import contree
from cogs.ui.control import Control, PageWay, button, menu, page_turns
from cogs.ui.control_words import choice, number_to
from cogs.ui.controls import WordedControl, control
from cogs.ui.handlers import pressed
from cogs.ui.ids import LAST_PAGE, Presser
from cogs.ui.layout import GOLD, LayoutItem, card, rows, small, text, title
from cogs.ui.press import Press, answer_in_place
from cogs.ui.replies import mention, words_for
from engine.variants import FAMILIES

LADDER_WORDS = choice({f"{each.family}-{'p' if each.people else 'c'}": each for each in LADDERS})


@dataclass(frozen=True, slots=True, kw_only=True)
class LeaderboardPage:
    """A leaderboard and a page of it; ``here`` is the reader's server, else it is all of them.

    ValueError when there is no such ladder: controls can be forged.
    """

    ladder: Annotated[Ladder, LADDER_WORDS]
    here: Annotated[bool, choice({"here": True, "all": False})] = True
    span: Span = Span.SEASON
    measure: RankingMeasure = RankingMeasure.RATING
    page: Annotated[int, number_to(LAST_PAGE)] = 0

    def __post_init__(self) -> None:
        if self.ladder not in LADDERS:
            raise ValueError(f"no ladder is {self.ladder}")


PAGE = 7
"""Players on a page: as many as a phone shows with what stands around them."""


class LeaderboardMenu(StrEnum):
    """The parts of a leaderboard that menus choose."""

    SCOPE = "scope"
    SPAN = "span"
    LADDER = "ladder"
    MEASURE = "measure"


@control("leaderboard-page", Presser.ANYBODY)
class LeaderboardPageControl(WordedControl):
    """A page of a leaderboard."""

    wanted: LeaderboardPage
    way: PageWay


@control("leaderboard", Presser.ANYBODY)
class LeaderboardMenuControl(WordedControl):
    """A menu of leaderboards that differ from one in one part."""

    wanted: LeaderboardPage
    part: LeaderboardMenu


@control("leaderboard-about", Presser.ANYBODY)
class LeaderboardAboutControl(WordedControl):
    """How the ratings of a leaderboard come about."""

    wanted: LeaderboardPage


def leaderboard_page(
    wanted: LeaderboardPage, page: RankedPage, own: Own, say: Words, *, common: bool
) -> ui.LayoutView:
    """The players from an offset on, where the reader stands, and every other leaderboard.

    ``common``: there are leaderboards over all servers.
    """
    pages = (page.total + PAGE - 1) // PAGE
    current = page.offset // PAGE
    parts: list[LayoutItem] = [
        text(
            title(say("leaderboard-title", ladder=ladder_name(wanted.ladder, say))),
            *_listed(wanted, page, say),
        )
    ]
    if page.total:
        turned = say("leaderboard-page", page=current + 1, pages=pages) if pages > 1 else ""
        told = [small(f"{_own(wanted, page, own, say)} {turned}".rstrip())]
        if own.place is not None and not page.offset <= own.place < page.offset + PAGE:
            told += [small(line(wanted.measure, row, say)) for row in own.neighbours]
        told += _latest(own, say)
        parts.append(text(*told))
    elif own.games:
        parts.append(text(_own(wanted, page, own, say)))
    ways = _turns(wanted, current, pages, own, say) if pages > 1 else []
    if wanted.measure is RankingMeasure.RATING:
        ways.append(button(LeaderboardAboutControl(wanted), say("leaderboard-button-about")))
    menus = [part for part in LeaderboardMenu if common or part is not LeaderboardMenu.SCOPE]
    menu_rows = rows([_menu(wanted, part, say) for part in menus], width=1)
    return card(*parts, *rows(ways), *menu_rows, colour=GOLD)


def about_page(wanted: LeaderboardPage, say: Words) -> ui.LayoutView:
    """How its ratings come about, with the way back."""
    more = say("leaderboard-rules-here")
    if not wanted.here:
        limits = {"person": BY_ONE_PERSON, "unknown": BY_UNKNOWN, "servers": ENOUGH_SERVERS}
        more = say("leaderboard-rules-all", days=MEMORY.days, **limits)
    back = LeaderboardPageControl(wanted, PageWay.PREVIOUS)
    return card(
        text(
            title(say("leaderboard-title", ladder=ladder_name(wanted.ladder, say))),
            say("leaderboard-rules"),
            more,
        ),
        *rows([button(back, say("leaderboard-button-back"))]),
        colour=GOLD,
    )


def ladder_name(ladder: Ladder, say: Words) -> str:
    """The name of a ladder."""
    company = "people" if ladder.people else "computers"
    return say("leaderboard-ladder", family=say(f"family-{ladder.family}"), company=company)


def ladder_names(say: Words) -> dict[str, str]:
    """The names of all ladders, by what a menu carries."""
    return {str(each): ladder_name(each, say) for each in LADDERS}


def line(measure: RankingMeasure, row: RankedLine, say: Words) -> str:
    """A line with a player, their value, and what stands beside it."""
    value: int | float | str = row.value
    if measure is RankingMeasure.RATING:
        value = str(row.value)
    elif measure is RankingMeasure.AVERAGE:
        value = round(row.value / HUNDREDTHS, 1)
    beside = row.other if measure is RankingMeasure.CONTRACTS else row.games
    player = mention(row.user_id, say)
    return say("leaderboard-line", rank=row.rank, player=player, value=value, beside=beside)


def _latest(own: Own, say: Words) -> list[str]:
    """The rating change of the reader's latest game, and the reason if it was reduced."""
    if own.latest is None or own.games < PLACEMENT:
        return []
    points = own.latest.points
    change = "up" if points > 0 else "down" if points < 0 else "none"
    told = say("leaderboard-latest", change=change, points=abs(points))
    if own.latest.weight < 1:
        why = "unknown" if own.latest.unknown else "often"
        told += f" {say('leaderboard-latest-weight', why=why, days=MEMORY.days)}"
    return [small(told)]


def _listed(wanted: LeaderboardPage, page: RankedPage, say: Words) -> Iterable[str]:
    if page.lines:
        beside = say("leaderboard-beside", measure=wanted.measure)
        columns = small(dotted((say(f"leaderboard-measure-{wanted.measure}"), beside)))
        return [columns, *(line(wanted.measure, row, say) for row in page.lines)]
    if page.total:
        return [say("leaderboard-past-end")]
    least = LEAST_GAMES[wanted.measure]
    return [say("leaderboard-empty"), small(say("leaderboard-least", games=least))]


def _own(wanted: LeaderboardPage, page: RankedPage, own: Own, say: Words) -> str:
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


def _menu(wanted: LeaderboardPage, part: LeaderboardMenu, say: Words) -> Control:
    match part:
        case LeaderboardMenu.SCOPE:
            choices = {name: say(f"leaderboard-scope-{name}") for name in ("here", "all")}
            chosen = "here" if wanted.here else "all"
        case LeaderboardMenu.SPAN:
            choices = {span.value: say(f"leaderboard-span-{span}") for span in Span}
            chosen = wanted.span.value
        case LeaderboardMenu.LADDER:
            choices = ladder_names(say)
            chosen = str(wanted.ladder)
        case LeaderboardMenu.MEASURE:
            choices = {each.value: say(f"leaderboard-measure-{each}") for each in RankingMeasure}
            chosen = wanted.measure.value
    # Another leaderboard may have fewer pages: it is opened at its first.
    return menu(LeaderboardMenuControl(replace(wanted, page=0), part), choices, chosen)


def _turns(
    wanted: LeaderboardPage, current: int, pages: int, own: Own, say: Words
) -> list[Control]:
    def to(page: int, way: PageWay) -> LeaderboardPageControl:
        return LeaderboardPageControl(replace(wanted, page=page), way)

    turns = page_turns(current, pages, to, say)
    if own.place is not None:
        page = own.place // PAGE
        there = page < pages and page != current
        turns.append(
            button(to(page, PageWay.OWN), say("leaderboard-button-own"), disabled=not there)
        )
    return turns


_CHANGES: Mapping[LeaderboardMenu, Callable[[LeaderboardPage, str], LeaderboardPage]] = {
    LeaderboardMenu.SCOPE: lambda wanted, value: replace(wanted, here=value == "here"),
    LeaderboardMenu.SPAN: lambda wanted, value: replace(wanted, span=Span(value)),
    LeaderboardMenu.LADDER: lambda wanted, value: replace(wanted, ladder=Ladder.parse(value)),
    LeaderboardMenu.MEASURE: lambda wanted, value: replace(wanted, measure=RankingMeasure(value)),
}


async def usual_board(interaction: Interaction) -> LeaderboardPage:
    """The first leaderboard shown: this season on this server, on the first ladder with players.

    The game that the server plays comes before the others, people among themselves before games
    beside computers, ratings before wins: a new player has no rating yet.
    """
    usual = usual_rules(interaction.client, await preferences_of(interaction)).rules.family
    leaderboards = [
        LeaderboardPage(ladder=Ladder(family, people), measure=measure)
        for family in dict.fromkeys((usual, *FAMILIES))
        for people in (True, False)
        for measure in (RankingMeasure.RATING, RankingMeasure.WINS)
    ]

    asked = [_asked(interaction, leaderboard) for leaderboard in leaderboards]
    place = await interaction.client.services.database.read(
        lambda connection: first_peopled(connection, asked)
    )
    return leaderboards[place or 0]


def _asked(interaction: Interaction, wanted: LeaderboardPage) -> LeaderboardQuery:
    return LeaderboardQuery(
        scope=(interaction.guild_id or 0) if wanted.here else EVERYWHERE,
        ladder=wanted.ladder,
        span=wanted.span,
        measure=wanted.measure,
        at=interaction.client.clock.now(),
    )


def changed(asked: LeaderboardMenuControl, value: str) -> LeaderboardPage:
    """The leaderboard after a choice in a menu; TableRefused if it is invalid."""
    try:
        return _CHANGES[asked.part](asked.wanted, value)
    except ValueError as error:
        raise TableRefused(TableRefusal.STALE_PRESS) from error


async def answer_leaderboard(interaction: Interaction, wanted: LeaderboardPage) -> None:
    """Answer with a page of a leaderboard, in place when it is being turned."""
    common = interaction.client.settings.common_ladder
    if not common:
        # A message from before the setting was changed may ask for all servers.
        wanted = replace(wanted, here=True)
    asked = _asked(interaction, wanted)
    user = interaction.user.id
    listed, mine = await interaction.client.services.database.read(
        lambda connection: (
            page(connection, asked, offset=wanted.page * PAGE, limit=PAGE),
            own(connection, asked, user),
        )
    )
    view = leaderboard_page(wanted, listed, mine, words_for(interaction), common=common)
    await answer_in_place(interaction, view)


@contree.command(
    name=command_text("command-leaderboard-name"),
    description=command_text("command-leaderboard-description"),
)
async def leaderboard(interaction: Interaction) -> None:
    """Show the first page of the leaderboard."""
    await answer_leaderboard(interaction, await usual_board(interaction))


@pressed(LeaderboardPageControl)
async def _page(press: Press, asked: LeaderboardPageControl) -> None:
    await answer_leaderboard(press.interaction, asked.wanted)


@pressed(LeaderboardAboutControl)
async def _about(press: Press, asked: LeaderboardAboutControl) -> None:
    await press.answer(about_page(asked.wanted, press.say))


@pressed(LeaderboardMenuControl)
async def _board(press: Press, asked: LeaderboardMenuControl) -> None:
    await answer_leaderboard(press.interaction, changed(asked, press.value))
