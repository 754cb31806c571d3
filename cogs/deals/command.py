"""``/belote deal``: a deal by its id or its line, and its cover as an answer."""

from contextlib import suppress
from functools import partial

from discord import app_commands

from bot.analysis.analyst import record_of
from bot.client import Interaction
from bot.i18n.commands import command_text
from bot.storage import shared_deals
from bot.storage.log.replayed_deals import ReplayedDeal
from bot.storage.shared_deals import SharedDeal, read_code
from bot.tables.dealt_cards import fingerprint
from cogs.deals.controls import DEAL_IMPORT
from cogs.deals.pages import cover
from cogs.ui.arguments import LONGEST_TEXT, line_modal
from cogs.ui.command_group import belote
from cogs.ui.press import answer_in_place
from cogs.ui.replies import Refused, refusal, words_for
from engine.deal_record import DealRecord
from engine.notation import UnreadableDeal
from engine.options import OptionRefused
from engine.variants import find_variant

LONGEST_LINE = LONGEST_TEXT
"""The longest line that may be pasted; the longest that these games write has 600."""

MOST_FOUND = 40
"""The most characters of a pasted line that a refusal repeats."""


async def answer_share(interaction: Interaction, replayed: ReplayedDeal) -> None:
    """Give a finished deal its id, and answer with its cover; those who played have seen it."""
    kept, user = replayed.kept, interaction.user.id
    await interaction.client.services.secrecy.require_open(kept.deal.laid_out, user)
    viewers = {user, *replayed.players}
    await _answer_with_id(interaction, record_of(replayed), viewers, imported=kept.given)


async def _answer_with_id(
    interaction: Interaction, record: DealRecord, viewers: set[int], *, imported: bool
) -> None:
    """Give a deal its id, and answer with its cover; the viewers know its cards."""
    now, line = interaction.client.clock.now(), str(record)
    deal = await interaction.client.services.database.write(
        lambda connection: shared_deals.share(connection, line, now, viewers, imported=imported),
        exclusive=False,
        guild=interaction.guild_id or 0,
    )
    await answer_cover(interaction, deal, record)


async def answer_cover(interaction: Interaction, deal: SharedDeal, record: DealRecord) -> None:
    """Answer with the page for somebody who has not seen the cards."""
    user, cards = interaction.user.id, fingerprint(record.dealt)
    played, seen = await interaction.client.services.database.read(
        lambda connection: (
            len(shared_deals.played_again(connection, deal.code)),
            user in shared_deals.viewers_of(connection, cards, (user,)),
        )
    )
    say = words_for(interaction)
    await answer_in_place(interaction, cover(deal, record, played, say, seen=seen))


async def open_deal(interaction: Interaction, written: str) -> None:
    """Answer with the deal of an id or a line; raise Refused with the place of a mistake."""
    say = words_for(interaction)
    if code := read_code(written):
        await answer_cover(interaction, *await known_deal(interaction, code))
        return
    try:
        record = DealRecord.read(written, find_variant).renumbered()
    except UnreadableDeal as error:
        rules = refusal(say, error.refusal) if error.refusal else None
        raise Refused(
            "shared-deal-unreadable",
            part=error.part.value,
            place=error.place,
            # It stands between backticks in the refusal.
            found=error.found.replace("`", "")[:MOST_FOUND],
            why=rules or say(f"deal-fault-{error.fault}"),
        ) from error
    except OptionRefused as error:
        raise Refused("shared-deal-other-rules", why=refusal(say, error) or "") from error
    await interaction.client.services.secrecy.require_played(record.dealt)
    await _answer_with_id(interaction, record, {interaction.user.id}, imported=True)


async def known_deal(interaction: Interaction, code: str) -> tuple[SharedDeal, DealRecord]:
    """Open the deal of an id; raise Refused if it does not exist or its rules are gone."""
    database, now = interaction.client.services.database, interaction.client.clock.now()
    user = interaction.user.id
    deal, is_news = await database.read(
        lambda connection: (
            shared_deals.shared_deal(connection, code),
            shared_deals.is_news(connection, code, user, now),
        )
    )
    if deal is None:
        raise Refused("shared-deal-unknown", code=code)
    if is_news:
        noted = partial(shared_deals.note_opening, code=code, people=(user,), at=now)
        await database.write(noted, exclusive=False, guild=interaction.guild_id or 0)
    with suppress(UnreadableDeal, OptionRefused):
        return deal, DealRecord.read(deal.line, find_variant)
    raise Refused("history-other-rules")


@belote.command(
    name=command_text("command-deal-name"), description=command_text("command-deal-description")
)
@app_commands.rename(deal=command_text("command-deal-deal-name"))
@app_commands.describe(deal=command_text("command-deal-deal-description"))
async def deal(
    interaction: Interaction, deal: app_commands.Range[str, 1, LONGEST_LINE] | None = None
) -> None:
    """Show a deal by its id or its line; ask for one if none is named."""
    if deal is None:
        say = words_for(interaction)
        control = DEAL_IMPORT
        heading, label = say("shared-deal-import-title"), say("shared-deal-import-label")
        await interaction.response.send_modal(line_modal(control, heading, label, LONGEST_LINE))
    else:
        await open_deal(interaction, deal)
