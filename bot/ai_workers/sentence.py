"""A decision in one sentence, for the log."""

from engine.actions import Action, Challenge, Double, Pass, PlayCard
from engine.players import Level
from engine.players.choice import Choice
from engine.view import PlayerView


def sentence(level: Level, view: PlayerView, choice: Choice) -> str:
    """Who did what, the thought behind it, and its facts: worlds sampled, points expected."""
    who = "nobody" if view.seat is None else view.seat.name.capitalize()
    facts = ", ".join(f"{name} {fact}" for name, fact in choice.facts)
    thought = f"{choice.reason} ({facts})" if facts else f"{choice.reason}"
    return f"{who}, {level}: {_named(choice.action)}, {thought}."


def _named(action: Action) -> str:
    match action:
        case PlayCard(card, announcing=announcing):
            return f"{card} announcing" if announcing else f"{card}"
        case Double(level):
            return f"double {level}"
        case Pass():
            return "pass"
        case Challenge():
            return "challenge"
        case _:
            return f"{action}"
