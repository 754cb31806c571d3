"""Every word a player reads, in every language: one folder of Fluent files a language."""

from bot.i18n.catalogue import LANGUAGES, language_of
from bot.i18n.game_values import Fact
from bot.i18n.words import MINUS, MissingWords, Words, capitalised, dotted, spaced, words, yes

__all__ = [
    "LANGUAGES",
    "MINUS",
    "Fact",
    "MissingWords",
    "Words",
    "capitalised",
    "dotted",
    "language_of",
    "spaced",
    "words",
    "yes",
]
