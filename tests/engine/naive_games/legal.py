"""Which cards may be played (rules.md 1.4): each set is a row of its table of switches."""

from tests.engine.naive_games.cards import height, players, winning_place

TRUMP_LEAD_SPARES_PARTNER = {"bidding_belote", "coinche", "baloot"}
FREE_WHEN_PARTNER_WINS = {
    "bulgarian_belot",
    "contree",
    "contree_generale",
    "contree_701",
    "contree_coinche",
    "belote_501",
    "belote",
    "baloot",
}
ANY_RUFF_WILL_DO = {"bidding_belote", "coinche"}
EVERY_SUIT_GOES_UP = {"croatian_bela"}
NO_RUFF_BELOW = {"contree", "bulgarian_belot"}
FREE_RUFF_GOES_UP = {"contree_generale", "contree_701", "contree_coinche", "belote_501"}
NO_TRUMP_LEAD_AT = {"baloot": [2, 4]}


def legal_cards(
    game: str, hand: list[str], trick: list[str], mode: str, level: int | str = 1
) -> set[str]:
    """The cards that may be played from this hand (its face-up cards where some are covered)."""
    if not trick:
        return _leads(game, hand, mode, level)
    led = trick[0][1]
    following = {card for card in hand if card[1] == led}
    if mode == "NT":
        return following or set(hand)
    if mode in (led, "AT"):
        if not following:
            return set(hand)
        if game in TRUMP_LEAD_SPARES_PARTNER and partner_wins(game, trick, mode):
            return following
        return _over(following, [card for card in trick if card[1] == led], mode) or following
    if following:
        ruffed = any(card[1] == mode for card in trick)
        if game in EVERY_SUIT_GOES_UP and not ruffed:
            return _over(following, [card for card in trick if card[1] == led], mode) or following
        return following
    trumps = {card for card in hand if card[1] == mode}
    return _void(game, set(hand), trumps, trick, mode) if trumps else set(hand)


def partner_wins(game: str, trick: list[str], mode: str) -> bool:
    """Whether the partner of the player who is to play holds the trick so far."""
    return players(game) == 4 and winning_place(trick, mode) == len(trick) - 2


def _leads(game: str, hand: list[str], mode: str, level: int | str) -> set[str]:
    if level in NO_TRUMP_LEAD_AT.get(game, []):
        return {card for card in hand if card[1] != mode} or set(hand)
    return set(hand)


def _over(cards: set[str], others: list[str], mode: str) -> set[str]:
    """Those of the cards that are higher than all the others, which are of the same suit."""
    return {
        card for card in cards if all(height(card, mode) > height(other, mode) for other in others)
    }


def _void(game: str, hand: set[str], trumps: set[str], trick: list[str], mode: str) -> set[str]:
    """A plain suit was led; the player has none of it, but some trumps."""
    trumps_there = [card for card in trick if card[1] == mode]
    higher = _over(trumps, trumps_there, mode)
    if game in FREE_WHEN_PARTNER_WINS and partner_wins(game, trick, mode):
        if game in FREE_RUFF_GOES_UP and trumps_there and higher:
            return (hand - trumps) | higher
        return hand
    if game in ANY_RUFF_WILL_DO:
        return trumps
    if higher:
        return higher
    return hand if game in NO_RUFF_BELOW else trumps
