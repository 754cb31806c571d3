"""The deal of the day: its command, its presses, and what happens after the last card."""

import asyncio
from collections.abc import Awaitable, Mapping
from dataclasses import replace
from functools import partial

import discord
import structlog
from discord.utils import format_dt

from bot.ai_workers.supervisor import CannotThink
from bot.client import Interaction
from bot.discord_api.interaction_ages import ACKNOWLEDGE_SECONDS
from bot.discord_api.requests import REQUEST_ERRORS, log_facts
from bot.i18n import yes
from bot.i18n.commands import command_text
from bot.local_time import day_of, zone_or
from bot.storage import day_posts, tournaments
from bot.storage.preferences import hidden_among
from bot.storage.shared_deals import share
from bot.storage.tournaments import KEPT_FOR, OpenDeal, Play
from bot.tables.refusals import TableRefusal, TableRefused
from bot.tables.table_settings import Pictures
from bot.tournaments.alone import PLAYER, NotPossible, read_alone
from bot.tournaments.marks import Ranked, league, marks, ranking
from bot.tournaments.streak import streak
from cogs.alone import chosen_kind, chosen_value, table_alone
from cogs.deals import answer_cover
from cogs.hand.page_state import INITIAL_STATE, HandPageState
from cogs.table.screens import screens_of
from cogs.today import posts
from cogs.today.pages import (
    ALL,
    BREAK,
    HERE,
    WEEK,
    DayBoard,
    Today,
    after_page,
    before_page,
    board_page,
    earlier_page,
    playing_page,
    shared_card,
    thinking_page,
)
from cogs.ui.access import require_share
from cogs.ui.arguments import chose, number
from cogs.ui.attachments import PictureAttachment
from cogs.ui.command_group import belote
from cogs.ui.ids import Verb
from cogs.ui.layout import notice
from cogs.ui.press import Handler, Press, answer_in_place
from cogs.ui.replies import Refused, words_for
from engine.actions import IllegalAction

logger = structlog.stdlib.get_logger(__name__)

EARLIER = 25
"""Days that can be played for training: as many as a menu has."""

WEEK_DAYS, WEEK_BEST = 7, 5
"""The best of so many days count in a week."""


@belote.command(
    name=command_text("command-today-name"), description=command_text("command-today-description")
)
async def today(interaction: Interaction) -> None:
    """Show the deal of the day."""
    await _answer_today(interaction)


async def _answer_today(interaction: Interaction) -> None:
    if not interaction.client.settings.daily_deal:
        raise Refused("refusal-no-daily-deal")
    deal = await _running(interaction)
    if deal is None:
        await _answer(interaction, notice(words_for(interaction)("today-preparing")))
        return
    if deal.outdated:
        told = words_for(interaction)("today-outdated", ends=format_dt(deal.closes_at, "R"))
        await _answer(interaction, notice(told))
        return
    await _answer_day(interaction, deal)


async def _running(interaction: Interaction) -> OpenDeal | None:
    services, now = interaction.client.services, interaction.client.clock.now()
    return await services.database.read(partial(tournaments.day_at, now=now))


async def _found(interaction: Interaction, deal: OpenDeal) -> Today:
    """A deal as the person who asks finds it."""
    bot, user = interaction.client, interaction.user.id
    now, guild = bot.clock.now(), interaction.guild_id or 0

    (played, away), play, plays, watches = await bot.services.database.read(
        lambda connection: (
            tournaments.days_of(connection, user),
            tournaments.play_of(connection, deal.tournament, deal.deal, user),
            tournaments.ranked_plays(connection, (deal.tournament,)),
            day_posts.watches(connection, guild, user),
        )
    )
    return Today(
        deal=deal,
        play=play,
        ranks=ranks_of(plays),
        streak=streak(played, away, day_of(now, zone_or(None, bot.settings.zone))),
        now_open=now < deal.closes_at,
        watches=watches,
    )


def ranks_of(plays: tuple[Play, ...]) -> tuple[Ranked, ...]:
    """The ranking of a deal: by points, then by accuracy as far as it is known."""
    return ranking({each.user: (each.points, round(each.accuracy or 0.0)) for each in plays})


