"""``python -m tests.look.documents``: put the shots that the documents show into ``docs/images``.

`make look` takes them; on the way their colours become few, which makes the files small. A shot
that was not taken leaves its picture as it is.
"""

from collections.abc import Iterator
from pathlib import Path

from PIL import Image

from tests.look.printing import DESK, PHONE
from tests.look.visit import LOCALES
from tests.rig.languages import DRAWN

ROOT = Path(__file__).parents[2]
SHOTS, IMAGES = ROOT / "screenshots", ROOT / "docs" / "images" / "evening"
COLOURS = 128

EVENING = "evening-"
"""What the names of shots begin with that are shown on a phone and on a desk."""

ON_A_PHONE = {
    "analysis": "analysis",
    "analysis-moment": "analysis-moment",
    "analysis-auction": "analysis-auction",
    "analysis-call": "analysis-call",
    "coach-card": "coach",
    "coinche-first-bid": "coinche",
    "last-trick": "last-trick",
    "lesson-wrong-card": "lesson",
    "short-end": "short-end",
    "replay-second": "replay",
    "same-deals-card": "same-deals-card",
    "same-deals-round": "same-deals-round",
    "same-deals-table": "same-deals-table",
    "same-deals-hand": "same-deals-hand",
    "same-deals-end": "same-deals-end",
    "same-deals-deal": "same-deals-deal",
    "same-deals-season": "same-deals-season",
    "stats-accuracy": "accuracy",
}
"""Other shots, and the names of their pictures."""


def main() -> None:
    """Copy the shots of both languages in the dark theme."""
    for language in DRAWN:
        for shot, picture in _shown(language):
            with Image.open(shot) as whole:
                few = whole.convert("RGB").quantize(COLOURS)
            few.save(IMAGES / f"{picture}.{language}.png", optimize=True)


def _shown(language: str) -> Iterator[tuple[Path, str]]:
    """The shots that were taken, and the name of the picture of each."""
    for width, wide in ((PHONE, ""), (DESK, "-wide")):
        ending = f".{LOCALES[language]}.dark-{width}.png"
        for shot in SHOTS.glob(f"{EVENING}*{ending}"):
            yield shot, shot.name.removeprefix(EVENING).removesuffix(ending) + wide
    for name, picture in ON_A_PHONE.items():
        shot = SHOTS / f"{name}.{LOCALES[language]}.dark-{PHONE}.png"
        if shot.is_file():
            yield shot, picture


if __name__ == "__main__":
    main()
