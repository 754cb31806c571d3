"""The controls of the auction: a value and a suit, two steps at most."""

from dataclasses import dataclass

from discord import ButtonStyle

from bot.i18n import Words
from bot.tables.table import Table
from cogs.ui.control import Control, button, menu
from cogs.ui.ids import ControlId, Verb
from cogs.ui.layout import Item, rows, text
from cogs.ui.wish import Wish
from engine.actions import Double, Pass
from engine.contract import Bid, ContractKind
from engine.view import DealView


def bid_controls(table: Table, deal: DealView, say: Words, wish: Wish) -> list[Item]:
    """Everything that may be said now; nothing when there is nothing to say."""
    bids = tuple(action for action in deal.legal if isinstance(action, Bid))
    controls = Controls(
        table=table,
        deal=deal,
        say=say,
        numbers=tuple(bid for bid in bids if bid.kind is ContractKind.POINTS),
        capots=tuple(bid for bid in bids if bid.kind is ContractKind.CAPOT),
        double=next((action for action in deal.legal if isinstance(action, Double)), None),
    )
    if wish.redouble and controls.double:
        return controls.confirm_redouble(controls.double)
    if controls.capots and (wish.capot or not controls.numbers):
        return controls.capot()
    return controls.usual(wish.value)


@dataclass(frozen=True, slots=True, kw_only=True)
class Controls:
    """The calls that are legal now, as controls."""

    table: Table
    deal: DealView
    say: Words
    numbers: tuple[Bid, ...]
    capots: tuple[Bid, ...]
    double: Double | None

    def usual(self, value: int | None) -> list[Item]:
        """A number with its suits, and the other calls."""
        others = [*self._pass(), *self._double()]
        if self.numbers and self.capots:
            others.append(button(self._ask(Verb.CAPOT), self.say("auction-button-capot")))
        return [*self._values(value), *rows(others)]

    def capot(self) -> list[Item]:
        """A capot with its suit: asked once more, for there is no way back."""
        back = [button(self._ask(Verb.BACK), self.say("auction-button-reconsider"))]
        return [
            text(self.say("auction-confirm-capot")),
            *rows([self._bid(bid) for bid in self.capots], width=2),
            *rows([*self._pass(), *self._double(), *(back if self.numbers else [])]),
        ]

    def confirm_redouble(self, double: Double) -> list[Item]:
        """A surcontre, asked once more."""
        bid = self.deal.standing.bid if self.deal.standing else ""
        return [
            text(self.say("auction-confirm-redouble", bid=bid)),
            *rows(
                [
                    button(
                        self._ask(Verb.DOUBLE, str(double.level)),
                        self.say("auction-button-confirm"),
                        style=ButtonStyle.danger,
                    ),
                    button(self._ask(Verb.BACK), self.say("auction-button-reconsider")),
                ]
            ),
        ]

    def _values(self, chosen: int | None) -> list[Item]:
        values = tuple(dict.fromkeys(bid.value for bid in self.numbers))
        if not values:
            return []
        value = chosen if chosen in values else values[0]
        labels = {str(each): self.say("auction-select-value", value=each) for each in values}
        bids = [self._bid(bid) for bid in self.numbers if bid.value == value]
        return [
            *rows([menu(self._ask(Verb.CHOOSE), labels, str(value))]),
            *rows(bids, width=4),
        ]

    def _bid(self, bid: Bid) -> Control:
        label = self.say("auction-button-bid", bid=bid)
        return button(self._ask(Verb.BID, str(bid)), label, style=ButtonStyle.primary)

    def _pass(self) -> list[Control]:
        if Pass() not in self.deal.legal:
            return []
        return [button(self._ask(Verb.PASS), self.say("auction-button-pass"))]

    def _double(self) -> list[Control]:
        standing = self.deal.standing
        if self.double is None or standing is None:
            return []
        first = self.double.level == 1
        verb = Verb.DOUBLE if first else Verb.ASK_REDOUBLE
        key = "auction-button-double" if first else "auction-button-redouble"
        label = self.say(key, bid=standing.bid)
        return [button(self._ask(verb, str(self.double.level)), label, style=ButtonStyle.danger)]

    def _ask(self, verb: Verb, argument: str = "") -> ControlId:
        return ControlId(verb, self.table.id, self.table.move, argument)
