"""The ends: of a deal with its score explained, and of a game."""

from engine.state import Phase
from tests.cogs.playing import at_table
from tests.look.scene import Scene
from tests.look.visit import NAMES, Visit
from tests.rig.ways import verify


async def a_game(visit: Visit) -> None:
    """Some deals to the end of a game, and what is known of its players after it."""
    async with at_table(visit.evening, *NAMES, target=500) as game:
        host = next(iter(game.people.values()))
        visit.take("sheet-empty", await host.press(game.table, "hand"))
        await game.play_until(Phase.OVER)
        visit.take("deal-score", game.table)
        visit.take("deal-hand-over", game.hand(host))
        visit.take("sheet", await host.press(game.table, "sheet"))
        visit.take("deal-details", await host.press(game.table, "details"))
        page = await host.press(game.table, "review")
        visit.take("deal-review", page)
        await host.press(page, "review", "1-1-1-n")
        visit.take("deal-review-trick", page)
        visit.take("verify", await verify(host))
        await game.go_on()
        visit.take("verify-running", await verify(host))
        await game.play_until(None)
        visit.take("game-end", game.table)
        visit.take("game-hand-over", game.hand(host))
        visit.take("game-sheet", await host.press(game.table, "sheet"))
        visit.take("leaderboard", await host.slash("contree leaderboard"))
        visit.take("statistics", await host.slash("contree stats"))
        await host.press(game.table, "rematch")
        visit.take("game-rematch", visit.newest)


ENDING = (Scene(play=a_game, seed=3),)
