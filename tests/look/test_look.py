"""Every screen, drawn in a browser in both languages, both themes and two widths."""

import shutil
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from bot.i18n import words
from bot.pictures.picture_cache import Picture, PictureCache
from tests.cogs.evening import at_full_speed
from tests.look.printing import FOLDS, HIGHEST, SIZES, presses, unreadable
from tests.look.scene import Scene
from tests.look.scenes import SCENES
from tests.look.seen import DRAWN_IN, watching
from tests.look.shot import Camera, Shot
from tests.look.visit import LOCALES, visit
from tests.rig.browser import browsing
from tests.rig.languages import DRAWN
from tests.rig.plugin import OpenCafe

FOLDER = Path(__file__).parents[2] / "screenshots"

pytestmark = [pytest.mark.look, pytest.mark.browser]


Taken = Callable[[Scene, str], Awaitable[list[Shot]]]


@pytest.fixture
def taken(tmp_path: Path, empty_database: Path, open_cafe: OpenCafe) -> Taken:
    """Take the shots of a scene, as readers of one language see it."""

    async def take(scene: Scene, language: str) -> list[Shot]:
        place = tmp_path / str(scene)
        place.mkdir()
        shutil.copy(empty_database, place)
        settings = at_full_speed(place).model_copy(
            update={"default_language": language, **scene.settings}
        )
        stage = visit(open_cafe, settings, language, seed=scene.seed, signs=scene.signs)
        await scene.play(stage)
        return list(stage.camera.shots.values())

    return take


@pytest.mark.parametrize("language", DRAWN)
@pytest.mark.parametrize("scene", SCENES, ids=str)
async def test_every_scene_is_drawn_without_errors(
    scene: Scene, language: str, taken: Taken
) -> None:
    keys = frozenset(words(language).catalogue)
    shots = await taken(scene, language)
    wrong = [line for shot in shots for line in unreadable(shot, keys)]
    FOLDER.mkdir(exist_ok=True)
    async with browsing() as browser, presses(browser, *SIZES) as all_sizes:
        for shot in shots:
            for press in all_sizes:
                wrong += await press.print(shot, LOCALES[language], FOLDER)
                height, first, _ = await press.heights()
                if height > HIGHEST[press.size.width] or first > FOLDS[press.size.width]:
                    wrong.append(f"{shot.name}, {press.size}: {height} px, first action at {first}")
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("scene", [each for each in SCENES if str(each) in DRAWN_IN], ids=str)
async def test_a_scene_draws_its_screens(
    scene: Scene, taken: Taken, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(PictureCache, "draw", blank)
    monkeypatch.setattr(Camera, "take", lambda *_: None)
    with watching() as seen:
        await taken(scene, "fr")
    assert sorted({*DRAWN_IN[str(scene)]} - seen) == []


async def blank(_: PictureCache, picture: Picture) -> bytes:
    """An empty file in place of a picture: who asks only which pages are shown needs no more."""
    return b""
