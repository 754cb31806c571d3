# Το σκορ μιας μοιρασιάς, γραμμή γραμμή, και μετά το τέλος της παρτίδας.

score-title =
    Μοιρασιά { $number }: { BY($contract) }, { $result ->
        [made] { score-made }
        [tie] { score-tied }
        [penalty] ένσταση
        [void] άκυρη
       *[failed] { score-failed }
    }{ $capot ->
        [attack] , { score-capot }
        [defence] , ανάποδο { score-capot }
       *[none] { "" }
    }
score-title-thrown-in = Μοιρασιά { $number }: όλοι πάσο, δεν γράφει κανείς
score-made =
    { $variant ->
        [bulgarian_belot] izkarana
        [croatian_bela] prolaz
        [baloot] οι αγοραστές κερδίζουν
       *[other] βγήκε
    }
score-failed =
    { $variant ->
        [bulgarian_belot] vkarana
        [croatian_bela] pad
        [baloot] οι αγοραστές χάνουν
        [tarabish] bait
        [clabber] set
       *[other] μέσα
    }
score-tied =
    { $variant ->
        [bulgarian_belot] visi
        [tarabish] half-bait
       *[other] ισοπαλία
    }
score-made-first =
    { $variant ->
        [bulgarian_belot] Izkarana
        [croatian_bela] Prolaz
        [baloot] Οι αγοραστές κερδίζουν
       *[other] Το συμβόλαιο βγήκε
    }
score-failed-first =
    { $variant ->
        [bulgarian_belot] Vkarana
        [croatian_bela] Pad
        [baloot] Οι αγοραστές χάνουν
        [tarabish] Bait
        [clabber] Set
       *[other] Το συμβόλαιο μπήκε μέσα
    }
score-tied-first =
    { $variant ->
        [bulgarian_belot] Visi
        [tarabish] Half-bait
       *[other] Ισοπαλία
    }
score-capot =
    { $variant ->
        [bulgarian_belot] kapo
        [croatian_bela] štiglja
        [baloot] kaboot
       *[other] καπό
    }
score-claimed = { $seat } έκανε ένσταση για παράβαση.
score-breach = Μπάζα { $number }: { $seat } έπαιξε { SHORT($card) }, αλλά { $duty }.
breach-must-follow = έπρεπε να ακολουθήσει
breach-must-overtake-trump = έπρεπε να ανεβεί στα ατού
breach-must-overtake = έπρεπε να ανεβεί στο χρώμα που ζητήθηκε
breach-must-ruff = έπρεπε να κόψει
breach-must-overruff = έπρεπε να κόψει ψηλότερα
breach-ruff-too-low = έπρεπε να κόψει πιο ψηλά
breach-no-underruff = δεν έπρεπε να κόψει χαμηλότερα
breach-no-trump-lead = δεν γινόταν να ξεκινήσει με ατού
score-points = { $points }
score-awaited = Περιμένουμε: { $players }.
score-hands = Τα φύλλα
score-total = Σύνολο: { $scores }
score-row-deal = γύρος
score-row-total = όλα

# Οι κωδικοί είναι της μηχανής (LineCode).

score-side =
    { $side ->
        [attack] Επίθεση
       *[defence] Άμυνα
    }
score-the-side =
    { $side ->
        [attack] Η επίθεση
       *[defence] Η άμυνα
    }
score-side-cards =
    { $side ->
        [attack] Φύλλα της επίθεσης
       *[defence] Φύλλα της άμυνας
    }

score-line-card-points =
    { score-side-cards }: { $points } ({ $tricks ->
        [one] { $tricks } μπάζα
       *[other] { $tricks } μπάζες
    })
score-line-card-points-untold = { score-side-cards }: { $points }
score-line-last-trick = Τελευταία μπάζα: + { $points } = { $total }
score-line-melds-margin = Δηλώσεις: + { $points } = { $total }
score-line-belote-margin =
    Με { $points ->
        [40] δύο { play-belote-word }
        [60] τρεις { play-belote-word }
        [80] τέσσερις { play-belote-word }
       *[other] { play-belote-word }
    }: + { $points } = { $total }
