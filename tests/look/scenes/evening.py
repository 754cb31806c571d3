"""The moments of an evening that ``docs/screens.md`` shows."""

from bot.tables.play import is_last_trick
from engine.state import Phase
from tests.cogs.playing import HOST_SEAT, Game, sit_down, take_seats
from tests.look.scene import Scene
from tests.look.scenes.play import barred
from tests.look.visit import NAMES, Visit
from tests.rig.screens import buttons_of, selects_of


async def evening_opening(visit: Visit) -> None:
    """A free seat, which is taken, a hand in the auction, and the page beside it."""
    async with visit.evening as place:
        people = place.people(*NAMES)
        await take_seats(place, people[:3])
        visit.take("evening-lobby", visit.newest)
        seats = place.table().rules.seating.starting_at(HOST_SEAT)
        await people[3].press(visit.newest, "sit", seats[3].name.lower())
        await people[0].press(visit.newest, "start")
        game = Game(place, dict(zip(seats, people, strict=True)))
        await game.open_hands()
        await bid_second(game)
        visit.take("evening-bid", game.hand(game.turn))
        await game.press(game.turn, "auction")
        visit.take("evening-side", game.turn.newest_private())


async def evening_game(visit: Visit) -> None:
    """A deal, one that is doubled and redoubled, the end, and a look back."""
    async with visit.evening as place:
        game = await sit_down(place, *NAMES, target=1000)
        await game.open_hands()
        await bid_second(game)
        await all_others_pass(game)
        await first_tricks(visit, game)
        await game.play_until(Phase.OVER)
        await game.go_on()
        declarer = game.turn
        await game.press(declarer, "bid", "80D")
        await game.press(game.turn, "double")
        await game.press(declarer, "ask-redouble")
        await game.press(declarer, "double")
        await all_others_pass(game)
        await game.play_until(Phase.OVER)
        visit.take("evening-score", game.table)
        await game.play_until(None)
        visit.take("evening-end", game.table)
        await past_trick(visit, game)


async def evening_coinche(visit: Visit) -> None:
    """The first bid, with all that may be said."""
    async with visit.evening as place:
        game = await sit_down(place, *NAMES, game="coinche")
        await game.open_hands()
        visit.take("coinche-first-bid", game.hand(game.turn))


async def evening_short(visit: Visit) -> None:
    """A game of four deals: its first last trick, whose cards fall by themselves, and its end."""
    async with visit.evening as place:
        people = place.people(*NAMES)
        await take_seats(place, people)
        settings = await people[0].press(visit.newest, "setup")
        await people[0].choose(settings, "short", verb="choose-length")
        await people[0].press(visit.newest, "start")
        seats = place.table().rules.seating.starting_at(HOST_SEAT)
        game = Game(place, dict(zip(seats, people, strict=True)))
        await game.open_hands()
        await bid_second(game)
        await all_others_pass(game)
        while not is_last_trick(place.table()):
            await game.play()
        visit.take("last-trick", game.hand(game.turn))
        await place.cafe.env.advance_time(LONG_ENOUGH)
        await game.play_until(None)
        visit.take("short-end", game.table)


async def bid_second(game: Game) -> None:
    """The first to speak passes, the next one bids."""
    await game.press(game.turn, "pass")
    await game.press(game.turn, "bid", "80H")


async def all_others_pass(game: Game) -> None:
    """Nobody bids higher."""
    while game.phase is Phase.AUCTION:
        await game.press(game.turn, "pass")


async def first_tricks(visit: Visit, game: Game) -> None:
    """The hand of who has won a trick, of who must follow suit, and of who has done so."""
    for _ in game.people:
        await game.play()
    visit.take("evening-trick", game.hand(game.turn))
    while not barred(game):
        await game.play()
    player = game.turn
    visit.take("evening-turn", game.hand(player))
    await game.play()
    visit.take("evening-waiting", game.hand(player))


async def past_trick(visit: Visit, game: Game) -> None:
    """The second trick of the first deal, from the games of a player."""
    player = game.people[HOST_SEAT]
    page = await player.slash("contree history")
    (option, _) = selects_of(page)[0].options[0]
    await player.choose(page, option, verb="history-game")
    await player.choose(page, "1", verb="history-deal")
    for _ in range(2):
        step = next(b for b in buttons_of(page) if "-n-" in b.custom_id.argument)
        await player.press(page, "history-step", step.custom_id.argument)
    visit.take("evening-history", page)


LONG_ENOUGH = 60
"""Seconds in which the cards of a last trick have fallen."""

EVENING = (
    *(
        Scene(play=play, seed=5, signs=True, settings={"table_pictures": "tricks"})
        for play in (evening_opening, evening_game, evening_coinche)
    ),
    Scene(
        play=evening_short,
        seed=5,
        signs=True,
        settings={"table_pictures": "cards", "pace_seconds": 2},
    ),
)
