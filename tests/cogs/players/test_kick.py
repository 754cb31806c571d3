"""Taking a seat from somebody, by the host or by a vote, and taking one over."""

import pytest

from bot.i18n import words
from bot.settings import Settings
from bot.tables.clock import LOBBY_OVERDUE, OVERDUE
from bot.tables.events import SeatLeft, SeatTaken, VoteCast
from bot.tables.occupants import Computer, Human
from cogs.players import AskKickControl
from cogs.ui.ids import ControlId
from engine.seats import Seat
from tests.cogs.auctions import all_pass, in_play
from tests.cogs.evening import Evening
from tests.cogs.playing import Game, at_table, offers, take_seats, verbs
from tests.cogs.refused import refused, refused_on_leftover
from tests.rig.people import Person
from tests.rig.plugin import OpenCafe
from tests.rig.screens import text_of
from tests.rig.ways import ask_to_kick

SAY = words("fr")


async def kick(game: Game, person: Person, whom: Person) -> None:
    """By the page of the players, after being asked."""
    page = await person.press(game.table, "players")
    await person.press(page, "ask-kick", str(whom.id))
    await person.press(page, "kick", str(whom.id))


async def test_the_host_frees_a_seat_in_the_lobby(evening: Evening) -> None:
    async with evening.with_people("Alice", "Bob") as (alice, bob):
        await take_seats(evening, [alice, bob])
        lobby = evening.cafe.newest()
        (seat,) = [seat for seat in Seat if evening.table().occupant(seat) == Human(bob.id)]
        (eve,) = evening.people("Eve")
        await refused(
            evening,
            eve.press(lobby, "stand", "south"),
            "seat-taken",
            user=f"<@{alice.id}>",
            seat=Seat.SOUTH,
        )
        asked = await alice.press(lobby, "stand", seat.name.lower())
        assert SAY("kick-confirm-lobby", user=f"<@{bob.id}>") in text_of(asked)
        await alice.press(asked, "kick")
        assert (await evening.log())[-1] == SeatLeft(seat)


async def test_the_host_kicks_the_player_to_act_and_a_computer_plays_on(evening: Evening) -> None:
    async with in_play(evening) as game:
        host = game.people[Seat.SOUTH]
        while game.turn is host:
            await game.play()
        whom, seat, move = game.turn, game.seat(game.turn), evening.table().move
        hand = game.hand(whom)
        card = offers(hand, "card")[0].custom_id.text
        await evening.skip(OVERDUE)
        await kick(game, host, whom)
        assert SeatTaken(seat, Computer()) in await evening.log()
        assert evening.table().move > move
        assert text_of(hand) == SAY("kick-told")
        assert verbs(hand) == set()
        await refused_on_leftover(evening, whom, card, "not-seated")


async def test_kicking_needs_confirmation(evening: Evening) -> None:
    async with at_table(evening) as game:
        alice, bob, *_ = game.people.values()
        await alice.press(await ask_to_kick(alice, game.table, bob.id), "keep")
        assert evening.table().seat_of(bob.id) is not None
        await bob.press(await bob.slash("contree leave"), "leave")
        await alice.press(await ask_to_kick(alice, game.table, bob.id), "kick")
        assert evening.table().seat_of(bob.id) is None
        (eve,) = evening.people("Eve")
        forged = str(AskKickControl(alice.id).at(evening.table().id))
        await refused_on_leftover(evening, eve, forged, "not-seated")


async def test_a_player_who_left_the_server_can_be_kicked(evening: Evening) -> None:
    async with at_table(evening) as game:
        alice, bob, *_ = game.people.values()
        await bob.press(await bob.slash("contree leave"), "leave")
        gone = bob.leave_server()
        await alice.press(await ask_to_kick(alice, game.table, gone.id), "kick")
        assert evening.table().seat_of(bob.id) is None


