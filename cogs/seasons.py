"""The podium of each season: its page, and posting it."""

import asyncio
from collections.abc import Iterator, Mapping, Sequence
from datetime import timedelta
from functools import partial
from io import BytesIO

import discord
import structlog
from discord import ButtonStyle, ui

from bot.client import ContreeBot
from bot.discord_api.requests import REQUEST_ERRORS, log_facts, nonce_for
from bot.i18n import Words, yes
from bot.local_time import zone_or
from bot.pictures.picture_cache import PictureCache
from bot.pictures.podium import NAMES, PodiumPicture, PodiumStep
from bot.ratings.ladders import Season, season_at
from bot.server_choices import USUAL_HOUR
from bot.storage.ratings.leaderboard import RankedLine
from bot.storage.ratings.podiums import (
    Podium,
    ask_of_feats,
    due,
    mark_posted,
    podium_of,
)
from cogs.evenings.season import EveningSeason, season_lines, seasons_ended
from cogs.leaderboard import ladder_name
from cogs.server_preferences import preferences_on, words_of_server
from cogs.ui.access import post_channel, post_trouble
from cogs.ui.background import PeriodicTask, contained
from cogs.ui.control import button
from cogs.ui.controls import WordedControl, control
from cogs.ui.delivery.posts import OwnPost, post_once
from cogs.ui.ids import Presser
from cogs.ui.layout import (
    GOLD,
    Illustration,
    LayoutItem,
    card,
    in_words,
    notice,
    rows,
    shown,
    small,
    text,
    title,
)
from cogs.ui.people import member_name
from cogs.ui.recap_query import recap_buttons
from cogs.ui.replies import mention


@control("settings-feats", Presser.MANAGER)
class ServerFeatsControl(WordedControl):
    """Whether tables announce achievements, asked below a podium and on the page of settings."""

    on: bool


FILE = "podium.png"

NAMED = 8
"""The most people named who share a rank; the others are counted."""


def podium(
    of_season: Podium,
    season: Season,
    say: Words,
    picture: Illustration | None,
    evenings: Sequence[LayoutItem] = (),
) -> ui.LayoutView:
    """The podium's page, with its picture if it was drawn, and the seasons of evenings below."""
    last_day = season.ends - timedelta(days=1)
    return card(
        text(
            title(say("podium-title", ladder=ladder_name(of_season.ladder, say))),
            small(say("podium-season", began=season.begins, ended=last_day)),
        ),
        *shown(picture),
        text(*(line for shared in of_season.steps for line in _podium_lines(shared, say))),
        *evenings,
        text(small(say("podium-next"))),
        *rows(recap_buttons(season, say)),
        colour=GOLD,
    )


def feats_question(say: Words) -> ui.LayoutView:
    """Asks those who manage the server whether its tables announce achievements."""
    choices = [
        button(ServerFeatsControl(announced), say(key), style=style)
        for announced, key, style in (
            (True, "podium-button-announce", ButtonStyle.primary),
            (False, "podium-button-private", ButtonStyle.secondary),
        )
    ]
    return card(text(say("podium-feats")), *rows(choices))


def feats_answered(manager: int, say: Words, *, announced: bool) -> ui.LayoutView:
    """The answer to that question, in its place."""
    player = mention(manager, say)
    return notice(say("podium-feats-answered", player=player, announced=yes(announced)))


def _podium_lines(shared: Sequence[RankedLine], say: Words) -> Iterator[str]:
    for line in shared[:NAMED]:
        yield say(
            "podium-line",
            rank=line.rank,
            player=mention(line.user_id, say),
            points=line.value,
            games=line.games,
        )
    if len(shared) > NAMED:
        yield say("podium-others", count=len(shared) - NAMED)


def drawn_on(shared: Sequence[RankedLine]) -> Sequence[RankedLine]:
    """The people of a step whose names have room in the picture."""
    return shared if len(shared) <= NAMES else shared[: NAMES - 1]


def podium_illustration(of_season: Podium, names: Mapping[int, str], say: Words) -> Illustration:
    """The podium's picture; people whose name is unknown appear without one."""
    ladder = ladder_name(of_season.ladder, say)
    steps = list[PodiumStep]()
    for shared in of_season.steps:
        drawn = drawn_on(shared)
        told = [names.get(line.user_id, "") for line in drawn]
        if more := len(shared) - len(drawn):
            told.append(say("podium-others", count=more))
        steps.append(PodiumStep(shared[0].rank, tuple(told), shared[0].value))
    picture = PodiumPicture(ladder, tuple(steps))
    return Illustration(picture, FILE, in_words(_words(of_season, steps, say)))


