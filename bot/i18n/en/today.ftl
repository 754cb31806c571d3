# The deal of the day: alone with three experts, the same cards for everybody.

today-title = Deal of the day no. { $number }
today-what = { $game }, alone with three experts: the same cards for everyone.
today-once = One try. Pause and come back as you like until midnight ({ $ends }).
today-training = This day is over: playing it now is practice, unranked.
today-played =
    { $count ->
        [0] Nobody has finished it yet.
        [one] { $count } person has finished it.
       *[other] { $count } people have finished it.
    }
today-streak =
    { $days ->
        [one] Streak: { $days } day
       *[other] Streak: { $days } days
    }{ $forgiven ->
        [yes] { " " }· ❄ the missed day of this month is forgiven
       *[no] { "" }
    }
today-seal = Seal { $seal }…: the seed is shown tonight at midnight.
today-seed = Seed `{ $seed }`, deal { $drawn } of its list.
today-button-play = Play
today-button-resume = Go on
today-button-leaderboard = Ranking
today-button-earlier = Earlier days
today-button-share = Share
today-button-look = All hands
today-button-own = Replay my deal
today-button-back = Back
today-button-today = Deal of the day
today-button-too = Play it too
today-button-challenge = Challenge
today-notify =
    { $watches ->
        [yes] Stop telling me
       *[no] Tell me
    }
today-head = Deal of the day no. { $number }
today-preparing = The deal of the day will be ready in about a minute.
today-button-again = Try again
today-outdated = The rules of this game have changed with this version of the bot: today’s deal ends here, without a ranking. The day counts for everyone’s streak, and the next deal comes { $ends }.
today-late = The day is over: you can finish, unranked.
today-rank = No. { $rank } of { $count }.
today-unranked = Unranked.
today-bids =
    { $passed ->
        [yes] { $share }% saw everyone pass
       *[no] { $share }% were in { $bid }
    }
today-judging = Your tricks are being judged: each gets a colour in a few seconds.
today-accuracy = Accuracy { $accuracy }
today-square-g = good
today-square-y = fair
today-square-r = error
today-square-f = forced
today-square-count = { $square }: { $count }
today-hands-at = All hands and the analysis at midnight ({ $ends }).
today-shared =
    Deal of the day no. { $number } · { $result } · no. { $rank } of { $count } · { $days ->
        [one] streak { $days } day
       *[other] streak { $days } days
    }
today-leaderboard-here = This server
today-leaderboard-all = Everyone
today-leaderboard-week = Week
today-leaderboard-empty = Nobody yet.
today-leaderboard-how = Game points by which one’s side came out ahead on the deal.
today-leaderboard-week-how = Your best five of the last seven finished days: how far you beat the others’ average with the same cards.
today-leaderboard-line = **{ $rank }** · { $player } · { $points }
today-lines = See how it was played
today-line = { $rank } · { $points }
today-no-earlier = There is no earlier day yet.
today-earlier-title = Earlier days
today-earlier = Those that you have not played can still be played to train, unranked.
today-earlier-choose = Choose a day
today-earlier-day = no. { $number } · { DATETIME($date, dateStyle: "medium") }
today-post-yesterday = **Yesterday, no. { $number }**
today-post-week = **The week**
today-post-week-how = The best five of seven days: points above this server’s average with the same cards.
today-post-button = Play deal no. { $number }
today-settings-title = Deal of the day
today-settings = Once a day, a message with the podium of the day before and the button to play. It mentions only those who asked.
today-settings-hour = at { NUMBER($number, minimumIntegerDigits: 2) }:00
today-settings-zone = By the clocks of { $zone }.
