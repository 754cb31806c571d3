"""What Discord or the network has broken off is done a little later, if nobody presses anything."""

from collections import Counter
from collections.abc import Callable

import pytest

from bot.tables.table import Stage
from cogs.ui.delivery.surface import MOST_SECONDS
from cogs.upkeep.upkeep import LATELY
from engine.state import Phase
from tests.cogs.evening import Evening
from tests.cogs.faults.scene import Scene, begun
from tests.cogs.faults.table import EDIT
from tests.cogs.playing import offers, sit_down, verbs

ALL_PUBLIC = ("*", "/channels/*/messages*")
ALL_HANDS = ("*", "/webhooks/*")
OUTAGE = 600

Route = tuple[str, str]
Strike = Callable[[Scene, Route], None]


def fails(scene: Scene, route: Route) -> None:
    """Let a route be answered with a 500."""
    scene.refuse(*route, 500, 0, None)


def overruns(scene: Scene, route: Route) -> None:
    """Let a route be answered with a 429 until discord.py gives up."""
    scene.refuse(*route, 429, 0, None)


def breaks(scene: Scene, route: Route) -> None:
    """Let the connection break on a route."""
    scene.break_connection(*route)


def nonces(scene: Scene) -> list[object]:
    """By what Discord knows each public message that was sent, perhaps more than once."""
    sent = [each.json for each in scene.env.http_requests if each.path.endswith("/messages")]
    return [each["nonce"] for each in sent if isinstance(each, dict) and "nonce" in each]


each_way = pytest.mark.parametrize(
    "strike", [fails, overruns, breaks], ids=lambda each: each.__name__
)


@each_way
async def test_a_move_is_drawn_once_discord_recovers(evening: Evening, strike: Strike) -> None:
    async with evening:
        scene = Scene(evening, await sit_down(evening, "Alice"))
        strike(scene, EDIT)
        await scene.game.step()
        assert not scene.is_shown()
        scene.end_refusals()
        await scene.env.advance_time(MOST_SECONDS)
        assert scene.is_shown()


@pytest.mark.slow
async def test_an_undrawn_end_of_a_game_is_drawn_after_a_restart(
    evening: Evening,
) -> None:
    async with evening:
        scene = Scene(evening, await sit_down(evening, "Alice", target=100))
        fails(scene, EDIT)
        await scene.game.play_until(None)
        assert evening.table().stage is Stage.FINISHED
        assert not offers(evening.cafe.newest(), "rematch")
        scene.end_refusals()
        await evening.restart()
        assert offers(evening.cafe.newest(), "rematch")


async def closed_unseen(scene: Scene) -> None:
    """Let the host stop the game, and Discord not take what the table shows then."""
    alice = next(iter(scene.game.people.values()))
    fails(scene, EDIT)
    await alice.press(await alice.slash("contree stop"), "stop")
    assert verbs(scene.game.table)
    scene.end_refusals()


async def test_a_table_closed_just_before_a_crash_is_shown_closed_after_the_restart(
    evening: Evening,
) -> None:
    async with evening:
        scene = Scene(evening, await sit_down(evening, "Alice"))
        await closed_unseen(scene)
        await evening.restart()
        assert not verbs(scene.game.table)


async def test_a_deleted_message_of_a_closed_table_is_not_reposted(evening: Evening) -> None:
    async with evening:
        scene = Scene(evening, await sit_down(evening, "Alice"))
        await closed_unseen(scene)
        table, before = scene.game.table, len(nonces(scene))
        scene.env.backend.delete_message(table.channel_id, table.id)
        await evening.restart()
        assert len(nonces(scene)) == before


async def test_a_table_closed_long_before_the_start_is_not_redrawn(evening: Evening) -> None:
    async with evening:
        scene = Scene(evening, await sit_down(evening, "Alice"))
        alice = next(iter(scene.game.people.values()))
        await alice.press(await alice.slash("contree stop"), "stop")
        await scene.env.advance_time(LATELY.total_seconds() + 1)
        asked = len(scene.env.http_requests)
        await evening.restart()
        sent = scene.env.http_requests[asked:]
        assert not [each for each in sent if each.method == "PATCH"]


@pytest.mark.slow
@each_way
@pytest.mark.parametrize("routes", [(ALL_PUBLIC,), (ALL_PUBLIC, ALL_HANDS)], ids=["table", "all"])
async def test_the_next_deal_is_posted_once_discord_recovers(
    evening: Evening, strike: Strike, routes: tuple[Route, ...]
) -> None:
    async with evening:
        scene = await begun(evening)
        game = scene.game
        await game.play_until(Phase.OVER)
        score, before = game.table.id, len(nonces(scene))
        asked = len(scene.env.http_requests)
        for route in routes:
            strike(scene, route)
        await game.go_on()
        assert game.phase is Phase.AUCTION
        assert game.table.id == score
        await scene.env.advance_time(OUTAGE)
        scene.end_refusals()
        await scene.env.advance_time(MOST_SECONDS)
        assert game.table.id != score
        # Each try looks for what Discord may have already, before it posts once more.
        sent = scene.env.http_requests[asked:]
        tries = Counter(each.method for each in sent if each.path.endswith("/messages"))
        assert 1 < max(tries.values()) < OUTAGE / MOST_SECONDS + 10
        assert len(set(nonces(scene)[before:])) == 1, "Discord would show the table twice"
        assert scene.is_shown()
        assert offers(game.hand(game.turn), "pass")


@each_way
async def test_a_hand_is_drawn_once_discord_recovers(evening: Evening, strike: Strike) -> None:
    async with evening:
        scene = await begun(evening)
        strike(scene, ALL_HANDS)
        await scene.play()
        assert not offers(scene.game.hand(scene.game.turn), "card")
        scene.end_refusals()
        await scene.env.advance_time(MOST_SECONDS)
        assert offers(scene.game.hand(scene.game.turn), "card")
