# How well a player played the deals that were analysed.

accuracy-none = No deal of { $player } has been analysed here. Below a deal that is over, *Analyse* does it.
accuracy-deals = **{ $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    } analysed**
accuracy-what =
    { $what ->
        [cards] Cards
        [calls] Bidding
        [declarer] As declarer
        [partner] As declarer’s partner
       *[defence] In defence
    }
accuracy-line = { $name }: **{ $value }** ({ $count })
accuracy-few = Too few decisions to say (under { $least }): { $names }
accuracy-few-one = { $name } ({ $count })
accuracy-about = Out of 100, with the number of decisions. Forced and equal cards are left out.

accuracy-periods =
    { $weekly ->
        [yes] Week by week
       *[no] Month by month
    }
accuracy-curve =
    Accuracy of the cards, { $weekly ->
        [yes] by week
       *[no] by month
    }

accuracy-mistakes = What cost most
accuracy-mistake =
    { $kind ->
        [trumps-late] Trumps drawn too late
        [trumps-wasted] Trumps led for nothing
        [master-kept] A master card cashed too late
        [master-early] A master card cashed too early
        [wrong-suit] The wrong suit led
        [ruff-missed] A ruff missed
        [ruff-wasted] A ruff for nothing
        [trick-left] A trick not taken
        [trick-taken] A trick better left
        [points-kept] No points put on the partner’s trick
        [points-given] Points put on the other side’s trick
        [wrong-discard] The wrong discard
        [played-high] Too high a card of the suit
       *[played-low] Too low a card of the suit
    }: { $count ->
        [one] once
       *[other] { $count } times
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $count ->
        [one] { "" }
       *[other] { " " }each time
    }
accuracy-mistakes-none = No error in these deals.
accuracy-mistakes-all =
    Points of winning chance; { $count ->
        [one] { $count } error
       *[other] { $count } errors
    } in all, each costing 5 or more

accuracy-luck = The luck of the cards
accuracy-luck-held = With all hands open: **{ $points }**
accuracy-luck-usual = An average table: **{ $points }**
accuracy-luck-made = Your table: **{ $points }**
accuracy-luck-balance = Luck: **{ $points }**, { $each } per deal
accuracy-luck-few = Too few deals to say ({ $count } of { $least })
accuracy-luck-mixed = Told where all these deals are of one game: each game counts its points in its own way.
accuracy-luck-about = Points by which the side leads. Luck: what its cards were worth with all hands open, minus what average computer tables score.

accuracy-button-analyse = Analyse my deals
accuracy-waiting =
    { $count ->
        [0] All your deals here are analysed.
        [one] { $count } of your deals is not analysed yet.
       *[other] { $count } of your deals are not analysed yet: { $most } at a time, the latest first.
    }
accuracy-progress =
    { $of ->
        [one] Analysing your deal: { $done } of { $of } done
       *[other] Analysing your deals: { $done } of { $of } done
    }
