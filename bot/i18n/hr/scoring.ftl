# Zapis dijeljenja, redak po redak, zatim kraj partije.

score-title =
    Dijeljenje { $number }: { BY($contract) }, { $result ->
        [made] { score-made }
        [tie] { score-tied }
        [penalty] renons
        [void] poništeno
       *[failed] { score-failed }
    }{ $capot ->
        [attack] , { score-capot }
        [defence] , { score-capot } obrane
       *[none] { "" }
    }
score-title-thrown-in = Dijeljenje { $number }: bačeno, nitko ne piše
score-made =
    { $variant ->
        [bulgarian_belot] izkarana
        [baloot] kupci dobivaju
       *[other] prolaz
    }
score-failed =
    { $variant ->
        [bulgarian_belot] vkarana
        [baloot] kupci gube
        [tarabish] bait
        [clabber] set
       *[other] pad
    }
score-tied =
    { $variant ->
        [bulgarian_belot] visi
        [tarabish] half-bait
       *[other] neriješeno
    }
score-made-first =
    { $variant ->
        [bulgarian_belot] Izkarana
        [baloot] Kupci dobivaju
       *[other] Prolaz
    }
score-failed-first =
    { $variant ->
        [bulgarian_belot] Vkarana
        [baloot] Kupci gube
        [tarabish] Bait
        [clabber] Set
       *[other] Pad
    }
score-tied-first =
    { $variant ->
        [bulgarian_belot] Visi
        [tarabish] Half-bait
       *[other] Izjednačeno
    }
score-capot =
    { $variant ->
        [croatian_bela] štiglja
        [bulgarian_belot] kapo
        [baloot] kaboot
       *[other] kapot
    }
score-claimed = { $seat } je prijavio renons.
score-breach = Štih { $number }: { $seat } je odigrao { SHORT($card) }, a { $duty }.
breach-must-follow = morao je dati boju
breach-must-overtake-trump = morao je ići preko u adutu
breach-must-overtake = morao je ići preko u boji
breach-must-ruff = morao je sjeći
breach-must-overruff = morao je sjeći preko
breach-ruff-too-low = morao je sjeći više
breach-no-underruff = nije smio sjeći niže
breach-no-trump-lead = nije smio izići u adut
score-points = { $points }
score-awaited = Čeka se { $players }.
score-hands = Ruke
score-total = Ukupno: { $scores }
score-row-deal = runda
score-row-total = zbroj

# Šifre su iz motora igre (LineCode).

score-side =
    { $side ->
        [attack] Napad
       *[defence] Obrana
    }
score-the-side = { score-side }
score-side-cards =
    { $side ->
        [attack] Karte napada
       *[defence] Karte obrane
    }

score-line-card-points =
    { score-side-cards }: { $points } ({ $tricks ->
        [one] { $tricks } štih
        [few] { $tricks } štiha
       *[other] { $tricks } štihova
    })
score-line-card-points-untold = { score-side-cards }: { $points }
score-line-last-trick = Zadnji štih: + { $points } = { $total }
score-line-melds-margin = Zvanja: + { $points } = { $total }
score-line-belote-margin =
    Uz { $points ->
        [40] dvije bele
        [60] tri bele
        [80] četiri bele
       *[other] { rules-belote-its }
    }: + { $points } = { $total }
score-apart =
    { $apart ->
        [melds] ne računajući zvanja
        [belote] ne računajući { rules-belote-its }
       *[both] ne računajući zvanja i { rules-belote-its }
    }
score-line-bid-reached =
    Prolaz: { $total } ≥ { $bid }{ $apart ->
        [none] { "" }
       *[other] , { score-apart }
    }
score-line-bid-missed =
    Pad: { $total } < { $bid }{ $apart ->
        [none] { "" }
       *[other] , { score-apart }
    }
