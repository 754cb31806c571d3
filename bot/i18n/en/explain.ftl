# Why a computer has played or bid so: what decided, and what it believes.

explain-choice = { $seat }: { $move }. { $why }
explain-renege-claim = challenges a renege
explain-made = { BY($contract) }: { $chance }% likely to be made.
explain-deals =
    { $deals ->
        [1] the only possible deal
       *[other] over { $deals } possible deals
    }
explain-worth =
    { $clear ->
        [equal] It is worth { $worth }% of the game, and { $move } the same ({ explain-deals }).
        [close] It is worth { $worth }% of the game; { $move } is as good within the error ({ $sign }{ $gap } ± { $error }, { explain-deals }).
        [clear] It is worth { $worth }% of the game; { $move } was the next best, { $gap } ± { $error }% behind ({ explain-deals }).
       *[usual] It is worth { $worth }% of the game; { $move } came out { $gap } ± { $error }% ahead ({ explain-deals }), which is no clear reason against the usual choice.
    }
explain-guess = Few deals were tried ({ $deals }), and they do not tell these apart: it is a guess.
explain-other-pass = a pass
explain-other-double =
    { $double ->
        [double] a double
        [redouble] a redouble
        [triple] a triple
        [four] a quadruple
        [match] the match
       *[gahwa] a gahwa
    }
explain-holds =
    { $sure ->
        [sure] { $seat } has { THE($card) }.
        [likely] { $seat } probably has { THE($card) } ({ $chance }%).
       *[perhaps] { $seat } may have { THE($card) } ({ $chance }%).
    }
explain-void =
    { $sure ->
        [sure] { $seat } has no { $suit } left.
        [likely] { $seat } probably has no { $suit } ({ $chance }%).
       *[perhaps] { $seat } may have no { $suit } ({ $chance }%).
    }

explain-why-forced = Nothing else was possible.
explain-why-too-weak = Too weak a hand to bid.
explain-why-opening = The hand is good enough to bid this trump.
explain-why-raise = Going higher: the side holds more in this trump than it has shown.
explain-why-change-suit = Another trump than the partner’s: it promises more.
explain-why-overcall = An overcall: this trump brings more than defending.
explain-why-all-tricks = It looks possible to win every trick.
explain-why-content = This hand adds nothing to the partner’s bid.
explain-why-leave-them = Not enough to go higher: better to defend.
explain-why-high-enough = Not sure enough of the contract to raise the stakes again.
explain-why-they-fail = Their contract should fail.
explain-why-we-make-it = The contract should be made in spite of the double.
explain-why-draw-trumps = To draw the opponents’ trumps with one that nobody can beat.
explain-why-force-trump = Leads trumps, so the opponents use theirs up.
explain-why-stop-ruffs = A trump in defence: the attack can ruff less.
explain-why-cash-master = A master: nobody else has a higher card in this suit.
explain-why-partners-suit = It is the partner’s suit.
explain-why-short-suit = A singleton: the suit can be ruffed later.
explain-why-safe-lead = A safe lead: no card of the hand is worth less.
explain-why-force-out = To make { THE($card) } fall: after it, the next card of the suit is high.
explain-why-least-bad = Every lead gives something away here: this one did best in the deals that were tried.
explain-points =
    { $points ->
        [one] { $points } point with this card
       *[other] { $points } points with this card
    }
explain-why-take =
    { $points ->
        [0] To win the trick.
       *[other] To win the trick: { explain-points }.
    }
explain-why-ruff =
    { $points ->
        [0] To ruff.
       *[other] To ruff: { explain-points }.
    }
explain-why-give-points =
    { $chance ->
        [100] To add points: the trick goes to the player’s own side.
       *[other] To add points: the trick should go to the player’s own side ({ $chance }%).
    }
explain-why-low = To follow without winning the trick: no playable card is worth fewer points.
explain-why-save-points =
    { $chance ->
        [0] The trick goes to the other side: it gets as few points as possible.
       *[other] The trick should go to the other side: it gets as few points as possible.
    }
explain-why-keep-back =
    { $chance ->
        [100] The trick goes to the player’s own side, but { THE($card) } stays in hand: it is worth more in a later trick.
       *[other] The trick should go to the player’s own side ({ $chance }%), but { THE($card) } stays in hand: it is worth more in a later trick.
    }
explain-why-duck =
    { SHORT($card) } could win, but keeping it is worth more than { $points ->
        [0] this trick
        [one] the one point of this trick
       *[other] the { $points } points of this trick
    }.
explain-why-let-go = This card goes: the cheaper ones are worth more later.
explain-why-discard = To discard: no other card is worth less here.
explain-why-signal =
    { $told ->
        [calls] It calls partner to this suit, and costs nothing.
        [refuses] It asks partner for another suit, and costs nothing.
        [has-ten] It shows that the ten is there too, and costs nothing.
        [no-ace] It shows that the ace is elsewhere, and costs nothing.
        [was-bare] It shows that nothing of the suit is left, and costs nothing.
        [more-trumps] The queen first: another trump is left besides the king.
       *[queen-alone] The king first: only the queen of trumps is left.
    }
explain-why-asked = Partner has asked for this suit, and it costs nothing.
explain-why-look-ahead =
    { $tricks ->
        [0] Every hand can be seen: down to the last trick, no card brings more.
       *[other] Over the next { $tricks } tricks, by the cards that can be seen, no card brings more.
    }
explain-why-caught = The other side has reneged: a card they played proves it.
