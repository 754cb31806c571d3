# Το παίξιμο των φύλλων: στο τραπέζι, και μετά στο χέρι.

play-contract = Συμβόλαιο: { BY($contract) }
play-taken =
    { $tricks ->
        [one] { $tricks } μπάζα
       *[other] { $tricks } μπάζες
    }, { $points ->
        [one] { $points } πόντος
       *[other] { $points } πόντοι
    }
play-tally = { $team }: { play-taken }
play-card = { $seat } { SHORT($card) }
play-card-winning = **{ play-card }**
play-last-trick = Τελευταία ({ $seat }): { $plays }
play-past-trick =
    Μπάζα { $number }, την παίρνει { $seat }, { $points ->
        [one] { $points } πόντος
       *[other] { $points } πόντοι
    }: { $plays }
play-no-past-trick = Δεν πάρθηκε ακόμη καμία μπάζα.
play-belote = { $seat } λέει { $called }!
play-belote-in = { $word } { $suit }
play-belote-word =
    { $variant ->
        [baloot] baloot
        [pilotta] πιλόττα
        [tarabish] bella
        [clabber] bell
        [bulgarian_belot] belot
        [croatian_bela] bela
       *[other] μπελότ
    }
play-rebelote-word =
    { $variant ->
        [baloot] baloot
        [pilotta] ρεπιλόττα
        [tarabish] bella
        [clabber] bell
        [bulgarian_belot] belot
        [croatian_bela] bela
       *[other] ρεμπελότ
    }

# Δηλώσεις: τι λέει καθένας με το πρώτο του φύλλο, τι μετρά, τι δείχνεται.

play-meld-three =
    { $variant ->
        [baloot] { $count ->
            [1] μία sira
           *[other] { $count } sira
        }
        [tarabish] { $count ->
            [1] ένα εικοσάρι
           *[other] { $count } εικοσάρια
        }
        [pilotta] { $count ->
            [1] ένα εικοσάρι
           *[other] { $count } εικοσάρια
        }
        [clabber] { $count ->
            [1] ένα dad
           *[other] { $count } dad
        }
       *[other] { $count ->
            [1] μία τρίτη
           *[other] { $count } τρίτες
        }
    }
play-meld-four-in-sequence =
    { $variant ->
        [baloot] { $count ->
            [1] ένα πενηντάρι
           *[other] { $count } πενηντάρια
        }
        [tarabish] { $count ->
            [1] ένα πενηντάρι
           *[other] { $count } πενηντάρια
        }
        [pilotta] { $count ->
            [1] ένα πενηντάρι
           *[other] { $count } πενηντάρια
        }
        [clabber] { $count ->
            [1] ένα πενηντάρι
           *[other] { $count } πενηντάρια
        }
       *[other] { $count ->
            [1] μία τετάρτη
           *[other] { $count } τετάρτες
        }
    }
play-meld-five =
    { $variant ->
        [baloot] { $count ->
            [1] ένα κατοστάρι
           *[other] { $count } κατοστάρια
        }
        [pilotta] { $count ->
            [1] ένα κατοστάρι
           *[other] { $count } κατοστάρια
        }
        [clabber] { $count ->
            [1] ένα κατοστάρι
           *[other] { $count } κατοστάρια
        }
       *[other] { $count ->
            [1] μία πέμπτη
           *[other] { $count } πέμπτες
        }
    }
play-meld-four-of-a-kind =
    { $variant ->
        [baloot] { play-meld-five }
       *[other] { $count ->
            [1] ένα καρέ
           *[other] { $count } καρέ
        }
    }
play-meld-four-hundred =
    { $count ->
        [1] ένα τετρακοσάρι
       *[other] { $count } τετρακοσάρια
    }
play-meld-mule =
    { $count ->
        [1] ένα mule
       *[other] { $count } mule
    }
play-meld-shown = { $meld } ({ $cards })
play-melds-named = { $seat } δηλώνει { $melds }
play-melds-shown = { $seat } δείχνει { $melds }
play-melds-had = { $seat } είχε { $melds }
play-melds-lost =
    { $melds } (δεν μετρά: { $level ->
        [yes] οι καλύτερες είναι ίσες
       *[no] προηγείται { $owners }
    })
