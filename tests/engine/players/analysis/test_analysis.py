"""The analysis of whole deals, in every game."""

import json
from dataclasses import replace
from functools import cache

import pytest

from engine.actions import PlayCard
from engine.contract import ContractKind
from engine.players import Level
from engine.players.analysis import Analysis, Verdict
from engine.players.analysis.json_form import UnreadableAnalysis, read, written
from engine.players.analysis.verdict import AGAIN, BLAME, MOST, is_doubtful, verdict_of
from engine.players.analysis.whole_deal import analyse, judge_one
from engine.players.judge import Judgement
from engine.seats import Seat
from engine.settlement import Result
from engine.solver import Limits
from engine.variants import VARIANTS
from tests.engine.players.analysis.played_deals import played, record_of
from tests.rig.slow import slow_except

LITTLE = Limits(nodes=50_000)

every_game = pytest.mark.parametrize("key", slow_except([r.key for r in VARIANTS], ["contree"]))

STOPPED = (
    "contree N | 7HQSTDQCKH8DTC7S / 7C9SJSJD9C9DJCQD / ACJHADQHKS8CTH7D / TS8HAH9HKDAS8SKC"
    " | 90C 120H x S:- N:- | 7CACKCTC JH8HKH9S 8C9HQCJC AH7HQDQH"
)
"""South's 120 hearts, doubled, after four tricks."""


@every_game
def test_every_game_is_analysed_the_same_each_time_and_its_json_is_read_back(key: str) -> None:
    record, told = played(key), list[tuple[int, int]]()
    found = analyse(record, 7, LITTLE, lambda done, of: told.append((done, of)))
    number = len(record.decisions())
    assert told == [(done, number) for done in range(1, number + 1)]
    adds_up(found)
    form = written(found)
    again = read(json.loads(json.dumps(form)))
    assert written(again) == form
    assert (again.deal, again.par, again.tricks) == (found.deal, found.par, found.tricks)
    assert [one.done for one in again.decisions] == [one.done for one in found.decisions]


def adds_up(found: Analysis) -> None:
    """What is told of a deal that was played to its end fits together."""
    assert found.contract is not None
    assert found.tricks[-1].safe is (found.result is Result.MADE)
    for one in found.decisions:
        judged = one.fair is not None and one.seen is not None
        assert judged is (one.verdict not in {Verdict.FORCED, Verdict.UNJUDGED})
        for judgement in filter(None, (one.fair, one.seen)):
            assert judgement.done == one.done
            assert judgement.loss == judgement.best.worth - judgement.chosen.worth >= 0.0
            assert all(-1e-9 <= tried.worth <= 1.0 + 1e-9 for tried in judgement.tried)
        if one.verdict in {Verdict.ERROR, Verdict.LUCKY}:
            assert one.fair is not None
            assert one.fair.loss >= BLAME
    for player in found.players:
        own = [one for one in found.decisions if one.seat is player.seat and one.fair is not None]
        assert player.cards.decisions + player.calls.decisions == len(own)
        assert player.cards.decisions == sum(isinstance(one.done, PlayCard) for one in own)
    for moment in found.moments:
        one = found.decisions[moment.number - 1]
        assert one.verdict is Verdict.ERROR
        assert moment.loss >= BLAME
        assert len(moment.best_line) == len(moment.done_line)
        assert sorted(moment.best_line, key=str) == sorted(moment.done_line, key=str)


@pytest.mark.slow
def test_the_last_card_of_a_hand_and_equal_cards_are_forced_and_do_not_count() -> None:
    found = with_errors()
    last = [one for one in found.decisions if one.trick == 8]
    assert [one.verdict for one in last] == [Verdict.FORCED] * 4
    assert all(one.fair is None for one in last)
    assert sum(player.cards.decisions for player in found.players) < 28


@pytest.mark.slow
def test_a_deal_that_stops_in_the_middle_has_no_result() -> None:
    found = stopped()
    assert (found.result, found.scores) == (None, None)
    assert [trick.number for trick in found.tricks] == [1, 2, 3, 4]


def test_a_deal_without_a_contract_has_a_par_and_judged_calls() -> None:
    hands = STOPPED.split("|")[1]
    found = analyse(record_of(f"contree N |{hands}| - - - -"), 1, LITTLE)
    assert (found.contract, found.seen, found.tricks) == (None, None, ())
    assert found.par
    assert len(found.decisions) == 4


def test_par_is_every_trick_where_one_hand_has_all_trumps() -> None:
    line = "contree N | JS9SASTSKSQS8S7S / JH9HAHTHKHQH8H7D / JD9DADTDKDQD8D7H / JC9CACTCKCQC8C7C"
    best, *others = analyse(record_of(f"{line} | 80H - - -"), 1, LITTLE).par
    assert best.contract.bid.kind is ContractKind.CAPOT
    assert best.card_points == 162
    assert all(other.lead <= best.lead for other in others)


@cache
def stopped() -> Analysis:
    return analyse(record_of(STOPPED), 1, LITTLE)


def judgement(loss: float, error: float = 0.0) -> Judgement:
    """One with this loss; what else is in it does not matter."""
    fair = next(one.fair for one in stopped().decisions if one.fair)
    return replace(fair, loss=loss, error=error)


