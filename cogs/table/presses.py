"""The buttons that show the score sheet and the tricks, and those that leave or end a game."""

from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import replace
from functools import partial

import discord
import structlog

from bot.client import ContreeBot
from bot.discord_api.requests import REQUEST_ERRORS, log_facts
from bot.i18n import Words
from bot.storage.errors import StorageError
from bot.storage.log.replayed_deals import ReplayedDeal
from bot.storage.preferences import guild_preferences, player_preferences
from bot.tables.checks import (
    require_game,
    require_open_room,
    require_part_of_room,
    require_seat,
)
from bot.tables.refusals import TableRefusal, TableRefused
from bot.tables.registry import WaitingTable
from bot.tables.requests import ChangeSeats, Leave, Pause, Rematch
from bot.tables.stop import AnswerStop, Stop, StopVote
from bot.tables.table import Table
from bot.tables.table_settings import Pictures
from cogs.server_preferences import require_tables_in, words_of_server
from cogs.table.controls import (
    AGREE_STOP,
    ASK_LEAVE,
    ASK_STOP,
    CONVENTION,
    LEAVE,
    PAUSE,
    REFUSE_STOP,
    SEATS,
    SHARE_SHEET,
    SHEET,
    STOP,
    DetailsControl,
    ReactControl,
    ReviewControl,
    ReviewWay,
)
from cogs.table.info_pages import (
    Reacting,
    auction,
    confirm_leave,
    convention,
    left,
    more_page,
    same_choices,
    still_gone,
    still_there,
    stopped,
    tricks,
)
from cogs.table.review import Review, draw_step
from cogs.table.score import details
from cogs.table.screens import Screens
from cogs.table.sheet import sheet, sheet_illustration
from cogs.ui.access import require_share
from cogs.ui.attachments import PictureAttachment
from cogs.ui.handlers import pressed
from cogs.ui.ids import ControlId
from cogs.ui.layout import card, notice, rows, small, text
from cogs.ui.own_hand import seen_at
from cogs.ui.page_state import deal_of
from cogs.ui.press import Press, answer_in_place
from cogs.ui.replies import Refused, may_manage, new_answer
from cogs.ui.table_buttons import AUCTION, KEEP, MORE, REMATCH, TRICKS, share_button
from engine.seats import Team
from engine.state import Deal, GameState, Phase

logger = structlog.stdlib.get_logger(__name__)


async def show_waiting(bot: ContreeBot, tables: Iterable[WaitingTable]) -> None:
    """Let the message of each of these tables, which wait for an update of the bot, say so."""
    for table in tables:
        await _tell(bot, table, "table-waiting")


async def close_waiting(press: Press, table: WaitingTable) -> None:
    """Close a table that waits, for whoever may manage its server and has been asked.

    Refused to others.
    """
    if table.guild != press.interaction.guild_id:
        raise TableRefused(TableRefusal.UNKNOWN_TABLE)
    if not may_manage(press.interaction):
        raise TableRefused(TableRefusal.TABLE_WAITING)
    await press.bot.services.registry.close_waiting(table.id)
    await press.answer(notice(press.say("stop-waiting-done")))
    await _tell(press.bot, table, "table-closed")


async def _tell(bot: ContreeBot, table: WaitingTable, key: str) -> None:
    """Put these words in the place of the message of a table; its buttons go."""
    try:
        row = await bot.services.store.find(table.id)
        if row is None or row.message_id is None or row.message_channel_id is None:
            return
        say = await words_of_server(bot, table.guild)
        channel = bot.get_partial_messageable(row.message_channel_id, guild_id=table.guild)
        await channel.get_partial_message(row.message_id).edit(view=notice(say(key)))
    except REQUEST_ERRORS as error:
        logger.info(
            "the message of a waiting table stays as it is", table=table.id, **log_facts(error)
        )
    except StorageError as error:
        logger.log(error.log_level, "the message of a waiting table is not found", why=str(error))


@pressed(SHEET)
async def _sheet(press: Press) -> None:
    """Show the sheet to who asks, in their own words: « Nous » and « Eux » for a player."""
    table, game = await _with_a_game(press)
    require_part_of_room(table, press.user)
    seat = table.seat_of(press.user)
    us = None if seat is None else table.rules.seating.team(seat)
    attachment = await _sheet_picture(press, table, game, press.say, us)
    view = sheet(table, game, press.say, us=us, picture=attachment.illustration)
    await press.answer_beside(view, attachment)


