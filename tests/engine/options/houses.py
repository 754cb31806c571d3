"""Games with house rules, by short words, and what every option is for."""

from collections.abc import Iterator, Mapping, Sequence

import pytest

from engine.cards import Card, Trump
from engine.contract import Bid, Contract
from engine.options import OPTIONS, Option, OptionName, OptionRefused, with_options
from engine.ruleset import RuleSet
from engine.seats import Seat
from engine.settlement import Tally
from engine.state import Play, Trick
from engine.tricks import sift, situation
from engine.variants import VARIANTS, find_variant
from tests.engine.table import cards

CONTREES = ("contree", "contree_generale", "contree_701", "contree_coinche", "coinche")
BELOTES = ("belote", "belote_501")
EVERY_GAME = tuple(rules.key for rules in VARIANTS)
FOR_FOUR = tuple(key for key in EVERY_GAME if key != "decouverte")


def house(key: str, **choices: str) -> RuleSet:
    """This game with house rules; their names are written with underscores."""
    return with_options(
        find_variant(key), {name.replace("_", "-"): value for name, value in choices.items()}
    )


def houses(key: str, name: str, **others: str) -> Mapping[str, RuleSet]:
    """A game for each choice of an option; ``others`` make all of them possible."""
    option = option_of(name)
    rules = house(key, **others)
    return {
        value: house(key, **others, **{name.replace("-", "_"): value})
        for value in option.choices(rules)
    }


def option_of(name: str) -> Option:
    """The option of this name."""
    return next(option for option in OPTIONS if option.name == name)


def offered_in(name: str) -> Mapping[str, tuple[str, ...]]:
    """What is offered of an option, by the keys of the games that have it."""
    option = option_of(name)
    every = {rules.key: option.choices(rules) for rules in VARIANTS}
    return {key: choices for key, choices in every.items() if choices}


def usual(name: str) -> Iterator[tuple[str, str]]:
    """The games that have an option, each with what it does by itself."""
    option = option_of(name)
    for key in offered_in(name):
        yield key, option.current(find_variant(key))


def refusal(key: str, **choices: str) -> OptionRefused:
    """Why these house rules cannot be had."""
    with pytest.raises(OptionRefused) as refused:
        house(key, **choices)
    return refused.value


def against(key: str, **choices: str) -> tuple[str, OptionName | None]:
    """The choice that is refused, and the option that it does not go with."""
    error = refusal(key, **choices)
    assert error.code == "option-contradiction"
    return error.name, error.other


def playable(
    rules: RuleSet,
    trump: str,
    hand: str,
    trick: str = "",
    *,
    closed: bool = False,
    opening: bool = False,
) -> str:
    """The cards of a hand that may be played to a trick that north has led, if it was led."""
    order = rules.seating.starting_at(Seat.NORTH)
    plays = tuple(Play(seat, card) for seat, card in zip(order, cards(trick), strict=False))
    contract = Contract(Seat.NORTH, Bid(80, Trump(trump)), closed=closed)
    met = situation(rules, Trick(Seat.NORTH, plays), contract, order[len(plays)], opening=opening)
    return _text(sift(cards(hand), rules.obligations, met).allowed)


def settled(
    rules: RuleSet,
    bid: Bid,
    *,
    points: tuple[int, int],
    tricks: tuple[int, int] = (4, 4),
    doubles: int = 0,
    belote: tuple[int, int] = (0, 0),
) -> tuple[int, int]:
    """What attack and defence write of a deal like this."""
    multiplier = (1, 2, 4)[doubles]
    contract = Contract(Seat.NORTH, bid, doubles, multiplier)
    return rules.scoring.settle(
        Tally(
            contract=contract,
            attack=rules.seating.team(Seat.NORTH),
            card_points=points,
            tricks=tricks,
            belote=belote,
            declarer_tricks=tricks[0],
        )
    ).scores


def _text(these: Sequence[Card]) -> str:
    return " ".join(map(str, these))
