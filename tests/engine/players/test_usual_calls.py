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

AN_ACE_TOO_MANY, HIDES = ("80S", "100C"), "JDADTDKDAHTHQH7S"


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
        # A suit over partner's, with at most an ace to tell.
        (HIDES, AN_ACE_TOO_MANY, "110D", False),
        ("JDADTDKD9HTHQH7S", ("80S", "90C"), "100D", True),
        # Void in it there is nothing to tell.
        ("JDADTDKDAHTHQH7H", ("80S", "100C"), "110D", True),
        # A double: three tricks up to 100, two above; a partner who has bid has one.
        ("JH8H7SKSQSTD8D7C", ("90H",), "x", False),
        ("JH8HASKSADTD8D7C", ("90H",), "x", True),
        ("JH8H7SKSQSTD8D7C", ("110H",), "x", False),
        ("JH8HASKSQSTD8D7C", ("110H",), "x", True),
        ("JH8H9SKS8STD8D7C", ("-", "80S", "100H"), "x", False),
        ("JH8HAHKS8STD8D7C", ("-", "80D", "-", "110H"), "x", True),
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
    assert expects(HIDES, AN_ACE_TOO_MANY, "110D", Convention.NATURAL)


@pytest.mark.parametrize(("gain", "made"), [(0.03, False), (0.05, True)])
def test_an_expert_makes_an_unusual_bid_only_where_it_is_surely_better(
    gain: float, made: bool
) -> None:
    table = Laid(CONTREE, S=HIDES)
    table.say(*AN_ACE_TOO_MANY)
    seen = view(CONTREE, table.state, table.waits_for[0])
    found = finished(weighed_in_steps(seen, CONTREE, Random(1), Limits(nodes=1)))
    assert isinstance(found, WeighedCalls)
    own = next(bid for bid in found.caller.deal.legal if named(bid) == "110D")
    assert isinstance(own, Bid)
    luck = np.tile([0.0, 0.4], 50)  # its error is a fiftieth
    worths: dict[Call, Floats] = {Pass(): np.full(100, 0.5), own: 0.5 + gain - luck.mean() + luck}
    usual = frozenset(call for call in worths if found.caller.is_usual_call(call, Pass()))
    weighed = replace(found, said=Pass(), worths=worths, usual=usual, asked=())
    assert (weighed.best == own) is made
