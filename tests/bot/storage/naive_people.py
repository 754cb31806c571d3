"""Statistics of people counted in plain Python, to compare with the database's."""

from collections.abc import Callable, Iterable, Sequence
from itertools import groupby
from math import fsum

from bot.storage.results.game_record import DealResult
from bot.storage.results.game_results import GameResult, PlayerResult
from bot.storage.stats.deal_statistics import (
    ContractTally,
    DealStatistics,
    DoubledContracts,
    Role,
    Undertaking,
)
from bot.storage.stats.history import GameOutcome, PlayedGame, Selection
from bot.storage.stats.statistics import (
    LAST_GAMES,
    MetPlayer,
    MetPlayers,
    Statistics,
    Streaks,
    Totals,
    Versus,
    VersusSide,
)
from engine.cards import Trump
from engine.contract import ContractKind
from engine.settlement import Result

Played = tuple[GameResult, PlayerResult]
Dealt = tuple[GameResult, PlayerResult, DealResult]


def belongs(game: GameResult, chosen: Selection) -> bool:
    """Whether a game is of a selection."""
    return (
        chosen.guild_id in (None, game.guild_id)
        and chosen.family in (None, game.family)
        and (chosen.since is None or game.finished_at >= chosen.since)
    )


def has_left(game: GameResult, user: int | None) -> bool:
    """Whether this player had left the game at its end."""
    return any(leaver.user_id == user for leaver in game.leavers)


def played(
    games: Sequence[GameResult], chosen: Selection, user: int, *, left: bool = False
) -> list[Played]:
    """A player's games, the latest first, with those that they left or without."""
    mine = [
        (game, player)
        for game in games
        if belongs(game, chosen)
        for player in game.players
        if player.user_id == user
        if left or not has_left(game, user)
    ]
    return sorted(mine, key=lambda p: (p[0].finished_at, p[0].table_id, p[0].number), reverse=True)


def with_other(mine: list[Played], other: int, *, together: bool) -> list[Played]:
    """Those of their games in which another held a seat, on their side or on the other."""
    return [
        (game, player)
        for game, player in mine
        for him in game.players
        if him.user_id == other and him is not player and (him.team == player.team) is together
    ]


def outcome(each: Played) -> GameOutcome:
    """How a game ended for them."""
    game, player = each
    if has_left(game, player.user_id):
        return GameOutcome.LEFT
    if game.winner_team is None:
        return GameOutcome.DRAWN
    return GameOutcome.WON if player.won else GameOutcome.LOST


def statistics(
    games: Sequence[GameResult],
    chosen: Selection,
    user: int,
    *,
    partner: int | None = None,
    enough: int = 3,
    last: int = LAST_GAMES,
) -> Statistics:
    """All that is counted of a player."""
    mine, begun = played(games, chosen, user), played(games, chosen, user, left=True)
    if partner is not None:
        mine, begun = (with_other(each, partner, together=True) for each in (mine, begun))
    outcomes = [outcome(each) for each in mine]
    leavers = [x.user_id for game in games if belongs(game, chosen) for x in game.leavers]

    def total(of: Callable[[PlayerResult], int]) -> int:
        return sum(of(player) for _, player in begun)

    return Statistics(
        user_id=user,
        totals=Totals(
            games=len(mine),
            wins=outcomes.count(GameOutcome.WON),
            draws=outcomes.count(GameOutcome.DRAWN),
            left=0 if partner is not None else leavers.count(user),
            deals=total(lambda p: p.deals),
            share=_share(mine),
            capots=total(lambda p: p.capots),
            belotes=total(lambda p: p.belotes),
            moves=total(lambda p: p.moves),
            thinking=total(lambda p: p.thinking),
        ),
        deals=_deals(begun, user),
        streaks=_streaks(outcomes),
        met_players=_companions(mine, enough),
        last_games=tuple(told(each) for each in mine[:last]),
    )


def told(each: Played) -> PlayedGame:
    """A game as it is told to them."""
    game, player = each
    return PlayedGame(
        guild_id=game.guild_id,
        table_id=game.table_id,
        number=game.number,
        rules_key=game.rules_key,
        finished_at=game.finished_at,
        outcome=outcome(each),
        score=game.scores[player.team],
        others=game.scores[1 - player.team],
        counts=game.counts,
        partners=tuple(
            p.user_id for p in game.players if p.team == player.team and p is not player
        ),
        opponents=tuple(p.user_id for p in game.players if p.team != player.team),
        channel_id=None,
        message_id=None,
    )


def versus(
    games: Sequence[GameResult], chosen: Selection, one: int, two: int, last: int = LAST_GAMES
) -> Versus:
    """Two players against each other."""
    everything = played(games, chosen, one)
    mine = with_other(everything, two, together=False)
    outcomes = [outcome(each) for each in mine]
    deals = [deal for game, _ in mine for deal in game.settled]

    def side(user: int, won: GameOutcome, share: float) -> VersusSide:
        own = [deal.result for deal in deals if deal.declarer_id == user]
        doubled = [deal.result for deal in deals if deal.doubler_id == user]
        return VersusSide(
            user_id=user,
            wins=outcomes.count(won),
            share=share,
            made=own.count(Result.MADE),
            failed=own.count(Result.FAILED),
            doubled=len(doubled),
            brought_down=doubled.count(Result.FAILED),
        )

    share = _share(mine)
    return Versus(
        sides=(side(one, GameOutcome.WON, share), side(two, GameOutcome.LOST, 1 - share)),
        games=len(mine),
        draws=outcomes.count(GameOutcome.DRAWN),
        together=len(with_other(everything, two, together=True)),
        last_games=tuple(told(each) for each in mine[:last]),
    )


