"""Which games have the house rules about announcements and scores, and what they do themselves."""

import pytest

from engine.options import Option, OptionRefusal, OptionRefused, with_options
from engine.options.announcements import ANNOUNCEMENT_OPTIONS
from engine.options.scoring import SCORING_OPTIONS
from engine.variants import VARIANTS
from tests.engine.options.houses import (
    BELOTES,
    CONTREES,
    EVERY_GAME,
    FOR_FOUR,
    house,
    offered_in,
    usual,
)

WITH_MELDS = (
    *BELOTES,
    "bidding_belote",
    "bulgarian_belot",
    "croatian_bela",
    "baloot",
    "pilotta",
    "tarabish",
    "clabber",
)
MAJORITIES = (
    *BELOTES,
    "bidding_belote",
    "bulgarian_belot",
    "croatian_bela",
    "decouverte",
    "baloot",
    "tarabish",
    "clabber",
)

APPLIES = {
    "declarations": (*CONTREES, *BELOTES, "croatian_bela"),
    "declarations-count": WITH_MELDS,
    "announcing": FOR_FOUR,
    "king-first": FOR_FOUR,
    "belote-counts": FOR_FOUR,
    "fours-of-eight-and-seven": (
        *(*BELOTES, "bidding_belote", "bulgarian_belot"),
        *("croatian_bela", "pilotta"),
    ),
    "meld-tie": tuple(key for key in WITH_MELDS if key != "bidding_belote"),
    "meld-overlap": tuple(key for key in WITH_MELDS if key != "tarabish"),
    "long-runs": ("tarabish",),
    "run-order": ("tarabish",),
    "melds-shown": WITH_MELDS,
    "melds-spoken": tuple(
        key for key in WITH_MELDS if key not in ("bidding_belote", "bulgarian_belot")
    ),
    "contract-needs": CONTREES,
    "points-counted": (*CONTREES, "pilotta"),
    "defence-points": CONTREES,
    "failure": CONTREES,
    "multiplied": (*CONTREES, "bidding_belote", "baloot"),
    "rounding": (*CONTREES, "baloot", "pilotta"),
    "last-deal": ("contree", "contree_generale"),
    "all-tricks": EVERY_GAME,
    "reverse-kaboot": ("baloot",),
    "all-tricks-count": (
        *(*BELOTES, "bulgarian_belot", "croatian_bela"),
        *("contree_generale", "contree_coinche"),
    ),
    "belote-on-failure": tuple(key for key in FOR_FOUR if key != "contree"),
    "declarations-on-failure": WITH_MELDS,
    "declarations-on-capot": (),
    "tie": MAJORITIES,
    "no-trump-factor": ("bidding_belote", "bulgarian_belot"),
    "trumpless-points": ("coinche",),
    "hand-score": ("decouverte",),
}