score-line-bid-and-more = Prolaz: { $total } ≥ { $bid }, i više nego što ima obrana ({ $others })
score-line-bid-not-more = Pad: { $total } ≥ { $bid }, ali obrana ima { $others }
score-line-capot-reached = Kapot, prolaz: svi štihovi ({ $tricks })
score-line-capot-missed =
    Kapot, pad: samo { $tricks ->
        [one] { $tricks } štih
        [few] { $tricks } štiha
       *[other] { $tricks } štihova
    }
score-line-capot-missed-untold = Kapot, pad
score-line-defence-rounded =
    { $off ->
        [0] Obrana: { $points }
       *[other] Obrana: { $points }, zaokruženo na { $rounded }
    }
score-rest = Napad: { $whole } − { $rounded } = { $points }
score-attack-rounded = Napad: { $points }, zaokruženo na { $rounded }
score-belote-unscored = U zapisu { rules-belote-the } ne vrijedi: samo pomaže ugovoru.
score-lost =
    Napad s ugovorom gubi { $part ->
        [melds] zvanja
        [belote] { rules-belote-its }
       *[both] zvanja i { rules-belote-its }
    }.
score-part-bid =
    { $bid } za najavu{ $whole ->
        [1] { "" }
       *[other] { $multiplier ->
            [1] { "" }
           *[other] { " " }× { $multiplier }
        }
    }
score-part-attack =
    { $points ->
        [0] { score-part-bid }
       *[other] { $points } osvojeno{ $bid ->
            [0] { "" }
           *[other] { " " }+ { score-part-bid }
        }
    }{ $theirs ->
        [0] { "" }
       *[other] { " " }+ { $theirs } od druge strane
    }{ $sweep ->
        [0] { "" }
       *[other] { " " }+ { $sweep } za sve štihove
    }{ $melds ->
        [0] { "" }
       *[other] { " " }+ { $melds } za zvanja
    }{ $belote ->
        [0] { "" }
       *[other] { " " }+ { $belote } za { rules-belote-its }
    }
score-part-pot =
    { $points ->
        [0] { score-part-bid }
       *[other] { $points } za pad{ $bid ->
            [0] { "" }
           *[other] { " " }+ { score-part-bid }
        }
    }{ $melds ->
        [0] { "" }
       *[other] { " " }+ { $melds } za zvanja
    }{ $belote ->
        [0] { "" }
       *[other] { " " }+ { $belote } za { rules-belote-its }
    }

score-line-generale-reached = Générale, prolaz: zvač je uzeo sve štihove ({ $tricks })
score-line-generale-missed =
    Générale, pad: zvač je uzeo samo { $tricks ->
        [one] { $tricks } štih
        [few] { $tricks } štiha
       *[other] { $tricks } štihova
    }
score-line-generale-missed-untold = Générale, pad
score-sum-attack-points-and-bid =
    { $whole ->
        [1] ({ score-part-attack }) × { $multiplier }
       *[0] { score-part-attack }
    }{ $extra ->
        [0] { "" }
       *[other] { " " }= { $result }
    }
score-line-attack-points-and-bid =
    Napad { $result ->
        [0] ne piše ništa
       *[other] piše { score-sum-attack-points-and-bid }
    }
score-sum-pot-and-bid =
    { $whole ->
        [1] ({ score-part-pot }) × { $multiplier }
       *[0] { score-part-pot }
    }{ $extra ->
        [0] { "" }
       *[other] { " " }= { $result }
    }
score-line-pot-and-bid =
    Obrana { $result ->
        [0] ne piše ništa
       *[other] piše { score-sum-pot-and-bid }
    }
score-line-defence-points =
    Obrana piše { $rounded } za štihove{ $off ->
        [0] { "" }
       *[other] { " " }({ $points }, zaokruženo)
    }{ $melds ->
        [0] { "" }
       *[other] { " " }+ { $melds } za zvanja
    }{ $belote ->
        [0] { "" }
       *[other] { " " }+ { $belote } za { rules-belote-its }
    }{ $extra ->
        [0] { "" }
       *[other] { " " }= { $result }
    }
