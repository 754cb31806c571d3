"""Each achievement is given for what it says, and not for a little less."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from bot.achievements import (
    ACHIEVEMENTS,
    Achievement,
    DealFacts,
    GameFacts,
    newly_earned,
    standings,
)
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

CASES: dict[Achievement, tuple[Games, Games]] = {
    Achievement.FIRST_GAME: ([LOST], []),
    Achievement.TEN_GAMES: (days(LOST, 10), days(LOST, 9)),
    Achievement.HUNDRED_GAMES: (days(LOST, 100), days(LOST, 99)),
    Achievement.THOUSAND_DEALS: (days(replace(LOST, dealt=500), 2), [replace(LOST, dealt=999)]),
    Achievement.FIRST_WIN: ([WON], [LOST]),
    Achievement.HUNDRED_WINS: (days(WON, 100), [*days(WON, 99), LOST]),
    Achievement.THREE_WINS: ([LOST, *days(WON, 3)], [WON, WON, LOST, WON]),
    Achievement.SEVEN_WINS: (days(WON, 7), [*days(WON, 6), LOST, WON]),
    Achievement.HUNDRED_CONTRACTS: (of(*[TAKEN] * 100), of(*[TAKEN] * 99, DealFacts())),
    Achievement.TEN_CONTRACTS: (
        of(*[TAKEN] * 4) + of(*[TAKEN] * 3, DealFacts(), *[TAKEN] * 3),
        of(*[TAKEN] * 9, replace(TAKEN, result=Result.FAILED), TAKEN),
    ),
    Achievement.HIGH_CONTRACT: (
        of(replace(TAKEN, value=150)),
        of(replace(TAKEN, value=140), CAPOT),
    ),
    Achievement.EXACT: (of(replace(TAKEN, margin=0)), of(TAKEN, DealFacts(margin=0))),
    Achievement.FOUR_SUITS: (of(*SUITS), of(*SUITS[:3]) + of(SUITS[3])),
    Achievement.NO_TRUMPS: (of(replace(TAKEN, trump=Trump.NONE)), of(TAKEN)),
    Achievement.ALL_TRUMPS: (of(replace(TAKEN, trump=Trump.ALL)), of(TAKEN)),
    Achievement.CAPOT: (of(CAPOT), of(replace(CAPOT, took=False))),
    Achievement.FIVE_CAPOTS: (of(*[CAPOT] * 5), of(*[CAPOT] * 4, TAKEN)),
    Achievement.GENERALE: (of(replace(CAPOT, kind=ContractKind.GENERALE)), of(CAPOT)),
    Achievement.FAILED_CAPOT: (of(replace(CAPOT, result=Result.FAILED)), of(CAPOT)),
    Achievement.SILENT_SWEEP: (of(replace(TAKEN, swept=True)), of(replace(CAPOT, swept=True))),
    Achievement.DEFENCE_SWEEP: (of(DealFacts(swept=True)), of(replace(TAKEN, swept=True))),
    Achievement.SWEPT: (of(DealFacts(was_swept=True)), of(DealFacts(swept=True))),
    Achievement.DOUBLE: (of(DOUBLED), of(replace(DOUBLED, result=Result.MADE))),
    Achievement.TEN_DOUBLES: (of(*[DOUBLED] * 10), of(*[DOUBLED] * 9)),
    Achievement.DOUBLED_MADE: (of(replace(TAKEN, doubles=1)), of(TAKEN, DealFacts(doubles=1))),
    Achievement.REDOUBLED_MADE: (of(replace(TAKEN, doubles=2)), of(replace(TAKEN, doubles=1))),
    Achievement.FIVE_BELOTES: (
        [replace(LOST, belotes=3), replace(LOST, belotes=2)],
        days(replace(LOST, belotes=4), 2),
    ),
    Achievement.HUNDRED_BELOTES: (
        days(replace(LOST, belotes=4), 25),
        days(replace(LOST, belotes=4), 24),
    ),
    Achievement.COMEBACK: (behind(1000), behind(990)),
    Achievement.NARROW_WIN: ([replace(WON, others=1970)], [replace(WON, others=1960), LOST]),
    Achievement.SHUT_OUT: ([replace(WON, others=0)], [WON, replace(LOST, others=0)]),
    Achievement.EVERY_FAMILY: (FAMILY_WINS, [*FAMILY_WINS[1:], replace(LOST, family=FAMILIES[0])]),
    Achievement.FAITHFUL: (days(PARTNERS[0], 25), [*days(PARTNERS[0], 24), *PARTNERS[1:]]),
    Achievement.SOCIABLE: (PARTNERS, [*PARTNERS[:9], PARTNERS[0]]),
    Achievement.LONG_EVENING: ([LOST] * 5, [*[LOST] * 4, *days(LOST, 2)[1:]]),
    Achievement.FAST_WIN: (
        [replace(WON, moves=40, thinking=120_000)],
        [replace(WON, moves=39, thinking=0), replace(WON, moves=40, thinking=120_001)],
    ),
    Achievement.EXPERTS: (
        [replace(WON, against=(STRONGEST, STRONGEST))],
        [replace(WON, against=(STRONGEST, None)), replace(LOST, against=(STRONGEST, STRONGEST))],
    ),
}


def has(feat: Achievement, games: Games) -> bool:
    return any(each.at is not None for each in standings(games) if each.feat is feat)


def test_every_achievement_has_a_test_case() -> None:
    assert set(CASES) == set(ACHIEVEMENTS) == set(Achievement)


@pytest.mark.parametrize("feat", Achievement)
def test_an_achievement_is_given_when_earned(feat: Achievement) -> None:
    assert has(feat, CASES[feat][0])


@pytest.mark.parametrize("feat", Achievement)
def test_an_achievement_is_not_given_for_less(feat: Achievement) -> None:
    assert not has(feat, CASES[feat][1])


def test_progress_and_the_date_of_reaching_it() -> None:
    (so_far,) = (each for each in standings(days(LOST, 7)) if each.feat is Achievement.TEN_GAMES)
    assert (so_far.reached, so_far.goal, so_far.at) == (7, 10, None)
    (there,) = (each for each in standings(days(LOST, 12)) if each.feat is Achievement.TEN_GAMES)
    assert (there.reached, there.goal, there.at) == (10, 10, TEA + timedelta(days=9))


def test_a_finished_game_reports_only_new_achievements() -> None:
    assert newly_earned([]) == ()
    assert newly_earned([LOST]) == (Achievement.FIRST_GAME,)
    assert newly_earned([LOST, LOST]) == ()
    assert newly_earned([LOST, WON]) == (Achievement.FIRST_WIN,)


def test_an_evening_may_continue_after_midnight() -> None:
    late = replace(LOST, finished_at=TEA.replace(hour=23), belotes=3)
    later = replace(LOST, finished_at=TEA + timedelta(hours=9), belotes=2)
    assert has(Achievement.FIVE_BELOTES, [late, later])
    assert not has(
        Achievement.FIVE_BELOTES, [late, replace(later, finished_at=TEA + timedelta(days=1))]
    )
