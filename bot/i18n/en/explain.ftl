# Why a computer has played or bid so: what decided, and what it believes.

explain-choice = { $seat }: { $move }. { $why }
explain-challenge = challenges a renege
explain-made = { BY($contract) }: { $chance }% likely to be made.
explain-deals =
    { $deals ->
        [1] the only possible deal
       *[other] over { $deals } possible deals
    }
explain-worth =
    This choice scores { $worth }% (chance to win, with a tenth for points), against { $second }% for { $move } (difference { $sign }{ $gap } ± { $error }, { explain-deals }).{ $clear ->
        [clear] { "" }
        [equal] { " " }The two are equal.
        [close] { " " }The two are nearly equal.
       *[usual] { " " }Nothing is clearly better than the usual choice.
    }
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
explain-why-change-suit = A change of suit: this trump promises more than the partner’s.
explain-why-overcall = An overcall: this trump brings more than defending.
explain-why-all-tricks = Every trick looks possible.
explain-why-content = This hand adds nothing to the partner’s bid.
explain-why-leave-them = Not enough to go higher: better to defend.
explain-why-they-fail = Their contract should fail.
explain-why-we-make-it = The contract should be made in spite of the double.
explain-why-draw-trumps = To draw the opponents’ trumps with one that nobody can beat.
explain-why-force-trump = Leads trumps, so the opponents use theirs up.
explain-why-stop-ruffs = A trump in defence: the attack can ruff less.
explain-why-cash-master = A master: nobody else has a higher card in this suit.
explain-why-partners-suit = It is the partner’s suit.
explain-why-short-suit = A singleton: the suit can be ruffed later.
explain-why-safe-lead = It is the lead that risks least.
explain-points =
    { $points ->
        [one] { $points } point in the trick
       *[other] { $points } points in the trick
    }
explain-why-take = To be winning the trick: { explain-points }.
explain-why-ruff = To ruff: { explain-points }.
explain-why-give-points = To add points: the trick should go to the player’s own side ({ $chance }%).
explain-why-low = To follow without winning: the good cards come later.
explain-why-discard = To throw away a card of little use.
explain-why-look-ahead = Every remaining trick was worked out with all hands known.
explain-why-caught = The other side has reneged: a card they played proves it.
