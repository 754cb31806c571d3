"""The engine and the naive games write the same scores for numbers made at random."""

from random import Random

from engine.ruleset import RuleSet
from engine.state import GameState
from tests.engine import both_readings as engine
from tests.engine import engine_walks as walks
from tests.engine.naive_games.calls import level
from tests.engine.naive_games.cards import pack, players
from tests.engine.naive_games.declared import BELOTE, COMPARED_APART, EVERYBODY_SCORES
from tests.engine.naive_games.melds import melds_count
from tests.engine.naive_games.play import kind_of
from tests.engine.naive_games.scores import Counted
from tests.engine.naive_games.settling import HOLD_OVER, score, value_of
from tests.rig.slow import every_game

DEALS, COUNTS = 40, 30
WHOLE = {"NT": 130, "AT": 258}
MELDS = [0, 0, 20, 50, 70, 120, 250]
FEW_MELDS = [0, 0, 20, 50, 70]


@every_game
def test_both_readings_write_the_same_scores(rules: RuleSet) -> None:
    rng = Random(rules.key)
    results = set()
    for _ in range(DEALS):
        state = walks.in_play(rules, rng)
        for _ in range(COUNTS):
            numbers = at_random(rules.key, state, rules, rng)
            wanted = score(rules.key, numbers)
            assert engine.written(engine.settled(rules, state, numbers)) == wanted
            results.add(wanted.result)
    assert results >= {"made", "failed"}


def at_random(game: str, state: GameState, rules: RuleSet, rng: Random) -> Counted:
    """What the play might have produced; often close to where the result turns."""
    contract = engine.contract(rules, state)
    assert contract is not None
    value = value_of(game, contract.bid)
    whole, every = WHOLE.get(contract.mode, 162), len(pack(game)) // players(game)
    tricks = rng.choice([0, every, *range(1, every)])
    near = rng.choice([whole // 2, min(value, whole), rng.randrange(whole + 1)])
    cards = min(max(near + rng.randint(-21, 2), 0), whole)
    if tricks in (0, every):
        cards = whole if tricks else 0
    belote = 0 if contract.mode in WHOLE else BELOTE.get(game, 20)
    return Counted(
        kind=kind_of(contract.bid),
        mode=contract.mode,
        value=value,
        level=level(game, contract),
        cards=(cards, whole - cards),
        tricks=(tricks, every - tricks),
        declarer_tricks=rng.choice([tricks, rng.randint(0, tricks)]),
        belote=rng.choice([(0, 0), (belote, 0), (0, belote)]),
        melds=melds(game, tricks, every, rng),
        carry=rng.choice([0, 81, 85, 170]) if game in HOLD_OVER else 0,
        turned_ace=rng.random() < 0.5,
        eldest_ace=rng.random() < 0.5,
    )


def melds(game: str, tricks: int, every: int, rng: Random) -> tuple[int, int]:
    """Melds of one side, or of both where both may score; few for a side that won no trick.

    The rules leave open what a sweep is worth to a side that loses the deal to melds all the same.
    """
    if not melds_count(game):
        return 0, 0
    ours = rng.choice(MELDS if tricks else FEW_MELDS)
    theirs = rng.choice(MELDS if tricks < every else FEW_MELDS)
    if game in EVERYBODY_SCORES | COMPARED_APART:
        return ours, theirs
    return rng.choice([(ours, 0), (0, theirs)])
