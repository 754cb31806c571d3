"""Whether a deal follows from its seed, with all that one needs to check it oneself."""

from collections.abc import Sequence

from discord import ui

from bot.i18n import Words
from bot.storage.log.replayed_deals import ChosenDeal, KeptDeal
from bot.tables.sealed_deals import opened_seed, shown_seal
from bot.tables.table import Stage, Table
from cogs.ui.control import Control, menu
from cogs.ui.ids import ControlId, Verb
from cogs.ui.layout import Item, card, rows, rule, text, title
from engine.fairness import seal
from engine.state import Phase

CHOICES = 25
"""Deals that the menu offers, as many as Discord allows: those around the one that is shown."""


def verify_page(table: int, told: ChosenDeal, say: Words) -> ui.LayoutView:
    """One of the deals of a table that may be told, and what is to be said of now."""
    now, kept = _now(told.table, say), told.kept
    if kept is None:
        return card(text(title(say("verify-title-none")), now, say("verify-none")))
    heading = title(say("verify-title", number=kept.deal.number, game=kept.game))
    return card(
        text(heading, *_checked(kept, say)),
        *_by_oneself(kept, say),
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


def _checked(kept: KeptDeal, say: Words) -> tuple[str, ...]:
    if kept.seed is None:
        return (say("verify-unsealed"),)
    equal = say("verify-equal-first") if kept.started else say("verify-equal")
    return (
        say("verify-seal", seal=seal(kept.seed)),
        say("verify-seed", seed=kept.seed.hex()),
        equal if kept.is_dealt_so else say("verify-different"),
    )


def _by_oneself(kept: KeptDeal, say: Words) -> tuple[Item, ...]:
    sealed = kept.sealed
    if sealed is None:
        return ()
    command = f"```sh\npython -m engine verify '{sealed}'\n```"
    return (rule(), text(say("verify-yourself"), command))


def _others(table: int, told: ChosenDeal, say: Words) -> Sequence[Control]:
    """A menu of the other deals, where there are some."""
    if len(told.places) == 1:
        return ()
    chosen = told.chosen
    first = max(0, min(chosen - CHOICES // 2, len(told.places) - CHOICES))
    choices = {
        str(at): say("verify-choice", game=game, number=number)
        for at, (game, number) in enumerate(told.places[first : first + CHOICES], start=first)
    }
    control = ControlId(Verb.VERIFY, table)
    return (
        menu(
            control,
            choices,
            str(chosen),
            state=str(chosen),
            placeholder=say("verify-choose"),
        ),
    )