score-line-attack-after-failure =
    Napad { $result ->
        [0] ne piše ništa
       *[other] piše { $result }: { $melds ->
            [0] { rules-belote-its }
           *[other] { $belote ->
                [0] zvanja
               *[other] zvanja i { rules-belote-its }
            }
        }
    }
score-sum-forfeit =
    { $points ->
        [0] { $bid } za najavu
       *[other] ({ $points } za izgubljeno dijeljenje{ $sweep ->
            [0] { "" }
           *[other] { " " }+ { $sweep } za sve štihove
        }{ $bid ->
            [0] { "" }
           *[other] { " " }+ { $bid } za najavu
        }{ $whole ->
            [1] { $bonus ->
                [0] { "" }
               *[other] { " " }+ { score-part-bonus }
            }
           *[0] { "" }
        })
    } × { $multiplier }{ $once ->
        [0] { "" }
       *[other] { " " }+ { $once } za sve štihove
    }{ $whole ->
        [1] { "" }
       *[0] { $bonus ->
            [0] { "" }
           *[other] { " " }+ { score-part-bonus }
        }
    } = { $result }
score-part-bonus =
    { $bonus } { $of ->
        [melds] za zvanja
        [belote] za belu
       *[both] za zvanja i belu
    }
score-line-forfeit = { score-the-side } piše { score-sum-forfeit }
score-sum-forfeit-and-bid =
    { $points ->
        [0] { $bid } za najavu × { $multiplier }
       *[other] { $points } za izgubljeno dijeljenje{ $sweep ->
            [0] { "" }
           *[other] { " " }+ { $sweep } za sve štihove
        }{ $bid ->
            [0] { "" }
           *[other] { " " }+ { $bid } za najavu × { $multiplier }
        }
    }{ $bonus ->
        [0] { "" }
       *[other] { " " }+ { score-part-bonus }
    } = { $result }
score-line-forfeit-and-bid = Napad piše { score-sum-forfeit-and-bid }
score-line-belote-kept = { score-the-side } piše { $result }: { rules-belote-its }

score-line-side-total =
    { score-side }: { $cards } u kartama{ $last ->
        [0] { "" }
       *[other] { " " }+ { $last } za zadnji štih
    }{ $sweep ->
        [0] { "" }
       *[other] { " " }+ { $sweep } za sve štihove
    }{ $melds ->
        [0] { "" }
       *[other] { " " }+ { $melds } za zvanja
    }{ $belote ->
        [0] { "" }
       *[other] { " " }+ { $belote } za { rules-belote-its }
    }{ $extra ->
        [0] { "" }
       *[other] { " " }= { $total }
    }
score-line-counted-times = { score-side }: { $points } × { $factor } = { $total }
score-line-more-points =
    { score-made-first }: { $total } > { $others }{ $apart ->
        [none] { "" }
       *[other] , { score-apart }
    }
score-line-fewer-points =
    { score-failed-first }: { $total } < { $others }{ $apart ->
        [none] { "" }
       *[other] , { score-apart }
    }
score-line-equal-points =
    { score-tied-first }: { $total }:{ $others }{ $apart ->
        [none] { "" }
       *[other] , { score-apart }
    }
score-line-no-points = { score-the-side } nema bodova iz karata: kao da je druga strana uzela sve štihove
score-line-every-trick =
    { score-side }: + { $points } { $variant ->
        [croatian_bela] za štiglju
       *[other] za sve štihove
    } = { $total }
score-line-brought = { score-side-cards }: { $points } × { $to } / { $of } = { $total }
score-line-in-rounds = { score-side }: { $points }, to jest { $total }
score-line-hanging =
    { $before ->
        [0] Bodovi koji čekaju: { $points }
       *[other] Bodovi koji čekaju: { $before } + { $points } = { $carry }
    }
score-line-with-gains = { score-side }: { $own } + { $gained } od druge strane = { $total }
score-line-bid-added =
    { score-side }: { $points } + { $bid }{ $multiplier ->
        [1] { "" }
       *[other] { " " }× { $multiplier }
    } za najavu = { $total }
