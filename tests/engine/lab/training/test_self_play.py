"""Deals of self-play follow from their seed and number, and what is fitted to them is found."""

import sys
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from engine.cards import Trump
from engine.contract import Contract, naming
from engine.lab.training import self_play
from engine.lab.training.self_play import GAMES, SelfPlayedDeal, fitted, main, played
from engine.players.expert.auction.contract_values import solved_points
from engine.players.expert.model.play_model import usual_points

LINE = "contree SPADES 130 0 3 30323331021103122100011322200231 146 146"


def test_a_line_is_read_back() -> None:
    assert str(SelfPlayedDeal.of(LINE)) == LINE


@pytest.mark.slow
@pytest.mark.parametrize("number", range(len(GAMES)))
def test_a_deal_is_of_the_game_whose_turn_it_is(number: int) -> None:
    deal = played(number, 1)
    assert deal.game == GAMES[number]
    held = [deal.holders.count(str(turn)) for turn in range(4)]
    assert held == [deal.rules.hand_size] * 4
    assert 0 <= deal.points <= deal.everything
    assert 0 <= deal.solved <= deal.everything


@pytest.mark.slow
def test_a_deal_follows_from_the_seed_and_its_number() -> None:
    first, again, other = (str(played(0, seed)) for seed in (1, 1, 2))
    assert first == again != other


def test_playing_goes_on_where_the_file_ends(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def quick(number: int, seed: int) -> SelfPlayedDeal:
        return replace(SelfPlayedDeal.of(LINE), points=number, solved=seed)

    monkeypatch.setattr(self_play, "played", quick)
    monkeypatch.setattr(self_play, "fitted", len)
    for deals in ("2", "5"):
        said = ["self_play", str(tmp_path / "deals"), "--seed", "7", "--deals", deals]
        monkeypatch.setattr(sys, "argv", said)
        main()
    lines = (tmp_path / "deals").read_text("utf-8").splitlines()
    assert lines == [str(quick(number, 7)) for number in range(5)]


def test_what_deals_were_made_of_is_fitted() -> None:
    deals = [_made(number) for number in range(24)]
    found = fitted(deals)
    assert found.solved == pytest.approx(0.5, abs=0.03)
    assert found.usual == pytest.approx(0.3, abs=0.03)
    assert found.more == pytest.approx(20.0, abs=3.0)
    assert found.leads == pytest.approx(-6.0, abs=1.0)
    assert found.spread < 3.0


def _made(number: int) -> SelfPlayedDeal:
    """A deal in which the attack took what 0.5 and 0.3 of the guesses make, and 20, or 14."""
    holders = LINE.split()[5]
    turned = holders[number:] + holders[:number]
    deal = replace(SelfPlayedDeal.of(LINE), holders=turned, declarer=number % 4)
    contract = Contract(deal.rules.seating.order[deal.declarer], naming(Trump.SPADES))
    rows = np.array([[*map(int, turned)]], np.uint8)
    solved = solved_points(deal.rules, Trump.SPADES, rows)[0]
    usual = usual_points(deal.rules, contract, deal.rules.seating.order[0], rows, number)[0]
    ours = deal.declarer % 2 == 0
    more = 14 if ours else 20
    attack = solved if ours else deal.everything - solved
    return replace(deal, points=round(0.5 * attack + 0.3 * usual + more))
