"""The naive formulas against the worked examples."""

from typing import Literal

import pytest

from tests.engine.naive_games.cards import GAMES
from tests.engine.naive_games.scores import Counted, Kind, Score, Side
from tests.engine.naive_games.settling import penalty, score
from tests.engine.naive_games.worked_examples import Example, Strict, read

KINDS: dict[str, Kind] = {"bid": "number", "capot": "capot", "generale": "generale"}
LEVELS: dict[str, int | str] = {"none": 1, "x2": 2, "x3": 3, "x4": 4}


class Sides(Strict):
    """A number of each side."""

    attack: int
    defence: int

    @property
    def pair(self) -> tuple[int, int]:
        """Attack first."""
        return self.attack, self.defence


class Bid(Strict):
    """The contract of an example."""

    kind: str
    value: int | None
    mode: str


class Input(Strict):
    """What the play came to."""

    contract: Bid
    double: str
    card_points: Sides
    tricks: Sides
    belote_holder: Side | None
    meld_points: Sides
    declarer_tricks: int = 0
    declarations: bool = True
    carry_in: int = 0
    exposed_ace: bool = False
    penalty: Literal["attack", "defence", "both"] | None = None


class Expected(Strict):
    """What is written; nothing when the whole game was decided."""

    result: str
    attack: int = 0
    defence: int = 0
    carry_out: int = 0
    game_won_by: Side | None = None


class Scoring(Example):
    """A deal that was played."""

    input: Input
    expected: Expected
    work: str


EXAMPLES = read("scoring", Scoring)


def counted(game: str, given: Input) -> Counted:
    """The numbers of an example in the words of the naive formulas."""
    worth = 2 if game == "baloot" else 20
    belote = {"attack": (worth, 0), "defence": (0, worth)}
    return Counted(
        kind=KINDS.get(given.contract.kind, "suit"),
        mode={"nt": "NT", "at": "AT"}.get(given.contract.mode, "S"),
        value=given.contract.value or 0,
        level=LEVELS.get(given.double, given.double),
        cards=given.card_points.pair,
        tricks=given.tricks.pair,
        declarer_tricks=given.declarer_tricks,
        belote=belote[given.belote_holder] if given.belote_holder else (0, 0),
        melds=given.meld_points.pair,
        carry=given.carry_in,
        turned_ace=given.exposed_ace,
    )


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.id)
def test_every_scoring_example_agrees(example: Scoring) -> None:
    numbers = counted(example.ruleset, example.input)
    guilty = example.input.penalty
    found = penalty(numbers, guilty) if guilty else score(example.ruleset, numbers)
    wanted = example.expected
    assert found == Score(
        wanted.result, wanted.attack, wanted.defence, wanted.carry_out, wanted.game_won_by
    )


def test_every_game_has_examples() -> None:
    assert {example.ruleset for example in EXAMPLES} == set(GAMES)


def test_gahwa_decides_the_game() -> None:
    numbers = Counted(kind="suit", mode="H", level="gahwa", cards=(82, 80), tricks=(4, 4))
    assert score("baloot", numbers) == Score("made", game="attack")


def test_a_doubled_tie_in_bidding_belote_carries_over_85_undoubled() -> None:
    numbers = Counted(kind="suit", mode="H", level=2, cards=(81, 81), tricks=(4, 4), carry=85)
    assert score("bidding_belote", numbers) == Score("tie", 0, 16, carry=170)
