"""The auction of every game: what each seat may say after some calls, and how it ended."""

from tests.engine.naive_games import bids, suits
from tests.engine.naive_games.baloot import baloot
from tests.engine.naive_games.calls import Auction, Contract, Facts, Question, Said

DEALER_AFTER_ALL_PASS = {"clabber": "same"}


class NotAllowed(Exception):
    """A call that may not be made: its place among the calls."""


def auction(game: str, facts: Facts) -> Auction:
    """The auction of this game, from its first question."""
    match game:
        case "contree" | "contree_generale":
            return bids.double_at_any_moment(game)
        case "contree_701":
            return bids.double_after_the_auction(game)
        case "contree_coinche" | "coinche":
            return bids.double_in_turn(game)
        case "pilotta":
            return bids.pass_is_final(game)
        case "belote_501" | "belote" | "decouverte" | "clabber":
            return suits.take_then_name(game, facts)
        case "bidding_belote":
            return suits.ranked_contracts(most_doubles=3)
        case "bulgarian_belot":
            return suits.ranked_contracts(most_doubles=2)
        case "tarabish" | "croatian_bela":
            return suits.name_or_pass()
        case "baloot":
            return baloot(facts)
        case _:
            raise ValueError(game)


def after(game: str, facts: Facts, calls: list[Said]) -> tuple[Question, Contract | None]:
    """What each seat may say after the calls, nothing once it is over, and then the contract.

    NotAllowed with the place of the first call that may not be made.
    """
    running = auction(game, facts)
    question = next(running)
    for place, (seat, word) in enumerate(calls):
        if word not in question.get(seat, set()):
            raise NotAllowed(place)
        try:
            question = running.send((seat, word))
        except StopIteration as end:
            if place + 1 < len(calls):
                raise NotAllowed(place + 1) from end
            contract: Contract | None = end.value
            return {}, contract
    return question, None


def asked(question: Question) -> set[int]:
    """The seats whose turn it is: who may only double was not asked."""
    return {seat for seat, words in question.items() if words != {"x"}}


def next_dealer(game: str) -> str:
    """Who deals after all have passed: the "next" or the "same" player."""
    return DEALER_AFTER_ALL_PASS.get(game, "next")