def _words(of_season: Podium, steps: Sequence[PodiumStep], say: Words) -> Iterator[str]:
    """The podium in words; nameless people are called players."""
    yield say("podium-words", ladder=ladder_name(of_season.ladder, say))
    for step in steps:
        players = say.series(name or say("privacy-erased") for name in step.names)
        yield say("podium-step-words", rank=step.rank, players=players, points=step.points)


logger = structlog.stdlib.get_logger(__name__)


class Seasons(PeriodicTask):
    """Posts the podium of the season that was last, also when its end was missed."""

    # A post that failed is tried again then.
    every = timedelta(hours=1)

    def __init__(self, bot: ContreeBot) -> None:
        super().__init__(bot)
        # Each podium is drawn once.
        self._picture_cache = PictureCache(kept=0)
        self._one_at_a_time = asyncio.Lock()

    async def cog_unload(self) -> None:
        """Post no more."""
        await super().cog_unload()
        self._picture_cache.close()

    async def look(self) -> None:
        """Post the podium of the last season wherever it was not posted yet."""
        async with self._one_at_a_time:
            season = season_at(self._bot.clock.now()).before
            database = self._bot.services.database
            for guild, channel in await database.read(partial(due, season=season)):
                if not self._bot.serves(guild) or self._bot.get_guild(guild) is None:
                    # Another process posts it, or the server has removed the bot.
                    continue
                if await self._is_early(guild):
                    continue
                with contained("a podium could not be posted", guild=guild):
                    found = await database.read(partial(podium_of, guild=guild, season=season))
                    together = await seasons_ended(self._bot, guild, season)
                    nothing = found is None and not together
                    if nothing or await self._posted(guild, channel, season, found, together):
                        posted = partial(mark_posted, guild=guild, season=season)
                        await database.write_for(guild, posted)

    async def _is_early(self, guild: int) -> bool:
        """Whether it is before the hour at which a server reads its posts: seasons end by night."""
        chosen = await preferences_on(self._bot, guild)
        zone = zone_or(chosen.zone, self._bot.settings.zone)
        return self._bot.clock.now().astimezone(zone).hour < USUAL_HOUR

    async def _posted(
        self,
        guild: int,
        channel: int,
        season: Season,
        found: Podium | None,
        together: Sequence[EveningSeason],
    ) -> bool:
        say = await words_of_server(self._bot, guild)
        where = post_channel(self._bot, guild, channel)
        if where is None or post_trouble(self._bot, guild, channel, say):
            # The settings of the server say so too.
            logger.info("a podium cannot be posted where it is wanted", guild=guild)
            return False
        # In words a podium can be posted where the bot may send no files.
        may_attach = where.permissions_for(where.guild.me).attach_files
        drawn = await self._drawn(found, guild, say) if found and may_attach else None
        shown, files = (None, []) if drawn is None else (drawn[0], [drawn[1]])
        evenings = [text(*season_lines(each, say)) for each in together]
        view = card(*evenings, colour=GOLD)
        if found is not None:
            view = podium(found, season, say, shown, evenings)
        try:
            post = OwnPost(
                view=view,
                nonce=nonce_for("podium", guild, season),
                since=season.ends,
                files=files,
            )
            await post_once(self._bot, where, post, self._bot.clock.now())
        except REQUEST_ERRORS as error:
            logger.warning("a podium could not be posted", guild=guild, **log_facts(error))
            return False
        await self._ask_of_feats(where, say)
        return True

    async def _ask_of_feats(self, where: discord.TextChannel, say: Words) -> None:
        """Ask below the first podium of a server whether its tables announce achievements."""
        guild, database = where.guild.id, self._bot.services.database
        # Stored first: a question that is lost is on the page of settings, one asked twice is not
        # an accident.
        if not await database.write_for(guild, partial(ask_of_feats, guild=guild)):
            return
        try:
            await where.send(view=feats_question(say))
        except REQUEST_ERRORS as error:
            logger.info(
                "a server was not asked about achievements", guild=guild, **log_facts(error)
            )

    async def _drawn(
        self, found: Podium, guild: int, say: Words
    ) -> tuple[Illustration, discord.File] | None:
        """The picture of a podium; None if it could not be drawn."""
        named = [line.user_id for shared in found.steps for line in drawn_on(shared)]
        names = {user: await member_name(self._bot, guild, user) for user in named}
        shown = podium_illustration(found, names, say)
        drawn = await self._picture_cache.draw(shown.picture)
        if not drawn:
            return None
        return shown, discord.File(BytesIO(drawn), shown.name, description=shown.words)
