"""How many presses and seconds a deal takes: one person with three computers at the usual pace.

``make bench`` prints both, from the first call to the first call of the next deal, in the time of
the café. The person answers at once, so the seconds are those that they wait.
"""

from pathlib import Path
from statistics import mean

import pytest

from bot.settings import Settings
from engine.state import Phase
from tests.cogs.evening import Evening, at_full_speed
from tests.cogs.playing import Game, offers, sit_down
from tests.rig.plugin import OpenCafe

pytestmark = pytest.mark.bench

DEALS = 4
STEP = 0.25
"""Seconds of the café between two looks at the hand."""

PACES = ("pace_seconds", "trick_seconds", "refresh_seconds")
WAYS = {Phase.AUCTION: "pass", Phase.PLAY: "card", Phase.OVER: "next"}
"""What the person presses: they pass, and play the first card that they may."""


def at_the_usual_pace(folder: Path) -> Settings:
    """Settings under which computers and tricks take the time that they take by default."""
    usual = {name: Settings.model_fields[name].default for name in PACES}
    return at_full_speed(folder).model_copy(update=usual)


def number_of(evening: Evening) -> int:
    """The number of the deal."""
    game = evening.table().game
    assert game is not None
    assert game.deal is not None
    return game.deal.number


async def press_what_is_asked(game: Game) -> bool:
    """Press what the hand offers, if it is the person's turn there; whether it was pressed."""
    (person,) = game.people.values()
    phase = game.phase
    assert phase is not None
    offered = offers(game.hand(person), WAYS[phase])
    if not offered:
        return False
    await game.press(person, WAYS[phase], offered[0].custom_id.argument)
    return True


async def test_presses_and_seconds_of_a_deal(
    tmp_path: Path, open_cafe: OpenCafe, capsys: pytest.CaptureFixture[str]
) -> None:
    evening = Evening(open_cafe, at_the_usual_pace(tmp_path))
    presses: list[int] = []
    seconds: list[float] = []
    async with evening:
        game = await sit_down(evening, "Alice", target=3000)
        await game.open_hands()
        for number in range(1, DEALS + 1):
            begun, pressed = evening.cafe.env.now().timestamp(), 0
            while number_of(evening) == number:
                pressed += await press_what_is_asked(game)
                await evening.cafe.env.advance_time(STEP)
            presses.append(pressed)
            seconds.append(evening.cafe.env.now().timestamp() - begun)
    with capsys.disabled():
        print(  # noqa: T201 - what this is for
            f"\nA deal: {mean(presses):.1f} presses ({min(presses)} to {max(presses)}),"
            f" {mean(seconds):.0f} s of waiting ({min(seconds):.0f} to {max(seconds):.0f})"
        )
    assert max(presses) <= 20
