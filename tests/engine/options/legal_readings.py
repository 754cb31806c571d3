"""The cards that the texts behind the presets allow: each text read once more, by itself.

A hand follows the cards on the table, of which the last but one is the partner's; a mode is a suit,
"NT" or "AT". Nothing is taken from the engine.
"""

from collections.abc import Callable, Mapping

from engine.variants.preset import PresetName
from tests.engine.naive_games.cards import height, winning_place

Reading = Callable[[set[str], list[str], str], set[str]]
"""Of a hand, the cards on the table and the mode: what may be played."""


def _follow(hand: set[str], trick: list[str]) -> set[str]:
    return {card for card in hand if card[1] == trick[0][1]}


def _trumps(hand: set[str], mode: str) -> set[str]:
    return {card for card in hand if card[1] == mode}


def _over(cards: set[str], trick: list[str], mode: str) -> set[str]:
    """Those that are higher than every card of their suit on the table."""
    return {
        card
        for card in cards
        if all(height(card, mode) > height(laid, mode) for laid in trick if laid[1] == card[1])
    }


def _is_partners(trick: list[str], mode: str) -> bool:
    return len(trick) > 1 and winning_place(trick, mode) == len(trick) - 2


def coinche_2015(hand: set[str], trick: list[str], mode: str) -> set[str]:
    """§5.2: trumps go over whoever holds the trick; who cannot go over a ruff plays any card."""
    following = _follow(hand, trick)
    if following:
        return (_over(following, trick, mode) or following) if trick[0][1] == mode else following
    trumps = _trumps(hand, mode)
    if not trumps or _is_partners(trick, mode):
        return hand
    return _over(trumps, trick, mode) or hand


def contree_2016(hand: set[str], trick: list[str], mode: str) -> set[str]:
    """§5.2: as the coinche of 2015, and on the partner's ruff any card, a lower trump too."""
    return coinche_2015(hand, trick, mode)


def contree_ludique(hand: set[str], trick: list[str], mode: str) -> set[str]:
    """§5.2, rule 4: on the partner's ruff a hand of trumps alone must go over if it can."""
    free = coinche_2015(hand, trick, mode)
    trumps = _trumps(hand, mode)
    ruffed = trick[0][1] != mode and trick[winning_place(trick, mode)][1] == mode
    if hand == trumps and _is_partners(trick, mode) and ruffed:
        return _over(trumps, trick, mode) or hand
    return free


def cannes(hand: set[str], trick: list[str], mode: str) -> set[str]:
    """3°: over an opponent's ruff; who cannot plays any card; nothing is due to the partner's."""
    if trick[0][1] == mode or _follow(hand, trick):
        return coinche_2015(hand, trick, mode)
    if _is_partners(trick, mode):
        return hand
    return _over(_trumps(hand, mode), trick, mode) or hand


def arena(hand: set[str], trick: list[str], mode: str) -> set[str]:
    """``assertCardPlay``: any trump that is laid goes up if it can, over the partner too."""
    following = _follow(hand, trick)
    if mode == "NT":
        return following or hand
    if mode == "AT":
        return _over(following, trick, mode) or following or hand
    if following:
        return (_over(following, trick, mode) or following) if trick[0][1] == mode else following
    trumps = _trumps(hand, mode)
    laid = _over(trumps, trick, mode) or trumps
    if _is_partners(trick, mode):
        return (hand - trumps) | laid
    return laid or hand


def belote_2016(hand: set[str], trick: list[str], mode: str) -> set[str]:
    """§5.2: who cannot go over a ruff plays a lower trump; the partner's ruff frees every card."""
    following = _follow(hand, trick)
    if mode == "NT":
        return following or hand
    if mode == "AT" or (following and trick[0][1] == mode):
        return _over(following, trick, mode) or following or hand
    trumps = _trumps(hand, mode)
    if following or not trumps or _is_partners(trick, mode):
        return following or hand
    return _over(trumps, trick, mode) or trumps


def saudi(hand: set[str], trick: list[str], mode: str) -> set[str]:
    """``legal-move-specification`` 14.4: a hand that cannot go over a ruff still owes a trump."""
    following = _follow(hand, trick)
    partners = _is_partners(trick, mode)
    if following and trick[0][1] == mode and not partners:
        return _over(following, trick, mode) or following
    trumps = _trumps(hand, mode)
    if following or partners or not trumps:
        return following or hand
    return _over(trumps, trick, mode) or trumps


def palaristi(hand: set[str], trick: list[str], mode: str) -> set[str]:
    """Every trump laid goes over those on the table, the partner's too; plain suits need not."""
    following = _follow(hand, trick)
    if following and trick[0][1] != mode:
        return following
    trumps = _trumps(hand, mode)
    return _over(trumps, trick, mode) or trumps or hand


def saudi_lead(hand: set[str], mode: str, *, closed: bool) -> set[str]:
    """*Maqful*: no trump is led while another suit is held; *maftuh*: any card."""
    return {card for card in hand if card[1] != mode or not closed} or hand


READINGS: Mapping[PresetName, Reading] = {
    PresetName.FEDERATION_COINCHE_2015: coinche_2015,
    PresetName.FEDERATION_CONTREE_2016: contree_2016,
    PresetName.FEDERATION_CONTREE_2016_MADE: contree_2016,
    PresetName.FEDERATION_CONTREE_LUDIQUE: contree_ludique,
    PresetName.CANNES_2016: cannes,
    PresetName.BOARD_GAME_ARENA: arena,
    PresetName.BOARD_GAME_ARENA_BID: arena,
    PresetName.FEDERATION_BELOTE_2016: belote_2016,
    PresetName.SAUDI: saudi,
    PresetName.PALARISTI: palaristi,
}
