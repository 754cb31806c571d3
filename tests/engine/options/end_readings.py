"""When a game is over and whose it is, by the texts behind the presets: each read once more."""

from collections.abc import Callable, Mapping

from engine.variants.preset import PresetName

Reading = Callable[[int, int, bool, bool], str]
"""Of both totals and, for each side, whether its last deal brought it no more than a belote."""

FIRST, SECOND, LEVEL, GOES_ON = "first", "second", "level", "goes on"


def _higher(ours: int, theirs: int, *, equal: str = GOES_ON) -> str:
    if ours == theirs:
        return equal
    return FIRST if ours > theirs else SECOND


def federation_coinche_2015(ours: int, theirs: int, belote: bool, others: bool) -> str:
    """§10.3: 2000 reached, not by a belote alone; equal totals play one more deal."""
    first, second = ours >= 2000 and not belote, theirs >= 2000 and not others
    if first and second:
        return _higher(ours, theirs)
    return FIRST if first else SECOND if second else GOES_ON


def federation_contree_2016(ours: int, theirs: int, belote: bool, others: bool) -> str:
    """§10.4: 2000 reached; both: more; equal: deals until it is broken; no clause on belotes."""
    return _higher(ours, theirs) if max(ours, theirs) >= 2000 else GOES_ON


def contree_ludique(ours: int, theirs: int, belote: bool, others: bool) -> str:
    """§9.3: 2000 reached, not by a belote alone (« capot ou chute »); equal: one more deal."""
    return federation_coinche_2015(ours, theirs, belote, others)


def cannes(ours: int, theirs: int, belote: bool, others: bool) -> str:
    """2001 reached."""
    return _higher(ours, theirs) if max(ours, theirs) >= 2001 else GOES_ON


def arena(ours: int, theirs: int, belote: bool, others: bool) -> str:
    """``stEndHand``: more than 2000; nobody breaks an equal end."""
    return _higher(ours, theirs, equal=LEVEL) if max(ours, theirs) > 2000 else GOES_ON


def belote_2016(ours: int, theirs: int, belote: bool, others: bool) -> str:
    """§10.4: points; both: more; equal: another deal until it is broken."""
    return _higher(ours, theirs) if max(ours, theirs) >= 501 else GOES_ON


def saudi(ours: int, theirs: int, belote: bool, others: bool) -> str:
    """152 reached; both: more; level: another deal."""
    return _higher(ours, theirs) if max(ours, theirs) >= 152 else GOES_ON


def palaristi(ours: int, theirs: int, belote: bool, others: bool) -> str:
    """301 reached; both: more; level: another hand."""
    return _higher(ours, theirs) if max(ours, theirs) >= 301 else GOES_ON


READINGS: Mapping[PresetName, Reading] = {
    PresetName.FEDERATION_COINCHE_2015: federation_coinche_2015,
    PresetName.FEDERATION_CONTREE_2016: federation_contree_2016,
    PresetName.FEDERATION_CONTREE_2016_MADE: federation_contree_2016,
    PresetName.FEDERATION_CONTREE_LUDIQUE: contree_ludique,
    PresetName.CANNES_2016: cannes,
    PresetName.BOARD_GAME_ARENA: arena,
    PresetName.BOARD_GAME_ARENA_BID: arena,
    PresetName.FEDERATION_BELOTE_2016: belote_2016,
    PresetName.SAUDI: saudi,
    PresetName.PALARISTI: palaristi,
}
