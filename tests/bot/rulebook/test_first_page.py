"""What the first page of a game says holds at the table, by its own rules and by house rules."""

import re
from collections.abc import Iterator
from functools import cache
from random import Random

import pytest

from bot.i18n import LANGUAGES, words
from bot.i18n.languages import NO_BREAK
from bot.rulebook.auction import doubling_of
from bot.rulebook.cards import kinds_of_trumps
from bot.rulebook.first_page import count_line, first_page
from bot.rulebook.strip import strip
from engine.auctions.points import PointsAuction
from engine.auctions.sun import SunAuction
from engine.cards import Card, Suit, Trump
from engine.meld_rules import Melds
from engine.options import with_options
from engine.ruleset import RuleSet
from engine.scoring.cut_tens import CutTens
from engine.scoring.points_and_bid import PointsAndBid
from engine.scoring.shares import OnFailure
from engine.scoring.totals import scored_whole
from engine.settlement import Result
from engine.variants import VARIANTS
from engine.variants.coinche import COINCHE
from engine.variants.contree import CONTREE
from engine.variants.presets import presets_of
from tests.engine.options.random_houses import random_house, random_tally

ENGLISH = words("en")
HOUSES, DEALS = 25, 40

CALLS_OF_DOUBLES = re.compile(r"[Dd]ouble|coinche|kontra|triple|gahwa|match")


@cache
def houses_of(key: str) -> tuple[RuleSet, ...]:
    game = next(game for game in VARIANTS if game.key == key)
    rng = Random(f"first page of {key}")
    presets = (with_options(game, dict(preset.choices)) for preset in presets_of(game.key))
    return (game, *presets, *(random_house(game, rng) for _ in range(HOUSES)))


def houses(game: RuleSet) -> tuple[RuleSet, ...]:
    """A game, its presets, and some mixes of house rules."""
    return houses_of(game.key)


def told(rules: RuleSet, language: str = "en") -> tuple[str, ...]:
    """The page in this language, with plain spaces."""
    say = words(language).playing(rules)
    page = (*first_page(rules, say), *strip(rules, say).lines(say), count_line(rules, say))
    return tuple(line.replace(NO_BREAK, " ") for line in page)


def numbers(text: str) -> set[int]:
    """The numbers that a text names; thousands are marked otherwise in each language."""
    return {int(re.sub(r"\D", "", found)) for found in re.findall(r"\d{1,3}(?:\D\d{3})+|\d+", text)}


def named_by_rules(rules: RuleSet) -> Iterator[int]:
    """Every number of the rules that the sentences may name."""
    bids, scores, plan, doubling = rules.auction, rules.scoring, rules.dealing, None
    if isinstance(bids, PointsAuction):
        yield from filter(None, (bids.opening, bids.capot, bids.generale))
        yield from (scored_whole(rules, trump) for trump in kinds_of_trumps(rules))
    if isinstance(scores, PointsAndBid):
        yield scores.pot
        yield from (number for pair in scores.needed for number in pair)
    if (doubling := doubling_of(bids)) is not None:
        yield from (*doubling.multipliers, doubling.over)
    if rules.belote is not None:
        yield rules.belote.points
    if isinstance(rules.melds, Melds):
        yield from (*rules.melds.worth.sequences.values(), *rules.melds.worth.fours.values())
    yield from (rules.hand_size, plan.kitty, rules.hand_size - plan.kitty)


@pytest.mark.parametrize("game", VARIANTS, ids=lambda game: game.key)
def test_a_sentence_names_what_the_rules_have_and_nothing_else(game: RuleSet) -> None:
    for rules in houses(game):
        say = ENGLISH.playing(rules)
        page = " ".join(first_page(rules, say)).replace(NO_BREAK, " ")
        assert numbers(page) <= set(named_by_rules(rules)), page
        whole = " ".join(told(rules))
        trumps = rules.auction.trumps
        names = {trump: say.trump(trump) for trump in (Trump.NONE, Trump.ALL)}
        for trump, name in names.items():
            named = re.search(rf"\b{name}\b", whole.lower()) is not None
            assert named is (trump in trumps), whole
        doubles = CALLS_OF_DOUBLES.search(page.replace("counts double", ""))
        assert (doubles is not None) is (doubling_of(rules.auction) is not None), page
        if rules.melds is None:
            assert "meld" not in page.lower()
        if rules.belote is None:
            assert "king and queen" not in page


