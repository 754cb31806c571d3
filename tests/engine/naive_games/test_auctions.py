"""The naive auctions against the worked examples."""

import pytest

from tests.engine.naive_games.auction import NotAllowed, after, next_dealer
from tests.engine.naive_games.calls import Contract, Facts, Question, Said, level
from tests.engine.naive_games.cards import GAMES
from tests.engine.naive_games.worked_examples import Example, Strict, read

WORDS = {
    "double": "x",
    "coinche": "x",
    "redouble": "xx",
    "surcoinche": "xx",
    "recoinche": "xx",
    "match": "xxx",
    "confirm": "pass",
    "sun": "NT",
}


class Expected(Strict):
    """Where the calls lead; only what is named is compared."""

    status: str
    declarer: int | None = None
    value: int | str | None = None
    mode: str | None = None
    level: int | str | None = None
    may_redouble: list[int] | None = None
    next_dealer: str | None = None
    next_seat: int | None = None


class Calls(Example):
    """A row of calls."""

    calls: list[tuple[int, str]]
    expected: Expected
    why: str
    turn_up: str = ""
    scores: tuple[int, int] = (0, 0)
    hand_of_last_caller: list[str] | None = None


EXAMPLES = read("auction", Calls)


def word(said: str, turned: str) -> str:
    """A call of an example in the words of the naive auctions."""
    if said in ("take", "play", "hokum"):
        return turned[1]
    return WORDS.get(said, said.removeprefix("name ").removeprefix("hokum "))


def passed_out(
    game: str, facts: Facts, calls: list[Said], question: Question, contract: Contract | None
) -> Contract | None:
    """The contract when nobody doubles: the examples tell what the bidding alone came to."""
    while question and all(words <= {"pass", "x"} for words in question.values()):
        calls = [*calls, (min(question), "pass")]
        question, contract = after(game, facts, calls)
    return contract


def outcome(example: Calls) -> Expected:
    """What the naive auction makes of the calls."""
    game = example.ruleset
    calls = [(seat, word(said, example.turn_up)) for seat, said in example.calls]
    facts = Facts(turned=example.turn_up, scores=list(example.scores))
    if example.hand_of_last_caller:
        facts.hands[calls[-1][0]] = example.hand_of_last_caller
    try:
        question, contract = after(game, facts, calls)
    except NotAllowed as refused:
        last = refused.args == (len(calls) - 1,)
        return Expected(status="illegal_last_call" if last else f"illegal at {refused}")
    if example.expected.status == "contract" and question:
        contract = passed_out(game, facts, calls, question, contract)
    elif question:
        may_redouble = sorted(seat for seat in question if "xx" in question[seat])
        return Expected(status="redouble_window", may_redouble=may_redouble)
    if contract is None:
        return Expected(status="all_pass", next_dealer=next_dealer(game))
    return Expected(
        status="contract",
        declarer=contract.declarer,
        value=value(contract),
        mode="sun" if game == "baloot" and contract.mode == "NT" else contract.mode,
        level=level(game, contract),
    )


def value(contract: Contract) -> int | str | None:
    """The number or the word of a bid, without its mode."""
    text = contract.bid.removesuffix(contract.mode)
    return int(text) if text.isdigit() else text or None


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.id)
def test_every_auction_example_agrees(example: Calls) -> None:
    assert outcome(example) == example.expected


def test_every_game_has_examples() -> None:
    assert {example.ruleset for example in EXAMPLES} == set(GAMES)


def test_a_call_after_the_auction_is_illegal() -> None:
    with pytest.raises(NotAllowed):
        after("tarabish", Facts(), [(0, "S"), (1, "H")])


def test_sun_can_be_doubled_only_if_the_bidders_lead_beyond_100() -> None:
    calls: list[Said] = [(0, "NT"), (1, "pass"), (2, "pass"), (3, "pass")]
    asked = {
        (ours, theirs): set(after("baloot", Facts("9H", scores=[ours, theirs]), calls)[0])
        for ours, theirs in [(101, 99), (100, 99), (101, 100), (99, 101)]
    }
    assert asked == {(101, 99): {1, 3}, (100, 99): set(), (101, 100): set(), (99, 101): set()}


def test_a_first_caller_in_clabber_names_only_held_suits() -> None:
    hands = [["AS", "KS"], ["AD"], ["9C"], ["TS"]]
    question, _ = after("clabber", Facts("9H", hands), [(seat, "pass") for seat in range(3)])
    assert question == {3: {"pass", "H"}}
    question, _ = after("clabber", Facts("9H", hands), [(seat, "pass") for seat in range(4)])
    assert question == {0: {"pass", "S"}}
