"""What each level of doubling is called; the rules of a game say how far it goes."""

from enum import StrEnum

from engine.contract import Contract, ContractKind

_WITHOUT_NUMBER = (ContractKind.TRUMP, ContractKind.ASHKAL)
_THREE_TIMES = 3


class Stake(StrEnum):
    """How high a contract has been doubled, as a word."""

    NONE = "none"
    DOUBLE = "double"
    REDOUBLE = "redouble"
    TRIPLE = "triple"
    FOUR = "four"
    MATCH = "match"
    GAHWA = "gahwa"


ASKED_TWICE = frozenset({Stake.REDOUBLE, Stake.MATCH, Stake.GAHWA})
"""Those that nobody should call by mistake: a surcontre, and whatever decides the game."""


def stake_of(contract: Contract) -> Stake:
    """How high this contract has been doubled: by its level, its multiplier and what it ends.

    Three times is a triple where bids are no numbers, and the surcontre of contrée elsewhere.
    """
    tripled = contract.multiplier == _THREE_TIMES and contract.bid.kind in _WITHOUT_NUMBER
    match contract.doubles:
        case 0:
            return Stake.NONE
        case 1:
            return Stake.MATCH if contract.decides_game else Stake.DOUBLE
        case 2 if not contract.decides_game:
            return Stake.TRIPLE if tripled else Stake.REDOUBLE
        case 2 | 3 if contract.decides_game:
            return Stake.MATCH
        case _:
            return Stake.GAHWA if contract.decides_game else Stake.FOUR
