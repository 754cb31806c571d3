"""Another length for the next game: one person proposes it, everybody else there agrees."""

from dataclasses import dataclass

from bot.tables.checks import require_seat, require_stage
from bot.tables.consent import Consent, ConsentQuestion
from bot.tables.events import Granted, Lapsed, LobbyReopened, TableEvent
from bot.tables.house_rules import ChooseOption, HouseRules, offers
from bot.tables.refusals import TableRefusal, TableRefused
from bot.tables.requests import ActionRequest
from bot.tables.table import Stage, Table
from engine.events import GameStarted
from engine.options import OPTIONS, OptionName
from engine.seats import Seat
from engine.state import changed


@dataclass(frozen=True)
class NextLength(ConsentQuestion):
    """Proposals of a ``target`` or a number of ``deals`` for the next game: what is agreed, if any.

    A proposal is about one number, a target, or about 0 and a number of deals. One that nobody has
    answered lapses with the next game, or when its maker leaves.
    """

    target: int | None = None
    deals: int | None = None

    KIND = "length"
    ENDS = (Granted,)

    def asked_of(self, table: Table, asked: Consent) -> frozenset[Seat]:
        """All people who are there, the asker left out."""
        return frozenset(table.present) - {table.seat_of(asked.by)}

    def granted(self, table: Table, asked: Consent) -> tuple[TableEvent, ...]:
        """The next game has this length."""
        return (Granted(self.KIND, asked.about),)

    def after(self, event: TableEvent, table: Table) -> "NextLength":
        """The state once the event is applied; unchanged if it is about something else."""
        match event:
            case GameStarted() | LobbyReopened():
                return NextLength()
            case Granted(self.KIND, (target,)):
                return NextLength(target=target)
            case Granted(self.KIND, (_, deals)):
                return NextLength(deals=deals)
            case _:
                return changed(self, consent=self.consent_after(event, table))

    def next_game(self, table: Table) -> Table:
        """Its house rules have the length that was agreed."""
        if self.deals is not None:
            house, name, number = _in_deals(table), OptionName.DEALS, self.deals
        elif self.target is not None:
            house, name, number = _in_points(table), OptionName.TARGET, self.target
        else:
            return table
        return changed(table, house=house.after(ChooseOption(name, str(number))))


SHORT_LENGTHS = 3
"""The numbers of deals that are offered, the fewest first: a long game has a target."""


def deal_counts(table: Table) -> tuple[int, ...]:
    """The numbers of deals that may be proposed: all that make a short game except the next's."""
    standing = table.as_next_game().rules.end.deals
    offered = next(each for each in OPTIONS if each.name is OptionName.DEALS)
    counts = map(int, filter(str.isdecimal, offered.choices(_in_points(table).rules)))
    return tuple(count for count in sorted(counts)[:SHORT_LENGTHS] if count != standing)


def targets(table: Table) -> tuple[int, ...]:
    """The targets that may be proposed: those of this game except the next game's."""
    rules = table.as_next_game().rules
    standing = rules.end.target if rules.end.deals is None else None
    offered = (each for each in offers(_in_points(table)) if each.option.name is OptionName.TARGET)
    return tuple(
        target for offer in offered for each in offer.choices if (target := int(each)) != standing
    )


def _in_points(table: Table) -> HouseRules:
    """The table's house rules, without a number of deals."""
    return table.house.without(OptionName.DEALS)


def _in_deals(table: Table) -> HouseRules:
    """The table's house rules, without a target."""
    return table.house.without(OptionName.TARGET)


@dataclass(frozen=True, slots=True)
class ProposeLength(ActionRequest):
    """After a game, let the next one be played to this target; with ``deals``, over so many."""

    target: int
    deals: int = 0

    def decide(self, table: Table, user: int) -> tuple[TableEvent, ...]:
        """One proposal at a time; done at once if nobody else is there.

        TableRefused for a second one, and for a length that is not offered.
        """
        require_stage(table, Stage.FINISHED)
        require_seat(table, user)
        now = NextLength.of(table)
        if now.asked:
            raise TableRefused(TableRefusal.ALREADY_ASKED)
        if self.deals:
            about: tuple[int, ...] = (0, self.deals)
            offered = self.deals in deal_counts(table)
        else:
            about, offered = (self.target,), self.target in targets(table)
        if not offered:
            raise TableRefused(TableRefusal.STALE_PRESS)
        return now.ask(table, user, *about)


@dataclass(frozen=True, slots=True)
class AnswerLength(ActionRequest):
    """Agree to what is proposed, or not."""

    agree: bool

    def decide(self, table: Table, user: int) -> tuple[TableEvent, ...]:
        """The last one who agrees makes it done."""
        require_stage(table, Stage.FINISHED)
        return NextLength.of(table).answer(table, user, agree=self.agree)


@dataclass(frozen=True, slots=True)
class WithdrawLength(ActionRequest):
    """Withdraw one's own proposal."""

    def decide(self, table: Table, user: int) -> tuple[TableEvent, ...]:
        """The maker alone withdraws it.

        TableRefused to others, and if none is open.
        """
        require_stage(table, Stage.FINISHED)
        require_seat(table, user)
        asked = NextLength.of(table).asked
        if asked is None:
            raise TableRefused(TableRefusal.STALE_PRESS)
        if asked.by != user:
            raise TableRefused(TableRefusal.NOT_YOURS_TO_ANSWER)
        return (Lapsed(asked.kind, user),)
