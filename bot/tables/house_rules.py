"""The rules of a table: a game and its house rules."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property, lru_cache
from typing import Self

from bot.tables.refusals import TableRefusal, TableRefused
from engine.deal_record import Options
from engine.evolve import BrokenLog
from engine.options import (
    ENDS,
    OPTIONS,
    Option,
    OptionName,
    OptionRefused,
    differences,
    with_options,
)
from engine.ruleset import RuleSet
from engine.variants import VARIANTS, find_variant
from engine.variants.preset import Preset
from engine.variants.presets import presets_of


@dataclass(frozen=True, slots=True)
class ChooseGame:
    """Play another game; house rules that it can have are kept."""

    variant: str


@dataclass(frozen=True, slots=True)
class ChooseOption:
    """Set a house rule."""

    name: str
    value: str


@dataclass(frozen=True, slots=True)
class ResetOptions:
    """Remove all house rules."""


@dataclass(frozen=True, slots=True)
class ChoosePreset:
    """Play by the house rules of this preset, and no others.

    What was chosen of the end of the game is kept, unless one of the two presets names it.
    """

    name: str


class GameLength(StrEnum):
    """A length of game that one press chooses."""

    SHORT = "short"
    HALF = "half"
    FULL = "full"


SHORT_GAME = 4
"""Deals of a short game: each player deals once."""


@dataclass(frozen=True, slots=True)
class ChooseLength:
    """Play a game of this length, whatever target or number of deals was chosen; all else stays."""

    length: GameLength


RulesChange = ChooseGame | ChooseOption | ResetOptions | ChoosePreset | ChooseLength
"""All changes of house rules."""


class UnknownRules(BrokenLog):
    """Something that this version does not know: a game, a house rule, what people may ask."""


@dataclass(frozen=True)
class HouseRules:
    """A game by its key, and the house rules chosen for it, in the order of ``OPTIONS``."""

    variant: str
    options: Options = ()

    @classmethod
    def stored(cls, variant: str, options: Options) -> Self:
        """The house rules of an event; UnknownRules if they are invalid."""
        try:
            house = cls(variant, options)
            _ = house.rules
        except (KeyError, OptionRefused) as error:
            raise UnknownRules(variant) from error
        return house

    @property
    def game(self) -> RuleSet:
        """The game without house rules; KeyError for an unknown game."""
        return find_variant(self.variant)

    @cached_property
    def rules(self) -> RuleSet:
        """The game with its house rules; KeyError or OptionRefused if they are invalid."""
        return _rules(self.variant, self.options)

    @property
    def differences(self) -> tuple[tuple[OptionName, str], ...]:
        """The house rules that change something, in order."""
        # Asked for at each drawing of a table: kept, not found anew.
        return _differences(self.variant, self.options)

    @property
    def differences_besides_the_end(self) -> tuple[tuple[OptionName, str], ...]:
        """Those of them that a heading with the length of the game does not name."""
        return tuple(each for each in self.differences if each[0] not in ENDS)

    @property
    def is_rated(self) -> bool:
        """Whether games by these rules are rated: only if the pack is shuffled for every deal."""
        return not self.rules.dealing.can_be_tracked

    def after(self, change: RulesChange) -> "HouseRules":
        """These rules with a change.

        OptionRefused, with its reason, if it is invalid; TableRefused for an unknown game or
        preset.
        """
        match change:
            # A menu drawn before an upgrade may offer a game that has gone since.
            case ChooseGame(variant):
                if not _is_played(variant):
                    raise TableRefused(TableRefusal.STALE_PRESS)
                return what_holds(variant, self.options)
            case ChooseOption(name, value):
                return self._with(name, value)
            case ResetOptions():
                return HouseRules(self.variant)
            case ChoosePreset(name):
                return self._by_preset(name)
            case ChooseLength(length):
                chosen = (*_without_end(self.options), *_end_of(self.game, length))
                return HouseRules(self.variant, _in_order(chosen))

    def without(self, name: str) -> "HouseRules":
        """These rules with the game's own value of an option, and all else that still holds."""
        others = tuple(chosen for chosen in self.options if chosen[0] != name)
        house = HouseRules(self.variant, others)
        try:
            _ = house.rules
        except OptionRefused:  # something else hangs on it
            return what_holds(self.variant, others)
        return house

    @property
    def preset(self) -> Preset | None:
        """The preset with these house rules, if there is one; any length suits what names none."""
        for each in presets_of(self.variant):
            options = self.options if each.names_end else _without_end(self.options)
            if _in_order(each.choices) == options:
                return each
        return None

    @property
    def besides_the_end(self) -> Options:
        """The house rules chosen, without what says when a game is over."""
        return _without_end(self.options)

    @property
    def length(self) -> GameLength | None:
        """The length that these rules give a game, if it is one of those."""
        return next((each for each in GameLength if self.after(ChooseLength(each)) == self), None)

    def _by_preset(self, name: str) -> "HouseRules":
        for preset in presets_of(self.variant):
            if preset.name == name:
                names_end = preset.names_end or (self.preset is not None and self.preset.names_end)
                kept = () if names_end else (each for each in self.options if each[0] in ENDS)
                return HouseRules(self.variant, _in_order((*kept, *preset.choices)))
        raise TableRefused(TableRefusal.STALE_PRESS)

    def _with(self, name: str, value: str) -> "HouseRules":
        chosen = dict(self.options)
        chosen.pop(name, None)
        chosen[name] = value  # last: of two that contradict each other, the one that is refused
        rules = with_options(self.game, chosen)
        option = next(option for option in OPTIONS if option.name == name)
        chosen[name] = value = option.current(rules)  # in one spelling, however it was typed
        others = self.without(name)
        if option.current(others.rules) == value and len(others.options) >= len(self.options) - 1:
            return others
        return HouseRules(self.variant, _in_order(chosen.items()))


