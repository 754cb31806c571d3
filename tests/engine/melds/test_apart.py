"""Runs and fours compared apart, the choice between them, and what is shown last (2.14)."""

from dataclasses import replace

import pytest

from engine.actions import IllegalAction, PlayCard, Refusal
from engine.cards import Suit
from engine.events import BeloteAnnounced, MeldsAnnounced, MeldsCompared, MeldsShown
from engine.game import legal_actions
from engine.meld import MeldKind
from engine.notation import read, write
from engine.ruleset import Announcing
from engine.variants import find_variant
from tests.engine.melds.games import game
from tests.engine.melds.playing import meld_points, table
from tests.engine.table import E, N, S, Table, W, cards, events_of

BELOT = "bulgarian_belot"

FOUR_AND_RUNS = "JSJHJDJC7S9S7H8D / QSKSAS9H8S8H9DTC / 7D7CTDQDKDAH8CTS / QHKHAD9CTHQCKCAC"
"""North holds four jacks; east and west a run of three each."""

NORTH_CHOOSES = "JSJHJDJCTS9S7H8D / QSKSAS7S8S9H8HTC / 7D9DTDQDKDAH7C8C / QHKHTHAD9CQCKCAC"
"""North holds four jacks or a run of three."""

FOUR_AND_LOWER_RUN = "JSJHJDJCAHKHQH7D / TS9S8S7S7H8D9CAC / 9DTDQDKD7C8C8HAS / QSKS9HTHADTCQCKC"
"""North holds four jacks and a run of three, east a run of four."""

VOID_IN_HEARTS = "7H8H9HTH7D8DASKS / KDQD9D7S8S9STSJS / TDJDADQSJHQHKHAH / 7C8C9CTCJCQCKCAC"
"""East holds king and queen of diamonds, and no heart."""


def played_out(seated: Table) -> None:
    """The first legal card of each seat, to the end."""
    while seated.waits_for:
        (seat,) = seated.waits_for
        seated.act(seat, legal_actions(seated.rules, seated.state, seat)[0])


def test_each_side_scores_the_class_of_which_it_has_the_best() -> None:
    seated = table(BELOT, FOUR_AND_RUNS)
    played_out(seated)
    (compared,) = events_of(MeldsCompared, seated.log)
    assert compared == MeldsCompared((N, E, W))
    assert meld_points(seated) == (200, 40)


def test_what_scores_is_shown_after_the_last_trick() -> None:
    seated = table(BELOT, FOUR_AND_RUNS)
    played_out(seated)
    shown = events_of(MeldsShown, seated.log)
    assert [each.seat for each in shown] == [N, E, W]
    assert list(seated.log[-4:-1]) == shown


def test_of_a_seat_with_both_one_class_may_score() -> None:
    seated = table(BELOT, FOUR_AND_LOWER_RUN)
    played_out(seated)
    (compared,) = events_of(MeldsCompared, seated.log)
    four, run = MeldKind.FOUR_OF_A_KIND, MeldKind.FOUR_IN_SEQUENCE
    assert compared.granted == ((four,), (run,), (), ())
    assert meld_points(seated) == (200, 50)
    assert [len(each.melds) for each in events_of(MeldsShown, seated.log)] == [1, 1]


@pytest.mark.parametrize("announcing", Announcing)
def test_a_player_chooses_between_a_four_and_a_run(announcing: Announcing) -> None:
    by_hand = announcing is Announcing.BY_HAND
    usual = PlayCard(*cards("7H"), announcing=by_hand)
    other = replace(usual, other_melds=True)
    said = []
    for action in (usual, other):
        seated = table(BELOT, NORTH_CHOOSES, announcing)
        assert action in legal_actions(seated.rules, seated.state, N)
        (announced,) = events_of(MeldsAnnounced, seated.act(N, action))
        said.append([meld.kind for meld in announced.melds])
    assert said == [[MeldKind.FOUR_OF_A_KIND], [MeldKind.THREE]]
    line = write(seated.rules, seated.deal)
    assert line.endswith("7H*~" if by_hand else "7H~")
    again = read(line, lambda _: seated.rules)
    assert again.deal.melds == seated.deal.melds


def test_without_a_choice_there_is_no_other_meld() -> None:
    seated = table(BELOT, FOUR_AND_RUNS)
    with pytest.raises(IllegalAction) as refused:
        seated.act(N, PlayCard(*cards("7H"), other_melds=True))
    assert refused.value.code is Refusal.NOTHING_TO_ANNOUNCE


@pytest.mark.parametrize(("led", "said"), [("7H", False), ("7D", True)])
def test_at_all_trumps_a_discard_loses_the_belote(led: str, said: bool) -> None:
    rules = replace(game(BELOT), auction=find_variant("coinche").auction)
    seated = Table(VOID_IN_HEARTS, rules=rules)
    seated.say("80AT", "-", "-", "-")
    seated.act(N, PlayCard(*cards(led)))
    seated.act(E, PlayCard(*cards("KD")))
    played_out(seated)
    told = [each for each in events_of(BeloteAnnounced, seated.log) if each.seat is E]
    assert told == [BeloteAnnounced(E, again=False, suit=Suit.DIAMONDS)] * said
    assert S not in {each.seat for each in told}
