"""Partners are drawn by cards in the lobby, as the log says it ever after."""

from dataclasses import replace

import pytest

from bot.storage.log.audit import first_faulty_entry
from bot.storage.log.replay import replayed
from bot.storage.log.replayed_deals import opened_deals
from bot.tables.events import PartnersDrawn, SeatLeft, SeatTaken
from bot.tables.fold import folded
from bot.tables.partners import PartnersSeated
from bot.tables.refusals import TableRefusal
from bot.tables.requests import DrawPartners, Rematch, RemoveComputer, SeatComputer, Sit, Start
from engine.events import GameStarted
from engine.fairness import read_sealed
from engine.seats import Seat
from engine.variants import find_variant
from tests.bot.storage.altered import on_disk
from tests.bot.tables.evening import ANNA, BRUNO, CHLOE, NUMBER, E, Evening, N, opening
from tests.bot.tables.stages import playing


def evening_of(variant: str, seed: int = 1) -> Evening:
    """A full lobby of a game."""
    event = replace(opening(), variant=variant, version=find_variant(variant).version)
    evening = Evening(replace(event, options=(("deals", "1"),)), computers=True, seed=seed)
    evening.ask(BRUNO, Sit(N))
    evening.ask(CHLOE, Sit(E))
    return evening


@pytest.mark.parametrize("variant", ["belote", "contree", "clabber", "pilotta", "tarabish"])
@pytest.mark.parametrize("seed", range(6))
def test_partners_sit_opposite_each_other(variant: str, seed: int) -> None:
    evening = evening_of(variant, seed)
    before = evening.table
    events = evening.ask(ANNA, DrawPartners())
    table, drawn = evening.table, events[-1]
    assert isinstance(drawn, PartnersDrawn)
    assert {type(event) for event in events[:-1]} <= {SeatLeft, SeatTaken}
    assert sorted(map(str, table.seats)) == sorted(map(str, before.seats))
    assert sum(now != then for now, then in zip(table.seats, before.seats, strict=True)) in (0, 2)
    shown = PartnersSeated.of(table).shown
    if variant != "clabber":
        low = sorted(shown, key=lambda seat: table.rules.pack.ranks.index(shown[seat].rank))
        assert table.rules.seating.partner(low[0]) is low[1]
        assert drawn.dealer is (low[0] if variant in ("belote", "tarabish") else None)
    else:
        jacks = [seat for seat, card in drawn.cards if card.rank.value == "J"]
        assert table.rules.seating.partner(jacks[0]) is jacks[1]
        assert drawn.dealer is jacks[0]


@pytest.mark.parametrize("variant", ["belote", "contree", "clabber"])
def test_who_was_drawn_deals_first_and_the_seal_proves_the_rest(variant: str) -> None:
    evening = evening_of(variant)
    evening.ask(ANNA, DrawPartners())
    drawn = PartnersSeated.of(evening.table)
    begun = evening.ask(ANNA, Start())
    (started,) = (event for event in begun if isinstance(event, GameStarted))
    if drawn.dealer is not None:
        assert started == GameStarted(drawn.dealer, drawn.cards)
    assert PartnersSeated.of(evening.table).shown == {}
    evening.play_game()
    steps = tuple(replayed(NUMBER, on_disk(evening)))
    assert first_faulty_entry(steps) is None
    (kept,) = opened_deals(steps).deals
    assert kept.is_dealt_so
    sealed = kept.sealed
    assert sealed is not None
    assert ("dealer=drawn" in str(sealed)) is (variant != "contree")
    again = read_sealed(str(sealed), find_variant)
    assert again.is_dealt_so
    assert again.drawn is sealed.drawn
    evening.ask(ANNA, Rematch())
    assert PartnersSeated.of(evening.table) == PartnersSeated()


def test_a_restart_shows_the_same_cards() -> None:
    evening = evening_of("belote")
    evening.ask(ANNA, DrawPartners())
    table = folded(NUMBER, evening.log)
    assert table == evening.table
    assert PartnersSeated.of(table).shown


def test_whoever_moves_afterwards_undoes_the_draw() -> None:
    evening = evening_of("belote")
    evening.ask(ANNA, DrawPartners())
    (computer,) = (seat for seat in Seat if not evening.table.is_present(seat))
    evening.ask(ANNA, RemoveComputer(computer))
    assert PartnersSeated.of(evening.table) == PartnersSeated()
    assert evening.refused(ANNA, DrawPartners()).code is TableRefusal.SEATS_EMPTY
    evening.ask(ANNA, SeatComputer())
    (*_, first) = evening.ask(ANNA, DrawPartners())
    (*_, second) = evening.ask(ANNA, DrawPartners())
    assert first != second


def test_only_the_host_draws_and_only_before_a_game_of_four() -> None:
    evening = evening_of("belote")
    assert evening.refused(BRUNO, DrawPartners()).code is TableRefusal.NOT_HOST
    alone = Evening(
        replace(opening(), variant="decouverte", version=find_variant("decouverte").version),
        computers=True,
    )
    assert alone.refused(ANNA, DrawPartners()).code is TableRefusal.STALE_PRESS
    running = playing()
    code = running.refused(ANNA, DrawPartners()).code
    assert code is running.refused(ANNA, Start()).code
