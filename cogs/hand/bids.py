"""The controls of the auction: a value and a suit, two presses at most."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import ceil

from discord import ButtonStyle

from bot.i18n import Words, capitalised
from bot.i18n.game_values import ASKED_TWICE, SUIT_SYMBOLS
from bot.tables.table import Table
from cogs.hand.controls import BACK, HIGHER, PASS, BidControl, ChooseKindControl, ChooseValueControl
from cogs.ui.control import Control, button, menu
from cogs.ui.controls import WordedControl
from cogs.ui.ids import ControlId, ControlName
from cogs.ui.layout import IN_A_ROW, ROW, LayoutItem, rows, text
from cogs.ui.moves import DoubleControl, double_buttons, keeps_by_passing, next_stake, takes_turned
from cogs.ui.page_state import HandPageState
from engine.actions import Double, Pass
from engine.contract import EVERY_TRICK, Bid, Contract, ContractKind
from engine.view import DealView


def bid_controls(
    table: Table,
    deal: DealView,
    say: Words,
    page_state: HandPageState,
    below: Sequence[Control] = (),
    with_room: Sequence[Control] = (),
) -> list[LayoutItem]:
    """Everything that may be said now.

    ``below`` are the buttons that are always there, ``with_room`` those that are there if they need
    no row of their own.
    """
    bids = tuple(action for action in deal.legal if isinstance(action, Bid))
    doubles = any(isinstance(action, Double) for action in deal.legal)
    controls = Controls(
        table=table,
        deal=deal,
        say=say,
        bids={kind: tuple(bid for bid in bids if bid.kind is kind) for kind in ContractKind},
        doubled=deal.standing if doubles else None,
        below=tuple(below),
        with_room=() if page_state.advice else tuple(with_room),
    )
    if page_state.redouble and controls.doubled:
        return controls.confirm_double(controls.doubled)
    if page_state.kind in EVERY_TRICK and controls.bids[page_state.kind]:
        return controls.every_trick(page_state.kind)
    return controls.usual(page_state.value)


LEAST_OF_THREE_DIGITS = 100


@dataclass(frozen=True, slots=True, kw_only=True)
class Controls:
    """The calls that are legal now, as controls; ``doubled`` is the bid that may be doubled."""

    table: Table
    deal: DealView
    say: Words
    bids: Mapping[ContractKind, tuple[Bid, ...]]
    doubled: Contract | None
    below: tuple[Control, ...] = ()
    with_room: tuple[Control, ...] = ()

    def usual(self, value: int | None) -> list[LayoutItem]:
        """The calls without a number, then the buttons of numbers and trumps.

        Pass and contre are what is said most: below the bids a phone would have to scroll to them.
        """
        others = self._pass()
        if self.doubled:
            others.extend(double_buttons(self.table, self.doubled, self.say))
        others.extend(
            button(self._here(ChooseKindControl(kind)), self.say(f"auction-button-{kind}"))
            for kind in EVERY_TRICK
            if self.bids[kind]
        )
        others.extend(self.below)
        if self.bids[ContractKind.NUMBER]:
            # A number alone, its trump being named later, and the other calls.
            near, far = self._near_and_far(self.bids[ContractKind.NUMBER])
            lowest = [self._bid(bid, self._label(bid)) for bid in near]
            higher = {str(bid): self._label(bid) for bid in far}
            return [
                *self._rows_of(others),
                *self._in_lines(lowest),
                *self._higher(BidControl(HIGHER), higher),
            ]
        names = self._names()
        if names and len(names) + len(others) < ROW:
            return self._rows_of([*others, *names])
        # « Sans atout » and « Tout atout » fill a line of a phone; no name stands alone.
        return [
            *self._rows_of(others),
            *self._values(value),
            *rows(names, width=ROW // 2 if len(names) % 2 == 0 else ROW - 1),
        ]

    def _rows_of(self, controls: Sequence[Control]) -> list[LayoutItem]:
        """Rows of controls, filled with what else there is room for."""
        room = -len(controls) % IN_A_ROW
        return [*rows([*controls, *self.with_room[:room]])]

    def every_trick(self, kind: ContractKind) -> list[LayoutItem]:
        """Ask to confirm a capot or a générale, which cannot be taken back."""
        back = button(self._here(BACK), self.say("auction-button-reconsider"))
        return [
            text(self.say(f"auction-confirm-{kind}")),
            *self._suits(self.bids[kind]),
            *rows([back, *self.below]),
        ]

    def confirm_double(self, standing: Contract) -> list[LayoutItem]:
        """Ask to confirm a redouble, or a double that decides the game."""
        stake = next_stake(self.table.rules, standing)
        if stake not in ASKED_TWICE:
            return self.usual(None)
        sure = button(
            self._here(DoubleControl(standing.doubles + 1)),
            self.say("auction-button-confirm", double=stake),
            style=ButtonStyle.danger,
        )
        back = button(self._here(BACK), self.say("auction-button-reconsider"))
        question = self.say("auction-confirm-double", double=stake, bid=standing.bid)
        return [text(question), *rows([sure, back, *self.below])]

    def _values(self, chosen: int | None) -> list[LayoutItem]:
        numbers = self.bids[ContractKind.POINTS]
        if not numbers:
            return []
        near, far = self._near_and_far(numbers)
        values = _in_order(numbers)
        value = chosen if chosen in values else values[0]
        lowest = [
            button(
                self._here(ChooseValueControl(each)),
                self.say("auction-button-value", value=each),
                # The chosen one stands on the buttons of the suits too.
                style=ButtonStyle.success if each == value else ButtonStyle.secondary,
            )
            for each in _in_order(near)
        ]
        said = [bid for bid in numbers if bid.value == value]
        choices = self._in_lines(lowest) if len(values) > 1 else []
        higher = {
            str(each): self.say("auction-button-value", value=each) for each in _in_order(far)
        }
        return [
            *choices,
            *self._suits(said),
            *self._higher(ChooseValueControl(None), higher, str(value)),
        ]

    def _higher(
        self, control: WordedControl, choices: Mapping[str, str], chosen: str = ""
    ) -> list[LayoutItem]:
        """A menu of the numbers without a button; a phone has room for one at most."""
        if not choices:
            return []
        labels = tuple(choices.values())
        placeholder = self.say("auction-select-bid", first=labels[0], last=labels[-1])
        asked, state = self._here(control), str(self.table.move)
        return [*rows([menu(asked, choices, chosen, state=state, placeholder=placeholder)])]

    @property
    def _lines(self) -> int:
        """Rows of numbers: one where « 80 SA sur 130 » and « 80 TA sur 258 » take the other."""
        return 1 if any(map(self.say.total, self.bids[ContractKind.POINTS])) else 2

    def _near_and_far(self, numbers: Sequence[Bid]) -> tuple[tuple[Bid, ...], tuple[Bid, ...]]:
        """The bids whose values have a button, as many as fill these rows, and those of menus."""
        values = _in_order(numbers)
        # A phone shows four numbers of three digits in a row, and five where one has two.
        near = values[: self._lines * ROW + (values[0] < LEAST_OF_THREE_DIGITS)]
        return (
            tuple(bid for bid in numbers if bid.value in near),
            tuple(bid for bid in numbers if bid.value not in near),
        )

    def _in_lines(self, values: Sequence[Control]) -> list[LayoutItem]:
        """Values in rows of about the same length."""
        return [*rows(values, width=max(ROW, ceil(len(values) / self._lines)))]

    def _suits(self, bids: Sequence[Bid]) -> list[LayoutItem]:
        """A button for each trump."""
        controls = [self._bid(bid, self._label(bid)) for bid in bids]
        # Four suits stand two by two, six trumps by threes: a phone shows no more of three digits.
        # « 120 TA sur 258 » takes half a line of it.
        in_pairs = self.say.full or len(controls) <= ROW or any(map(self.say.total, bids))
        return [*rows(controls, width=ROW // 2 if in_pairs else ROW - 1)]

    def _names(self) -> list[Control]:
        """The buttons of bids that have no number."""
        controls = [self._bid(bid, self._name(bid)) for bid in self.bids[ContractKind.TRUMP]]
        for kind in (ContractKind.ASHKAL, ContractKind.KASHO):
            label = self.say(f"auction-button-{kind}")
            controls += [self._bid(bid, label) for bid in self.bids[kind]]
        return controls

    def _name(self, bid: Bid) -> str:
        if takes_turned(bid, self.deal.auction):
            return self.say("auction-button-take", trump=bid.trump)
        if self.say.full:
            return self._label(bid)
        return self.say("auction-button-name", trump=bid.trump)

    def _label(self, bid: Bid) -> str:
        return capitalised(self.say("auction-button-bid", bid=bid))

    def _bid(self, bid: Bid, label: str) -> Control:
        """A bid to make; its suit is an emoji if there is one, which has the suit's colour."""
        suit = bid.trump.suit
        sign = self.say.signs.of(suit) if suit else ""
        if suit and sign:
            label = label.replace(SUIT_SYMBOLS[suit], "").strip()
        ask = self._here(BidControl(str(bid)))
        return button(ask, label, style=ButtonStyle.primary, emoji=sign)

    def _pass(self) -> list[Control]:
        if Pass() not in self.deal.legal:
            return []
        standing = self.deal.standing
        if standing and keeps_by_passing(standing, self.deal.seat):
            label = self.say("auction-button-keep", bid=standing.bid)
        else:
            label = self.say("auction-button-pass")
        return [button(self._here(PASS), label)]

    def _here(self, control: ControlName | WordedControl) -> ControlId:
        return control.at(self.table.id, self.table.move)


def _in_order(numbers: Sequence[Bid]) -> tuple[int, ...]:
    """The values that may be bid, the lowest first."""
    return tuple(dict.fromkeys(bid.value for bid in numbers))
