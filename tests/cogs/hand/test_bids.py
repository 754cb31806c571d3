"""The auction in a hand: a value and a suit, and two steps for what is dear."""

import pytest

from bot.i18n import words
from bot.i18n.game_values import Stake
from cogs.hand.pages import hand
from cogs.ui.ids import ControlId
from cogs.ui.layout import ROW
from engine.actions import Double, Pass
from engine.cards import SUIT_TRUMPS, Trump
from engine.contract import Bid, ContractKind
from engine.events import Called, ContractFixed
from engine.game import legal_actions
from engine.ruleset import RuleSet
from engine.state import Phase
from engine.variants import VARIANTS
from tests.cogs.auctions import capot, doubled_out_of_turn
from tests.cogs.drawing import custom_ids, drawn, positions
from tests.cogs.evening import Evening
from tests.cogs.playing import Game, at_table, offers, verbs
from tests.rig.people import Person
from tests.rig.screens import selects_of, text_of
from tests.rig.slow import slow_except


def offered(game: Game, person: Person) -> set[str]:
    return {button.custom_id.argument for button in offers(game.hand(person), "bid")}


def values_of(game: Game, person: Person) -> list[str]:
    """The values that have a button."""
    return [button.custom_id.argument for button in offers(game.hand(person), "choose")]


async def test_the_lowest_bid_value_is_preselected_and_a_capot_offered(evening: Evening) -> None:
    async with at_table(evening) as game:
        assert offered(game, game.turn) == {"80S", "80H", "80D", "80C"}
        (whole,) = offers(game.hand(game.turn), "kind")
        assert whole.custom_id.argument == "capot"
        await game.press(game.turn, "bid", "80H")
        assert offered(game, game.turn) == {"90S", "90H", "90D", "90C"}


async def test_choosing_a_value_relabels_the_suit_buttons(evening: Evening) -> None:
    async with at_table(evening) as game:
        player = game.turn
        assert values_of(game, player) == [str(v) for v in range(80, 170, 10)]
        await game.press(player, "choose", "130")
        assert offered(game, player) == {"130S", "130H", "130D", "130C"}
        await game.press(player, "bid", "130D")
        assert values_of(game, game.turn) == ["140", "150", "160"]


async def test_the_only_value_left_stands_on_the_suits_alone(evening: Evening) -> None:
    async with at_table(evening) as game:
        await game.press(game.turn, "choose", "150")
        await game.press(game.turn, "bid", "150H")
        assert not values_of(game, game.turn)
        assert offered(game, game.turn) == {"160S", "160H", "160D", "160C"}


async def test_any_value_takes_two_presses(evening: Evening) -> None:
    async with at_table(evening) as game:
        player = game.turn
        assert not selects_of(game.hand(player))
        await game.press(player, "choose", "160")
        await game.press(player, "bid", "160C")
        assert Called(game.seat(player), Bid(160, Trump.CLUBS)) in await evening.log()


async def test_values_without_a_button_stand_in_one_menu_and_change_the_suits(
    evening: Evening,
) -> None:
    async with at_table(evening, game="pilotta") as game:
        player = game.turn
        assert values_of(game, player) == [str(value) for value in range(80, 170, 10)]
        (menu,) = selects_of(game.hand(player))
        assert [value for value, _ in menu.options] == [str(v) for v in range(170, 260, 10)]
        assert menu.placeholder == "De 170 à 250"
        await player.choose(game.hand(player), "240", verb="choose", argument="higher")
        (menu,) = selects_of(game.hand(player))
        assert menu.chosen == ("240",)
        await game.press(player, "bid", "240D")
        assert Called(game.seat(player), Bid(240, Trump.DIAMONDS)) in await evening.log()
        assert not values_of(game, game.turn)


async def test_the_last_chosen_value_is_kept_while_it_can_be_bid(evening: Evening) -> None:
    async with at_table(evening) as game:
        player = game.turn
        await game.press(player, "choose", "110")
        await game.press(player, "pass")
        await game.press(game.turn, "bid", "80S")
        for _ in range(2):
            await game.press(game.turn, "pass")
        assert offered(game, player) == {"110S", "110H", "110D", "110C"}
        await game.press(player, "bid", "110D")
        await game.press(game.turn, "bid", "120S")
        for _ in range(2):
            await game.press(game.turn, "pass")
        assert offered(game, player) == {"130S", "130H", "130D", "130C"}


