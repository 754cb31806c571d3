"""The cards of every pack as pictures."""

from bot.pictures.packs.faces import back, face, small_face
from bot.pictures.packs.marks import FRENCH_LETTERS, letters_of
from bot.pictures.packs.pack import DEFAULT, PicturePack
from bot.pictures.packs.shapes import width_of

__all__ = [
    "DEFAULT",
    "FRENCH_LETTERS",
    "PicturePack",
    "back",
    "face",
    "letters_of",
    "small_face",
    "width_of",
]
