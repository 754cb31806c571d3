"""Two players: as partners, and against each other."""

from discord import ui

from bot.i18n import Words
from bot.storage.deal_statistics import Role, Tally
from bot.storage.statistics import Statistics
from bot.storage.versus import Side, Versus
from cogs.stats.frame import sheet
from cogs.stats.lines import games_line, last_games, role_lines, streak_lines
from cogs.stats.selection import Asked
from cogs.ui.layout import rule, text
from cogs.ui.replies import mention


def pair(numbers: Statistics, asked: Asked, say: Words) -> ui.LayoutView:
    """What two players have done as partners: games, streaks, whose contracts, defence."""
    one, two = mention(asked.user, say), mention(asked.other, say)
    heading = say("pair-title", one=one, two=two)
    if not numbers.totals.games:
        return sheet(asked, say, heading, (), text(say("pair-none", one=one, two=two)))
    totals, deals = numbers.totals, numbers.deals
    defence: dict[Role, Tally] = {Role.DEFENCE: deals.roles[Role.DEFENCE]}
    per_game = round(totals.points / totals.games)
    return sheet(
        asked,
        say,
        heading,
        (games_line(totals, say), *streak_lines(numbers.streaks, say)),
        rule(),
        text(
            say("stats-deals", deals=totals.deals, points=per_game),
            _taken(one, deals.roles[Role.DECLARER], say),
            _taken(two, deals.roles[Role.PARTNER], say),
            *role_lines(defence, say),
        ),
        *last_games(numbers.last_games, say),
    )


def duel(numbers: Versus, asked: Asked, say: Words) -> ui.LayoutView:
    """What two players have done against each other."""
    one, two = mention(asked.user, say), mention(asked.other, say)
    heading = say("versus-title", one=one, two=two)
    together = say("versus-together", games=numbers.together)
    if not numbers.games:
        none = say("versus-none", one=one, two=two)
        return sheet(asked, say, heading, (), text(none, together))
    return sheet(
        asked,
        say,
        heading,
        (
            say("versus-games", games=numbers.games, draws=numbers.draws),
            *(_side(side, say) for side in numbers.sides),
            *(_doubles(side, say) for side in numbers.sides if side.doubled),
            together,
        ),
        *last_games(numbers.last_games, say),
    )


def _taken(player: str, tally: Tally, say: Words) -> str:
    return say("pair-taken", player=player, made=tally.made, failed=tally.failed)


def _side(side: Side, say: Words) -> str:
    return say(
        "versus-side",
        player=mention(side.user_id, say),
        wins=side.wins,
        points=side.points,
        made=side.made,
        failed=side.failed,
    )


def _doubles(side: Side, say: Words) -> str:
    player = mention(side.user_id, say)
    return say("versus-doubles", player=player, count=side.doubled, won=side.brought_down)
