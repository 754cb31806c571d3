# Challenges: the same deals for everybody, alone or at tables, for a few days.

challenge-call-title = Challenge
challenge-call =
    { $game }: { $way ->
        [pair] pairs play the same deals at a table, against two experts. Your mark is the difference from the mean of the other pairs.
        [table] four friends play the deals at their table; at the end three tables of experts play the same cards. Your mark is the difference from the mean of the other tables.
       *[alone] everybody plays the same deals, alone with three experts, whenever they have time. Your mark is the difference from the mean of the others.
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
    } Whoever knows them is marked † and not ranked.
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
challenge-button-call = Challenge everybody here
challenge-button-play = Play
challenge-button-next = Deal { $number } of { $count }
challenge-button-ranking = Ranking
challenge-button-deals = Deals
challenge-button-challenge = Challenge
challenge-button-post = Post it here
challenge-button-again = These deals again
challenge-button-hands = All hands
challenge-button-own = My play again
challenge-own = Your challenges
challenge-own-open = { $code } · { $played } of { $count }
challenge-own-over = { $code } · over
challenge-title = Challenge from { $host }
challenge-title-somebody = A player’s challenge
challenge-what =
    { $count ->
        [one] { $game } · { $count } deal
       *[other] { $game } · { $count } deals
    }, { $way ->
        [pair] pairs against two experts
        [table] a table compared with three tables of experts
       *[alone] each alone with three experts
    }
challenge-open = Code **{ $code }** · ends { $ends }
challenge-over = Code **{ $code }** · ended { $ends }
challenge-outdated = The rules of this game have changed: the challenge ended early, with what had been played.
challenge-seal = Seal { $seal }…: the seed of the deals is shown at the end.
challenge-seed = Seed of the deals `{ $seed }`.
challenge-own-played = You: { $played } of { $count }
challenge-seen = † You had seen a deal before: you are listed, not ranked.
challenge-nobody = Nobody took up your challenge.
challenge-nobody-coded = { $code }: nobody took up your challenge.
challenge-head = Challenge { $code }, deal { $number } of { $count }
challenge-late = The challenge is over: you can finish, unranked.
challenge-hands-at = All hands at the end ({ $ends }).
challenge-compared = mark { $mark } · no. { $rank } of { $count }
challenge-first = nobody to compare with yet
challenge-unranked = unranked
challenge-empty = Nobody has finished a deal yet.
challenge-how = The mean of the differences { $way ->
        [pair] to the other pairs
        [table] to the same side of the other tables
       *[alone] to the others
    } on each deal, of 300 points at most, and how far chance may move it (±). A deal counts once it is begun: what you leave, experts finish at the end, and it is worth what they make of it, 0 at best, less 40. A deal never begun counts −40, or your own mean if that is lower; below half of the deals played there is no rank.
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
challenge-deals = What the others made of it
challenge-deal = Deal { $number }
challenge-deal-to-play = **{ $number }** · still to play
challenge-deal-missed = **{ $number }** · never begun
challenge-deal-played = **{ $number }** · { $result } · { $compared }
challenge-deal-line = **{ $rank }** · { $player } · { $result }{ $compared ->
        [yes] { " " }· mark { $mark }
       *[no] { "" }
    }{ $stood ->
        [yes] { " " }°
       *[no] { "" }
    }
challenge-stood = ° Somebody else played a part of the deal on this side.
challenge-button-on = Next deal
challenge-button-game = Challenge
challenge-unsealed = These deals come from a game that was played before.
challenge-experts-wait = Three tables of experts play the same deals: the ranking follows.
challenge-experts = Tables of experts: { $leads } (North–South)
closed-room-over = Deal { $number } has been played
closed-room-why = Others are to play this deal too: what is played is shown on the hands alone, until the challenge is over.
challenge-begun-wait = Experts finish the deals that were begun: the ranking follows.
challenge-soon =
    A deal that is begun counts; { $minutes ->
        [one] { $minutes } minute is
       *[other] { $minutes } minutes are
    } left.
challenge-left = left, finished by experts · mark { $mark }
challenge-deal-begun = **{ $number }** · begun: experts finish it at the end