score-line-written =
    { score-the-side } { $result ->
        [0] ne piše ništa
       *[other] piše { $extra ->
            [0] { $result }
           *[other] { $own }{ $gained ->
                [0] { "" }
               *[other] { " " }+ { $gained } od druge strane
            }{ $carried ->
                [0] { "" }
               *[other] { " " }+ { $carried } prenesenih
            } = { $result }
        }
    }
score-line-match-points =
    { score-side }: { $extra ->
        [0] { $own }
       *[other] { $gained ->
            [0] { $own }
           *[other] { $multiplier ->
                [1] { $own } + { $gained } od druge strane
               *[other] ({ $own } + { $gained })
            }
        }{ $multiplier ->
            [1] { "" }
           *[other] { " " }× { $multiplier }
        }{ $carried ->
            [0] { "" }
           *[other] { " " }+ { $carried } prenesenih
        } = { $raw }
    }, to jest { $tens }{ $bonus ->
        [0] { "" }
       *[other] { " " }+ { $bonus } za sve štihove = { $result }
    }
score-line-tens-cut =
    { score-side }: { $points ->
        [0] 0
       *[other] { $points }, to jest { $tens }{ $unit ->
            [0] { "" }
           *[other] { " " }+ { $unit } (izgubljena desetica) = { $result }
        }
    }
score-line-tens-rounded =
    { score-side }: { $points ->
        [0] 0
       *[other] { $points }, to jest { $result }
    }
score-line-paired-tens =
    { score-side }: { $gained ->
        [0] { $own }
       *[other] { $own } + { $gained } od druge strane = { $points }
    }, to jest { $tens }{ $extra ->
        [0] { "" }
       *[other] { $multiplier ->
            [1] { "" }
           *[other] { " " }× { $multiplier }
        }{ $carried ->
            [0] { "" }
           *[other] { " " }+ { $carried } prenesenih
        } = { $result }
    }
score-line-winning-run =
    { score-side }: { $variant ->
        [croatian_bela] belot, koji dobiva partiju
       *[other] niz koji dobiva partiju
    }
score-line-stopped =
    { score-side }: { $before } + { $points } = { $total }, cilj je dosegnut i dijeljenje staje{ $variant ->
        [croatian_bela] { " " }(dosta)
       *[other] { "" }
    }
score-line-all-tricks = { score-side }: svi štihovi zajedno vrijede { $points }
score-line-round-points =
    { score-side }: { $sweep ->
        [0] { $points }, to jest { $rounded }
       *[other] { $bare ->
            [0] { "" }
           *[other] { $points }, to jest { $bare } +{ " " }
        }{ $sweep } za sve štihove{ $ace ->
            [0] { "" }
            [1] { " " }(okrenut je as)
           *[other] { " " }(prvi na redu imao je asa)
        }{ $bare ->
            [0] { "" }
           *[other] { " " }= { $rounded }
        }
    }{ $extra ->
        [0] { "" }
       *[other] ; { $multiplier ->
            [1] { $rounded }{ $melds ->
                [0] { "" }
               *[other] { " " }+ { $melds } za zvanja
            }
           *[other] { $melds ->
                [0] { $rounded }
               *[other] ({ $rounded } + { $melds } za zvanja)
            } × { $multiplier }
        }{ $belote ->
            [0] { "" }
           *[other] { " " }+ { $belote } za { rules-belote-its }
        }{ $carried ->
            [0] { "" }
           *[other] { " " }+ { $carried } prenesenih
        } = { $result }
    }
score-line-game-decided =
    { $side ->
        [attack] Partiju dobiva napad
       *[defence] Partiju dobiva obrana
    }
