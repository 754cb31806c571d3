"""The page on which a server chooses its rank roles."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import partial

from discord import ButtonStyle, ui

from bot.client import Interaction
from bot.i18n import Words
from bot.ratings.ladders import LADDERS, LEAST_POINTS, Ladder, Tier
from bot.ratings.rating import ABSENCE, PLACEMENT
from bot.storage.preferences import guild_preferences
from bot.storage.ratings.rank_roles import RankRoles, choose_ranks, choose_tier_role, rank_roles_of
from bot.tables.refusals import TableRefusal, TableRefused
from cogs.leaderboard import ladder_names
from cogs.ranks.controls import (
    SETTINGS_RANKS,
    SETTINGS_RANKS_LADDER,
    SETTINGS_RANKS_TIER,
    NoRankRoleControl,
    RankRoleControl,
    RankSwitchControl,
    Switch,
)
from cogs.ranks.roles import RoleTrouble, may_give_roles, ranks_of, require_giver, role_trouble
from cogs.server_preferences import SettingsControl, SettingsPage, usual_rules
from cogs.ui.arguments import number, one_of
from cogs.ui.control import Control, button, menu, role_menu
from cogs.ui.handlers import pressed
from cogs.ui.layout import card, rows, rule, small, text, title, warning
from cogs.ui.press import Press, answer_in_place
from cogs.ui.replies import Refused, words_for

OF_ALL = RoleTrouble.NO_RIGHT
"""The trouble that concerns every tier, and is shown once."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RankPage:
    """The chosen roles, their ladder, why some cannot be given, and the tier that is chosen for."""

    chosen: RankRoles
    ladder: Ladder
    may_give: bool
    troubles: Mapping[Tier, RoleTrouble]
    tier: Tier = Tier.MASTER

    def role_of(self, tier: Tier) -> int | None:
        """The role of a tier, if it has one that there is."""
        of_tier = self.chosen.roles.get(tier)
        gone = self.troubles.get(tier) is RoleTrouble.GONE
        return None if of_tier is None or gone else of_tier.role


def rank_roles_page(page: RankPage, say: Words) -> ui.LayoutView:
    """The ladder, the tiers with their roles, a role for one of them, and the switch."""
    is_on, ladder, tier = page.chosen.is_on, str(page.ladder), page.tier
    tiers = {each.value: say(f"ranks-tier-{each}") for each in Tier}
    role = page.role_of(tier)
    return card(
        text(
            title(say("ranks-title")),
            small(say("ranks-hint", least=PLACEMENT, days=ABSENCE.days)),
            say("ranks-on", count=page.chosen.holders) if is_on else say("ranks-off"),
        ),
        *warning("" if page.may_give else say(f"ranks-trouble-{OF_ALL}")),
        rule(),
        *rows([menu(SETTINGS_RANKS_LADDER, ladder_names(say), ladder)]),
        text(*(line for each in Tier for line in _tier_lines(page, each, say))),
        *rows([menu(SETTINGS_RANKS_TIER, tiers, tier)]),
        *rows([role_menu(RankRoleControl(tier), role, say("ranks-none"))]),
        *rows(tuple(_buttons(page, say))),
    )


def _tier_lines(page: RankPage, tier: Tier, say: Words) -> Iterator[str]:
    """A tier with its role, from which rating on, and why the role cannot be given."""
    least, role = LEAST_POINTS.get(tier), page.role_of(tier)
    note = say("ranks-least", points=least) if least else say("ranks-others")
    given = say("ranks-none") if role is None else f"<@&{role}>"
    yield say("ranks-tier-line", tier=say(f"ranks-tier-{tier}"), note=note, role=given)
    trouble = page.troubles.get(tier)
    if trouble not in {None, OF_ALL}:
        yield small(f"\N{WARNING SIGN} {say(f'ranks-trouble-{trouble}')}")


def _buttons(page: RankPage, say: Words) -> Iterator[Control]:
    def switch(to: Switch, style: ButtonStyle, *, disabled: bool = False) -> Control:
        return button(
            RankSwitchControl(to), say(f"ranks-button-{to}"), style=style, disabled=disabled
        )

    if page.chosen.is_on:
        yield switch(Switch.OFF, ButtonStyle.danger)
        if page.troubles or not page.may_give:
            yield switch(Switch.AGAIN, ButtonStyle.primary)
    else:
        ready = bool(page.chosen.roles) and page.may_give
        yield switch(Switch.ON, ButtonStyle.success, disabled=not ready)
    if page.tier in page.chosen.roles:
        yield button(NoRankRoleControl(page.tier), say("ranks-button-none"))
    yield button(SettingsControl(SettingsPage.RATINGS), say("settings-button-back"))


