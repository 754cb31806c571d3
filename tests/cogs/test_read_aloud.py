"""Every screen is read aloud, as it is seen and as it is heard by who has chosen to listen."""

import re
import shutil
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.discord_api.card_emojis import PackChoices, emoji_named
from bot.i18n import words
from bot.i18n.game_values import AS_TEXT, SUIT_SYMBOLS
from bot.pictures.picture_cache import Picture, PictureCache
from bot.tables import computer_moves
from cogs.ui import press
from engine.cards import Card
from engine.seats import Seat
from tests.cogs.evening import at_full_speed
from tests.look.scene import Scene
from tests.look.scenes import SCENES
from tests.look.shot import Shot
from tests.look.visit import visit
from tests.rig.aloud import EMOJI, Heard, heard_parts
from tests.rig.plugin import OpenCafe

LANGUAGE = "fr"

SAMPLE = {
    "hand_in_a_picture": (False, True),
    "lobby": (False,),
    "papers": (False,),
    "lessons": (False,),
    "today": (False,),
}
"""A scene of each kind, which every landing reads: as it is seen, and as it is heard."""

CASES = [(scene, listens) for scene in SCENES for listens in (False, True)]

BARE = re.compile(r"[^\w?]*|_+")
"""What has no letter and no number: an arrow, a plus. A question mark asks for help."""

SYMBOLS = {symbol.removesuffix(AS_TEXT) for symbol in SUIT_SYMBOLS.values()}


async def blank(_: PictureCache, picture: Picture) -> bytes:
    """An empty file in place of a picture: its words are all that is read."""
    return b""


async def shots(scene: Scene, folder: Path, database: Path, cafe: OpenCafe) -> list[Shot]:
    shutil.copy(database, folder)
    settings = at_full_speed(folder).model_copy(
        update={"default_language": LANGUAGE, **scene.settings}
    )
    stage = visit(cafe, settings, LANGUAGE, seed=scene.seed, signs=scene.signs)
    await scene.play(stage)
    return list(stage.camera.shots.values())


def faults(shot: Shot) -> Iterator[str]:
    """What somebody who listens to this screen could not tell apart or would not understand."""
    parts = list(heard_parts(list(shot.parts)))
    pressed = [part for part in parts if part.verb and not part.disabled]
    # A menu is named by the text before it, and reads what is chosen.
    told = Counter(part.name for part in pressed if not part.menu)
    yield from (f"{name!r} stands on {count} controls" for name, count in told.items() if count > 1)
    for part in pressed:
        if BARE.fullmatch(part.text) and emoji_named(part.emoji) is None:
            yield f"a control {part.verb} is called {part.name!r}"
        if part.emoji and _spoken(part.emoji) <= set(part.text.lower().split()):
            yield f"{part.name!r} is read twice"
    for part in parts:
        if part.alt:
            yield from _disagreements(part, [each for each in parts if not each.alt])


def _spoken(emoji: str) -> set[str]:
    """The words of the card or suit that an emoji is read as; something unsaid if it is none."""
    key = emoji_named(emoji)
    if key is None:
        return {emoji}
    say, shown = words(key.language), key.shown
    return set((say.card(shown) if isinstance(shown, Card) else say.suit(shown)).split())


def _disagreements(alt: Heard, others: list[Heard]) -> Iterator[str]:
    """Where an alt text does not say what the text beside it says."""
    say = words(LANGUAGE)
    if not alt.text or EMOJI.search(alt.text) or SYMBOLS & set(alt.text):
        yield f"a picture is described by {alt.text!r}"
    written = "\n".join(each.text for each in others)
    for seat in Seat:
        awaited = [say(key, seat=seat) for key in ("pictures-awaited", "pictures-awaited-call")]
        if any(each in alt.text for each in awaited) and say.seat(seat) not in written:
            yield f"the picture waits for {seat.name}, the text does not"


def unheard(shot: Shot) -> Iterator[str]:
    """What a private screen has that somebody who listens should not meet."""
    for part in heard_parts(list(shot.parts)):
        if part.alt:
            yield f"a picture: {part.text!r}"
        if part.emoji or EMOJI.search(part.text):
            yield f"an emoji: {part.emoji or part.text!r}"
        if SYMBOLS & set(part.text):
            yield f"a sign of a suit: {part.text!r}"


async def wrong(
    scene: Scene, folder: Path, database: Path, cafe: OpenCafe, *, listens: bool
) -> list[str]:
    """The faults of all screens of a scene, played by people who look, or by people who listen."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(PictureCache, "draw", blank)
        if listens:
            # More messages are written: the last trick would fall before a scene has looked.
            patch.setattr(computer_moves, "is_last_trick", lambda _: False)
            patch.setattr(PackChoices, "listens", lambda _, user: user > 0)
            # A new message for each move says no more, and a scene looks at the one it has pressed.
            patch.setattr(press, "_is_heard_alone", lambda _: False)
        found = []
        for shot in await shots(scene, folder, database, cafe):
            faulty = [*faults(shot), *(unheard(shot) if listens and shot.private else ())]
            found += [f"{shot.name}: {fault}" for fault in faulty]
        return found


async def test_a_screen_of_each_kind_can_be_read_aloud(
    tmp_path: Path, empty_database: Path, open_cafe: OpenCafe
) -> None:
    found = []
    for scene in SCENES:
        for listens in SAMPLE.get(str(scene), ()):
            folder = tmp_path / f"{scene}-{listens}"
            folder.mkdir()
            found += await wrong(scene, folder, empty_database, open_cafe, listens=listens)
    assert not found, "\n".join(found)


@pytest.mark.slow
@pytest.mark.parametrize(("scene", "listens"), CASES, ids=str)
async def test_every_screen_can_be_read_aloud(
    scene: Scene, tmp_path: Path, empty_database: Path, open_cafe: OpenCafe, *, listens: bool
) -> None:
    found = await wrong(scene, tmp_path, empty_database, open_cafe, listens=listens)
    assert not found, "\n".join(found)
