"""A deal is recomputed from its line, and whatever was changed in it is found."""

from itertools import pairwise
from random import Random

import pytest

from engine.deal_plan import Shuffle
from engine.evolve import evolve
from engine.fairness import UnreadableSealedDeal, may_be_opened, read_sealed
from engine.ruleset import RuleSet
from engine.variants import find_variant
from engine.view import view
from tests.engine.fairness import anew
from tests.engine.fairness.sealed_games import Played, sealed_game
from tests.rig.slow import every_game

GATHERED = ("contree", (("shuffle", "gathered"), ("target", "1000")))


def the_deals(key: str, options: tuple[tuple[str, str], ...] = (), seed: int = 1) -> list[Played]:
    return list(sealed_game(key, Random(seed), options))


def read_back(line: str) -> tuple[bool, bool]:
    found = read_sealed(line, find_variant)
    return found.is_sealed_so, found.is_dealt_so


@every_game
@pytest.mark.parametrize("shuffle", ["every-deal", "gathered"])
def test_every_deal_of_every_game_is_recomputed_from_its_line(rules: RuleSet, shuffle: str) -> None:
    told = [played.sealed for played in the_deals(rules.key, (("shuffle", shuffle),), seed=7)]
    assert told[0].reckoning.started is not None
    for sealed in told:
        assert read_back(str(sealed)) == (True, True)
        again = read_sealed(str(sealed), find_variant)
        assert again.reckoning == sealed.reckoning
        assert str(again) == str(sealed)


def test_house_rules_are_part_of_the_line() -> None:
    line = str(the_deals("contree", (("packets", "4-4"),))[1].sealed)
    assert read_back(line) == (True, True)
    assert read_back(line.replace("packets=4-4 ", "")) == (True, False)


def test_the_previous_deal_is_part_of_the_line_only_if_it_matters() -> None:
    for shuffle, needed in (("every-deal", False), ("gathered", True)):
        first, second, *_ = the_deals("contree", (("shuffle", shuffle),))
        assert " after " not in str(first.sealed)
        assert (" after " in str(second.sealed)) == needed


def test_a_different_seed_is_detected() -> None:
    first, second, *_ = the_deals(*GATHERED)
    for played in (first, second):
        line, seed = str(played.sealed), played.seed.hex()
        changed = ("1" if seed[0] == "0" else "0") + seed[1:]
        assert read_back(line.replace(seed, changed)) == (False, False)


def test_a_different_seal_is_detected_even_in_its_first_characters() -> None:
    (played, *_) = the_deals("contree")
    line = str(played.sealed)
    seal = line.split("seal=")[1].split(maxsplit=1)[0]
    assert read_back(line.replace(seal, seal[:16])) == (True, True)
    assert read_back(line.replace(f"seal={seal} ", "")) == (True, True)
    assert read_back(line.replace(seal, seal[:15] + "xyz")) == (False, True)
    assert read_back(line.replace(seal, seal + "0")) == (False, True)


def test_two_swapped_cards_are_detected() -> None:
    for played in the_deals(*GATHERED)[:3]:
        head, before, rest = str(played.sealed).partition(" | ")
        hands, after, last = rest.partition(" after ")
        one, other = hands[:2], hands.split(" / ")[1][:2]
        swapped = hands.replace(one, "##").replace(other, one).replace("##", other)
        assert swapped != hands
        assert read_back(head + before + swapped + after + last) == (True, False)


def test_a_different_first_dealer_is_detected() -> None:
    (played, *_) = the_deals("contree")
    line = str(played.sealed)
    dealer = played.deal.dealer.name[0]
    other = "N" if dealer != "N" else "S"
    assert read_back(line.replace(f"contree {dealer} ", f"contree {other} ")) == (True, False)


def test_a_different_previous_deal_is_detected() -> None:
    _, second, third, *_ = the_deals(*GATHERED)
    line = str(third.sealed)
    told = line.split(" after ")[1]
    earlier = str(second.sealed).split(" after ")[1]
    assert read_back(line.replace(told, earlier)) == (True, False)


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("", "seed="),
        ("contree N | x", "seed="),
        ("seed=12 contree N", "seed="),
        (f"seed={'0' * 64}", "head"),
        (f"seed={'0' * 64} seal=0123 contree N", "seal"),
        (f"seed={'0' * 64} belotte N", "unknown-rules"),
        (f"seed={'0' * 64} nothing=1 contree N", "nothing"),
        (f"seed={'0' * 64} contree N | JS", "wrong-hands"),
    ],
)
def test_an_invalid_line_is_refused_with_its_reason(line: str, why: str) -> None:
    with pytest.raises(UnreadableSealedDeal, match=why):
        read_sealed(line, find_variant)


def test_with_gathered_packs_the_previous_deal_is_required() -> None:
    line = str(the_deals(*GATHERED)[1].sealed)
    with pytest.raises(UnreadableSealedDeal, match="whole deal before"):
        read_sealed(line.partition(" after ")[0], find_variant)


def test_a_previous_deal_of_another_game_is_refused() -> None:
    first, second, *_ = the_deals("contree", (("shuffle", "gathered"),))
    line = str(second.sealed).partition(" after ")[0]
    other = str(first.sealed).partition(" contree ")[2]
    assert read_sealed(f"{line} after contree {other}", find_variant).last is not None
    with pytest.raises(UnreadableSealedDeal, match="another game"):
        read_sealed(f"{line} after contree_701 {other}", find_variant)


@pytest.mark.parametrize("shuffle", ["every-deal", "gathered"])
def test_a_seed_is_revealed_once_the_hands_are_public_or_irrelevant(shuffle: str) -> None:
    seen = set()
    for seed in range(6):
        for played in the_deals("contree", (("shuffle", shuffle),), seed):
            shown = view(played.rules, played.after, None).deal
            assert shown is not None
            shuffles = played.rules.dealing.shuffle is Shuffle.EVERY_DEAL
            told = bool(shown.shown) or shuffles or played.after.over
            assert may_be_opened(played.rules, played.after) == told
            seen.add((bool(shown.shown), told))
    assert (False, shuffle == "every-deal") in seen
    assert (True, True) in seen


def test_no_seed_is_revealed_during_its_deal() -> None:
    for played in the_deals("contree", (("shuffle", "every-deal"),)):
        running = evolve(played.rules, played.before, played.deal.laid_out)
        assert not may_be_opened(played.rules, running)


def test_a_gathered_pack_equals_a_reimplementation_from_the_documents() -> None:
    compared = 0
    for before, played in pairwise(the_deals(*GATHERED)):
        contract, seating = before.deal.contract, played.rules.seating
        if contract is None:
            continue
        piles: dict[bool, list[list[str]]] = {True: [], False: []}
        for trick in before.deal.tricks:
            assert trick.winner is not None
            of_attack = seating.team(trick.winner) is seating.team(contract.declarer)
            piles[of_attack].append([str(play.card) for play in trick.plays])
        expected = anew.gathered_pack(played.seed, piles[True], piles[False])
        assert [str(card) for card in played.sealed.reckoning.pack] == expected
        compared += 1
    assert compared
