# One’s own errors, asked again.

exercise-title = Your own errors
exercise-about = Positions from your own deals in which a card or a bid cost you. Find a better one: what you miss comes back tomorrow, what you find in a few days, then weeks. Nobody else sees this, and nothing counts.
exercise-done = { $found } of { $count } found at once.
exercise-due = **{ $count }** to play again now
exercise-new = **{ $count }** new
exercise-learnt = **{ $count }** learnt
exercise-none = No errors found yet. They are found when your deals are analysed: *Analyse* below a deal that is over does it.
exercise-next-due = The next comes back { $when }.
exercise-waiting =
    { $count ->
        [0] No deal of yours waits to be analysed: play, and there will be more.
        [one] { $count } of your deals is not analysed yet.
       *[other] { $count } of your deals are not analysed yet: { $most } at a time, a minute or two each time.
    }
exercise-head = Your own errors · { $number } of { $count }
exercise-head-again = Your own errors · once more
exercise-right = ✅ { $answer } is right.
exercise-as-good = { $best } is worth as much.
exercise-wrong = ❌ Not { $answer }.
exercise-loss = It costs { $loss }% of the chances to win.
exercise-before = At the table: { $done } (−{ $loss }%).
exercise-same = As you did at the table (−{ $loss }%).
exercise-comes-back = It comes back { $when }.
exercise-again = It comes back at the end of this session, and { $when }.
exercise-retired = You won’t be asked this again.
exercise-button-open = My errors again
exercise-button-begin = Begin
exercise-button-next = Next
exercise-button-drop = Do not ask again
exercise-button-deal = The whole deal
