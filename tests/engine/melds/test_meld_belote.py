"""The belote of the games with melds: when it is said, and what bars it (rules.md 2.5-2.13)."""

from random import Random

import pytest

from engine.events import BeloteAnnounced, CardPlayed, MeldsAnnounced, MeldsShown
from tests.engine.melds.playing import DEALS, belote_points, table
from tests.engine.table import N, Table, events_of

SEEDS = range(12)
PAIR = {"KH", "QH"}


def played_out(key: str, deal: str, seed: int) -> Table:
    """A deal played to its end at random, everything announced."""
    seated = table(key, DEALS[deal])
    seated.play_out(Random(seed))
    return seated


def card_before(seated: Table, announced: BeloteAnnounced) -> str:
    """The card with which it was said."""
    until = seated.log[: seated.log.index(announced)]
    return str(events_of(CardPlayed, until)[-1].card)


def order_of_the_pair(seated: Table) -> list[str]:
    """King and queen of hearts in the order in which they were played."""
    return [str(e.card) for e in events_of(CardPlayed, seated.log) if str(e.card) in PAIR]


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(("key", "place"), [("bidding_belote", 0), ("pilotta", 0), ("baloot", 1)])
def test_belote_may_be_said_once_with_its_card(key: str, place: int, seed: int) -> None:
    seated = played_out(key, "sira", seed)
    (announced,) = events_of(BeloteAnnounced, seated.log)
    assert (announced.seat, announced.again) == (N, False)
    assert card_before(seated, announced) == order_of_the_pair(seated)[place]
    assert belote_points(seated) == ((2, 0) if key == "baloot" else (20, 0))


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("key", ["belote", "belote_501"])
def test_belote_may_be_said_on_both_cards(key: str, seed: int) -> None:
    seated = played_out(key, "sira", seed)
    said = events_of(BeloteAnnounced, seated.log)
    assert [(each.seat, each.again) for each in said] == [(N, False), (N, True)]
    assert [card_before(seated, each) for each in said] == order_of_the_pair(seated)
    assert belote_points(seated) == (20, 0)


@pytest.mark.parametrize("seed", SEEDS)
def test_the_bell_is_said_on_the_second_card_even_within_a_sequence(seed: int) -> None:
    seated = played_out("clabber", "dad", seed)
    (announced,) = events_of(BeloteAnnounced, seated.log)
    assert card_before(seated, announced) == order_of_the_pair(seated)[1]
    assert belote_points(seated) == (20, 0)


@pytest.mark.parametrize("seed", SEEDS)
def test_the_bella_is_said_when_its_sequence_is_shown(seed: int) -> None:
    seated = played_out("tarabish", "twenty", seed)
    (announced,) = events_of(BeloteAnnounced, seated.log)
    at = seated.log.index(announced)
    assert isinstance(seated.log[at - 1], MeldsShown)
    assert belote_points(seated) == (20, 0)


@pytest.mark.parametrize("seed", SEEDS)
def test_the_bella_outside_a_sequence_is_said_on_the_second_card(seed: int) -> None:
    seated = played_out("tarabish", "no run", seed)
    (announced,) = events_of(BeloteAnnounced, seated.log)
    assert card_before(seated, announced) == order_of_the_pair(seated)[1]
    assert belote_points(seated) == (20, 0)


@pytest.mark.parametrize(
    ("deal", "points"), [("hundred", 0), ("sira", 2), ("kings", 0), ("kings beaten", 2)]
)
def test_only_a_scored_project_excludes_baloot(deal: str, points: int) -> None:
    for seed in SEEDS:
        seated = played_out("baloot", deal, seed)
        assert events_of(MeldsAnnounced, seated.log)
        assert len(events_of(BeloteAnnounced, seated.log)) == (points > 0)
        assert belote_points(seated) == (points, 0)