async def _answer(interaction: Interaction, tier: Tier = Tier.MASTER) -> None:
    """Answer with what is chosen, and what stands in its way; a role is chosen for this tier."""
    chosen, ladder = await _chosen(interaction)
    server, troubles = interaction.guild, dict[Tier, RoleTrouble]()
    for each, of_tier in chosen.roles.items():
        if server and (trouble := role_trouble(server, of_tier.role)):
            troubles[each] = trouble
        elif of_tier.refused:
            troubles[each] = RoleTrouble.REFUSED
    page = RankPage(
        chosen=chosen,
        ladder=ladder,
        may_give=server is not None and may_give_roles(server),
        troubles=troubles,
        tier=tier,
    )
    await answer_in_place(interaction, rank_roles_page(page, words_for(interaction)))


def _require_giver_of_all(interaction: Interaction, chosen: RankRoles) -> None:
    """Refuse who could not give these roles themselves, whoever chose them."""
    # Else the bot would lend rights.
    for of_tier in chosen.roles.values():
        # A role that is gone is given to nobody: no right is needed for it.
        if interaction.guild and interaction.guild.get_role(of_tier.role):
            require_giver(interaction, of_tier.role)


async def _choose_role(interaction: Interaction, tier: Tier, role: int | None) -> None:
    """Give a tier this role, or none; Refused if the bot or the caller cannot give it."""
    guild = interaction.guild_id or 0
    if role is not None:
        require_giver(interaction, role)
        if interaction.guild and (trouble := role_trouble(interaction.guild, role)):
            raise Refused(f"ranks-trouble-{trouble}")
    chosen, ladder = await _chosen(interaction)
    database = interaction.client.services.database
    await database.write_for(guild, partial(choose_tier_role, guild=guild, tier=tier, role=role))
    await _choose(interaction, ladder, is_on=chosen.is_on)


async def _choose(interaction: Interaction, ladder: Ladder, *, is_on: bool) -> None:
    bot, guild = interaction.client, interaction.guild_id or 0
    choose = partial(choose_ranks, guild=guild, ladder=ladder, is_on=is_on)
    await bot.services.database.write_for(guild, choose)
    ranks_of(bot).wake(guild)


async def _chosen(interaction: Interaction) -> tuple[RankRoles, Ladder]:
    """The chosen roles and their ladder; at first that of the server's usual game."""
    guild = interaction.guild_id or 0
    database = interaction.client.services.database
    chosen, preferences = await database.read(
        lambda connection: (
            rank_roles_of(connection, guild),
            guild_preferences(connection, guild),
        )
    )
    usual = usual_rules(interaction.client, preferences).rules
    return chosen, chosen.ladder or Ladder(usual.family)


@pressed(SETTINGS_RANKS)
async def _look(press: Press) -> None:
    await _answer(press.interaction)


@pressed(SETTINGS_RANKS_LADDER)
async def _ladder(press: Press) -> None:
    """Give roles by another ladder."""
    ladder = Ladder.parse(press.value)
    if ladder not in LADDERS:
        raise TableRefused(TableRefusal.STALE_PRESS)
    chosen, _ = await _chosen(press.interaction)
    if chosen.is_on:
        _require_giver_of_all(press.interaction, chosen)
    await _choose(press.interaction, ladder, is_on=chosen.is_on)
    await _look(press)


@pressed(SETTINGS_RANKS_TIER)
async def _tier(press: Press) -> None:
    await _answer(press.interaction, one_of(Tier, press.value))


@pressed(RankRoleControl)
async def _role(press: Press, asked: RankRoleControl) -> None:
    await _choose_role(press.interaction, asked.tier, number(press.value))
    await _answer(press.interaction, asked.tier)


@pressed(NoRankRoleControl)
async def _no_role(press: Press, asked: NoRankRoleControl) -> None:
    await _choose_role(press.interaction, asked.tier, None)
    await _answer(press.interaction, asked.tier)


@pressed(RankSwitchControl)
async def _switch(press: Press, asked: RankSwitchControl) -> None:
    """Give roles, or none and take back those that were given; what was refused is tried again."""
    interaction, on = press.interaction, asked.to is not Switch.OFF
    chosen, ladder = await _chosen(interaction)
    if on:
        if interaction.guild is None or not may_give_roles(interaction.guild):
            raise Refused(f"ranks-trouble-{RoleTrouble.NO_RIGHT}")
        if not chosen.roles:
            raise Refused("refusal-no-rank-role")
        _require_giver_of_all(interaction, chosen)
    await _choose(interaction, ladder, is_on=on)
    await _look(press)
