"""What somebody without a seat learns of a deal: from all that is in the channel, and by pressing.

Each surface has a list of what is told there: cards, calls, the contract, points, a picture.
"""

import re
from collections import defaultdict
from collections.abc import Callable, Iterator

from simcord.types import HttpLogEntry

from bot.i18n import words
from bot.i18n.direction import unmarked
from bot.i18n.game_values import SUIT_SYMBOLS
from bot.tables.table import Table
from cogs.ui.ids import ControlId
from cogs.ui.moves import said
from engine.cards import Card
from tests.cogs.evening import Evening
from tests.cogs.mentions import coded, named
from tests.cogs.secrets import Watch
from tests.rig.people import Person

SAY = words("fr")

HARMLESS = re.compile(
    r"<@\d+>|<t:\d+:[FR]>|<#\d+>|https?://\S+|C-\w{6}|"
    r"donne\s\d+(?:\ssur\s\d+|\sjouée|\s:)|\d+\sdonnes?|tour\s\d+\ssur\s\d+|table\s\d+|\(\d+\)|"
    r"manque\s\d+\sjoueurs?|\d+\stables|présents\s:\s\d+\ssur\s\d+",
    re.IGNORECASE,
)
"""Figures that tell nothing of a deal: people, times, links, which deal it is, of which round."""

PRESSED = (
    *("hand", "watch", "tricks", "auction", "sheet", "share-sheet", "more"),
    *("coach", "players", "take-back"),
)
"""Controls of a table that a stranger may find on an old message, or forge."""

OF_A_DEAL = ("details", "review")

WORDS = ("content", "label", "placeholder", "description")


class Spy:
    """Reads everything that others than the players can; ``told`` is what there was, by surface."""

    def __init__(
        self, evening: Evening, stranger: Person, table: Callable[[], Table] | None = None
    ) -> None:
        self._evening = evening
        self._table = table or evening.table
        self.stranger = stranger
        self._watch = Watch(evening)
        self._watch.skip()
        self.told: dict[str, set[str]] = defaultdict(set)
        self.cards: set[Card] = set()

    async def press_everything(self) -> None:
        """Press what a table may offer to anybody, and read the answers."""
        table = self._table()
        controls = [ControlId(verb, table.id, table.move) for verb in PRESSED]
        controls += [ControlId(verb, table.id, table.move, "1-1") for verb in OF_A_DEAL]
        controls.append(ControlId("ask-watch", table.id, argument="south"))
        controls.append(ControlId("react", table.id, argument="bravo"))
        for control in controls:
            await self.stranger.press(self._evening.cafe.leftover(str(control)))
        self.look()

    def look(self) -> None:
        """Read what was sent since the last look."""
        table = self._table()
        for sent, request in self._watch.unread():
            if sent.reader in {None, self.stranger.id}:
                self._read(table, sent.reader is None, sent.message, request)
        for message in self._evening.cafe.posted():
            if message.attachments:
                self.told["picture"].add("drawn")

    def _read(self, table: Table, public: bool, message: int | None, request: HttpLogEntry) -> None:
        controls, written, pictured = list[str](), list[str](), list[str]()
        for key, value in _strings(request.json):
            if key == "custom_id":
                controls.append(value)
            elif key in WORDS:
                (pictured if key == "description" else written).append(value)
        verbs = {ControlId.parse(each).verb for each in controls}
        if "start" in verbs:  # a lobby, with the figures of its rules
            return
        surface = self._surface(public, message, request, verbs)
        for where, texts in ((surface, written), ("words of a picture", pictured)):
            self.told[where] |= set(self._kinds(table, " ".join(texts), controls))

    def _surface(
        self, public: bool, message: int | None, request: HttpLogEntry, verbs: set[str]
    ) -> str:
        if not public:
            return "answer"
        here = f"channels/{self._evening.cafe.channel.id}/"
        if "channels/" in request.path and here not in request.path:
            return "thread"
        if verbs == {"hand"}:
            return "ping"
        return "message" if message is None or self._is_newest(message) else "record"

    def _is_newest(self, message: int) -> bool:
        return message == self._evening.cafe.newest().id

    def _kinds(self, table: Table, text: str, controls: list[str]) -> Iterator[str]:
        """What a text tells of what has been played at the table so far."""
        plain = HARMLESS.sub("", unmarked(text))
        cards = named(plain) | {card for each in controls for card in coded(each)}
        self.cards |= cards
        if cards:
            yield "cards"
        deal = table.game.deal if table.game else None
        if deal is None:
            return
        calls = {call.lower() for _, call in said(table.rules, deal.auction, SAY)}
        if any(re.search(rf"(?<!\w){re.escape(call)}(?!\w)", plain.lower()) for call in calls):
            yield "calls"
        contract = deal.contract and SAY("table-contract", contract=deal.contract).lower()
        if contract and contract in plain.lower():
            yield "contract"
        if any(suit in plain for suit in SUIT_SYMBOLS.values()):
            yield "suits"
        if re.search(r"\d", plain):
            yield "points"


def _strings(value: object, key: str = "") -> Iterator[tuple[str, str]]:
    if isinstance(value, dict):
        for name, part in value.items():
            yield from _strings(part, name)
    elif isinstance(value, list):
        for part in value:
            yield from _strings(part, key)
    elif isinstance(value, str):
        yield key, value
