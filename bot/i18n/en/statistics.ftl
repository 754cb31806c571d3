# The statistics of a player, of a side of two, and of one player against another.

stats-title = { $player }
stats-none = { $player } has not finished a game here.
stats-families-all = All games
stats-button-summary = Summary
stats-button-contracts = Contracts
stats-button-people = Partners
stats-button-pair = As partners
stats-button-versus = Head to head
stats-scope = { $here ->
        [yes] on this server
       *[no] on all servers
    }
stats-chosen = { $period } · { $family } · { $scope }

stats-hidden = Hidden: you alone see these numbers, and you are not on the leaderboard.
stats-games = **{ $games ->
        [one] { $games } game
       *[other] { $games } games
    }**: { $wins } won ({ NUMBER($rate, style: "percent", maximumFractionDigits: 0) }), { $losses } lost{ $draws ->
        [0] { "" }
       *[other] , { $draws } drawn
    }
stats-left =
    { $games ->
        [one] And { $games } game left before its end.
       *[other] And { $games } games left before their end.
    }
stats-deals =
    { $deals ->
        [one] { $deals } deal played
       *[other] { $deals } deals played
    } · { $points ->
        [one] { $points } point scored
       *[other] { $points } points scored
    } a game
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
stats-declarer =
    As declarer: { $made ->
        [one] { $made } contract made
       *[other] { $made } contracts made
    }, { $failed } failed ({ NUMBER($rate, style: "percent", maximumFractionDigits: 0) })
stats-partner = Partner of the declarer: { $made } made, { $failed } failed ({ NUMBER($rate, style: "percent", maximumFractionDigits: 0) })
stats-defence =
    In defence: { $failed ->
        [one] { $failed } contract set
       *[other] { $failed } contracts set
    }, { $made } let through ({ NUMBER($rate, style: "percent", maximumFractionDigits: 0) })
stats-feats =
    { $capots ->
        [one] { $capots } capot bid and made
       *[other] { $capots } capots bid and made
    } · { $sweeps ->
        [one] { $sweeps } deal of every trick
       *[other] { $sweeps } deals of every trick
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
stats-contracts-row-trump = Trump
stats-contracts-row-others = Others
stats-contract =
    { $kind ->
        [trump] Trump
        [ashkal] Ashkal
        [capot] Capot
        [generale] Générale
       *[other] { NUMBER($value, useGrouping: 0) }
    }
stats-trump = { $trump }
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
    Doubles given: { $count }, { $won ->
        [0] none of them right
       *[other] { $won } of them right
    } ({ NUMBER($rate, style: "percent", maximumFractionDigits: 0) }), { $sign }{ $each ->
        [one] { $each } point
       *[other] { $each } points
    } a double
stats-given-none = Doubles given: none
stats-received =
    Doubles received: { $count }, { $won ->
        [0] none of the contracts made all the same
       *[other] { $won } of the contracts made all the same
    } ({ NUMBER($rate, style: "percent", maximumFractionDigits: 0) }), { $sign }{ $each ->
        [one] { $each } point
       *[other] { $each } points
    } a double
stats-received-none = Doubles received: none

stats-partners-title = Best partners
stats-partners-none = It takes { $games } games with the same person.
stats-partner-line =
    { $player }: { $wins ->
        [one] { $wins } win
       *[other] { $wins } wins
    } in { $games } games ({ NUMBER($rate, style: "percent", maximumFractionDigits: 0) })
stats-opponents-title = Toughest opponents
stats-opponents-none = Nobody has won against them often enough yet: it takes { $games } games against the same person.
stats-opponent-line =
    { $player }: { $losses ->
        [one] { $losses } loss
       *[other] { $losses } losses
    } in { $games } games ({ NUMBER($rate, style: "percent", maximumFractionDigits: 0) })
stats-last = Last games
stats-game =
    { $day } · { $outcome ->
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
pair-taken = Contracts of { $player }: { $made } made, { $failed } failed
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
    } · { $points ->
        [one] { $points } point
       *[other] { $points } points
    } · contracts: { $made } made, { $failed } failed
versus-doubles =
    Doubles of { $player }: { $count }, { $won ->
        [0] none of them right
       *[other] { $won } of them right
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
profile-rating = Rating { NUMBER($points, useGrouping: 0) }
profile-games =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $wins } won ({ NUMBER($rate, style: "percent", maximumFractionDigits: 0) })
profile-contracts = Contracts made, of all that were bid
profile-curve = Rating: { $ladder }
profile-outcomes = Won: { $won }, drawn: { $draws }, lost: { $losses }.
profile-curve-words = Rating, { $ladder }: from { NUMBER($before, useGrouping: 0) } to { NUMBER($points, useGrouping: 0) }.
profile-bar-words = { $name }: { $made } made, { $failed } failed.
profile-bar =
    { $kind ->
        [trump] Tr.
        [ashkal] Ash.
        [capot] Cap.
        [generale] Gén.
       *[other] { NUMBER($value, useGrouping: 0) }
    }
