"""The names of the signs."""

import re
from collections import Counter

import pytest

from bot.card_emojis import EmojiKey, all_emojis, emoji_named
from bot.i18n import LANGUAGES, words
from bot.pictures.packs import Pack
from bot.pictures.packs.marks import letters_of
from engine.cards import PACK_36, Card
from tests.bot.card_emojis.emoji_stores import MOST_EMOJIS, other_mark

SIGNS = tuple(all_emojis())


def test_a_name_is_one_that_discord_takes() -> None:
    assert [key.name for key in SIGNS if not re.fullmatch(r"[a-z0-9_]{2,32}", key.name)] == []


def test_no_two_signs_have_one_name() -> None:
    assert [name for name, count in Counter(key.spoken for key in SIGNS).items() if count > 1] == []


def test_there_is_room_for_all_and_only_packs_with_signs_go_there() -> None:
    packs = [pack for pack in Pack if pack.has_signs]
    assert len(SIGNS) == len(packs) * len(PACK_36.cards) * len(LANGUAGES) < MOST_EMOJIS
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
def test_a_name_can_be_read_aloud(card: str, language: str, spoken: str) -> None:
    key = EmojiKey(Card.parse(card), Pack.FRENCH, language)
    assert key.spoken == spoken
    assert re.fullmatch(rf"{spoken}_[0-9a-f]{{4}}", key.name)


def test_a_sign_is_known_by_its_name_and_by_that_of_a_former_picture() -> None:
    for key in SIGNS:
        assert emoji_named(key.name) == emoji_named(other_mark(key.name)) == key


@pytest.mark.parametrize(
    "name",
    ["", "party", "valet_coeur", "valet_coeur_2couleurs", "valet_coeur_2couleurs_zzzz", "x_0a1b"],
)
def test_other_names_are_none_of_ours(name: str) -> None:
    assert emoji_named(name) is None


def test_the_name_follows_the_picture() -> None:
    names = {EmojiKey(Card.parse("AH"), pack, "fr").name[-4:] for pack in (Pack.FRENCH, Pack.LARGE)}
    assert len(names) == 2  # another picture, another mark
    # The same card in another language has its own name, and where it has no letter, its picture.
    seven = [EmojiKey(Card.parse("7H"), Pack.FRENCH, language).name for language in ("fr", "en")]
    assert seven[0] != seven[1]
    assert seven[0][-4:] == seven[1][-4:]


def test_the_letters_are_those_of_the_language() -> None:
    assert [letters_of(words(language)) for language in ("fr", "en")] == ["ARDV", "AKQJ"]
