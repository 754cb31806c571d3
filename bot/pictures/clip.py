"""A deal as a moving picture: the table at each full trick, one after the other."""

from dataclasses import dataclass
from io import BytesIO

from PIL import Image

from bot.pictures.table import TablePicture

WIDTH = 480
"""Pixels: a phone shows no more, and a clip of eight tricks stays far below 300 KiB."""

FRAME_MS, LAST_MS = 1_200, 3_600
"""The milliseconds that a trick is shown, and the last one before all begins again."""

LOOPS = 2
"""How often it is shown: what never stops draws the eye from whatever is read beside it."""

QUALITY = 60


@dataclass(frozen=True, slots=True)
class ClipPicture:
    """The table after the auction and at each full trick, all of one size."""

    frames: tuple[TablePicture, ...]

    def draw(self) -> bytes:
        """The clip as an animated WebP."""
        small = []
        for frame in self.frames:
            painted = frame.painted()
            size = (WIDTH, round(painted.height * WIDTH / painted.width))
            small.append(painted.convert("RGB").resize(size, Image.Resampling.LANCZOS))
        first, *others = small
        times = [FRAME_MS] * len(others) + [LAST_MS]
        file = BytesIO()
        first.save(
            file,
            "WEBP",
            save_all=True,
            append_images=others,
            duration=times,
            loop=LOOPS,
            quality=QUALITY,
            method=4,
        )
        return file.getvalue()