score-apart =
    { $apart ->
        [melds] χωρίς δηλώσεις
        [belote] χωρίς { play-belote-word }
       *[both] χωρίς δηλώσεις και { play-belote-word }
    }
score-line-bid-reached =
    Το συμβόλαιο βγήκε: { $total } ≥ { $bid }{ $apart ->
        [none] { "" }
       *[other] , { score-apart }
    }
score-line-bid-missed =
    Το συμβόλαιο μπήκε μέσα: { $total } < { $bid }{ $apart ->
        [none] { "" }
       *[other] , { score-apart }
    }
score-line-bid-and-more = Το συμβόλαιο βγήκε: { $total } ≥ { $bid }, και πάνω από τους { $others } της άμυνας
score-line-bid-not-more = Το συμβόλαιο μπήκε μέσα: { $total } ≥ { $bid }, αλλά η άμυνα έχει { $others }
score-line-capot-reached = Το καπό βγήκε: όλες οι μπάζες ({ $tricks })
score-line-capot-missed =
    Το καπό μπήκε μέσα: { $tricks ->
        [one] μόνο { $tricks } μπάζα
       *[other] μόνο { $tricks } μπάζες
    }
score-line-capot-missed-untold = Το καπό μπήκε μέσα
score-line-defence-rounded =
    { $off ->
        [0] Άμυνα: { $points }
       *[other] Άμυνα: { $points }, στρογγυλά { $rounded }
    }
score-rest = Επίθεση: { $whole } − { $rounded } = { $points }
score-attack-rounded = Επίθεση: { $points }, στρογγυλά { $rounded }
score-belote-unscored = Στο σκορ { rules-belote-the } δεν μετρά: βοήθησε μόνο να βγει το συμβόλαιο.
score-lost =
    Η επίθεση χάνει με το συμβόλαιο { $part ->
        [melds] τις δηλώσεις της
        [belote] { rules-belote-its }
       *[both] τις δηλώσεις της και { rules-belote-its }
    }.
score-part-bid =
    { $bid } αγορά{ $whole ->
        [1] { "" }
       *[other] { $multiplier ->
            [1] { "" }
           *[other] { " " }× { $multiplier }
        }
    }
score-part-attack =
    { $points ->
        [0] { score-part-bid }
       *[other] { $points } που έκανε{ $bid ->
            [0] { "" }
           *[other] { " " }+ { score-part-bid }
        }
    }{ $theirs ->
        [0] { "" }
       *[other] { " " }+ { $theirs } από την άλλη πλευρά
    }{ $sweep ->
        [0] { "" }
       *[other] { " " }+ { $sweep } για όλες τις μπάζες
    }{ $melds ->
        [0] { "" }
       *[other] { " " }+ { $melds } δηλώσεις
    }{ $belote ->
        [0] { "" }
       *[other] { " " }+ { $belote } { play-belote-word }
    }
score-part-pot =
    { $points ->
        [0] { score-part-bid }
       *[other] { $points } επειδή μπήκε μέσα{ $bid ->
            [0] { "" }
           *[other] { " " }+ { score-part-bid }
        }
    }{ $melds ->
        [0] { "" }
       *[other] { " " }+ { $melds } δηλώσεις
    }{ $belote ->
        [0] { "" }
       *[other] { " " }+ { $belote } { play-belote-word }
    }

score-line-generale-reached = Το γενεράλ βγήκε: όλες οι μπάζες στον αγοραστή ({ $tricks })
score-line-generale-missed =
    Το γενεράλ μπήκε μέσα: μόνο { $tricks ->
        [one] { $tricks } μπάζα του αγοραστή
       *[other] { $tricks } μπάζες του αγοραστή
    }
score-line-generale-missed-untold = Το γενεράλ μπήκε μέσα
score-sum-attack-points-and-bid =
    { $whole ->
        [1] ({ score-part-attack }) × { $multiplier }
       *[0] { score-part-attack }
    }{ $extra ->
        [0] { "" }
       *[other] { " " }= { $result }
    }
