"""A spectator of a hand, for tests to begin with."""

from tests.cogs.auctions import bid_and_passes
from tests.cogs.evening import Evening
from tests.cogs.playing import Game, sit_down
from tests.cogs.secrets import Watch
from tests.rig.people import Person
from tests.rig.screens import MessageLike

NAMES = ("Alice", "Bob", "Chloe", "David")


def who(person: Person) -> str:
    """A person as a text names them."""
    return f"<@{person.id}>"


async def begun(evening: Evening) -> tuple[Game, Person, Person]:
    """A trick is about to be played; whoever leads it, and Eve, who has no seat."""
    game = await sit_down(evening, *NAMES)
    await bid_and_passes(game)
    (eve,) = evening.people("Eve")
    game.after_each = Watch(evening).look
    return game, game.turn, eve


async def asked(game: Game, player: Person, eve: Person) -> MessageLike:
    """Eve asks to see a hand, by the button of the table; her page."""
    page = await eve.press(game.table, "watch")
    await game.press(eve, "ask-watch", game.seat(player).name.lower(), on=page)
    return page


async def answered(game: Game, player: Person, verb: str = "show-hand") -> None:
    """The player answers on the page that the button on their hand opens."""
    page = await player.press(game.hand(player), "watch")
    await game.press(player, verb, on=page)


async def watched(evening: Evening) -> tuple[Game, Person, Person, MessageLike]:
    """Eve sees the hand of whoever leads."""
    game, player, eve = await begun(evening)
    page = await asked(game, player, eve)
    await answered(game, player)
    return game, player, eve, page
