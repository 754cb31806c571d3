# Problems for everybody: which card, which call.

problem-title = Problems
problem-head =
    Problem · { $game } · { $kind ->
        [bids] bids
       *[cards] cards
    } · level { NUMBER($points, useGrouping: 0) }
problem-found =
    { $count ->
        [one] You are the first to answer it.
       *[other] { NUMBER($share, style: "percent", maximumFractionDigits: 0) } of { $count } people have found it.
    }
problem-rating = Your level: ≈ { NUMBER($points, useGrouping: 0) }
problem-rating-later = Your level appears after { $least ->
        [one] { $least } answer
       *[other] { $least } answers
    } ({ $count } so far).
problem-none =
    { $count ->
        [0] There are no problems of this game yet.
       *[other] You have answered every problem there is: { $count } in all. Those that you missed come back among your own errors.
    }
problem-why-title =
    { $kind ->
        [bids] Why this call
       *[cards] Why this card
    }
problem-button-later = Review later
problem-button-why = Why?
problem-button-report = Report
problem-report-title = What is wrong with it?
problem-report-label = In a sentence; whoever runs the bot reads it
