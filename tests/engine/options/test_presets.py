"""Presets: house rules that go together, in the games that they are for."""

from collections.abc import Mapping
from dataclasses import replace
from random import Random

import pytest

from engine.actions import Call, Double, Pass
from engine.cards import SUIT_TRUMPS, Card, Trump
from engine.consequences import settle_deal
from engine.contract import Bid, Contract, ContractKind, naming
from engine.events import Called
from engine.options import OPTIONS, OptionName, differences, with_options
from engine.ruleset import Fixed, RuleSet
from engine.seats import Team
from engine.settlement import Side
from engine.state import Auction, Play, Trick
from engine.tricks import sift, situation
from engine.variants import VARIANTS, find_variant
from engine.variants.preset import Preset, PresetName, TextKind
from engine.variants.presets import PRESETS, presets_of
from tests.engine.options import (
    auction_readings,
    end_readings,
    legal_readings,
    score_readings,
)
from tests.engine.options.preset_rows import TABLE, all_rows, disagreement
from tests.engine.options.preset_scores import ROWS
from tests.engine.options.random_houses import random_tally
from tests.vectors.records import Json

TRICKS, ENDS, SCORES, AUCTIONS = 2000, 2000, 2000, 200
OFTEN = 0.5
OF_NO_TEXT = {PresetName.COINCHONS: {OptionName.DIRECTION}}
"""House rules of a preset that the text behind it does not ask for."""


def rules_by(name: PresetName) -> RuleSet:
    """The rules of the preset of an authority."""
    preset = next(each for each in PRESETS if each.name == name)
    return with_options(find_variant(preset.game), dict(preset.choices))


every_preset = pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.name)


def test_each_preset_name_is_unique() -> None:
    assert list(dict.fromkeys(preset.name for preset in PRESETS)) == list(PresetName)
    for rules in VARIANTS:
        names = [preset.name for preset in presets_of(rules.key)]
        assert len(names) == len(set(names))


@every_preset
def test_a_preset_is_valid_and_changes_exactly_what_it_says(preset: Preset) -> None:
    game = find_variant(preset.game)
    changed = differences(game, dict(preset.choices))
    assert set(preset.choices) <= set(changed)
    assert with_options(game, dict(changed)) == with_options(game, dict(preset.choices))


@every_preset
def test_its_house_rules_are_in_application_order(preset: Preset) -> None:
    order = [option.name for option in OPTIONS]
    names = [name for name, _ in preset.choices]
    assert names == sorted(names, key=order.index)


def test_a_game_offers_its_own_presets() -> None:
    assert {rules.key: [preset.name for preset in presets_of(rules.key)] for rules in VARIANTS} == {
        rules.key: [] for rules in VARIANTS
    } | {
        "belote": ["page"],
        "bidding_belote": ["page"],
        "tarabish": ["page"],
        "clabber": ["page"],
        "contree": [
            "federation-contree-2016",
            "federation-contree-2016-made",
            "federation-contree-ludique",
            "cannes-2016",
            "coinchons",
            "page",
        ],
        "contree_generale": ["page"],
        "coinche": [
            "all-trumps-162",
            "federation-coinche-2015",
            "board-game-arena",
            "board-game-arena-bid",
            "online",
            "page",
        ],
        "belote_501": ["federation-belote-2016"],
        "baloot": ["saudi", "page"],
        "pilotta": ["palaristi", "page"],
        "croatian_bela": ["on-paper"],
    }


@every_preset
def test_a_preset_writes_what_its_authority_does(preset: Preset) -> None:
    rules = with_options(find_variant(preset.game), dict(preset.choices))
    worked = [row for row in ROWS if preset.name in row.brings]
    assert bool(worked) is preset.authority
    assert {row.title: row.written(rules) for row in worked} == {
        row.title: row.brings[preset.name] for row in worked
    }


@pytest.mark.parametrize(
    ("kind", "row"), [pytest.param(kind, row, id=str(row["id"])) for kind, row in all_rows()]
)
def test_a_preset_decides_as_its_text_does(kind: str, row: Mapping[str, Json]) -> None:
    assert disagreement(kind, row) == ""


def test_a_wrong_row_is_noticed() -> None:
    kind, row = next((kind, row) for kind, row in all_rows() if row["id"] == "ffb15/l01")
    assert disagreement(kind, dict(row) | {"expected": ["JH", "QH"]})
    assert disagreement(kind, dict(row) | {"preset": None})
    assert not disagreement(kind, dict(row) | {"expected": [], "either": [["JH"]]})


