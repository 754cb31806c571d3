# Watching a player’s hand, if they agree: for whoever has no seat at the table.

watch-button = Watch
watch-title = Watch a hand
watch-hint = Choose a player. If they agree, you see their hand until the end of the game, and the whole table knows.
watch-hint-after = After each deal, everyone can see all hands with the score.
watch-hint-player = Anyone without a seat may ask to see a hand. You decide for yours, and for this game only.
watch-nobody = Nobody sees your hand.
watch-button-ask = Ask ({ $seat })
watch-button-withdraw = Withdraw the request
watch-waiting = You have asked to see { $player }’s hand. The answer will appear here; without one, the request lapses with the next deal.
watch-asked =
    { $watcher } would like to see { $player }’s hand.{ $others ->
        [0] { "" }
        [one] { " " }Another request is waiting.
       *[other] { " " }{ $others } other requests are waiting.
    }
watch-asked-you = { $watcher } would like to see your hand.
watch-question = { $watcher } would like to see your hand until the end of the game. Do you agree?
watch-button-answer = Answer
watch-button-show = Agree
watch-button-keep = Refuse
watch-shown-to = Your hand is shown to { $watchers }.
watch-shown-you = You can see { $player }’s hand.
watch-button-hide = Stop showing it
watch-following = { $player }’s hand is shown to { $watchers }.
watch-hand = { $seat }’s hand: { $player }
watch-hand-empty = All the cards have been played.
watch-kept-fresh = This hand stays up to date for a quarter of an hour; “{ watch-button-again }” adds another.
watch-button-again = Refresh
watch-button-stop = Stop watching
watch-deal-over = The deal is over: all hands are on the table.
watch-not-granted = You will not see this hand: the player refused or left, or the deal ended without an answer.
watch-over = You can no longer see this hand: its player chose so or left, or the game is over.
watch-stopped = You are no longer watching this hand.
watch-withdrawn = Your request is withdrawn.
