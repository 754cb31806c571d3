"""A plugin of pytest that registers the fourteenth game: every suite over all games takes it.

``python -m pytest -p tests.fourteenth.registration -k corsican tests/engine``
"""

import importlib

from engine import variants
from tests.fourteenth.corsican import CORSICAN

NAMES = {"fr": "Belote corse", "en": "Corsican belote"}

variants.VARIANTS = (*variants.VARIANTS, CORSICAN)

catalogues = importlib.import_module("bot.i18n.words")  # its package exports a function `words`
files_of = catalogues.sources


def with_its_name(language: str) -> dict[str, str]:
    """The files of a language, and one that names the game."""
    named = {"corsican.ftl": f"variant-{CORSICAN.key} = {NAMES[language]}"}
    return files_of(language) | named


catalogues.sources = with_its_name
