"""Presses that open an analysis and turn its pages."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial

import structlog
from discord.ui import LayoutView

from bot.analysis.jobs import AnalysisJob, TooManyAnalyses
from bot.client import Interaction
from bot.discord_api.requests import REQUEST_ERRORS, log_facts
from bot.storage.analyses import begin_self_analysis
from bot.storage.preferences import player_preferences
from bot.tables.house_rules import HouseRules
from bot.tables.refusals import TableRefusal, TableRefused
from bot.tables.table_settings import Pictures
from cogs.analysis.bids import bids
from cogs.analysis.calls import deal_before
from cogs.analysis.controls import BidsControl, MomentControl, TricksControl
from cogs.analysis.moment import moment_page
from cogs.analysis.pages import overview, tricks_page
from cogs.deals.presses import deal_with_cards
from cogs.server_preferences import preferences_of, usual_pictures
from cogs.ui.attachments import PictureAttachment
from cogs.ui.deal_buttons import AnalysisControl, AnalysisPage, ReaderSeat
from cogs.ui.delivery.writer import TOKEN_LIFE
from cogs.ui.handlers import pressed
from cogs.ui.press import (
    Press,
    answer_beside,
    answer_in_place,
    beside,
    table_of_side_page,
)
from cogs.ui.replies import Refused, words_for
from cogs.ui.screens import TableScreens
from cogs.ui.table_buttons import AnalyseControl
from cogs.ui.table_pictures import position_illustration
from engine.deal_record import DealRecord
from engine.players.analysis import Analysis, JudgedDecision
from engine.variants import find_variant

logger = structlog.stdlib.get_logger(__name__)

FIRST_SECONDS = 1.5
"""The seconds that the first answer waits for results; Discord waits 3 s."""

EDIT_SECONDS = 3
"""The time between two edits of a page that is not complete yet."""


@pressed(AnalyseControl)
async def _analyse(press: Press, asked: AnalyseControl) -> None:
    """Analyse a finished deal of a table, for anybody who may see all hands."""
    services, table = press.bot.services, press.control.table
    row = await services.store.find(table)
    for played in await services.deals.of_game(table, asked.game):
        if row is None or played.kept.deal.number != asked.deal:
            continue
        # What was played on another server is open to those who played it, and to nobody else.
        if row.guild_id != press.interaction.guild_id and press.user not in played.players:
            break
        secrecy, dealt = press.bot.services.secrecy, played.kept.deal.laid_out
        await secrecy.require_open(dealt, press.user)
        if played.kept.given:
            await secrecy.require_no_help(dealt, press.user)
        with _room_in_the_queue():
            job = await services.analyst.begin_played(
                table, played, press.interaction.guild_id or 0, press.user
            )
        await _analyse_from_now_on(press)
        record = DealRecord.read(job.deal.line, find_variant)
        reader = played.players.get(press.user)
        await _answer(press.interaction, job, record, reader, table)
        return
    raise TableRefused(TableRefusal.STALE_PRESS)


@pressed(AnalysisControl)
async def _overview(press: Press, asked: AnalysisControl) -> None:
    job, record = await _analysed(press, asked.page)
    await _analyse_from_now_on(press)
    table = table_of_side_page(press.interaction)
    await _answer(press.interaction, job, record, asked.page.reader, table)


async def _analyse_from_now_on(press: Press) -> None:
    """Let the presser's own deals be analysed by themselves, unless they have chosen before."""
    user, services = press.user, press.bot.services
    chosen = await services.database.read(partial(player_preferences, user=user))
    if chosen.self_analysis is None:
        await services.database.write(
            partial(begin_self_analysis, user=user), guild=press.interaction.guild_id or 0
        )


async def _analysed(press: Press, page: AnalysisPage) -> tuple[AnalysisJob, DealRecord]:
    """The analysis of a deal and its record, for anybody who may see its cards."""
    deal, record = await deal_with_cards(press, page.code)
    await press.bot.services.secrecy.require_no_help(record.dealt, press.user)
    with _room_in_the_queue():
        job = await press.bot.services.analyst.begin(deal, record, press.user)
    return job, record


@contextmanager
def _room_in_the_queue() -> Iterator[None]:
    """Refuse an analysis, and say who has too many waiting: the presser, or all together."""
    try:
        yield
    except TooManyAnalyses as error:
        if error.own:
            raise Refused("analysis-busy-own", count=error.own) from error
        raise Refused("analysis-busy") from error


