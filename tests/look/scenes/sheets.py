"""The numbers of players: their sheets, pairs, duels, and a leaderboard of many."""

from dataclasses import replace

from bot.ratings.rating import PLACEMENT
from bot.storage.preferences import change_guild_preferences
from bot.tables.table_settings import Pictures
from tests.cogs.leaderboard.test_leaderboard import menu, won_by
from tests.cogs.past import keep, many_games
from tests.cogs.stats.analysed import analysed
from tests.look.scene import Scene
from tests.look.visit import NAMES, Visit


async def sheets(visit: Visit) -> None:
    """Every sheet of somebody who has played much, with and without games to tell of."""
    async with visit.evening as evening:
        alice, bertrand, colette, _ = people = evening.people(*NAMES)
        none = await alice.slash("contree stats", partner=bertrand)
        visit.take("stats-pair-none", none)
        await alice.press(none, "stats", label=visit.say("stats-button-versus"))
        visit.take("stats-versus-none", none)
        await keep(evening, many_games(evening, [person.id for person in people]))
        page = await alice.slash("contree stats")
        visit.take("stats-summary", page)
        for sheet in ("contracts", "people"):
            await alice.press(page, "stats", label=visit.say(f"stats-button-{sheet}"))
            visit.take(f"stats-{sheet}", page)
        visit.take("stats-pair", await alice.slash("contree stats", partner=colette))
        visit.take("stats-versus", await alice.slash("contree stats", against=bertrand))
        server = evening.cafe.server.id
        await evening.bot.services.database.write(
            lambda c: change_guild_preferences(
                c, server, lambda now: replace(now, pictures=Pictures.TRICKS)
            )
        )
        page = await alice.slash("contree stats")
        visit.take("stats-profile", page)
        await analysed(evening, [alice.id], 60, days=4, errors=20)
        await alice.press(page, "stats", label=visit.say("stats-button-accuracy"))
        visit.take("stats-accuracy", page)
        await alice.press(page, "stats", label=visit.say("stats-button-luck"))
        visit.take("stats-errors", page)


async def ranking(visit: Visit) -> None:
    """A leaderboard of several pages, seen by somebody far down, by every measure."""
    async with visit.evening as evening:
        crowd = evening.people(*(f"{NAMES[n % 4]} {n}" for n in range(24)))
        await won_by(evening, *crowd, games_each=PLACEMENT)
        reader = crowd[17]
        board = await reader.slash("contree leaderboard")
        visit.take("ranking", board)
        await reader.press(board, "leaderboard-about")
        visit.take("ranking-about", board)
        await reader.press(board, "leaderboard-page")
        for measure in ("contracts", "average"):
            await reader.choose(board, measure, verb="leaderboard", argument=menu(board, "measure"))
            visit.take(f"ranking-{measure}", board)
        await reader.press(board, "leaderboard-page", label=visit.say("leaderboard-button-own"))
        visit.take("ranking-own-page", board)


SHEETS = (Scene(play=sheets), Scene(play=ranking))
