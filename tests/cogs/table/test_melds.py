"""Melds at the table: named when announced, whose count, their cards once they are shown."""

import re
from collections.abc import Iterator

import pytest

from bot.i18n import words
from bot.tables.table import Table
from bot.tables.table_settings import Pictures
from cogs.hand.pages import hand
from cogs.table.pages import public
from cogs.table.score import details
from cogs.ui.melds import announced_lines, named_melds, shown_melds
from cogs.ui.table_pictures import hand_illustration
from engine.meld import MeldKind
from engine.ruleset import RuleSet, Showing
from engine.seats import Team
from engine.state import Deal, Phase
from engine.variants import VARIANTS, find_variant
from engine.view import view
from tests.cogs.drawing import drawn, positions, short, texts
from tests.cogs.mentions import named
from tests.cogs.table.test_picture_words import drawn_by, name_of

WITH_MELDS = [rules for rules in VARIANTS if rules.melds]
each_game = pytest.mark.parametrize("rules", WITH_MELDS, ids=lambda rules: rules.key)


def announced(rules: RuleSet, seeds: int = 4) -> Iterator[tuple[Table, Deal, str]]:
    """Positions of the play in which something was announced, and what the table says."""
    say = words("fr")
    for seed in range(seeds):
        for table, game in positions(seed, every=2, rules=short(rules)):
            if game.deal and game.deal.phase is Phase.PLAY and any(game.deal.melds):
                yield table, game.deal, texts(drawn(public(table, say)))


LOST = re.compile(r"~~(.*?)~~ \([^)]*\)")
"""What is struck through, and whose comes first."""


def without_losses(board: str) -> set[str]:
    """The lines as they are where no meld was compared."""
    return set(LOST.sub(r"\1", board).splitlines())


@pytest.mark.secrecy
@pytest.mark.parametrize("key", ["belote", "bulgarian_belot", "tarabish"])
def test_melds_that_do_not_count_are_struck_through_and_no_more_is_told_of_them(key: str) -> None:
    rules = find_variant(key)
    say, struck = words("fr").playing(rules), 0
    for seed in range(30):
        for _, game in positions(seed, every=2, rules=short(rules)):
            seen = view(rules, game, None).deal
            if seen is None or seen.scoring is None or seen.phase is not Phase.PLAY:
                continue
            lines = list(announced_lines(rules, seen, say))
            announcing = [seat for seat in rules.seating.order if seen.named[seat]]
            for line, seat in zip(lines, announcing, strict=True):
                lost = [kind for kind in seen.named[seat] if kind not in seen.granted[seat]]
                parts = LOST.findall(line)
                assert bool(parts) is bool(lost)
                if lost and not seen.melds[seat]:
                    assert parts == [named_melds(lost, say)]
                for part in parts:
                    best = line.partition(f"~~{part}~~")[2]
                    others = [each for each in rules.seating.order if say.seat(each) in best]
                    assert all(each in seen.scoring for each in others)
                    struck += 1
            melded = {card for melds in seen.melds for meld in melds for card in meld.cards}
            assert named("\n".join(lines)) <= melded
    assert struck


def test_the_words_of_melds_that_do_not_count_are_said_without_marks() -> None:
    rules = find_variant("belote")
    say = words("en").playing(rules)
    deals = (
        deal
        for seed in range(30)
        for _, game in positions(seed, every=2, rules=short(rules))
        if (deal := view(rules, game, None).deal) and deal.scoring is not None
    )
    told = (line for deal in deals for line in announced_lines(rules, deal, say.in_full))
    lost = next(line for line in told if "does not count" in line)
    assert "comes first" in lost
    assert "~" not in lost


@pytest.mark.slow
@each_game
def test_kinds_of_melds_are_named_and_cards_only_once_shown(rules: RuleSet) -> None:
    say, shown = words("fr").playing(rules), 0
    for _, deal, board in announced(rules):
        lines = without_losses(board)
        for seat in rules.seating.order:
            melds = deal.melds[seat]
            kinds = named_melds((meld.kind for meld in melds), say)
            open_now = seat in deal.shown
            told = {say("play-melds-named", seat=seat, melds=kinds)}
            if open_now:
                told = {say("play-melds-shown", seat=seat, melds=shown_melds(melds, say))}
            assert bool(told & lines) == bool(melds)
            shown += open_now
    assert rules.melds is not None
    assert bool(shown) == (rules.melds.showing is Showing.SECOND_TRICK)


