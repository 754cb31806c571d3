# The statistics of a player, of a side of two, and of one player against another.

stats-title = { $player }
stats-none = { $own ->
        [yes] You have not finished a game here.
       *[no] { $player } has not finished a game here.
    } Open a table with { help-command-start }: a game in progress appears in { help-command-history } after its first deal.
stats-families-all = All games
stats-button-summary = Summary
stats-button-contracts = Contracts
stats-button-people = Partners
stats-button-accuracy = Accuracy
stats-button-luck = Errors
stats-button-achievements = Achievements
stats-button-pair = As partners
stats-button-versus = Head to head
stats-scope = { $here ->
        [yes] on this server
       *[no] on all servers
    }

stats-hidden = Hidden: only you see these figures, and you are on no leaderboard.
stats-games = **{ $games ->
        [one] { $games } game
       *[other] { $games } games
    }**: { $wins } won ({ NUMBER($rate, style: "percent", maximumFractionDigits: 0) }), { $losses } lost{ $draws ->
        [0] { "" }
       *[other] , { $draws } drawn
    }
stats-unfinished =
    { $games ->
        [one] With the deals of a game that has no result.
       *[other] With the deals of { $games } games that have no result.
    }
stats-deals-so-far =
    { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    }
stats-left =
    { $games ->
        [one] { $games } game left before the end.
       *[other] { $games } games left before the end.
    }
stats-deals = { stats-deals-so-far } · { NUMBER($share, style: "percent", maximumFractionDigits: 0) } of the points
stats-streak =
    Current streak: { $kind ->
        [wins] { $count ->
            [one] { $count } win
           *[other] { $count } wins
        }
       *[losses] { $count ->
            [one] { $count } loss
           *[other] { $count } losses
        }
    }
stats-longest =
    Longest streaks: { $wins ->
        [one] { $wins } win
       *[other] { $wins } wins
    }, { $losses ->
        [one] { $losses } loss
       *[other] { $losses } losses
    }
stats-declarer = As declarer: { $made } made, { $failed } failed ({ NUMBER($rate, style: "percent", maximumFractionDigits: 0) })
stats-partner = As declarer’s partner: { $made } made, { $failed } failed ({ NUMBER($rate, style: "percent", maximumFractionDigits: 0) })
stats-defence = Contracts brought down in defence: { $failed } of { $of } ({ NUMBER($rate, style: "percent", maximumFractionDigits: 0) })
stats-feats =
    { $capots ->
        [one] { $capots } capot bid and made
       *[other] { $capots } capots bid and made
    } · { $sweeps ->
        [one] every trick won once
       *[other] every trick won { $sweeps } times
    } · { $belotes ->
        [one] { $belotes } belote
       *[other] { $belotes } belotes
    }
stats-pace = Time per move: { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s

stats-contracts-title = Contracts bid
stats-contracts-none = No contract bid.
stats-contracts-row-contract = Contract
stats-contracts-row-made = Made
stats-contracts-row-failed = Failed
stats-by-trump = Made / failed by trump: { $list }
stats-contracts-row-others = Others
stats-contract =
    { $kind ->
        [trump] Trump
        [ashkal] Ashkal
        [capot] Capot
        [generale] Générale
       *[other] { NUMBER($value, useGrouping: 0) }
    }
stats-trump = { SHORT($trump) }
stats-over =
    Contracts made: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } to spare on average
stats-under =
    Contracts failed: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } short on average
stats-given =
    Doubles: { $count }, { $won ->
        [0] none paid off
       *[other] { $won } paid off
    } ({ NUMBER($rate, style: "percent", maximumFractionDigits: 0) }){ $alike ->
        [no] { "" }
       *[yes] , { $sign }{ $each ->
            [one] { $each } point
           *[other] { $each } points
        } per double
    }
stats-given-none = Doubles: none
stats-received =
    Doubled: { $count }, { $won ->
        [0] none made
       *[other] { $won } made
    } ({ NUMBER($rate, style: "percent", maximumFractionDigits: 0) }){ $alike ->
        [no] { "" }
       *[yes] , { $sign }{ $each ->
            [one] { $each } point
           *[other] { $each } points
        } per double
    }
stats-received-none = Doubled: never

stats-partners-title = Best partners (games won)
stats-partners-none = It takes { $games } games with the same partner.
stats-together =
    { $wins ->
        [one] { $wins } win
       *[other] { $wins } wins
    } in { $games } games
stats-met = { $player }: { $count } of { $games } ({ NUMBER($rate, style: "percent", maximumFractionDigits: 0) })
stats-opponents-title = Toughest opponents (games lost)
stats-opponents-none = No toughest opponent yet: it takes { $games } games against the same player.
stats-last = Latest games
stats-game =
    { $day } · { $outcome ->
        [running] running
        [stopped] stopped
        [won] won
        [lost] lost
        [left] left
       *[drawn] drawn
    } { $score } to { $others } · { $company }
stats-company = with { $partners }, against { $opponents }
stats-company-alone = against { $opponents }
stats-computers =
    { $count ->
        [1] a computer
        [2] two computers
       *[other] { $count } computers
    }

pair-title = { $one } and { $two }, as partners
pair-none = { $one } and { $two } have not finished a game as partners here.
pair-taken = { $player } as declarer: { $made } made, { $failed } failed
versus-title = { $one } against { $two }
versus-none = { $one } and { $two } have not finished a game against each other here.
versus-games = **{ $games ->
        [one] { $games } game
       *[other] { $games } games
    }** against each other{ $draws ->
        [0] { "" }
       *[other] , { $draws } of them drawn
    }
versus-side =
    { $player }: { $wins ->
        [one] { $wins } win
       *[other] { $wins } wins
    } · { NUMBER($share, style: "percent", maximumFractionDigits: 0) } of the points · contracts: { $made } made, { $failed } failed
versus-doubles =
    Doubles by { $player }: { $count }, { $won ->
        [0] none paid off
       *[other] { $won } paid off
    }
versus-together =
    { $games ->
        [0] Never partners.
        [one] Partners once.
       *[other] Partners { $games } times.
    }

stats-rating =
    Rating: **{ NUMBER($points, useGrouping: 0) }** ({ $ladder }, { $games ->
        [one] { $games } game counted
       *[other] { $games } games counted
    })
stats-rating-provisional =
    Rating, which only you see: between { NUMBER($least, useGrouping: 0) } and { NUMBER($most, useGrouping: 0) } ({ $ladder }, { $games } of { $of ->
        [one] { $of } game
       *[other] { $of } games
    })
profile-rating = Rating { NUMBER($points, useGrouping: 0) }
profile-games =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $wins } won ({ NUMBER($rate, style: "percent", maximumFractionDigits: 0) })
profile-curve =
    Rating, { $ladder } ({ $games ->
        [one] { $games } game counted
       *[other] { $games } games counted
    })
profile-outcomes = Won: { $won }, drawn: { $draws }, lost: { $losses }.
profile-curve-words = { $curve }: from { NUMBER($before, useGrouping: 0) } to { NUMBER($points, useGrouping: 0) }.
