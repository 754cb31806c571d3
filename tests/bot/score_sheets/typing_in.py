"""Deals as a person types them into a score sheet."""

from collections.abc import Iterator
from dataclasses import replace

from bot.score_sheets.asked import AskedOfDeal, Tick, asked_of
from bot.score_sheets.contracts import undertaken
from bot.score_sheets.real_deals import RealDeal, SweptBy, settle
from bot.score_sheets.typed import TypedDeal, read_typed
from bot.tables.house_rules import HouseRules
from engine.auctions.points import PointsAuction
from engine.ruleset import RuleSet
from engine.scoring.shares import swept
from engine.seats import Team
from engine.settlement import Settlement, Side, Tally


def as_typed(rules: RuleSet, tally: Tally, guilty: tuple[bool, bool] = (False, False)) -> TypedDeal:
    """What somebody fills in who has seen this deal."""
    ticks = [f"{Tick.DOUBLED}-{tally.contract.doubles}"] if tally.contract.doubles else []
    for side in Side:
        if rules.belote and (points := tally.belote[side.place]):
            ticks.append(f"{Tick.BELOTE_HELD}-{side}-{points // rules.belote.points}")
        if guilty[side.place]:
            ticks.append(f"{Tick.GUILTY}-{side}")
    every = [side for side in Side if swept(tally, side)]
    bids = rules.auction
    asked_alone = isinstance(bids, PointsAuction) and bids.generale is not None
    alone = asked_alone and tally.declarer_tricks == rules.hand_size
    if every:
        ticks.append(
            f"{Tick.SWEPT}-{SweptBy.ALONE if alone and every[0] is Side.ATTACK else every[0]}"
        )
    if tally.exposed_ace:
        ticks.append(Tick.ACE)
    if tally.eldest_ace:
        ticks.append(Tick.ELDEST)
    if tally.last_trick:
        ticks.append(f"{Tick.LAST}-{tally.last_trick}")
    ours, theirs = tally.card_points
    both = "" if every else f"{ours} / {theirs}" if 0 in (ours, theirs) else str(ours)
    melds = [str(points) if points else "" for points in tally.melds]
    return TypedDeal(
        attack=tally.attack,
        bid=undertaken(tally.contract.bid),
        trump=tally.contract.trump,
        points=both,
        melds=f"{melds[0]} / {melds[1]}" if melds[1] else melds[0],
        ticks=tuple(ticks),
    )


def each_tick(asked: AskedOfDeal, attack: Team) -> Iterator[TypedDeal]:
    """A deal in which nothing else happened, and one for each thing that may have."""
    trump = asked.trumps[-1]
    least = TypedDeal(attack=attack, bid=next(iter(asked.undertakings), ""), trump=trump)
    for tick in ("", *asked.ticks):
        what, *rest = tick.split("-")
        if what == Tick.BELOTE_HELD and int(rest[-1]) > asked.most_belotes(trump):
            continue
        whole = what in {Tick.SWEPT, Tick.GUILTY, Tick.RUN}
        points = "" if whole else f"90 / {asked.total(trump) - 90}"
        yield replace(least, points=points, ticks=(tick,) if tick else ())


def kept(house: HouseRules, typed: TypedDeal) -> RealDeal:
    """The deal that was typed."""
    return read_typed(asked_of(house), typed)


def settled(house: HouseRules, deal: RealDeal, carry: int = 0) -> Settlement:
    """What a deal comes to."""
    asked = asked_of(house)
    settlement = settle(asked.rules, asked.contracts, deal, carry)
    assert settlement
    return settlement