async def test_the_menu_of_values_of_an_older_message_still_chooses(evening: Evening) -> None:
    async with at_table(evening, game="pilotta") as game:
        player, table = game.turn, evening.table()
        asked = ControlId("choose", table.id, table.move, "190")
        await player.press(evening.cafe.leftover(str(asked)))
        shown = offers(player.newest_private(), "bid")
        assert {bid.custom_id.argument for bid in shown} == {f"190{suit}" for suit in "SHDC"}


async def test_labels_say_what_the_buttons_bid(evening: Evening) -> None:
    async with at_table(evening) as game:
        labels = {button.label for button in offers(game.hand(game.turn), "bid")}
        assert labels == {words("fr").bid_short(Bid(80, trump)) for trump in SUIT_TRUMPS}


async def test_a_capot_needs_confirmation(evening: Evening) -> None:
    async with at_table(evening) as game:
        player = game.turn
        log = await evening.log()
        await game.press(player, "kind", "capot")
        assert offered(game, player) == {"capotS", "capotH", "capotD", "capotC"}
        assert await evening.log() == log
        await game.press(player, "back")
        assert offered(game, player) == {"80S", "80H", "80D", "80C"}
        await capot(game)
        (fixed,) = [event for event in await evening.log() if isinstance(event, ContractFixed)]
        assert fixed.contract.bid.kind is ContractKind.CAPOT


async def test_a_redouble_needs_confirmation(evening: Evening) -> None:
    async with at_table(evening) as game:
        declarer = await doubled_out_of_turn(game)
        partner = game.after(declarer, 2)
        log = await evening.log()
        for person in (declarer, partner):
            assert verbs(game.hand(person)) == {
                "pass",
                "ask-redouble",
                "auction",
                "newcomer",
                "me-switch",
            }
        await game.press(partner, "ask-redouble")
        assert verbs(game.hand(partner)) == {"double", "back", "auction", "newcomer", "me-switch"}
        assert await evening.log() == log
        await game.press(partner, "double", "2")
        assert (await evening.log())[len(log)] == Called(game.seat(partner), Double(2))


async def test_a_double_is_available_out_of_turn(evening: Evening) -> None:
    async with at_table(evening) as game:
        declarer = game.turn
        assert not offers(game.table, "double")
        await game.press(declarer, "bid", "80S")
        in_turn, partner, last = (game.after(declarer, places) for places in (1, 2, 3))
        (button,) = offers(game.table, "double")
        assert button.label == words("fr")("auction-button-double", double=Stake.DOUBLE)
        assert "double" in verbs(game.hand(in_turn))
        assert verbs(game.hand(last)) == {"double", "auction", "newcomer", "me-switch"}
        assert verbs(game.hand(partner)) == {"auction", "newcomer", "me-switch"}
        await game.press(last, "double", "1")
        assert Called(game.seat(last), Double(1)) in await evening.log()


async def test_the_current_bid_is_shown_with_its_bidder(evening: Evening) -> None:
    async with at_table(evening) as game:
        say = words("fr")
        declarer = game.turn
        await game.press(declarer, "bid", "80S")
        hand = text_of(game.hand(game.turn))
        bid, seat = Bid(80, SUIT_TRUMPS[0]), game.seat(declarer)
        assert say("auction-standing", bid=bid, seat=seat, relation="opponent") in hand


@pytest.mark.parametrize("rules", slow_except(VARIANTS, VARIANTS[:4]), ids=lambda rules: rules.key)
def test_pass_and_contre_stand_in_the_first_row(rules: RuleSet) -> None:
    seen = set()
    for table, game in positions(seed=3, every=1, rules=rules):
        if game.deal is None or game.deal.phase is not Phase.AUCTION:
            continue
        for seat in rules.seating.order:
            page = drawn(hand(table, game, seat, words("fr")))
            first_row = [each.split(":")[1] for each in custom_ids(page)[:ROW]]
            for action in legal_actions(rules, game, seat):
                if isinstance(action, Pass | Double):
                    seen.add(type(action))
                    verbs = {"pass"} if isinstance(action, Pass) else {"double", "ask-redouble"}
                    assert verbs & set(first_row), (seat, first_row)
    assert Pass in seen