async def _answer_day(interaction: Interaction, deal: OpenDeal) -> None:
    """The page of a deal: before it or after it; whoever is in it goes on by a press."""
    found, say = await _found(interaction, deal), words_for(interaction)
    await _answer(interaction, after_page(found, say) if found.done else before_page(found, say))


async def _answer(interaction: Interaction, view: discord.ui.LayoutView) -> None:
    """Answer with a page without a picture."""
    nothing = await screens_of(interaction.client).hands.attachments.of_illustration(None)
    await answer_in_place(interaction, view, nothing)


async def _deal(press: Press, written: str = "") -> tuple[OpenDeal, str]:
    """The deal of a control, and the word after it; stale where there is none, or not yet."""
    tournament, _, word = (written or press.control.argument).partition(BREAK)
    read = partial(tournaments.deal_of, tournament=number(tournament))
    deal = await press.bot.services.database.read(read)
    if deal is None or deal.opens_at > press.bot.clock.now():
        raise TableRefused(TableRefusal.STALE_PRESS)
    if deal.outdated:
        raise Refused("refusal-day-outdated")
    return deal, word


async def _own(press: Press, deal: OpenDeal) -> Play | None:
    """How the presser plays a deal."""
    return await press.bot.services.database.read(
        partial(tournaments.play_of, tournament=deal.tournament, deal=deal.deal, user=press.user)
    )


async def _look(press: Press) -> None:
    await _answer_today(press.interaction)


async def _look_at_day(press: Press) -> None:
    deal, _ = await _deal(press, press.value)
    await _answer_day(press.interaction, deal)


async def _play(press: Press) -> None:
    """Begin a deal, or go on with it."""
    deal, _ = await _deal(press)
    if deal.closes_at + KEPT_FOR <= press.bot.clock.now():
        raise Refused("refusal-day-too-old")
    solo, guild = press.bot.services.solo_deals, press.interaction.guild_id or 0
    await _played(press, deal, solo.begin(deal, press.user, guild))


async def _act(press: Press) -> None:
    """Do what the control says, if it was drawn at this move; else show where the deal has come."""
    deal, word = await _deal(press)
    play = await _own(press, deal)
    if play is None:
        raise TableRefused(TableRefusal.STALE_PRESS)
    solo = press.bot.services.solo_deals
    if play.moves != press.control.move or not word or play.done_at is not None:
        await _played(press, deal, solo.go_on(deal, play))
        return
    try:
        action = read_alone(play.line).action(word)
        doing = solo.act(deal, play, action)
    except (NotPossible, IllegalAction) as error:
        raise TableRefused(TableRefusal.STALE_PRESS) from error
    await _played(press, deal, doing)


async def _played(press: Press, deal: OpenDeal, doing: Awaitable[Play]) -> None:
    """Show what comes of it; where the experts take long, that they think."""
    try:
        play = await _while_thinking(press, deal, doing)
    except CannotThink as error:
        logger.warning("nobody answers a deal that is played alone", why=str(error))
        kept = await _own(press, deal)
        if kept is None:
            raise Refused("refusal-no-experts") from error
        await _answer_hand(press, deal, kept, told=press.say("refusal-no-experts"))
        return
    if play.done_at is None:
        late = press.bot.clock.now() >= deal.closes_at
        await _answer_hand(press, deal, play, told=press.say("today-late") if late else "")
        return
    await _answer_day(press.interaction, deal)
    if play.squares is None:
        press.bot.services.tasks.spawn(_judge(press, deal, play), "squares of a deal of the day")


async def _while_thinking(press: Press, deal: OpenDeal, doing: Awaitable[Play]) -> Play:
    interaction = press.interaction
    work = asyncio.ensure_future(doing)
    left = ACKNOWLEDGE_SECONDS - press.bot.interaction_ages.of(interaction.created_at)
    await asyncio.wait({work}, timeout=max(left, 0.0))
    if not work.done() and not interaction.response.is_done():
        await _answer(interaction, thinking_page(deal, press.say))
    return await work


