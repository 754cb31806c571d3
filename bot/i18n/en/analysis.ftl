## The analysis of a deal: what was there, what each call and card cost, and why

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
analysis-button-show = Show { $number }
analysis-button-verdict = Verdict
analysis-button-legend = What the marks mean
analysis-button-bids = The bids
analysis-button-deal = The deal
analysis-button-back = Back to the analysis
analysis-button-previous = Previous
analysis-button-next = Next

analysis-lost = **The auction lost this deal for { $team }**: { $how ->
        [too-high] { BY($contract) } could not be made.
        [left] { $seat } could have made { $bid }, and the contract was left to { $others }.
       *[passed-out] { $seat } could have made { $bid }, and nobody bid.
    }
analysis-lost-call =
    The call that did it: **{ $call }**{ $why ->
        [error] , where { $best } was worth { analysis-cost } points more.
        [untrue] , which misdescribed the hand.
        [unlucky] . Given what { $seat } could know, it was right: bad luck.
       *[close] . Given what { $seat } could know, it was a close choice.
    }
analysis-could = { $seat } could have made { $bid } ({ $points })
analysis-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $melds ->
        [0] { "" }
       *[other] { " " }+ { $melds } for melds
    }{ $belote ->
        [0] { "" }
       *[other] { " " }+ { $belote } for the belote
    }
analysis-par = With all hands open, { $contracts }.
analysis-par-played = With all hands open, no contract was better: { $points }.
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
           *[other] Best play would have made it.
        }
       *[failed] { $result ->
            [made] Best defence would have beaten it.
            [failed] That is the normal result: against best defence nothing could save it.
           *[other] Best defence would have beaten it.
        }
    }

analysis-accuracy-title = Card-play accuracy
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
analysis-bad-luck = bad luck ×{ $count }
analysis-lucky = lucky ×{ $count }

analysis-strip-title = Trick by trick
analysis-strip-legend =
    { $judged ->
        [yes] ✅ fine · ❌ error · 🌧️ bad luck · 🍀 lucky.{ " " }
       *[no] { "" }
    }Number: points above or below ({ $sign }) the contract if everyone plays perfectly from here, seeing all cards.
analysis-turn-down = From trick { $trick } on, it could no longer be made.
analysis-turn-safe = The contract was safe in trick { $trick }.
analysis-safe-throughout = The contract was never in danger.
analysis-down-throughout = The contract was never within reach.

analysis-moments-title = What cost most
analysis-measures = A cost counts only what the player could know; the list of tricks sees all cards.
analysis-moment = **{ $trick ->
        [0] Auction
       *[other] Trick { $trick }
    }, { $seat }**: { $done } lowered { $you ->
        [yes] your
       *[no] their
    } winning chance by { $loss } { $loss ->
        [one] point
       *[other] points
    }{ $points ->
        [0] { "" }
        [one] { " " }and cost { analysis-cost } game point
       *[other] { " " }and cost { analysis-cost } game points
    }. { $best } was better.
analysis-cost =
    { $points }{ $error ->
        [0] { "" }
       *[other] { " " }± { $error }
    }
analysis-no-error = **No error.** Given what each player could know, no card was wrong: well played, everyone!
analysis-no-error-in-play = **No card was wrong**, given what each player could know.{ $bids ->
        [0] { "" }
       *[other] { " " }Bids that cost points: { $bids } (**{ analysis-button-bids }**).
    }
analysis-only-bad-luck =
    { $count ->
        [one] One card turned out wrong: bad luck, nobody could know.
       *[other] { $count } cards turned out wrong: bad luck, nobody could know.
    }

analysis-moment-title =
    { $number } of { $count } · { $trick ->
        [0] auction
       *[other] trick { $trick }
    }, { $seat }
analysis-moment-hand = Hand: { $cards }
analysis-moment-trick = On the table: { $plays }
analysis-moment-laid = { $seat } { SHORT($card) }
analysis-moment-lead = { $seat } leads.
analysis-moment-why = **{ $best } was better.** { $why }
analysis-moment-right = **{ $best } is right.** { $why }
analysis-moment-worth = With { $done }, the chance to win the game is { $chosen }%.
analysis-moment-brings = In points for the deal: { $chosen } on average.
analysis-moment-cost = With { $done }, the chance to win the game fell from { $better }% to { $chosen }%.
analysis-moment-points =
    In points for the deal: { $chosen } instead of { $better } on average{ $error ->
        [0] { "" }
       *[other] { " " }(± { $error })
    }.
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
analysis-line-points =
    After { SHORT($card) } ({ $lead } for { $own ->
        [yes] your side
       *[no] { $team }
    }): { $cards }

analysis-calls-points =
    With all hands open: { $done } brings { $points } to { $own ->
        [yes] your side
       *[no] { $team }
    }, { $best } { $better }.
analysis-call-points =
    With all hands open: { $done } brings { $points } to { $own ->
        [yes] your side
       *[no] { $team }
    }.

analysis-untrue-title = Not by the table’s convention
analysis-told = { $call }, which says: { $told }. Held: { $held }.
analysis-told-nothing = nothing in particular
analysis-untrue = **{ $call }**, which says: { $told }. Held: { $held }.
analysis-held =
    { $count ->
        [0] no { $trump }
       *[other] { $cards }
    }{ $aces ->
        [0] , no side ace
        [one] , one side ace
       *[other] , { $aces } side aces
    }
analysis-bids-title = The bids
analysis-bids-hint = Good players often disagree about bids. A cost is shown when certain; { $blame ->
        [one] { $blame } point
       *[other] { $blame } points
    } of winning chance or more is an error, if it was also one with all hands open.
analysis-bid-untrue = not by the convention: held { $held }
analysis-bid-cost = cost { analysis-cost } points, { $best } was better
analysis-bid-made = { $chance }% chance to make it
analysis-bid-expert =
    { $bids ->
        [yes] an expert would bid { $call }
       *[no] the expert { $call }
    }
analysis-bid-agrees = as the expert would
analysis-bid-exact = exactly what the convention asks
analysis-bids-none = No bid was made.
