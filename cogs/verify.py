"""Checking that the cards of a deal were sealed before it began."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from discord import ui

from bot.client import Interaction
from bot.i18n import Words
from bot.storage.errors import LaterLog, OtherRules
from bot.storage.log.replayed_deals import ChosenDeal, last_in_channel
from bot.tables.deals import opened_seed, shown_seal
from bot.tables.refusals import TableRefusal, TableRefused
from bot.tables.table import Stage, Table
from cogs.ui.control import MOST_CHOICES, Control, button, menu
from cogs.ui.controls import control
from cogs.ui.handlers import pressed
from cogs.ui.ids import ControlName, Presser
from cogs.ui.layout import LayoutItem, card, rows, rule, text, title
from cogs.ui.press import Press, answer_on_message
from cogs.ui.replies import Refused
from cogs.ui.table_buttons import OfPastDeal
from engine.fairness import seal
from engine.state import Phase

VERIFY = ControlName("verify", Presser.ANYBODY)
VERIFY_HERE = ControlName("verify-here", Presser.ANYBODY)


@control("verify-deal", Presser.OWNER)
class VerifyDealControl(OfPastDeal):
    """Verifies a past deal, for those who played it."""


def verify_page(table: int, told: ChosenDeal, say: Words) -> ui.LayoutView:
    """The page of a finished deal of a table, with its proof."""
    now, kept = _now(told.table, say), told.kept
    if kept is None:
        return card(text(title(say("verify-title-none")), now, say("verify-none")))
    heading = title(say("verify-title", number=kept.deal.number, game=kept.game))
    if kept.seed is None:
        checked = [say("verify-given" if kept.given else "verify-unsealed")]
    else:
        by_seed = kept.started is not None and not kept.drawn
        equal = say("verify-equal-first" if by_seed else "verify-equal")
        checked = [
            say("verify-seal", seal=seal(kept.seed)),
            say("verify-seed", seed=kept.seed.hex()),
            equal if kept.is_dealt_so else say("verify-different"),
        ]
    by_oneself = list[LayoutItem]()
    if (sealed := kept.sealed) is not None:
        command = f"```sh\npython -m engine verify '{sealed}'\n```"
        by_oneself = [rule(), text(say("verify-yourself"), command)]
    return card(
        text(heading, *checked),
        *by_oneself,
        *((rule(), text(now)) if now else ()),
        *rows(_others(table, told, say)),
    )


def _now(table: Table | None, say: Words) -> str:
    """The seal of a deal that runs, or why the seed of the last one is not shown yet."""
    if table is None:
        return ""
    shown = shown_seal(table)
    deal = table.game.deal if table.game else None
    if shown is None or deal is None or table.stage is not Stage.PLAYING:
        return ""
    if deal.phase is not Phase.OVER:
        return say("verify-running", number=deal.number, seal=shown)
    return "" if opened_seed(table) else say("verify-withheld", number=deal.number)


def _others(table: int, told: ChosenDeal, say: Words) -> Sequence[Control]:
    """A menu of the other deals, if there are some."""
    if len(told.places) == 1:
        return ()
    chosen = told.chosen
    # Those around the one that is shown.
    first = max(0, min(chosen - MOST_CHOICES // 2, len(told.places) - MOST_CHOICES))
    choices = {
        str(at): say("verify-choice", game=game, number=number)
        for at, (game, number) in enumerate(told.places[first : first + MOST_CHOICES], start=first)
    }
    return (menu(VERIFY.at(table), choices, str(chosen), placeholder=say("verify-choose")),)


@pressed(VERIFY_HERE)
async def _verify_here(press: Press) -> None:
    """Show the last deal of this channel's table that may be shown; Refused if there is none."""
    number = await _table(press.interaction)
    if number is None:
        raise Refused("verify-no-table")
    told = await _chosen_deal(press.interaction, number)
    await answer_on_message(press.interaction, verify_page(number, told, press.say), anew=True)


@pressed(VerifyDealControl)
async def _verify_deal(press: Press, asked: VerifyDealControl) -> None:
    """Show a past deal, of any table, to somebody who played it. STALE_PRESS for others."""
    with _unreadable_refused():
        deals = await press.bot.services.deals.of_game(press.control.table, asked.game)
    for each in deals:
        if each.kept.deal.number == asked.deal and press.user in each.players:
            told = ChosenDeal(None, ((asked.game, asked.deal),), 0, each.kept)
            await _note_seen(press.interaction, told)
            view = verify_page(press.control.table, told, press.say)
            await answer_on_message(press.interaction, view, anew=True)
            return
    raise TableRefused(TableRefusal.STALE_PRESS)


@pressed(VERIFY)
async def choose_deal(press: Press) -> None:
    """Show another deal of the table; STALE_PRESS for a menu of an older table."""
    number = await _table(press.interaction)
    if number != press.control.table or not press.value.isdecimal():
        raise TableRefused(TableRefusal.STALE_PRESS)
    told = await _chosen_deal(press.interaction, number, int(press.value))
    await press.answer(verify_page(number, told, press.say))


def verify_here_button(say: Words) -> Control:
    """The button that verifies the deals of this channel's table."""
    return button(VERIFY_HERE, say("verify-button-here"))


def verify_deal_button(table: int, game: int, deal: int, say: Words) -> Control:
    """The button that verifies a past deal."""
    return button(VerifyDealControl(game, deal).at(table), say("verify-button"))


async def _table(interaction: Interaction) -> int | None:
    """The last table here, open or closed: who asks can read this channel."""
    guild, channel = interaction.guild_id or 0, interaction.channel_id or 0
    return await interaction.client.services.database.read(
        lambda connection: last_in_channel(connection, guild, channel)
    )


async def _chosen_deal(
    interaction: Interaction, table: int, chosen: int | None = None
) -> ChosenDeal:
    with _unreadable_refused():
        told = await interaction.client.services.deals.choose(table, chosen)
    if told is None:
        raise TableRefused(TableRefusal.STALE_PRESS)
    await _note_seen(interaction, told)
    return told


async def _note_seen(interaction: Interaction, told: ChosenDeal) -> None:
    # The seed that is shown gives all hands.
    if told.kept is not None:
        secrecy, guild = interaction.client.services.secrecy, interaction.guild_id
        await secrecy.show(told.kept.deal.laid_out, interaction.user.id, guild)


@contextmanager
def _unreadable_refused() -> Iterator[None]:
    """Refused in place of the errors of a log that cannot be replayed here."""
    try:
        yield
    except LaterLog as error:
        raise Refused("history-later-version") from error
    except OtherRules as error:
        raise Refused("verify-other-rules") from error
