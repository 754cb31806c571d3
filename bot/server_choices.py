"""What those who manage a server choose for it, apart from how it is stored."""

from dataclasses import dataclass

USUAL_HOUR = 9
"""The hour at which a day is posted if nobody chose one: after the night, before noon."""


@dataclass(frozen=True, slots=True)
class GuildPreferences:
    """A guild's choices, one column each; None is none. ``options`` are house rules by name.

    ``clock`` is the time per turn in seconds, 0 for no limit; ``level`` is how well the computers
    play; ``pictures`` says when tables are drawn. The games of a guild that is ``apart`` count only
    on its own ladders. ``take_backs`` says whether a misclick can be taken back,
    ``reactions`` whether players may react to a trick. ``preset`` is the name of the preset that
    one of its tables chose last, ``length`` how long its games are, ``convention`` how its
    computers bid there, ``signals`` whether they signal. ``announces_feats`` says whether its
    tables announce achievements. ``zone`` names the time zone that its days and hours are in.
    ``pack`` is the name of the pack of cards on what everybody sees. Tables open in ``channels``
    alone, None for everywhere; ``folds_deals`` says whether all deals of a game share one message.
    """

    language: str | None = None
    rules_key: str | None = None
    options: tuple[tuple[str, str], ...] = ()
    clock: int | None = None
    level: str | None = None
    pictures: str | None = None
    apart: bool = False
    take_backs: bool = True
    reactions: bool = True
    preset: str | None = None
    convention: str | None = None
    signals: bool = True
    length: str | None = None
    announces_feats: bool = False
    zone: str | None = None
    pack: str | None = None
    channels: tuple[int, ...] | None = None
    folds_deals: bool = False


@dataclass(frozen=True, slots=True)
class ServerChoices:
    """All that the settings of a server can change, and that can be undone.

    The podiums of seasons and the deal of the day are posted in these channels, None for nowhere.
    """

    preferences: GuildPreferences = GuildPreferences()
    podium: int | None = None
    day: int | None = None
    day_hour: int = USUAL_HOUR
