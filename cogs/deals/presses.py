"""The presses on the pages of a deal that has an id."""

from functools import partial

from bot.storage import shared_deals
from bot.storage.log.replayed_deals import KeptDeal
from bot.storage.shared_deals import PlayedAgain, SharedDeal, read_code
from bot.tables.deals import rules_of_given
from bot.tables.dealt_cards import fingerprint
from bot.tables.events import DealGiven
from bot.tables.house_rules import HouseRules
from bot.tables.refusals import TableRefusal, TableRefused
from bot.tables.requests import Open
from bot.tables.stop import Stop, is_free_to_close
from bot.tables.table_settings import Pictures
from cogs.deals.command import answer_cover, answer_share, known_deal, open_deal
from cogs.deals.controls import (
    DEAL_IMPORT,
    DealControl,
    ExportDealControl,
    PlayDealControl,
    ReplayControl,
    ShareDealControl,
)
from cogs.deals.pages import busy_page, public_card, replay_page
from cogs.server_preferences import preferences_of, usual_pictures
from cogs.table.command import open_table
from cogs.table.review import Review, at_full_trick
from cogs.table.screens import Screens
from cogs.ui.access import require_permissions, require_share
from cogs.ui.attachments import PictureAttachment
from cogs.ui.control import button
from cogs.ui.handlers import pressed
from cogs.ui.layout import card, rows, small, text, title
from cogs.ui.press import Press, answer_in_place
from cogs.ui.replies import Refused, new_answer
from cogs.ui.table_buttons import GiveIdControl
from cogs.ui.table_pictures import position_illustration
from engine.deal_record import DealRecord


@pressed(DEAL_IMPORT)
async def _open_typed(press: Press) -> None:
    await open_deal(press.interaction, press.value)


@pressed(GiveIdControl)
async def _give_id(press: Press, asked: GiveIdControl) -> None:
    """Give a finished deal of a table its id, for one of its players."""
    for replayed in await press.bot.services.deals.of_game(press.control.table, asked.game):
        if replayed.kept.deal.number == asked.deal:
            if press.user not in replayed.players:
                raise Refused("shared-deal-not-yours")
            await answer_share(press.interaction, replayed)
            return
    raise TableRefused(TableRefusal.STALE_PRESS)


@pressed(DealControl)
async def _show_cover(press: Press, asked: DealControl) -> None:
    await answer_cover(press.interaction, *await _of(press, asked.code))


async def _of(press: Press, written: str) -> tuple[SharedDeal, DealRecord]:
    """The deal whose id a control carries."""
    code = read_code(written)
    if code is None:
        raise TableRefused(TableRefusal.STALE_PRESS)
    return await known_deal(press.interaction, code)


async def deal_with_cards(press: Press, code: str) -> tuple[SharedDeal, DealRecord]:
    """The deal of an id; from now on the presser counts as having seen its cards.

    STALE_PRESS for what is no id.
    """
    deal, record = await _of(press, code)
    guild = press.interaction.guild_id
    await press.bot.services.secrecy.show(record.dealt, press.user, guild)
    return deal, record


def as_kept(record: DealRecord) -> KeptDeal:
    """The deal of a record as if it had been the first of a table."""
    return KeptDeal(
        game=0,
        house=HouseRules(record.rules.key, record.options),
        before=record.opening,
        deal=record.deal,
        seed=None,
        started=None,
    )


async def _played(press: Press, deal: SharedDeal) -> tuple[PlayedAgain, ...]:
    """The results of the tables that played a deal."""
    return await press.bot.services.database.read(
        partial(shared_deals.played_again, code=deal.code)
    )


@pressed(ReplayControl)
async def _look(press: Press, asked: ReplayControl) -> None:
    """Show one step of the replay."""
    step = asked.step
    deal, record = await deal_with_cards(press, asked.code)
    kept = as_kept(record)
    attachment = await _drawn(press, kept, deal.code, step)
    review = Review(kept, None, in_full=True, picture=attachment.illustration)
    say = press.say.playing(record.rules)
    page = replay_page(deal, record, review, await _played(press, deal), say, step)
    await answer_in_place(press.interaction, page, attachment)


async def _drawn(press: Press, kept: KeptDeal, code: str, step: int) -> PictureAttachment:
    """The table at a full trick without names; without a picture if pictures are off."""
    attachments = Screens.of(press.bot).attachments
    pictures = usual_pictures(press.interaction, await preferences_of(press.interaction))
    step = min(step, len(kept.deal.tricks))
    if not step or pictures is Pictures.NONE:
        return await attachments.of_illustration(None)
    say = press.say.plain.playing(kept.house.rules)
    then, scores = at_full_trick(kept, step, None), kept.before.scores
    drawn = position_illustration(kept.house, code, then, scores, say)
    return await attachments.of_illustration(drawn, say)


@pressed(ExportDealControl)
async def _export(press: Press, asked: ExportDealControl) -> None:
    """Show the line of a deal to copy; it contains all cards."""
    deal, record = await deal_with_cards(press, asked.code)
    back = button(DealControl(deal.code), press.say("shared-deal-button-back"))
    heading = title(press.say("shared-deal-title", code=deal.code))
    hint = small(press.say("shared-deal-export"))
    await press.answer(card(text(heading, f"```\n{record}\n```", hint), *rows([back])))


@pressed(ShareDealControl)
async def _share(press: Press, asked: ShareDealControl) -> None:
    """Post the deal in the channel."""
    deal, record = await _of(press, asked.code)
    await press.bot.services.secrecy.require_played(record.dealt)
    await press.bot.services.secrecy.require_open(record.dealt, press.user)
    require_share(press.interaction, fingerprint(record.dealt))
    # Others may have no signs for cards, or those of another pack.
    say = press.say.public.playing(record.rules)
    view = public_card(deal, record, await _played(press, deal), say)
    await new_answer(press.interaction, view, ephemeral=False)


@pressed(PlayDealControl)
async def _play(press: Press, asked: PlayDealControl) -> None:
    """Open a table for this deal in the channel."""
    if press.interaction.guild_id is None:
        raise Refused("refusal-no-server")
    require_permissions(press.interaction)
    deal, record = await _of(press, asked.code)
    await press.bot.services.secrecy.require_played(record.dealt)
    session = press.bot.services.registry.find_in_channel(press.interaction.channel_id or 0)
    # A second press of the same button finds the table that the first has opened.
    other = session and (session.table.given is None or session.table.given.code != deal.code)
    if session and other and is_free_to_close(session.table, press.user):
        if not asked.close:
            link = Screens.of(press.bot).message_of(session.table).link
            await press.answer(busy_page(deal, link, press.say))
            return
        await press.submit(session, Stop())
    given = DealGiven(deal.code, deal.line)
    await open_table(press.interaction, rules_of_given(record), Open(given=given))