def _shown_state(interaction: Interaction, job: AnalysisJob) -> tuple[bool, int, int]:
    """The state of a job that a page shows: any result, the progress, the place in the queue.

    The place is 0 once a decision was judged: it is not waiting any more.
    """
    waits = not job.judged and not job.ended
    place = interaction.client.services.analyst.place(job) if waits else 0
    return job.found is not None, len(job.judged), place


async def _answer(
    interaction: Interaction,
    job: AnalysisJob,
    record: DealRecord,
    reader: ReaderSeat,
    table: int | None,
) -> None:
    """Answer with the results so far, and edit the answer as more arrive.

    With a ``table`` that is a side page there.
    """
    with suppress(TimeoutError):
        async with asyncio.timeout(FIRST_SECONDS):
            await job.outlined()
    say = words_for(interaction)
    told, ended = _shown_state(interaction, job), job.ended

    def page(place: int) -> LayoutView:
        return overview(job, record, reader, say, place=place)

    bare = await TableScreens.of(interaction.client).attachments.of_illustration(None)
    if table is None:
        message = await answer_in_place(interaction, page(told[-1]), bare)
    else:
        message = await answer_beside(interaction, page(told[-1]), table, bare, anew=True)
    if not ended and message is not None:
        # Opened again, the page is filled in by the later press: the former one stops by this.
        job.readers[message] = interaction.id
        following = _fill_in(interaction, job, page, table, message, told)
        interaction.client.services.tasks.spawn(following, f"analysis {job.deal.code}")


async def _fill_in(
    interaction: Interaction,
    job: AnalysisJob,
    page: Callable[[int], LayoutView],
    table: int | None,
    message: int,
    told: tuple[bool, int, int],
) -> None:
    """Edit the page as results arrive, until it is complete or was opened again."""
    clock, ended = interaction.client.clock, False
    try:
        # An interaction's token edits its answer for a quarter of an hour, and no longer.
        async with asyncio.timeout(TOKEN_LIFE.total_seconds()):
            while not ended:
                await clock.sleep(EDIT_SECONDS)
                while _shown_state(interaction, job) == told and not job.ended:
                    await job.changed()
                if job.readers.get(message) != interaction.id:
                    return
                told, ended = _shown_state(interaction, job), job.ended
                view = page(told[-1])
                if table is not None:
                    view = beside(interaction, view, table)
                await interaction.edit_original_response(view=view)
    except TimeoutError:
        return
    except REQUEST_ERRORS as error:
        logger.debug("an analysis is read no more", **log_facts(error))


async def _whole(press: Press, page: AnalysisPage) -> tuple[Analysis, DealRecord]:
    """The complete analysis of a deal, stored before its pages could be turned."""
    job, record = await _analysed(press, page)
    # Its buttons are drawn once it is over: this one was forged, or drawn by another version.
    if not job.over:
        raise TableRefused(TableRefusal.STALE_PRESS)
    return await job.result(), record


@pressed(MomentControl)
async def _moment(press: Press, asked: MomentControl) -> None:
    page = asked.page
    found, record = await _whole(press, page)
    if not 0 < page.moment <= len(found.moments):
        raise TableRefused(TableRefusal.STALE_PRESS)
    one = found.decisions[found.moments[page.moment - 1].number - 1]
    attachment = await _position_picture(press, record, page.code, one)
    view = moment_page(found, record, page, press.say, attachment.illustration)
    await answer_in_place(press.interaction, view, attachment)


async def _position_picture(
    press: Press, record: DealRecord, code: str, one: JudgedDecision
) -> PictureAttachment:
    """The position from the player's side as a picture, if pictures are on."""
    attachments = TableScreens.of(press.bot).attachments
    preferences = await preferences_of(press.interaction)
    if usual_pictures(press.interaction, preferences) is Pictures.NONE:
        return await attachments.of_illustration(None)
    deal = deal_before(record, one)
    house = HouseRules(record.rules.key, record.options)
    scores = record.opening.scores
    say = press.say.plain.playing(record.rules)
    drawn = position_illustration(house, code, deal, scores, say)
    return await attachments.of_illustration(drawn, say)


@pressed(BidsControl)
async def _bids(press: Press, asked: BidsControl) -> None:
    found, record = await _whole(press, asked.page)
    await press.answer(bids(found, record, asked, press.say))


@pressed(TricksControl)
async def _tricks(press: Press, asked: TricksControl) -> None:
    found, record = await _whole(press, asked.page)
    await press.answer(tricks_page(found, asked, press.say.playing(record.rules)))
