"""Claiming the rest at a table: granted at once when it is certain, else once a trick."""

from dataclasses import replace

import pytest

from bot.tables.claims import ClaimRest, Claims
from bot.tables.events import ClaimDenied, PlayerAway, PlayerBack, TricksClaimed
from bot.tables.fold import folded
from bot.tables.house_rules import ChooseGame, ChooseOption
from bot.tables.refusals import TableRefusal
from bot.tables.requests import NOBODY, Act, ChangeRules, ComputerAct, Pause, Start
from bot.tables.table import Table
from bot.tables.take_back import TakingBack
from engine.actions import IllegalAction, Refusal
from engine.claims import sure_line
from engine.events import CardPlayed, DealSettled, Dealt
from engine.seats import Seat
from engine.state import Phase
from engine.variants.clabber import CLABBER
from engine.view import view
from tests.bot.tables.evening import ANNA, NUMBER, STRANGER, E, Evening, N, S, W
from tests.bot.tables.stages import four_people, lobby, playing
from tests.engine.options.houses import offered_in
from tests.engine.table import ONE_SUIT_EACH, hands


def diamonds() -> Evening:
    """South, Anna's seat, holds every diamond, which are trumps, and is to play."""
    evening = four_people()
    dealer = evening.table.game.dealer if evening.table.game else Seat.WEST
    evening.happens(Dealt(dealer, hands(ONE_SUIT_EACH)))
    evening.until(lambda table: table.awaited == (S,))
    evening.move(lambda legal: next(action for action in legal if str(action) == "80D"))
    return evening.until(lambda table: _plays(table) and table.awaited == (S,))


def _plays(table: Table) -> bool:
    deal = table.game.deal if table.game else None
    return deal is not None and deal.phase is Phase.PLAY


def test_a_certain_claim_ends_the_deal_at_once() -> None:
    evening = diamonds()
    assert evening.table.game is not None
    assert evening.table.game.deal is not None
    left = len(evening.table.game.deal.holdings[S].hand)
    before = evening.table.game
    events = evening.ask(ANNA, ClaimRest(evening.table.move))
    assert events[0] == TricksClaimed(S, left)
    settled = [event for event in events if isinstance(event, DealSettled)]
    assert len(settled) == 1
    assert Claims.of(evening.table).made == TricksClaimed(S, left)
    deal = evening.table.game.deal
    assert deal is not None
    assert {trick.winner for trick in deal.tricks[-left:]} == {S}
    assert folded(NUMBER, evening.log) == evening.table
    assert len(before.sheet) + 1 == len(evening.table.game.sheet)


def test_a_claim_scores_what_playing_every_card_would_score() -> None:
    evening, by_hand = diamonds(), diamonds()
    events = evening.ask(ANNA, ClaimRest(evening.table.move))
    for event in events:
        if isinstance(event, CardPlayed):
            legal = by_hand.legal(event.seat)
            card = next(a for a in legal if getattr(a, "card", None) == event.card)
            by_hand.ask(by_hand.owner(event.seat), Act(by_hand.table.move, card))
    assert by_hand.table.game == evening.table.game


def test_an_uncertain_claim_is_refused_and_stored_once_per_trick() -> None:
    evening = four_people().bid()
    seat = evening.table.awaited[0]
    assert not _certain(evening, seat)
    user, game = evening.owner(seat), evening.table.game
    assert evening.ask(user, ClaimRest(evening.table.move)) == (ClaimDenied(seat),)
    assert evening.table.game == game
    again = evening.refused(user, ClaimRest(evening.table.move))
    assert again.code is TableRefusal.CLAIM_DENIED
    assert Claims.of(folded(NUMBER, evening.log)).denied == {seat}
    for _ in range(4):
        evening.move()
    assert Claims.of(evening.table).denied == frozenset()