play-melds-count =
    Οι δηλώσεις μετρούν για { $owners }: { $points ->
        [one] { $points } πόντος
       *[other] { $points } πόντοι
    }.
play-melds-count-of = Μετρούν για { $owners }: { $melds }, { $points ->
        [one] { $points } πόντος
       *[other] { $points } πόντοι
    }.
play-melds-spoken =
    { $answer ->
        [lower] { $seat }: «{ $meld }.» – { $holder }: «Δεν είναι καλά.»
        [higher] { $seat }: «{ $meld }.» – { $holder }: «Καλά.»
        [good] { $seat }: «{ $meld }: ως πού;» – { $holder }: «{ $standing }.» – { $seat }: «Καλά.»
        [over] { $seat }: «{ $meld }: ως πού;» – { $holder }: «{ $standing }.» – { $seat }: «{ $raised }.»
        [level] { $seat }: «{ $meld }: ως πού;» – { $holder }: «{ $standing }.» – { $seat }: «Ίσα.»
        [in-trumps] { $seat }: «{ $meld }: ως πού;» – { $holder }: «{ $standing }.» – { $seat }: «Ίσα, στα ατού.»
       *[against-trumps] { $seat }: «{ $meld }: ως πού;» – { $holder }: «{ $standing }.» – { $seat }: «Ίσα.» – { $holder }: «Στα ατού.»
    }
play-melds-height =
    { $length ->
        [0] { $top }
       *[other] { $length } φύλλα, { $top }
    }
play-melds-cancelled = Ίσες δηλώσεις: δεν τις γράφει κανείς.

# Τα φύλλα στρωμένα μπροστά σε κάθε παίκτη (το παιχνίδι για δύο).

play-pile-covering = { SHORT($card) }▾
play-pile-bare = ▾
play-pile-empty = –
play-piles-legend = ▾: ένα κλειστό φύλλο από κάτω.
play-uncovered = { $seat } γυρίζει { SHORT($card) }

hand-as-dealt = { $seat }: { $held }
hand-suit = { SHORT($suit) } { $ranks }
hand-suit-trump = { SHORT($suit) } { $ranks } (ατού)
hand-suit-words =
    { $suit }: { $ranks }{ $trumps ->
        [yes] { " " }(ατού)
       *[no] { "" }
    }
hand-signs-trump = { $signs } (ατού)
hand-trick = Στο τραπέζι, κρατά { $seat }: { $plays }
hand-you = Εσείς
hand-to-you = εσείς
hand-us = Εμείς
hand-them = Αυτοί
hand-turn-play = Παίζει { $who }.
hand-turn-bid = Μιλά { $who }.
hand-call-own = { hand-you }: { $call }
hand-tally =
    { $side } { $points } ({ $tricks ->
        [one] { $tricks } μπ.
       *[other] { $tricks } μπ.
    })
hand-score = σκορ { $points }–{ $others }
hand-gain =
    { $side } { $points ->
        [0] 0
       *[other] +{ $points }
    }
hand-belote = { $word }: { $seat }
hand-belote-own = Λέτε { $called }!
hand-melds-own = Δηλώνετε { $melds }
hand-winning = κρατά
hand-laid-best = **{ play-card }** ({ hand-winning })
hand-heard-best = Κρατά { $seat }: { $card }.
hand-heard-any = Παίζονται όλα τα φύλλα σας.
hand-lead-first = Ξεκινάτε εσείς: παίξτε το πρώτο φύλλο.
hand-lead = Πήρατε την μπάζα: ξεκινάτε.
hand-asked =
    Σειρά σας: ζητούνται { $trumps ->
        [yes] ατού
       *[no] { $suit }
    }.
