"""The deal of the day: its command, its presses, and what happens after the last card."""

from collections.abc import Iterable
from functools import partial

import structlog
from discord.utils import format_dt

from bot.ai_workers.supervisor import CannotThink
from bot.client import Interaction
from bot.discord_api.requests import REQUEST_ERRORS, log_facts
from bot.i18n.commands import command_text
from bot.local_time import day_of, zone_or
from bot.shared_plays.alone import contract_of
from bot.shared_plays.marks import Ranked, league, marks, ranking
from bot.shared_plays.streak import streak
from bot.storage import day_posts, shared_plays
from bot.storage.preferences import hidden_among
from bot.storage.shared_plays import DAY, KEPT_FOR, OpenDeal, SoloPlay
from bot.tables.refusals import TableRefusal, TableRefused
from cogs.alone.playing import (
    OCCASIONS,
    Occasion,
    answer_opened,
    answer_result,
    answer_without_picture,
    own_play,
    play_on,
    taking_over,
)
from cogs.today.controls import (
    EARLIER_DAYS,
    TODAY,
    DayHandsControl,
    DayLeaderboardControl,
    DayLineControl,
    LookAtDayControl,
    NotifyDayControl,
    PlayDayControl,
    ShareDayControl,
    WhichLeaderboard,
)
from cogs.today.pages import (
    DayLeaderboard,
    Today,
    after_page,
    before_page,
    day_leaderboard_page,
    earlier_page,
    preparing_page,
    shared_card,
)
from cogs.ui.access import require_share
from cogs.ui.arguments import BREAK, number
from cogs.ui.bursts import bursts
from cogs.ui.command_group import belote
from cogs.ui.control import MOST_CHOICES
from cogs.ui.handlers import pressed
from cogs.ui.layout import notice
from cogs.ui.press import Press
from cogs.ui.replies import Refused, new_answer, words_for

logger = structlog.stdlib.get_logger(__name__)

EARLIER = MOST_CHOICES
"""Days that can be played for training, in one menu."""

WEEK_DAYS, WEEK_BEST = 7, 5
"""The best days that count in a week."""


@belote.command(
    name=command_text("command-today-name"), description=command_text("command-today-description")
)
@bursts
async def today(interaction: Interaction) -> None:
    """Show the deal of the day."""
    await _answer_today(interaction)


async def _answer_today(interaction: Interaction) -> None:
    if not interaction.client.settings.daily_deal:
        raise Refused("refusal-no-daily-deal")
    services, now = interaction.client.services, interaction.client.clock.now()
    deal = await services.database.read(partial(shared_plays.day_at, now=now))
    if deal is None:
        await answer_without_picture(interaction, preparing_page(words_for(interaction)))
        return
    if deal.outdated:
        told = words_for(interaction)("today-outdated", ends=format_dt(deal.closes_at, "R"))
        await answer_without_picture(interaction, notice(told))
        return
    await _answer_day(interaction, deal)


async def _today(interaction: Interaction, deal: OpenDeal) -> Today:
    """A deal as the person who asks finds it."""
    bot, user = interaction.client, interaction.user.id
    now, guild = bot.clock.now(), interaction.guild_id or 0

    (played, away), play, plays, watches = await bot.services.database.read(
        lambda connection: (
            shared_plays.days_of(connection, user),
            shared_plays.play_of(connection, deal.shared_play, deal.deal, user),
            shared_plays.ranked_plays(connection, (deal.shared_play,)),
            day_posts.watches(connection, guild, user),
        )
    )
    over = now >= deal.closes_at
    return Today(
        deal=deal,
        play=play,
        ranks=ranks_of(plays),
        streak=streak(played, away, day_of(now, zone_or(None, bot.settings.zone))),
        now_open=not over,
        watches=watches,
        contracts=tuple(contract_of(each.line) for each in plays) if over else (),
        safe_colours=bot.preference_cache.safe_colours(user),
    )


def ranks_of(plays: tuple[SoloPlay, ...]) -> tuple[Ranked, ...]:
    """The ranking of a deal: by points, then by accuracy as far as it is known."""
    return ranking({each.user: (each.points, round(each.accuracy or 0.0)) for each in plays})


