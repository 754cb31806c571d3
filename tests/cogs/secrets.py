"""Reads everything that the bot sends, with the eyes of those who can see it."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain

from simcord.types import HttpLogEntry

from bot.tables.table import Table
from bot.tables.take_back import TakingBack
from bot.tables.watching import Spectators
from engine.cards import Card
from engine.events import CardPlayed
from engine.seats import Seat
from engine.state import Phase
from tests.cogs.evening import Evening
from tests.cogs.mentions import coded, named

EPHEMERAL = 64
EDIT_OF_SOURCE = 7


@dataclass(frozen=True, slots=True)
class Sent:
    """What the bot has sent: who can read it (nobody in particular: everybody) and where."""

    reader: int | None
    message: int | None
    cards: frozenset[Card]


class Watch:
    """Looks, after each press, whether anything names a card that its reader cannot know."""

    def __init__(self, evening: Evening) -> None:
        self._evening = evening
        self._world = evening.cafe.env.backend
        self._looked_at = 0
        self._owners: dict[int, str] = {}
        self.read: list[Sent] = []

    def look(self) -> None:
        """Read what was sent since the last look."""
        table, newest = self._evening.table(), self._evening.cafe.newest().id
        for sent, request in self.unread():
            self.read.append(sent)
            # The message of a deal that is over stays as its record, all hands shown.
            if sent.reader is not None or sent.message in {None, newest}:
                secret = sent.cards - known(table, sent.reader)
                assert not secret, f"{sent.reader or 'everybody'} is told {secret}: {request}"

    def skip(self) -> None:
        """Begin here: what was sent so far is not read."""
        self._looked_at = len(self._world.http_requests)

    def unread(self) -> Iterator[tuple[Sent, HttpLogEntry]]:
        """What was sent since the last time, whatever it names."""
        self._learn_owners()
        requests = self._world.http_requests[self._looked_at :]
        self._looked_at = len(self._world.http_requests)
        yield from ((sent, request) for request in requests for sent in self._sent(request))

    def _sent(self, request: HttpLogEntry) -> Iterator[Sent]:
        body = json.loads(json.dumps(request.json))
        cards = frozenset(_cards_in(body))
        match request.path.strip("/").split("/"):
            case ["channels", _, "messages", *message]:
                yield Sent(None, int(message[0]) if message else None, cards)
            case ["interactions", number, _, "callback"]:
                yield self._answer(int(number), body, cards)
            case ["webhooks", _, token, *rest]:
                asked = next(i for i in self._world.interactions.values() if i.token == token)
                reader = asked.user_id
                if rest[-1:] == ["@original"]:  # the first answer, private or not
                    yield Sent(reader if asked.ephemeral else None, asked.message_id, cards)
                    return
                if rest and int(rest[-1]) not in self._owners:  # a table's, edited by a token
                    yield Sent(None, int(rest[-1]), cards)
                    return
                if rest:
                    assert self._owners[int(rest[-1])] == str(reader), request
                else:
                    assert body["flags"] & EPHEMERAL, request
                yield Sent(reader, None, cards)
            case _:
                assert not cards, request

    def _answer(self, number: int, body: dict[str, object], cards: frozenset[Card]) -> Sent:
        asked = self._world.interactions[number]
        edits = body["type"] == EDIT_OF_SOURCE
        message = asked.source_message_id if edits else asked.message_id
        private = message in self._owners if edits else asked.ephemeral
        return Sent(asked.user_id if private else None, message, cards)

    def _learn_owners(self) -> None:
        for message in chain.from_iterable(each.values() for each in self._world.messages.values()):
            if message.is_ephemeral and message.interaction_metadata:
                self._owners[message.id] = str(message.interaction_metadata["user"]["id"])


def known(table: Table, user: int | None) -> set[Card]:
    """The cards that somebody may know of: their own, those in sight, all once the deal is over.

    Without a seat, those of the player who has let them look.
    """
    deal = table.game.deal if table.game else None
    if deal is None:
        return set()
    if deal.phase is Phase.OVER:
        return set(table.rules.pack.cards)
    seat = None if user is None else table.seat_of(user)
    if user is not None and seat is None:
        seat = Spectators.of(table).followed_by(user)
    in_sight = {play.card for trick in deal.all_tricks for play in trick.plays}
    in_sight |= {pile.top for holding in deal.holdings for pile in holding.piles if pile.top}
    in_sight |= {card for owner in deal.shown for meld in deal.melds[owner] for card in meld.cards}
    in_sight |= {deal.turned} if deal.turned else set()
    in_sight |= {card for _, card in table.drawn if deal.number == 1}
    undone = TakingBack.of(table).answered
    if undone and isinstance(undone.act.done, CardPlayed):
        in_sight |= {undone.act.done.card}  # all have seen it on the table
    return in_sight | (set() if seat is None else held(table, seat))


def held(table: Table, seat: Seat) -> set[Card]:
    """The cards that a seat holds and may see."""
    assert table.game is not None
    assert table.game.deal is not None
    return set(table.game.deal.holdings[seat].playable)


def _cards_in(value: object) -> Iterator[Card]:
    """Every card that is named anywhere in what was sent."""
    if isinstance(value, dict):
        for part in value.values():
            yield from _cards_in(part)
    elif isinstance(value, list):
        for part in value:
            yield from _cards_in(part)
    elif isinstance(value, str):
        yield from named(value) | coded(value)
