"""Sentences are put together once and remembered; nothing is mistaken for something else."""

from bot.i18n import Words, words
from bot.i18n.catalogue import compile_catalogue
from bot.i18n.languages import HYPHEN
from bot.i18n.words import MAX_REMEMBERED_SENTENCES, _said
from engine.cards import Card
from engine.seats import Seat, Team
from engine.variants import find_variant


def _speaking(text: str) -> Words:
    return Words("en", compile_catalogue("en", {"room.ftl": text}))


def test_a_sentence_is_formatted_once() -> None:
    say = words("fr")
    card = Card.parse("JH")
    first = say("card-the", rank=card.rank, suit=card.suit)
    before = _said.cache_info()
    assert say("card-the", suit=card.suit, rank=card.rank) == first
    after = _said.cache_info()
    assert (after.hits, after.misses) == (before.hits + 1, before.misses)


def test_equal_facts_of_different_types_are_cached_apart() -> None:
    say = _speaking("key = { $thing }\nseat = a seat\nteam = a side\n")
    assert Seat.NORTH == Team.NORTH_SOUTH == 0
    said = [say("key", thing=thing) for thing in (0, Seat.NORTH, Team.NORTH_SOUTH)]
    assert said == ["0", "a seat", "a side"]


def test_extra_facts_and_their_order_change_no_sentence() -> None:
    say = _speaking("key = { $first } { $second }\n")
    assert say("key", first="a", second="b") == "a b"
    assert say("key", second="a", first="b", third="c") == "b a"


def test_each_language_and_game_has_its_own_cache() -> None:
    alone, pairs = find_variant("decouverte"), find_variant("belote")
    for _ in range(2):
        assert words("fr").playing(alone).team(Team.NORTH_SOUTH) == "Nord"
        assert words("fr").playing(pairs).team(Team.NORTH_SOUTH) == f"Nord{HYPHEN}Sud"
        assert words("en").playing(pairs).team(Team.NORTH_SOUTH) == f"North{HYPHEN}South"
    assert words("fr").playing(pairs) is words("fr").playing(pairs)


def test_the_sentence_cache_is_bounded() -> None:
    say = _speaking("key = { $number }\n")
    for number in range(MAX_REMEMBERED_SENTENCES + 10):
        assert say("key", number=str(number)) == str(number)
    assert _said.cache_info().currsize == MAX_REMEMBERED_SENTENCES
    assert say("key", number="0") == "0"
