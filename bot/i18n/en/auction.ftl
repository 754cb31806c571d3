# The auction: at the table, then in the hand of the player whose turn it is.

auction-empty = no bids yet.
auction-word-double =
    { $variant ->
        [coinche] coinche
       *[other] double
    }
auction-word-redouble =
    { $variant ->
        [coinche] surcoinche
       *[other] redouble
    }
auction-call = { $seat } { $call }
auction-pass =
    { $variant ->
        [croatian_bela] says dalje
       *[other] passes
    }
auction-keeps = keeps it
auction-takes =
    { $variant ->
        [baloot] hokum { SHORT($trump) }
        [croatian_bela] calls { $trump }
        [tarabish] goes { $trump }
        [clabber] plays it in { $trump }
       *[other] takes { $trump }
    }
auction-takes-aloud =
    { $variant ->
        [baloot] hokum { $trump }
        [croatian_bela] calls { $trump }
        [tarabish] goes { $trump }
        [clabber] plays it in { $trump }
       *[other] takes { $trump }
    }
auction-double =
    { $double ->
        [double] { $variant ->
            [bulgarian_belot] calls kontra
           *[other] { auction-word-double }s
        }
        [redouble] { $variant ->
            [bulgarian_belot] calls rekontra
           *[other] { auction-word-redouble }s
        }
        [triple] triples
        [four] quadruples
        [match] calls match
       *[gahwa] calls gahwa
    }
auction-double-chosen =
    { $double }, { $closed ->
        [yes] closed
       *[no] open
    }
auction-doubled-aloud-contree =
    { $seat } bangs a fist on the table: { $double ->
        [double] “Double!”
       *[redouble] “Redouble!”
    }
auction-line = Auction: { $calls }
auction-may-double =
    Contract: { $contract }. { $team } may { $double ->
        [double] { $variant ->
            [bulgarian_belot] call kontra
           *[other] { auction-word-double }
        }
        [redouble] { $variant ->
            [bulgarian_belot] call rekontra
           *[other] { auction-word-redouble }
        }
        [triple] triple
        [four] quadruple
        [match] call match
       *[gahwa] call gahwa
    }.

# What the table is asked, where a bid does not simply go over the last one.

auction-turned = Turned up: { SHORT($card) }
auction-asked-take =
    { $sun ->
        [yes] First round: hokum in { $trump }, sun, or pass.
       *[no] First round, { $trump }: { $variant ->
            [clabber] play it
           *[other] take it
        } or pass.
    }
auction-ashkal = Ashkal is a sun in which the turned-up card goes to the buyer’s partner.
auction-asked-other =
    { $sun ->
        [yes] Second round: sun, hokum in any suit but { $trump }, or pass.
       *[no] Second round: any suit but { $trump }, or pass.
    }
auction-asked-any =
    { $sun ->
        [yes] Second round: sun, hokum in any suit, or pass.
       *[no] Second round: any suit, or pass.
    }
auction-asked-name =
    { $variant ->
        [croatian_bela] Call trumps (zovem) or say dalje: the first to call is the declarer.
        [tarabish] Your say: go (name trumps) or pass. The first to go makes trumps.
       *[other] Name trumps or pass: the first to name them is the declarer.
    }
auction-asked-must-name =
    { $variant ->
        [croatian_bela] Everyone else has said dalje
       *[other] Everyone else has passed
    }{ $mine ->
        [yes] .
       *[no] : { $seat } { $variant ->
            [croatian_bela] is na musu.
            [tarabish] is forced.
           *[other] must name trumps.
        }
    }
auction-asked-name-after =
    Auction won at { $bid }{ $mine ->
        [yes] .
       *[no] : { $seat } names trumps.
    }
auction-asked-over = Bid: { $bid } by { $seat }. The others may still call sun.
auction-asked-keep =
    { $sun ->
        [yes] { $seat } keeps { $bid } or raises to sun.
       *[no] { $seat } keeps { $bid } or raises one last time.
    }
