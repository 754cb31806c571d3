"""What a server keeps of a season: its podium, and games that do not count."""

from tests.cogs.contree.test_admin import one_game
from tests.cogs.test_seasons import season_over, seasons_of
from tests.look.scene import Scene
from tests.look.visit import NAMES, Visit


async def podium(visit: Visit) -> None:
    """The first players of a season that is over."""
    async with visit.evening as evening:
        manager = visit.manager()
        channel = evening.cafe.channel
        on = await manager.actor.slash(channel, "contree admin podium", channel=channel)
        visit.take("admin-podium-on", on)
        visit.take("admin-podium-off", await manager.slash("contree admin podium"))
        await season_over(evening)
        await seasons_of(evening).post_due()
        visit.take("podium", visit.newest)


async def voided(visit: Visit) -> None:
    """A game that is taken out of the numbers, listed, and taken back in."""
    async with visit.evening as evening:
        manager = visit.manager()
        await one_game(evening, manager, *evening.people(*NAMES[:3]))
        visit.take("admin-voided-none", await manager.slash("contree admin voided"))
        reason = "Colette voyait le jeu de *Maximilien* par-dessus son épaule"
        void = await manager.slash("contree admin void", game="1-1", reason=reason)
        visit.take("admin-voided", void)
        visit.take("admin-voided-list", await manager.slash("contree admin voided"))
        visit.take("admin-restored", await manager.slash("contree admin restore", game="1-1"))


SEASONS = (Scene(play=podium), Scene(play=voided))
