"""The naive melds and belote against the worked examples."""

import pytest

from tests.engine.naive_games.cards import GAMES
from tests.engine.naive_games.declared import belote_holder, belote_worth, declared
from tests.engine.naive_games.melds import FOURS, Meld, best_plan
from tests.engine.naive_games.worked_examples import Example, Strict, read


class Expected(Strict):
    """Who scores what."""

    points: list[int]
    winner_team: int | None = None
    winner_player: int | None = None


class Melds(Example):
    """The hands of a deal."""

    trump: str | None
    hands: list[list[str]]
    expected: Expected
    why: str
    contract: str | None = None


EXAMPLES = read("melds", Melds)


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.id)
def test_every_meld_example_agrees(example: Melds) -> None:
    scored = declared(example.ruleset, example.hands, example.trump or "NT")
    assert [scored.points(0), scored.points(1)] == example.expected.points
    if example.expected.winner_player is not None:
        assert scored.best == example.expected.winner_player
    else:
        team = None if scored.best is None else scored.best % 2
        assert team == example.expected.winner_team


def test_every_game_with_melds_has_examples() -> None:
    assert {example.ruleset for example in EXAMPLES} == {*FOURS, "baloot"}
    assert {example.ruleset for example in EXAMPLES} < set(GAMES)


def test_a_card_counts_once_and_the_larger_total_is_chosen() -> None:
    four_kings_or_a_run = ["KS", "KH", "KD", "KC", "QS", "JS", "7H", "8D"]
    (four,) = best_plan("belote", four_kings_or_a_run, "H")
    assert four.worth == 100
    four_kings_and_a_run_left = ["KS", "KH", "KD", "KC", "QS", "JS", "TS", "8D"]
    plan = best_plan("belote", four_kings_and_a_run_left, "H")
    assert sorted(meld.worth for meld in plan) == [20, 100]


def test_at_no_trumps_bidding_belote_scores_only_four_aces() -> None:
    hand = ["AS", "AH", "AD", "AC", "KS", "QS", "JS", "TS"]
    assert [meld.worth for meld in best_plan("bidding_belote", hand, "NT")] == [200]


def test_in_baloot_a_tie_goes_to_the_dealer_first() -> None:
    tierce = [[f"{rank}{suit}" for rank in "QJT"] for suit in "SHDC"]
    assert declared("baloot", tierce, "NT").best == 3
    assert declared("baloot", [*tierce[:3], []], "NT").best == 0
    assert declared("belote", tierce, "NT").best == 0


def test_belote_is_king_and_queen_of_trumps_in_one_hand() -> None:
    hands = [["KS", "QH"], ["QS", "KH"], ["KD", "QD"], []]
    assert [belote_holder(hands, mode) for mode in ("S", "H", "D", "C", "NT", "AT")] == [
        None,
        None,
        2,
        None,
        None,
        None,
    ]


@pytest.mark.parametrize(
    ("cards", "worth"),
    [
        (("KD", "QD", "JD"), 2),
        (("AD", "KD", "QD", "JD", "TD"), 0),
        (("KS", "KH", "KD", "KC"), 0),
        (("QD", "JD", "TD"), 0),
        (("KS", "QS", "JS", "TS", "9S"), 2),
    ],
)
def test_a_scored_project_may_exclude_baloot(cards: tuple[str, ...], worth: int) -> None:
    assert belote_worth("baloot", "D", [Meld(cards, 0)]) == worth