score-line-attack-points-and-bid =
    Η επίθεση { $result ->
        [0] δεν γράφει τίποτα
       *[other] γράφει { score-sum-attack-points-and-bid }
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
    Η άμυνα { $result ->
        [0] δεν γράφει τίποτα
       *[other] γράφει { score-sum-pot-and-bid }
    }
score-line-defence-points =
    Η άμυνα γράφει { $rounded } σε μπάζες{ $off ->
        [0] { "" }
       *[other] { " " }({ $points }, στρογγυλεμένα)
    }{ $melds ->
        [0] { "" }
       *[other] { " " }+ { $melds } δηλώσεις
    }{ $belote ->
        [0] { "" }
       *[other] { " " }+ { $belote } { play-belote-word }
    }{ $extra ->
        [0] { "" }
       *[other] { " " }= { $result }
    }
score-line-attack-after-failure =
    Η επίθεση { $result ->
        [0] δεν γράφει τίποτα
       *[other] γράφει { $result }: { $melds ->
            [0] { rules-belote-its }
           *[other] { $belote ->
                [0] τις δηλώσεις της
               *[other] τις δηλώσεις της και { rules-belote-its }
            }
        }
    }
score-sum-forfeit =
    { $points ->
        [0] { $bid } αγορά
       *[other] ({ $points } ολόκληρη η μοιρασιά{ $sweep ->
            [0] { "" }
           *[other] { " " }+ { $sweep } για όλες τις μπάζες
        }{ $bid ->
            [0] { "" }
           *[other] { " " }+ { $bid } αγορά
        }{ $whole ->
            [1] { $bonus ->
                [0] { "" }
               *[other] { " " }+ { score-part-bonus }
            }
           *[0] { "" }
        })
    } × { $multiplier }{ $once ->
        [0] { "" }
       *[other] { " " }+ { $once } για όλες τις μπάζες
    }{ $whole ->
        [1] { "" }
       *[0] { $bonus ->
            [0] { "" }
           *[other] { " " }+ { score-part-bonus }
        }
    } = { $result }
score-part-bonus =
    { $bonus } { $of ->
        [melds] δηλώσεις
        [belote] { play-belote-word }
       *[both] δηλώσεις και { play-belote-word }
    }
score-line-forfeit = { score-the-side } γράφει { score-sum-forfeit }
score-sum-forfeit-and-bid =
    { $points ->
        [0] { $bid } αγορά × { $multiplier }
       *[other] { $points } ολόκληρη η μοιρασιά{ $sweep ->
            [0] { "" }
           *[other] { " " }+ { $sweep } για όλες τις μπάζες
        }{ $bid ->
            [0] { "" }
           *[other] { " " }+ { $bid } αγορά × { $multiplier }
        }
    }{ $bonus ->
        [0] { "" }
       *[other] { " " }+ { score-part-bonus }
    } = { $result }
score-line-forfeit-and-bid = Η επίθεση γράφει { score-sum-forfeit-and-bid }
score-line-belote-kept = { score-the-side } γράφει { $result }: { rules-belote-its }

score-line-side-total =
    { score-side }: { $cards } σε φύλλα{ $last ->
        [0] { "" }
       *[other] { " " }+ { $last } για την τελευταία μπάζα
    }{ $sweep ->
        [0] { "" }
       *[other] { " " }+ { $sweep } για όλες τις μπάζες
    }{ $melds ->
        [0] { "" }
       *[other] { " " }+ { $melds } δηλώσεις
    }{ $belote ->
        [0] { "" }
       *[other] { " " }+ { $belote } { play-belote-word }
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
    { score-tied-first }: { $total } με { $others }{ $apart ->
        [none] { "" }
       *[other] , { score-apart }
    }
score-line-no-points = { score-the-side } δεν έχει πόντους από φύλλα: σαν να πήραν οι άλλοι όλες τις μπάζες
score-line-every-trick = { score-side }: + { $points } για όλες τις μπάζες = { $total }
score-line-brought = { score-side-cards }: { $points } × { $to } / { $of } = { $total }
score-line-in-rounds = { score-side }: { $points }, δηλαδή { $total }
score-line-hanging =
    { $before ->
        [0] Σε αναμονή: { $points } πόντοι
       *[other] Σε αναμονή: { $before } + { $points } = { $carry }
    }
score-line-with-gains = { score-side }: { $own } + { $gained } από την άλλη πλευρά = { $total }
score-line-bid-added =
    { score-side }: { $points } + { $bid }{ $multiplier ->
        [1] { "" }
       *[other] { " " }× { $multiplier }
    } για την αγορά = { $total }
score-line-written =
    { score-the-side } { $result ->
        [0] δεν γράφει τίποτα
       *[other] γράφει { $extra ->
            [0] { $result }
           *[other] { $own }{ $gained ->
                [0] { "" }
               *[other] { " " }+ { $gained } από την άλλη πλευρά
            }{ $carried ->
                [0] { "" }
               *[other] { " " }+ { $carried } που περίμεναν
            } = { $result }
        }
    }
score-line-match-points =
    { score-side }: { $extra ->
        [0] { $own }
       *[other] { $gained ->
            [0] { $own }
           *[other] { $multiplier ->
                [1] { $own } + { $gained } από την άλλη πλευρά
               *[other] ({ $own } + { $gained })
            }
        }{ $multiplier ->
            [1] { "" }
           *[other] { " " }× { $multiplier }
        }{ $carried ->
            [0] { "" }
           *[other] { " " }+ { $carried } που περίμεναν
        } = { $raw }
    }, δηλαδή { $tens }{ $bonus ->
        [0] { "" }
       *[other] { " " }+ { $bonus } για όλες τις μπάζες = { $result }
    }
score-line-tens-cut =
    { score-side }: { $points ->
        [0] 0
       *[other] { $points }, δηλαδή { $tens }{ $unit ->
            [0] { "" }
           *[other] { " " }+ { $unit } (η χαμένη δεκάδα) = { $result }
        }
    }
score-line-tens-rounded =
    { score-side }: { $points ->
        [0] 0
       *[other] { $points }, δηλαδή { $result }
    }
score-line-paired-tens =
    { score-side }: { $gained ->
        [0] { $own }
       *[other] { $own } + { $gained } από την άλλη πλευρά = { $points }
    }, δηλαδή { $tens }{ $extra ->
        [0] { "" }
       *[other] { $multiplier ->
            [1] { "" }
           *[other] { " " }× { $multiplier }
        }{ $carried ->
            [0] { "" }
           *[other] { " " }+ { $carried } που περίμεναν
        } = { $result }
    }
score-line-winning-run = { score-side }: συνεχόμενα που κερδίζουν την παρτίδα
score-line-stopped = { score-side }: { $before } + { $points } = { $total }, πιάστηκε ο στόχος και η μοιρασιά σταματά
score-line-all-tricks = { score-side }: όλες οι μπάζες μαζί αξίζουν { $points }
score-line-round-points =
    { score-side }: { $sweep ->
        [0] { $points }, δηλαδή { $rounded }
       *[other] { $bare ->
            [0] { "" }
           *[other] { $points }, δηλαδή { $bare } +{ " " }
        }{ $sweep } για όλες τις μπάζες{ $ace ->
            [0] { "" }
            [1] { " " }(το ανοιχτό φύλλο ήταν άσος)
           *[other] { " " }(ο πρώτος που μίλησε είχε άσο)
        }{ $bare ->
            [0] { "" }
           *[other] { " " }= { $rounded }
        }
    }{ $extra ->
        [0] { "" }
       *[other] . Μετά { $multiplier ->
            [1] { $rounded }{ $melds ->
                [0] { "" }
               *[other] { " " }+ { $melds } δηλώσεις
            }
           *[other] { $melds ->
                [0] { $rounded }
               *[other] ({ $rounded } + { $melds } δηλώσεις)
            } × { $multiplier }
        }{ $belote ->
            [0] { "" }
           *[other] { " " }+ { $belote } { play-belote-word }
        }{ $carried ->
            [0] { "" }
           *[other] { " " }+ { $carried } που περίμεναν
        } = { $result }
    }
score-line-game-decided =
    { $side ->
        [attack] Η επίθεση κερδίζει την παρτίδα
       *[defence] Η άμυνα κερδίζει την παρτίδα
    }
score-line-claim-right = Η ένσταση ήταν σωστή
score-line-claim-wrong = Η ένσταση ήταν λανθασμένη
score-line-every-point =
    { score-the-side } γράφει όλους τους πόντους: { $cards }{ $melds ->
        [0] { "" }
       *[other] { " " }+ { $melds } δηλώσεις
    }{ $belote ->
        [0] { "" }
       *[other] { " " }+ { $belote } { play-belote-word }
    }{ $carried ->
        [0] { "" }
       *[other] { " " }+ { $carried } που περίμεναν
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
score-line-no-score = Άκυρη μοιρασιά, δεν γράφει κανείς

score-button-next = Επόμενη μοιρασιά
score-button-details = Λεπτομέρειες
score-button-review = Μπάζα μπάζα
score-review-title = Μοιρασιά { $number }, ξανά
score-review-auction = Η αγορά
score-review-trick = Μπάζα { $number } από { $count }
score-review-hands = Τα φύλλα πριν από αυτή την μπάζα
score-review-hand = Τα φύλλα σας: { $cards }
score-review-so-far = Πόντοι σε μπάζες ως εδώ: { $scores }
score-review-f = Αρχή
score-review-p = Πριν
score-review-n = Μετά
score-review-l = Τέλος

game-won = Κερδίζει την παρτίδα η πλευρά { $team }, { $points } με { $others }!
game-drawn = Η παρτίδα είναι ισόπαλη: { $scores }.
game-winners = Μπράβο, { $players }!
game-deals =
    { $deals ->
        [one] Παίχτηκε { $deals } μοιρασιά
       *[other] Παίχτηκαν { $deals } μοιρασιές
    }{ $passed ->
        [0] .
       *[other] , { $passed } με όλους πάσο.
    }
game-cards =
    { $points ->
        [0] Με αυτά τα φύλλα, μέτρια τραπέζια θα ήταν ίσα.
        [one] Με αυτά τα φύλλα, σε μέτρια τραπέζια θα προηγούνταν η πλευρά { $team } κατά { $points } πόντο.
       *[other] Με αυτά τα φύλλα, σε μέτρια τραπέζια θα προηγούνταν η πλευρά { $team } κατά { $points } πόντους.
    }{ $against ->
        [yes] { " " }Τα φύλλα δεν ήταν με το μέρος των νικητών.
       *[no] { "" }
    }
game-records = Συμβόλαια, κόντρες και { play-belote-word }
game-record = { $seat }: { $feats }
game-feat-made =
    { $count ->
        [one] { $count } συμβόλαιο βγήκε
       *[other] { $count } συμβόλαια βγήκαν
    }
game-feat-failed =
    { $count ->
        [one] { $count } συμβόλαιο μέσα
       *[other] { $count } συμβόλαια μέσα
    }
game-feat-capots =
    { $count ->
        [one] { $count } καπό βγήκε
       *[other] { $count } καπό βγήκαν
    }
game-feat-doubles =
    { $count ->
        [one] { $count } κόντρα
       *[other] { $count } κόντρες
    } ({ $won ->
        [0] καμία δεν πέτυχε
        [one] πέτυχε { $won }
       *[other] πέτυχαν { $won }
    })
game-feat-belotes =
    { $count ->
        [one] { $count } { play-belote-word }
       *[other] { $count } { play-belote-word }
    }
game-sheet-title = Φύλλο του σκορ
game-sheet-hint = Το σκορ της παρτίδας μετά από κάθε μοιρασιά.
game-sheet-empty = Δεν τελείωσε ακόμη καμία μοιρασιά.
game-rematch-without = Η ρεβάνς θα παιχτεί χωρίς: { $players }.
game-button-rematch = Ρεβάνς
game-button-seats = Θέσεις και ρυθμίσεις
game-button-sheet = Φύλλο του σκορ
game-button-share = Να το δουν όλοι
score-ratings = Βαθμολογίες: { $players }.
score-rating = { $player } { NUMBER($points, useGrouping: 0) } ({ $change })
score-rating-provisional =
    { $player }: { $games } από { $of ->
        [one] { $of } παρτίδα
       *[other] { $of } παρτίδες
    } ως τη βαθμολογία
score-rating-trial = { $players }: δοκιμή, που δεν μετρά
score-unrated = Χωρίς βαθμολογία: καμία βαθμολογία δεν αλλάζει.