@pressed(SHARE_SHEET)
async def _share_sheet(press: Press) -> None:
    """Post the sheet of a game that is over for everybody in the channel."""
    table, game = await _with_a_game(press)
    require_seat(table, press.user)
    require_open_room(table, TableRefusal.CARDS_IN_SHARED_PLAY)
    for told in await press.bot.services.deals.of_game(table.id, table.games):
        # Others may be challenged with this game: the sheet tells them contracts and results.
        await press.bot.services.secrecy.require_played(told.kept.deal.laid_out)
    require_share(press.interaction, (table.id, table.games))
    say = await words_of_server(press.bot, table.opened.guild)
    attachment = await _sheet_picture(press, table, game, say, None)
    view = sheet(table, game, say, picture=attachment.illustration, public=True)
    await new_answer(press.interaction, view, attachment.files(None), ephemeral=False)


async def _with_a_game(press: Press) -> tuple[Table, GameState]:
    table = await seen_at(await press.session(), press.user)
    if table.game is None:
        raise TableRefused(TableRefusal.NO_GAME)
    return table, table.game


async def _sheet_picture(
    press: Press, table: Table, game: GameState, say: Words, us: Team | None
) -> PictureAttachment:
    """The sheet as a picture, if the table has pictures and files may be sent."""
    attachments = Screens.of(press.bot).attachments
    may_attach = press.interaction.app_permissions.attach_files
    if table.opened.pictures is Pictures.NONE or not may_attach:
        return attachments.without_picture(table)
    return await attachments.of_illustration(sheet_illustration(table, game, say, us), say)


@pressed(DetailsControl)
async def _details(press: Press, asked: DetailsControl) -> None:
    told = await _past_deal(press, asked.game, asked.deal)
    deal, rules = told.kept.deal, told.kept.house.rules
    await press.answer_beside(details(deal.number, rules, deal, press.say, told.table))


@pressed(ReviewControl)
async def _review(press: Press, asked: ReviewControl) -> None:
    """Show a step of a deal that is over, on the page itself if one is turned."""
    told = await _past_deal(press, asked.game, asked.deal)
    await _show_cards(press, told.kept.deal)
    kept, seat = told.kept, told.players.get(press.user)
    say = press.say.playing(kept.house.rules)

    def to(there: int, way: ReviewWay) -> ControlId:
        return replace(asked, step=there, way=way).at(press.control.table)

    heading = text(small(say("score-review-title", number=kept.deal.number)))
    attachment = await draw_step(press.interaction, told, asked.step, seat, say)
    review = Review(kept, seat, in_full=True, picture=attachment.illustration)
    # Only who has played the deal shares it.
    share = share_button(press.control.table, kept.game, kept.deal.number, say)
    shares = [share] if seat is not None else []
    view = card(heading, *review.items(asked.step, to, say), *rows(shares))
    if asked.way is not None:
        await answer_in_place(press.interaction, view, attachment)
    else:
        await press.answer_beside(view, attachment)


async def _past_deal(press: Press, game: int, deal: int) -> ReplayedDeal:
    """A deal of a table that may be closed by now."""
    place = press.control
    with suppress(TableRefused):
        await seen_at(await press.session(), press.user)
    table = await press.bot.services.store.find(place.table)
    # A control's text can be forged: a table of another server is as unknown as none.
    if table is None or table.guild_id != press.interaction.guild_id:
        raise TableRefused(TableRefusal.UNKNOWN_TABLE)
    for told in await press.bot.services.deals.of_game(place.table, game):
        if told.kept.deal.number == deal:
            # The same cards may be in play elsewhere, at a table that was given this deal (ADR 16).
            await press.bot.services.secrecy.require_open(told.kept.deal.laid_out, press.user)
            return told
    raise TableRefused(TableRefusal.STALE_PRESS)


async def _show_cards(press: Press, deal: Deal) -> None:
    """All hands of a deal that is over are about to be shown to the presser."""
    guild = press.interaction.guild_id
    await press.bot.services.secrecy.show(deal.laid_out, press.user, guild)


async def _show_of_deal(
    press: Press, page: Callable[[Table, Deal, Words], discord.ui.LayoutView]
) -> None:
    """Show a page of the current deal, which goes when the next one is dealt."""
    table, game = await _with_a_game(press)
    if game.deal is None:
        raise TableRefused(TableRefusal.NO_GAME)
    require_part_of_room(table, press.user)
    if page is tricks and game.deal.phase is Phase.OVER:  # they are all hands
        await _show_cards(press, game.deal)
    deal = deal_of(table)
    view = page(table, game.deal, press.say.playing(table.rules))
    await press.answer_beside(view, holds=lambda now: deal_of(now) == deal)