@every_preset
def test_an_authority_has_rows_of_every_kind_of_which_its_text_speaks(preset: Preset) -> None:
    held = {kind for kind, row in all_rows() if row.get("preset") == preset.name} - {TABLE}
    spoken = {str(paragraph.kind) for paragraph in preset.text} - {TABLE}
    if with_options(find_variant(preset.game), dict(preset.choices)).melds is None:
        spoken -= {TextKind.MELDS}
    assert held == spoken


@every_preset
def test_each_house_rule_of_an_authority_stands_in_one_paragraph(preset: Preset) -> None:
    rules = with_options(find_variant(preset.game), dict(preset.choices))
    governed = [name for paragraph in preset.text for name in paragraph.governs]
    applies = {option.name for option in OPTIONS if option.choices(rules)}
    assert len(governed) == len(set(governed))
    assert set(governed) <= applies
    asked = {name for name, _ in preset.choices if preset.authority}
    assert asked - set(governed) == OF_NO_TEXT.get(preset.name, set())
    assert all(paragraph.governs for paragraph in preset.text)
    kinds = [paragraph.kind for paragraph in preset.text]
    assert len(kinds) == len(set(kinds))


@pytest.mark.parametrize("name", legal_readings.READINGS)
def test_a_preset_allows_the_cards_that_its_text_does(name: PresetName) -> None:
    rules = rules_by(name)
    order, rng = rules.seating.order, Random(name)
    for _ in range(TRICKS):
        cards = rng.sample(rules.pack.cards, rng.randint(2, 11))
        trick, hand = cards[: rng.randint(1, min(3, len(cards) - 1))], cards[3:] or cards[-1:]
        trump = rng.choice(rules.auction.trumps)
        plays = tuple(Play(seat, card) for seat, card in zip(order, trick, strict=False))
        contract, turn = Contract(order[0], naming(trump)), order[len(plays)]
        met = situation(rules, Trick(order[0], plays), contract, turn)
        allowed = sift(hand, rules.obligations, met).allowed
        expected = legal_readings.READINGS[name](
            set(map(str, hand)), [*map(str, trick)], str(trump)
        )
        assert {str(card) for card in allowed} == expected, (trick, hand, trump)


def _said(call: Call) -> str:
    match call:
        case Pass():
            return "pass"
        case Double():
            return "x" * call.level + "c" * call.closed
        case Bid():
            number = call.kind is ContractKind.POINTS
            return f"{call.value if number else 'capot'}{call.trump}"


@pytest.mark.parametrize("name", auction_readings.READINGS)
def test_a_preset_lets_speak_whom_its_text_does(name: PresetName) -> None:
    rules = rules_by(name)
    order, rng = rules.seating.order, Random(name)
    for _ in range(AUCTIONS):
        auction, said = Auction(order[0]), list[tuple[int, str]]()
        while True:
            calls = {
                place: {
                    _said(call): call
                    for call in rules.auction.legal_calls(
                        auction, rules.seating, seat, rules.pack.cards
                    )
                }
                for place, seat in enumerate(order)
            }
            speaking = {place: set(words) for place, words in calls.items() if words}
            assert speaking == auction_readings.READINGS[name](said), said
            if not speaking:
                break
            place = rng.choice([*speaking])
            word = rng.choice(sorted(speaking[place]))
            if rng.random() < OFTEN and "pass" in speaking[place]:
                word = "pass"
            said.append((place, word))
            called = Called(order[place], calls[place][word])
            auction = replace(auction, calls=(*auction.calls, called))


def test_the_last_deal_by_the_newest_text_is_written_to_the_point() -> None:
    name = PresetName.FEDERATION_CONTREE_LUDIQUE
    rules = rules_by(name)
    unrounded = with_options(rules, {"rounding": "none"}).scoring
    rng, written = Random(name), set[bool]()
    for _ in range(TRICKS):
        tally = random_tally(rules, rng)
        before = tuple(rules.end.target - rng.randint(1, 400) for _ in Team)
        rounded, exact = (each.settle(tally) for each in (rules.scoring, unrounded))
        ends = []
        for settled in (rounded, exact):
            ours, theirs = (
                had + settled.for_team(team) for team, had in zip(Team, before, strict=True)
            )
            belote, others = (
                settled.for_team(team) <= tally.belote[0 if team is settled.attack else 1]
                for team in Team
            )
            ends.append(end_readings.READINGS[name](ours, theirs, belote, others))
        is_last = any(end != end_readings.GOES_ON for end in ends)
        came = settle_deal(rules, tally, (before[0], before[1]), 9)
        assert came.scores == (exact if is_last else rounded).scores
        written.add(came.scores != rounded.scores)
    assert written == {True, False}


