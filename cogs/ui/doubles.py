"""Doubling a contract: what the next level is called, and the button that calls it."""

from discord import ButtonStyle

from bot.i18n import Words
from bot.i18n.doubles import ASKED_TWICE, Stake, stake_of
from bot.rulebook.doubling import doubling_of
from bot.tables.table import Table
from cogs.ui.control import Control, button
from cogs.ui.ids import ControlId, Verb
from engine.contract import Contract
from engine.ruleset import RuleSet


def raised(rules: RuleSet, contract: Contract, level: int) -> Contract:
    """The contract as it would be, doubled to this level."""
    doubling = doubling_of(rules.auction)
    if doubling is None:
        raise ValueError("a double where nothing is doubled")
    return doubling.raised(contract, level)


def next_stake(rules: RuleSet, contract: Contract) -> Stake:
    """What one more double would make of it."""
    return stake_of(raised(rules, contract, contract.doubles + 1))


def double_button(table: Table, standing: Contract, say: Words) -> Control:
    """Double the standing bid; what is dear is asked once more first."""
    stake = next_stake(table.rules, standing)
    verb = Verb.ASK_REDOUBLE if stake in ASKED_TWICE else Verb.DOUBLE
    return button(
        ControlId(verb, table.id, table.move, str(standing.doubles + 1)),
        say("auction-button-double", double=stake, bid=standing.bid),
        style=ButtonStyle.danger,
    )