hand-last-card = Το τελευταίο παίζεται μόνο του.
hand-button-forced = Παίζε εσύ τα αναγκαστικά φύλλα
hand-free =
    { $held ->
        [none] Ούτε { $suit } ούτε ατού: πετάξτε.
        [some] Δεν έχετε { $suit }: κόψτε ή πετάξτε.
        [all] Σας έμειναν μόνο ατού: παίξτε όποιο θέλετε.
        [led] Δεν έχετε ατού: πετάξτε.
       *[unknown] Δεν έχετε { $suit }: πετάξτε.
    }
hand-partner-winning = Κρατά ο συμπαίκτης: κόβετε αν θέλετε.
hand-cannot-win = Δεν την παίρνετε: παίξτε ό,τι θέλετε.
hand-opponent =
    { $covered ->
        [0] Μπροστά στη θέση { $seat }: { $cards }
        [1] Μπροστά στη θέση { $seat }, με ένα κλειστό φύλλο: { $cards }
       *[other] Μπροστά στη θέση { $seat }, με { $covered } κλειστά φύλλα: { $cards }
    }
hand-own = Μπροστά σας: { $cards }
hand-covered =
    { $count ->
        [0] Όλα τα φύλλα σας είναι ανοιχτά.
        [1] Σας μένει ένα κλειστό φύλλο.
       *[other] Σας μένουν { $count } κλειστά φύλλα.
    }
hand-announce-silent = Μπορείτε να δηλώσετε { $announcements }. Δήλωση που ξεχάστηκε χάνεται.
hand-announce-aloud = Αν παίξετε φύλλο με «!», δηλώνετε { $announcements }.
hand-choose-melds = Ένα φύλλο μετρά σε μία δήλωση: το επόμενο φύλλο σας δηλώνει { $melds }. Μπορείτε να διαλέξετε αντί γι’ αυτό { $other }.
hand-card-announcing = { SHORT($card) }!
keyboard-announcing = { $card }, με δήλωση
keyboard-other-melds = { $card }, με την άλλη δήλωση
keyboard-at = { $move } ({ $place })
keyboard-table = τραπέζι { $number }
keyboard-done = Έγινε: { $move }.
hand-button-announce = Δηλώνω
hand-button-other-melds = Η άλλη δήλωση
hand-button-silent = Δεν δηλώνω τίποτα
hand-button-renege-claim = Ένσταση για παράβαση
hand-confirm-renege-claim = Ένσταση για παράβαση; Η μοιρασιά σταματά αμέσως. Αν η άλλη πλευρά έπαιξε αντίθετα με τους κανόνες, οι πόντοι είναι δικοί σας, αλλιώς δικοί της.
hand-button-renege-claim-sure = Ναι, ένσταση
hand-result =
    { $contract }: { $result ->
        [made] { score-made }
        [tie] { score-tied }
        [penalty] ένσταση
        [void] άκυρη
       *[failed] { score-failed }
    }
hand-thrown-in = Όλοι πάσο: η μοιρασιά δεν παίχτηκε.
hand-game-won = Κερδίσατε, { $points } με { $others }!
hand-game-lost = Χάσατε, { $points } με { $others }.
hand-game-drawn = Ισόπαλη παρτίδα, { $points } όλοι.
hand-ready = Σημειώθηκε. Πριν από την επόμενη μοιρασιά περιμένουμε: { $awaited }.

# Γιατί ένα φύλλο είναι γκρίζο. Οι κωδικοί είναι της μηχανής (Refusal).

duty-must-follow = Έχετε αυτό το χρώμα: ακολουθήστε.
duty-must-overtake-trump = Πρέπει να ανεβείτε στα ατού.
duty-must-overtake = Πρέπει να ανεβείτε στο χρώμα που ζητήθηκε.
duty-must-ruff = Δεν έχετε το χρώμα: κόψτε.
duty-must-overruff = Κόπηκε ήδη: κόψτε ψηλότερα.
duty-ruff-too-low = Αν κόψετε κι εσείς, κόψτε ψηλότερα.
duty-no-trump-lead = Κλειδωμένο: δεν ξεκινάτε με ατού.
duty-no-underruff = Δεν μπορείτε να κόψετε ψηλότερα: ξεσκαρτάρετε.
