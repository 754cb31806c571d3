"""The pages of statistics, each built from lines of numbers."""

from collections.abc import Iterator, Mapping, Sequence

from discord import ui
from discord.utils import format_dt

from bot.i18n import MINUS, Words, dotted, yes
from bot.ratings.rating import PLACEMENT
from bot.storage.ratings.player_ratings import RatingCurve
from bot.storage.stats.deal_statistics import (
    ContractTally,
    DealStatistics,
    DoubledContracts,
    Role,
    Undertaking,
)
from bot.storage.stats.history import PlayedGame
from bot.storage.stats.statistics import (
    ENOUGH_GAMES,
    MetPlayer,
    Statistics,
    Streaks,
    Totals,
    Versus,
)
from cogs.leaderboard import ladder_name
from cogs.stats.selection import StatsQuery, stats_page
from cogs.ui.layout import LayoutItem, columns, rule, small, text
from cogs.ui.people import named_players
from cogs.ui.recap_query import RecapQuery, recap_button
from cogs.ui.replies import mention

A_SERIES = 2
"""The fewest wins or losses in a row that are told."""


def games_line(totals: Totals, say: Words) -> str:
    """Games won, lost and drawn."""
    return say(
        "stats-games",
        games=totals.games,
        wins=totals.wins,
        losses=totals.losses,
        draws=totals.draws,
        rate=totals.wins / totals.games,
    )


def rating_line(curve: RatingCurve | None, say: Words) -> str:
    """The rating in words, a range if it is provisional; nothing where there is none."""
    if curve is None:
        return ""
    if curve.is_provisional:
        least, most = curve.likely
        facts = {"least": least, "most": most, "games": curve.games, "of": PLACEMENT}
        return say("stats-rating-provisional", ladder=ladder_name(curve.ladder, say), **facts)
    return say(
        "stats-rating", ladder=ladder_name(curve.ladder, say), points=curve.now, games=curve.games
    )


def role_lines(roles: Mapping[Role, ContractTally], say: Words) -> Iterator[str]:
    """The contracts by what the player was in them, each where there were some."""
    if (declared := roles.get(Role.DECLARER, ContractTally())).all:
        yield say("stats-declarer", **_ended(declared), rate=declared.made / declared.all)
    if (beside := roles.get(Role.PARTNER, ContractTally())).all:
        yield say("stats-partner", **_ended(beside), rate=beside.made / beside.all)
    if (against := roles.get(Role.DEFENCE, ContractTally())).all:
        failed, of = against.failed, against.all
        yield say("stats-defence", failed=failed, of=of, rate=failed / of)


def streak_lines(streaks: Streaks, say: Words) -> Iterator[str]:
    """The streak that runs and the longest ones."""
    count = abs(streaks.current)
    if count >= A_SERIES:
        yield say("stats-streak", count=count, kind="wins" if streaks.current > 0 else "losses")
    if max(streaks.wins, streaks.losses) >= A_SERIES:
        yield say("stats-longest", wins=streaks.wins, losses=streaks.losses)


def double_lines(deals: DealStatistics, say: Words) -> Iterator[str]:
    """Contracts doubled, and what that brought."""
    given, received = deals.given, deals.received
    yield say("stats-given", **_brought(given)) if given.count else say("stats-given-none")
    yield (
        say("stats-received", **_brought(received))
        if received.count
        else say("stats-received-none")
    )


def last_games(games: Sequence[PlayedGame], say: Words) -> tuple[LayoutItem, ...]:
    """The part of a sheet that lists games; nothing where there are none."""
    if not games:
        return ()
    return rule(), text(f"**{say('stats-last')}**", *(game_line(game, say) for game in games))


def game_line(game: PlayedGame, say: Words) -> str:
    """A game in short: the day, which leads to its table where that is known, result, company."""
    day = format_dt(game.finished_at, "d")
    opponents = named_players(game.opponents, say)
    if game.partners:
        partners = named_players(game.partners, say)
        company = say("stats-company", partners=partners, opponents=opponents)
    else:
        company = say("stats-company-alone", opponents=opponents)
    return say(
        "stats-game",
        day=day,
        outcome=game.outcome,
        score=game.score,
        others=game.others,
        company=company,
    )


