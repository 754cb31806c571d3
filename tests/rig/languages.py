"""The languages in which whole screens and evenings are tried."""

import os

DRAWN = tuple(os.environ.get("DRAWN_LANGUAGES", "en fr").split())
"""Where drawing takes long, two languages stand for all; of others the words alone are tested.

``DRAWN_LANGUAGES=bg make look`` shows another one.
"""
