"""The page of rank roles: who may choose which roles, and what is told when one cannot be given."""

from functools import partial

import discord
import pytest
import simcord

from bot.i18n import words
from bot.ratings.ladders import Tier
from bot.storage.ratings.rank_roles import RankRoles, rank_roles_of, refuse_role
from cogs.ranks.roles import RoleTrouble
from cogs.ui.ids import ControlId
from tests.cogs.evening import Evening
from tests.cogs.playing import verbs
from tests.cogs.ranking import passed, rated, role_giver, roles_in, roles_of, turned_on
from tests.cogs.refused import refused
from tests.cogs.settings.test_settings import MANAGES, chosen, manager
from tests.rig.languages import DRAWN
from tests.rig.screens import Select, selects_of, text_of
from tests.rig.ways import setup

SAY = words("fr")
ROLE = "settings-ranks-role"


async def kept(evening: Evening) -> RankRoles:
    server = evening.cafe.server.id
    return await evening.bot.services.database.read(partial(rank_roles_of, guild=server))


@pytest.mark.parametrize(("locale", "language"), [("fr", "fr"), ("en-GB", "en")])
async def test_roles_can_be_chosen_enabled_and_disabled(
    evening: Evening, locale: str, language: str
) -> None:
    async with evening:
        say, zoe = words(language), role_giver(evening, locale)
        (alice,) = evening.people("Alice")
        roles = roles_in(evening)
        await rated(evening, {alice: 1900})
        page = await setup(zoe, "ratings")
        await zoe.press(page, "settings-ranks")
        told = text_of(page)
        assert say("ranks-off") in told
        assert all(say(f"ranks-tier-{tier}") in told for tier in Tier)
        await zoe.choose(page, "ace", verb="settings-ranks-tier")
        (offered,) = [each for each in selects_of(page) if each.custom_id.verb == ROLE]
        assert offered.custom_id.argument == "ace"
        await zoe.choose(page, "master", verb="settings-ranks-tier")
        assert "settings-ranks-switch" not in verbs(page)
        await zoe.choose(page, roles[Tier.MASTER], verb=ROLE, argument="master")
        assert role_menu(page).chosen == (str(roles[Tier.MASTER].id),)
        await passed(evening)
        assert roles_of(evening, alice) == []
        await zoe.press(page, "settings-ranks-switch", "on")
        await passed(evening)
        assert roles_of(evening, alice) == ["Master"]
        await zoe.press(page, "settings")
        await zoe.press(page, "settings-ranks")
        assert say("ranks-on", count=1) in text_of(page)
        await zoe.choose(page, "contree+computers", verb="settings-ranks-ladder")
        await passed(evening)
        assert roles_of(evening, alice) == []
        await zoe.choose(page, "contree", verb="settings-ranks-ladder")
        await zoe.press(page, "settings-ranks-switch", "off")
        await passed(evening)
        assert roles_of(evening, alice) == []
        await zoe.press(page, "settings-ranks-none", "master")
        assert (await kept(evening)).roles == {}


def role_menu(page: simcord.InteractionResult) -> Select:
    """The menu of the best tier."""
    (menu,) = [
        each
        for each in selects_of(page)
        if each.custom_id.verb == ROLE and each.custom_id.argument == "master"
    ]
    return menu


async def test_managers_can_map_only_roles_they_could_give_themselves(
    evening: Evening,
) -> None:
    async with evening:
        high = evening.cafe.server.create_role("High", position=3)
        low = evening.cafe.server.create_role("Low")
        for person, role in ((manager(evening), low), (role_giver(evening), high)):
            page = await setup(person, "ratings")
            await person.press(page, "settings-ranks")
            choosing = person.choose(page, role, verb=ROLE, argument="master")
            await refused(evening, choosing, "not-role-giver")
        assert (await kept(evening)).roles == {}


