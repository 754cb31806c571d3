"""Auctions in which each bid must exceed the last: numbers, or a ladder of contracts."""

from bot.i18n import Words
from bot.rulebook.flags import yes
from engine.auctions.ladder import LadderAuction
from engine.auctions.points import PointsAuction
from engine.auctions.rising import FinalRaise, RisingAuction
from engine.trumps import SUIT_TRUMPS


def numbers(bids: PointsAuction, say: Words) -> tuple[str, ...]:
    """From the opening to the ceilings, then every trick."""
    named = "after" if bids.named_after else "with"
    lines = [
        say("rules-points-bids", opening=bids.opening, step=bids.step, named=named),
        say("rules-points-ceilings", ceilings=say.every(_ceilings(bids, say))),
    ]
    if bids.capot is not None:
        lines.append(say("rules-points-capot", points=bids.capot))
    if bids.generale is not None:
        capot = yes(bids.capot is not None)
        lines.append(say("rules-points-generale", points=bids.generale, capot=capot))
    name = (say("rules-points-named"),) if bids.named_after else ()
    return (*lines, *_end(bids, say), *name)


def ladder(bids: LadderAuction, say: Words) -> tuple[str, ...]:
    """The contracts from the lowest up."""
    steps = ", ".join(say.trump(trump) for trump in bids.ladder)
    return (say("rules-ladder-bids", ladder=steps), *_end(bids, say))


def _end(bids: RisingAuction, say: Words) -> tuple[str, ...]:
    end = say("rules-rising-end", final=yes(bids.pass_is_final))
    if bids.final_raise is FinalRaise.NONE:
        return (end,)
    trump = "same" if bids.final_raise is FinalRaise.SAME_TRUMP else "any"
    return end, say("rules-rising-raise", trump=trump)


def _ceilings(bids: PointsAuction, say: Words) -> list[str]:
    """One for all suits where they have the same, then those that differ."""
    of_suits = {bids.ceilings.get(trump) for trump in SUIT_TRUMPS}
    ceilings = dict(bids.ceilings)
    lines = []
    if len(of_suits) == 1:
        only = yes(all(trump.suit for trump in ceilings))
        lines = [
            say("rules-points-ceiling-suits", ceiling=ceiling, only=only)
            for ceiling in of_suits
            if ceiling
        ]
        ceilings = {trump: each for trump, each in ceilings.items() if not trump.suit}
    return lines + [
        say("rules-points-ceiling", ceiling=ceiling, trump=trump)
        for trump, ceiling in ceilings.items()
    ]
