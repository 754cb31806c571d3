# The score keeper: sheets for games with real cards.

score-sheet-title = Score sheet
score-sheet-what = You play with real cards, and the bot keeps the score. Type each deal: it is counted by your rules, step by step.
score-sheet-not-kept =
    Only the sheet is kept, under your account: neither { $place ->
        [server] the server and the channel
       *[conversation] the conversation
    } nor who else writes on it. Names are just text, and nothing counts for rankings or statistics.
score-sheet-begin = New score sheet
score-sheet-button-begin = Begin…
score-sheet-own = Your score sheets
score-sheet-open = Open one…
score-sheet-field-names = Names
score-sheet-hint-names =
    { $players ->
        [2] Two names; the first deals first
       *[other] Two sides, or all four in order of play: the first deals first, the third is their partner
    }
score-sheet-example-names =
    { $players ->
        [2] Ann, Ben
       *[other] Us, Them or Ann, Ben, Cleo, Dan
    }
score-sheet-field-since = Since when?
score-sheet-since =
    { $since ->
        [beginning] All the time: a name was wrong
       *[now] From deal { $number } on: somebody else plays
    }
score-sheet-field-target = Points that win the game

score-sheet-totals = { $ours } { $first } · { $theirs } { $second }
score-sheet-after = { $ours } { $first }, { $theirs } { $second }.
score-sheet-next = Deal { $number }
score-sheet-next-dealer = Deal { $number }, { $dealer } deals
score-sheet-won = The game goes to { $side }!
score-sheet-drawn = A draw: { $ours } { $first }, { $theirs } { $second }
score-sheet-unrounded = Points are scored as they are made: nothing is rounded.
score-sheet-rounded = As in deal { $number }: { $steps }
score-sheet-former = Until deal { $number }: { $names }
score-sheet-bid-capot = capot
score-sheet-bid-generale = générale
score-sheet-doubled = ×{ $multiplier }
score-sheet-deal =
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
score-sheet-deal-run = Deal { $number }: { $what }, belot: the game goes to { $side }
score-sheet-button-taker = Declarer: { $side }
score-sheet-button-passed = All passed
score-sheet-button-undo = Undo the last deal
score-sheet-button-people = Names…
score-sheet-button-text = As text
score-sheet-button-export = CSV
score-sheet-button-sheets = All sheets
score-sheet-button-delete = Delete
score-sheet-button-sure = Yes, delete it
score-sheet-button-back = Back to the sheet
score-sheet-button-correct = Correct it
score-sheet-deleting = Delete this score sheet?
score-sheet-correct = Correct a deal…
score-sheet-correcting = Who took it? The deal opens as it was written.
score-sheet-typed = As you typed it
score-sheet-typed-field = { $field }: { $value }
score-sheet-outdated = The rules of this game have changed since, or are not played here any more: you can read the sheet but not add to it.

score-sheet-window = Deal { $number }: { $side }
score-sheet-field-bid = Contract
score-sheet-example-bid = { $least } to { $most }
score-sheet-field-trump = Trump
score-sheet-field-points = Points of { $side }
score-sheet-field-typed-points = Points
score-sheet-hint-points = Of { $total } in the tricks, last trick included; 102 / 60 for both sides
score-sheet-example-points = 102
score-sheet-field-melds = Melds of { $side }
score-sheet-field-typed-melds = Melds
score-sheet-hint-melds = Those that count; for { $side } write / 50
score-sheet-example-melds = 20 + 50
score-sheet-field-ticks = What else?
score-sheet-tick-doubled = { $word } (×{ $multiplier })
score-sheet-tick-belote =
    { $count ->
        [1] { play-belote-word }
       *[other] { $count } { play-belote-word }s
    }: { $side }
score-sheet-tick-swept =
    { $alone ->
        [yes] Every trick, by the declarer alone: { $side }
       *[no] Every trick: { $side }
    }
score-sheet-tick-ace = An ace was turned up
score-sheet-tick-eldest = First to speak bought it, with an ace
score-sheet-tick-last = Last trick: { $side }
score-sheet-tick-guilty = Renege by { $side }
score-sheet-tick-run = Belot, eight in sequence: { $side }

score-sheet-fault-no-bid = Say what was bid.
score-sheet-fault-unknown-bid = “{ $typed }” cannot be bid here.
score-sheet-fault-no-trump = Say what was trump: its points depend on it.
score-sheet-fault-not-bid = { $bid } cannot be bid in { $trump } here.
score-sheet-fault-not-doubled = This contract cannot be doubled so often.
score-sheet-fault-ticked-twice = You have ticked two things that exclude each other.
score-sheet-fault-no-number = “{ $typed }” is no number of points: write 102, 82 + 20, or 102 / 60 for both sides.
score-sheet-fault-no-points = The points are missing: how many of the { $total } did the declarer make?
score-sheet-fault-other-total = The total is { $total }: { $ours } and { $theirs } are { $sum }.
score-sheet-fault-too-many = { $points } is more than the { $total } that there are. Every trick is ticked below, and its bonus counts by itself.
score-sheet-fault-every-point = { $side }: all of { $total }. If they won every trick, tick it below; otherwise write { $total } / 0 or 0 / { $total }.
score-sheet-fault-swept-points = With every trick the points are { $total }, not { $points }.
score-sheet-fault-belotes =
    { $most ->
        [0] There is no { play-belote-word } without a trump suit.
        [1] There is one { play-belote-word } in a deal, not { $count }.
       *[other] There are { $most } { play-belote-word }s in a deal at most, not { $count }.
    }
score-sheet-fault-no-melds = Nothing is announced without a trump suit here.
score-sheet-fault-no-such-meld = No melds are worth { $points } together: one is worth { $melds }.
score-sheet-fault-melds-of-both = Only one side’s melds count here, not { $ours } and { $theirs }.
score-sheet-fault-beside-run = A belot ends the deal in its first trick: leave points, melds and the other ticks out.
score-sheet-fault-meanwhile = Someone changed the sheet in the meantime. Look at it; then “Correct it” replaces it with yours.
score-sheet-refused-gone = This score sheet has been deleted.
score-sheet-refused-outdated = The rules of this score sheet have changed since: nothing can be added any more.

score-sheet-column-deal = Deal
score-sheet-column-taker = Declarer
score-sheet-column-contract = Contract
score-sheet-column-attack = Declarer’s points
score-sheet-column-defence = Others’ points
score-sheet-column-score = Scored: { $side }
score-sheet-column-total = Total: { $side }
