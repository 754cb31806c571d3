"""Achievements: the command, its pages, and the news after a game."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import timedelta
from functools import partial
from itertools import islice
from typing import Annotated

import structlog
from discord import ButtonStyle, app_commands, ui
from discord.utils import format_dt

from bot.achievements import Achievement, AchievementProgress
from bot.client import ContreeBot, Interaction
from bot.discord_api.requests import REQUEST_ERRORS, log_facts
from bot.i18n import Words, words
from bot.i18n.commands import command_text
from bot.storage.errors import StorageError
from bot.storage.preferences import guild_preferences, player_preferences
from bot.storage.stats.achievement_facts import earned_since, standings_of
from bot.tables.occupants import Human
from bot.tables.table import Table
from cogs.hand.hands import Hands
from cogs.ui.access import require_shown
from cogs.ui.command_group import Person, contree
from cogs.ui.control import Control, PageWay, button, page_turns
from cogs.ui.control_words import choice, short_number
from cogs.ui.controls import WordedControl, control
from cogs.ui.handlers import pressed
from cogs.ui.ids import LAST_PAGE, Presser
from cogs.ui.layout import GOLD, card, rows, small, text, title
from cogs.ui.press import Press, answer_in_place
from cogs.ui.replies import mention, words_for

PAGE = 12
"""Achievements on a page."""


@dataclass(frozen=True, slots=True)
class AchievementList:
    """A page of the achievements that a player has earned, or has not earned yet."""

    user: Annotated[int, short_number()]
    earned: Annotated[bool, choice({"e": True, "m": False})] = True
    page: Annotated[int, short_number(LAST_PAGE)] = 0


@control("feats", Presser.ANYBODY)
class AchievementsControl(WordedControl):
    """A page of them; ``way``: turned from another."""

    listed: AchievementList
    way: PageWay | None = None


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
        colour=GOLD,
    )


def _named(feat: Achievement, say: Words) -> dict[str, str]:
    return {"name": say(f"feat-{feat}"), "what": say(f"feat-{feat}-what")}


def _line(standing: AchievementProgress, say: Words) -> str:
    facts = _named(standing.feat, say)
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
    await answer_in_place(interaction, view)


@contree.command(
    name=command_text("command-achievements-name"),
    description=command_text("command-achievements-description"),
)
@app_commands.rename(member=command_text("command-achievements-member-name"))
@app_commands.describe(member=command_text("command-achievements-member-description"))
async def achievements(interaction: Interaction, member: Person | None = None) -> None:
    """Show what a player has achieved."""
    await answer_achievements(interaction, AchievementList((member or interaction.user).id))


@pressed(AchievementsControl)
async def _turn(press: Press, asked: AchievementsControl) -> None:
    await answer_achievements(press.interaction, asked.listed)


logger = structlog.stdlib.get_logger(__name__)

MOST_TOLD = 30
"""The most achievements that a message to everyone lists; the rest are on their owners' pages."""

FRESH = timedelta(minutes=2)
"""An older game is no news: the bot was away when it ended."""


class AchievementNews:
    """Follows the ends of all games."""

    def __init__(self, bot: ContreeBot, hands: Hands) -> None:
        self._bot = bot
        self._hands = hands

    def ended(self, table: Table) -> None:
        """Tell of the achievements of a game that has ended at this table."""
        self._bot.services.tasks.spawn(self.tell(table), f"achievements at table {table.id}")

    async def tell(self, table: Table) -> None:
        """Tell each person privately, or everyone, if the server wants that and they are no secret.

        What Discord or the database refuses is on the page of achievements all the same.
        """
        database, guild = self._bot.services.database, table.opened.guild
        try:
            chosen = await database.read(partial(guild_preferences, guild_id=guild))
            public: dict[int, tuple[Achievement, ...]] = {}
            for user in (held.user for held in table.seats if isinstance(held, Human)):
                preferences = await database.read(partial(player_preferences, user=user))
                # What the game that has just ended brought this person.
                earned = partial(earned_since, user_id=user, moment=self._bot.clock.now() - FRESH)
                new = await database.read(earned) if preferences.tells_feats else ()
                if new and chosen.announces_feats and not preferences.hidden:
                    public[user] = new
                elif new:
                    await self._tell_alone(table, user, new)
            if public:
                channel = self._bot.get_partial_messageable(table.opened.channel, guild_id=guild)
                await channel.send(view=public_news(public, words(table.opened.language)))
        except (*REQUEST_ERRORS, StorageError) as error:
            logger.info("nobody was told of an achievement", table=table.id, why=str(error))

    async def _tell_alone(self, table: Table, user: int, new: tuple[Achievement, ...]) -> None:
        try:
            await self._hands.send_private(table, user, partial(private_news, new))
        except REQUEST_ERRORS as error:
            logger.info("a person was not told of an achievement", **log_facts(error))


def private_news(new: Sequence[Achievement], say: Words) -> ui.LayoutView:
    """The reader's new achievements, and where to turn such messages off."""
    told = (say("feats-told", **_named(feat, say)) for feat in new)
    return card(text(*told, small(say("feats-hint"))), colour=GOLD)


def public_news(new: Mapping[int, Sequence[Achievement]], say: Words) -> ui.LayoutView:
    """The new achievements of these people, as many as a message holds."""
    told = (
        say("feats-announced", player=mention(user, say), **_named(feat, say))
        for user, feats in new.items()
        for feat in feats
    )
    # More would not fit a message of Discord's.
    return card(text(*islice(told, MOST_TOLD)), colour=GOLD)
