# The first page of a game: three sentences made from the rules of the table, and its cards.

first-button = ?
first-button-words = The game in short

# How a contract comes about.

first-points =
    Bid how many points your side will make, from { $opening }{ $named ->
        [yes] ; the highest bidder then names the trump suit
       *[no] , and { $suits }
    }{ $generale ->
        [0] { "" }
       *[other] , or every trick: { $capot ->
            [0] a *générale* ({ $generale }), all of them won by you alone
           *[other] a *capot* ({ $capot }), or a *générale* ({ $generale }) if you win them all alone
        }
    }; { $end ->
        [final] a pass is final.
        [raise] the highest bidder may raise once more.
       *[highest] the highest bid plays.
    }
first-ladder =
    { $variant ->
        [bulgarian_belot] Name a game
       *[other] Name a contract
    } above the last: { $ladder }{ $end ->
        [final] ; a pass is final.
       *[other] .
    }
first-step =
    { $variant ->
        [bulgarian_belot] { $trump ->
            [clubs] spatiya
            [diamonds] karo
            [hearts] kupa
           *[spades] pika
        }
       *[other] { trump }
    } { $symbol }
first-turned =
    { $variant ->
        [clabber] *Play it* makes the suit of the turned-up card trumps; if nobody does, name
       *[other] A card is turned up: take its suit as trumps, or pass; if all pass, name
    } { $suits }, or pass{ $must ->
        [yes] ; the dealer, left last, must name one.
       *[no] .
    }
first-named =
    { $variant ->
        [croatian_bela] Say *zovem* and { $suits }, or *dalje*
        [tarabish] *Go* by naming { $suits }, or pass
       *[other] Name { $suits }, or pass
    }{ $must ->
        [yes] : the dealer, left last, { $variant ->
            [croatian_bela] is *na musu* and must call.
            [tarabish] is *forced* to go.
           *[other] must name one.
        }
       *[no] .
    }
first-suit =
    { $which ->
        [trump] a trump suit
        [any] any suit
        [another] another suit
       *[suit] a suit
    }{ $held ->
        [yes] { " " }that you hold
       *[no] { "" }
    }
first-sun =
    A card is turned up: *hokum* makes its suit trumps; *sun*, without trumps,{ $times ->
        [1] { "" }
        [2] { " " }counts double and
       *[other] { " " }counts ×{ $times } and
    } beats hokum. { $ashkal ->
        [nobody] If all pass, a suit may be named.
        [anyone] Anyone may say *ashkal*: sun, the card to their partner.
       *[some] { $speakers } may say *ashkal*: sun, the card to their partner.
    }

# What it needs, and what failing costs.

first-bid =
    Your side needs what it bid{ $total ->
        [0] { "" }
       *[other] , of { $total }
    }{ $more ->
        [yes] { " " }and more than the others
       *[no] { "" }
    }{ $bid ->
        [0] { "" }
       *[other] { " " }({ $needed } for { $bid })
    }{ $helps ->
        [both] , melds helping, and king and queen of trumps ({ $belote })
        [melds] , melds helping
        [belote] , king and queen of trumps helping by { $belote }
        [tricks] , by its tricks alone
       *[nothing] { "" }
    }, or { $fails ->
        [pot-and-bid] the others score { $pot } and your bid.
        [pot] the others score { $pot }.
        [bid] the others score your bid.
        [all] the others score everything.
        [all-and-bid] the others score everything, and your bid.
        [cards] the others score the points of all cards.
        [cards-and-bid] the others score the points of all cards, and your bid.
       *[other] it scores nothing.
    }
first-more =
    { $partners ->
        [no] If you take, you need
       *[yes] { $variant ->
            [baloot] The buyers need
            [croatian_bela] The side that called needs
            [tarabish] The side that goes needs
            [clabber] The side that plays it needs
           *[other] The side that chose needs
        }
    } { $tie ->
        [success] at least as many points as the others
       *[other] { $partners ->
            [no] more points than your opponent
           *[yes] more points than the others
        }
    }{ $helps ->
        [both] , melds and { play-belote-word } included
        [melds] , melds included
        [belote] , { play-belote-word } included
        [tricks] , by tricks alone
       *[nothing] { "" }
    }, or { $variant ->
        [bulgarian_belot] it is *vkarana*: { first-fails }
        [croatian_bela] it is *pad*: { first-fails }
        [tarabish] it goes *bait*: { first-fails }
        [clabber] it is *set*: { first-fails }
        [belote] it is *dedans*: { first-fails }
        [belote_501] it is *dedans*: { first-fails }
        [bidding_belote] it is *dedans*: { first-fails }
       *[other] { first-fails }
    }{ $tie ->
        [hangs] { " " }{ $variant ->
            [bulgarian_belot] Level is *visi*: points hang.
            [belote_501] Level is a *litige*: points wait.
            [bidding_belote] Level is a *litige*: points wait.
           *[other] If level, points wait.
        }
        [half] { " " }{ $variant ->
            [tarabish] Level is *half-bait*: only the others score.
           *[other] If level, only the others score.
        }
       *[other] { "" }
    }
