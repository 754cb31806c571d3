"""What tables of Saudi Arabia, Cyprus and Cape Breton say and press that no other does."""

from bot.i18n import words
from engine.cards import Trump
from engine.events import ContractFixed, ThrownIn
from engine.options import OPTIONS, OptionCategory
from engine.seats import Seat
from engine.settlement import LineCode
from engine.state import Phase
from tests.cogs.evening import Evening
from tests.cogs.playing import HOST_SEAT, NAMES, Game, offers, take_seats
from tests.rig.screens import MessageLike, text_of

SAY = words("fr")
SUITS = {"S", "H", "D", "C"}


async def seated(evening: Evening, game: str, **house: str) -> Game:
    """Four people at a table of this game, with a preset or house rules, the cards dealt."""
    people = evening.people(*NAMES)
    await take_seats(evening, people, game=game)
    host = people[0]
    page = await host.press(evening.cafe.newest(), "house-rules")
    for name, value in house.items():
        if name == "preset":
            await host.choose(page, value, verb="choose-preset")
            continue
        option = name.replace("_", "-")
        await host.press(page, "house-rules", f"{category_of(option)}-0")
        await host.choose(page, value, verb="choose-option", argument=option)
    await host.press(evening.cafe.newest(), "start")
    seats = evening.table().rules.seating.starting_at(HOST_SEAT)
    return Game(evening, dict(zip(seats, people, strict=True)))


def category_of(name: str) -> OptionCategory:
    """The part of the page on which a house rule is chosen."""
    return next(option.category for option in OPTIONS if option.name == name)


def doubles(message: MessageLike) -> dict[str, str]:
    """The buttons that double, by what they carry, with their labels."""
    return {button.custom_id.argument: button.label for button in offers(message, "double")}


async def hokum(game: Game) -> Seat:
    """The first to speak takes the turned suit, and nobody goes over it; who it is."""
    buyer = game.turn
    suit = next(
        button.custom_id.argument
        for button in offers(game.hand(buyer), "bid")
        if button.custom_id.argument in SUITS
    )
    await game.press(buyer, "bid", suit)
    for _ in range(4):
        await game.press(game.turn, "pass")
    return game.seat(buyer)


async def test_a_saudi_hokum_is_closed_by_the_button_of_its_double(evening: Evening) -> None:
    async with evening:
        game = await seated(evening, "baloot", preset="saudi")
        await game.open_hands()
        buyer = game.people[await hokum(game)]
        double = SAY.playing(evening.table().rules)("auction-button-double", double="double")
        ways = {
            way: SAY("auction-double-chosen", double=double, closed=closed)
            for way, closed in (("1", "no"), ("1-closed", "yes"))
        }
        other = game.after(buyer)
        assert doubles(game.hand(other)) == ways == doubles(game.table)
        await game.press(other, "double", "1-closed")
        told = text_of(game.table)
        assert ways["1-closed"].removeprefix(double) in told
        # The buyers may open it again at three times; they leave it.
        assert set(doubles(game.hand(buyer))) == {"2", "2-closed"}
        for person in (buyer, game.after(buyer, 2)):
            await game.press(person, "pass")
        assert game.phase is Phase.PLAY
        table = evening.table()
        assert table.game is not None
        deal = table.game.deal
        assert deal is not None
        assert deal.contract is not None
        assert deal.contract.closed
        assert table.game == await evening.replayed()
        leader = game.turn
        held = deal.holdings[game.seat(leader)].hand
        plain = {str(card) for card in held if not deal.contract.trump.covers(card)}
        assert {each.custom_id.argument for each in offers(game.hand(leader), "card")} == plain
        await evening.restart()
        assert evening.table().game == table.game
        await game.open_hands()
        await game.play_until(Phase.OVER)


async def test_a_bid_of_cyprus_is_closed_and_reopened(evening: Evening) -> None:
    async with evening:
        game = await seated(evening, "pilotta", preset="palaristi")
        await game.open_hands()
        bidder = game.turn
        await game.press(bidder, "bid", "80H")
        await game.press(game.turn, "double", "1")
        await game.press(game.turn, "ask-redouble")
        await game.press(game.turn, "double", "2")
        table = evening.table()
        assert table.game is not None
        assert table.game.deal is not None
        contract = table.game.deal.contract
        assert contract is not None
        assert (str(contract.bid), contract.multiplier) == ("80H", 4)
        await game.play_until(Phase.OVER)
        table = evening.table()
        assert table.game is not None
        settlement = table.game.sheet[-1].settlement
        assert settlement is not None
        assert LineCode.BID_ADDED in {line.code for line in settlement.lines}
        assert str(max(settlement.scores)) in text_of(game.table)


async def test_in_cape_breton_the_dealer_may_pass_and_no_trumps_be_named(evening: Evening) -> None:
    async with evening:
        game = await seated(evening, "tarabish", no_trumps="yes", dealer_names="may-pass")
        await game.open_hands()
        for _ in Seat:
            await game.press(game.turn, "pass")
        assert isinstance((await evening.log())[-1], ThrownIn)
        await game.go_on()
        await game.press(game.turn, "bid", "NT")
        fixed = [event for event in await evening.log() if isinstance(event, ContractFixed)]
        assert fixed[-1].contract.trump is Trump.NONE
        await game.play_until(Phase.OVER)
        table = evening.table()
        assert table.game is not None
        settlement = table.game.sheet[-1].settlement
        assert settlement is not None
        assert sum(settlement.tally.card_points) == 130
        assert settlement.tally.belote == (0, 0)
