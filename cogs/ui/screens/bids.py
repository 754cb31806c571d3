"""The controls of the auction: a value and a suit, two steps at most."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from discord import ButtonStyle

from bot.i18n import Words
from bot.tables.table import Table
from cogs.ui.control import Control, button, menu
from cogs.ui.ids import ControlId, Verb
from cogs.ui.layout import ROW, Item, rows, text
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
        bids={kind: tuple(bid for bid in bids if bid.kind is kind) for kind in ContractKind},
        double=next((action for action in deal.legal if isinstance(action, Double)), None),
    )
    if wish.redouble and controls.double:
        return controls.confirm_redouble(controls.double)
    if wish.kind is not ContractKind.POINTS and controls.bids[wish.kind]:
        return controls.every_trick(wish.kind)
    return controls.usual(wish.value)


@dataclass(frozen=True, slots=True, kw_only=True)
class Controls:
    """The calls that are legal now, as controls."""

    table: Table
    deal: DealView
    say: Words
    bids: Mapping[ContractKind, tuple[Bid, ...]]
    double: Double | None

    def usual(self, value: int | None) -> list[Item]:
        """A number with its trumps, and the other calls."""
        others = [*self._pass(), *self._double()]
        others.extend(
            button(self._ask(Verb.KIND, kind), self.say(f"auction-button-{kind}"))
            for kind, bids in self.bids.items()
            if bids and kind is not ContractKind.POINTS
        )
        return [*self._values(value), *rows(others)]

    def every_trick(self, kind: ContractKind) -> list[Item]:
        """A capot or a générale with its trump: asked once more, for there is no way back."""
        back = button(self._ask(Verb.BACK), self.say("auction-button-reconsider"))
        return [
            text(self.say(f"auction-confirm-{kind}")),
            *self._suits(self.bids[kind]),
            *rows([back]),
        ]

    def confirm_redouble(self, double: Double) -> list[Item]:
        """A surcontre, asked once more."""
        bid = self.deal.standing.bid if self.deal.standing else ""
        sure = button(
            self._ask(Verb.DOUBLE, str(double.level)),
            self.say("auction-button-confirm"),
            style=ButtonStyle.danger,
        )
        back = button(self._ask(Verb.BACK), self.say("auction-button-reconsider"))
        return [text(self.say("auction-confirm-redouble", bid=bid)), *rows([sure, back])]

    def _values(self, chosen: int | None) -> list[Item]:
        numbers = self.bids[ContractKind.POINTS]
        values = tuple(dict.fromkeys(bid.value for bid in numbers))
        if not values:
            return []
        value = chosen if chosen in values else values[0]
        labels = {str(each): self.say("auction-select-value", value=each) for each in values}
        return [
            *rows([menu(self._ask(Verb.CHOOSE), labels, str(value))]),
            *self._suits([bid for bid in numbers if bid.value == value]),
        ]

    def _suits(self, bids: Sequence[Bid]) -> list[Item]:
        """One button a trump, in rows that a phone shows whole."""
        controls = [self._bid(bid) for bid in bids]
        return [*rows(controls, width=ROW if len(controls) <= ROW else ROW - 1)]

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