def test_a_claim_needs_ones_turn_two_tricks_and_the_current_message() -> None:
    evening = diamonds()
    move = evening.table.move
    for seat in (N, E, W):
        with pytest.raises(IllegalAction) as caught:
            evening.ask(evening.owner(seat), ClaimRest(move))
        assert (caught.value.code, caught.value.facts) == (
            Refusal.NOT_YOUR_TURN,
            {"seat": S, "count": 1},
        )
    assert evening.refused(STRANGER, ClaimRest(move)).code is TableRefusal.NOT_SEATED
    assert evening.refused(ANNA, ClaimRest(move - 1)).code is TableRefusal.STALE_PRESS
    evening.ask(ANNA, Pause())
    assert evening.refused(ANNA, ClaimRest(move)).code is TableRefusal.PAUSED


def test_a_claim_for_the_last_trick_is_refused() -> None:
    evening = four_people().bid().until(lambda table: _left(table) == 1)
    user = evening.owner(evening.table.awaited[0])
    late = evening.refused(user, ClaimRest(evening.table.move))
    assert late.code is TableRefusal.CLAIM_TOO_LATE


def test_a_claim_is_refused_while_a_renege_can_be_challenged() -> None:
    choices = offered_in("enforcement")[CLABBER.key]
    evening = lobby()
    evening.ask(ANNA, ChangeRules(ChooseGame(CLABBER.key)))
    evening.ask(ANNA, ChangeRules(ChooseOption("enforcement", choices[-1])))
    evening.ask(ANNA, Start(fill=True))
    evening.bid().until(lambda table: _plays(table) and table.is_present(table.awaited[0]))
    user = evening.owner(evening.table.awaited[0])
    barred = evening.refused(user, ClaimRest(evening.table.move))
    assert barred.code is TableRefusal.CLAIM_BARRED


def test_claiming_counts_as_being_present() -> None:
    evening = playing().bid().until(lambda table: table.awaited == (W,))
    user = evening.owner(W)
    assert evening.ask(user, ClaimRest(evening.table.move))[0] == PlayerBack(W)


def test_cards_played_by_a_claim_excuse_no_one_and_stay_played() -> None:
    evening = diamonds()
    evening.ask(ANNA, ClaimRest(evening.table.move))
    last = TakingBack.of(evening.table).last
    assert last is None or last.final is not None


@pytest.mark.parametrize("eyes", [N, E, W])
def test_the_answer_depends_only_on_what_the_claimer_sees(eyes: Seat) -> None:
    evening = diamonds()
    table, game = evening.table, evening.table.game
    assert game is not None
    assert game.deal is not None
    other = E if eyes is not E else W
    held = list(game.deal.holdings)
    held[eyes], held[other] = held[other], held[eyes]
    swapped = replace(game, deal=replace(game.deal, holdings=tuple(held)))
    ours, theirs = (view(table.rules, state, S).deal for state in (game, swapped))
    assert ours is not None
    assert theirs is not None
    assert sure_line(table.rules, ours) == sure_line(table.rules, theirs)


def _certain(evening: Evening, seat: Seat) -> bool:
    game = evening.table.game
    seen = view(evening.table.rules, game, seat).deal if game else None
    return seen is not None and sure_line(evening.table.rules, seen) is not None


def _left(table: Table) -> int:
    deal = table.game.deal if table.game else None
    return 0 if deal is None or not table.awaited else len(deal.holdings[table.awaited[0]].hand)


def test_a_computer_claims_what_it_can_prove() -> None:
    evening = diamonds()
    assert evening.table.game is not None
    evening.happens(PlayerAway(S))
    table, cards = evening.table, evening.legal(S)
    assert table.thinker is S
    request = ComputerAct(table.move, S, next(iter(cards)))
    events = evening.ask(NOBODY, request)
    assert events[0] == TricksClaimed(S, 8)
    assert any(isinstance(event, DealSettled) for event in events)
    assert folded(NUMBER, evening.log) == evening.table