@pressed(MORE)
async def _more(press: Press) -> None:
    table = await seen_at(await press.session(), press.user)
    require_game(table)
    await _show_more(press, table)


async def _show_more(press: Press, table: Table) -> None:
    view = more_page(table, press.user, press.say, await _reacting(press, table))
    holds = same_choices(table, press.user, Screens.of(press.bot).reactions)
    await press.answer_while(view, table, holds)


async def _reacting(press: Press, table: Table) -> Reacting:
    """Whether the server and the presser want reactions, and whether they have had theirs."""
    guild = press.interaction.guild_id or 0
    server, own = await press.bot.services.database.read(
        lambda connection: (
            guild_preferences(connection, guild),
            player_preferences(connection, press.user),
        )
    )
    said = dict(Screens.of(press.bot).reactions.at(table))
    # The message of a closed room has no room for words about a trick.
    wanted = server.reactions and own.reacts and not table.is_closed_room
    return Reacting(wanted, table.seat_of(press.user) in said)


@pressed(ReactControl)
async def _react(press: Press, asked: ReactControl) -> None:
    table = await seen_at(await press.session(), press.user)
    seat = require_seat(table, press.user)
    if not (await _reacting(press, table)).offered:
        raise Refused("reaction-off")
    Screens.of(press.bot).reactions.say(table, seat, asked.reaction)
    Screens.of(press.bot).message_of(table).draw_again()
    await _show_more(press, table)


@pressed(PAUSE)
async def _pause(press: Press) -> None:
    """On the table like anything that is asked of it; *More…* is the answer to itself."""
    if not press.on_hand:
        await press.ask(Pause())
        return
    press.answers_page()
    await press.ask(Pause(), partial(_show_more, press))


@pressed(ASK_LEAVE)
async def _ask_leave(press: Press) -> None:
    table = (await press.session()).table
    require_seat(table, press.user)
    holds = still_there(table, press.user)
    await press.answer_while(confirm_leave(table, press.user, press.say), table, holds)


@pressed(LEAVE)
async def _leave(press: Press) -> None:
    session = await press.session()
    press.answers_page()
    table = await press.submit(session, Leave())
    await press.answer_while(
        notice(left(table, press.user, press.say)), table, still_gone(press.user)
    )


@pressed(STOP)
async def _stop(press: Press) -> None:
    waiting = press.bot.services.registry.waiting
    if table := next((each for each in waiting if each.id == press.control.table), None):
        await close_waiting(press, table)
        return
    session = await press.session()
    press.answers_page()
    before = session.table
    await press.submit(session, Stop(manager=may_manage(press.interaction)))
    await press.answer(notice(stopped(before, press.say)))


@pressed(ASK_STOP)
async def _ask_stop(press: Press) -> None:
    session = await press.session()
    press.answers_page()
    asked = Stop(manager=may_manage(press.interaction), ask=True)
    table = await press.submit(session, asked)
    sent = notice(press.say("stop-sent"))
    await press.answer_while(sent, table, lambda now: StopVote.of(now).asked is not None)


@pressed(TRICKS)
async def _tricks(press: Press) -> None:
    await _show_of_deal(press, tricks)


@pressed(AUCTION)
async def _auction(press: Press) -> None:
    await _show_of_deal(press, partial(auction, reader=press.user))


@pressed(CONVENTION)
async def _convention(press: Press) -> None:
    await _show_of_deal(press, convention)


@pressed(KEEP)
async def _keep(press: Press) -> None:
    await press.answer(notice(press.say("keep-done")))


@pressed(REMATCH)
async def _rematch(press: Press) -> None:
    """Play again, unless the server lets no table open here by now."""
    await require_tables_in(press.interaction, press.interaction.channel_id)
    await press.ask(Rematch())


@pressed(SEATS)
async def _change_seats(press: Press) -> None:
    await press.ask(ChangeSeats())


@pressed(AGREE_STOP)
async def _agree_stop(press: Press) -> None:
    await press.ask(AnswerStop(agree=True))


@pressed(REFUSE_STOP)
async def _refuse_stop(press: Press) -> None:
    await press.ask(AnswerStop(agree=False))
