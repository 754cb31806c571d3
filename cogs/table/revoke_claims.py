"""A deal that was ended by a claim: who claimed, and what had been played against the rules."""

from collections.abc import Iterator

from bot.i18n import Words
from engine.ruleset import RuleSet
from engine.settlement import Result
from engine.state import Deal, GameState, Misplay


def claim_lines(rules: RuleSet, game: GameState, say: Words) -> Iterator[str]:
    """Who ended the deal by a claim; if it was right, each breach with its player and its trick."""
    deal = game.deal
    if deal is None or deal.claim is None:
        return
    yield say("score-claimed", seat=deal.claim.seat)
    for misplay in _proven(rules, deal):
        yield say(
            "score-breach",
            seat=misplay.seat,
            card=misplay.card,
            number=_trick(deal, misplay),
            duty=say(f"breach-{misplay.duty}"),
        )


def _proven(rules: RuleSet, deal: Deal) -> tuple[Misplay, ...]:
    """Those of the side that was accused; of both where that is why nobody scores."""
    if deal.claim is None or not deal.claim.right:
        return ()
    void = deal.settlement is not None and deal.settlement.result is Result.VOID
    claimed = rules.seating.team(deal.claim.seat)
    return tuple(
        each for each in deal.misplays if void or rules.seating.team(each.seat) is not claimed
    )


def _trick(deal: Deal, misplay: Misplay) -> int:
    """The number of the trick in which the card was played."""
    return next(
        number
        for number, trick in enumerate((*deal.tricks, *((deal.trick,) if deal.trick else ())), 1)
        if any(play.card == misplay.card for play in trick.plays)
    )
