# The table before the game.

lobby-partners = Partners: North with South, East with West.
lobby-begun = The game has begun: [go to the table]({ $link }).
lobby-unrated = Gathered and cut: these games are unrated, since anyone who noted the tricks would know the next hands.
lobby-terms =
    { $why ->
        [alone] Unrated, as one person plays with computers: the host may press “{ lobby-button-rated-name }”.
        [beginner] Unrated: a computer is a beginner.
       *[none] A rated game.
    }
lobby-change-seats = To change seats: remove a computer, then take its seat.
lobby-seat = { $seat }: { $player }
lobby-seat-free = free
lobby-host = host
lobby-waiting =
    { $free ->
        [one] One more player is needed.
       *[other] { $free } more players are needed.
    }
lobby-ready = The table is full: { $user } can start.

lobby-choice =
    { $of ->
        [level] Computers
        [convention] Bidding
        [tempo] Speed
        [clock] Per turn
        [next] Next deal
       *[length] Length
    }
lobby-length-short =
    { $count ->
        [one] { $count } deal
       *[other] { $count } deals
    }
lobby-length-half = Half · { $count }
lobby-length-full = Full · { $count }

lobby-button-sit-at = Sit { $seat }
lobby-button-stand-from = Stand up ({ $seat })
lobby-button-remove-computer-from = Remove ({ $seat })
lobby-button-add-computer = Add a computer player
lobby-button-fill = Play now
lobby-button-start = Start
lobby-button-house-rules = Game and house rules
lobby-button-cancel = Close
lobby-button-setup = Settings
lobby-button-computers = Each computer
lobby-button-rated-name = Rated
lobby-button-rated =
    { lobby-button-rated-name }: { $rated ->
        [yes] yes
       *[no] no
    }
lobby-given = Deal { $code }: this deal only, unrated.
lobby-given-seen =
    { $count ->
        [one] { $players } already knows the cards of this deal.
       *[other] { $players } already know the cards of this deal.
    } Start anyway?
lobby-given-button-start = Start
lobby-challenge = Challenge { $code }, deal { $number }: it counts for the challenge and for nothing else.
lobby-training = Training table: everyone may ask the coach, and nothing counts (no rating, no statistics, no achievements).
