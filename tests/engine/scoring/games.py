"""The sister games for their scoring: deals settled without a card played, and read back."""

from collections.abc import Iterable, Mapping
from typing import TypedDict, Unpack

from engine.cards import Trump
from engine.contract import Contract, naming
from engine.ruleset import PenaltyRules, RuleSet, ScoringRules
from engine.scoring.cut_tens import CutTens
from engine.scoring.majority import Majority
from engine.scoring.round_points import RoundPoints
from engine.seats import Seat, Team
from engine.settlement import Line, Settlement, Side, Tally
from engine.variants.baloot import BALOOT as BALOOT_GAME
from engine.variants.belote import BELOTE as BELOTE_GAME
from engine.variants.belote_501 import BELOTE_501 as BELOTE_501_GAME
from engine.variants.bidding_belote import BIDDING_BELOTE
from engine.variants.clabber import CLABBER as CLABBER_GAME
from engine.variants.decouverte import DECOUVERTE as DECOUVERTE_GAME
from engine.variants.pilotta import PILOTTA as PILOTTA_GAME
from engine.variants.tarabish import TARABISH as TARABISH_GAME
from tests.engine.table import bid

GAMES: Mapping[str, RuleSet] = {
    rules.key: rules
    for rules in (
        BELOTE_501_GAME,
        BELOTE_GAME,
        BIDDING_BELOTE,
        DECOUVERTE_GAME,
        BALOOT_GAME,
        PILOTTA_GAME,
        TARABISH_GAME,
        CLABBER_GAME,
    )
}
PENALTY: Mapping[str, PenaltyRules] = {
    key: rules.penalty for key, rules in GAMES.items() if rules.penalty
}
SCORING: Mapping[str, ScoringRules] = {key: rules.scoring for key, rules in GAMES.items()}


def _majority(key: str) -> Majority:
    scoring = SCORING[key]
    assert isinstance(scoring, Majority)
    return scoring


def _round_points(key: str) -> RoundPoints:
    scoring = SCORING[key]
    assert isinstance(scoring, RoundPoints)
    return scoring


def _cut_tens(key: str) -> CutTens:
    scoring = SCORING[key]
    assert isinstance(scoring, CutTens)
    return scoring


BELOTE_501, TRADITIONAL = _majority("belote_501"), _majority("belote")
BIDDING, DECOUVERTE = _majority("bidding_belote"), _majority("decouverte")
TARABISH, CLABBER = _majority("tarabish"), _majority("clabber")
BALOOT, PILOTTA = _round_points("baloot"), _cut_tens("pilotta")


class Facts(TypedDict, total=False):
    """What else there is to a deal; nothing, undoubled, where it is not said."""

    said: str
    trump: Trump
    multiplier: int
    decides_game: bool
    tricks: tuple[int, int]
    melds: tuple[int, int]
    belote: tuple[int, int]
    last_trick: Side
    carry: int
    exposed_ace: bool
    eldest_ace: bool


def numbers(text: str) -> tuple[int, ...]:
    """The numbers of ``90-72``."""
    return tuple(int(number) for number in text.split("-"))


def read_facts(words: Iterable[str]) -> Facts:
    """The facts of a deal from words such as ``100S x2 tricks=8-0``."""
    found = Facts()
    for word in words:
        name, _, value = word.partition("=")
        match name, numbers(value or "0"):
            case "sun", _:
                found["trump"] = Trump.NONE
            case "ace", _:
                found["exposed_ace"] = True
            case "eldest", _:
                found["eldest_ace"] = True
            case "x2" | "x4", _:
                found["multiplier"] = int(word[1:])
            case "carry", (carry,):
                found["carry"] = carry
            case "tricks" | "melds" | "belote" as fact, (ours, theirs):
                found[fact] = (ours, theirs)
            case _:
                found["said"] = word
    return found


def settle(scoring: ScoringRules, attack: int, defence: int, **facts: Unpack[Facts]) -> Settlement:
    """The deal of north's contract, a trump named or a number said."""
    trump = facts.get("trump", Trump.SPADES)
    multiplier = facts.get("multiplier", 1)
    return scoring.settle(
        Tally(
            contract=Contract(
                Seat.NORTH,
                bid(facts["said"]) if "said" in facts else naming(trump),
                doubles=multiplier - 1,
                multiplier=multiplier,
                decides_game=facts.get("decides_game", False),
            ),
            attack=Team.NORTH_SOUTH,
            card_points=(attack, defence),
            tricks=facts.get("tricks", (5, 3)),
            belote=facts.get("belote", (0, 0)),
            melds=facts.get("melds", (0, 0)),
            carry=facts.get("carry", 0),
            exposed_ace=facts.get("exposed_ace", False),
            eldest_ace=facts.get("eldest_ace", False),
            last_trick=facts.get("last_trick"),
        )
    )


def outcome(settlement: Settlement) -> tuple[str, int, int, int]:
    """The result, what attack and defence write down, and what hangs."""
    return (settlement.result.value, *settlement.scores, settlement.carry)


def told(lines: tuple[Line, ...]) -> list[tuple[str, str, dict[str, int]]]:
    """Lines as they can be read, facts that are nothing left out."""
    return [
        (line.side.value, line.code.value, {name: fact for name, fact in line.facts if fact})
        for line in lines
    ]
