"""The auction in a hand: a value and a suit, and two steps for what is dear."""

from bot.i18n import words
from engine.actions import Double
from engine.cards import SUIT_TRUMPS, Trump
from engine.contract import Bid, ContractKind
from engine.events import Called, ContractFixed
from tests.cogs.auctions import capot, doubled_out_of_turn
from tests.cogs.evening import Evening
from tests.cogs.playing import Game, offers, sit_down, verbs
from tests.rig.people import Person
from tests.rig.screens import selects_of, text_of

NAMES = ("Alice", "Bob", "Chloe", "David")


def offered(game: Game, person: Person) -> set[str]:
    return {button.custom_id.argument for button in offers(game.hand(person), "bid")}


def values_of(game: Game, person: Person) -> list[str]:
    """Every value that can be chosen: the lowest five are buttons, the others in a menu."""
    hand = game.hand(person)
    near = [button.custom_id.argument for button in offers(hand, "choose")]
    far = [value for select in selects_of(hand) for value, _ in select.options]
    assert len(near) == min(5, len(near) + len(far))
    return [*near, *far]


async def test_the_lowest_value_stands_there_first(evening: Evening) -> None:
    async with evening:
        game = await sit_down(evening, *NAMES)
        assert offered(game, game.turn) == {"80S", "80H", "80D", "80C"}
        await game.press(game.turn, "bid", "80H")
        assert offered(game, game.turn) == {"90S", "90H", "90D", "90C"}


async def test_another_value_relabels_the_suits(evening: Evening) -> None:
    async with evening:
        game = await sit_down(evening, *NAMES)
        player = game.turn
        assert values_of(game, player) == [str(v) for v in range(80, 170, 10)]
        await player.choose(game.hand(player), "130", verb="choose")
        assert offered(game, player) == {"130S", "130H", "130D", "130C"}
        (values,) = selects_of(game.hand(player))
        assert values.chosen == ("130",)
        await game.press(player, "bid", "130D")
        assert values_of(game, game.turn) == ["140", "150", "160"]


async def test_another_level_takes_two_presses(evening: Evening) -> None:
    async with evening:
        game = await sit_down(evening, *NAMES)
        player = game.turn
        await game.press(player, "choose", "110")
        await game.press(player, "bid", "110C")
        assert Called(game.seat(player), Bid(110, Trump.CLUBS)) in await evening.log()


async def test_the_value_chosen_last_is_kept_while_it_may_be_bid(evening: Evening) -> None:
    async with evening:
        game = await sit_down(evening, *NAMES)
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


async def test_the_menu_of_an_older_message_still_chooses(evening: Evening) -> None:
    async with evening:
        game = await sit_down(evening, *NAMES)
        player = game.turn
        await player.choose(game.hand(player), "150", verb="choose", argument="")
        assert offered(game, player) == {"150S", "150H", "150D", "150C"}


async def test_a_label_says_what_the_button_bids(evening: Evening) -> None:
    async with evening:
        game = await sit_down(evening, *NAMES)
        labels = {button.label for button in offers(game.hand(game.turn), "bid")}
        assert labels == {words("fr").bid_short(Bid(80, trump)) for trump in SUIT_TRUMPS}


async def test_a_capot_is_asked_twice(evening: Evening) -> None:
    async with evening:
        game = await sit_down(evening, *NAMES)
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


async def test_a_surcontre_is_asked_twice(evening: Evening) -> None:
    async with evening:
        game = await sit_down(evening, *NAMES)
        declarer = await doubled_out_of_turn(game)
        partner = game.after(declarer, 2)
        log = await evening.log()
        for person in (declarer, partner):
            assert verbs(game.hand(person)) == {"pass", "ask-redouble", "tricks", "auction"}
        await game.press(partner, "ask-redouble", "2")
        assert verbs(game.hand(partner)) == {"double", "back", "tricks", "auction"}
        assert await evening.log() == log
        await game.press(partner, "double", "2")
        assert (await evening.log())[len(log)] == Called(game.seat(partner), Double(2))


async def test_a_contre_waits_for_nobodys_turn(evening: Evening) -> None:
    async with evening:
        game = await sit_down(evening, *NAMES)
        declarer = game.turn
        assert not offers(game.table, "double")
        await game.press(declarer, "bid", "80S")
        in_turn, partner, last = (game.after(declarer, places) for places in (1, 2, 3))
        (at_table,) = offers(game.table, "double")
        assert words("fr").bid_short(Bid(80, SUIT_TRUMPS[0])) in at_table.label
        assert "double" in verbs(game.hand(in_turn))
        assert verbs(game.hand(last)) == {"double", "tricks", "auction"}
        assert verbs(game.hand(partner)) == {"tricks", "auction"}
        await game.press(last, "double", "1")
        assert Called(game.seat(last), Double(1)) in await evening.log()


async def test_the_best_bid_so_far_is_told_with_whose_it_is(evening: Evening) -> None:
    async with evening:
        game = await sit_down(evening, *NAMES)
        say = words("fr")
        declarer = game.turn
        await game.press(declarer, "bid", "80S")
        hand = text_of(game.hand(game.turn))
        bid, seat = Bid(80, SUIT_TRUMPS[0]), game.seat(declarer)
        assert say("auction-standing", bid=bid, seat=seat, relation="opponent") in hand
