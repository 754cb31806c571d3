"""A training table with its coach, and a shared deal that is replayed."""

from engine.state import Phase
from tests.bot.ai_workers.asking import InThread
from tests.cogs.playing import at_table, offers, sit_down, take_seats
from tests.engine.players.judge.test_judge import PLAYED
from tests.look.scene import Scene
from tests.look.visit import NAMES, Visit

DRAWN = {"table_pictures": "cards"}

CHOICES = 3
"""Cards of which the coach names one, and the chances of the others."""


async def training(visit: Visit) -> None:
    """The switch in the lobby, advice for a call and for a card, and the count at the table."""
    async with visit.evening as evening:
        evening.bot.ai_workers.supervisor = InThread({})
        game = await sit_down(evening, NAMES[0], training=True)
        (alice,) = game.people.values()
        await game.open_hands()
        await game.press(alice, "coach")
        visit.take("coach-call", game.hand(alice))
        while game.phase is Phase.AUCTION:
            await game.press(alice, "pass")
        while len(offers(game.hand(alice), "card")) < CHOICES:
            await game.play()
        await game.press(alice, "coach")
        visit.take("coach-card", game.hand(alice))
        visit.take("coach-board", game.table)


async def training_lobby(visit: Visit) -> None:
    """A training table before its game, and the page of its settings."""
    async with visit.evening as evening:
        people = evening.people(*NAMES[:2])
        await take_seats(evening, people, training=True)
        visit.take("training-lobby", visit.newest)
        visit.take("training-settings", await people[0].press(visit.newest, "setup"))


async def training_together(visit: Visit) -> None:
    """Opponents are asked first, and one of them refuses."""
    async with at_table(visit.evening, *NAMES[:2], training=True) as game:
        player = game.turn
        other = next(each for each in game.people.values() if each is not player)
        await game.press(player, "coach")
        visit.take("coach-asked-board", game.table)
        visit.take("coach-asked-hand", game.hand(other))
        visit.take("coach-sent-hand", game.hand(player))
        await game.press(other, "refuse-coach")
        visit.take("coach-refused-board", game.table)


async def replayed(visit: Visit) -> None:
    """A deal by its id, posted in the channel, shown as a clip and step by step."""
    async with visit.evening.with_people(NAMES[0]) as (alice,):
        page = await alice.slash("belote deal", deal=PLAYED)
        visit.take("deal-cover", page)
        await alice.press(page, "deal-share")
        visit.take("deal-posted", visit.newest)
        clip = await alice.slash("belote deal", deal=PLAYED)
        await alice.press(clip, "deal-clip")
        visit.take("deal-clip", clip)
        for step in ("opening", "first", "second"):
            way = [b for b in offers(page, "deal-look") if b.custom_id.argument[-1] == "n"]
            await alice.press(page, "deal-look", way[-1].custom_id.argument)
            visit.take(f"replay-{step}", page)


TRAINING = (
    Scene(play=training, signs=True, settings=DRAWN),
    Scene(play=training_lobby),
    Scene(play=training_together),
    Scene(play=replayed, signs=True, settings=DRAWN),
)
