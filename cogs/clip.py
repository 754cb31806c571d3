"""A finished deal in moving pictures: for who asks, and to show in a channel."""

from collections.abc import Iterator

from discord import ui

from bot.i18n import Words
from bot.pictures.clip import ClipPicture
from bot.storage.shared_deals import SharedDeal
from bot.tables.dealt_cards import fingerprint
from cogs.deals.controls import ClipControl, DealControl, ShareClipControl
from cogs.deals.pages import play_button, rules_lines
from cogs.deals.presses import as_kept, deal_with_cards
from cogs.table.review import at_full_trick
from cogs.ui.access import require_share
from cogs.ui.attachments import PictureAttachment
from cogs.ui.control import button
from cogs.ui.handlers import pressed
from cogs.ui.layout import GOLD, Illustration, card, in_words, rows, shown, small, text, title
from cogs.ui.moves import past_trick_line
from cogs.ui.press import Press, answer_in_place
from cogs.ui.replies import Refused, new_answer
from cogs.ui.screens import TableScreens
from cogs.ui.table_pictures import position_sketch
from engine.deal_record import DealRecord

FILE = "deal.webp"


def clip(code: str, record: DealRecord, say: Words, *, spoiler: bool) -> Illustration:
    """The table after the auction and at each full trick; in words, the tricks."""
    kept = as_kept(record)
    plain, scores = say.plain.playing(record.rules), kept.before.scores

    steps = (at_full_trick(kept, step, None) for step in range(len(kept.deal.tricks) + 1))
    sketches = (position_sketch(kept.house, code, then, scores, plain) for then in steps)
    tricks = (line.replace("**", "") for line in _trick_lines(record, plain))
    picture = ClipPicture(tuple(sketch.picture() for sketch in sketches))
    return Illustration(picture, FILE, in_words(tricks), spoiler)


def _trick_lines(record: DealRecord, say: Words) -> Iterator[str]:
    for number, trick in enumerate(record.deal.tricks, start=1):
        yield past_trick_line(number, trick, say)


def clip_page(
    deal: SharedDeal, record: DealRecord, attachment: PictureAttachment, say: Words
) -> ui.LayoutView:
    """The moving picture for one reader, or its tricks, with the way to show it to others."""
    share = ShareClipControl(deal.code)
    back = DealControl(deal.code)
    return card(
        text(title(say("shared-deal-title", code=deal.code)), *rules_lines(record, say)),
        *(shown(attachment.illustration) or (text(*_trick_lines(record, say)),)),
        *rows(
            [
                button(share, say("shared-deal-button-share")),
                button(back, say("shared-deal-button-back")),
            ]
        ),
        colour=GOLD,
    )


def public_clip(
    deal: SharedDeal, record: DealRecord, attachment: PictureAttachment, say: Words
) -> ui.LayoutView:
    """The moving picture in a channel, veiled: who unveils it has seen the cards played."""
    return card(
        text(title(say("shared-deal-title", code=deal.code)), *rules_lines(record, say)),
        *shown(attachment.illustration),
        text(small(say("clip-spoiler"))),
        *rows([play_button(deal, say)]),
        colour=GOLD,
    )


async def _drawn(
    press: Press, deal: SharedDeal, record: DealRecord, *, spoiler: bool
) -> PictureAttachment:
    """The clip as a file; what is posted is veiled, and in the signs that everybody can read."""
    attachments = TableScreens.of(press.bot).attachments
    say = press.say.public if spoiler else press.say
    told = clip(deal.code, record, say, spoiler=spoiler)
    attachment = await attachments.of_illustration(told, say)
    if attachment.illustration is None and not say.heard:
        raise Refused("clip-busy")
    return attachment


async def _deal_to_film(press: Press, code: str) -> tuple[SharedDeal, DealRecord]:
    """The deal of this id: from now on who presses has seen its cards."""
    # A clip takes as long as a dozen tables: under overload none is drawn, and nobody has seen it.
    if TableScreens.of(press.bot).attachments.leaves_out:
        raise Refused("clip-busy")
    deal, record = await deal_with_cards(press, code)
    if not record.deal.tricks:
        raise Refused("clip-no-cards")
    return deal, record


@pressed(ClipControl)
async def _show(press: Press, asked: ClipControl) -> None:
    """Show the clip to who asks."""
    deal, record = await _deal_to_film(press, asked.code)
    attachment = await _drawn(press, deal, record, spoiler=False)
    say = press.say.playing(record.rules)
    await answer_in_place(press.interaction, clip_page(deal, record, attachment, say), attachment)


@pressed(ShareClipControl)
async def _share(press: Press, asked: ShareClipControl) -> None:
    """Post the clip in the channel, behind a spoiler."""
    if not press.interaction.app_permissions.attach_files:
        raise Refused("clip-no-files")
    deal, record = await _deal_to_film(press, asked.code)
    # Who played it may look at it, though others are challenged with it: they may not show it.
    await press.bot.services.secrecy.require_played(record.dealt)
    require_share(press.interaction, fingerprint(record.dealt))
    attachment = await _drawn(press, deal, record, spoiler=True)
    view = public_clip(deal, record, attachment, press.say.public.playing(record.rules))
    await new_answer(press.interaction, view, attachment.files(None), ephemeral=False)
