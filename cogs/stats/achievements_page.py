"""The achievements of a player, a sheet of their statistics."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from discord import ButtonStyle, ui
from discord.utils import format_dt

from bot.achievements import Achievement, AchievementProgress
from bot.client import Interaction
from bot.i18n import Words
from bot.storage.stats.achievement_facts import standings_of
from cogs.stats.selection import (
    AchievementList,
    AchievementsControl,
    StatsPage,
    StatsQuery,
    sheets,
)
from cogs.ui.access import require_shown
from cogs.ui.control import Control, PageWay, button, page_turns
from cogs.ui.handlers import pressed
from cogs.ui.layout import GOLD, card, rows, small, text, title
from cogs.ui.press import Press, answer_in_place
from cogs.ui.replies import mention, words_for
from cogs.ui.screens import TableScreens

PAGE = 12
"""Achievements on a page."""


def achievements_page(
    standings: Sequence[AchievementProgress], listed: AchievementList, say: Words
) -> ui.LayoutView:
    """A page of achievements, the newest first."""
    has = [each for each in standings if each.at]
    has.sort(key=lambda each: each.at.timestamp() if each.at else 0, reverse=True)
    lacks = [each for each in standings if not each.at]
    lacks.sort(key=lambda each: each.reached / each.goal, reverse=True)
    chosen = has if listed.earned else lacks
    pages = max(1, (len(chosen) + PAGE - 1) // PAGE)
    page = min(listed.page, pages - 1)
    listed = replace(listed, page=page)
    lines = [_line(each, say) for each in chosen[page * PAGE : (page + 1) * PAGE]]
    nothing = say("feats-none") if listed.earned else say("feats-all")

    def to(page: int, way: PageWay) -> AchievementsControl:
        return AchievementsControl(replace(listed, page=page), way)

    return card(
        text(
            title(say("feats-title", player=mention(listed.user, say))),
            small(say("feats-count", earned=len(has), total=len(standings))),
        ),
        text(*(lines or [nothing])),
        *rows([*_kinds(listed, say), *page_turns(page, pages, to, say)]),
        *rows([*sheets(StatsQuery(sheet=StatsPage.SUMMARY, user=listed.user), say, other=True)]),
        colour=GOLD,
    )


def achievement_named(feat: Achievement, say: Words) -> dict[str, str]:
    """The name of an achievement, and what it takes."""
    return {"name": say(f"feat-{feat}"), "what": say(f"feat-{feat}-what")}


def _line(standing: AchievementProgress, say: Words) -> str:
    facts = achievement_named(standing.feat, say)
    if standing.at:
        return say("feats-earned", **facts, day=format_dt(standing.at, "d"))
    if standing.goal == 1:
        return say("feats-missing-once", **facts)
    return say("feats-missing", **facts, reached=standing.reached, goal=standing.goal)


def _kinds(listed: AchievementList, say: Words) -> list[Control]:
    return [
        button(
            AchievementsControl(AchievementList(listed.user, earned)),
            say(key),
            style=ButtonStyle.primary,
            disabled=earned is listed.earned,
        )
        for earned, key in ((True, "feats-button-earned"), (False, "feats-button-missing"))
    ]


async def answer_achievements(interaction: Interaction, listed: AchievementList) -> None:
    """Answer with a page of a player's achievements."""
    await require_shown(interaction, {listed.user})
    reached = await interaction.client.services.database.read(
        partial(standings_of, user_id=listed.user)
    )
    view = achievements_page(reached, listed, words_for(interaction).plain)
    # The picture of a sheet before this one goes.
    attachment = await TableScreens.of(interaction.client).attachments.of_illustration(None)
    await answer_in_place(interaction, view, attachment)


@pressed(AchievementsControl)
async def _turn(press: Press, asked: AchievementsControl) -> None:
    await answer_achievements(press.interaction, asked.listed)
