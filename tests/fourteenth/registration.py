"""A plugin of pytest that registers the fourteenth game: every suite over all games takes it.

``python -m pytest -p tests.fourteenth.registration -k corsican tests/engine``
"""

from engine import variants
from tests.fourteenth.corsican import CORSICAN

variants.VARIANTS = (*variants.VARIANTS, CORSICAN)
