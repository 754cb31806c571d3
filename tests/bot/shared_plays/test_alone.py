"""A deal played alone: its line is the whole state, and equal lines are equal positions."""

from random import Random

import pytest

from bot.shared_plays.alone import PASS, PLAYER, Alone, NotPossible, read_alone, word_of
from bot.shared_plays.choice import candidate, seed_in_list
from engine.fairness.sealed_deal import read_sealed
from engine.players import Level, choose
from engine.variants import VARIANTS, find_variant
from engine.view import view

CONTREE = find_variant("contree")
SEED = bytes(range(32))


def played(alone: Alone, luck: int) -> list[Alone]:
    """Every position of a deal in which club players have all four seats."""
    found, chance = [alone], Random(luck)
    while not alone.over:
        seat = alone.awaited
        assert seat is not None
        seen = view(alone.rules, alone.game, seat)
        alone = alone.after(alone.forced or choose(Level.CLUB, seen, alone.rules, chance))
        found.append(alone)
    return found


def test_a_line_is_the_whole_state() -> None:
    for number in range(4):
        for moves, alone in enumerate(played(read_alone(candidate(CONTREE, SEED, number).line), 1)):
            again = Alone.of(read_alone(alone.line).record)
            assert again == alone
            assert (again.moves, again.position) == (moves, alone.position)
            if alone.awaited is PLAYER:
                for legal in alone.seen.legal:
                    assert alone.action(word_of(legal)) == legal


def test_positions_of_different_lines_differ() -> None:
    start = read_alone(candidate(CONTREE, SEED, 0).line)
    every = [each.position for luck in range(3) for each in played(start, luck)]
    lines = [each.line for luck in range(3) for each in played(start, luck)]
    assert len(set(every)) == len(set(lines))


def test_what_is_not_possible_is_refused() -> None:
    alone = next(
        each
        for each in played(read_alone(candidate(CONTREE, SEED, 0).line), 1)
        if each.awaited is PLAYER
    )
    for word in ("", "ZZ", "xxx", f"{PASS}{PASS}", "80Q"):
        with pytest.raises(NotPossible):
            alone.action(word)


def test_the_last_card_falls_by_itself_and_no_other_choice_is_made() -> None:
    for each in played(read_alone(candidate(CONTREE, SEED, 3).line), 1):
        if each.awaited is PLAYER and each.forced is not None:
            assert len(each.seen.hand) == 1


@pytest.mark.parametrize("rules", [each for each in VARIANTS if len(each.seating.order) == 4][:4])
def test_a_deal_of_a_list_follows_from_its_seed(rules: object) -> None:
    variant = next(each for each in VARIANTS if each == rules)
    found = candidate(variant, SEED, 7)
    sealed = read_sealed(f"seed={seed_in_list(SEED, 7).hex()} {found.line}", find_variant)
    assert sealed.is_dealt_so
    assert candidate(variant, SEED, 8).line != found.line