USUAL = {
    "declarations": dict.fromkeys(CONTREES, "off")
    | dict.fromkeys((*BELOTES, "croatian_bela"), "on"),
    "declarations-count": dict.fromkeys(WITH_MELDS, "contract")
    | dict.fromkeys(("baloot", "pilotta"), "score"),
    "announcing": dict.fromkeys(FOR_FOUR, "automatic"),
    "king-first": dict.fromkeys(FOR_FOUR, "no"),
    "belote-counts": dict.fromkeys(FOR_FOUR, "both")
    | {"contree": "contract", "baloot": "score", "pilotta": "score"},
    "fours-of-eight-and-seven": dict.fromkeys(APPLIES["fours-of-eight-and-seven"], "no")
    | {"belote_501": "yes"},
    "meld-tie": dict.fromkeys((*BELOTES, "croatian_bela", "pilotta"), "first")
    | {"baloot": "dealer"}
    | dict.fromkeys(("bulgarian_belot", "tarabish", "clabber"), "cancel"),
    "meld-overlap": dict.fromkeys(APPLIES["meld-overlap"], "once") | {"croatian_bela": "shared"},
    "long-runs": {"tarabish": "split"},
    "run-order": {"tarabish": "longer"},
    "melds-shown": dict.fromkeys(("baloot", "pilotta", "tarabish", "clabber"), "second-trick")
    | dict.fromkeys((*BELOTES, "bidding_belote"), "never")
    | {"bulgarian_belot": "last-trick", "croatian_bela": "second-trick"},
    "melds-spoken": dict.fromkeys(APPLIES["melds-spoken"], "no"),
    "contract-needs": dict.fromkeys(CONTREES, "bid"),
    "points-counted": dict.fromkeys(CONTREES, "both") | {"pilotta": "made"},
    "defence-points": dict.fromkeys(CONTREES, "own"),
    "failure": dict.fromkeys(CONTREES, "160-and-bid") | {"contree_701": "162-and-bid"},
    "multiplied": dict.fromkeys(CONTREES, "bid")
    | {"contree_coinche": "whole", "bidding_belote": "pot", "baloot": "own"},
    "rounding": dict.fromkeys(CONTREES, "none")
    | {"contree": "complement", "contree_generale": "nearest"}
    | {"baloot": "fives-exact", "pilotta": "lost-unit"},
    "last-deal": dict.fromkeys(("contree", "contree_generale"), "rounded"),
    "all-tricks": dict.fromkeys(EVERY_GAME, "0")
    | dict.fromkeys(("contree_generale", *BELOTES, "bulgarian_belot", "croatian_bela"), "90")
    | {"contree_coinche": "150-in-all", "bidding_belote": "9"}
    | {"baloot": "44", "pilotta": "250"},
    "reverse-kaboot": {"baloot": "alike"},
    "all-tricks-count": {"belote": "score"}
    | dict.fromkeys(("belote_501", "bulgarian_belot", "croatian_bela"), "contract")
    | dict.fromkeys(("contree_generale", "contree_coinche"), "score"),
    "belote-on-failure": dict.fromkeys(APPLIES["belote-on-failure"], "to-defence")
    | dict.fromkeys(("contree_generale", "contree_coinche", "belote", "clabber"), "lost")
    | {"coinche": "kept"},
    "declarations-on-failure": dict.fromkeys(WITH_MELDS, "to-defence") | {"clabber": "lost"},
    "declarations-on-capot": {},
    "tie": dict.fromkeys(("decouverte", "baloot", "clabber", "croatian_bela"), "failure")
    | {"belote": "success", "bidding_belote": "hang-85"}
    | dict.fromkeys(("belote_501", "bulgarian_belot"), "litige")
    | {"tarabish": "half"},
    "no-trump-factor": {"bidding_belote": "1", "bulgarian_belot": "2"},
    "trumpless-points": {"coinche": "full"},
    "hand-score": {"decouverte": "points"},
}

OURS = (*ANNOUNCEMENT_OPTIONS, *SCORING_OPTIONS)


def test_every_scoring_option_is_tested_here() -> None:
    assert [option.name for option in OURS] == list(APPLIES) == list(USUAL)


@pytest.mark.parametrize("name", APPLIES)
def test_each_option_applies_to_these_games(name: str) -> None:
    assert set(offered_in(name)) == set(APPLIES[name])


@pytest.mark.parametrize("name", USUAL)
def test_defaults_of_each_game(name: str) -> None:
    assert dict(usual(name)) == USUAL[name]
    for key, value in USUAL[name].items():
        assert value in offered_in(name)[key]


@pytest.mark.parametrize("option", OURS, ids=lambda option: option.name)
def test_values_not_offered_are_refused(option: Option) -> None:
    for rules in VARIANTS:
        for value in ("", "maybe", "-90", "1e2"):
            with pytest.raises(OptionRefused) as refused:
                with_options(rules, {option.name: value})
            assert refused.value.code in {
                OptionRefusal.OUT_OF_BOUNDS,
                OptionRefusal.DOES_NOT_APPLY,
                OptionRefusal.CONTRADICTION,
            }


def test_enabling_melds_enables_their_options() -> None:
    for key in CONTREES:
        rules = house(key, declarations="on")
        offered = {option.name for option in ANNOUNCEMENT_OPTIONS if option.choices(rules)}
        assert offered == {str(option.name) for option in ANNOUNCEMENT_OPTIONS} - {
            "long-runs",
            "run-order",
        }
