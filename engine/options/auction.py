"""How trumps are chosen."""

from dataclasses import replace

from engine.auctions.rising import FinalRaise
from engine.auctions.suits import SuitAuction
from engine.auctions.sun import SunAuction
from engine.options.doubling import DOUBLING_OPTIONS
from engine.options.families import CONTREE_AUCTION, NUMBERS, RISING, SUN, is_contree
from engine.options.numbers import NUMBER_OPTIONS
from engine.options.option import OptionCategory, OptionName
from engine.options.part import Part
from engine.ruleset import RuleSet

PASSING = RISING.option(
    OptionName.PASSING,
    OptionCategory.AUCTION,
    {"open": False, "final": True},
    lambda bids: bids.pass_is_final,
    lambda bids, final: replace(bids, pass_is_final=final),
)

FINAL_RAISE = CONTREE_AUCTION.option(
    OptionName.FINAL_RAISE,
    OptionCategory.AUCTION,
    {way.value: way for way in FinalRaise},
    lambda bids: bids.final_raise,
    lambda bids, way: replace(bids, final_raise=way),
)


def _in_two_rounds(rules: RuleSet) -> SuitAuction | SunAuction | None:
    """The auction where a card is turned up."""
    match rules.auction:
        case SuitAuction(turned=True) | SunAuction() as bids:
            return bids
        case _:
            return None


_TWO_ROUNDS: Part[SuitAuction | SunAuction] = Part(
    _in_two_rounds, lambda rules, bids: replace(rules, auction=bids)
)

SECOND_ROUND_SUIT = _TWO_ROUNDS.option(
    OptionName.SECOND_ROUND_SUIT,
    OptionCategory.AUCTION,
    {"other": False, "any": True},
    lambda bids: bids.turned_again,
    lambda bids, again: replace(bids, turned_again=again),
)

TRUMP_NAMED = NUMBERS.option(
    OptionName.TRUMP_NAMED,
    OptionCategory.AUCTION,
    {"with-bid": False, "after-auction": True},
    lambda bids: bids.named_after,
    lambda bids, after: replace(bids, named_after=after),
    lambda rules: not is_contree(rules),  # there a bid without its trump is another game
)

ASHKAL = SUN.option(
    OptionName.ASHKAL,
    OptionCategory.AUCTION,
    {"last-two": (2, 3), "anyone": (0, 1, 2, 3), "none": ()},
    lambda bids: bids.ashkal,
    lambda bids, who: replace(bids, ashkal=who),
)

SUN_OVERCALL = SUN.option(
    OptionName.SUN_OVERCALL,
    OptionCategory.AUCTION,
    {"once": True, "none": False},
    lambda bids: bids.overcall,
    lambda bids, may: replace(bids, overcall=may),
)

AUCTION_OPTIONS = (
    *NUMBER_OPTIONS,
    PASSING,
    FINAL_RAISE,
    *DOUBLING_OPTIONS,
    SECOND_ROUND_SUIT,
    TRUMP_NAMED,
    ASHKAL,
    SUN_OVERCALL,
)
