"""The auction of hokum and sun, and how a sun is doubled."""

from bot.i18n import Words
from bot.rulebook.doubling import levels
from bot.rulebook.flags import yes
from engine.auctions.sun import SunAuction


def sun(bids: SunAuction, say: Words) -> tuple[str, ...]:
    """Both contracts, the first round, what may be said over them, the second round."""
    raised = yes(bids.raise_to_sun)
    return (
        say("rules-sun-contracts"),
        say("rules-sun-first"),
        *_ashkal(bids, say),
        say("rules-sun-over", raised=raised),
        say("rules-sun-overcall", overcall=yes(bids.overcall)),
        say("rules-sun-second", again=yes(bids.turned_again), raised=raised),
    )


def sun_doubling(bids: SunAuction, say: Words) -> tuple[str, ...]:
    """Where a sun is doubled otherwise than a hokum."""
    if bids.doubling is None:
        return ()
    if bids.sun_levels == 0:
        return (say("rules-sun-never-doubled"),)
    lines = []
    every = levels(bids)
    if bids.sun_levels is not None and bids.sun_levels < len(every):
        highest = every[bids.sun_levels - 1]
        lines.append(say("rules-sun-doubled-up-to", double=highest.stake))
    if bids.sun_doubled_from is not None:
        lines.append(say("rules-sun-doubled-from", points=bids.sun_doubled_from))
    return tuple(lines)


def _ashkal(bids: SunAuction, say: Words) -> tuple[str, ...]:
    if not bids.ashkal:
        return ()
    speakers = say.every(say("rules-sun-speaker", place=place) for place in sorted(bids.ashkal))
    return (say("rules-sun-ashkal", speakers=speakers, ace=yes(bids.ashkal_on_ace)),)
