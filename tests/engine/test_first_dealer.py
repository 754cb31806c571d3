"""Finding who deals first: a sentence of rules.md 2 a test."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from random import Random

import pytest

from engine.cards import Card, Rank, Suit
from engine.deal_plan import FirstDealer
from engine.dealing import first_dealer
from engine.events import GameStarted
from engine.game import apply, new_game
from engine.ruleset import RuleSet
from engine.seats import HEAD_TO_HEAD, Seat
from tests.engine.private_games import KITTY, TURNED
from tests.engine.table import CONTREE, E, N, S, W, cards


class Stacked:
    """Chance that brings these cards to the top of the pack at each shuffle, one text for each.

    After its last text it goes on with that one; whatever else it is asked, it says ``other``.
    """

    def __init__(self, rules: RuleSet, *tops: str, other: int = 0) -> None:
        self._rules = rules
        self._tops = list(tops)
        self._other = other
        self._script: list[int] = []
        self.shuffles = 0

    def randrange(self, stop: int, /) -> int:
        """The place that puts the next card where it is wanted."""
        if not self._script and stop == len(self._rules.pack):
            top = self._tops.pop(0) if len(self._tops) > 1 else self._tops[0]
            self._script = self._places(cards(top))
            self.shuffles += 1
        return self._script.pop(0) if self._script else self._other

    def _places(self, top: Sequence[Card]) -> list[int]:
        pack = list(self._rules.pack.cards)
        wanted = [*top, *(card for card in pack if card not in top)]
        places = []
        for last in range(len(pack) - 1, 0, -1):
            places.append(pack.index(wanted[last]))
            pack[last], pack[places[-1]] = pack[places[-1]], pack[last]
        return places


def finding(way: FirstDealer, rules: RuleSet = TURNED) -> RuleSet:
    """The game whose first dealer is found in this way."""
    return replace(rules, dealing=replace(rules.dealing, first_dealer=way))


DRAW = finding(FirstDealer.LOWEST_DRAW)
SUIT = finding(FirstDealer.SUIT_CUT)
JACK = finding(FirstDealer.FIRST_JACK, CONTREE)


def test_a_random_first_dealer_needs_no_cards() -> None:
    assert new_game(finding(FirstDealer.RANDOM), Random(1))[0] in {
        GameStarted(seat) for seat in Seat
    }


@pytest.mark.parametrize(
    ("top", "dealer"), [("9H7SASKD", W), ("7SAHASKD", N), ("AHKSTSJS", S), ("AHKSJSTS", E)]
)
def test_the_lowest_card_deals_first(top: str, dealer: Seat) -> None:
    started = first_dealer(DRAW, Stacked(DRAW, top))  # drawn by north, west, south, east
    assert started == GameStarted(dealer, tuple(zip((N, W, S, E), cards(top), strict=True)))


def test_aces_are_high_and_sixes_below_sevens() -> None:
    assert first_dealer(DRAW, Stacked(DRAW, "ASAHKDAC")).dealer is S
    six = finding(FirstDealer.LOWEST_DRAW, KITTY)
    assert first_dealer(six, Stacked(six, "7S7H6D8C")).dealer is S


def test_everyone_draws_again_when_two_share_the_lowest_rank() -> None:
    chance = Stacked(DRAW, "7S7HASKD", "ASAHTDTC", "AS9HTDTC")
    started = first_dealer(DRAW, chance)
    assert chance.shuffles == 3
    assert started.dealer is W
    assert [card for _, card in started.drawn] == list(cards("7S7HASKD ASAHTDTC AS9HTDTC"))
    assert [seat for seat, _ in started.drawn] == [N, W, S, E] * 3


def test_equal_high_cards_need_no_second_draw() -> None:
    chance = Stacked(DRAW, "ASAHAD7C")
    assert first_dealer(DRAW, chance).dealer is E
    assert chance.shuffles == 1


def test_repeated_ties_are_not_decided_by_seat() -> None:
    chance = Stacked(DRAW, *["7S7H7D7C"] * 40, "8S8H8D7C")
    started = first_dealer(DRAW, chance)
    assert started.dealer is E
    assert len(started.drawn) == 4 * 41


def test_two_players_draw_one_card_each() -> None:
    rules = replace(
        DRAW, seating=HEAD_TO_HEAD, dealing=replace(DRAW.dealing, packets=(4, 4), after=(8,))
    )
    started = first_dealer(rules, Stacked(rules, "8S7H"))
    assert started == GameStarted(S, tuple(zip((N, S), cards("8S7H"), strict=True)))


@pytest.mark.parametrize(("shown", "dealer"), [("9H", N), ("9D", W), ("9C", S), ("9S", E)])
def test_the_suit_shown_names_the_dealer_counting_from_the_cutter(shown: str, dealer: Seat) -> None:
    card = Card.parse(shown)
    chance = Stacked(SUIT, shown)  # north cuts, and the play goes counter-clockwise
    assert first_dealer(SUIT, chance) == GameStarted(dealer, ((N, card),))


def test_the_cutter_is_random() -> None:
    started = [first_dealer(SUIT, Stacked(SUIT, "9D", other=place)) for place in range(4)]
    assert [start.drawn[0][0] for start in started] == [N, W, S, E]
    assert [start.dealer for start in started] == [W, S, E, N]


def test_the_first_jack_decides_the_dealer() -> None:
    started = first_dealer(JACK, Stacked(JACK, "9HASKDTC 7SJHJD"))
    assert started.dealer is E
    assert started.drawn == tuple(zip((N, E, S, W, N, E), cards("9HASKDTC7SJH"), strict=True))


def test_the_first_card_goes_to_a_random_seat() -> None:
    chance = Stacked(JACK, "9HASKDTC 7SJH", other=2)
    assert [seat for seat, _ in first_dealer(JACK, chance).drawn] == [S, W, N, E, S, W]


def test_a_jack_on_top_decides_at_once() -> None:
    assert first_dealer(JACK, Stacked(JACK, "JCJS")) == GameStarted(N, ((N, Card.parse("JC")),))


def test_the_jacks_may_be_the_last_cards() -> None:
    rest = [card for card in JACK.pack.cards if card.rank is not Rank.JACK]
    started = first_dealer(JACK, Stacked(JACK, "".join(map(str, rest))))
    assert len(started.drawn) == len(JACK.pack) - len(Suit) + 1
    assert started.drawn[-1][1].rank is Rank.JACK


@pytest.mark.parametrize("way", list(FirstDealer))
def test_every_seat_is_equally_likely_to_deal_first(way: FirstDealer) -> None:
    rules, rng = finding(way), Random(way)
    dealers = Counter(first_dealer(rules, rng).dealer for _ in range(4000))
    assert all(880 < dealers[seat] < 1120 for seat in Seat)


@pytest.mark.parametrize("way", list(FirstDealer))
def test_a_game_begins_with_the_drawn_dealer(way: FirstDealer) -> None:
    rules = finding(way)
    (started,) = new_game(rules, Random(4))
    assert isinstance(started, GameStarted)
    state = apply(rules, None, (started,))
    assert state is not None
    assert state.dealer is started.dealer