def test_a_saudi_hokum_is_doubled_open_or_closed_by_whom_its_text_says() -> None:
    preset, *_ = presets_of("baloot")
    rules = with_options(find_variant(preset.game), dict(preset.choices))
    order, rng = rules.seating.order, Random("maqful")
    hokum = Called(order[0], naming(Trump.HEARTS))
    passes = tuple(Called(seat, Pass()) for seat in (*order[1:], order[0]))
    for _ in range(AUCTIONS):
        auction = Auction(order[0], (hokum, *passes), turned=Card.parse("9H"))
        said = list[tuple[int, str]]()
        while True:
            calls = {
                place: {
                    _said(call): call
                    for call in rules.auction.legal_calls(
                        auction, rules.seating, seat, rules.pack.cards
                    )
                }
                for place, seat in enumerate(order)
            }
            speaking = {place: set(words) for place, words in calls.items() if words}
            assert speaking == auction_readings.saudi_doubles(said), said
            if not speaking:
                break
            place = rng.choice([*speaking])
            word = rng.choice(sorted(speaking[place]))
            said.append((place, word))
            called = Called(order[place], calls[place][word])
            auction = replace(auction, calls=(*auction.calls, called))
        last = next((word for _, word in reversed(said) if word != "pass"), "")
        outcome = rules.auction.outcome(auction, rules.seating)
        assert isinstance(outcome, Fixed)
        assert outcome.contract.closed is last.endswith("c")


def test_a_saudi_hokum_is_led_open_or_closed_as_its_text_says() -> None:
    preset, *_ = presets_of("baloot")
    rules = with_options(find_variant(preset.game), dict(preset.choices))
    order, rng = rules.seating.order, Random("maftuh")
    for _ in range(TRICKS):
        hand = rng.sample(rules.pack.cards, rng.randint(1, 8))
        trump, closed = rng.choice(SUIT_TRUMPS), rng.random() < OFTEN
        contract = Contract(order[0], naming(trump), closed=closed)
        met = situation(rules, Trick(order[0]), contract, order[0])
        allowed = {str(card) for card in sift(hand, rules.obligations, met).allowed}
        held = set(map(str, hand))
        assert allowed == legal_readings.saudi_lead(held, str(trump), closed=closed), hand


@pytest.mark.parametrize("name", end_readings.READINGS)
def test_a_game_of_a_preset_ends_as_its_text_says(name: PresetName) -> None:
    end = rules_by(name).end
    rng, words = Random(name), (end_readings.FIRST, end_readings.SECOND)
    for _ in range(ENDS):
        ours, theirs = (end.target + rng.randint(-3, 3) for _ in Team)
        alone = rng.random() < OFTEN, rng.random() < OFTEN
        finished = end.after((ours, theirs), rng.choice([*Team]), 9, alone)
        came = end_readings.GOES_ON
        if finished is not None:
            came = end_readings.LEVEL if finished.winner is None else words[finished.winner]
        assert came == end_readings.READINGS[name](ours, theirs, *alone), (ours, theirs, alone)


@pytest.mark.parametrize("name", score_readings.READINGS)
def test_a_preset_settles_any_deal_as_its_text_does(name: PresetName) -> None:
    rules = rules_by(name)
    rng = Random(name)
    for _ in range(SCORES):
        drawn = random_tally(rules, rng)
        kind = rng.choice((ContractKind.POINTS, ContractKind.CAPOT))
        times = rng.choice((1, 1, 2, 4))
        contract = replace(
            drawn.contract,
            bid=replace(drawn.contract.bid, kind=kind),
            multiplier=times,
            decides_game=False,
        )
        tally = replace(drawn, contract=contract)
        deal = score_readings.PlayedDeal(
            bid=contract.bid.value,
            capot=kind is ContractKind.CAPOT,
            times=times,
            cards=tally.card_points,
            tricks=tally.tricks,
            melds=tally.melds,
            belote=tally.belote,
            last=0 if tally.last_trick is Side.ATTACK else 1,
        )
        assert rules.scoring.settle(tally).scores == score_readings.READINGS[name](deal), tally
