"""Which cards a text names, however it names them."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, lru_cache

from bot.i18n import LANGUAGES, words
from bot.i18n.direction import unmarked
from bot.i18n.game_values import SUIT_SYMBOLS
from engine.cards import PACK_36, Card

ANNOUNCING = "-say"
"""Ends the argument of a card that is played with an announcement."""

TEXTS_KEPT = 4096
"""Texts whose cards are known: screens say much again and again."""

BLANKS = re.compile(r"[^\S\n]+")
MARKUP = re.compile(r"[*_`\N{VARIATION SELECTOR-15}\N{VARIATION SELECTOR-16}]")


@dataclass(frozen=True)
class Spelling:
    """How one language writes cards: in words, by rank and suit, by suit with ranks behind it."""

    in_words: dict[str, Card]
    in_signs: dict[tuple[str, str], Card]
    written: re.Pattern[str]
    alone: re.Pattern[str]
    grouped: re.Pattern[str]

    def read(self, text: str) -> Iterator[Card]:
        """The cards in a text without markup."""
        yield from (self.in_words[found[0]] for found in self.written.finditer(text))
        yield from (self.in_signs[found[1], found[2]] for found in self.alone.finditer(text))
        for found in self.grouped.finditer(self.alone.sub("", text)):
            yield from (self.in_signs[rank, found[1]] for rank in found[2].split())


@lru_cache(TEXTS_KEPT)
def named(text: str) -> frozenset[Card]:
    """The cards that a text names, in any language: « V♥ », « valet de cœur », « ♥ V 9 »."""
    plain = _plain(unmarked(text))
    return frozenset(card for language in LANGUAGES for card in _spelling(language).read(plain))


def coded(custom_id: str) -> set[Card]:
    """The card that a control stands for."""
    played = custom_id.removesuffix(ANNOUNCING)
    return {card for card in PACK_36.cards if played.endswith(f":{card}")}


@cache
def _spelling(language: str) -> Spelling:
    say = words(language)
    in_signs = {
        (_plain(say.rank_short(card.rank)), _plain(SUIT_SYMBOLS[card.suit])): card
        for card in PACK_36.cards
    }
    rank = "|".join({rank for rank, _ in in_signs})
    suit = "|".join({suit for _, suit in in_signs})
    in_words = {
        _plain(say(form, rank=card.rank, suit=card.suit)): card
        for card in PACK_36.cards
        for form in ("card", "card-the", "card-of")
    }
    return Spelling(
        in_words=in_words,
        in_signs=in_signs,
        written=re.compile(rf"(?<!\w)(?:{'|'.join(in_words)})(?!\w)"),
        alone=re.compile(rf"(?<!\w)({rank}) ?({suit})"),
        grouped=re.compile(rf"({suit})((?: (?:{rank})(?!\w))+)"),
    )


def _plain(text: str) -> str:
    return BLANKS.sub(" ", MARKUP.sub("", text)).lower()
