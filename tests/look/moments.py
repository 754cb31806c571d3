"""The main moments of a hand in every game, drawn without a bot, as a phone shows them."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from enum import StrEnum
from functools import cache

from discord import ui

from bot.discord_api.card_emojis import CardEmojis, Emoji, EmojiKey, all_emojis
from bot.i18n import Words, words
from bot.pictures.packs import PicturePack
from bot.tables.table import Table
from bot.tables.table_settings import Pictures
from cogs.hand.pages import hand
from cogs.ui.command_group import GROUPS
from cogs.ui.layout import Illustration
from cogs.ui.page_state import HandPageState
from cogs.ui.table_pictures import hand_illustration
from engine.ruleset import RuleSet
from engine.seats import Seat
from engine.state import GameState, Phase
from engine.view import view
from tests.cogs.drawing import PEOPLE, Components, drawn, positions
from tests.look.drawn import Names
from tests.look.drawn import drawn as as_drawn
from tests.look.shot import Shot

SEEDS = range(4)
ADVICE = {
    "fr": (
        "Le coach : 90 ♥. Valet et neuf d’atout, et un as à côté.",
        "90 ♥ par Sud : 70 % de chances d’être réussi.",
        "Chances de gagner la partie : 90 ♥ (52 %) ; sinon passe (48 %) ou 100 ♥ (45 %).",
    ),
    "en": (
        "The coach: 90 ♥. Jack and nine of trumps, and an ace beside them.",
        "90 ♥ by South: 70% likely to be made.",
        "Chances of winning the game: 90 ♥ (52%); otherwise pass (48%) or 100 ♥ (45%).",
    ),
}
"""As long as the coach usually is."""


class Moment(StrEnum):
    """What is asked of a player."""

    FIRST = "first bid"
    BID = "after a bid"
    TURN = "playing"
    COACHED_BID = "bid with the coach"
    COACHED_CARD = "card with the coach"


COACHED = {Moment.BID: Moment.COACHED_BID, Moment.TURN: Moment.COACHED_CARD}
"""The moments that are shown with the coach's advice, too."""


@cache
def emojis() -> tuple[CardEmojis, dict[int, EmojiKey]]:
    """All emojis by made-up numbers, and their pictures."""
    keys = dict(enumerate(all_emojis(), start=10**17))
    book = CardEmojis(Emoji(number, key.name) for number, key in keys.items())
    return book, keys


@dataclass(frozen=True, slots=True)
class Found:
    """A position in which a seat is asked."""

    table: Table
    game: GameState
    seat: Seat


def found(rules: RuleSet) -> dict[Moment, Found]:
    """Of each moment that the game has, the position in which most is said and offered."""
    kept: dict[Moment, tuple[int, Found]] = {}
    for table, game, seat, moment in _asked(rules):
        size = _size(table, game, seat)
        if moment not in kept or size > kept[moment][0]:
            kept[moment] = size, Found(table, game, seat)
    for moment, coached in COACHED.items():
        if moment in kept:
            kept[coached] = kept[moment]
    return {moment: each for moment, (_, each) in kept.items()}


def _asked(rules: RuleSet) -> Iterator[tuple[Table, GameState, Seat, Moment]]:
    for seed in SEEDS:
        for table, game in positions(seed, 1, rules):
            if game.deal is None or game.deal.number > 2:
                break
            for seat in table.awaited[:1]:
                seen = view(rules, game, seat).deal
                if seen is None:
                    continue
                if seen.phase is Phase.AUCTION:
                    moment = Moment.BID if seen.standing else Moment.FIRST
                    yield table, game, seat, moment
                elif seen.phase is Phase.PLAY and seen.trick and seen.trick.plays:
                    yield table, game, seat, Moment.TURN


def _size(table: Table, game: GameState, seat: Seat) -> int:
    shown = drawn(hand(table, game, seat, words("fr").plain, page_state=HandPageState()))
    return len(str(shown))


def name_of(_: int) -> str:
    """A name as long as names are."""
    return "Maximilien"


def shot(one: Found, moment: Moment, language: str, *, picture: bool = True) -> Shot:
    """The hand at a moment as a message."""
    book, _ = emojis()
    say: Words = book.show(words(language), PicturePack.FOUR_COLOURS)
    opened = replace(one.table.opened, pictures=Pictures.CARDS)
    coached = moment in COACHED.values()
    table = replace(one.table, opened=opened, training=coached)
    made: Illustration | None = None
    if picture:
        made = hand_illustration(table, one.seat, say.playing(table.rules), name_of)
    state = HandPageState(
        picture=made, advice=ADVICE.get(language, ADVICE["en"]) if coached else ()
    )
    view = hand(table, one.game, one.seat, say, page_state=state)
    name = f"moment-{table.rules.key}-{moment.name.lower()}"
    return of_view(name, view, made, private=True)


FIRST_COMMAND = 10**18
COMMANDS = {str(number): group.name for number, group in enumerate(GROUPS, start=FIRST_COMMAND)}
"""The groups of commands, each by a number."""


def of_view(name: str, view: ui.LayoutView, picture: Illustration | None, *, private: bool) -> Shot:
    """A page as a message, in which everybody has the same name."""
    _, keys = emojis()
    components: Components = drawn(view)
    names = Names(
        users={str(person.user): name_of(person.user) for person in PEOPLE},
        emojis={str(number): key.name for number, key in keys.items()},
        channels={},
        commands=COMMANDS,
    )
    files = {picture.name: picture.picture.draw()} if picture else {}
    written = str(components)
    files |= {f"emoji-{n}": key.file for n, key in keys.items() if str(n) in written}
    return Shot(
        name=name,
        private=private,
        now=datetime(2026, 1, 2, 20, tzinfo=UTC).isoformat(),
        components=tuple(as_drawn(components, names)),
        files=files,
        parts=(),
        words=(),
    )