async def _answer_day(interaction: Interaction, deal: OpenDeal) -> None:
    """The page of a deal, before or after it was played; one that was begun goes on by a press."""
    today, say = await _today(interaction, deal), words_for(interaction)
    await answer_without_picture(
        interaction, after_page(today, say) if today.done else before_page(today, say)
    )


async def _deal(press: Press, day: int) -> OpenDeal:
    """The deal of a control; stale if there is none, or not yet."""
    read = partial(shared_plays.deal_of, shared_play=day)
    deal = await press.bot.services.database.read(read)
    # Tomorrow's deal is stored since the night, and nobody may see it before its day.
    if deal is None or deal.opens_at > press.bot.clock.now():
        raise TableRefused(TableRefusal.STALE_PRESS)
    if deal.outdated:
        raise Refused("refusal-day-outdated")
    return deal


@pressed(TODAY)
@taking_over
async def _look(press: Press) -> None:
    await _answer_today(press.interaction)


@pressed(LookAtDayControl)
@taking_over
async def _look_at_day(press: Press, asked: LookAtDayControl) -> None:
    day = number(press.value) if asked.day is None else asked.day
    await _answer_day(press.interaction, await _deal(press, day))


@pressed(PlayDayControl)
@taking_over
async def _play(press: Press, asked: PlayDayControl) -> None:
    """Begin a deal, or go on with it."""
    deal = await _deal(press, asked.day)
    if deal.closes_at + KEPT_FOR <= press.bot.clock.now():
        raise Refused("refusal-day-too-old")
    solo, guild = press.bot.services.solo_deals, press.interaction.guild_id or 0
    await play_on(press, deal, DAILY, solo.begin(deal, press.user, guild))


async def _done(press: Press, deal: OpenDeal, play: SoloPlay) -> None:
    """Show what came of it, and judge it."""
    today = await _today(press.interaction, deal)
    message = await answer_result(press.interaction, after_page(today, press.say))
    if play.squares is None and message is not None:
        judging = _judge(press, deal, play, message)
        press.bot.services.tasks.spawn(judging, "squares of a deal of the day")


DAILY = OCCASIONS[DAY] = Occasion(
    head=lambda deal, say: say("today-head", number=deal.number),
    number=lambda deal: deal.number,
    late="today-late",
    outdated="refusal-day-outdated",
    done=_done,
)


async def _judge(press: Press, deal: OpenDeal, play: SoloPlay, message: int) -> None:
    """Judge what was played, and show it on its page unless something else is there by now."""
    solo, interaction = press.bot.services.solo_deals, press.interaction
    solo.shown[message] = interaction.id
    try:
        await solo.judge(play)
        if solo.shown.get(message) == interaction.id:
            today = await _today(interaction, deal)
            await interaction.followup.edit_message(message, view=after_page(today, press.say))
    except CannotThink as error:
        logger.info("a deal of the day is judged later", why=str(error))
    except REQUEST_ERRORS as error:
        logger.info("the squares of a deal could not be shown", **log_facts(error))
    finally:
        solo.shown.pop(message, None)


@pressed(DayLeaderboardControl)
@taking_over
async def _leaderboard(press: Press, asked: DayLeaderboardControl) -> None:
    """A leaderboard: of a running day, for those who have played it."""
    deal, which = await _deal(press, asked.day), asked.which
    today = await _today(press.interaction, deal)
    # A running one would say what the cards are worth; that of the week has ended days alone.
    if today.now_open and not today.done and which is not WhichLeaderboard.WEEK:
        raise Refused("refusal-day-first")
    await answer_without_picture(
        press.interaction,
        day_leaderboard_page(await _leaderboard_of(press, today, which), press.say),
    )


