"""Many people at once in real time: each waits for their own answer alone."""

import asyncio

from bot.demo.simulated_discord import Awaited
from tests.rig.cafe import Cafe
from tests.rig.people import Person
from tests.rig.plugin import OpenCafe
from tests.rig.screens import text_of
from tests.rig.toy import ToyBot

CROWD = 20


async def play(cafe: Cafe, person: Person, presses: int) -> str:
    opened = await person.slash("toy start")
    for _ in range(presses):
        await person.press(opened, "add")
    await person.press(opened, "hand")
    return text_of(opened)


async def test_a_crowd_is_answered_individually(open_crowded_cafe: OpenCafe) -> None:
    async with open_crowded_cafe(ToyBot()) as cafe:
        people = [cafe.person(f"Guest{number}") for number in range(CROWD)]

        shown = await asyncio.gather(*(play(cafe, person, 3) for person in people))

        assert shown == ["Count 3 of 10"] * CROWD
        assert [text_of(person.newest_private()) for person in people] == [
            f"Votre main secrète, {person.name}" for person in people
        ]
        asked = [i for i in cafe.env.backend.interactions.values() if isinstance(i, Awaited)]
        assert len(asked) == CROWD * 5
        assert all(i.seconds is not None and i.seconds > 0 for i in asked)


async def test_one_unanswered_person_does_not_disturb_the_others(
    open_crowded_cafe: OpenCafe,
) -> None:
    async with open_crowded_cafe(ToyBot()) as cafe:
        alice, bob = cafe.person("Alice"), cafe.person("Bob")
        unanswered = asyncio.create_task(alice.slash("toy silence"))

        assert await play(cafe, bob, 2) == "Count 2 of 10"

        assert not unanswered.done()
        unanswered.cancel()
