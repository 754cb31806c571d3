# The play of the cards: at the table, then in the hand.

play-contract = Contract: { BY($contract) }
play-taken =
    { $tricks ->
        [one] { $tricks } trick
       *[other] { $tricks } tricks
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
play-tally = { $team }: { play-taken }
play-card = { $seat } { SHORT($card) }
play-card-winning = **{ play-card }**
play-last-trick = Last trick, to { $seat }: { $plays }
play-past-trick =
    Trick { $number }, to { $seat }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: { $plays }
play-no-past-trick = No trick has been taken yet.
play-belote = { $seat } declares { $called }!
play-belote-in = { $word } in { $suit }
play-belote-word =
    { $variant ->
        [baloot] baloot
        [pilotta] pilotta
        [tarabish] bella
        [clabber] bell
        [bulgarian_belot] belot
        [croatian_bela] bela
       *[other] belote
    }
play-rebelote-word =
    { $variant ->
        [baloot] baloot
        [pilotta] pilotta
        [tarabish] bella
        [clabber] bell
        [bulgarian_belot] belot
        [croatian_bela] bela
       *[other] rebelote
    }

# Melds: what each player names with their first card, what counts, what is shown.

play-meld-three =
    { $variant ->
        [baloot] { $count ->
            [1] a sira
           *[other] { $count } siras
        }
        [tarabish] { $count ->
            [1] a twenty
           *[other] { $count } twenties
        }
        [pilotta] { $count ->
            [1] a twenty
           *[other] { $count } twenties
        }
        [clabber] { $count ->
            [1] a dad
           *[other] { $count } dads
        }
        [bulgarian_belot] { $count ->
            [1] a tertsa
           *[other] { $count } tertsas
        }
        [croatian_bela] { $count ->
            [1] a terca
           *[other] { $count } tercas
        }
       *[other] { $count ->
            [1] a tierce
           *[other] { $count } tierces
        }
    }
play-meld-four-in-sequence =
    { $variant ->
        [bulgarian_belot] { $count ->
            [1] a kvarta
           *[other] { $count } kvartas
        }
        [croatian_bela] { $count ->
            [1] a kvarta
           *[other] { $count } kvartas
        }
        [belote] { $count ->
            [1] a cinquante
           *[other] { $count } cinquantes
        }
        [belote_501] { $count ->
            [1] a cinquante
           *[other] { $count } cinquantes
        }
        [bidding_belote] { $count ->
            [1] a cinquante
           *[other] { $count } cinquantes
        }
       *[other] { $count ->
            [1] a fifty
           *[other] { $count } fifties
        }
    }
play-meld-five =
    { $variant ->
        [bulgarian_belot] { $count ->
            [1] a kvinta
           *[other] { $count } kvintas
        }
        [croatian_bela] { $count ->
            [1] a kvinta
           *[other] { $count } kvintas
        }
        [belote] { $count ->
            [1] a cent
           *[other] { $count } cents
        }
        [belote_501] { $count ->
            [1] a cent
           *[other] { $count } cents
        }
        [bidding_belote] { $count ->
            [1] a cent
           *[other] { $count } cents
        }
       *[other] { $count ->
            [1] a hundred
           *[other] { $count } hundreds
        }
    }
play-meld-four-of-a-kind =
    { $variant ->
        [baloot] { play-meld-five }
        [bulgarian_belot] { $count ->
            [1] a kare
           *[other] { $count } kares
        }
        [belote] { $count ->
            [1] a carré
           *[other] { $count } carrés
        }
        [belote_501] { $count ->
            [1] a carré
           *[other] { $count } carrés
        }
        [bidding_belote] { $count ->
            [1] a carré
           *[other] { $count } carrés
        }
       *[other] { $count ->
            [1] four of a kind
           *[other] { $count } fours of a kind
        }
    }
play-meld-four-hundred =
    { $count ->
        [1] a four hundred
       *[other] { $count } four hundreds
    }
play-meld-mule =
    { $count ->
        [1] a mule
       *[other] { $count } mules
    }
play-meld-shown = { $meld } ({ $cards })
play-melds-named = { $seat } declares { $melds }
play-melds-shown = { $seat } shows { $melds }
play-melds-had = { $seat } had { $melds }
play-melds-lost =
    { $melds } (does not count: { $level ->
        [yes] the best are equal
       *[no] { $owners }’s comes first
    })
play-melds-count =
    The melds count for { $owners }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
play-melds-count-of = What counts for { $owners }: { $melds }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
play-melds-spoken =
    { $answer ->
        [lower] { $seat }: “{ $meld }.” – { $holder }: “Not good.”
        [higher] { $seat }: “{ $meld }.” – { $holder }: “Good.”
        [good] { $seat }: “{ $meld }: how high?” – { $holder }: “{ $standing }.” – { $seat }: “Good.”
        [over] { $seat }: “{ $meld }: how high?” – { $holder }: “{ $standing }.” – { $seat }: “{ $raised }.”
        [level] { $seat }: “{ $meld }: how high?” – { $holder }: “{ $standing }.” – { $seat }: “Equal.”
        [in-trumps] { $seat }: “{ $meld }: how high?” – { $holder }: “{ $standing }.” – { $seat }: “Equal, in trumps.”
       *[against-trumps] { $seat }: “{ $meld }: how high?” – { $holder }: “{ $standing }.” – { $seat }: “Equal.” – { $holder }: “In trumps.”
    }
play-melds-height =
    { $length ->
        [0] { $top }
       *[other] { $length } cards, { $top }
    }
play-melds-cancelled = The melds are equal: nobody scores them.

# The cards laid out before each player (the game for two).

play-pile-covering = { SHORT($card) }▾
play-pile-bare = ▾
play-pile-empty = –
play-piles-legend = ▾: a face-down card beneath.
play-uncovered = { $seat } turns up { SHORT($card) }

hand-as-dealt = { $seat }: { $held }
hand-suit = { SHORT($suit) } { $ranks }
hand-suit-trump = { SHORT($suit) } { $ranks } (trump)
hand-suit-words =
    { $ranks } of { $suit }{ $trumps ->
        [yes] { " " }(trump)
       *[no] { "" }
    }
hand-signs-trump = { $signs } (trump)
hand-trick = On the table, { $seat } winning: { $plays }
hand-you = You
hand-to-you = you
hand-us = Us
hand-them = Them
hand-turn-play = { $who } is to play.
hand-turn-bid = { $who } is to bid.
hand-call-own = { hand-you }: { $call }
hand-tally =
    { $side } { $points } ({ $tricks ->
        [one] { $tricks } trick
       *[other] { $tricks } tricks
    })
hand-score = game { $points }–{ $others }
hand-gain =
    { $side } { $points ->
        [0] 0
       *[other] +{ $points }
    }
hand-belote = { $word }: { $seat }
hand-belote-own = You declare { $called }!
hand-melds-own = You declare { $melds }
hand-winning = winning
hand-laid-best = **{ play-card }** ({ hand-winning })
hand-heard-best = { $seat } is winning: { $card }.
hand-heard-any = Any of your cards can be played.
hand-lead-first = Your opening lead.
hand-lead = You won the trick: your lead.
hand-asked =
    Your turn: { $trumps ->
        [yes] trumps
       *[no] { $suit }
    } led.
hand-last-card = Your last card plays itself.
hand-button-forced = Play forced cards for me
hand-free =
    { $held ->
        [none] No { $suit } and no trumps: discard.
        [some] No { $suit }: ruff or discard.
        [all] Only trumps left: play any of them.
        [led] No trumps: discard.
       *[unknown] No { $suit }: discard.
    }
hand-partner-winning = Partner is winning: no need to ruff.
hand-cannot-win = You cannot win it: play anything.
hand-opponent =
    { $covered ->
        [0] In front of { $seat }: { $cards }
        [1] In front of { $seat }, with one face-down card: { $cards }
       *[other] In front of { $seat }, with { $covered } face-down cards: { $cards }
    }
hand-own = In front of you: { $cards }
hand-covered =
    { $count ->
        [0] All your cards are face up.
        [1] You have one face-down card left.
       *[other] You have { $count } face-down cards left.
    }
hand-announce-silent = You may declare { $announcements }. A forgotten meld is lost.
hand-announce-aloud = You will declare { $announcements } if you play a card marked “!”.
hand-choose-melds = A card serves one meld: your next card declares { $melds }. You may choose { $other } instead.
hand-card-announcing = { SHORT($card) }!
keyboard-announcing = { $card }, declaring
keyboard-other-melds = { $card }, declaring the other meld
keyboard-at = { $move } ({ $place })
keyboard-table = table { $number }
keyboard-done = Done: { $move }.
hand-button-announce = Declare
hand-button-other-melds = Declare the other
hand-button-silent = Declare nothing
hand-button-renege-claim = Challenge a renege
hand-confirm-renege-claim = Challenge a renege? The deal stops at once. If the other side has broken the rules of play, you get the points; if not, they do.
hand-button-renege-claim-sure = Yes, challenge
hand-result =
    { $contract }: { $result ->
        [made] { score-made }
        [tie] { score-tied }
        [penalty] challenged
        [void] void
       *[failed] { score-failed }
    }
hand-thrown-in = The deal was thrown in.
hand-game-won = You won, { $points } to { $others }!
hand-game-lost = You lost, { $points } to { $others }.
hand-game-drawn = A drawn game, { $points } all.
hand-ready = Noted. Waiting for { $awaited } before the next deal.

# Why a card is greyed; the codes are the engine’s (Refusal).

duty-must-follow = You have some: follow suit.
duty-must-overtake-trump = You must play a higher trump.
duty-must-overtake = You must go higher in the suit led.
duty-must-ruff = You have none: you must ruff.
duty-must-overruff = Already ruffed: you must overruff.
duty-ruff-too-low = If you ruff as well, go higher.
duty-no-trump-lead = Closed: you may not lead trumps.
duty-no-underruff = You cannot overruff: discard.
