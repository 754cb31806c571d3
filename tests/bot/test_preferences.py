"""What people have chosen for their hands and for being called, in mind."""

import pytest

from bot.preferences import USUAL, HandOrder, HandSize, HandStyle, PreferenceCache, hand_style_of
from bot.storage.preferences import NOWHERE, PlayerPreferences

ALICE, BOB, HERE, ELSEWHERE = 1, 2, 10, 11


def test_a_player_without_choices_gets_the_defaults() -> None:
    preference_cache = PreferenceCache()
    assert preference_cache.of(ALICE) == USUAL
    assert preference_cache.may_ping(ALICE, HERE)


def test_a_choice_applies_until_it_is_reset() -> None:
    preference_cache = PreferenceCache()
    preference_cache.known({ALICE: PlayerPreferences(hand_order="suits", hand_size="words")})
    assert preference_cache.of(ALICE) == HandStyle(HandOrder.SUITS, HandSize.WORDS)
    assert preference_cache.of(BOB) == USUAL
    preference_cache.chose(ALICE, PlayerPreferences())
    assert preference_cache.of(ALICE) == USUAL


def test_a_withdrawn_choice_falls_back_to_the_default() -> None:
    assert hand_style_of(PlayerPreferences(hand_order="by-colour", hand_size="huge")) == USUAL


@pytest.mark.parametrize(
    ("pinged_in", "here", "elsewhere"),
    [(None, True, True), (HERE, True, False), (NOWHERE, False, False)],
)
def test_mentions_can_be_chosen_per_server(
    pinged_in: int | None, here: bool, elsewhere: bool
) -> None:
    preference_cache = PreferenceCache()
    preference_cache.chose(ALICE, PlayerPreferences(pinged_in=pinged_in))
    assert preference_cache.may_ping(ALICE, HERE) is here
    assert preference_cache.may_ping(ALICE, ELSEWHERE) is elsewhere
    preference_cache.chose(ALICE, PlayerPreferences())
    assert preference_cache.may_ping(ALICE, HERE)
