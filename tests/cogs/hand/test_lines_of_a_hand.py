"""A hand is short enough for a phone, and with a picture its text repeats nothing of it."""

from re import findall, sub

import pytest

from bot.i18n import LANGUAGES, capitalised, words
from bot.pictures.typeface import letters
from bot.tables.table_settings import Pictures
from cogs.hand.pages import hand
from cogs.ui.page_state import HandPageState
from cogs.ui.table_pictures import hand_illustration
from engine.ruleset import RuleSet
from engine.seats import Seat, Team
from engine.state import Phase
from engine.tally import taken
from engine.variants import VARIANTS, find_variant
from tests.cogs.drawing import drawn, positions, short, texts
from tests.cogs.table.test_picture_words import drawn_by, name_of
from tests.rig.languages import DRAWN

MOST_LINES = 9
PHONE = 266
"""Pixels of a line of text on a phone of 390: measured in a browser."""

MEASURED = tuple(language for language in LANGUAGES if language != "ar")
"""The languages whose letters stand apart: joined ones are narrower than the sum of them."""

SIZES = {"### ": 15, "-# ": 13}
USUAL = 14
"""Sizes at which the typeface of pictures is as wide as Discord's: measured in a browser."""


def lines_on_a_phone(told: str) -> int:
    """How many lines these take; a mention is as wide as a long name."""
    count = 0
    for line in told.splitlines():
        mark = next((mark for mark in SIZES if line.startswith(mark)), "")
        read = sub(r"\*|\N{VARIATION SELECTOR-15}", "", sub(r"<@\d+>", "@Maximilien", line))
        width, begun = letters(SIZES.get(mark, USUAL)).getlength, ""
        for word in read.removeprefix(mark).split(" "):
            if begun and width(f"{begun} {word}") > PHONE:
                count, begun = count + 1, ""
            begun = f"{begun} {word}" if begun else word
        count += 1
    return count


@pytest.mark.parametrize("language", MEASURED)
@pytest.mark.parametrize("key", ["contree", "contree_coinche"])
def test_a_hand_in_play_has_at_most_nine_lines(key: str, language: str) -> None:
    rules = find_variant(key)
    say = words(language).playing(rules)
    longest = doubled = 0
    for table, game in positions(5, 3, short(rules)):
        if game.deal is None or game.deal.phase is not Phase.PLAY or any(game.deal.melds):
            continue
        for seat in table.playing_seats:
            told = texts(drawn(hand(table, game, seat, say)))
            longest = max(longest, lines_on_a_phone(told))
            assert lines_on_a_phone(told) <= MOST_LINES, told
            doubled += game.deal.contract is not None and game.deal.contract.doubles > 0
    assert longest > MOST_LINES // 2
    assert doubled


@pytest.mark.slow
@pytest.mark.parametrize("language", DRAWN)
@pytest.mark.parametrize("rules", VARIANTS, ids=lambda rules: rules.key)
def test_what_the_picture_shows_is_not_repeated_in_text(rules: RuleSet, language: str) -> None:
    say = words(language).playing(rules)
    seen = 0
    for bare, game in positions(3, 11, short(rules)):
        if game.deal is None or game.deal.phase is not Phase.PLAY:
            continue
        table = drawn_by(bare, Pictures.TRICKS)
        for seat in table.playing_seats:
            picture = hand_illustration(table, seat, say, name_of)
            assert picture is not None
            shown = hand(table, game, seat, say, page_state=HandPageState(picture=picture))
            told = texts(drawn(shown))
            assert say("hand-score", points=game.scores[0], others=game.scores[1]) not in told
            assert "◂" not in told
            for team in Team:
                points, tricks = taken(game.deal.tricks, rules.seating, team)
                assert say("play-taken", points=points, tricks=tricks) in picture.words
            seen += 1
    assert seen


@pytest.mark.parametrize("language", DRAWN)
def test_a_game_that_is_over_tells_its_score_once(language: str) -> None:
    rules = find_variant("contree")
    say = words(language).playing(rules)
    ends = set()
    for table, game in positions(5, 50, rules):
        if game.deal is None or game.deal.phase is not Phase.OVER:
            continue
        told = texts(drawn(hand(table, game, Seat.NORTH, say)))
        score = capitalised(say("hand-score", points=game.scores[0], others=game.scores[1]))
        assert (score in told) is not game.over
        ends.add(game.over)
    assert ends == {False, True}


@pytest.mark.parametrize("language", DRAWN)
def test_a_contract_without_a_number_begins_with_a_capital(language: str) -> None:
    rules = short(find_variant("baloot"))
    say = words(language).playing(rules)
    seen = 0
    for table, game in positions(5, 3, rules):
        if game.deal is None or game.deal.phase is not Phase.PLAY:
            continue
        first, *_ = findall(r"\*\*(\w)", texts(drawn(hand(table, game, Seat.NORTH, say))))
        assert first.isupper()
        seen += 1
    assert seen