@pytest.mark.parametrize("game", VARIANTS, ids=lambda game: game.key)
def test_what_is_counted_is_that_of_the_table(game: RuleSet) -> None:
    for rules in houses(game):
        line, end = count_line(rules, ENGLISH).replace(NO_BREAK, " "), rules.end
        *_, length = line.split(" · ")
        assert numbers(length) <= {end.deals or end.target}
        assert ("over" in length) is (end.deals is None and end.lowest > end.target)
        assert (f"+{rules.scoring.last_trick}" in line) is (rules.scoring.last_trick > 0)


@pytest.mark.parametrize("game", VARIANTS, ids=lambda game: game.key)
def test_every_language_names_the_same_numbers(game: RuleSet) -> None:
    for rules in houses(game)[:8]:
        english = [numbers(sentence) for sentence in first_page(rules, ENGLISH)]
        for language in LANGUAGES:
            page = first_page(rules, words(language))
            said = [numbers(sentence) for sentence in page]
            assert said == english, page


@pytest.mark.parametrize("game", VARIANTS, ids=lambda game: game.key)
def test_what_failing_costs_is_what_the_engine_writes(game: RuleSet) -> None:
    rng = Random(f"failures of {game.key}")
    for rules in houses(game):
        need = first_page(rules, ENGLISH)[1]
        scores, costs = rules.scoring, need.partition(", or ")[2]
        deals = (random_tally(rules, rng) for _ in range(DEALS))
        for tally in deals:
            contract = tally.contract
            if contract.multiplier > 1 or contract.decides_game or not all(tally.tricks):
                continue
            settled = scores.settle(tally)
            ours, theirs = settled.scores
            if settled.result is not Result.FAILED or contract.bid.kind.value in (
                "capot",
                "generale",
            ):
                continue
            if "stay" not in costs and not _keeps(rules):
                assert ours == 0, (need, tally)
            if isinstance(scores, PointsAndBid) and f"score {scores.pot}" in costs:
                bid = contract.bid.value if "your bid" in costs else 0
                assert theirs >= scores.pot + bid, (need, tally)


def _keeps(rules: RuleSet) -> bool:
    """Whether an attack keeps something of a number that failed, which the page does not tell."""
    scores = rules.scoring
    if not isinstance(scores, PointsAndBid | CutTens):
        return False
    fates = (
        (scores.failed_melds, scores.failed_belote)
        if isinstance(scores, PointsAndBid)
        else (scores.failure.melds, scores.failure.belote)
    )
    return OnFailure.KEPT in fates


@pytest.mark.parametrize("game", VARIANTS, ids=lambda game: game.key)
def test_the_strip_is_the_order_and_the_worth_of_every_contract(game: RuleSet) -> None:
    for rules in houses(game):
        found = strip(rules, ENGLISH)
        rows = {row.name: row.ranks for row in found.rows}
        trumps, plain = (row.ranks for row in found.rows[:2])
        of_trump = {
            Trump.NONE: rows.get("No trumps", plain),
            Trump.ALL: rows.get("All trumps", trumps),
        }
        for trump in rules.auction.trumps:
            if isinstance(rules.auction, SunAuction) and trump is Trump.NONE:
                of_trump[trump] = rows.get("Sun", plain)
            for suit in Suit:
                row = trumps if suit is trump.suit else of_trump.get(trump, plain)
                cards = [Card(rank, suit) for rank, _ in row]
                strength = [rules.scales.strength(card, trump) for card in cards]
                assert strength == sorted(strength, reverse=True)
                assert [points for _, points in row] == [
                    rules.scales.worth(card, trump) for card in cards
                ]
                assert {rank for rank, _ in row} == set(rules.pack.ranks)
        others = [trump for trump in kinds_of_trumps(rules) if trump.suit is None]
        assert bool(found.notes) is bool(set(others) - {Trump.NONE} or (others and len(rows) == 2))


def test_no_page_says_a_contract_that_the_table_does_not_have() -> None:
    bare = with_options(COINCHE, {"no-trumps": "no", "all-trumps": "no", "contre": "none"})
    page = " ".join(told(bare))
    assert "trump suit" in page
    for absent in ("no trumps", "all trumps", "coinche", "double"):
        assert absent not in page.lower()
    assert "king and queen" in first_page(bare, ENGLISH)[2]
    with_both = with_options(CONTREE, {"no-trumps": "yes", "all-trumps": "yes"})
    assert "no trumps, or all trumps" in first_page(with_both, ENGLISH)[0]


def test_coinche_is_explained_as_a_double_in_english() -> None:
    doubles = first_page(COINCHE, ENGLISH)[2]
    assert "*coinche* doubles it" in doubles
    assert "*surcoinche* answers" in doubles


@pytest.mark.parametrize("game", VARIANTS, ids=lambda game: game.key)
def test_a_game_by_its_own_rules_has_three_sentences(game: RuleSet) -> None:
    assert len(first_page(game, ENGLISH)) == 3
