"""House rules: named, bounded options over a rule set."""

from collections.abc import Mapping
from dataclasses import replace

from engine.options.announcements import ANNOUNCEMENT_OPTIONS
from engine.options.auction import AUCTION_OPTIONS
from engine.options.contradictions import refuse_contradictions
from engine.options.dealing import DEAL_OPTIONS
from engine.options.families import ladder_family
from engine.options.game import ENDS, GAME_OPTIONS, HIGHEST_TARGET, LOWEST_TARGET
from engine.options.option import (
    Option,
    OptionCategory,
    OptionName,
    OptionRefusal,
    OptionRefused,
)
from engine.options.play import PLAY_OPTIONS
from engine.options.scoring import SCORING_OPTIONS
from engine.ruleset import RuleSet

__all__ = [
    "ENDS",
    "HIGHEST_TARGET",
    "LOWEST_TARGET",
    "OPTIONS",
    "Option",
    "OptionCategory",
    "OptionName",
    "OptionRefusal",
    "OptionRefused",
    "differences",
    "with_options",
]

OPTIONS: tuple[Option, ...] = (
    *GAME_OPTIONS,
    *DEAL_OPTIONS,
    *AUCTION_OPTIONS,
    *PLAY_OPTIONS,
    *ANNOUNCEMENT_OPTIONS,
    *SCORING_OPTIONS,
)
"""All house rules, in the order in which they are offered and put."""


def with_options(rules: RuleSet, choices: Mapping[str, str]) -> RuleSet:
    """Return the rule set with these house rules; raise OptionRefused with the reason."""
    names = {str(option.name) for option in OPTIONS}
    for name, value in choices.items():
        if name not in names:
            raise OptionRefused(OptionRefusal.UNKNOWN, name, value)
    for option in OPTIONS:
        if option.name in choices:
            try:
                rules = _with_option(rules, option, choices[option.name])
            except OptionRefused as refused:
                # If another choice leaves this one nothing to change, that is the better reason.
                if refused.code is OptionRefusal.DOES_NOT_APPLY or option.bounds is None:
                    refuse_contradictions(OPTIONS, rules, choices, about=option.name)
                raise
    refuse_contradictions(OPTIONS, rules, choices)
    return replace(rules, family=ladder_family(rules))


def differences(rules: RuleSet, choices: Mapping[str, str]) -> tuple[tuple[OptionName, str], ...]:
    """Return what these choices change in a rule set without house rules, in order.

    This includes the choices themselves and whatever changes with them.
    """
    changed = with_options(rules, choices)
    return tuple(
        (option.name, option.current(changed))
        for option in OPTIONS
        if _differs(option, rules, changed, is_chosen=option.name in choices)
    )


def _differs(option: Option, rules: RuleSet, changed: RuleSet, *, is_chosen: bool) -> bool:
    applies = bool(option.choices(rules) and option.choices(changed))
    if not (applies or is_chosen):
        return False
    return not option.choices(rules) or option.current(changed) != option.current(rules)


def _with_option(rules: RuleSet, option: Option, value: str) -> RuleSet:
    if not option.choices(rules):
        raise OptionRefused(OptionRefusal.DOES_NOT_APPLY, option.name, value)
    known = (*option.choices(rules), option.current(rules))
    if option.bounds is None and value not in known:
        raise OptionRefused(OptionRefusal.OUT_OF_BOUNDS, option.name, value)
    try:
        return option.put(rules, value)
    except OptionRefused:  # a ValueError too, which says more
        raise
    except ValueError as error:
        raise OptionRefused(OptionRefusal.OUT_OF_BOUNDS, option.name, value) from error
