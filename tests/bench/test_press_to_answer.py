"""How long a press waits for its answer, over the simulated Discord, at one table and at many.

Four people sit at each table, no computers; each press is kept in a real file of SQLite before
it is answered, the public message is edited at the pace of the settings. Everything shares one
process and one event loop: the bot, the simulated Discord and the people who press.
"""

import asyncio
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from random import Random
from statistics import median, quantiles
from time import perf_counter

import pytest

from bot.demo.simulated_discord import Awaited
from bot.process import switch_threads_often
from bot.settings import Settings
from cogs.ui.ids import ControlId
from engine.state import Phase
from tests.cogs.evening import Evening, at_full_speed
from tests.cogs.playing import Game, sit_down
from tests.rig.people import Person
from tests.rig.plugin import OpenCafe

pytestmark = pytest.mark.bench

VERBS = {Phase.AUCTION: "pass", Phase.PLAY: "card", Phase.OVER: "next"}
LOOKS_AGAIN = 0.002


@pytest.fixture(autouse=True)
def as_in_the_programme() -> Iterator[None]:
    """Let threads take turns as the bot's program does."""
    before = sys.getswitchinterval()
    switch_threads_often()
    yield
    sys.setswitchinterval(before)


def can_act(game: Game) -> bool:
    """Whether the hand of the player to act shows it: its redrawing comes after the answer."""
    table = game.evening.table(game.channel)
    verb = VERBS[game.phase or Phase.OVER]
    people = game.people.values() if verb == "next" else [game.turn]
    control = str(ControlId(verb, table.id, table.move))
    return all(control in told for told in hands(game, people))


def hands(game: Game, people: Iterable[Person]) -> Iterator[str]:
    """What the private messages of people say, unparsed: looking must not cost what is measured."""
    assert game.channel is not None
    messages = game.evening.cafe.env.backend.messages[game.channel.id].values()
    for person in people:
        own = (m for m in messages if m.is_ephemeral and m.visible_to(person.id))
        yield " ".join(str(message.components) for message in own)


async def play(game: Game, presses: int, pause: float) -> None:
    """Press as soon as the hands allow, or at the pace of people."""
    await asyncio.sleep(Random(id(game)).uniform(0, pause))
    for _ in range(presses):
        while not can_act(game):  # noqa: ASYNC110 - there is nothing to wait on but the picture
            await asyncio.sleep(LOOKS_AGAIN)
        await game.step()
        await asyncio.sleep(pause)


async def seated(evening: Evening, tables: int) -> list[Game]:
    """Tables with four people each, a channel each."""
    server = evening.cafe.server
    return [
        await sit_down(
            evening,
            *(f"Guest{number}{letter}" for letter in "abcd"),
            target=10_000,
            channel=server.create_text_channel(f"table-{number}"),
        )
        for number in range(tables)
    ]


def waits(evening: Evening, since: int) -> list[float]:
    """Seconds from each press to its answer."""
    asked = list(evening.cafe.env.backend.interactions.values())[since:]
    answered = [each.seconds for each in asked if isinstance(each, Awaited)]
    return [seconds for seconds in answered if seconds is not None]


@pytest.mark.parametrize(
    ("tables", "presses", "pause"), [(1, 400, 0.0), (100, 20, 0.0), (100, 20, 2.0)]
)
async def test_press_to_answer(
    open_crowded_cafe: OpenCafe,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    tables: int,
    presses: int,
    pause: float,
) -> None:
    settings = at_full_speed(tmp_path).model_copy(
        update={"refresh_seconds": Settings.model_fields["refresh_seconds"].default}
    )
    evening = Evening(open_crowded_cafe, settings)
    async with evening:
        games = await seated(evening, tables)
        before = len(evening.cafe.env.backend.interactions)
        began = perf_counter()
        await asyncio.gather(*(play(game, presses, pause) for game in games))
        took = perf_counter() - began
        measured = waits(evening, before)
        assert len(measured) == len(evening.cafe.env.backend.interactions) - before
        evening.cafe.env.http_requests.clear()  # judging them all would take longer than the play
    p99 = quantiles(measured, n=100)[98]
    with capsys.disabled():
        print(  # noqa: T201 - what this is for
            f"\n{tables:>4} tables, pause {pause:.0f} s:"
            f" {len(measured):>5} presses, {len(measured) / took:>4.0f}/s,"
            f" p50 {median(measured) * 1000:>6.1f} ms, p99 {p99 * 1000:>6.1f} ms"
        )
