"""How the first dealer was found is told at the first deal, where cards were drawn for it."""

from bot.i18n import words
from cogs.table.pages import public
from engine.cards import Card
from engine.deal_plan import FirstDealer
from engine.ruleset import RuleSet
from engine.seats import Seat
from engine.state import Phase
from tests.cogs.drawing import drawn, positions, short, texts
from tests.cogs.mentions import named
from tests.rig.slow import every_game

HEADS = {
    FirstDealer.LOWEST_DRAW: "Tirage",
    FirstDealer.SUIT_CUT: "Coupe",
    FirstDealer.FIRST_JACK: "Premier valet",
}


def deciding(rules: RuleSet, shown: tuple[tuple[Seat, Card], ...]) -> set[Card]:
    """Of the cards that were shown, those that decided: of several draws only the last one."""
    draws = rules.dealing.first_dealer is FirstDealer.LOWEST_DRAW
    last = len(rules.seating.order) if draws else 1
    return {card for _, card in shown[-last:]}


@every_game
def test_the_cards_drawn_for_the_first_deal_are_shown_until_the_first_bid(rules: RuleSet) -> None:
    say, told, way = words("fr"), 0, rules.dealing.first_dealer
    for seed in range(5):
        for table, game in positions(seed, every=1, rules=short(rules)):
            assert game.deal is not None
            if game.deal.phase is Phase.OVER:
                continue
            board = texts(drawn(public(table, say)))
            lines = [line for line in board.splitlines() if any(h in line for h in HEADS.values())]
            unsaid = game.deal.phase is Phase.AUCTION and not game.deal.auction.calls
            due = way in HEADS and game.deal.number == 1 and unsaid
            assert len(lines) == due
            for line in lines:
                assert HEADS[way] in line
                assert named(line) == deciding(rules, table.drawn)
                assert say.seat(game.deal.dealer) in line.rpartition(". ")[2]
                told += 1
    assert bool(told) == (way in HEADS)
