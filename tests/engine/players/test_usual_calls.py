"""Bids that a French partner expects, and those that the dialogue allows beyond them."""

from dataclasses import replace
from random import Random

import numpy as np
import pytest

from engine.actions import Call, Pass
from engine.contract import Bid
from engine.players.auction_talk import Speaker
from engine.players.bidding_system import heard
from engine.players.expert import weighed_in_steps
from engine.players.expert.arrays import Floats
from engine.players.expert.auction.call_choice import WeighedCalls
from engine.players.steps import finished
from engine.players.understanding import Convention, Understanding
from engine.players.usual_calls import is_usual
from engine.solver import Limits
from engine.view import view
from tests.engine.players.positions import Laid
from tests.engine.players.test_bidding_system import after, hand, named
from tests.engine.players.test_dialogue import CONTREE, may_call

UNANSWERED, ANSWERED = ("80H", "90S", "-", "-"), ("80H", "-", "90H", "100S")


def expects(
    held: str, calls: tuple[str, ...], call: str, convention: Convention = Convention.DIALOGUE
) -> bool:
    """Whether a partner expects it of this hand."""
    auction, seat = after(*calls)
    understanding = Understanding(convention)
    speaker = Speaker.of(CONTREE, auction, seat, heard(CONTREE, auction, understanding))
    said = next(each for each in speaker.legal if named(each) == call)
    return is_usual(speaker, hand(held), said)


@pytest.mark.parametrize(
    ("held", "calls", "call", "usual"),
    [
        # A suit that partner has not answered, again: up to its strength of 90, or of 100.
        ("JH8H7HASKDKS7D8C", UNANSWERED, "100H", False),
        ("JH8H7HASADKS7D8C", UNANSWERED, "100H", True),
        ("JH8H7HASKDKS7D8C", ANSWERED, "110H", True),
        # A suit over partner's: ten above its strength, with at most an ace to tell.
        ("JD8D7DKSTS8H7CTC", ("80S", "90H"), "100D", False),
        ("JD9D7DKSTS8H7CTC", ("80S", "90H"), "100D", True),
        ("JDADTDKDAHTHQH7S", ("80S", "100C"), "110D", False),
        ("JDADTDKD9HTHQH7S", ("80S", "90C"), "100D", True),
        # To take room from opponents beside a silent partner is what the loose dialogue is for.
        ("JD8D7DKSQS8H7CTC", ("100H",), "110D", True),
    ],
)
def test_a_bid_is_usual_where_it_tells_no_more_than_partner_expects(
    held: str, calls: tuple[str, ...], call: str, usual: bool
) -> None:
    assert call in may_call(held, calls, Convention.DIALOGUE)
    assert expects(held, calls, call) is usual


def test_where_points_are_counted_every_call_is_usual() -> None:
    assert expects("JH8H7HASKDKS7D8C", UNANSWERED, "100H", Convention.NATURAL)


@pytest.mark.parametrize(("gain", "made"), [(0.03, False), (0.05, True)])
def test_an_expert_makes_an_unusual_bid_only_where_it_is_surely_better(
    gain: float, made: bool
) -> None:
    table = Laid(CONTREE, N="JH8H7HASKDKS7D8C")
    table.say(*UNANSWERED)
    seen = view(CONTREE, table.state, table.waits_for[0])
    found = finished(weighed_in_steps(seen, CONTREE, Random(1), Limits(nodes=1)))
    assert isinstance(found, WeighedCalls)
    again = next(bid for bid in found.caller.deal.legal if named(bid) == "100H")
    assert isinstance(again, Bid)
    luck = np.tile([0.0, 0.4], 50)  # its error is a fiftieth
    worths: dict[Call, Floats] = {Pass(): np.full(100, 0.5), again: 0.5 + gain - luck.mean() + luck}
    usual = frozenset(call for call in worths if found.caller.is_usual_call(call, Pass()))
    weighed = replace(found, said=Pass(), worths=worths, usual=usual, asked=())
    assert (weighed.best == again) is made
