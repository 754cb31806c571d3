"""The table's message tells how melds are compared aloud, and how a double is called."""

from dataclasses import replace

import pytest

from bot.i18n import LANGUAGES, words
from cogs.table.pages import public
from cogs.ui.melds import announced_lines
from engine.actions import Double
from engine.cards import Rank
from engine.meld import MeldKind
from engine.options import with_options
from engine.seats import Seat
from engine.spoken_melds import MeldAnswer, MeldExchange, MeldHeight
from engine.state import Phase
from engine.variants import find_variant
from engine.view import view
from tests.cogs.drawing import drawn, positions, short, texts

BELOTE = with_options(find_variant("belote"), {"melds-spoken": "yes"})


def test_the_exchange_reads_as_it_is_spoken() -> None:
    say = words("en").playing(BELOTE)
    exchange = MeldExchange(
        *(Seat.EAST, Seat.NORTH, MeldKind.THREE, MeldAnswer.OVER),
        MeldHeight(Rank.QUEEN),
        MeldHeight(Rank.KING),
    )
    deals = (
        deal
        for _, game in positions(1, every=1, rules=short(BELOTE))
        if (deal := view(BELOTE, game, None).deal) and any(deal.named)
    )
    deal = next(deals)
    seat = next(seat for seat in Seat if deal.named[seat])
    heard = replace(deal, spoken=(replace(exchange, seat=seat),))
    who = say.seat(seat)
    spoken = f"{who}: “A tierce: how high?” – North: “Queen.” – {who}: “King.”"
    assert spoken in list(announced_lines(BELOTE, heard, say))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_tells_it_while_the_first_trick_is_played(language: str) -> None:
    say, told, silent = words(language).playing(BELOTE), 0, 0
    for seed in range(12):
        for table, game in positions(seed, every=1, rules=short(BELOTE)):
            if game.deal is None or game.deal.phase is not Phase.PLAY:
                continue
            deal = view(BELOTE, game, None).deal
            assert deal is not None
            lines = texts(drawn(public(table, say)))
            for each in deal.spoken:
                assert f"{say.seat(each.holder)}" in lines
                top = each.standing
                if top is not None:
                    assert say.rank(top.top) in lines.casefold()
                told += 1
            silent += not deal.spoken
    assert told
    assert silent


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_double_of_la_contree_bangs_on_the_table(language: str) -> None:
    found = {}
    for key in ("contree", "contree_701", "contree_coinche"):
        rules, heard = find_variant(key), 0
        say = words(language).playing(rules)
        for seed in range(20):
            for table, game in positions(seed, every=1, rules=short(rules)):
                deal = game.deal
                if deal is None or deal.tricks or (deal.trick and deal.trick.plays):
                    continue
                doubles = [each for each in deal.auction.calls if isinstance(each.call, Double)]
                if not doubles or deal.phase is Phase.OVER:
                    continue
                word = "double" if len(doubles) == 1 else "redouble"
                seat = doubles[-1].seat
                line = say("auction-doubled-aloud-contree", seat=seat, double=word)
                heard += line in texts(drawn(public(table, say)))
        found[key] = bool(heard)
    assert found == {"contree": True, "contree_701": False, "contree_coinche": False}
