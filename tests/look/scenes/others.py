"""What the sister games show that the Contrée does not have."""

from dataclasses import replace

import pytest

from engine.ruleset import Announcing, Enforcement, RuleSet
from engine.state import Phase
from tests.cogs.house import play_by
from tests.cogs.playing import Game, at_table, offers, sit_down
from tests.look.scene import Scene
from tests.look.visit import NAMES, Visit


async def auctions(visit: Visit) -> None:
    """Games that are bid for otherwise, and their play and score."""
    async with visit.evening as evening:
        for key in ("belote", "coinche", "baloot", "tarabish"):
            channel = evening.cafe.server.create_text_channel(key)
            game = await sit_down(evening, *NAMES, channel=channel, game=key)
            visit.take(f"{key}-auction-board", game.table)
            visit.take(f"{key}-auction-hand", game.hand(game.turn))
            await game.play_until(Phase.PLAY)
            for _ in range(6):
                await game.play()
            visit.take(f"{key}-play-board", game.table)
            visit.take(f"{key}-play-hand", game.hand(game.turn))
            await game.play_until(Phase.OVER)
            visit.take(f"{key}-score", game.table)


async def tableau(visit: Visit) -> None:
    """Cards that lie open before two players."""
    async with at_table(visit.evening, *NAMES[:2], game="decouverte") as game:
        visit.take("tableau-auction-hand", game.hand(game.turn))
        await game.play_until(Phase.PLAY)
        for _ in range(5):
            await game.play()
        visit.take("tableau-board", game.table)
        visit.take("tableau-hand", game.hand(game.turn))


async def by_hand(visit: Visit) -> None:
    """Announcements that are left to the player."""
    with pytest.MonkeyPatch.context() as patch:
        play_by(patch, _announced_by_hand)
        async with at_table(visit.evening, *NAMES, game="belote") as game:
            await _until_offered(game, "announce")
            player = game.turn
            visit.take("meld-hand-silent", game.hand(player))
            await game.press(player, "announce")
            visit.take("meld-hand-aloud", game.hand(player))


async def challenge(visit: Visit) -> None:
    """The claim that the others have played against the rules."""
    with pytest.MonkeyPatch.context() as patch:
        play_by(patch, _claimed)
        async with at_table(visit.evening, *NAMES, game="tarabish") as game:
            await _until_offered(game, "ask-renege-claim")
            player = game.turn
            visit.take("challenge-hand", game.hand(player))
            await game.press(player, "ask-renege-claim")
            visit.take("challenge-asked", game.hand(player))


async def _until_offered(game: Game, verb: str) -> None:
    while not (game.phase is Phase.PLAY and offers(game.hand(game.turn), verb)):
        if game.phase is Phase.PLAY:
            card = offers(game.hand(game.turn), "card")[0]
            await game.press(game.turn, "card", card.custom_id.argument)
        else:
            await game.step()


def _claimed(rules: RuleSet) -> RuleSet:
    return replace(rules, enforcement=Enforcement.CLAIMED)


def _announced_by_hand(rules: RuleSet) -> RuleSet:
    return replace(rules, announcing=Announcing.BY_HAND)


OTHERS = (Scene(play=auctions), Scene(play=tableau), Scene(play=by_hand), Scene(play=challenge))
