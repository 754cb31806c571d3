# Challenges: the same deals for everybody, alone or at tables, for a few days.

challenge-call-title = Challenge
challenge-call =
    { $game }: { $way ->
        [pair] pairs play the same deals at a table, against two experts. Your score is how far you beat the other pairs’ average.
        [table] four friends play the deals at their table; at the end three tables of experts play the same cards. Your score is how far you beat the other tables’ average.
       *[alone] everyone plays the same deals, alone with three experts, whenever they have time. Your score is how far you beat the others’ average.
    }
challenge-way =
    { $way ->
        [pair] in pairs
        [table] at a table
       *[alone] each alone
    }
challenge-again =
    { $count ->
        [one] The deal
       *[other] The { $count } deals
    } { $game ->
        [yes] of a game that is over.
       *[no] of a challenge that is over.
    } Players who have seen them are marked † and not ranked.
challenge-count =
    { $count ->
        [one] { $count } deal
       *[other] { $count } deals
    }
challenge-days =
    { $days ->
        [one] open for { $days } day
       *[other] open for { $days } days
    }
challenge-button-call = Challenge everyone here
challenge-button-play = Play
challenge-button-next = Deal { $number } of { $count }
challenge-button-ranking = Ranking
challenge-button-deals = Deals
challenge-button-challenge = Challenge
challenge-button-evening = Evening
challenge-button-post = Post it here
challenge-button-again = These deals again
challenge-button-hands = All hands
challenge-button-own = Replay my deal
challenge-button-table = Table { $number }
challenge-own = Your challenges
challenge-own-open = { $code } · { $played } of { $count }
challenge-own-over = { $code } · over
challenge-title = Challenge from { $host }
challenge-title-somebody = A player’s challenge
challenge-title-evening =
    { $named ->
        [yes] { $title }: the same deals
       *[no] An evening with the same deals
    }
challenge-what =
    { $count ->
        [one] { $game } · { $count } deal
       *[other] { $game } · { $count } deals
    }, { $way ->
        [evening] the same deals at the tables of an evening
        [pair] pairs against two experts
        [table] a table compared with three tables of experts
       *[alone] each alone with three experts
    }
challenge-open = Code **{ $code }** · ends { $ends }
challenge-over = Code **{ $code }** · ended { $ends }
challenge-outdated = The rules of this game have changed: the challenge ended early, with what had been played.
challenge-seal = Seal { $seal }…: at the end, “{ challenge-button-deals }” shows the seed of the deals.
challenge-seed = Seed of the deals `{ $seed }`.
challenge-own-played = You: { $played } of { $count }
challenge-seen = † You had seen a deal before: you are listed, not ranked.
challenge-nobody = Nobody took up your challenge.
challenge-nobody-coded = { $code }: nobody took up your challenge.
challenge-head = Challenge { $code }, deal { $number } of { $count }
challenge-late = The challenge is over: you can finish, unranked.
challenge-hands-at = All hands at the end ({ $ends }).
challenge-hands-evening = All hands once the evening is over.
challenge-compared = { $mark } vs average · no. { $rank } of { $count }
challenge-first = nobody to compare with yet
challenge-here = Compared with the others: **{ $mark }**
challenge-unranked = unranked
challenge-empty = Nobody has finished a deal yet.
challenge-how = Average score { $way ->
        [pair] against the other pairs
        [table] against the same side of the other tables
       *[alone] against the others
    } per deal, capped at 300, with its margin (±). A deal counts once it is begun: what you leave, experts finish at the end, and it is worth what they make of it, 0 at best, less 40. A deal left unplayed counts −40, or your own average if that is lower; play at least half to be ranked.
challenge-how-evening = Average score against the same side of the other tables per deal, capped at 300, with its margin (±). Deals for which you had no seat count for nothing; one that your table did not begin in time counts 0, or your own average if that is lower. A deal that you leave, experts finish at the end: it is worth what they make of it, 0 at best, less 40. What you miss after leaving counts −40, or your own average if that is lower; play at least half to be ranked.
challenge-more =
    { $count ->
        [one] … and { $count } more
       *[other] … and { $count } more
    }
challenge-line = **{ $rank }** · { $player }{ $known ->
        [yes] { " " }· { $mark }{ $sure ->
            [yes] { " " }± { $error }
           *[no] { "" }
        }
       *[no] { "" }
    }
challenge-line-playing =
    { $player } · { $played } of { $count }{ $few ->
        [yes] , not ranked
       *[no] { "" }
    }
challenge-line-seen = † { $player } · { $played } of { $count }, not ranked
challenge-deals = How the others scored
challenge-deal = Deal { $number }
challenge-deal-to-play = **{ $number }** · still to play
challenge-deal-missed = **{ $number }** · never begun
challenge-deal-played = **{ $number }** · { $result } · { $compared }
challenge-deal-line = **{ $rank }** · { $player } · { $result }{ $compared ->
        [yes] { " " }· { $mark } vs average
       *[no] { "" }
    }{ $stood ->
        [yes] { " " }°
       *[no] { "" }
    }
challenge-stood = ° Someone else played a part of the deal on this side.
challenge-button-before = Previous deal
challenge-button-on = Next deal
challenge-button-game = Challenge
challenge-unsealed = These deals come from a game that was played before.
challenge-experts-wait = Three expert tables are playing the same deals; then you see the ranking.
challenge-experts = Tables of experts: { $leads } (North–South)
challenge-deal-of-evening = The deal of the evening: number { $number }, from { $most } to { $least }
closed-room-elsewhere = You play at another table: { $channel }
closed-room-over = Deal { $number } has been played
closed-room-evening = Deal { $number } of { $count }, the same at every table
closed-room-why =
    Others are to play this deal too: what is played is shown on the hands alone, until the { $evening ->
        [yes] evening
       *[no] challenge
    } is over.
challenge-begun-wait = Experts finish the deals that were begun: the ranking follows.
challenge-soon =
    A deal that is begun counts; { $minutes ->
        [one] { $minutes } minute is
       *[other] { $minutes } minutes are
    } left.
challenge-left = left, finished by experts · { $mark } vs average
challenge-deal-begun = **{ $number }** · begun: experts finish it at the end
