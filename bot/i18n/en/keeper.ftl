# The score keeper: sheets for games with real cards.

keeper-title = Score sheet
keeper-what = You play with real cards, and the bot keeps the score. Type each deal: it is counted by your rules, step by step.
keeper-not-kept =
    Only the sheet is kept, under your account: neither { $place ->
        [server] the server and the channel
       *[conversation] the conversation
    } nor who else writes on it. Names are just text, and nothing counts for rankings or statistics.
keeper-begin = New score sheet
keeper-button-begin = Begin…
keeper-own = Your score sheets
keeper-open = Open one…
keeper-field-names = Names
keeper-hint-names =
    { $players ->
        [2] Two names; the first deals first
       *[other] Two sides, or all four in order of play: the first deals first, the third is their partner
    }
keeper-example-names =
    { $players ->
        [2] Ann, Ben
       *[other] Us, Them or Ann, Ben, Cleo, Dan
    }
keeper-field-target = Points that win the game

keeper-totals = { $ours } { $first } · { $theirs } { $second }
keeper-after = { $ours } { $first }, { $theirs } { $second }.
keeper-next = Deal { $number }
keeper-next-dealer = Deal { $number }, { $dealer } deals
keeper-won = The game goes to { $side }!
keeper-drawn = A draw: { $ours } { $first }, { $theirs } { $second }
keeper-bid-capot = capot
keeper-bid-generale = générale
keeper-doubled = ×{ $multiplier }
keeper-deal =
    Deal { $number }: { $what }, { $result ->
        [made] made
        [tie] tied
        [penalty] renege
        [void] void
       *[failed] failed
    }{ $capot ->
        [attack] , capot
        [defence] , capot by the defence
       *[none] { "" }
    }: { $ours } / { $theirs }
keeper-button-taker = Taker: { $side }
keeper-button-passed = All passed
keeper-button-undo = Undo the last deal
keeper-button-text = As text
keeper-button-export = CSV
keeper-button-sheets = All sheets
keeper-button-delete = Delete
keeper-button-sure = Yes, delete it
keeper-button-back = Back to the sheet
keeper-button-correct = Correct it
keeper-deleting = Delete this score sheet?
keeper-correct = Correct a deal…
keeper-correcting = Who took it? The deal opens as it was written.
keeper-typed = As you typed it
keeper-typed-field = { $field }: { $value }
keeper-outdated = The rules of this game have changed since, or are not played here any more: the sheet can be read, and nothing can be added.

keeper-window = Deal { $number }: { $side }
keeper-field-bid = Contract
keeper-example-bid = { $least } to { $most }
keeper-field-trump = Trump
keeper-field-points = Points of { $side }
keeper-field-typed-points = Points
keeper-hint-points = Of { $total } in the tricks, last trick included; 102 / 60 for both sides
keeper-example-points = 102
keeper-field-melds = Melds of { $side }
keeper-field-typed-melds = Melds
keeper-hint-melds = Those that count; for { $side } write / 50
keeper-example-melds = 20 + 50
keeper-field-ticks = What else?
keeper-tick-doubled = { $word } (×{ $multiplier })
keeper-tick-belote =
    { $count ->
        [1] { play-belote-word }
       *[other] { $count } { play-belote-word }s
    }: { $side }
keeper-tick-swept =
    { $alone ->
        [yes] Every trick, by the taker alone: { $side }
       *[no] Every trick (capot): { $side }
    }
keeper-tick-ace = An ace was turned up
keeper-tick-last = Last trick: { $side }
keeper-tick-guilty = Renege by { $side }

keeper-fault-unknown-bid = “{ $typed }” cannot be bid here.
keeper-fault-no-trump = Say what was trump: its points depend on it.
keeper-fault-not-bid = { $bid } cannot be bid in { $trump } here.
keeper-fault-not-doubled = This contract cannot be doubled so often.
keeper-fault-ticked-twice = You have ticked two things that exclude each other.
keeper-fault-no-number = “{ $typed }” is no number of points: write 102, 82 + 20, or 102 / 60 for both sides.
keeper-fault-no-points = The points are missing: how many of the { $total } did the taker make?
keeper-fault-other-total = The total is { $total }: { $ours } and { $theirs } are { $sum }.
keeper-fault-too-many = { $points } is more than the { $total } that there are. Every trick is ticked below, and its bonus counts by itself.
keeper-fault-every-point = { $side }: all of { $total }. If they won every trick, tick it below; otherwise write { $total } / 0 or 0 / { $total }.
keeper-fault-swept-points = With every trick the points are { $total }, not { $points }.
keeper-fault-belotes =
    { $most ->
        [0] There is no { play-belote-word } without a trump suit.
        [1] There is one { play-belote-word } in a deal, not { $count }.
       *[other] There are { $most } { play-belote-word }s in a deal at most, not { $count }.
    }
keeper-fault-no-such-meld = No melds are worth { $points } together: one is worth { $melds }.
keeper-fault-melds-of-both = Only one side’s melds count here, not { $ours } and { $theirs }.
keeper-fault-meanwhile = Somebody has changed the sheet meanwhile. Look at it; then “Correct it” writes yours.
keeper-refused-gone = This score sheet has been deleted.
keeper-refused-outdated = The rules of this score sheet have changed since: nothing can be added any more.

keeper-column-deal = Deal
keeper-column-taker = Taker
keeper-column-contract = Contract
keeper-column-attack = Taker’s points
keeper-column-defence = Others’ points
keeper-column-score = Scored: { $side }
keeper-column-total = Total: { $side }