async def _judge(press: Press, deal: OpenDeal, play: Play) -> None:
    """Judge what was played, and show it on the page unless something else is there by now."""
    solo, interaction = press.bot.services.solo_deals, press.interaction
    message = interaction.message.id if interaction.message else 0
    solo.shown[message] = interaction.id
    try:
        await solo.judge(play)
        if solo.shown.get(message) == interaction.id:
            found = await _found(interaction, deal)
            await interaction.edit_original_response(view=after_page(found, press.say))
    except CannotThink as error:
        logger.info("a deal of the day is judged later", why=str(error))
    except REQUEST_ERRORS as error:
        logger.info("the squares of a deal could not be shown", **log_facts(error))
    finally:
        solo.shown.pop(message, None)


async def _answer_hand(
    press: Press,
    deal: OpenDeal,
    play: Play,
    state: HandPageState = INITIAL_STATE,
    told: str = "",
) -> None:
    attachment = await _picture(press, play)
    hand_style = press.bot.preference_cache.of(press.user)
    state = replace(state, hand_style=hand_style, picture=attachment.illustration)
    view = playing_page(deal, play, press.say, state, told)
    await answer_in_place(press.interaction, view, attachment)


async def _picture(press: Press, play: Play) -> PictureAttachment:
    attachments, say = screens_of(press.bot).hands.attachments, press.say
    order = press.bot.preference_cache.of(press.user).order
    table = table_alone(
        read_alone(play.line), say, pictures=Pictures(press.bot.settings.table_pictures)
    )
    return await attachments.of_hand(table, PLAYER, say, order, owner=True)


async def _choose(press: Press) -> None:
    """Show the bids of a value, or ask to confirm a bid."""
    deal, word = await _deal(press)
    play = await _own(press, deal)
    if play is None or play.moves != press.control.move or play.done_at is not None:
        await _act(press)
        return
    chosen = chosen_value if press.control.verb is Verb.ALONE_CHOOSE else chosen_kind
    await _answer_hand(press, deal, play, chosen(word))


async def _board(press: Press) -> None:
    """A board: of a running day, for those who have played it."""
    deal, which = await _deal(press)
    which = which if which in {HERE, ALL, WEEK} else ALL
    found = await _found(press.interaction, deal)
    if found.now_open and not found.done and which != WEEK:
        raise Refused("refusal-day-first")
    await _answer(press.interaction, board_page(await _board_of(press, found, which), press.say))


async def _board_of(press: Press, found: Today, which: str) -> DayBoard:
    database, guild = press.bot.services.database, press.interaction.guild_id or 0
    deal, plays = found.deal, dict[int, Play]()
    if which == WEEK:
        ranks = await _week(press, deal)
    else:
        done, here = await database.read(
            lambda connection: (
                tournaments.ranked_plays(connection, (deal.tournament,)),
                tournaments.players_of(connection, guild) if guild else {press.user},
            )
        )
        plays = {each.user: each for each in done if which == ALL or each.user in here}
        ranks = ranks_of(tuple(plays.values()))
    people = {each.user for each in ranks}
    met, hidden = await database.read(
        lambda connection: (
            tournaments.met_by(connection, press.user),
            hidden_among(connection, people),
        )
    )
    known = people if press.bot.settings.common_ladder else people & met
    return DayBoard(
        deal=deal,
        which=which,
        ranks=ranks,
        reader=press.user,
        named=(frozenset(known) - hidden) | {press.user},
        plays=plays,
        open_lines=not found.now_open,
    )


async def _week(press: Press, deal: OpenDeal) -> tuple[Ranked, ...]:
    """The ranking of the last days that have ended, by the best of each."""
    database, until = press.bot.services.database, min(press.bot.clock.now(), deal.closes_at)
    ended = await database.read(partial(tournaments.days_ended, now=until, count=WEEK_DAYS))
    days = [day for day in ended if not day.outdated]
    plays = await database.read(
        partial(tournaments.ranked_plays, deals=[day.tournament for day in days])
    )
    points = {day.tournament: dict[int, int]() for day in days}
    for play in plays:
        points[play.tournament][play.user] = play.points
    return league(list(map(marks, points.values())), WEEK_BEST)


