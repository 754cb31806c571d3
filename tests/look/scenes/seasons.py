"""What a server keeps of a season: its podium, and games that do not count."""

from functools import partial

from bot.ratings.ladders import Tier
from bot.storage.ratings.rank_roles import refuse_role
from bot.tables.table_settings import Pictures
from tests.cogs.admin.test_admin import one_game
from tests.cogs.past import keep, many_games
from tests.cogs.ranking import followed, rated, role_giver, turned_on
from tests.cogs.recap.test_recap import in_last_season
from tests.cogs.seasons.test_seasons import season_over, seasons_of
from tests.cogs.stats.analysed import analysed
from tests.cogs.stats.test_stats import choose_pictures
from tests.look.scene import Scene
from tests.look.visit import LOCALES, NAMES, Visit
from tests.rig.ways import setup


async def podium(visit: Visit) -> None:
    """The first players of a season that is over."""
    async with visit.evening as evening:
        await season_over(evening)
        visit.take("settings-podium-on", await setup(visit.manager(), "ratings"))
        await seasons_of(evening).look()
        visit.take("podium", visit.newest)


async def recaps(visit: Visit) -> None:
    """A season looked back at, by a player and for the server; in words, and too short to tell."""
    async with visit.evening as evening:
        people = evening.people(*NAMES)
        alice, seated = people[0], [person.id for person in people]
        await keep(evening, in_last_season(evening, many_games(evening, seated, 40)))
        await analysed(evening, seated, 40, errors=0)
        page = await alice.slash("contree stats")
        await alice.press(page, "recap")
        visit.take("recap-few", page)
        await alice.press(page, "recap", label=visit.say("recap-button-before"))
        for pictures, how in ((Pictures.NONE, "-words"), (Pictures.TRICKS, "")):
            await choose_pictures(evening, pictures)
            await alice.press(page, "recap", label=visit.say("recap-button-server"))
            visit.take(f"recap-server{how}", page)
            await alice.press(page, "recap", label=visit.say("recap-button-own"))
            visit.take(f"recap{how}", page)
        await alice.press(page, "recap-post")
        visit.take("recap-post", visit.newest)


async def voided(visit: Visit) -> None:
    """A game that is taken out of the numbers, listed, and taken back in."""
    async with visit.evening as evening:
        manager = visit.manager()
        await one_game(evening, *evening.people(*NAMES))
        visit.take("admin-voided-none", await manager.slash("contree-admin restore"))
        reason = "Colette voyait le jeu de *Maximilien* par-dessus son épaule"
        void = await manager.slash("contree-admin void", game="1-1", reason=reason)
        visit.take("admin-voided", void)
        visit.take("admin-voided-list", await manager.slash("contree-admin restore"))
        visit.take("admin-restored", await manager.slash("contree-admin restore", game="1-1"))


async def ranks(visit: Visit) -> None:
    """The roles of tiers: chosen, given, refused; and settings that name a lost channel."""
    async with visit.evening as evening:
        giver = role_giver(evening, LOCALES[visit.say.language])
        page = await setup(giver, "ratings")
        await giver.press(page, "settings-ranks")
        visit.take("ranks-off", page)
        roles = await turned_on(evening)
        (alice,) = evening.people("Alice")
        await rated(evening, {alice: 1700})
        await followed(evening)
        server, master = evening.cafe.server.id, roles[Tier.MASTER].id
        evening.cafe.env.backend.edit_role(server, master, {"position": 50})
        refuse = partial(refuse_role, guild=server, role=roles[Tier.ACE].id)
        await evening.bot.services.database.write(refuse)
        evening.cafe.env.backend.delete_role(server, roles[Tier.KING].id)
        await giver.press(page, "settings")
        await giver.press(page, "settings-ranks")
        visit.take("ranks-on", page)
        evening.cafe.env.backend.edit_role(server, roles[Tier.ACE].id, {"position": 51})
        erasing = await alice.slash("belote privacy")
        await alice.press(erasing, "privacy-ask-erase")
        await alice.press(erasing, "privacy-erase")
        visit.take("privacy-roles-left", erasing)
        channel = evening.cafe.server.create_text_channel("podium")
        await giver.press(page, "settings")
        await giver.choose(page, channel, verb="settings-podium")
        visit.take("settings-podium", page)
        evening.cafe.env.backend.delete_channel(channel.id)
        visit.take("settings-podium-gone", await giver.slash("contree-admin setup"))


SEASONS = (Scene(play=podium), Scene(play=recaps), Scene(play=voided), Scene(play=ranks))