@cache
def with_errors() -> Analysis:
    return analyse(played("contree", 5), 1, LITTLE)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("fair", "seen", "verdict"),
    [
        (0.05, 0.05, Verdict.ERROR),
        (0.049, 0.3, Verdict.FINE),
        (0.3, 0.049, Verdict.LUCKY),
        (0.014, 0.05, Verdict.BAD_LUCK),
        (0.016, 0.05, Verdict.FINE),
        (0.0, 0.0, Verdict.FINE),
    ],
)
def test_both_judges_must_see_five_per_cent_for_an_error(
    fair: float, seen: float, verdict: Verdict
) -> None:
    assert verdict_of(judgement(fair), judgement(seen)) is verdict


def test_a_loss_that_is_not_sure_is_not_blamed() -> None:
    assert verdict_of(judgement(0.06, 0.031), judgement(0.3)) is Verdict.FINE
    assert verdict_of(judgement(0.06, 0.029), judgement(0.3)) is Verdict.ERROR


def test_runs_of_a_judgement_are_joined_as_one_of_all_their_deals() -> None:
    one, other = judgement(0.0), judgement(0.0)
    best, *rest = one.tried
    first = Judgement.of(
        one.seat, best.action, (replace(best, worth=0.6, gap_error=0.0), *rest), 40
    )
    worse = [replace(each, worth=0.4, error=0.03, gap_error=0.04) for each in other.tried]
    joined = first.joined(Judgement.of(one.seat, best.action, worse, 20, runs=3))
    assert (joined.runs, joined.worlds) == (4, 60)
    assert joined.chosen.worth == pytest.approx(0.25 * 0.6 + 0.75 * 0.4)
    others = [each for each in joined.tried if each.action != best.action]
    assert others[0].gap_error == pytest.approx(((0.25 * rest[0].gap_error) ** 2 + 0.03**2) ** 0.5)
    assert joined.error == joined.best.gap_error


@pytest.mark.parametrize(
    ("fair", "error", "seen", "runs", "doubtful"),
    [
        (0.02, 0.001, 0.0, 1, True),
        (0.02, 0.001, 0.0, AGAIN, False),
        (0.02, 0.004, 0.3, AGAIN, True),
        (0.01, 0.004, 0.0, 1, False),
        (0.01, 0.004, 0.3, AGAIN, True),
        (0.0, 0.001, 0.3, 1, True),
        (0.0, 0.001, 0.3, AGAIN, False),
        (0.06, 0.0, 0.3, 1, False),
        (0.045, 0.0, 0.3, 1, False),
        (0.3, 0.01, 0.3, AGAIN, False),
    ],
)
def test_a_decision_is_judged_again_while_chance_may_decide(
    fair: float, error: float, seen: float, runs: int, doubtful: bool
) -> None:
    best, chosen = (replace(one, gap_error=0.0) for one in judgement(0.0).tried[:2])
    tried = replace(best, worth=0.5 + fair, gap_error=error), replace(chosen, worth=0.5)
    found = Judgement.of(Seat.SOUTH, chosen.action, tried, 40, runs)
    assert is_doubtful(found, judgement(seen)) is doubtful


def test_the_best_card_is_in_doubt_where_another_may_be_better() -> None:
    best, other = (replace(one, gap_error=0.0) for one in judgement(0.0).tried[:2])
    tried = replace(best, worth=0.5), replace(other, worth=0.49, gap_error=0.01)
    found = Judgement.of(Seat.SOUTH, best.action, tried, 40, AGAIN)
    assert found.error == 0.0
    assert is_doubtful(found, judgement(0.3))
    assert not is_doubtful(found, judgement(0.0))


@pytest.mark.slow
def test_the_runs_of_a_card_come_to_an_end() -> None:
    found = with_errors().decisions
    runs = {one.fair.runs for one in found if one.fair is not None}
    assert runs <= {1, *range(AGAIN, MOST + 1)}
    assert len(runs) > 1


@pytest.mark.slow
def test_an_error_says_what_kind_of_mistake_it_was() -> None:
    found = with_errors()
    for one in found.decisions:
        is_error = one.verdict is Verdict.ERROR and one.trick is not None
        assert (one.mistake is not None) is is_error


def test_an_analysis_of_another_version_is_refused() -> None:
    form = written(stopped())
    with pytest.raises(UnreadableAnalysis, match="version 2, not 1"):
        read({**form, "version": 2})
    with pytest.raises(UnreadableAnalysis):
        read({"version": 1})


DEALS_TRIED = 8

MISPLAYED = 0.1
"""What a planted mistake costs at least, by both judges."""


@pytest.mark.slow
@pytest.mark.parametrize("first", [6, 15])
def test_a_mistake_in_place_of_an_experts_card_is_found(first: int) -> None:
    planted = 0
    # Whether a deal leaves room for a mistake that costs so much depends on what experts play.
    for seed in range(first, first + DEALS_TRIED):
        if planted:
            break
        record = played("contree", seed, Level.EXPERT)
        decisions = record.decisions()
        for one in analyse(record, 1, LITTLE).decisions:
            if one.fair is None or one.seen is None or one.trick is None:
                continue
            worst = one.fair.tried[-1]
            known = next(tried for tried in one.seen.tried if worst.action in tried.actions)
            costs = one.fair.best.worth - worst.worth, one.seen.best.worth - known.worth
            if min(costs) >= MISPLAYED and costs[0] >= 4 * worst.error:
                planted += 1
                mistake = replace(decisions[one.number - 1], action=worst.action)
                again = judge_one(record, mistake, one.number, 2, LITTLE)
                assert again.verdict is Verdict.ERROR
    assert planted
