# Why a computer has played or bid so: what decided, and what it believes.

explain-choice = { $seat }: { $move }. { $why }
explain-challenge = claims a renege
explain-made = { BY($contract) }: { $chance }% likely to be made.
explain-deals =
    { $deals ->
        [1] the only possible deal
       *[other] over { $deals } possible deals
    }
explain-worth =
    This choice is worth { $worth }% of the game, against { $second }% for { $move } (difference { $gap } ± { $error }, { explain-deals }).{ $clear ->
        [clear] { "" }
        [close] { " " }The two are nearly equal.
       *[usual] { " " }Nothing is clearly better than the usual choice.
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
explain-why-too-weak = Too weak a hand to open.
explain-why-opening = An opening: the hand is good enough with this trump.
explain-why-raise = A raise: the hand adds something to the partner’s trump.
explain-why-change-suit = A change of suit: this trump promises more than the partner’s.
explain-why-overcall = An overcall: this trump brings more than defending.
explain-why-all-tricks = Every trick looks possible.
explain-why-content = Nothing more to promise: the partner’s bid is enough.
explain-why-leave-them = Defending brings more than going higher.
explain-why-they-fail = Their contract should fail.
explain-why-we-make-it = The contract should be made in spite of the double.
explain-why-draw-trumps = Draws the opponents’ trumps with the highest one.
explain-why-force-trump = Makes the opponents use up their high trumps.
explain-why-stop-ruffs = Leads a trump in defence: the attack can ruff less.
explain-why-cash-master = A master: nobody has a higher card in this suit.
explain-why-partners-suit = Plays the partner’s suit.
explain-why-short-suit = A singleton: with the suit gone, the next one can be ruffed.
explain-why-safe-lead = The lead that risks least.
explain-points =
    { $points ->
        [one] { $points } point on the table
       *[other] { $points } points on the table
    }
explain-why-take = Goes ahead in the trick: { explain-points }.
explain-why-ruff = Ruffs: { explain-points }.
explain-why-give-points = Adds points: this trick should go to its side ({ $chance }%).
explain-why-low = Follows without winning: the good cards come later.
explain-why-discard = Throws away a card of little use.
explain-why-look-ahead = Counts the tricks to come with all cards on the table.
explain-why-caught = The other side has reneged, as a card proves.
