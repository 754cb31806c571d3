"""A drawing as the bytes of a file."""

from io import BytesIO

from PIL import Image

COLOURS = 96
"""Of a picture at most: few enough that a file is small, enough for the edges of letters."""


def png(drawing: Image.Image) -> bytes:
    """The drawing as a PNG; the same bytes for the same drawing."""
    few = drawing.quantize(COLOURS, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    file = BytesIO()
    few.save(file, "PNG", compress_level=6)
    return file.getvalue()
