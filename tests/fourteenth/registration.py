"""A plugin of pytest that registers the fourteenth game: every suite over all games takes it.

``python -m pytest -p tests.fourteenth.registration -k corsican tests/engine``
"""

import sys

from bot.i18n import words
from bot.i18n.catalogue import sources
from engine import variants
from tests.fourteenth.corsican import CORSICAN

NAMES = {"fr": "Belote corse", "en": "Corsican belote"}

variants.VARIANTS = (*variants.VARIANTS, CORSICAN)


def with_its_name(language: str) -> dict[str, str]:
    """The files of a language, and one that names the game."""
    named = {"corsican.ftl": f"variant-{CORSICAN.key} = {NAMES.get(language, NAMES['en'])}"}
    return sources(language) | named


# The package has a function of the module's name, so the module is found by its path.
vars(sys.modules[words.__module__])["sources"] = with_its_name
