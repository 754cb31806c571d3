"""The words of a game: those that its rules need, by the names that its players say."""

import pytest

from bot.i18n import words
from bot.rulebook.glossary import glossary, words_of
from bot.tables.house_rules import ChooseOption, HouseRules
from engine.options import OptionName
from engine.variants import find_variant


def told(game: str, language: str = "en") -> str:
    return "\n".join(glossary(find_variant(game), words(language)))


@pytest.mark.parametrize(
    ("word", "games", "others"),
    [
        ("double", ("contree", "coinche", "baloot"), ("belote", "pilotta", "tarabish")),
        ("redouble", ("contree", "bulgarian_belot"), ("baloot", "clabber")),
        ("gahwa", ("baloot",), ("bidding_belote",)),
        ("match", ("bidding_belote",), ("baloot",)),
        ("closed", ("baloot",), ("bulgarian_belot",)),
        ("sun", ("baloot",), ("bulgarian_belot",)),
        ("no-trumps", ("coinche", "bulgarian_belot"), ("baloot", "contree")),
        ("kitty", ("tarabish", "croatian_bela"), ("clabber",)),
        ("forced", ("tarabish", "croatian_bela"), ("clabber", "belote")),
        ("pile", ("decouverte",), ("belote",)),
        ("hand", ("belote",), ("decouverte",)),
        ("meld", ("belote", "tarabish"), ("contree",)),
        ("four", ("belote",), ("tarabish",)),
        ("belote", ("contree",), ("decouverte",)),
        ("capot", ("contree", "belote", "bidding_belote", "baloot"), ("tarabish", "clabber")),
        ("generale", ("contree_generale",), ("contree",)),
        ("hanging", ("bulgarian_belot", "belote_501"), ("belote",)),
        ("half", ("tarabish",), ("clabber",)),
        ("piece", ("contree", "coinche"), ("belote", "pilotta")),
        ("guarded", ("contree", "belote"), ("decouverte",)),
        ("winning-run", ("croatian_bela",), ("bulgarian_belot",)),
    ],
)
def test_a_word_is_there_where_the_rules_need_it(
    word: str, games: tuple[str, ...], others: tuple[str, ...]
) -> None:
    assert [game for game in games if word not in words_of(find_variant(game))] == []
    assert [game for game in others if word in words_of(find_variant(game))] == []


def test_house_rules_bring_their_words_and_take_them() -> None:
    contree = HouseRules("contree")
    without = contree.after(ChooseOption(OptionName.CONTRE, "none")).rules
    assert "double" in words_of(contree.rules)
    assert "double" not in words_of(without)


@pytest.mark.parametrize(
    ("game", "language", "names"),
    [
        ("coinche", "en", ("**Coinche**", "**Surcoinche**", "double")),
        ("bulgarian_belot", "bg", ("Реконтра", "Без коз", "Всичко коз", "вкарана", "Виси")),
        ("croatian_bela", "hr", ("Zvati", "Dalje", "musu", "Prolaz, pad", "Štiglja", "Belot")),
        ("pilotta", "el", ("Πίσω", "Πιλόττα", "εικοσάρι")),
        ("baloot", "ar", ("صن", "أشكل", "المشتري", "قهوة", "مية", "أربعمية", "مقفول", "الأرض")),
        ("tarabish", "en", ("To go", "Forced", "Kitty", "Bait", "Half-bait", "misplay", "bella")),
        ("clabber", "en", ("To play it", "Set", "a dad", "40-dollar dad", "Bell")),
        ("belote", "fr", ("Prendre", "un cinquante", "un cent", "Dix de der", "Dedans")),
    ],
)
def test_players_find_their_own_words(game: str, language: str, names: tuple[str, ...]) -> None:
    assert [name for name in names if name.casefold() not in told(game, language).casefold()] == []
