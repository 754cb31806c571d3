"""A deal is a big moment by a capot, a contre that beat its contract, or a comeback."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from cogs.ui.big_moment import BigMoment, MomentKind, big_moment
from engine.seats import Seat, Team
from engine.settlement import Result
from engine.state import GameState, Phase
from engine.variants.contree import CONTREE
from tests.engine.random_play import steps

TARGET = CONTREE.end.target


def deals(seed: int) -> Iterator[GameState]:
    """The ends of the deals of a random game that were played to their last trick."""
    for step in steps(CONTREE, Random(seed)):
        deal = step.state.deal
        if deal and deal.phase is Phase.OVER and len(deal.tricks) == CONTREE.hand_size:
            yield step.state


def plain_deal() -> GameState:
    """A deal in which both sides took tricks, and nothing was doubled."""
    return next(game for game in deals(0) if big_moment(CONTREE, first_of(game)) is None)


def first_of(game: GameState) -> GameState:
    """The same deal as the first of its game."""
    return replace(game, sheet=game.sheet[-1:])


def after(game: GameState, *leads: int) -> GameState:
    """The same deal after others, which north and south won by so much each; then itself."""
    line = game.sheet[-1]
    assert line.settlement is not None
    tally = replace(line.settlement.tally, attack=Team.NORTH_SOUTH)
    settled = (replace(line.settlement, tally=tally, scores=(lead, 0)) for lead in leads)
    return replace(game, sheet=tuple(replace(line, settlement=each) for each in settled))


def test_all_tricks_of_one_side_are_a_capot() -> None:
    game = plain_deal()
    assert game.deal is not None
    swept = tuple(replace(trick, winner=Seat.EAST) for trick in game.deal.tricks)
    whole = replace(game, deal=replace(game.deal, tricks=swept))
    assert big_moment(CONTREE, whole) == BigMoment(MomentKind.CAPOT, Team.EAST_WEST)
    claimed = replace(game, deal=replace(game.deal, tricks=swept[:-1]))
    assert big_moment(CONTREE, first_of(claimed)) is None


def test_a_double_that_beats_the_contract_counts_and_a_plain_failure_does_not() -> None:
    seen = set()
    for seed in range(3):
        for game in map(first_of, deals(seed)):
            settlement = game.sheet[-1].settlement
            assert settlement is not None
            doubled = bool(settlement.tally.contract.doubles)
            failed = settlement.result is Result.FAILED
            moment = big_moment(CONTREE, game)
            if moment is None or moment.kind is MomentKind.DOUBLE:
                assert (moment is not None) == (doubled and failed)
                seen.add((doubled, failed))
            if moment is not None and moment.kind is MomentKind.DOUBLE:
                assert moment.team is settlement.attack.other
    assert {(True, True), (False, True)} <= seen


def test_a_comeback_from_far_behind_counts() -> None:
    game, far = plain_deal(), TARGET // 3 + 1
    back = BigMoment(MomentKind.COMEBACK, Team.NORTH_SOUTH, far)
    assert big_moment(CONTREE, after(game, -far, far - 100, 200)) == back
    assert big_moment(CONTREE, after(game, far, -100, -far)) == BigMoment(
        MomentKind.COMEBACK, Team.EAST_WEST, far
    )
    assert big_moment(CONTREE, after(game, -far, far - 100)) is None, "still behind"
    assert big_moment(CONTREE, after(game, 100 - far, far)) is None, "was never far behind"
    assert big_moment(CONTREE, after(game, -far, far + 10, 50)) is None, "led already"