def what_holds(variant: str, options: Options) -> HouseRules:
    """The part of a choice, made long ago or for another game, that this game can have.

    A game that is not played here any more gives way to the first one, as it is.
    """
    if not _is_played(variant):
        return HouseRules(VARIANTS[0].key)
    kept, waiting = HouseRules(variant), _in_order(options)
    while waiting:
        refused: list[tuple[str, str]] = []
        for name, value in waiting:
            try:
                kept = kept.after(ChooseOption(name, value))
            except OptionRefused:
                refused.append((name, value))
        if len(refused) == len(waiting):
            break
        waiting = tuple(refused)  # one of those that were had may have made room for it
    return kept


def _without_end(options: Options) -> Options:
    return tuple(each for each in options if each[0] not in ENDS)


def _end_of(game: RuleSet, length: GameLength) -> Options:
    """The house rules that give a game this length."""
    match length:
        case GameLength.SHORT:
            return ((OptionName.DEALS.value, str(SHORT_GAME)),)
        case GameLength.HALF:
            return ((OptionName.TARGET.value, str(game.end.target // 2)),)
        case GameLength.FULL:
            return ()


def _is_played(variant: str) -> bool:
    try:
        find_variant(variant)
    except KeyError:
        return False
    return True


def _in_order(options: Iterable[tuple[str, str]]) -> Options:
    chosen = dict(options)
    return tuple(
        (str(option.name), chosen[option.name]) for option in OPTIONS if option.name in chosen
    )


@lru_cache(maxsize=256)
def _rules(variant: str, options: Options) -> RuleSet:
    return with_options(find_variant(variant), dict(options))


@lru_cache(maxsize=256)
def _differences(variant: str, options: Options) -> tuple[tuple[OptionName, str], ...]:
    return differences(find_variant(variant), dict(options))


@dataclass(frozen=True, slots=True)
class OfferedRule:
    """A house rule and its current value; ``usual`` is the value without a choice."""

    option: Option
    choices: tuple[str, ...]
    current: str
    usual: str


def offers(house: HouseRules) -> tuple[OfferedRule, ...]:
    """The house rules that this game can have, in display order."""
    return tuple(offer for option in OPTIONS if (offer := _offer(house, option)))


def _offer(house: HouseRules, option: Option) -> OfferedRule | None:
    without = house.without(option.name).rules
    offered = option.choices(without)
    if not offered:
        return None
    current, usual = option.current(house.rules), option.current(without)
    # The current value is listed even if it is offered no longer: else the menu would show none.
    choices = tuple(dict.fromkeys((*offered, usual, current)))
    if len(choices) == 1 and option.bounds is None:
        return None
    if all(choice.isdecimal() for choice in choices):
        choices = tuple(sorted(choices, key=int))
    return OfferedRule(option, choices, current, usual)
