"""A finished deal in moving pictures: for who asks, and to show in a channel."""

from collections.abc import Iterator, Mapping

from discord import ui

from bot.i18n import Words
from bot.pictures.clip import ClipPicture
from bot.pictures.table import TablePicture
from bot.storage.shared_deals import SharedDeal
from bot.tables.dealt_cards import fingerprint
from cogs.deals import as_kept, deal_with_cards, play_button, rules_lines
from cogs.table.review import at_full_trick
from cogs.table.screens import screens_of
from cogs.ui.access import require_share
from cogs.ui.attachments import PictureAttachment
from cogs.ui.control import button
from cogs.ui.ids import ControlId, Verb
from cogs.ui.layout import GOLD, Illustration, card, in_words, rows, shown, small, text, title
from cogs.ui.moves import past_trick_line
from cogs.ui.press import Handler, Press, answer_in_place
from cogs.ui.replies import Refused
from cogs.ui.table_pictures import position_illustration
from engine.deal_record import DealRecord

FILE = "deal.webp"


def clip(code: str, record: DealRecord, say: Words, *, spoiler: bool) -> Illustration:
    """The table after the auction and at each full trick; in words, the tricks."""
    kept = as_kept(record)
    plain, scores = say.plain.playing(record.rules), kept.before.scores

    def frames() -> Iterator[TablePicture]:
        for step in range(len(kept.deal.tricks) + 1):
            then = at_full_trick(kept, step, None)
            picture = position_illustration(kept.house, code, then, scores, plain).picture
            assert isinstance(picture, TablePicture)
            yield picture

    numbered = enumerate(kept.deal.tricks, start=1)
    tricks = (past_trick_line(n, trick, plain).replace("**", "") for n, trick in numbered)
    return Illustration(ClipPicture(tuple(frames())), FILE, in_words(tricks), spoiler)


def clip_page(
    deal: SharedDeal, record: DealRecord, attachment: PictureAttachment, say: Words
) -> ui.LayoutView:
    """The moving picture for one reader, with the way to show it to others."""
    share = ControlId(Verb.DEAL_CLIP_SHARE, argument=deal.code)
    back = ControlId(Verb.DEAL, argument=deal.code)
    return card(
        text(title(say("shared-deal-title", code=deal.code)), *rules_lines(record, say)),
        *shown(attachment.illustration),
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
    attachments = screens_of(press.bot).hands.attachments
    if not record.deal.tricks:
        raise Refused("clip-no-cards")
    if attachments.leaves_out:
        raise Refused("clip-busy")
    say = press.say.plain if spoiler else press.say
    attachment = await attachments.of_illustration(clip(deal.code, record, say, spoiler=spoiler))
    if attachment.illustration is None:
        raise Refused("clip-busy")
    return attachment


async def _show(press: Press) -> None:
    """Show the clip to who asks: from now on they have seen the cards."""
    deal, record = await deal_with_cards(press, press.control.argument)
    attachment = await _drawn(press, deal, record, spoiler=False)
    say = press.say.playing(record.rules)
    await answer_in_place(press.interaction, clip_page(deal, record, attachment, say), attachment)


async def _share(press: Press) -> None:
    """Post the clip in the channel, behind a spoiler."""
    deal, record = await deal_with_cards(press, press.control.argument)
    if not press.interaction.app_permissions.attach_files:
        raise Refused("clip-no-files")
    attachment = await _drawn(press, deal, record, spoiler=True)
    require_share(press.interaction, fingerprint(record.dealt))
    view = public_clip(deal, record, attachment, press.say.plain.playing(record.rules))
    await press.interaction.response.send_message(view=view, files=attachment.files(None))


HANDLERS: Mapping[Verb, Handler] = {Verb.DEAL_CLIP: _show, Verb.DEAL_CLIP_SHARE: _share}

COUNTED = frozenset(HANDLERS)
