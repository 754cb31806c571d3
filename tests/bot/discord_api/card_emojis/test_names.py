"""The names of the signs."""

import re
from collections import Counter

import pytest

from bot.discord_api import card_emojis
from bot.discord_api.card_emojis import EmojiKey, all_emojis, emoji_named, lender
from bot.i18n import LANGUAGES, Words, words
from bot.i18n.catalogue import compile_catalogue
from bot.pictures.packs import PicturePack
from bot.pictures.packs.marks import letters_of
from engine.cards import PACK_36, Card, Suit
from tests.bot.discord_api.card_emojis.emoji_stores import MOST_EMOJIS, other_mark

SIGNS = tuple(all_emojis())


def test_discord_accepts_every_emoji_name() -> None:
    assert [key.name for key in SIGNS if not re.fullmatch(r"[a-z0-9_]{2,32}", key.name)] == []


def test_no_two_emojis_share_a_name() -> None:
    assert [name for name, count in Counter(key.spoken for key in SIGNS).items() if count > 1] == []


def test_all_packs_with_emojis_fit_discords_limit() -> None:
    packs = [pack for pack in PicturePack if pack.has_signs]
    shown = len(PACK_36.cards) + len(Suit)
    assert len(SIGNS) == len(packs) * shown * len(set(map(lender, LANGUAGES))) < MOST_EMOJIS
    assert {key.pack for key in SIGNS} == set(packs)


@pytest.mark.parametrize(
    ("card", "language", "spoken"),
    [
        ("JH", "fr", "valet_coeur_2couleurs"),
        ("QC", "fr", "dame_trefle_2couleurs"),
        ("TS", "fr", "10_pique_2couleurs"),
        ("AD", "en", "ace_diamonds_2colours"),
    ],
)
def test_an_emoji_name_can_be_read_aloud(card: str, language: str, spoken: str) -> None:
    key = EmojiKey(Card.parse(card), PicturePack.FRENCH, language)
    assert key.spoken == spoken
    assert re.fullmatch(rf"{spoken}_[0-9a-f]{{4}}", key.name)


def test_a_name_in_other_letters_is_english_with_the_code_of_its_language(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    greek = {"rank = ": "ντάμα", "suit = ": "κούπα", "packs-sign-french = ": "χρώματα"}
    text = "".join(f"{key}{name}\n" for key, name in greek.items())
    say = Words("el", compile_catalogue("el", {"room.ftl": text}))
    monkeypatch.setattr(card_emojis, "words", {"el": say, "en": words("en")}.__getitem__)
    assert EmojiKey(Card.parse("QH"), PicturePack.FRENCH, "el").spoken == "queen_hearts_2colours_el"


def test_a_language_of_the_same_letters_uses_the_same_emojis() -> None:
    assert [lender(language) for language in ("en", "fr", "bg")] == ["en", "fr", "en"]


def test_a_suit_is_read_aloud_by_its_name() -> None:
    assert EmojiKey(Suit.CLUBS, PicturePack.FRENCH, "fr").spoken == "trefle_2couleurs"
    assert EmojiKey(Suit.HEARTS, PicturePack.GERMAN, "en").spoken == "hearts_german"


def test_an_emoji_is_recognised_by_its_current_or_former_name() -> None:
    for key in SIGNS:
        assert emoji_named(key.name) == emoji_named(other_mark(key.name)) == key


@pytest.mark.parametrize(
    "name",
    ["", "party", "valet_coeur", "valet_coeur_2couleurs", "valet_coeur_2couleurs_zzzz", "x_0a1b"],
)
def test_other_names_are_not_recognised(name: str) -> None:
    assert emoji_named(name) is None


def test_the_name_changes_with_the_picture() -> None:
    names = {
        EmojiKey(Card.parse("AH"), pack, "fr").name[-4:]
        for pack in (PicturePack.FRENCH, PicturePack.LARGE)
    }
    assert len(names) == 2  # another picture, another mark
    # The same card in another language has its own name, and where it has no letter, its picture.
    seven = [
        EmojiKey(Card.parse("7H"), PicturePack.FRENCH, language).name for language in ("fr", "en")
    ]
    assert seven[0] != seven[1]
    assert seven[0][-4:] == seven[1][-4:]


def test_the_letters_follow_the_language() -> None:
    assert [letters_of(words(language)) for language in ("fr", "en")] == ["ARDV", "AKQJ"]
