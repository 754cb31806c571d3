"""Logs of evenings played at random, and the ways in which somebody might alter one."""

import json
from collections.abc import Callable
from dataclasses import dataclass, replace
from random import Random

from bot.storage.log.causes import encode_cause
from bot.storage.log.codec import encode
from bot.storage.log.event_log import Entry
from bot.tables.house_rules import ChooseOption, HouseRules, offers
from engine.cards import PACK_36
from engine.options import OptionRefused
from tests.bot.storage.made import NOON
from tests.bot.tables.evening import Evening, opening
from tests.bot.tables.random_evening import begun, evening_at_random

Log = list[Entry]

EVENINGS, TIMES = 15, 2


def on_disk(evening: Evening) -> Log:
    """Its log as it is read back."""
    causes = {place: encode_cause(cause) for place, cause in evening.causes.items()}
    return [
        Entry(kind, json.loads(json.dumps(payload)), NOON, causes.get(place))
        for place, (kind, payload) in enumerate(map(encode, evening.log))
    ]


def evening_of(variant: str, seed: int, length: int) -> Evening:
    """An evening at random, of this game with house rules at random."""
    rng, house = Random(f"rules {seed}"), HouseRules(variant)
    for _ in range(rng.randrange(6)):
        offer = rng.choice(offers(house))
        try:
            house = house.after(ChooseOption(offer.option.name, rng.choice(offer.choices)))
        except OptionRefused:
            continue
    event = replace(
        opening(clock=rng.choice((0, 60))),
        variant=variant,
        version=house.rules.version,
        options=house.options,
    )
    evening = Evening(event, seed=seed, computers=rng.random() < 0.3)
    mischief = rng.choice((0.15, 0.4))
    for _ in evening_at_random(seed, evening, length=length, mischief=mischief, closes=False):
        pass
    return evening


def _removed(log: Log, rng: Random) -> tuple[int, Log]:
    at = rng.randrange(len(log))
    return at, [*log[:at], *log[at + 1 :]]


def _doubled(log: Log, rng: Random) -> tuple[int, Log]:
    at = rng.randrange(len(log))
    return at, [*log[: at + 1], *log[at:]]


def _exchanged(log: Log, rng: Random) -> tuple[int, Log]:
    at = rng.randrange(len(log) - 1)
    return at, [*log[:at], log[at + 1], log[at], *log[at + 2 :]]


def _changed(
    kind: str, name: str, change: Callable[[object, Random], object]
) -> Callable[[Log, Random], tuple[int, Log]]:
    def altered(log: Log, rng: Random) -> tuple[int, Log]:
        at = rng.choice([at for at, entry in enumerate(log) if entry.kind == kind])
        payload = {**log[at].payload, name: change(log[at].payload[name], rng)}
        return at, [*log[:at], replace(log[at], payload=payload), *log[at + 1 :]]

    return altered


def _other_card(card: object, rng: Random) -> str:
    return rng.choice([text for text in map(str, PACK_36.cards) if text != card])


def _other_seat(seat: object, rng: Random) -> int:
    return rng.choice([other for other in range(4) if other != seat])


ALTERATIONS: dict[str, Callable[[Log, Random], tuple[int, Log]]] = {
    "removed": _removed,
    "doubled": _doubled,
    "exchanged with the next": _exchanged,
    "another card": _changed("CardPlayed", "card", _other_card),
    "a nine before the points": _changed("TrickTaken", "points", lambda old, _: int(f"9{old}")),
    "another winner": _changed("TrickTaken", "seat", _other_seat),
    "another player": _changed("CardPlayed", "seat", _other_seat),
}


@dataclass(frozen=True, slots=True)
class Altered:
    """A log in which one entry, counted from 1, is not as it was."""

    evening: int
    how: str
    entry: int
    log: Log


def altered_logs() -> list[Altered]:
    """As many alterations of each kind, at places drawn by lot, in as many logs."""
    made = []
    for seed in range(EVENINGS):
        evening = begun(seed)
        for _ in evening_at_random(seed, evening, closes=False):
            pass
        log, rng = on_disk(evening), Random(f"alter {seed}")
        for how, alter in ALTERATIONS.items():
            for _ in range(TIMES):
                at, altered = alter(log, rng)
                made.append(Altered(seed, how, at + 1, altered))
    return made
