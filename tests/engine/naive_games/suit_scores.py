"""Game points where no value was bid (rules.md 2.5-2.7, 2.9, 2.10, 2.12, 2.13 and 4)."""

from tests.engine.naive_games.scores import Counted, Score, staked

UP_FROM = {"NT": 6, "AT": 5}
HELD_OVER_A_TIE = 85


def belote_501(counted: Counted) -> Score:
    """Every trick is 252; on a tie the attack's points are held for the next winner (R-33)."""
    bonus = 90 if counted.all_tricks else 0
    attack = counted.sums[0] + (bonus if counted.all_tricks == "attack" else 0)
    defence = counted.sums[1] + (bonus if counted.all_tricks == "defence" else 0)
    if attack == defence:
        return Score("tie", 0, defence, carry=counted.carry + attack)
    if attack > defence:
        return Score("made", attack + counted.carry, defence)
    return Score("failed", 0, attack + defence + counted.carry)


def belote(counted: Counted) -> Score:
    """A tie is made, the 90 come afterwards (R-85); the attack's belote can be lost (R-39)."""
    attack, defence = counted.sums
    if attack >= defence:
        return Score("made", attack + (90 if counted.all_tricks == "attack" else 0), defence)
    cards = 252 if counted.all_tricks == "defence" else 162
    return Score("failed", 0, cards + sum(counted.melds) + counted.belote[1])


def bidding_belote(counted: Counted) -> Score:
    """Divided by ten; doubled, the winner takes the pot; a tie leaves 85 hanging (R-46, R-47)."""
    attack, defence = counted.sums
    if (game := staked(counted, made=attack > defence)) is not None:
        return game
    up_from = UP_FROM.get(counted.mode, 7)

    def tens(number: int) -> int:
        return number // 10 + (number % 10 >= up_from)

    if attack == defence:
        carry = counted.carry + HELD_OVER_A_TIE
        return Score("tie", 0, tens(defence * counted.times), carry=carry)
    pot = tens(counted.everything * counted.times + counted.carry)
    made = attack > defence
    winner = "attack" if made else "defence"
    bonus = 9 if counted.all_tricks == winner else 0
    if not made:
        return Score("failed", 0, pot + bonus)
    if counted.times > 1:
        return Score("made", pot + bonus, 0)
    return Score("made", tens(attack + counted.carry) + bonus, tens(defence))


def bulgarian_belot(counted: Counted) -> Score:
    """Tens in which no unit is lost; doubled, more points take all, equal ones all hang."""
    nines = [90 if counted.all_tricks == side else 0 for side in ("attack", "defence")]
    twice = 2 if counted.mode == "NT" else 1
    attack, defence = (
        points * twice + nine for points, nine in zip(counted.sums, nines, strict=True)
    )
    whole = (attack + defence + 5) // 10
    if counted.times > 1:
        stake = whole * counted.times
        if attack == defence:
            return Score("tie", carry=counted.carry + stake)
        if attack > defence:
            return Score("made", stake + counted.carry, 0)
        return Score("failed", 0, stake + counted.carry)
    if attack < defence:
        return Score("failed", 0, whole + counted.carry)
    # Where both rests are the same doubtful one, the lower side, or what hangs, goes up.
    doubtful = {"AT": 4, "NT": 5}.get(counted.mode, 6)
    down = defence // 10 + (defence % 10 > doubtful)
    if attack > defence and attack % 10 == defence % 10 == doubtful:
        down += 1
    if attack == defence:
        return Score("tie", 0, down, carry=counted.carry + whole - down)
    return Score("made", whole - down + counted.carry, down)


def croatian_bela(counted: Counted) -> Score:
    """Who calls needs more; every trick is 90 more and brings the melds of both sides."""
    cards, melds = list(counted.cards), list(counted.melds)
    if counted.all_tricks:
        winner = 0 if counted.all_tricks == "attack" else 1
        cards[winner] += 90
        melds = [sum(melds) if side == winner else 0 for side in (0, 1)]
    attack, defence = (cards[side] + melds[side] + counted.belote[side] for side in (0, 1))
    if attack > defence:
        return Score("made", attack, defence)
    return Score("failed", 0, attack + defence)


def decouverte(counted: Counted) -> Score:
    """82 win; nothing is added to the cards."""
    attack, defence = counted.cards
    return Score("made", attack, defence) if attack > 81 else Score("failed", 0, 162)


def baloot(counted: Counted) -> Score:
    """Round points: cards alone win, projects are multiplied and the baloot is not (R-69)."""
    sun = counted.mode == "NT"
    made = counted.cards[0] * 2 > (130 if sun else 162)
    if (game := staked(counted, made=made)) is not None:
        return game
    ours, theirs = (_round_points(cards, sun=sun) for cards in counted.cards)
    pot = 26 if sun else 16
    if counted.all_tricks:
        ours = pot = 88 if counted.turned_ace else 44
    if not made:
        pot = (pot + sum(counted.melds)) * counted.times
        return Score("failed", 0, pot + sum(counted.belote))
    attack = (ours + counted.melds[0]) * counted.times + counted.belote[0]
    return Score("made", attack, (theirs + counted.melds[1]) * counted.times + counted.belote[1])


def _round_points(cards: int, *, sun: bool) -> int:
    """Hokum: tenths, a half goes down. Sun: twice the tenths, a half is kept (R-67)."""
    if not sun:
        return (cards + 4) // 10
    return cards // 5 if cards % 10 == 5 else (cards + 5) // 10 * 2


def tarabish(counted: Counted) -> Score:
    """Bate: the defence takes all; half-bate: it takes its own."""
    attack, defence = counted.sums
    if attack > defence:
        return Score("made", attack, defence)
    if attack == defence:
        return Score("tie", 0, defence)
    return Score("failed", 0, attack + defence)


def clabber(counted: Counted) -> Score:
    """The makers' points vanish when they are not the higher ones."""
    attack, defence = counted.sums
    return Score("made", attack, defence) if attack > defence else Score("failed", 0, defence)
