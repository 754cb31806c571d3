"""The season of an evening whose tables play the same deals."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from discord import ui

from bot.client import ContreeBot
from bot.evenings import Evening
from bot.i18n import Words
from bot.ratings.ladders import Season, season_at
from bot.shared_plays.marks import LEAST_EVENINGS, SeasonEntrant, season_ranking
from bot.storage import evenings
from bot.storage.preferences import hidden_among
from bot.storage.same_deals import season_of
from cogs.alone.pages import player_name
from cogs.challenges.shown import signed_mark
from cogs.evenings.clock import evening_of
from cogs.evenings.controls import EVENINGS, SeasonControl
from cogs.evenings.pages import heading
from cogs.ui.control import button
from cogs.ui.handlers import pressed
from cogs.ui.layout import GOLD, card, rows, small, text, title
from cogs.ui.press import Press, answer_in_place

MOST_LISTED = 12
"""The most people that are listed of a season."""


@dataclass(frozen=True, slots=True)
class EveningSeason:
    """A season of an evening: how often it was, and how everybody did; ``hidden`` are not named."""

    kept: Evening
    season: Season
    count: int
    entrants: Sequence[SeasonEntrant]
    hidden: frozenset[int]


async def season_shown(bot: ContreeBot, kept: Evening, season: Season) -> EveningSeason:
    """A season of an evening as it stands."""
    now, database = bot.clock.now(), bot.services.database
    read = partial(season_of, evening=kept.id, season=season, now=now)
    results = await database.read(read)
    entrants = season_ranking(results)
    hidden = await database.read(partial(hidden_among, users=[each.user for each in entrants]))
    return EveningSeason(kept, season, len(results), entrants, hidden)


async def seasons_ended(bot: ContreeBot, guild: int, season: Season) -> list[EveningSeason]:
    """A season of each evening of a server that has a ranking."""
    kept = await bot.services.database.read(partial(evenings.of_guild, guild=guild))
    shown = [await season_shown(bot, each, season) for each in kept if each.same_deals]
    return [each for each in shown if each.entrants]


def season_lines(shown: EveningSeason, say: Words) -> Iterator[str]:
    """« Belote du jeudi : saison d'hiver 2026 », and everybody by the mean of their evenings."""
    number, year = shown.season.number, str(shown.season.year)
    head = say("evening-season-title", title=heading(shown.kept), season=number, year=year)
    yield title(head)
    named = {each.user for each in shown.entrants} - shown.hidden
    for each in shown.entrants[:MOST_LISTED]:
        mark, who = signed_mark(each.mark), player_name(each.user, named, say)
        came, of = each.evenings, shown.count
        if each.rank is None:
            yield say("evening-season-few", player=who, mark=mark, came=came, count=of)
        else:
            of_rank = {"rank": each.rank, "came": came, "count": of}
            yield say("evening-season-line", player=who, mark=mark, **of_rank)
    if not shown.entrants:
        yield say("evening-season-soon", least=LEAST_EVENINGS, count=shown.count)


def season_page(shown: EveningSeason, say: Words) -> ui.LayoutView:
    """A season of an evening, how its ranking comes about, and the way back to the evenings."""
    back, how = button(EVENINGS, say("evening-button-back")), say("evening-season-how")
    return card(text(*season_lines(shown, say)), text(small(how)), *rows([back]), colour=GOLD)


@pressed(SeasonControl)
async def _season(press: Press, asked: SeasonControl) -> None:
    """The season that is going on; the one before, until there are enough evenings."""
    kept = await evening_of(press, asked.evening)
    running = season_at(press.bot.clock.now())
    shown = await season_shown(press.bot, kept, running)
    if not shown.entrants:
        before = await season_shown(press.bot, kept, running.before)
        shown = before if before.entrants else shown
    await answer_in_place(press.interaction, season_page(shown, press.say))
