"""The languages there are, and which of them a reader gets."""

from collections.abc import Mapping
from pathlib import Path

FOLDER = Path(__file__).parent

LANGUAGES: tuple[str, ...] = tuple(sorted({file.parent.name for file in FOLDER.glob("*/*.ftl")}))
"""A language is a folder of Fluent files, or of one: adding it adds it here."""


FORMATS_OF: Mapping[str, str] = {"en": "en-GB"}
"""Whose dates a language writes that is spoken in several ways: the day before the month."""


def language_of(locale: str | None, default: str) -> str:
    """The language for a locale such as ``fr-CA``, or ``default`` when it is not spoken here."""
    language = (locale or "").replace("_", "-").partition("-")[0].lower()
    return language if language in LANGUAGES else default
