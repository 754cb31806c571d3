"""What a log says of a person that they never pressed."""

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise

from bot.tables.events import TableEvent, TricksClaimed, TurnLapsed
from bot.tables.fold import after, folded
from bot.tables.occupants import Human
from bot.tables.play import forced_card
from bot.tables.table import Table
from engine.actions import Double, Pass
from engine.contract import Bid
from engine.events import Called, CardPlayed, DealSettled

Deed = tuple[int, str]
"""A person and what they have done, as the controls and the log alike name it."""

SAY = "-say"


def deed_of(user: int, custom_id: str) -> Deed | None:
    """What a press asks for, if it asks for a card or a call."""
    parts = custom_id.split(":")
    if len(parts) != len(("b1", "verb", "table", "move", "argument")):
        return None
    _, verb, table, _, argument = parts
    if not table.isascii() or not table.isalnum():
        return None
    number = int(table, 36)
    if verb in {"card", "bid", "double"}:
        return user, f"{number} {verb} {argument.removesuffix(SAY)}"
    return (user, f"{number} {verb}") if verb == "pass" else None


def uninvited(number: int, log: Sequence[TableEvent], pressed: Counter[Deed]) -> Counter[Deed]:
    """What happened in the name of people more often than they pressed it."""
    done: Counter[Deed] = Counter()
    table = folded(number, log[:1])
    claimed = False
    for before, event in pairwise(log):
        # Once a claim is proved, the rest is written down without a press.
        claimed = isinstance(event, TricksClaimed) or (
            claimed and not isinstance(event, DealSettled)
        )
        if isinstance(event, Called | CardPlayed):
            held = table.occupant(event.seat)
            if isinstance(held, Human) and not held.away:
                alone = not (claimed or _is_played_for_him(table, before, event))
                done[held.user, _named(table, event)] += alone
        table = after(table, event)
    return done - pressed


def _is_played_for_him(table: Table, before: TableEvent, event: Called | CardPlayed) -> bool:
    """Whether his time was up, or his card was the only one: his habit may be to have it played."""
    forced = forced_card(table)
    is_forced = forced is not None and event == CardPlayed(forced[0], forced[1].card)
    return isinstance(before, TurnLapsed) or is_forced


def _named(table: Table, event: Called | CardPlayed) -> str:
    match event:
        case CardPlayed(_, card):
            return f"{table.id} card {card}"
        case Called(_, Bid() as bid):
            return f"{table.id} bid {bid}"
        case Called(_, Double(level)):
            return f"{table.id} double {level}"
        case Called(_, Pass()):
            return f"{table.id} pass"
    raise AssertionError(event)
