"""What a server has chosen about rank roles: read and changed for presses on their page."""

from functools import partial

from bot.client import Interaction
from bot.ratings.ladder import Ladder
from bot.ratings.tiers import Tier
from bot.storage.preferences import guild_preferences
from bot.storage.ratings.rank_roles import RankRoles, choose_ranks, choose_tier_role, rank_roles_of
from cogs.ranks.pages import RankPage, rank_roles_page
from cogs.ranks.permissions import RoleTrouble, may_give_roles, require_giver, role_trouble
from cogs.ranks.roles import ranks_of
from cogs.settings.preferences import require_manager, usual_rules
from cogs.ui.press import answer_in_place
from cogs.ui.replies import Refused, words_for


async def answer_ranks(interaction: Interaction) -> None:
    """Answer with what is chosen, and what stands in its way."""
    require_manager(interaction)
    chosen, ladder = await _chosen(interaction)
    server = interaction.guild
    page = RankPage(
        chosen=chosen,
        ladder=ladder,
        may_give=server is not None and may_give_roles(server),
        troubles={
            tier: trouble
            for tier in chosen.roles
            if (trouble := _trouble(interaction, chosen, tier)) is not None
        },
    )
    await answer_in_place(interaction, rank_roles_page(page, words_for(interaction)))


async def follow_ladder(interaction: Interaction, ladder: Ladder) -> None:
    """Give roles by another ladder."""
    require_manager(interaction)
    chosen, _ = await _chosen(interaction)
    await _choose(interaction, ladder, is_on=chosen.is_on)


async def switch_ranks(interaction: Interaction, *, on: bool) -> None:
    """Give roles, or none and take back those that were given; what was refused is tried again."""
    require_manager(interaction)
    chosen, ladder = await _chosen(interaction)
    if on and (interaction.guild is None or not may_give_roles(interaction.guild)):
        raise Refused(f"ranks-trouble-{RoleTrouble.NO_RIGHT}")
    if on and not chosen.roles:
        raise Refused("refusal-no-rank-role")
    await _choose(interaction, ladder, is_on=on)


async def choose_role(interaction: Interaction, tier: Tier, role: int | None) -> None:
    """Give a tier this role, or none; Refused where the bot or the caller cannot give it."""
    require_manager(interaction)
    guild = interaction.guild_id or 0
    if role is not None:
        require_giver(interaction, role)
        if interaction.guild and (trouble := role_trouble(interaction.guild, role)):
            raise Refused(f"ranks-trouble-{trouble}")
    chosen, ladder = await _chosen(interaction)
    database = interaction.client.services.database
    await database.write(partial(choose_tier_role, guild=guild, tier=tier, role=role))
    await _choose(interaction, ladder, is_on=chosen.is_on)


async def _choose(interaction: Interaction, ladder: Ladder, *, is_on: bool) -> None:
    bot, guild = interaction.client, interaction.guild_id or 0
    choose = partial(choose_ranks, guild=guild, ladder=ladder, is_on=is_on)
    await bot.services.database.write(choose)
    ranks_of(bot).wake(guild)


async def _chosen(interaction: Interaction) -> tuple[RankRoles, Ladder]:
    """What is chosen, and the ladder that is meant; at first that of the game usual there."""
    guild = interaction.guild_id or 0
    database = interaction.client.services.database
    chosen, preferences = await database.read(
        lambda connection: (
            rank_roles_of(connection, guild),
            guild_preferences(connection, guild),
        )
    )
    return chosen, chosen.ladder or Ladder(usual_rules(interaction, preferences).rules.family)


def _trouble(interaction: Interaction, chosen: RankRoles, tier: Tier) -> RoleTrouble | None:
    of_tier = chosen.roles[tier]
    now = interaction.guild and role_trouble(interaction.guild, of_tier.role)
    return now or (RoleTrouble.REFUSED if of_tier.refused else None)
