"""Another length for the next game: one person proposes a target, everybody else there agrees."""

from dataclasses import dataclass

from bot.tables.checks import require_seat, require_stage
from bot.tables.consent import Consent, ConsentQuestion
from bot.tables.events import Granted, Lapsed, LobbyReopened, TableEvent
from bot.tables.house_rules import ChooseOption, HouseRules, offers
from bot.tables.refusals import TableRefusal, TableRefused
from bot.tables.requests import ActionRequest
from bot.tables.table import Stage, Table
from engine.events import GameStarted
from engine.options import OptionName
from engine.seats import Seat
from engine.state import changed


@dataclass(frozen=True)
class NextLength(ConsentQuestion):
    """Proposals of a target for the next game; ``target`` is the agreed one, if any.

    A proposal that nobody has answered lapses with the next game, or when its maker leaves.
    """

    target: int | None = None

    KIND = "length"
    ENDS = (Granted,)

    def asked_of(self, table: Table, asked: Consent) -> frozenset[Seat]:
        """All people who are there, the asker left out."""
        return frozenset(table.present) - {table.seat_of(asked.by)}

    def granted(self, table: Table, asked: Consent) -> tuple[TableEvent, ...]:
        """The next game is played to this target."""
        return (Granted(self.KIND, asked.about),)

    def after(self, event: TableEvent, table: Table) -> "NextLength":
        """The state once the event is applied; unchanged if it is about something else."""
        match event:
            case GameStarted() | LobbyReopened():
                return NextLength()
            case Granted(self.KIND, (target,)):
                return NextLength(target=target)
            case _:
                return changed(self, consent=self.consent_after(event, table))

    def next_game(self, table: Table) -> Table:
        """Its house rules have the target that was agreed."""
        if self.target is None:
            return table
        target = ChooseOption(OptionName.TARGET, str(self.target))
        return changed(table, house=_in_points(table).after(target))


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


@dataclass(frozen=True, slots=True)
class ProposeLength(ActionRequest):
    """After a game, let the next one be played to this target."""

    target: int

    def decide(self, table: Table, user: int) -> tuple[TableEvent, ...]:
        """One proposal at a time; done at once if nobody else is there.

        TableRefused for a second one, and for a target that is not offered.
        """
        require_stage(table, Stage.FINISHED)
        require_seat(table, user)
        now = NextLength.of(table)
        if now.asked:
            raise TableRefused(TableRefusal.ALREADY_ASKED)
        if self.target not in targets(table):
            raise TableRefused(TableRefusal.STALE_PRESS)
        return now.ask(table, user, self.target)


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
