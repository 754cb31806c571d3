"""A hand that is watched by somebody without a seat."""

from engine.state import Phase
from tests.cogs.auctions import bid_and_passes
from tests.cogs.playing import sit_down, verbs
from tests.cogs.watching import answered
from tests.look.scene import Scene
from tests.look.visit import NAMES, Visit


async def watching(visit: Visit) -> None:
    """It is asked for, refused by one and granted by another, followed, and ended."""
    async with visit.evening as evening:
        game = await sit_down(evening, *NAMES)
        await bid_and_passes(game)
        (zora,) = evening.people("Zora")
        player, other = game.turn, game.after(game.turn)
        page = await zora.press(game.table, "watch")
        visit.take("watch-page", page)
        await zora.press(page, "ask-watch", game.seat(other).name.lower())
        visit.take("watch-waiting", page)
        visit.take("watch-asked-board", game.table)
        visit.take("watch-asked-hand", game.hand(other))
        visit.take("watch-question", await other.press(game.hand(other), "watch"))
        await other.press(other.newest_private(), "keep-hand")
        visit.take("watch-refused", page)
        await zora.press(page, "ask-watch", game.seat(player).name.lower())
        await answered(game, player)
        visit.take("watch-hand-turn", page)
        visit.take("watch-followed-board", game.table)
        visit.take("watch-followed-hand", game.hand(player))
        visit.take("watch-player-page", await other.press(game.table, "watch"))
        await game.play()
        visit.take("watch-hand-waiting", page)
        await game.play_until(Phase.OVER)
        visit.take("watch-deal-over", page)
        await game.go_on()
        (hand,) = (each for each in zora.private() if "stop-watching" in verbs(each))
        visit.take("watch-auction", hand)
        await player.press(game.hand(player), "hide-hand")
        visit.take("watch-over", hand)


async def watched_computers(visit: Visit) -> None:
    """Somebody plays with computers, whose hands are no spectator's."""
    async with visit.evening as evening:
        game = await sit_down(evening, "Alice")
        (alice,) = game.people.values()
        (zora,) = evening.people("Zora")
        page = await zora.press(game.table, "watch")
        visit.take("watch-computers", page)
        await zora.press(page, "ask-watch", "south")
        await alice.press(await alice.press(game.table, "watch"), "show-hand")
        await zora.press(page, "stop-watching")
        visit.take("watch-stopped", page)


WATCHING = (Scene(play=watching), Scene(play=watched_computers))
