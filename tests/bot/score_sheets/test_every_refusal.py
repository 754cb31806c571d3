"""Every refusal of every game in every language: each is a whole sentence."""

import re
from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations

import pytest

from bot.i18n import LANGUAGES, words
from bot.score_sheets.asked import AskedOfDeal, asked_of
from bot.score_sheets.sheets import ScoreSheet
from bot.score_sheets.typed import EntryFault, EntryRefused, TypedDeal, read_typed
from bot.tables.house_rules import ChooseOption, ChoosePreset, HouseRules
from cogs.score_sheets.rows import fault_line
from engine.options import OptionName
from engine.seats import Team
from engine.variants import VARIANTS
from engine.variants.presets import PRESETS
from tests.rig.slow import slow_except

HOUSES = [
    *(HouseRules(rules.key) for rules in VARIANTS),
    *(HouseRules(each.game).after(ChoosePreset(each.name)) for each in PRESETS),
    HouseRules("contree").after(ChooseOption(OptionName.CONTRE_BIDS, "no-capot")),
    HouseRules("baloot").after(ChooseOption(OptionName.CONTRE, "sun-double-only")),
]

POINTS = ("", "x", "0", "1", "9999", "100 / 100", "90")
MELDS = ("1", "20", "30", "20 / 50", "/ 5", "4 / 100", "5000", "2", "x")

HOLES = (
    *(r"[{}]", "score-sheet", "None", r"  ", r" [.,;:!?]", r"\(\s*\)"),
    *(r"[“„«]\s*[”“»]", r"[:,]\s*[.,;:!?؟]", r":\s*$", r"^\s|\s$"),
)
"""A placeholder or a key that nothing was put for, an empty list, an empty quotation."""


def holes(sentence: str) -> list[str]:
    """The holes in a sentence."""
    return [hole for hole in HOLES if re.search(hole, sentence)]


def entries(asked: AskedOfDeal) -> Iterator[TypedDeal]:
    """What somebody may fill in, right or wrong, of every kind."""
    bids = ["85", *asked.undertakings[:1], *asked.undertakings[-2:], ""]
    for trump in ("", *asked.trumps):
        for bid in bids if asked.undertakings else [""]:
            for points in POINTS:
                yield TypedDeal(attack=Team.NORTH_SOUTH, bid=bid, trump=trump, points=points)
            for melds in MELDS if asked.has_melds else ():
                yield TypedDeal(
                    attack=Team.EAST_WEST, bid=bid, trump=trump, points="90", melds=melds
                )
            for ticks in (*combinations(asked.ticks, 1), *combinations(asked.ticks, 2)):
                yield TypedDeal(
                    attack=Team.NORTH_SOUTH, bid=bid, trump=trump, points="90", ticks=ticks
                )


@lru_cache(None)
def refusals(house: HouseRules) -> dict[tuple[EntryFault, str], tuple[TypedDeal, EntryRefused]]:
    """Each refusal of a game, by what it says."""
    found: dict[tuple[EntryFault, str], tuple[TypedDeal, EntryRefused]] = {}
    asked = asked_of(house)
    for typed in entries(asked):
        try:
            read_typed(asked, typed)
        except EntryRefused as refused:
            found.setdefault((refused.fault, str(sorted(refused.facts.items()))), (typed, refused))
    return found


def sentences(house: HouseRules, language: str) -> Iterator[tuple[EntryFault, str]]:
    """What a sheet of these rules refuses, in words."""
    sheet = ScoreSheet(house=house, names=("Ann", "Ben"))
    for typed, refused in refusals(house).values():
        yield refused.fault, fault_line(sheet, typed, refused, words(language))


@pytest.mark.parametrize(
    "house",
    slow_except(HOUSES, [HOUSES[0], *HOUSES[13:15], HOUSES[-1]]),
    ids=lambda house: f"{house.variant}-{len(house.options)}",
)
def test_no_refusal_has_a_hole(house: HouseRules) -> None:
    for language in LANGUAGES:
        told = list(sentences(house, language))
        assert len(told) > 5
        assert [(language, *each) for each in told if holes(each[1])] == []


def test_every_refusal_is_among_them() -> None:
    names = ("contree", "coinche", "bulgarian_belot", "croatian_bela")
    some = (*map(HouseRules, names), *HOUSES[-2:])
    assert {fault for house in some for fault, _ in refusals(house)} == set(EntryFault)


@pytest.mark.parametrize(
    "sentence",
    [
        "No melds are worth 20 together: one is worth .",
        "“” cannot be bid here.",
        "« » ne s’annonce pas ici.",
        "The total is { $total }.",
        "score-sheet-fault-no-bid",
        "Points  are missing.",
        "It is worth:",
    ],
)
def test_a_hole_is_found(sentence: str) -> None:
    assert holes(sentence)
