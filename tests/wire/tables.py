"""People at a table of the little Discord, from the command to the end of the game."""

import asyncio
from collections.abc import Sequence
from random import Random

from simcord.backend.models import Guild

from tests.rig.patience import PATIENCE
from tests.wire.people import WirePerson, controls_of
from tests.wire.player import Player
from tests.wire.server import LittleDiscord

LONG_GAME = 2000
"""The points of a game that a few moves do not end, whatever is dealt."""

SECONDS = 5.0
"""How long a lobby may take to show a free seat."""


async def sit_down(
    discord: LittleDiscord,
    *names: str,
    seed: int = 0,
    target: int = 100,
    pause: float = 0.0,
    guild: Guild | None = None,
) -> list[Player]:
    """Let people of these names play in a channel of their own."""
    channel = discord.channel(f"table-{seed}", guild)
    people = [discord.person(f"{name}{seed}", channel) for name in names]
    await begin(discord, people, target)
    return [
        Player(person, Random(f"{seed} {number}"), pause) for number, person in enumerate(people)
    ]


async def begin(discord: LittleDiscord, people: Sequence[WirePerson], target: int) -> None:
    """The first opens a table, the others sit beside them, computers take the rest."""
    opened = await people[0].slash("contree start", target=target)
    assert opened.responded, "nobody answered the command"
    assert people[0].public(), f"no table was opened: {discord.world.answers[opened.id]}"
    for person in people[1:]:
        await _sit(person)
    lobby = people[0].public()[-1]
    starts = [each for each in controls_of(lobby) if each.verb in {"start", "fill"}]
    assert starts, "no game can be begun"
    assert (await people[0].press(lobby, starts[0])).responded, "the game was not begun"
    await people[0].until(lambda: people[0].public()[-1].id != lobby.id, PATIENCE)


async def _sit(person: WirePerson) -> None:
    """Take the next free seat, once the lobby shows it."""
    free = await person.until(
        lambda: [each for each in controls_of(person.public()[-1]) if each.verb == "sit"], SECONDS
    )
    assert (await person.press(person.public()[-1], free[0])).responded, "nobody gave him the seat"


async def play_to_the_end(players: list[Player], seconds: float = 60.0) -> None:
    """Let everybody play until the game is over; it must be over within so many seconds."""
    async with asyncio.timeout(seconds):
        await asyncio.gather(*(player.play() for player in players))