def _ended(tally: ContractTally) -> dict[str, int]:
    return {"made": tally.made, "failed": tally.failed}


def _brought(doubled: DoubledContracts) -> dict[str, int | float | str]:
    alike = doubled.balance is not None
    each = round((doubled.balance or 0) / doubled.count)
    return {
        "alike": yes(alike),
        "count": doubled.count,
        "won": doubled.won,
        "rate": doubled.won / doubled.count,
        "each": abs(each),
        "sign": ("+" if each > 0 else MINUS) if each else "",
    }


MILLISECONDS = 1000
"""In a second."""


def summary(
    numbers: Statistics,
    curve: RatingCurve | None,
    asked: StatsQuery,
    say: Words,
    *,
    own: bool = False,
    drawn: bool = False,
) -> ui.LayoutView:
    """The first page: games, deals, contracts by role, streaks, belotes, thinking time.

    It is the reader's ``own``, or somebody's. Where it is ``drawn``, the picture tells of games and
    of a rating that is not provisional.
    """
    heading = say("stats-title", player=mention(asked.user, say))
    totals, deals = numbers.totals, numbers.deals
    left = say("stats-left", games=totals.left) if totals.left else ""
    count = numbers.unfinished
    unfinished = say("stats-unfinished", games=count) if count else ""
    if not totals.games and not totals.deals:
        none = say("stats-none", player=mention(asked.user, say), own=yes(own))
        return stats_page(asked, say, heading, (), text(none, left))
    if totals.games:
        played = say("stats-deals", deals=totals.deals, share=totals.share)
    else:
        played = say("stats-deals-so-far", deals=totals.deals)
    feats = say("stats-feats", capots=totals.capots, sweeps=deals.sweeps, belotes=totals.belotes)
    return stats_page(
        asked,
        say,
        heading,
        (
            "" if drawn or not totals.games else games_line(totals, say),
            small(f"{unfinished} {left}".strip()) if unfinished or left else "",
            "" if drawn and not (curve and curve.is_provisional) else rating_line(curve, say),
            *streak_lines(numbers.streaks, say),
        ),
        rule(),
        text(
            played,
            *role_lines(deals.roles, say),
            feats,
            pace(totals, say),
        ),
        beside=[recap_button(RecapQuery(user=asked.user, here=asked.here), say("recap-button"))],
    )


def pace(totals: Totals, say: Words) -> str:
    """The time of a move; nothing where none was made."""
    if not totals.moves:
        return ""
    return say("stats-pace", seconds=totals.thinking / totals.moves / MILLISECONDS)


Cells = Sequence[str]


MOST_ROWS = 6
"""Values that are told one by one: those that were undertaken most often."""


def contracts(numbers: Statistics, asked: StatsQuery, say: Words) -> ui.LayoutView:
    """Contracts by value with made and failed, by trump, with margins and doubles."""
    heading = say("stats-title", player=mention(asked.user, say))
    deals = numbers.deals
    margins = list[str]()
    if deals.over is not None:
        margins.append(say("stats-over", points=round(deals.over)))
    if deals.under is not None:
        margins.append(say("stats-under", points=round(deals.under)))
    return stats_page(
        asked,
        say,
        heading,
        (),
        text(f"**{say('stats-contracts-title')}**", *_tables(deals, say)),
        rule(),
        text(*margins, *double_lines(deals, say)),
    )


def undertaking_name(undertaken: Undertaking, say: Words) -> str:
    """A contract's kind or value, in words."""
    return say("stats-contract", kind=undertaken.kind.value, value=undertaken.value)


def _tables(deals: DealStatistics, say: Words) -> Iterator[str]:
    if not deals.undertakings:
        yield say("stats-contracts-none")
        return
    values = [_row(name, tally) for name, tally in _by_value(deals.undertakings, say)]
    trumps = (
        f"{say('stats-trump', trump=trump)}\N{NO-BREAK SPACE}{tally.made}/{tally.failed}"
        for trump, tally in deals.trumps.items()
        if tally.all
    )
    yield columns([_head(say), *values])
    yield say("stats-by-trump", list=dotted(trumps))


