"""A game with which somebody challenges others stays open, in private, to the four who played it.

The eight screens are those of ``test_secrecy_matrix.py`` that show all hands of a past deal.
"""

from dataclasses import replace
from itertools import product

import pytest
from sqlalchemy import update

from bot.i18n import words
from bot.storage.database.schema import shared_plays
from cogs.ui.ids import ControlId
from tests.bot.analysis.made_judges import MadeJudges
from tests.cogs.evening import Evening
from tests.cogs.playing import Game, at_table
from tests.cogs.refused import refused, refused_on_leftover
from tests.cogs.secrets import Watch
from tests.cogs.test_secrecy_matrix import MOST_DECISIONS, Scene, given_id, shown
from tests.rig.people import Person
from tests.rig.screens import buttons_of, text_of

SAY = words("fr")

EIGHT = (
    *("tricks", "review", "history-deal", "verify"),
    *("deal-look", "deal-clip", "deal-export", "analysis-moment"),
)

POSTING = ("deal-share", "deal-clip-share")
"""What would show it to others."""

READERS = ("player", "second", "third", "fourth", "stranger")


async def challenge_with(game: Game, player: Person) -> None:
    """One of those who have just played a game challenges others with it."""
    (way,) = (each for each in buttons_of(game.table) if each.custom_id.verb == "challenge")
    page = await player.press(game.evening.cafe.leftover(way.custom_id.text), "challenge")
    await player.press(page, "challenge-call")
    assert SAY("challenge-unsealed") in text_of(game.evening.cafe.newest())


@pytest.mark.secrecy
async def test_its_four_read_the_game_on_eight_screens_and_a_stranger_on_none(
    evening: Evening,
) -> None:
    async with at_table(evening, "Ann", "Bob", "Eve", "Max", target=100) as game:
        people = (*game.people.values(), *evening.people("Zoe"))
        await game.play_until(None)
        scene, watch = Scene(evening, game, dict(zip(READERS, people, strict=True))), Watch(evening)
        evening.bot.services.analyst._judges = MadeJudges(range(MOST_DECISIONS))
        await challenge_with(game, people[0])
        scene = replace(scene, code=await given_id(scene, people[0]))
        await shown(scene, "analysis", "player", watch)  # it takes a while the first time
        for screen in EIGHT:
            told = {reader: await shown(scene, screen, reader, watch) for reader in READERS}
            hidden = {reader for reader, hands in told.items() if hands == "none"}
            assert hidden == {"stranger"}, screen
        for reader, verb in product(READERS, POSTING):
            post = evening.cafe.leftover(str(ControlId(verb, argument=scene.code or "")))
            await refused(evening, scene.people[reader].press(post), "cards-in-shared-play")
        sheet = scene.control("share-sheet")
        for person in game.people.values():
            await refused_on_leftover(evening, person, sheet, "cards-in-shared-play")
        over = update(shared_plays).values(closes_at=evening.bot.clock.now())
        await evening.bot.services.database.write(lambda c: c.execute(over))
        for screen in set(EIGHT) - {"history-deal"}:  # a history is its owner's
            assert await shown(scene, screen, "stranger", watch) != "none", screen
