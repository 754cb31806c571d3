# Challenges, which the code calls dares: the same deals for everybody, alone or at tables.

dare-call-title = Challenge
dare-call =
    { $game }: { $way ->
        [pair] pairs play the same deals at a table, against two experts. Your mark is the difference to the mean of the other pairs.
        [table] four friends play the deals at their table; at the end three tables of experts play the same cards. Your mark is the difference to the mean of the other tables.
       *[alone] everybody plays the same deals, alone with three experts, whenever they have time. Your mark is the difference to the mean of the others.
    }
dare-way =
    { $way ->
        [pair] in pairs
        [table] at a table
       *[alone] each alone
    }
dare-again =
    { $count ->
        [one] The deal
       *[other] The { $count } deals
    } { $game ->
        [yes] of a game that is over.
       *[no] of a challenge that is over.
    } Whoever knows them is marked † and not ranked.
dare-count =
    { $count ->
        [one] { $count } deal
       *[other] { $count } deals
    }
dare-days =
    { $days ->
        [one] open for { $days } day
       *[other] open for { $days } days
    }
dare-button-call = Challenge everybody here
dare-button-play = Play
dare-button-next = Deal { $number } of { $count }
dare-button-ranking = Ranking
dare-button-deals = Deals
dare-button-dare = Challenge
dare-button-post = Post it here
dare-button-again = These deals again
dare-button-hands = All hands
dare-button-own = My play again
dare-own = Your challenges
dare-own-open = { $code } · { $played } of { $count }
dare-own-over = { $code } · over
dare-title = Challenge of { $host }
dare-title-somebody = A player’s challenge
dare-what =
    { $count ->
        [one] { $game } · { $count } deal
       *[other] { $game } · { $count } deals
    }, { $way ->
        [pair] pairs against two experts
        [table] a table compared with three tables of experts
       *[alone] each alone with three experts
    }
dare-open = Code **{ $code }** · ends { $ends }
dare-over = Code **{ $code }** · ended { $ends }
dare-outdated = The rules of this game have changed: the challenge ended early, with what had been played.
dare-seal = Seal { $seal }…: the seed of the deals is shown at the end.
dare-seed = Seed of the deals `{ $seed }`.
dare-own-played = You: { $played } of { $count }
dare-seen = † You had seen a deal before: you are listed, not ranked.
dare-nobody = Nobody took up your challenge.
dare-nobody-coded = { $code }: nobody took up your challenge.
dare-head = Challenge { $code }, deal { $number } of { $count }
dare-late = The challenge is over: you can finish, unranked.
dare-hands-at = All hands at the end ({ $ends }).
dare-compared = mark { $mark } · no. { $rank } of { $count }
dare-first = nobody to compare with yet
dare-unranked = unranked
dare-empty = Nobody has finished a deal yet.
dare-how = The mean of the differences { $way ->
        [pair] to the other pairs
        [table] to the same side of the other tables
       *[alone] to the others
    } on each deal, of 300 points at most, and how far chance may move it (±). A deal that is not played by the end counts −40; below half of the deals there is no rank.
dare-more =
    { $count ->
        [one] … and { $count } more
       *[other] … and { $count } more
    }
dare-line = **{ $rank }** · { $player }{ $known ->
        [yes] { " " }· { $mark }{ $sure ->
            [yes] { " " }± { $error }
           *[no] { "" }
        }
       *[no] { "" }
    }
dare-line-playing =
    { $player } · { $played } of { $count }{ $few ->
        [yes] , not ranked
       *[no] { "" }
    }
dare-line-seen = † { $player } · { $played } of { $count }, not ranked
dare-deals = What the others made of it
dare-deal = Deal { $number }
dare-deal-to-play = **{ $number }** · still to play
dare-deal-played = **{ $number }** · { $result } · { $compared }
dare-deal-line = **{ $rank }** · { $player } · { $result }{ $compared ->
        [yes] { " " }· mark { $mark }
       *[no] { "" }
    }{ $stood ->
        [yes] { " " }°
       *[no] { "" }
    }
dare-button-on = Next deal
dare-button-game = Challenge
dare-unsealed = These deals come from a game that was played before.
dare-experts-wait = Three tables of experts play the same deals: the ranking follows.
dare-experts = Tables of experts: { $leads } (North–South)
lobby-dare = Challenge { $code }, deal { $number }: this deal only, unrated.