def test_whoever_announced_reads_it_of_themselves() -> None:
    rules = find_variant("belote")
    say, melds, belotes = words("fr").playing(rules), 0, 0
    for bare, game in positions(1, every=2, rules=short(rules)):
        if game.deal is None or game.deal.phase is not Phase.PLAY:
            continue
        table, deal = drawn_by(bare, Pictures.TRICKS), game.deal
        for seat in rules.seating.order:
            kept = [each.kind for each in deal.melds[seat]]
            if kept and seat not in deal.shown:
                told = texts(drawn(hand(table, game, seat, say)))
                kinds = named_melds(kept, say)
                assert say("hand-melds-own", melds=kinds) in told
                assert say("play-melds-named", seat=seat, melds=kinds) not in told
                melds += 1
            for held in (each for each in deal.belotes if each.calls):
                picture = hand_illustration(table, seat, say, name_of)
                assert picture is not None
                key = "play-rebelote-word" if held.calls > 1 else "play-belote-word"
                own = say("hand-belote-own", called=say(key)) in picture.words
                assert own is (held.seat is seat)
                belotes += 1
    assert melds
    assert belotes


@pytest.mark.slow
@each_game
def test_after_the_deal_every_meld_is_listed_with_its_player(rules: RuleSet) -> None:
    say, told = words("fr").playing(rules), 0
    for seed in range(4):
        for table, game in positions(seed, every=1000, rules=short(rules)):
            if game.deal is None or game.deal.phase is not Phase.OVER:
                continue
            page = public(table, say)
            if game.over:  # the page of a game has no room for them, and leads to the details
                page = details(game.sheet[-1].number, rules, game.deal, say, table)
            lines = without_losses(texts(drawn(page)))
            for seat in rules.seating.order:
                melds = shown_melds(game.deal.melds[seat], say)
                had = say("play-melds-had", seat=seat, melds=melds)
                assert (had in lines) == bool(game.deal.melds[seat])
                told += had in lines
    assert told


@pytest.mark.slow
@each_game
def test_the_result_of_the_comparison_is_shown_with_its_points(rules: RuleSet) -> None:
    say, told = words("fr").playing(rules), 0
    for table, deal, board in announced(rules):
        assert table.game is not None
        seen = view(rules, table.game, None).deal
        assert seen is not None
        scoring = {rules.seating.team(seat) for seat in deal.scoring or ()}
        for team in Team:
            players = [seat for seat in deal.scoring or () if rules.seating.team(seat) is team]
            owners = {say.team(team), say.every(map(say.seat, players))}
            lines = {
                say("play-melds-count", owners=owner, points=seen.meld_points[team])
                for owner in owners
            }
            assert len(lines & set(board.splitlines())) == (team in scoring)
            told += team in scoring
        assert (say("play-melds-cancelled") in board) == (deal.scoring == ())
    assert told


def test_equal_melds_are_counted_in_one_entry() -> None:
    say = words("fr")
    kinds = (MeldKind.THREE, MeldKind.FIVE, MeldKind.THREE)
    assert named_melds(kinds, say) == "2 tierces et un cent"
    assert named_melds(kinds[:1], say) == "une tierce"


@pytest.mark.parametrize(
    ("key", "three", "belote"),
    [
        ("belote", "une tierce", "belote"),
        ("baloot", "une sira", "baloot"),
        ("pilotta", "un vingt", "pilotta"),
        ("tarabish", "un vingt", "bella"),
        ("clabber", "un dad", "bell"),
    ],
)
def test_each_game_uses_its_own_words(key: str, three: str, belote: str) -> None:
    say = words("fr").playing(find_variant(key))
    assert named_melds([MeldKind.THREE], say) == three
    assert say("play-belote-word") == belote


def test_belote_is_announced_in_the_games_word() -> None:
    for key in ("baloot", "pilotta", "tarabish", "clabber"):
        rules = find_variant(key)
        say, heard = words("fr").playing(rules), 0
        for seed in range(40):
            for table, game in positions(seed, every=2, rules=short(rules)):
                deal = game.deal
                if deal and deal.phase is Phase.PLAY and any(held.calls for held in deal.belotes):
                    heard += 1
                    (held,) = deal.belotes
                    line = say("play-belote", seat=held.seat, called=say("play-belote-word"))
                    assert line in texts(drawn(public(table, say)))
            if heard:
                break
        assert heard, key


def test_cards_never_shown_are_not_named() -> None:
    for table, deal, board in announced(find_variant("belote_501")):
        melded = {card for melds in deal.melds for meld in melds for card in meld.cards}
        played = {
            play.card for trick in (*deal.tricks, deal.trick) if trick for play in trick.plays
        }
        in_sight = played | {deal.turned} | {card for _, card in table.drawn}
        assert not named(board) & (melded - in_sight)
