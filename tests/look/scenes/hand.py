"""A hand through a deal and a game, in words and with its picture, as its owner has it open."""

from engine.state import Phase
from tests.cogs.hand.test_choosing_melds import until_choice
from tests.cogs.playing import Game, sit_down
from tests.look.scene import Scene
from tests.look.visit import NAMES, Visit
from tests.rig.ways import setup


async def _deal(visit: Visit, game: Game, kind: str) -> None:
    """The hand in the auction, while others play, in one's turn, and after a full trick."""

    def take(name: str, *, waits: bool = False) -> None:
        person = game.after(game.turn) if waits else game.turn
        visit.take(f"hand-{kind}-{name}", game.hand(person))

    await game.press(game.turn, "pass")
    await game.press(game.turn, "bid", "80H")
    take("auction")
    take("auction-waiting", waits=True)
    await game.press(game.turn, "pass")
    await game.press(game.turn, "pass")
    await game.press(game.turn, "pass")
    for _ in range(6):
        await game.play()
    take("waiting", waits=True)
    take("turn")
    for _ in range(2):
        await game.play()
    take("trick-won")
    await game.play_until(Phase.OVER)
    (person, *_) = game.people.values()
    visit.take(f"hand-{kind}-deal-over", game.hand(person))
    await game.play_until(None)
    visit.take(f"hand-{kind}-game-over", game.hand(person))


async def hand_in_words(visit: Visit) -> None:
    """Without pictures."""
    async with visit.evening as evening:
        await _deal(visit, await sit_down(evening, *NAMES, target=200), "words")


async def hand_in_a_picture(visit: Visit) -> None:
    """With pictures."""
    async with visit.evening as evening:
        manager = visit.manager()
        page = await setup(manager, "tables")
        await manager.choose(page, "tricks", verb="settings-pictures")
        await _deal(visit, await sit_down(evening, *NAMES, target=200), "picture")


async def hand_of_piles(visit: Visit) -> None:
    """Cards laid out in piles, with pictures."""
    async with visit.evening as evening:
        manager = visit.manager()
        page = await setup(manager, "tables")
        await manager.choose(page, "tricks", verb="settings-pictures")
        game = await sit_down(evening, *NAMES[:2], game="decouverte")
        while game.phase is Phase.AUCTION:
            await game.speak()
        visit.take("hand-piles-lead", game.hand(game.turn))
        await game.play()
        visit.take("hand-piles-turn", game.hand(game.turn))
        visit.take("hand-piles-waiting", game.hand(game.after(game.turn)))


async def choice_of_melds(visit: Visit) -> None:
    """A king that belongs to four kings and to a run, before the first card."""
    async with visit.evening as evening:
        (alice,) = evening.people("Alice")
        game = await until_choice(evening, alice)
        visit.take("hand-choose-melds", game.hand(alice))
        await alice.press(game.hand(alice), "announce")
        visit.take("hand-choose-melds-other", game.hand(alice))


HAND = tuple(
    Scene(play=play) for play in (hand_in_words, hand_in_a_picture, hand_of_piles, choice_of_melds)
)
