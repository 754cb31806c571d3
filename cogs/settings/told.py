"""What a server has chosen, in words: a line for each of its settings."""

from collections.abc import Mapping

from bot.client import ContreeBot
from bot.i18n import LANGUAGES, Words, dotted, words, yes
from bot.local_time import zone_or
from bot.server_choices import ServerChoices
from cogs.clock import clock_name
from cogs.house_rules.pages import difference_text
from cogs.server_preferences import (
    chosen_pictures,
    public_pack,
    usual_clock,
    usual_convention,
    usual_level,
    usual_rules,
)
from cogs.ui.replies import channel_link


def told(bot: ContreeBot, choices: ServerChoices, say: Words) -> Mapping[str, str]:
    """Each setting by its name, as it is in effect."""
    chosen = choices.preferences
    house = usual_rules(bot, chosen)
    if chosen.channels is None:
        channels = say("settings-channels-all")
    else:
        channels = say.series(channel_link(each, say) for each in chosen.channels) or say(
            "settings-channels-none"
        )
    values = {
        "language": language_name(chosen.language, say),
        "game": dotted((say.variant(house.rules), difference_text(house, say))),
        "zone-title": zone_or(chosen.zone, bot.settings.zone).key,
        "channels": channels,
        "clock": clock_name(usual_clock(bot, chosen), say),
        "level": say(f"level-{usual_level(bot, chosen)}"),
        "convention": say(f"convention-{usual_convention(chosen)}"),
        "pictures": say(f"settings-pictures-{chosen_pictures(bot, chosen)}"),
        "pack": say(f"packs-{public_pack(chosen)}"),
        "ladders": say(f"settings-ladders-{'apart' if chosen.apart else 'shared'}"),
        "podium": post_told(choices.podium, say),
        "day": post_told(choices.day, say),
        "day-hour": say("today-settings-hour", number=choices.day_hour),
    }
    lines = {
        name: say("settings-line", name=say(f"settings-{name}"), value=value)
        for name, value in values.items()
    }
    return lines | {
        "take-backs": say("take-backs-button", allowed=yes(chosen.take_backs)),
        "reactions": say("settings-reactions", allowed=yes(chosen.reactions)),
        "signals": say("signals-button", signals=yes(chosen.signals)),
        "folds": say("settings-folds", folds=yes(chosen.folds_deals)),
        "feats": say("settings-feats", announced=yes(chosen.announces_feats)),
    }


def differences(
    bot: ContreeBot, before: ServerChoices, after: ServerChoices, say: Words
) -> tuple[str, ...]:
    """The lines of what is otherwise afterwards.

    None are, where something was chosen that held without it, too.
    """
    former = told(bot, before, say)
    return tuple(line for name, line in told(bot, after, say).items() if line != former[name])


def language_name(language: str | None, say: Words) -> str:
    """A language, as its speakers write it; None is that of each host."""
    if language not in LANGUAGES:
        return say("settings-language-host")
    return words(language)("settings-language-own")


def post_told(channel: int | None, say: Words) -> str:
    """Where something is posted."""
    return say("settings-off") if channel is None else channel_link(channel, say)