auction-kitty =
    { $variant ->
        [croatian_bela] The talon
       *[other] The kitty
    }: { $count ->
        [3] three cards of each hand stay face down until trumps are named.
       *[other] { $count } cards of each hand stay face down until trumps are named.
    }

auction-your-turn = Your turn to bid.
auction-your-turn-forced =
    { $variant ->
        [croatian_bela] You are na musu: you must call trumps.
        [tarabish] You are forced: you must name trumps.
       *[other] You must name trumps: you cannot pass.
    }
auction-standing =
    { $relation ->
        [partner] { COUNTED($bid) } by { $seat }, your partner.
        [opponent] { COUNTED($bid) } by { $seat }, your opponent.
       *[self] { COUNTED($bid) } by you.
    }
auction-you-may-double =
    You may { $double ->
        [double] { $variant ->
            [bulgarian_belot] call kontra
           *[other] { auction-word-double }
        }
        [redouble] { $variant ->
            [bulgarian_belot] call rekontra
           *[other] { auction-word-redouble }
        }
        [triple] triple
        [four] quadruple
        [match] call match
       *[gahwa] call gahwa
    }, or pass.
auction-wait-may-double = You may { auction-word-double } out of turn.
auction-hidden =
    { $count ->
        [3] Your other three cards are still face down.
       *[other] Your other { $count } cards are still face down.
    }
auction-to-come =
    { $count ->
        [3] Three more cards will follow.
       *[other] { $count } more cards will follow.
    }

auction-button-pass =
    { $variant ->
        [croatian_bela] Dalje
       *[other] Pass
    }
auction-button-keep = Keep { COUNTED_SHORT($bid) }
auction-button-double =
    { $double ->
        [double] { $variant ->
            [coinche] Coinche
            [bulgarian_belot] Kontra
           *[other] Double
        }
        [redouble] { $variant ->
            [coinche] Surcoinche
            [bulgarian_belot] Rekontra
           *[other] Redouble
        }
        [triple] Triple
        [four] Quadruple
        [match] Match
       *[gahwa] Gahwa
    }
auction-button-bid = { COUNTED_SHORT($bid) }
auction-button-take =
    { $variant ->
        [baloot] Hokum { SHORT($trump) }
        [clabber] Play it
       *[other] Take it
    }
auction-button-name =
    { $variant ->
        [baloot] { $trump ->
            [none] Sun
           *[other] Hokum { SHORT($trump) }
        }
       *[other] { $trump ->
            [none] { $variant ->
                [bulgarian_belot] Bez koz
               *[other] No trumps
            }
            [all] { $variant ->
                [bulgarian_belot] Vsichko koz
               *[other] All trumps
            }
           *[other] { SHORT($trump) } { $trump }
        }
    }
auction-button-ashkal = Ashkal
auction-button-kasho = Kasho
auction-button-capot = Capot…
auction-button-generale = Générale…
auction-button-value = { $value }
auction-select-bid = { $first } to { $last }

auction-confirm-capot = Capot: your side must win every trick. Choose trumps, or go back.
auction-confirm-generale = Générale: you must win every trick yourself. Choose trumps, or go back.
auction-confirm-double =
    { $double ->
        [match] Contract: { COUNTED($bid) }. Call match? The side that wins this deal wins the game.
        [gahwa] Contract: { COUNTED($bid) }. Call gahwa? The side that wins this deal wins the game.
       *[other] { $variant ->
            [coinche] Surcoinche
            [bulgarian_belot] Rekontra on
           *[other] Redouble
        } { COUNTED($bid) }? The stakes go up again.
    }
auction-button-confirm =
    { $double ->
        [match] Yes, match
        [gahwa] Yes, gahwa
       *[other] { $variant ->
            [bulgarian_belot] Yes, rekontra
           *[other] Yes, { auction-word-redouble }
        }
    }
auction-button-reconsider = No, go back
