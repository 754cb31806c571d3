"""``python -m tests.look.documents``: put the shots of an evening into ``docs/images``.

`make look` takes them; on the way their colours become few, which makes the files small.
"""

from pathlib import Path

from PIL import Image

from bot.i18n import LANGUAGES
from tests.look.printing import WIDTHS
from tests.look.visit import LOCALES

ROOT = Path(__file__).parents[2]
SHOTS, IMAGES = ROOT / "screenshots", ROOT / "docs" / "images" / "evening"
COLOURS = 128


def main() -> None:
    """Copy every shot of both languages and widths in the dark theme."""
    for language in LANGUAGES:
        for width in WIDTHS:
            ending = f".{LOCALES[language]}.dark-{width}.png"
            for shot in SHOTS.glob(f"evening-*{ending}"):
                name = shot.name.removeprefix("evening-").removesuffix(ending)
                wide = "" if width == WIDTHS[0] else "-wide"
                with Image.open(shot) as picture:
                    few = picture.convert("RGB").quantize(COLOURS)
                few.save(IMAGES / f"{name}{wide}.{language}.png", optimize=True)


if __name__ == "__main__":
    main()