async def _earlier(press: Press) -> None:
    """The days that have ended."""
    now = press.bot.clock.now()
    deals = await press.bot.services.database.read(
        partial(tournaments.days_ended, now=now, count=EARLIER)
    )
    there = [deal for deal in deals if not deal.outdated]
    await _answer(press.interaction, earlier_page(there, press.say))


async def _share(press: Press) -> None:
    """Post in the channel how the presser has played: nothing of it spoils the deal."""
    deal, _ = await _deal(press)
    found = await _found(press.interaction, deal)
    if not found.done or found.rank is None:
        raise TableRefused(TableRefusal.STALE_PRESS)
    if press.interaction.guild_id is not None:
        require_share(press.interaction, (deal.tournament, press.user))
    await press.interaction.response.send_message(view=shared_card(found, press.say.plain))


async def _look_at_hands(press: Press) -> None:
    """After the day, the deal as any shared one: as experts play it, or as the presser has."""
    deal, word = await _deal(press)
    play = await _own(press, deal) if word else None
    await _answer_line(press, deal, play.line if play and play.done_at else deal.model)


async def _look_at_line(press: Press) -> None:
    """After the day, how somebody has played it."""
    deal, _ = await _deal(press)
    _, _, place = press.value.partition(BREAK)
    plays = await press.bot.services.database.read(
        partial(tournaments.ranked_plays, deals=(deal.tournament,))
    )
    ranks, at = ranks_of(plays), number(place)
    if at >= len(ranks):
        raise TableRefused(TableRefusal.STALE_PRESS)
    line = next(each.line for each in plays if each.user == ranks[at].user)
    await _answer_line(press, deal, line)


async def _answer_line(press: Press, deal: OpenDeal, line: str) -> None:
    record = read_alone(line).record
    await press.bot.services.secrecy.require_open(record.dealt, press.user)
    now = press.bot.clock.now()
    kept = await press.bot.services.database.write(
        partial(share, line=line, at=now),
        alone=False,
        guild=press.interaction.guild_id or 0,
    )
    await answer_cover(press.interaction, kept, record)


async def _notify(press: Press) -> None:
    """Be mentioned in the post of the server, or not any more."""
    deal, word = await _deal(press)
    watches, guild = chose(word, yes(True), yes(False)), press.interaction.guild_id or 0
    if not await press.bot.services.database.write_for(
        guild, partial(day_posts.watch, guild=guild, user=press.user, watches=watches)
    ):
        raise Refused("refusal-day-watchers", count=day_posts.MOST_WATCHERS)
    await _answer_day(press.interaction, deal)


def _counted_out(handler: Handler) -> Handler:
    """What was to be shown later on the message that is pressed is not shown any more."""

    async def handle(press: Press) -> None:
        if press.interaction.message is not None:
            press.bot.services.solo_deals.shown.pop(press.interaction.message.id, None)
        await handler(press)

    return handle


HANDLERS: Mapping[Verb, Handler] = {
    verb: _counted_out(handler)
    for verb, handler in {
        **posts.HANDLERS,
        Verb.TODAY: _look,
        Verb.TODAY_DAY: _look_at_day,
        Verb.TODAY_PLAY: _play,
        Verb.TODAY_BOARD: _board,
        Verb.TODAY_EARLIER: _earlier,
        Verb.TODAY_SHARE: _share,
        Verb.TODAY_LOOK: _look_at_hands,
        Verb.TODAY_LINE: _look_at_line,
        Verb.TODAY_NOTIFY: _notify,
        Verb.ALONE: _act,
        Verb.ALONE_CHOOSE: _choose,
        Verb.ALONE_KIND: _choose,
    }.items()
}

COUNTED = frozenset(HANDLERS) - {Verb.ALONE, Verb.ALONE_CHOOSE, Verb.ALONE_KIND}