score-line-claim-right = Prijava renonsa bila je točna
score-line-claim-wrong = Prijava renonsa bila je netočna
score-line-every-point =
    { score-the-side } piše sve bodove: { $cards }{ $melds ->
        [0] { "" }
       *[other] { " " }+ { $melds } za zvanja
    }{ $belote ->
        [0] { "" }
       *[other] { " " }+ { $belote } za { rules-belote-its }
    }{ $carried ->
        [0] { "" }
       *[other] { " " }+ { $carried } prenesenih
    }{ $melds ->
        [0] { $belote ->
            [0] { $carried ->
                [0] { "" }
               *[other] { " " }= { $result }
            }
           *[other] { " " }= { $result }
        }
       *[other] { " " }= { $result }
    }
score-line-no-score = Dijeljenje je poništeno, nitko ne piše

score-button-next = Sljedeće dijeljenje
score-button-details = Račun
score-button-review = Pregled
score-review-title = Pregled dijeljenja { $number }
score-review-auction = Licitacija
score-review-trick = Štih { $number } od { $count }
score-review-hands = Ruke prije ovog štiha
score-review-hand = Vaša ruka: { $cards }
score-review-so-far = Dosadašnji bodovi iz štihova: { $scores }
score-review-f = Početak
score-review-p = Prije
score-review-n = Poslije
score-review-l = Kraj

game-won = { $team } dobiva partiju, { $points }:{ $others }!
game-drawn = Partija je neriješena: { $scores }.
game-winners = Bravo, { $players }!
game-deals =
    { $deals ->
        [one] Odigrano { $deals } dijeljenje
        [few] Odigrana { $deals } dijeljenja
       *[other] Odigrano { $deals } dijeljenja
    }{ $passed ->
        [0] .
        [one] , { $passed } bačeno.
        [few] , { $passed } bačena.
       *[other] , { $passed } bačenih.
    }
game-cards =
    { $points ->
        [0] S ovim kartama prosječni bi stolovi bili izjednačeni.
        [one] S ovim kartama na prosječnim bi stolovima vodio { $team }, s { $points } bodom prednosti.
        [few] S ovim kartama na prosječnim bi stolovima vodio { $team }, s { $points } boda prednosti.
       *[other] S ovim kartama na prosječnim bi stolovima vodio { $team }, s { $points } bodova prednosti.
    }{ $against ->
        [yes] { " " }Karte nisu bile na strani pobjednika.
       *[no] { "" }
    }
game-records = Ugovori, kontre i { play-belote-word }
game-record = { $seat }: { $feats }
game-feat-made =
    { $count ->
        [one] { $count } prolaz
        [few] { $count } prolaza
       *[other] { $count } prolaza
    }
game-feat-failed =
    { $count ->
        [one] { $count } pad
        [few] { $count } pada
       *[other] { $count } padova
    }
game-feat-capots =
    { $count ->
        [one] { $count } ispunjen kapot
        [few] { $count } ispunjena kapota
       *[other] { $count } ispunjenih kapota
    }
game-feat-doubles =
    { $count ->
        [one] { $count } kontra
        [few] { $count } kontre
       *[other] { $count } kontri
    } ({ $won ->
        [0] nijedna se nije isplatila
       *[other] isplatilo se { $won }
    })
game-feat-belotes = { play-belote-word } ×{ $count }
game-sheet-title = Blok
game-sheet-hint = Rezultat partije nakon svakog dijeljenja.
game-sheet-empty = Još nije završeno nijedno dijeljenje.
game-rematch-without = Revanš će se igrati bez: { $players }.
game-button-rematch = Revanš
game-button-seats = Mjesta i postavke
game-button-sheet = Blok
game-button-share = Pokaži svima
score-ratings = Rejtinzi: { $players }.
score-rating = { $player } { NUMBER($points, useGrouping: 0) } ({ $change })
score-rating-provisional =
    { $player }: { $games } od { $of ->
        [one] { $of } partije
        [few] { $of } partije
       *[other] { $of } partija
    } do rejtinga
score-rating-trial = { $players }: proba, ne računa se
score-unrated = Bez rejtinga: nijedan se rejting ne mijenja.
