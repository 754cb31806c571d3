"""A table that waits: its clock, a pause, players who leave or are away, an update of the bot."""

from tests.cogs.auctions import bid_and_passes
from tests.cogs.playing import HOST_SEAT, sit_down
from tests.cogs.test_waiting_tables import left_waiting
from tests.look.scene import Scene
from tests.look.visit import NAMES, Visit


async def clock(visit: Visit) -> None:
    """The time that runs, the word to whom it runs for, and a pause."""
    async with visit.evening as evening:
        game = await sit_down(evening, *NAMES)
        await bid_and_passes(game)
        visit.take("clock-board", game.table)
        await game.play()
        await evening.cafe.env.advance_time(31)
        visit.take("clock-call", visit.newest)
        await evening.cafe.env.advance_time(100)
        table = next(
            each
            for each in reversed(evening.cafe.posted())
            if any(part.get("type") == 9 or part.get("type") == 17 for part in each.components)
            and len(each.components) > 1
        )
        visit.take("clock-away", table)


async def pause(visit: Visit) -> None:
    """A pause, as the table and as a hand see it."""
    async with visit.evening as evening:
        game = await sit_down(evening, *NAMES)
        await bid_and_passes(game)
        player = game.turn
        hand = game.hand(player)
        await game.press(player, "pause", on=game.table)
        visit.take("pause-board", game.table)
        visit.take("pause-hand", hand)
        await game.press(player, "resume", on=game.table)
        host, victim, whom, *_ = game.people.values()
        other = game.after(game.turn)
        visit.take("players-host", await host.press(game.table, "players"))
        zora = evening.people("Zora")[0]
        visit.take("players-onlooker", await zora.press(game.table, "players"))
        page = await host.press(game.table, "players")
        visit.take("kick-confirm", await host.press(page, "ask-kick", str(victim.id)))
        page = await victim.press(game.table, "players")
        visit.take("kick-confirm-vote", await victim.press(page, "ask-kick", str(whom.id)))
        asked = await other.press(game.table, "ask-leave")
        visit.take("leave-confirm", asked)
        visit.take("leave-done", await other.press(asked, "leave"))
        visit.take("stop-confirm", await host.slash("contree stop"))
        asked = await host.slash("contree stop")
        await host.press(asked, "stop")
        visit.take("closed-game", visit.newest)


async def update(visit: Visit) -> None:
    """A table that only a later version of the bot can continue, until it is closed."""
    async with visit.evening as evening:
        game = await left_waiting(evening)
        table = game.table
        visit.take("update-board", table)
        visit.take("update-refusal", await game.people[HOST_SEAT].slash("contree hand"))
        manager = visit.manager()
        asked = await manager.slash("contree stop")
        visit.take("update-confirm", asked)
        await manager.press(asked, "stop")
        visit.take("update-closed", table)


WAITING = (
    Scene(play=clock, settings={"turn_seconds": 60}),
    Scene(play=pause),
    Scene(play=update),
)
