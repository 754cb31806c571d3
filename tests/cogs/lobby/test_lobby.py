"""The lobby: seats are taken, left and changed, until the game begins."""

from bot.i18n import words
from bot.tables.occupants import Human
from bot.tables.take_back import TakingBack
from engine.events import Dealt
from engine.seats import Seat
from tests.cogs.evening import Evening
from tests.cogs.playing import verbs
from tests.rig.screens import buttons_of, selects_of, text_of


def in_seat(evening: Evening, seat: Seat) -> int | None:
    held = evening.table().occupant(seat)
    return held.user if isinstance(held, Human) else None


async def test_seats_can_be_taken_left_and_changed(evening: Evening) -> None:
    async with evening.with_people("Alice", "Bob") as (alice, bob):
        await alice.slash("contree start")
        lobby = evening.cafe.newest()
        await bob.press(lobby, "sit", "east")
        await bob.press(lobby, "sit", "north")
        assert in_seat(evening, Seat.NORTH) == bob.id
        assert in_seat(evening, Seat.EAST) is None
        await alice.press(lobby, "add-computer")
        await bob.press(lobby, "stand", "north")
        assert in_seat(evening, Seat.NORTH) is None
        assert len(evening.table().free_seats) == 2


async def test_a_cancelled_lobby_frees_the_channel(evening: Evening) -> None:
    async with evening.with_people("Alice") as (alice,):
        await alice.slash("contree start")
        lobby = evening.cafe.newest()
        await alice.press(lobby, "cancel")
        assert verbs(lobby) == set()
        await alice.slash("contree start")
        assert evening.table().id == 2


async def test_only_one_of_two_people_gets_a_seat(evening: Evening) -> None:
    async with evening.with_people("Alice", "Bob", "Chloe") as (alice, bob, chloe):
        await alice.slash("contree start")
        lobby = evening.cafe.newest()
        async with evening.cafe.at_once():
            await bob.press(lobby, "sit", "north")
            late = await chloe.press(lobby, "sit", "north")
        taken = words("fr")("refusal-seat-taken", user=f"<@{bob.id}>", seat=Seat.NORTH)
        assert taken in text_of(late)
        assert late.ephemeral
        assert in_seat(evening, Seat.NORTH) == bob.id
        assert evening.table().seat_of(chloe.id) is None


async def test_simultaneous_start_presses_start_one_game(evening: Evening) -> None:
    async with evening.with_people("Alice") as (alice,):
        await alice.slash("contree start")
        lobby = evening.cafe.newest()
        async with evening.cafe.at_once():
            await alice.press(lobby, "fill")
            late = await alice.press(lobby, "fill")
        assert words("fr")("refusal-game-running") in text_of(late)
        assert sum(isinstance(event, Dealt) for event in await evening.log()) == 1


async def test_the_lobby_begins_with_its_first_actions(
    evening: Evening,
) -> None:
    async with evening.with_people("Alice") as (alice,):
        await alice.slash("contree start")
        shown = [button.custom_id.verb for button in buttons_of(evening.cafe.newest())]
        assert shown[:5] == ["fill", "start", "setup", "rules", "cancel"]
        assert sorted(shown[5:9]) == ["sit", "sit", "sit", "stand"]
        assert shown[9:] == ["rated", "newcomer"]


async def test_everything_is_chosen_on_one_private_page(evening: Evening) -> None:
    async with evening.with_people("Alice") as (alice,):
        await alice.slash("contree start")
        page = await alice.press(evening.cafe.newest(), "setup")
        assert page.ephemeral
        chosen = {"choose-level": "expert", "choose-tempo": "fast", "choose-clock": "120"}
        for verb, value in {**chosen, "choose-next-deal": "20"}.items():
            await alice.choose(page, value, verb=verb)
            (menu,) = [each for each in selects_of(page) if each.custom_id.verb == verb]
            assert menu.chosen == (value,)
        table = evening.table()
        assert (table.level, table.tempo, table.clock) == ("expert", "fast", 120)
        await alice.press(page, "add-computer")
        assert len(evening.table().free_seats) == 2
        await alice.press(page, "take-backs", "no")
        assert not TakingBack.of(evening.table()).allowed
        await alice.press(page, "house-rules")
        await alice.press(page, "setup")
        assert "choose-clock" in {each.custom_id.verb for each in selects_of(page)}
