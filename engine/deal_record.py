"""A deal with the house rules it was played by, as one line that anybody can import again.

``packets=4-4 contree 3 N 310:470 | hands | calls | cards`` is the notation of the deal
(``engine.notation``) behind the house rules, each ``name=value``. What the computers of its table
had agreed on stands there in the same way where it is not the usual: ``convention=aces``. No name
of a person is in it.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Self

from engine.actions import Action, PlayCard
from engine.events import Called, CardPlayed, Dealt, Event
from engine.evolve import evolve
from engine.game import awaited
from engine.notation import read, write
from engine.notation.syntax import MARK
from engine.options import OptionRefusal, OptionRefused, with_options
from engine.ruleset import RuleSet
from engine.seats import Seat, Team
from engine.state import Deal, GameState

IS = "="

Options = tuple[tuple[str, str], ...]

# Spelled out here, since the players import this module and not the other way round.
AGREED: Mapping[str, tuple[str, ...]] = {
    "convention": ("dialogue", "aces", "natural"),
    "signals": ("none", "read", "made", "both"),
}
"""The subjects that may be agreed on, with their values in ``engine.players.understanding``."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DealRecord:
    """A deal as far as it was played, the game before it, and the events since.

    ``options`` are the house rules, which ``rules`` hold already; see ``AGREED`` for ``agreed``.
    """

    rules: RuleSet
    options: Options
    deal: Deal
    opening: GameState
    events: tuple[Event, ...]
    agreed: Options = ()

    @classmethod
    def read(cls, text: str, find_rules: Callable[[str], RuleSet]) -> Self:
        """Read a line by replaying it.

        UnreadableDeal when it is not a legal deal, OptionRefused when its house rules are not.
        ``find_rules`` gives the rule set of a key, without house rules, and raises KeyError.
        """
        named, line = house_rules_and_deal(text)
        agreed = tuple(each for each in named if each[0] in AGREED)
        for name, value in agreed:
            if value not in AGREED[name]:
                raise OptionRefused(OptionRefusal.UNKNOWN, name, value)
        options = tuple(each for each in named if each not in agreed)
        chosen = dict(options)
        reading = read(line, lambda key: with_options(find_rules(key), chosen))
        return cls(
            rules=reading.rules,
            options=options,
            deal=reading.deal,
            opening=reading.opening,
            events=reading.events,
            agreed=agreed,
        )

    @property
    def dealt(self) -> Dealt:
        """The cards as they were laid out at the start."""
        return self.deal.laid_out

    @property
    def scores(self) -> tuple[int, int]:
        """The deal's game points of north-south and east-west; (0, 0) if it was not settled."""
        return scores_of(self.rules, self.deal)

    def decisions(self) -> "tuple[Decision, ...]":
        """Every call and card that was made."""
        every = decisions(self.rules, self.opening, self.events)
        return tuple(decision for decision in every if decision.action is not None)

    def decision(self, number: int | None = None) -> "Decision":
        """The decision of this number, counted from 1; by default the last, or the one that waits.

        NoSuchDecision when the deal has no such number.
        """
        every = tuple(decisions(self.rules, self.opening, self.events))
        chosen = len(every) if number is None else number
        if not 1 <= chosen <= len(every):
            raise NoSuchDecision(chosen, len(every))
        return every[chosen - 1]

    def renumbered(self) -> Self:
        """A copy as the first deal of a game, so that its number reveals nothing about the game."""
        return replace(self, deal=replace(self.deal, number=1))

    def __str__(self) -> str:
        return write_record(self.rules, self.options, self.deal, self.opening.carry, self.agreed)


def write_record(
    rules: RuleSet, options: Options, deal: Deal, carry: int = 0, agreed: Options = ()
) -> str:
    """Write a deal by these rules, which hold the house rules ``options``, as far as it has come.

    ``carry`` are the points that hung in its game when it began.
    """
    return " ".join((*written_house_rules((*agreed, *options)), write(rules, deal, carry)))


def written_house_rules(options: Options) -> Iterable[str]:
    """Write each house rule, or what was agreed on, as ``name=value``."""
    return (f"{name}{IS}{value}" for name, value in options)


def house_rules_and_deal(text: str) -> tuple[Options, str]:
    """Split a line into what it says by name, and the rest; spaces between words are free."""
    named: list[tuple[str, str]] = []
    text = " ".join(text.removeprefix(MARK).split())
    while IS in (word := text.partition(" ")[0]):
        name, _, value = word.partition(IS)
        named.append((name, value))
        text = text.removeprefix(word).lstrip()
    return tuple(named), text


def scores_of(rules: RuleSet, deal: Deal) -> tuple[int, int]:
    """The game points of north-south and east-west; (0, 0) if the deal was not settled."""
    settlement = deal.settlement
    if settlement is None:
        return 0, 0
    attack, defence = settlement.scores
    ours = rules.seating.team(settlement.tally.contract.declarer) is Team.NORTH_SOUTH
    return (attack, defence) if ours else (defence, attack)


class NoSuchDecision(ValueError):
    """A deal was asked for a decision that it does not have."""

    def __init__(self, number: int, count: int) -> None:
        super().__init__(f"This deal has decisions 1 to {count}, not {number}.")
        self.number = number
        self.count = count


@dataclass(frozen=True, slots=True)
class Decision:
    """A call or a card of a deal: the game before it, who decided, and what; None if open."""

    state: GameState
    seat: Seat
    action: Action | None


def decisions(rules: RuleSet, opening: GameState, events: Iterable[Event]) -> Iterator[Decision]:
    """Every decision of a deal in order, at last the one that waits, if any."""
    state = opening
    for event in events:
        match event:
            case Called(seat, call):
                yield Decision(state, seat, call)
            case CardPlayed(seat, card):
                yield Decision(state, seat, PlayCard(card))
        state = evolve(rules, state, event)
    for seat in awaited(rules, state)[:1]:
        yield Decision(state, seat, None)
