"""The first games of somebody new cost nothing: the evening of a newcomer, and who may do what."""

import pytest

from bot.i18n import words
from bot.ratings.rating import PLACEMENT
from bot.storage.database.schema import game_leavers, game_players, rating_changes
from bot.tables.events import Closing, GameGivenUp, PlayerAway, TableClosed
from bot.tables.occupants import Computer, Human
from engine.seats import Seat
from engine.state import Phase
from tests.bot.storage.made import count
from tests.cogs.evening import Evening
from tests.cogs.playing import Game, at_table, take_seats, verbs
from tests.cogs.ranking import rated
from tests.cogs.refused import refused
from tests.rig.people import Person
from tests.rig.screens import text_of

pytestmark = pytest.mark.usefixtures("newcomers")

SAY = words("fr")
COSTLESS = SAY("stop-confirm-free", others="no")


async def begun(evening: Evening, person: Person, *, target: int = 100) -> Game:
    """Somebody asks for a rated game against computers, and it is dealt."""
    await person.slash("contree start", target=target)
    await person.press(evening.cafe.newest(), "rated")
    await person.press(evening.cafe.newest(), "fill")
    game = Game(evening, {Seat.SOUTH: person})
    await game.open_hands()
    return game


async def after_deals(game: Game, deals: int) -> None:
    """Play on until so many deals are over."""
    for played in range(deals):
        if played:
            await game.go_on()
        await game.play_until(Phase.OVER)


@pytest.mark.secrecy
async def test_a_newcomers_first_three_games(evening: Evening) -> None:
    async with evening.with_people("Alice") as (alice,):
        database = evening.bot.services.database
        game = await begun(evening, alice, target=2000)
        assert SAY("newcomer-trial") in text_of(game.hand(alice))
        await after_deals(game, 2)
        leaving = await alice.slash("contree leave")
        assert SAY("leave-confirm", playing="yes", last="yes", counts="free") in text_of(leaving)
        await alice.press(leaving, "leave")
        asked = await alice.slash("contree stop")
        assert COSTLESS in text_of(asked)
        assert verbs(asked) == {"stop", "keep", "close"}
        await alice.press(asked, "stop")
        assert await count(database, rating_changes) == 0
        told = text_of(await alice.slash("contree history"))
        assert "arrêtée" in told
        assert "perdue" not in told

        game = await begun(evening, alice)
        assert SAY("newcomer-trial") in text_of(game.hand(alice))
        await game.play_until(None)
        trial = SAY("score-rating-trial", players=f"<@{alice.id}>")
        assert SAY("score-ratings", players=trial) in text_of(game.table)
        assert await count(database, rating_changes) == 0
        await alice.press(game.table, "seats")
        await alice.press(await alice.slash("contree stop"), "stop")

        game = await begun(evening, alice, target=2000)
        assert SAY("newcomer-trial") not in text_of(game.hand(alice))
        await after_deals(game, 1)
        asked = await alice.slash("contree stop")
        assert COSTLESS not in text_of(asked)
        await alice.press(asked, "stop")
        assert await count(database, rating_changes) == 1


@pytest.mark.secrecy
async def test_alone_with_computers_nothing_counts_unless_the_host_asks(evening: Evening) -> None:
    async with evening.with_people("Alice", "Eve") as (alice, eve):
        await alice.slash("contree start", target=2000)
        lobby = evening.cafe.newest()
        assert SAY("lobby-terms", why="alone") in text_of(lobby)
        await refused(evening, eve.press(lobby, "rated"), "not-host", user=f"<@{alice.id}>")
        assert not evening.table().rated_alone
        await alice.press(lobby, "rated")
        assert SAY("lobby-terms", why="none") in text_of(evening.cafe.newest())
        await alice.press(evening.cafe.newest(), "rated")
        await alice.press(evening.cafe.newest(), "fill")
        assert SAY("table-terms", rated="no") in text_of(evening.cafe.newest())
        game = Game(evening, {Seat.SOUTH: alice})
        await game.open_hands()
        await after_deals(game, 1)
        asked = await alice.slash("contree stop")
        assert COSTLESS in text_of(asked)
        await alice.press(asked, "stop")
        assert (await evening.log())[-1] == TableClosed(Closing.AGREED)
        assert await count(evening.bot.services.database, game_players) == 0
        assert "arrêtée" in text_of(await alice.slash("contree history"))


