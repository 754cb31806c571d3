"""Every word a player reads, in every language: one folder of Fluent files a language."""

from bot.i18n.languages import LANGUAGES, language_of
from bot.i18n.lines import capitalised, dotted, spaced
from bot.i18n.spoken import Fact
from bot.i18n.words import MissingWords, Words, words

__all__ = [
    "LANGUAGES",
    "Fact",
    "MissingWords",
    "Words",
    "capitalised",
    "dotted",
    "language_of",
    "spaced",
    "words",
]