first-fails =
    { $fails ->
        [all] { $partners ->
            [no] they score everything
           *[yes] the others score everything
        }
        [cards] { $partners ->
            [no] they score the points of all cards
           *[yes] the others score the points of all cards
        }
       *[own] { $partners ->
            [no] you score nothing
           *[yes] it scores nothing
        }
    }{ $kept ->
        [both] , but melds and { play-belote-word } stay with their holders.
        [melds] , but melds stay with their holders.
        [belote] , but { play-belote-word } stays with its holder.
       *[nothing] .
    }

# What is special: doubles, open cards, a duty, the kitty, melds or the belote.

first-double =
    { $timing ->
        [any_opponent_until_next_bid] Doubt a bid{ $over ->
            [0] { "" }
           *[other] { " " }above { $over }
        }? Double it at once, even out of turn: { $levels }.
        [in_turn] Doubt a bid{ $over ->
            [0] { "" }
           *[other] { " " }above { $over }
        }? Double it on your turn: { $levels }.
       *[after_auction] { $what ->
            [hokum] Then a hokum may be doubled: { $levels }.
           *[bid] Once the bidding is over, the others may double{ $over ->
                [0] { "" }
               *[other] { " " }above { $over }
            }: { $levels }.
        }
    }
first-level =
    { $double ->
        [double] { $variant ->
            [coinche] *coinche* doubles it (×{ $multiplier })
            [bulgarian_belot] *kontra* ×{ $multiplier }
           *[other] *double* ×{ $multiplier }
        }
        [redouble] { $variant ->
            [coinche] *surcoinche* answers (×{ $multiplier })
            [bulgarian_belot] *rekontra* ×{ $multiplier }
           *[other] *redouble* ×{ $multiplier }
        }
        [triple] *triple* ×{ $multiplier }
        [four] *four* ×{ $multiplier }
        [match] *match*, for the game
       *[gahwa] *gahwa*, for the game
    }
first-open =
    { $partners ->
        [no] Two players, each alone, with the cards on the table
       *[yes] The cards lie on the table
    }: you play the open ones, and each one that goes uncovers the next.
first-over = Follow suit, and always go over the trick if you can, even over your partner.
first-kitty =
    { $variant ->
        [tarabish] You see { $seen } of your cards; the others, the *kitty* ({ $count }), come once trumps are named.
       *[other] You see { $seen } of your cards; the others ({ $count }) come once trumps are named.
    }
first-melds =
    Melds count too: { $melds }{ $pair ->
        [0] .
       *[other] ; so do the king and queen of trumps, *{ play-belote-word }* ({ $pair }).
    }
first-meld =
    { $name }{ $points ->
        [0] { "" }
       *[other] { " " }({ $least ->
            [yes] from { $points }
           *[no] { $points }
        })
    }
first-belote = The king and queen of trumps in one hand are *{ play-belote-word }* ({ $points }).
first-last-trick =
    { $points ->
        [10] Last trick: +10{ rules-last-trick-called }
       *[other] Last trick: +{ $points }
    }
first-whole = Deal: { $totals }
first-tens = Written in tens
first-target =
    { $deals ->
        [0] { $met ->
            [exceeded] Game: over { $target }
           *[other] Game: { $target }
        }
        [one] Game: one deal
       *[other] Game: { $deals } deals
    }

# The strip: the cards in order, with their points.

first-row = { $name }: { $ranks }
first-trumps = Trumps, strongest first
first-plain = Other suits
first-every-plain = { $contract }: as other suits
first-every-trump =
    { $usual ->
        [yes] { $contract }: as trumps, and none ruffs
       *[no] { $contract }: no suit ruffs another
    }