@pytest.mark.parametrize(
    ("trouble", "permissions", "position"),
    [
        (RoleTrouble.POWERFUL, discord.Permissions(ban_members=True), 1),
        (RoleTrouble.TOO_HIGH, discord.Permissions(), 50),
    ],
)
async def test_a_role_the_bot_cannot_give_is_not_offered(
    evening: Evening, trouble: RoleTrouble, permissions: discord.Permissions, position: int
) -> None:
    async with evening:
        role = evening.cafe.server.create_role("X", permissions=permissions, position=position)
        zoe = evening.cafe.person("Zoe", permissions=discord.Permissions(administrator=True))
        own = evening.cafe.server.create_role("Top", position=60)
        evening.cafe.env.backend.add_member_role(evening.cafe.server.id, zoe.id, own.id)
        page = await setup(zoe, "ratings")
        await zoe.press(page, "settings-ranks")
        told = await refused(evening, zoe.choose(page, role, verb=ROLE, argument="master"))
        assert SAY(f"ranks-trouble-{trouble}") in told
        assert (await kept(evening)).roles == {}


async def test_refusals_are_shown_and_can_be_retried(evening: Evening) -> None:
    async with evening:
        zoe, roles = role_giver(evening, "fr"), await turned_on(evening)
        server, database = evening.cafe.server.id, evening.bot.services.database
        role = roles[Tier.ACE].id
        await database.write(partial(refuse_role, guild=server, role=role))
        page = await setup(zoe, "ratings")
        await zoe.press(page, "settings-ranks")
        assert SAY("ranks-trouble-refused") in text_of(page)
        await zoe.press(page, "settings-ranks-switch", "again")
        assert SAY("ranks-trouble-refused") not in text_of(page)


@pytest.mark.parametrize("language", DRAWN)
async def test_a_missing_permission_is_explained(evening: Evening, language: str) -> None:
    async with evening:
        await turned_on(evening)
        backend, server = evening.cafe.env.backend, evening.cafe.server.id
        own = backend.get_guild(server).members[backend.bot_user.id].role_ids[0]
        backend.edit_role(server, own, {"permissions": discord.Permissions.text().value})
        zoe = manager(evening, {"en": "en-GB"}.get(language, language))
        page = await setup(zoe, "ratings")
        await zoe.press(page, "settings-ranks")
        say = words(language)
        assert text_of(page).count(say("ranks-trouble-no-right")) == 1
        assert say("ranks-trouble-too-high") not in text_of(page)
        again = evening.cafe.leftover(str(ControlId("settings-ranks-switch", argument="on")))
        assert say("ranks-trouble-no-right") in await refused(evening, zoe.press(again))


async def test_no_choice_is_refused(evening: Evening) -> None:
    async with evening:
        zoe = evening.cafe.person("Zoe", permissions=MANAGES)
        forged = evening.cafe.leftover(str(ControlId("settings-ranks-ladder")))
        await refused(evening, zoe.press(forged))
        assert await kept(evening) == RankRoles()


async def test_a_deleted_role_is_reported(evening: Evening) -> None:
    async with evening:
        roles, zoe = await turned_on(evening), manager(evening)
        evening.cafe.env.backend.delete_role(evening.cafe.server.id, roles[Tier.MASTER].id)
        page = await setup(zoe, "ratings")
        await zoe.press(page, "settings-ranks")
        assert text_of(page).count(SAY("ranks-trouble-gone")) == 1
        assert role_menu(page).chosen == ()
        assert chosen(page, "settings-ranks-ladder") == ("contree",)


async def test_whoever_could_not_give_the_roles_cannot_have_the_bot_give_them(
    evening: Evening,
) -> None:
    async with evening:
        await turned_on(evening)
        zoe = manager(evening)
        page = await setup(zoe, "ratings")
        await zoe.press(page, "settings-ranks")
        told = await refused(evening, zoe.choose(page, "belote", verb="settings-ranks-ladder"))
        assert SAY("refusal-not-role-giver") in told
        await zoe.press(page, "settings-ranks-switch", "off")
        assert not (await kept(evening)).is_on
        told = await refused(evening, zoe.press(page, "settings-ranks-switch", "on"))
        assert SAY("refusal-not-role-giver") in told
        assert not (await kept(evening)).is_on
