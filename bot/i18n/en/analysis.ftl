## The analysis of a deal: what was there, what each card cost, and why

analysis-button = Analyse
analysis-title = Analysis of deal { $code }
analysis-progress = { $done } of { $of } decisions judged… Tables in play come first.
analysis-waiting = Starting the analysis…
analysis-place = Place { $place } in the queue. People take turns, and tables in play come first.
analysis-failed = The computers could not finish this analysis. Try again in a minute.
analysis-busy = Too many analyses are waiting. Try again in a few minutes.
analysis-busy-own =
    You already have { $count ->
        [one] { $count } analysis
       *[other] { $count } analyses
    } waiting. Ask for this one when one of them is finished.
analysis-button-refresh = Refresh
analysis-button-show = Show
analysis-button-bids = The bids
analysis-button-deal = The deal
analysis-button-back = Back to the analysis
analysis-button-previous = Previous
analysis-button-next = Next

analysis-par = With all hands open, { BY($contract) } could be made: { $points } points.
analysis-par-also = So could { BY($contract) }.
analysis-par-none = With all hands open, nobody could make a contract.
analysis-passed = Nobody bid.
analysis-played = Played: { BY($contract) }, { $result ->
        [made] made
        [failed] failed
        [tie] tied
        [penalty] challenged
        [void] void
       *[open] not finished
    }.
analysis-seen =
    { $seen ->
        [made] { $result ->
            [made] That is the normal result with best play from everyone.
           *[other] With all hands open, it could be made.
        }
       *[failed] { $result ->
            [made] Best defence would have beaten it.
            [failed] That is the normal result: against best defence nothing could save it.
           *[other] Best defence would have beaten it.
        }
    }

analysis-accuracy-title = Accuracy with the cards
analysis-accuracy =
    { $you ->
        [yes] **{ $seat } (you)**
       *[no] **{ $seat }**
    }: { $value }% over { $count } cards
analysis-accuracy-few =
    { $you ->
        [yes] **{ $seat } (you)**
       *[no] **{ $seat }**
    }: { $count ->
        [0] no choice to judge
        [one] { $count } choice
       *[other] { $count } choices
    }
analysis-accuracy-least = A percentage needs at least { $least } choices.
analysis-errors =
    { $count ->
        [0] no error
        [one] { $count } error
       *[other] { $count } errors
    }
analysis-bad-luck = bad luck ×{ $count }
analysis-lucky = lucky ×{ $count }

analysis-strip-title = Trick by trick
analysis-strip-legend =
    { $judged ->
        [yes] ✅ fine · ❌ error · 🌧️ bad luck · 🍀 lucky.{ " " }
       *[no] { "" }
    }The number: points beyond what makes the contract, with best play from there ({ $sign }: it fails).
analysis-turn-down = The contract failed in trick { $trick }.
analysis-turn-safe = The contract was safe in trick { $trick }.
analysis-safe-throughout = The contract was never in danger.
analysis-down-throughout = The contract was never within reach.

analysis-moments-title = What cost most
analysis-moment = **Trick { $trick }, { $seat }**: { SHORT($card) } cost { $loss }% of the winning chances{ $points ->
        [0] { "" }
        [one] { " " }and { $points } point
       *[other] { " " }and { $points } points
    }. { SHORT($best) } was better.
analysis-no-error = **No error.** Given what each player could know, no card was wrong: well played, everyone!
analysis-only-bad-luck =
    { $count ->
        [one] One card turned out wrong: bad luck, nobody could know.
       *[other] { $count } cards turned out wrong: bad luck, nobody could know.
    }

analysis-moment-title = { $number } of { $count } · trick { $trick }, { $seat }
analysis-moment-hand = Hand: { $cards }
analysis-moment-trick = On the table: { $plays }
analysis-moment-laid = { $seat } { SHORT($card) }
analysis-moment-lead = { $seat } leads.
analysis-moment-why = **{ SHORT($card) } was better.** { $why }
analysis-moment-cost = { SHORT($card) } took the chance to win the game from { $better }% down to { $chosen }%.
analysis-moment-points = In points for the deal: { $chosen } instead of { $better } on average.
analysis-fact-needs =
    { $side ->
        [attack] { $points ->
            [one] The contract still needs { $points } point.
           *[other] The contract still needs { $points } points.
        }
       *[defence] { $points ->
            [one] The attack still needs { $points } point.
           *[other] The attack still needs { $points } points.
        }
    }
analysis-fact-made = The contract is already made.
analysis-fact-master = { SHORT($card) } is high: nobody has a higher card in { $suit }.
analysis-fact-trumps =
    { $count ->
        [0] Nobody else has a trump.
        [one] One trump is still out: { $cards }.
       *[other] { $count } trumps are still out: { $cards }.
    }
analysis-lines-title = With all hands open, the deal goes on like this:
analysis-line-points = After { SHORT($card) } ({ $lead } for { $team }): { $cards }

analysis-bids-title = The bids
analysis-bids-hint = Good players often disagree about bids: this is for information, nothing here counts as an error.
analysis-bid = **{ $seat }**: { $call }
analysis-bid-made = { $chance }% chance to make it
analysis-bid-expert =
    { $bids ->
        [yes] an expert would bid { $call }
       *[no] the expert { $call }
    }
analysis-bid-agrees = as the expert would
analysis-bids-none = No bid was made.
