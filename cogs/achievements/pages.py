"""The achievements of a player: those earned, and the progress towards the others."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from discord import ButtonStyle, ui
from discord.utils import format_dt

from bot.achievements.catalogue import Feat, Standing
from bot.i18n import Words
from bot.tables.refusals import TableRefusal, TableRefused
from cogs.ui.control import Control, button, page_turns
from cogs.ui.ids import ControlId, Verb, base36, from_base36
from cogs.ui.layout import GOLD, card, rows, small, text, title
from cogs.ui.replies import mention

PAGE = 12
"""Achievements on a page."""

EARNED, MISSING = "e", "m"


@dataclass(frozen=True, slots=True)
class AchievementList:
    """A page of the achievements that a player has earned, or has not earned yet."""

    user: int
    earned: bool = True
    page: int = 0

    def __str__(self) -> str:
        listed = EARNED if self.earned else MISSING
        return f"{base36(self.user)}-{listed}-{base36(self.page)}"

    @classmethod
    def read(cls, argument: str) -> "AchievementList":
        """What a control carries; TableRefused when it carries nothing of the kind."""
        try:
            user, listed, page, *_ = argument.split("-")
            earned = {EARNED: True, MISSING: False}[listed]
            return cls(from_base36(user), earned, from_base36(page))
        except (ValueError, KeyError) as error:
            raise TableRefused(TableRefusal.STALE_PRESS) from error


def achievements_page(
    standings: Sequence[Standing], listed: AchievementList, say: Words
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
    return card(
        text(
            title(say("feats-title", player=mention(listed.user, say))),
            small(say("feats-count", earned=len(has), total=len(standings))),
        ),
        text(*(lines or [nothing])),
        *rows([*_kinds(listed, say), *_turns(listed, pages, say)]),
        colour=GOLD,
    )


def achievement_line(feat: Feat, say: Words) -> str:
    """The line that tells a player of a new achievement."""
    return say("feats-told", name=say(f"feat-{feat}"), what=say(f"feat-{feat}-what"))


def _line(standing: Standing, say: Words) -> str:
    facts = {"name": say(f"feat-{standing.feat}"), "what": say(f"feat-{standing.feat}-what")}
    if standing.at:
        return say("feats-earned", **facts, day=format_dt(standing.at, "d"))
    if standing.goal == 1:
        return say("feats-missing-once", **facts)
    return say("feats-missing", **facts, reached=standing.reached, goal=standing.goal)


def _kinds(listed: AchievementList, say: Words) -> list[Control]:
    return [
        button(
            ControlId(Verb.FEATS, argument=str(AchievementList(listed.user, earned))),
            say(key),
            style=ButtonStyle.primary,
            disabled=earned is listed.earned,
        )
        for earned, key in ((True, "feats-button-earned"), (False, "feats-button-missing"))
    ]


def _turns(listed: AchievementList, pages: int, say: Words) -> list[Control]:
    def to(page: int, word: str) -> ControlId:
        return ControlId(Verb.FEATS, argument=f"{replace(listed, page=page)}-{word}")

    return page_turns(listed.page, pages, to, say)
