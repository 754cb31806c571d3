"""Settled deals made up for the games of the tests."""

from dataclasses import replace
from random import Random

from bot.storage.results.game_record import DealResult
from bot.storage.results.game_results import GameResult, Leaver
from engine.cards import Trump
from engine.contract import ContractKind
from engine.settlement import Result
from tests.bot.storage.made import PLAYERS, random_games

USUAL = (ContractKind.POINTS,) * 5 + (ContractKind.CAPOT, ContractKind.GENERALE, ContractKind.TRUMP)
ENDS = (Result.MADE,) * 4 + (Result.FAILED,) * 3 + (Result.TIE, Result.VOID)


def taken(number: int, declarer: int, declarer_id: int | None) -> DealResult:
    """A deal that somebody took for a hundred hearts, and made."""
    return DealResult(
        number=number,
        declarer=declarer,
        declarer_id=declarer_id,
        kind=ContractKind.POINTS,
        value=100,
        trump=Trump.HEARTS,
        doubles=0,
        doubler_id=None,
        result=Result.MADE,
        attack=declarer % 2,
        margin=12,
        sweep=None,
        scores=(60, 200) if declarer % 2 else (200, 60),
    )


def games_with_deals(seed: int, count: int = 40) -> tuple[GameResult, ...]:
    """Games of a few people with all that is kept of them."""
    rng = Random(seed)
    return tuple(_with_deals(rng, game) for game in random_games(seed, count))


def _with_deals(rng: Random, game: GameResult) -> GameResult:
    settled = tuple(_random_deal(rng, game, number) for number in range(1, rng.randint(2, 7)))
    seated = {player.user_id for player in game.players}
    away = [user for user in PLAYERS if user not in seated]
    gone = [Leaver(user, 0, 0) for user in away if rng.random() < 0.1]
    # Whose seat a computer holds for them has left, too.
    held = [
        Leaver(player.user_id, player.seat, player.team)
        for player in game.players
        if player.user_id is not None and player.replaced and rng.random() < 0.5
    ]
    leavers = tuple(sorted((*gone, *held), key=lambda leaver: leaver.seat))
    players = tuple(
        replace(
            player,
            deals=rng.randint(0, len(settled)) if player.replaced else len(settled),
            moves=rng.randint(0, 50),
            thinking=rng.randint(0, 500_000),
        )
        for player in game.players
    )
    return replace(game, players=players, leavers=leavers, settled=settled)


def _random_deal(rng: Random, game: GameResult, number: int) -> DealResult:
    declarer = rng.randrange(4)
    kind = rng.choice(USUAL)
    sides = [player.user_id for player in game.players]
    # Whoever sat there then is not always who sits there at the end.
    taker = sides[declarer] if rng.random() < 0.9 else rng.choice((None, *PLAYERS))
    doubles = rng.choice((0, 0, 0, 1, 2))
    return replace(
        taken(number, declarer, taker),
        kind=kind,
        value=rng.choice((80, 90, 100, 160)) if kind is ContractKind.POINTS else 0,
        trump=rng.choice(list(Trump)),
        doubles=doubles,
        doubler_id=sides[(declarer + rng.choice((1, 3))) % 4] if doubles else None,
        result=rng.choice(ENDS),
        margin=rng.choice((None, -30, -1, 0, 7, 42)),
        sweep=rng.choice((None, None, None, 0, 1)),
        scores=(rng.choice((0, 160, 320)), rng.choice((0, 160, 320))),
        present=rng.choice((None, 15, rng.randrange(16))),
    )
