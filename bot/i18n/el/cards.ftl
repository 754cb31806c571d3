# Οι λέξεις του παιχνιδιού: χρώματα, φύλλα, θέσεις, αγορές.
# Οι μορφές -the, -of, -short και -by υπηρετούν τις THE(), OF(), SHORT() και BY() στις προτάσεις.
# Εδώ THE() είναι η αιτιατική («τον άσο κούπα») και OF() η ονομαστική («ο άσος κούπα»).

suit =
    { $suit ->
        [spades] μπαστούνια
        [hearts] κούπες
        [diamonds] καρά
       *[clubs] σπαθιά
    }
suit-short = { $symbol }

rank =
    { $rank ->
        [ace] άσος
        [king] ρήγας
        [queen] ντάμα
        [jack] βαλές
        [ten] δεκάρι
        [nine] εννιάρι
        [eight] οχτάρι
        [seven] εφτάρι
       *[six] εξάρι
    }
rank-the =
    { $rank ->
        [ace] τον άσο
        [king] τον ρήγα
        [queen] την ντάμα
        [jack] τον βαλέ
       *[other] το { $rank }
    }
rank-of =
    { $rank ->
        [ace] ο άσος
        [king] ο ρήγας
        [queen] η ντάμα
        [jack] ο βαλές
       *[other] το { $rank }
    }
rank-short =
    { $rank ->
        [ace] A
        [king] K
        [queen] Q
        [jack] J
        [ten] 10
        [nine] 9
        [eight] 8
        [seven] 7
       *[six] 6
    }

card =
    { $rank } { $suit ->
        [spades] μπαστούνι
        [hearts] κούπα
        [diamonds] καρό
       *[clubs] σπαθί
    }
card-the =
    { THE($rank) } { $suit ->
        [spades] μπαστούνι
        [hearts] κούπα
        [diamonds] καρό
       *[clubs] σπαθί
    }
card-of =
    { OF($rank) } { $suit ->
        [spades] μπαστούνι
        [hearts] κούπα
        [diamonds] καρό
       *[clubs] σπαθί
    }
card-short = { SHORT($rank) } { SHORT($suit) }

trump =
    { $trump ->
        [spades] μπαστούνια
        [hearts] κούπες
        [diamonds] καρά
        [clubs] σπαθιά
        [none] { $variant ->
            [baloot] sun
           *[other] χωρίς ατού
        }
       *[all] όλα ατού
    }
trump-short =
    { $trump ->
        [none] { $variant ->
            [baloot] sun
           *[other] ΧΑ
        }
        [all] ΟΑ
       *[other] { $symbol }
    }
trump-none-at =
    { $variant ->
        [baloot] στο sun
       *[other] χωρίς ατού
    }
trump-none-at-first =
    { $variant ->
        [baloot] Στο sun
       *[other] Χωρίς ατού
    }
trump-all-at = στα «όλα ατού»
trump-all-at-first = Στα «όλα ατού»
trump-suit-at =
    { $variant ->
        [baloot] στο hokum
       *[other] με ατού
    }
trump-suit-at-first =
    { $variant ->
        [baloot] Στο hokum
       *[other] Με ατού
    }

seat =
    { $seat ->
        [north] Βορράς
        [east] Ανατολή
        [south] Νότος
       *[west] Δύση
    }
seat-of =
    { $seat ->
        [north] του Βορρά
        [east] της Ανατολής
        [south] του Νότου
       *[west] της Δύσης
    }
team =
    { $team ->
        [north_south] Βορράς‑Νότος
       *[east_west] Ανατολή‑Δύση
    }
team-short =
    { $team ->
        [north_south] Β‑Ν
       *[east_west] Α‑Δ
    }

bid =
    { $kind ->
        [trump] { $variant ->
            [baloot] { $trump ->
                [none] sun
               *[other] hokum { $trump }
            }
           *[other] { $trump }
        }
        [ashkal] ashkal
        [kasho] kasho
        [capot] καπό { $trump }
        [generale] γενεράλ { $trump }
        [number] { $value }
       *[points] { $value } { $trump }
    }
bid-short =
    { $kind ->
        [trump] { $variant ->
            [baloot] { $trump ->
                [none] sun
               *[other] hokum { SHORT($trump) }
            }
           *[other] { SHORT($trump) }
        }
        [ashkal] ashkal
        [kasho] kasho
        [capot] καπό { SHORT($trump) }
        [generale] γενεράλ { SHORT($trump) }
        [number] { $value }
       *[points] { $value } { SHORT($trump) }
    }
bid-counted =
    { $total ->
        [0] { $bid }
       *[other] { $bid } στα { $total }
    }
bid-counted-short =
    { $total ->
        [0] { SHORT($bid) }
       *[other] { SHORT($bid) } στα { $total }
    }
contract =
    { $double ->
        [none] { COUNTED($bid) }
        [double] { COUNTED($bid) }, { auction-word-double } (×{ $multiplier })
        [redouble] { COUNTED($bid) }, { auction-word-redouble } (×{ $multiplier })
        [triple] { COUNTED($bid) }, τριπλό (×{ $multiplier })
        [four] { COUNTED($bid) }, τετραπλό (×{ $multiplier })
        [match] { COUNTED($bid) }, ματς (για την παρτίδα)
       *[gahwa] { COUNTED($bid) }, gahwa (για την παρτίδα)
    }{ $closed ->
        [yes] , κλειδωμένο
       *[no] { "" }
    }
contract-by =
    { $double ->
        [none] { COUNTED($bid) } ({ $seat })
        [double] { COUNTED($bid) } ({ $seat }), { auction-word-double } (×{ $multiplier })
        [redouble] { COUNTED($bid) } ({ $seat }), { auction-word-redouble } (×{ $multiplier })
        [triple] { COUNTED($bid) } ({ $seat }), τριπλό (×{ $multiplier })
        [four] { COUNTED($bid) } ({ $seat }), τετραπλό (×{ $multiplier })
        [match] { COUNTED($bid) } ({ $seat }), ματς (για την παρτίδα)
       *[gahwa] { COUNTED($bid) } ({ $seat }), gahwa (για την παρτίδα)
    }{ $closed ->
        [yes] , κλειδωμένο
       *[no] { "" }
    }
contract-short =
    { $double ->
        [none] { SHORT($bid) }
        [match] { SHORT($bid) } ματς
        [gahwa] { SHORT($bid) } gahwa
       *[other] { SHORT($bid) } ×{ $multiplier }
    }
