"""Kill -9 while somebody keeps the score of real cards: what was shown is kept, and goes on."""

import re
from pathlib import Path

from simcord.backend.models import Message

from bot.demo.simulated_discord import Awaited
from tests.wire.people import Control, WirePerson, controls_of, words_of
from tests.wire.programme import serving
from tests.wire.server import LittleDiscord

DEAL = {"bid": "100", "points": "112"}
BROUGHT = 210, 50
"""What that deal brings both sides."""

TOTALS = re.compile(r"Nous\s(\d+)\s·\sEux\s(\d+)")

AT_ONCE = 0.0
"""The patience of somebody who does not wait for the answer."""


def control(page: Message, verb: str) -> Control:
    """The first control of a page that does this."""
    return next(each for each in controls_of(page) if each.verb == verb)


def deals(page: Message) -> int:
    """How many deals a sheet shows; each brings the same."""
    found = TOTALS.search(words_of(page))
    assert found is not None, words_of(page)
    shown, rest = divmod(int(found[1]), BROUGHT[0])
    assert (rest, int(found[2])) == (0, shown * BROUGHT[1])
    return shown


async def sheet(person: WirePerson) -> Message:
    """Their sheet, opened by the command."""
    assert (await person.slash("belote score")).responded, "nobody answered the command"
    return person.private()[-1]


async def window(person: WirePerson, page: Message) -> Awaited:
    """The window of the next deal."""
    asked = await person.press(page, control(page, "score-sheet-deal"))
    assert asked.modal is not None, "no window was opened"
    return asked


async def test_a_score_sheet_stands_whenever_the_bot_is_killed(
    discord: LittleDiscord, tmp_path: Path
) -> None:
    async with serving(discord, tmp_path) as programme:

        async def struck() -> None:
            await programme.kill()
            await programme.start()

        ann = discord.person("Ann", discord.channel())
        page = await sheet(ann)
        begun = await ann.press(page, control(page, "score-sheet-names"))
        assert (await ann.fill_in(begun, {"names": "Nous, Eux", "target": "2000"})).responded
        assert (await ann.fill_in(await window(ann, page), DEAL)).responded
        assert deals(page) == 1

        await struck()  # once it was shown: by the page of before it goes on
        asked = await window(ann, page)
        await struck()  # while the window is open
        assert (await ann.fill_in(asked, DEAL)).responded
        assert deals(page) == 2

        asked, patience = await window(ann, page), ann.patience
        ann.patience = AT_ONCE
        sent = await ann.fill_in(asked, DEAL)
        await struck()  # while it is being written
        ann.patience = patience
        written = deals(await sheet(ann))
        assert written == 3 if sent.responded else written in {2, 3}
        assert (await ann.fill_in(asked, DEAL)).responded  # sent again: written once at most
        assert deals(await sheet(ann)) == 3
