"""The auction: at the table, and in each hand."""

from tests.cogs.auctions import all_pass
from tests.cogs.playing import at_table
from tests.look.scene import Scene
from tests.look.visit import NAMES, Visit


async def bids(visit: Visit) -> None:
    """Bids that outbid one another, to a contre and a surcontre."""
    async with at_table(visit.evening, *NAMES) as game:
        visit.take("auction-board-first", game.table)
        first = game.turn
        visit.take("auction-hand-first", game.hand(first))
        await game.press(first, "choose", "110")
        visit.take("auction-hand-chosen", game.hand(first))
        visit.take("auction-hand-waiting", game.hand(game.after(first)))
        await game.press(first, "pass")
        for value, suit in ((80, "S"), (90, "H"), (100, "S"), (110, "H"), (120, "S"), (130, "D")):
            speaker = game.turn
            await game.press(speaker, "bid", f"{value}{suit}")
        visit.take("auction-board-long", game.table)
        visit.take("auction-hand-long", game.hand(game.turn))
        visit.take("auction-hand-may-double", game.hand(game.after(game.turn)))
        speaker = game.turn
        promises = await speaker.press(game.hand(speaker), "auction")
        visit.take("auction-promises", promises)
        await speaker.press(promises, "convention")
        visit.take("auction-convention", promises)
        await game.press(speaker, "kind", "capot")
        visit.take("auction-hand-capot", game.hand(speaker))
        await game.press(speaker, "back")
        await game.press(speaker, "double", "1")
        visit.take("auction-board-doubled", game.table)
        redoubler = next(
            person
            for person in game.people.values()
            if person is not speaker and person is not game.after(speaker, 2)
        )
        visit.take("auction-hand-redouble", game.hand(redoubler))
        visit.take("auction-hand-redouble-asked", await game.press(redoubler, "ask-redouble"))


async def nobody(visit: Visit) -> None:
    """Four times nothing."""
    async with at_table(visit.evening, *NAMES) as game:
        await all_pass(game)
        visit.take("deal-thrown-in", game.table)


async def in_words(visit: Visit) -> None:
    """For who likes their buttons in words."""
    async with at_table(visit.evening, *NAMES) as game:
        speaker = game.turn
        await speaker.choose(await speaker.slash("contree me"), "words", verb="me-size")
        hand = await speaker.press(game.table, "hand")
        visit.take("auction-hand-in-words", hand)
        visit.take("newcomer", await speaker.press(hand, "newcomer"))


AUCTION = (Scene(play=bids), Scene(play=in_words), Scene(play=nobody))
