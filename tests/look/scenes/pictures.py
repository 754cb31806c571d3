"""A table that is drawn, and cards that are emojis."""

from bot.pictures.packs import PicturePack
from engine.state import Phase
from tests.cogs.auctions import bid_and_passes
from tests.cogs.playing import HOST_SEAT, Game, at_table, sit_down, take_seats
from tests.cogs.table.test_usual_cards import MadeTables
from tests.look.scene import Scene
from tests.look.visit import NAMES, Visit
from tests.rig.screens import pictures_of
from tests.rig.ways import setup


async def drawn(visit: Visit) -> None:
    """The table and the hands as pictures, to the curve of a game."""
    async with visit.evening as evening:
        manager = visit.manager()
        page = await setup(manager, "tables")
        await manager.choose(page, "cards", verb="settings-pictures")
        visit.take("settings", page)
        evening.bot.services.usual_games._players = MadeTables()
        game = await sit_down(evening, *NAMES, target=500)
        visit.take("drawn-auction-board", game.table)
        await bid_and_passes(game)
        for _ in range(7):
            await game.play()
        visit.take("drawn-play-board", game.table)
        visit.take("drawn-play-hand", game.hand(game.turn))
        await game.play_until(Phase.OVER)
        visit.take("drawn-score", game.table)
        await game.play_until(None)
        await evening.cafe.env.advance_time(1)  # average tables have played the cards by then
        visit.take("drawn-game-end", game.table)
        host = next(iter(game.people.values()))
        page = await host.press(game.table, "sheet")
        visit.take("drawn-sheet", page)
        await host.press(page, "share-sheet")
        visit.take("drawn-sheet-shared", visit.newest)


async def drawn_by_default(visit: Visit) -> None:
    """What a server sees that has chosen nothing: a picture a trick, and one for a big moment."""
    async with visit.evening as evening:
        people = evening.people(*NAMES[:3])
        await take_seats(evening, people, target=5000)
        visit.take("drawn-lobby", visit.newest)
        await people[0].press(visit.newest, "fill")
        seats = evening.table().rules.seating.starting_at(HOST_SEAT)
        people_at = dict(zip(seats, people, strict=False))
        game = Game(evening, people_at, bold=True)
        await game.open_hands()
        visit.take("default-auction-board", game.table)
        await game.play_until(Phase.PLAY)
        await game.play()
        visit.take("default-play-board", game.table)
        visit.take("default-play-hand", game.hand(game.turn))
        await game.play()
        visit.take("default-next-board", game.table)
        for _ in range(9):
            await game.play_until(Phase.OVER)
            if pictures_of(game.table):
                visit.take("default-moment", game.table)
                break
            await game.go_on()


async def signs(visit: Visit) -> None:
    """Cards as emojis, in every pack that has them."""
    async with at_table(visit.evening, *NAMES) as game:
        host = next(iter(game.people.values()))
        visit.take("signs-auction-hand", game.hand(game.turn))
        await bid_and_passes(game)
        for _ in range(6):
            await game.play()
        visit.take("signs-play-board", game.table)
        visit.take("signs-play-hand", game.hand(game.turn))
        visit.take("signs-tricks", await host.press(game.table, "tricks"))
        page = await host.slash("contree me")
        for pack in PicturePack:
            await host.choose(page, pack.value, verb="me-pack")
            visit.take(f"preferences-{pack.value}", page)
        await host.press(page, "me-hints", "screens")
        visit.take("preferences-help", page)


PICTURES = (
    Scene(play=drawn, seed=3),
    Scene(play=drawn_by_default, seed=1, settings={"table_pictures": "tricks"}),
    Scene(play=signs, signs=True),
)
