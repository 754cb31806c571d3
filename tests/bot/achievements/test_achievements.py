"""Each achievement is given for what it says, and not for a little less."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from bot.achievements.catalogue import FEATS, Feat, newly_earned, standings
from bot.achievements.facts import DealFacts, GameFacts
from engine.cards import Trump
from engine.contract import ContractKind
from engine.players import Level
from engine.settlement import Result
from engine.variants import FAMILIES

TEA = datetime(2026, 5, 4, 17, 0, tzinfo=UTC)
STRONGEST = list(Level)[-1]

LOST = GameFacts(
    finished_at=TEA, family="contree", won=False, score=900, others=2010, target=2000, dealt=9
)
WON = replace(LOST, won=True, score=2010, others=900)
TAKEN = DealFacts(took=True, attacked=True, value=100, margin=12)
CAPOT = replace(TAKEN, kind=ContractKind.CAPOT, value=250, margin=None)
DOUBLED = DealFacts(doubled=True, doubles=1, result=Result.FAILED)

Games = list[GameFacts]


def of(*deals: DealFacts, game: GameFacts = LOST) -> Games:
    return [replace(game, deals=deals)]


def days(game: GameFacts, count: int) -> Games:
    """So many games, one a day."""
    return [replace(game, finished_at=TEA + timedelta(days=day)) for day in range(count)]


def behind(points: int) -> Games:
    return of(DealFacts(others=points), DealFacts(score=2010, others=900 - points), game=WON)


SUITS = [replace(TAKEN, trump=trump) for trump in list(Trump)[:4]]
FAMILY_WINS = [replace(WON, family=family) for family in FAMILIES]
PARTNERS = [replace(LOST, partners=(user,)) for user in range(1, 11)]

CASES: dict[Feat, tuple[Games, Games]] = {
    Feat.FIRST_GAME: ([LOST], []),
    Feat.TEN_GAMES: (days(LOST, 10), days(LOST, 9)),
    Feat.HUNDRED_GAMES: (days(LOST, 100), days(LOST, 99)),
    Feat.THOUSAND_DEALS: (days(replace(LOST, dealt=500), 2), [replace(LOST, dealt=999)]),
    Feat.FIRST_WIN: ([WON], [LOST]),
    Feat.HUNDRED_WINS: (days(WON, 100), [*days(WON, 99), LOST]),
    Feat.THREE_WINS: ([LOST, *days(WON, 3)], [WON, WON, LOST, WON]),
    Feat.SEVEN_WINS: (days(WON, 7), [*days(WON, 6), LOST, WON]),
    Feat.HUNDRED_CONTRACTS: (of(*[TAKEN] * 100), of(*[TAKEN] * 99, DealFacts())),
    Feat.TEN_CONTRACTS: (
        of(*[TAKEN] * 4) + of(*[TAKEN] * 3, DealFacts(), *[TAKEN] * 3),
        of(*[TAKEN] * 9, replace(TAKEN, result=Result.FAILED), TAKEN),
    ),
    Feat.HIGH_CONTRACT: (of(replace(TAKEN, value=150)), of(replace(TAKEN, value=140), CAPOT)),
    Feat.EXACT: (of(replace(TAKEN, margin=0)), of(TAKEN, DealFacts(margin=0))),
    Feat.FOUR_SUITS: (of(*SUITS), of(*SUITS[:3]) + of(SUITS[3])),
    Feat.NO_TRUMPS: (of(replace(TAKEN, trump=Trump.NONE)), of(TAKEN)),
    Feat.ALL_TRUMPS: (of(replace(TAKEN, trump=Trump.ALL)), of(TAKEN)),
    Feat.CAPOT: (of(CAPOT), of(replace(CAPOT, took=False))),
    Feat.FIVE_CAPOTS: (of(*[CAPOT] * 5), of(*[CAPOT] * 4, TAKEN)),
    Feat.GENERALE: (of(replace(CAPOT, kind=ContractKind.GENERALE)), of(CAPOT)),
    Feat.FAILED_CAPOT: (of(replace(CAPOT, result=Result.FAILED)), of(CAPOT)),
    Feat.SILENT_SWEEP: (of(replace(TAKEN, swept=True)), of(replace(CAPOT, swept=True))),
    Feat.DEFENCE_SWEEP: (of(DealFacts(swept=True)), of(replace(TAKEN, swept=True))),
    Feat.SWEPT: (of(DealFacts(was_swept=True)), of(DealFacts(swept=True))),
    Feat.DOUBLE: (of(DOUBLED), of(replace(DOUBLED, result=Result.MADE))),
    Feat.TEN_DOUBLES: (of(*[DOUBLED] * 10), of(*[DOUBLED] * 9)),
    Feat.DOUBLED_MADE: (of(replace(TAKEN, doubles=1)), of(TAKEN, DealFacts(doubles=1))),
    Feat.REDOUBLED_MADE: (of(replace(TAKEN, doubles=2)), of(replace(TAKEN, doubles=1))),
    Feat.FIVE_BELOTES: (
        [replace(LOST, belotes=3), replace(LOST, belotes=2)],
        days(replace(LOST, belotes=4), 2),
    ),
    Feat.HUNDRED_BELOTES: (days(replace(LOST, belotes=4), 25), days(replace(LOST, belotes=4), 24)),
    Feat.COMEBACK: (behind(1000), behind(990)),
    Feat.NARROW_WIN: ([replace(WON, others=1970)], [replace(WON, others=1960), LOST]),
    Feat.SHUT_OUT: ([replace(WON, others=0)], [WON, replace(LOST, others=0)]),
    Feat.EVERY_FAMILY: (FAMILY_WINS, [*FAMILY_WINS[1:], replace(LOST, family=FAMILIES[0])]),
    Feat.FAITHFUL: (days(PARTNERS[0], 25), [*days(PARTNERS[0], 24), *PARTNERS[1:]]),
    Feat.SOCIABLE: (PARTNERS, [*PARTNERS[:9], PARTNERS[0]]),
    Feat.LONG_EVENING: ([LOST] * 5, [*[LOST] * 4, *days(LOST, 2)[1:]]),
    Feat.FAST_WIN: (
        [replace(WON, moves=40, thinking=120_000)],
        [replace(WON, moves=39, thinking=0), replace(WON, moves=40, thinking=120_001)],
    ),
    Feat.EXPERTS: (
        [replace(WON, against=(STRONGEST, STRONGEST))],
        [replace(WON, against=(STRONGEST, None)), replace(LOST, against=(STRONGEST, STRONGEST))],
    ),
}


def has(feat: Feat, games: Games) -> bool:
    return any(each.at is not None for each in standings(games) if each.feat is feat)


def test_every_achievement_is_put_to_the_test() -> None:
    assert set(CASES) == set(FEATS) == set(Feat)


@pytest.mark.parametrize("feat", Feat)
def test_it_is_given(feat: Feat) -> None:
    assert has(feat, CASES[feat][0])


@pytest.mark.parametrize("feat", Feat)
def test_it_is_not_given_for_less(feat: Feat) -> None:
    assert not has(feat, CASES[feat][1])


def test_how_far_one_is_and_when_one_got_there() -> None:
    (so_far,) = (each for each in standings(days(LOST, 7)) if each.feat is Feat.TEN_GAMES)
    assert (so_far.reached, so_far.goal, so_far.at) == (7, 10, None)
    (there,) = (each for each in standings(days(LOST, 12)) if each.feat is Feat.TEN_GAMES)
    assert (there.reached, there.goal, there.at) == (10, 10, TEA + timedelta(days=9))


def test_a_game_brings_what_was_not_there_before() -> None:
    assert newly_earned([]) == ()
    assert newly_earned([LOST]) == (Feat.FIRST_GAME,)
    assert newly_earned([LOST, LOST]) == ()
    assert newly_earned([LOST, WON]) == (Feat.FIRST_WIN,)


def test_an_evening_goes_on_after_midnight() -> None:
    late = replace(LOST, finished_at=TEA.replace(hour=23), belotes=3)
    later = replace(LOST, finished_at=TEA + timedelta(hours=9), belotes=2)
    assert has(Feat.FIVE_BELOTES, [late, later])
    assert not has(Feat.FIVE_BELOTES, [late, replace(later, finished_at=TEA + timedelta(days=1))])
