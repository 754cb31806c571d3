"""How many auctions and how many plays follow from a deal: two readings must count the same."""

from collections.abc import Collection

from tests.engine.naive_games.auction import after
from tests.engine.naive_games.calls import Contract, Facts, Said
from tests.engine.naive_games.play import Laid, may_play, stands


def count_auctions(
    game: str,
    facts: Facts,
    depth: int,
    *,
    bids: Collection[str] | None = None,
    calls: tuple[Said, ...] = (),
) -> int:
    """Rows of calls of this length, and the shorter ones that end the auction.

    With ``bids``, only these are ever bid; passes and doubles are always heard.
    """
    question, _ = after(game, facts, list(calls))
    if depth == 0 or not question:
        return 1
    choices = [
        (seat, word)
        for seat, words in question.items()
        for word in words
        if bids is None or word in bids or word == "pass" or set(word) == {"x"}
    ]
    if depth == 1:
        return len(choices)
    return sum(
        count_auctions(game, facts, depth - 1, bids=bids, calls=(*calls, said)) for said in choices
    )


def count_plays(
    game: str, laid: Laid, contract: Contract, depth: int, played: tuple[str, ...] = ()
) -> int:
    """Rows of cards of this length, and the shorter ones that end the deal."""
    now = stands(game, laid, contract, list(played))
    cards = may_play(game, contract, now)
    if depth == 0 or not cards:
        return 1
    if depth == 1:
        return len(cards)
    return sum(count_plays(game, laid, contract, depth - 1, (*played, card)) for card in cards)
