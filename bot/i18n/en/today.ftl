# The deal of the day: alone with three experts, the same cards for everybody.

today-title = Deal of the day no. { $number }
today-what = { $game }, alone with three experts: the same cards for everybody.
today-once = One try, which you can go on with whenever you like until midnight ({ $ends }).
today-training = This day is over: you play it to train, unranked.
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
today-button-own = My play again
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
today-preparing = The deal of the day is being prepared. Come back in a minute.
today-outdated = The rules of this game have changed with this version of the bot: today’s deal ends here, without a ranking. The day counts for everybody’s streak, and the next deal comes { $ends }.
today-late = The day is over: you can finish, unranked.
today-rank = No. { $rank } of { $count }.
today-unranked = Unranked.
today-par = There was { $bid } ({ $points }).
today-bids =
    { $passed ->
        [yes] { $share }% saw everybody pass
       *[no] { $share }% were in { $bid }
    }
today-judging = Your tricks are being judged: a colour for each in some seconds.
today-accuracy = Accuracy { $accuracy }
today-hands-at = All hands and the analysis at midnight ({ $ends }).
today-shared =
    Deal of the day no. { $number } · { $result } · no. { $rank } of { $count } · { $days ->
        [one] streak { $days } day
       *[other] streak { $days } days
    }
today-leaderboard-here = This server
today-leaderboard-all = Everybody
today-leaderboard-week = Week
today-leaderboard-empty = Nobody yet.
today-leaderboard-week-how = The best five of the last seven days that are over: the difference from the mean of the others with the same cards.
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
today-post-week-how = The best five of seven days: the difference from the mean of this server with the same cards.
today-post-button = Play deal no. { $number }
today-settings-title = Deal of the day
today-settings = Once a day, a message with the podium of the day before and the button to play. It mentions those alone who asked for it.
today-settings-hour = at { $hour }:00
today-settings-zone = By the clocks of { $zone }.
