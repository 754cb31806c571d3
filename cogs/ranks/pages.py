"""The roles that show a player's tier, chosen by those who manage a server."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum

from discord import ButtonStyle, ui

from bot.i18n import Words
from bot.ratings.ladder import Ladder
from bot.ratings.rating import ABSENCE, PLACEMENT
from bot.ratings.tiers import LEAST_POINTS, Tier
from bot.storage.ratings.rank_roles import RankRoles
from cogs.leaderboard.pages import ladder_names
from cogs.ranks.permissions import RoleTrouble
from cogs.ui.control import Control, button, menu, role_menu
from cogs.ui.ids import ControlId, Verb
from cogs.ui.layout import Item, card, rows, rule, small, text, title, warning


class Switch(StrEnum):
    """What a button asks for: to give roles, to give none, to try again what was refused."""

    ON = "on"
    OFF = "off"
    AGAIN = "again"


OF_ALL = RoleTrouble.NO_RIGHT
"""The trouble that concerns every tier, and is told once."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RankPage:
    """What is chosen, the ladder that is meant, and why some of the roles cannot be given."""

    chosen: RankRoles
    ladder: Ladder
    may_give: bool
    troubles: Mapping[Tier, RoleTrouble]


def rank_roles_page(page: RankPage, say: Words) -> ui.LayoutView:
    """The ladder, a role for each tier, and the switch."""
    return card(
        text(
            title(say("ranks-title")),
            say("ranks-hint", least=PLACEMENT, days=ABSENCE.days),
            _state(page, say),
        ),
        *warning("" if page.may_give else say(f"ranks-trouble-{OF_ALL}")),
        rule(),
        text(f"**{say('ranks-ladder')}**"),
        *rows([_ladders_menu(page.ladder, say)]),
        *(item for tier in Tier for item in _tier(page, tier, say)),
        *rows(tuple(_buttons(page, say))),
    )


def _state(page: RankPage, say: Words) -> str:
    if page.chosen.is_on:
        return say("ranks-on", count=page.chosen.holders)
    return say("ranks-off")


def _tier(page: RankPage, tier: Tier, say: Words) -> Iterator[Item]:
    least = LEAST_POINTS.get(tier)
    note = say("ranks-least", points=least) if least else say("ranks-others")
    yield text(f"**{say(f'ranks-tier-{tier}')}**", small(note))
    trouble = page.troubles.get(tier)
    if trouble not in {None, OF_ALL}:
        yield from warning(say(f"ranks-trouble-{trouble}"))
    of_tier = page.chosen.roles.get(tier)
    there = of_tier is not None and trouble is not RoleTrouble.GONE
    chosen = of_tier.role if of_tier and there else None
    control = ControlId(Verb.SETTINGS_RANKS_ROLE, argument=tier.value)
    yield from rows([role_menu(control, chosen, say("ranks-none"))])


def _ladders_menu(chosen: Ladder, say: Words) -> Control:
    control = ControlId(Verb.SETTINGS_RANKS_LADDER)
    return menu(control, ladder_names(say), str(chosen), state=str(chosen))


def _buttons(page: RankPage, say: Words) -> Iterator[Control]:
    def switch(to: Switch, style: ButtonStyle, *, disabled: bool = False) -> Control:
        control = ControlId(Verb.SETTINGS_RANKS_SWITCH, argument=to.value)
        return button(control, say(f"ranks-button-{to}"), style=style, disabled=disabled)

    if page.chosen.is_on:
        yield switch(Switch.OFF, ButtonStyle.danger)
        if page.troubles or not page.may_give:
            yield switch(Switch.AGAIN, ButtonStyle.primary)
    else:
        ready = bool(page.chosen.roles) and page.may_give
        yield switch(Switch.ON, ButtonStyle.success, disabled=not ready)
    yield button(ControlId(Verb.SETTINGS), say("settings-button-back"))