async def test_people_together_are_rated_and_are_not_asked(evening: Evening) -> None:
    async with evening.with_people("Alice", "Bob") as people:
        await take_seats(evening, people)
        lobby = evening.cafe.newest()
        assert SAY("lobby-terms", why="none") in text_of(lobby)
        assert "rated" not in verbs(lobby)


async def test_with_a_beginner_nobody_is_asked(evening: Evening) -> None:
    async with evening.with_people("Alice") as (alice,):
        await alice.slash("contree start", level="beginner", computers=True)
        lobby = evening.cafe.newest()
        assert SAY("lobby-terms", why="beginner") in text_of(lobby)
        assert "rated" not in verbs(lobby)


@pytest.mark.secrecy
async def test_before_the_first_call_a_newcomer_gives_the_seat_up(evening: Evening) -> None:
    async with at_table(evening, "Alice", "Bob", "Chloe", "Dan") as game:
        bob = game.people[Seat.WEST]
        leaving = await bob.slash("contree leave")
        assert SAY("leave-confirm-free", last="no") in text_of(leaving)
        await bob.press(leaving, "leave")
        assert evening.table().occupant(Seat.WEST) == Computer(evening.table().level)
        assert SAY("leave-stood") in text_of(bob.newest_private())
        assert await count(evening.bot.services.database, game_leavers) == 0


@pytest.mark.secrecy
async def test_who_has_ten_games_keeps_their_seat_from_the_deal_on(evening: Evening) -> None:
    async with evening.with_people("Alice", "Bob", "Chloe", "Dan") as people:
        await rated(evening, {people[1]: 1500, people[0]: 1500}, PLACEMENT)
        await take_seats(evening, people)
        await people[0].press(evening.cafe.newest(), "start")
        bob = people[1]
        leaving = await bob.slash("contree leave")
        assert SAY("leave-confirm-free", last="no") not in text_of(leaving)
        await bob.press(leaving, "leave")
        held = evening.table().occupant(Seat.WEST)
        assert held == Human(bob.id, away=True)
        assert (await evening.log())[-1] == PlayerAway(Seat.WEST)


@pytest.mark.secrecy
async def test_a_new_host_closes_a_table_before_the_first_call(evening: Evening) -> None:
    async with at_table(evening, "Alice", "Bob", "Chloe", "Dan") as game:
        alice = game.people[Seat.SOUTH]
        asked = await alice.slash("contree stop")
        assert COSTLESS in text_of(asked)
        assert "ask-stop" not in verbs(asked)
        await alice.press(asked, "stop")
        assert (await evening.log())[-1] == TableClosed(Closing.CANCELLED)
        assert await count(evening.bot.services.database, game_players) == 0


async def test_a_host_on_a_trial_stops_it_at_no_cost_but_to_the_others(evening: Evening) -> None:
    async with at_table(evening, "Alice", "Bob", "Chloe", "Dan") as game:
        await game.open_hands()
        await after_deals(game, 1)
        alice = game.people[Seat.SOUTH]
        asked = await alice.slash("contree stop")
        assert SAY("stop-confirm-free", others="yes") in text_of(asked)
        await alice.press(asked, "stop")
        assert (await evening.log())[-2:] == (
            GameGivenUp(Seat.SOUTH),
            TableClosed(Closing.STOPPED),
        )
        assert evening.bot.services.registry.sessions == ()
        assert await count(evening.bot.services.database, rating_changes) == 0