async def _leaderboard_of(press: Press, today: Today, which: WhichLeaderboard) -> DayLeaderboard:
    database, guild = press.bot.services.database, press.interaction.guild_id or 0
    deal, plays = today.deal, dict[int, SoloPlay]()
    if which is WhichLeaderboard.WEEK:
        ranks = await _week(press, deal)
    else:
        done, in_server = await database.read(
            lambda connection: (
                shared_plays.ranked_plays(connection, (deal.shared_play,)),
                shared_plays.players_of(connection, guild) if guild else {press.user},
            )
        )
        plays = {
            each.user: each
            for each in done
            if which is WhichLeaderboard.ALL or each.user in in_server
        }
        ranks = ranks_of(tuple(plays.values()))
    people = {each.user for each in ranks}
    met, hidden = await database.read(
        lambda connection: (
            shared_plays.met_by(connection, press.user),
            hidden_among(connection, people),
        )
    )
    # Others are named to those who have begun a deal on a server where they have, too (ADR 27).
    known = people if press.bot.settings.common_ladder else people & met
    return DayLeaderboard(
        deal=deal,
        which=which,
        ranks=ranks,
        reader=press.user,
        named=(frozenset(known) - hidden) | {press.user},
        plays=plays,
        open_lines=not today.now_open,
        safe_colours=today.safe_colours,
    )


async def _week(press: Press, deal: OpenDeal) -> tuple[Ranked, ...]:
    """The ranking of the last days that have ended, by the best of each."""
    database, until = press.bot.services.database, min(press.bot.clock.now(), deal.closes_at)
    ended = await database.read(partial(shared_plays.days_ended, now=until, count=WEEK_DAYS))
    days = [day for day in ended if not day.outdated]
    plays = await database.read(
        partial(shared_plays.ranked_plays, deals=[day.shared_play for day in days])
    )
    return week_ranks(plays)


def week_ranks(plays: Iterable[SoloPlay]) -> tuple[Ranked, ...]:
    """The ranking over the days of a week, by the best marks of each person."""
    points = dict[int, dict[int, int]]()
    for play in plays:
        points.setdefault(play.shared_play, {})[play.user] = play.points
    return league(map(marks, points.values()), WEEK_BEST)


@pressed(EARLIER_DAYS)
@taking_over
async def _earlier(press: Press) -> None:
    """The days that have ended."""
    now = press.bot.clock.now()
    deals = await press.bot.services.database.read(
        partial(shared_plays.days_ended, now=now, count=EARLIER)
    )
    there = [deal for deal in deals if not deal.outdated]
    await answer_without_picture(press.interaction, earlier_page(there, press.say))


@pressed(ShareDayControl)
@taking_over
async def _share(press: Press, asked: ShareDayControl) -> None:
    """Post in the channel how the presser has played: nothing of it spoils the deal."""
    deal = await _deal(press, asked.day)
    today = await _today(press.interaction, deal)
    if not today.done or today.rank is None:
        raise TableRefused(TableRefusal.STALE_PRESS)
    # In a direct message it disturbs nobody else: only channels limit sharing.
    if press.interaction.guild_id is not None:
        require_share(press.interaction, (deal.shared_play, press.user))
    await new_answer(press.interaction, shared_card(today, press.say.public), ephemeral=False)


@pressed(DayHandsControl)
@taking_over
async def _look_at_hands(press: Press, asked: DayHandsControl) -> None:
    """After the day, the deal as any shared one: as experts play it, or as the presser has."""
    deal = await _deal(press, asked.day)
    play = await own_play(press, deal) if asked.played else None
    await answer_opened(press.interaction, play.line if play and play.done_at else deal.model)


@pressed(DayLineControl)
@taking_over
async def _look_at_line(press: Press, asked: DayLineControl) -> None:
    """After the day, how somebody has played it."""
    deal = await _deal(press, asked.day)
    _, _, place = press.value.partition(BREAK)
    plays = await press.bot.services.database.read(
        partial(shared_plays.ranked_plays, deals=(deal.shared_play,))
    )
    ranks, at = ranks_of(plays), number(place)
    if at >= len(ranks):
        raise TableRefused(TableRefusal.STALE_PRESS)
    line = next(each.line for each in plays if each.user == ranks[at].user)
    await answer_opened(press.interaction, line)


@pressed(NotifyDayControl)
@taking_over
async def _notify(press: Press, asked: NotifyDayControl) -> None:
    """Be mentioned in the post of the server, or not any more."""
    deal, guild = await _deal(press, asked.day), press.interaction.guild_id or 0
    if not await press.bot.services.database.write_for(
        guild, partial(day_posts.watch, guild=guild, user=press.user, watches=asked.watches)
    ):
        raise Refused("refusal-day-watchers", count=day_posts.MOST_WATCHERS)
    await _answer_day(press.interaction, deal)