def _by_value(
    undertakings: Sequence[Undertaking], say: Words
) -> Iterator[tuple[str, ContractTally]]:
    """Each value in its order, but the rarest as one where there are too many."""
    usual = sorted(undertakings, key=lambda each: each.tally.all, reverse=True)[:MOST_ROWS]
    rare = [each.tally for each in undertakings if each not in usual]
    for undertaken in undertakings:
        if undertaken in usual:
            yield undertaking_name(undertaken, say), undertaken.tally
    if rare:
        made, failed = sum(each.made for each in rare), sum(each.failed for each in rare)
        neither = sum(each.neither for each in rare)
        yield say("stats-contracts-row-others"), ContractTally(made, failed, neither)


def _head(say: Words) -> Cells:
    return (
        say("stats-contracts-row-contract"),
        say("stats-contracts-row-made"),
        say("stats-contracts-row-failed"),
    )


def _row(name: str, tally: ContractTally) -> Cells:
    return name, str(tally.made), str(tally.failed)


def people(numbers: Statistics, asked: StatsQuery, say: Words) -> ui.LayoutView:
    """The best partners, the toughest opponents, the last games."""
    heading = say("stats-title", player=mention(asked.user, say))
    met = numbers.met_players
    partners = [_met(each, each.wins, say) for each in met.partners]
    opponents = [_met(each, each.losses, say) for each in met.opponents]
    return stats_page(
        asked,
        say,
        heading,
        (),
        text(
            f"**{say('stats-partners-title')}**",
            *(partners or [say("stats-partners-none", games=ENOUGH_GAMES)]),
            f"**{say('stats-opponents-title')}**",
            *(opponents or [say("stats-opponents-none", games=ENOUGH_GAMES)]),
        ),
        *last_games(numbers.last_games, say),
    )


def _met(each: MetPlayer, count: int, say: Words) -> str:
    facts = {"count": count, "games": each.games, "rate": count / each.games}
    return say("stats-met", player=mention(each.user_id, say), **facts)


def pair(numbers: Statistics, asked: StatsQuery, say: Words) -> ui.LayoutView:
    """The record of two players as partners: games, streaks, each one's contracts, defence."""
    one, two = mention(asked.user, say), mention(asked.other, say)
    heading = say("pair-title", one=one, two=two)
    if not numbers.totals.games:
        return stats_page(asked, say, heading, (), text(say("pair-none", one=one, two=two)))
    totals, deals = numbers.totals, numbers.deals
    defence: dict[Role, ContractTally] = {Role.DEFENCE: deals.roles[Role.DEFENCE]}
    return stats_page(
        asked,
        say,
        heading,
        (games_line(totals, say), *streak_lines(numbers.streaks, say)),
        rule(),
        text(
            say("stats-deals", deals=totals.deals, share=totals.share),
            _taken(one, deals.roles[Role.DECLARER], say),
            _taken(two, deals.roles[Role.PARTNER], say),
            *role_lines(defence, say),
        ),
        *last_games(numbers.last_games, say),
    )


def duel(numbers: Versus, asked: StatsQuery, say: Words) -> ui.LayoutView:
    """The record of two players against each other."""
    one, two = mention(asked.user, say), mention(asked.other, say)
    heading = say("versus-title", one=one, two=two)
    together = say("versus-together", games=numbers.together)
    if not numbers.games:
        none = say("versus-none", one=one, two=two)
        return stats_page(asked, say, heading, (), text(none, together))
    sides = (
        say(
            "versus-side",
            player=mention(side.user_id, say),
            wins=side.wins,
            share=side.share,
            made=side.made,
            failed=side.failed,
        )
        for side in numbers.sides
    )
    doubles = (
        say(
            "versus-doubles",
            player=mention(side.user_id, say),
            count=side.doubled,
            won=side.brought_down,
        )
        for side in numbers.sides
        if side.doubled
    )
    return stats_page(
        asked,
        say,
        heading,
        (
            say("versus-games", games=numbers.games, draws=numbers.draws),
            *sides,
            *doubles,
            together,
        ),
        *last_games(numbers.last_games, say),
    )


def _taken(player: str, tally: ContractTally, say: Words) -> str:
    return say("pair-taken", player=player, made=tally.made, failed=tally.failed)
