"""The controls of the auction: a value and a suit, two presses at most for the usual ones."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from discord import ButtonStyle

from bot.i18n import Words, capitalised
from bot.i18n.game_values import ASKED_TWICE
from bot.tables.table import Table
from cogs.hand.page_state import HandPageState
from cogs.ui.control import Control, button, menu
from cogs.ui.ids import ControlId, Verb
from cogs.ui.layout import ROW, Item, rows, text
from cogs.ui.moves import double_button, keeps_by_passing, next_stake, takes_turned
from engine.actions import Double, Pass
from engine.contract import EVERY_TRICK, Bid, Contract, ContractKind
from engine.view import DealView


def bid_controls(table: Table, deal: DealView, say: Words, page_state: HandPageState) -> list[Item]:
    """The controls of all calls that are legal now; empty when there are none."""
    bids = tuple(action for action in deal.legal if isinstance(action, Bid))
    doubles = any(isinstance(action, Double) for action in deal.legal)
    controls = Controls(
        table=table,
        deal=deal,
        say=say,
        bids={kind: tuple(bid for bid in bids if bid.kind is kind) for kind in ContractKind},
        doubled=deal.standing if doubles else None,
    )
    if page_state.redouble and controls.doubled:
        return controls.confirm_double(controls.doubled)
    if page_state.kind in EVERY_TRICK and controls.bids[page_state.kind]:
        return controls.every_trick(page_state.kind)
    return controls.usual(page_state.value)


NEAR = 5
"""The lowest values, a button each: as many as a row holds. The others are in a menu."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Controls:
    """The calls that are legal now, as controls; ``doubled`` is the bid that may be doubled."""

    table: Table
    deal: DealView
    say: Words
    bids: Mapping[ContractKind, tuple[Bid, ...]]
    doubled: Contract | None

    def usual(self, value: int | None) -> list[Item]:
        """The buttons of numbers and trumps, and of the other calls."""
        others = [*self._pass(), *self._double()]
        others.extend(
            button(self._ask(Verb.KIND, kind), self.say(f"auction-button-{kind}"))
            for kind in EVERY_TRICK
            if self.bids[kind]
        )
        if self.bids[ContractKind.NUMBER]:
            return self._unnamed(value, others)
        names = self._names()
        if names and len(names) + len(others) < ROW:
            return [*rows([*names, *others])]
        return [
            *self._values(value),
            *rows(names, width=_names_in_a_row(len(names))),
            *rows(others),
        ]

    def every_trick(self, kind: ContractKind) -> list[Item]:
        """Ask to confirm a capot or a générale, which cannot be taken back."""
        back = button(self._ask(Verb.BACK), self.say("auction-button-reconsider"))
        return [
            text(self.say(f"auction-confirm-{kind}")),
            *self._suits(self.bids[kind]),
            *rows([back]),
        ]

    def confirm_double(self, standing: Contract) -> list[Item]:
        """Ask to confirm a redouble, or a double that decides the game."""
        stake = next_stake(self.table.rules, standing)
        if stake not in ASKED_TWICE:
            return self.usual(None)
        sure = button(
            self._ask(Verb.DOUBLE, str(standing.doubles + 1)),
            self.say("auction-button-confirm", double=stake),
            style=ButtonStyle.danger,
        )
        back = button(self._ask(Verb.BACK), self.say("auction-button-reconsider"))
        question = self.say("auction-confirm-double", double=stake, bid=standing.bid)
        return [text(question), *rows([sure, back])]

    def _values(self, chosen: int | None) -> list[Item]:
        numbers = self.bids[ContractKind.POINTS]
        if not numbers:
            return []
        values = _in_order(numbers)
        value = chosen if chosen in values else values[0]
        lowest = [self._value(each, value) for each in values[:NEAR]]
        shown = [*rows(lowest), *self._higher(values, value)]
        return [*shown, *self._suits([bid for bid in numbers if bid.value == value])]

    def _unnamed(self, chosen: int | None, others: Sequence[Control]) -> list[Item]:
        """The buttons of numbers alone, for games that name trumps later, and the other calls."""
        numbers = self.bids[ContractKind.NUMBER]
        values = _in_order(numbers)
        near, said = values[:NEAR], [bid for bid in numbers if bid.value in values[:NEAR]]
        far = [bid for bid in numbers if bid.value == chosen and chosen not in near]
        labels = [self._bid(bid, self.say("auction-button-number", bid=bid)) for bid in said + far]
        return [*rows(labels), *self._higher(values, chosen), *rows(others)]

    def _value(self, value: int, chosen: int) -> Control:
        """A value to choose; the chosen one stands on the buttons of the suits too."""
        style = ButtonStyle.success if value == chosen else ButtonStyle.secondary
        ask = self._ask(Verb.CHOOSE, str(value))
        return button(ask, self.say("auction-button-value", value=value), style=style)

    def _higher(self, values: Sequence[int], chosen: int | None) -> list[Item]:
        """The menu of the values that have no button."""
        higher = values[NEAR:]
        if not higher:
            return []
        labels = {str(each): self.say("auction-select-value", value=each) for each in higher}
        return [
            *rows(
                [
                    menu(
                        self._ask(Verb.CHOOSE),
                        labels,
                        str(chosen),
                        state=f"{higher[0]}-{chosen}",
                        placeholder=self.say("auction-select-higher", value=higher[0]),
                    )
                ]
            )
        ]

    def _suits(self, bids: Sequence[Bid]) -> list[Item]:
        """A button for each trump."""
        controls = [self._bid(bid, self._label(bid)) for bid in bids]
        return [*rows(controls, width=ROW // 2 if self.say.full else _in_a_row(len(controls)))]

    def _names(self) -> list[Control]:
        """The buttons of bids that have no number."""
        controls = [self._bid(bid, self._name(bid)) for bid in self.bids[ContractKind.TRUMP]]
        ashkal = self.say("auction-button-ashkal")
        return controls + [self._bid(bid, ashkal) for bid in self.bids[ContractKind.ASHKAL]]

    def _name(self, bid: Bid) -> str:
        if takes_turned(bid, self.deal.auction):
            return self.say("auction-button-take", trump=bid.trump)
        if self.say.full:
            return self._label(bid)
        return self.say("auction-button-name", trump=bid.trump)

    def _label(self, bid: Bid) -> str:
        return capitalised(self.say("auction-button-bid", bid=bid))

    def _bid(self, bid: Bid, label: str) -> Control:
        return button(self._ask(Verb.BID, str(bid)), label, style=ButtonStyle.primary)

    def _pass(self) -> list[Control]:
        if Pass() not in self.deal.legal:
            return []
        standing = self.deal.standing
        if standing and keeps_by_passing(standing, self.deal.seat):
            label = self.say("auction-button-keep", bid=standing.bid)
        else:
            label = self.say("auction-button-pass")
        return [button(self._ask(Verb.PASS), label)]

    def _double(self) -> list[Control]:
        return [double_button(self.table, self.doubled, self.say)] if self.doubled else []

    def _ask(self, verb: Verb, argument: str = "") -> ControlId:
        return ControlId(verb, self.table.id, self.table.move, argument)


def _in_order(numbers: Sequence[Bid]) -> tuple[int, ...]:
    """The values that may be bid, the lowest first."""
    return tuple(dict.fromkeys(bid.value for bid in numbers))


def _in_a_row(count: int) -> int:
    """Four suits stand two by two, six trumps by threes: a phone shows no more of three digits."""
    return ROW // 2 if count <= ROW else ROW - 1


def _names_in_a_row(count: int) -> int:
    """« Sans atout » and « Tout atout » fill a line of a phone; no name stands alone."""
    return ROW // 2 if count % 2 == 0 else ROW - 1