async def test_players_can_vote_out_a_host_who_blocks_the_table(evening: Evening) -> None:
    async with at_table(evening) as game:
        host, seat = game.people[Seat.SOUTH], Seat.SOUTH
        while game.turn is not host:
            await game.press(game.turn, "pass")
        first, second = game.people[Seat.WEST], game.people[Seat.NORTH]
        page = await first.press(game.table, "players")
        await first.press(page, "ask-kick", str(host.id))
        assert SAY("kick-confirm-vote", user=f"<@{host.id}>", counts="yes") in text_of(page)
        blamed = f"<@{host.id}>"
        await refused(evening, first.press(page, "kick"), "not-absent", user=blamed, count=2)
        await evening.skip(OVERDUE)
        await first.press(page, "kick")
        assert (await evening.log())[-1] == VoteCast(Seat.WEST, seat)
        assert SAY("kick-voted", missing=1) in text_of(page)
        await kick(game, second, host)
        assert evening.table().seat_of(host.id) is None
        assert evening.table().host == second.id


@pytest.mark.slow
async def test_players_can_replace_an_absent_host_before_the_game(evening: Evening) -> None:
    async with evening.with_people("Alice", "Bob", "Chloe") as (alice, bob, chloe):
        await take_seats(evening, [alice, bob, chloe])
        lobby, host = evening.cafe.newest(), f"<@{alice.id}>"
        await refused(evening, bob.press(lobby, "fill"), "not-host", user=host)
        await refused(evening, bob.press(lobby, "stand", "north"), "not-host", user=host)
        asked = await bob.press(lobby, "stand", "south")
        assert SAY("kick-confirm-vote-lobby", user=host) in text_of(asked)
        await refused(evening, bob.press(asked, "kick"), "not-absent", user=host, count=5)
        await evening.skip(LOBBY_OVERDUE)
        await bob.press(asked, "kick")
        assert SAY("kick-voted", missing=1) in text_of(asked)
        await chloe.press(await chloe.press(lobby, "stand", "south"), "kick")
        assert evening.table().seat_of(alice.id) is None
        assert evening.table().host == chloe.id


async def test_an_absent_host_can_be_voted_out_between_deals(evening: Evening) -> None:
    async with at_table(evening) as game:
        await all_pass(game)
        host, *others = (game.people[seat] for seat in (Seat.SOUTH, Seat.WEST, Seat.NORTH))
        for person in others:
            await person.press(game.table, "next")
        await evening.skip(OVERDUE)
        for person in others:
            await person.press(await ask_to_kick(person, game.table, host.id), "kick")
        assert evening.table().seat_of(host.id) is None


async def test_a_person_can_replace_a_computer(evening: Evening) -> None:
    async with at_table(evening, "Alice", "Bob", "Chloe") as game:
        (eve,) = evening.people("Eve")
        (alice, *_) = game.people.values()
        assert "take-seat" not in verbs(await alice.press(game.table, "players"))
        (seat,) = [s for s in Seat if isinstance(evening.table().occupant(s), Computer)]
        page = await eve.press(game.table, "players")
        assert "ask-kick" not in verbs(page)
        await eve.press(page, "take-seat", seat.name.lower())
        assert evening.table().occupant(seat) == Human(eve.id)
        assert SAY("players-title") not in text_of(page)  # their hand has taken its place
        forged = str(ControlId("take-seat", 1, argument="south"))
        await refused_on_leftover(evening, eve, forged, "already-seated")


async def test_a_lost_seat_can_be_returned_to_its_owner(
    open_cafe: OpenCafe, settings: Settings
) -> None:
    evening = Evening(open_cafe, settings.model_copy(update={"pace_seconds": 30.0}))
    async with at_table(evening) as game:
        host, bob = game.people[Seat.SOUTH], game.people[Seat.NORTH]
        await bob.press(await bob.slash("contree leave"), "leave")
        await kick(game, host, bob)
        page = await bob.press(game.table, "players")
        await evening.restart()
        await bob.press(page, "take-seat", "north")
        assert evening.table().occupant(Seat.NORTH) == Human(bob.id)
