"""The score of a deal of any game, and what a broken rule costs (rules.md 2.12, 2.13, 4)."""

from typing import Literal

from tests.engine.naive_games import bid_scores, suit_scores
from tests.engine.naive_games.scores import Counted, Score

FORMULAS = {
    "contree": bid_scores.contree,
    "contree_generale": bid_scores.contree_generale,
    "contree_701": bid_scores.contree_701,
    "contree_coinche": bid_scores.contree_coinche,
    "belote_501": suit_scores.belote_501,
    "belote": suit_scores.belote,
    "bidding_belote": suit_scores.bidding_belote,
    "bulgarian_belot": suit_scores.bulgarian_belot,
    "croatian_bela": suit_scores.croatian_bela,
    "coinche": bid_scores.coinche,
    "decouverte": suit_scores.decouverte,
    "baloot": suit_scores.baloot,
    "pilotta": bid_scores.pilotta,
    "tarabish": suit_scores.tarabish,
    "clabber": suit_scores.clabber,
}
CAPOT = {"contree_generale": 260}
GENERALE = 500
HOLD_OVER = {"belote_501", "bidding_belote", "bulgarian_belot"}
"""Games in which a tie leaves points for the winner of a later deal."""


def value_of(game: str, bid: str) -> int:
    """What a bid is worth on the score sheet; 0 where nothing but a suit was named."""
    if bid.startswith("capot"):
        return CAPOT.get(game, 250)
    if bid.startswith("generale"):
        return GENERALE
    return int("".join(letter for letter in bid if letter.isdigit()) or 0)


def score(game: str, counted: Counted) -> Score:
    """The game points of a deal."""
    return FORMULAS[game](counted)


def penalty(counted: Counted, guilty: Literal["attack", "defence", "both"]) -> Score:
    """A rule was broken: the other side has everything; both broke one: the deal is void."""
    if guilty == "both":
        return Score("void")
    if guilty == "attack":
        return Score("penalty", 0, counted.everything)
    return Score("penalty", counted.everything, 0)
