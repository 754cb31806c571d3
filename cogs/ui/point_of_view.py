"""How a deal is told: to everybody by the names of seats, to a player as « Vous », « Nous »."""

from dataclasses import dataclass

from bot.i18n import Words
from bot.i18n.game_values import contract_facts
from bot.tables.table import Table
from cogs.ui.people import name
from engine.contract import Contract
from engine.seats import Seat, Team
from engine.state import Phase
from engine.view import DealView


@dataclass(frozen=True, slots=True)
class PointOfView:
    """The seat of the reader, and what seats and sides are called from there."""

    table: Table
    say: Words
    reader: Seat | None = None

    def seat(self, seat: Seat) -> str:
        """« Nord », or « Vous » for the reader."""
        return self.say("hand-you") if seat is self.reader else self.say.seat(seat)

    def to(self, seat: Seat) -> str:
        """The same after a preposition."""
        return self.say("hand-to-you") if seat is self.reader else self.say.seat(seat)

    def side(self, team: Team) -> str:
        """« Nous » and « Eux » to a player with a partner; else as everybody says it."""
        seating = self.table.rules.seating
        if self.reader is None:
            return self.say.team(team)
        if seating.partner(self.reader) is None:
            return self.seat(seating.members(team)[0])
        return self.say("hand-us" if seating.team(self.reader) is team else "hand-them")

    def sides(self) -> tuple[Team, Team]:
        """Both sides, the reader's first."""
        first = Team.NORTH_SOUTH
        if self.reader is not None:
            first = self.table.rules.seating.team(self.reader)
        return first, first.other

    def contract(self, contract: Contract, *, short: bool = False) -> str:
        """« 100 pique par vous, contré (×2) », or « 100 ♠ par vous… » in short."""
        facts = {**contract_facts(contract), "seat": self.to(contract.declarer)}
        if short:
            facts["bid"] = self.say.bid_short(contract.bid)
        return self.say("contract-by", **facts)

    def call(self, seat: Seat, call: str) -> str:
        """« Nord passe », « Vous : passe »."""
        if seat is self.reader:
            return self.say("hand-call-own", call=call)
        return self.say("auction-call", seat=seat, call=call)

    def turn(self, deal: DealView) -> str:
        """« À Nestor de jouer. »."""
        who = name(self.table, deal.awaited[0], self.say)
        return self.say("hand-turn-play" if deal.phase is Phase.PLAY else "hand-turn-bid", who=who)