def himself(player: PlayerResult, deal: DealResult) -> bool:
    """Whether they played this deal, and no computer for them."""
    if deal.present is None:
        return not player.replaced
    return bool(deal.present >> player.seat & 1)


def _role(dealt: Dealt, user: int) -> Role | None:
    _, player, deal = dealt
    if deal.declarer_id == user:
        return Role.DECLARER
    if not himself(player, deal) or deal.declarer == player.seat:
        return None
    return Role.PARTNER if deal.attack == player.team else Role.DEFENCE


def _deals(mine: list[Played], user: int) -> DealStatistics:
    dealt = [(game, player, deal) for game, player in mine for deal in game.settled]
    roles = {role: [d for d in dealt if _role(d, user) is role] for role in Role}
    declared = [deal for _, _, deal in roles[Role.DECLARER]]
    undertaken = sorted(
        {(deal.kind, deal.value) for deal in declared},
        key=lambda each: (list(ContractKind).index(each[0]), each[1]),
    )
    margins = [deal.margin for deal in declared if deal.margin is not None]
    alike = len({d[0].rules_key for d in roles[Role.DECLARER] if d[2].margin is not None}) <= 1
    attacked = [*roles[Role.DECLARER], *roles[Role.PARTNER]]
    return DealStatistics(
        roles={role: _tally(deal for _, _, deal in roles[role]) for role in Role},
        undertakings=tuple(
            Undertaking(
                kind=kind,
                value=value,
                tally=_tally(d for d in declared if (d.kind, d.value) == (kind, value)),
            )
            for kind, value in undertaken
        ),
        trumps={trump: _tally(d for d in declared if d.trump is trump) for trump in Trump},
        given=_doubled([d for d in dealt if d[2].doubler_id == user], Result.FAILED),
        received=_doubled([d for d in attacked if d[2].doubles], Result.MADE),
        over=_mean([margin for margin in margins if margin >= 0]) if alike else None,
        under=_mean([-margin for margin in margins if margin < 0]) if alike else None,
        sweeps=sum(d[2].sweep == d[1].team for role in roles.values() for d in role),
    )


def _tally(deals: Iterable[DealResult]) -> ContractTally:
    results = [deal.result for deal in deals]
    made, failed = results.count(Result.MADE), results.count(Result.FAILED)
    return ContractTally(made, failed, len(results) - made - failed)


def _doubled(dealt: Sequence[Dealt], well: Result) -> DoubledContracts:
    balance = sum(deal.scores[p.team] - deal.scores[1 - p.team] for _, p, deal in dealt)
    return DoubledContracts(
        len(dealt),
        sum(deal.result is well for _, _, deal in dealt),
        balance if len({game.rules_key for game, _, _ in dealt}) <= 1 else None,
    )


def _share(mine: list[Played]) -> float:
    every, parts = 0, list[float]()
    for key in sorted({game.rules_key for game, _ in mine}):
        of_these = [each for each in mine if each[0].rules_key == key]
        own = sum(game.scores[player.team] for game, player in of_these)
        if points := sum(sum(game.scores) for game, _ in of_these):
            every += len(of_these)
            parts.append(len(of_these) * (own / points))
    return fsum(parts) / every if every else 0.0


def _mean(numbers: Sequence[int]) -> float | None:
    return sum(numbers) / len(numbers) if numbers else None


def _streaks(outcomes: Sequence[GameOutcome]) -> Streaks:
    runs = [(each, len(list(run))) for each, run in groupby(outcomes)]
    signs = {GameOutcome.WON: 1, GameOutcome.LOST: -1, GameOutcome.DRAWN: 0}
    return Streaks(
        current=signs[runs[0][0]] * runs[0][1] if runs else 0,
        wins=max((length for each, length in runs if each is GameOutcome.WON), default=0),
        losses=max((length for each, length in runs if each is GameOutcome.LOST), default=0),
    )


def _companions(mine: list[Played], enough: int) -> MetPlayers:
    met: dict[tuple[bool, int], list[GameOutcome]] = {}
    for game, player in mine:
        for other in game.players:
            if other is not player and other.user_id is not None:
                key = (other.team == player.team, other.user_id)
                met.setdefault(key, []).append(outcome((game, player)))
    known = {
        key: MetPlayer(
            user_id=key[1],
            games=len(ends),
            wins=ends.count(GameOutcome.WON),
            losses=ends.count(GameOutcome.LOST),
        )
        for key, ends in met.items()
        if len(ends) >= enough
    }
    partners = [each for (together, _), each in known.items() if together and each.wins]
    opponents = [each for (together, _), each in known.items() if not together and each.losses]
    partners.sort(key=lambda c: (-c.wins / c.games, -c.games, c.user_id))
    opponents.sort(key=lambda c: (-c.losses / c.games, -c.games, c.user_id))
    return MetPlayers(partners=tuple(partners[:3]), opponents=tuple(opponents[:3]))
