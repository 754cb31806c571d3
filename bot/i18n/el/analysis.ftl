## Η ανάλυση μιας μοιρασιάς: τι υπήρχε, τι κόστισε κάθε αγορά και φύλλο, και γιατί

analysis-button = Ανάλυση
analysis-title = Ανάλυση της μοιρασιάς { $code }
analysis-progress = Κρίθηκαν { $done } από τις { $of } αποφάσεις… Προηγούνται τα τραπέζια που παίζουν.
analysis-waiting = Η ανάλυση αρχίζει…
analysis-place = Θέση { $place } στην ουρά. Πηγαίνουν όλοι με τη σειρά, και προηγούνται τα τραπέζια που παίζουν.
analysis-failed = Οι υπολογιστές δεν μπόρεσαν να τελειώσουν αυτή την ανάλυση. Δοκιμάστε ξανά σε ένα λεπτό.
analysis-busy = Περιμένουν πάρα πολλές αναλύσεις. Δοκιμάστε ξανά σε λίγα λεπτά.
analysis-busy-own =
    Περιμένετε ήδη { $count ->
        [one] { $count } ανάλυση
       *[other] { $count } αναλύσεις
    }. Ζητήστε αυτήν όταν τελειώσει μία.
analysis-button-refresh = Ανανέωση
analysis-button-show = Εμφάνιση { $number }
analysis-button-verdict = Κρίση
analysis-button-legend = Τι σημαίνουν τα σημάδια
analysis-button-bids = Οι αγορές
analysis-button-deal = Η μοιρασιά
analysis-button-back = Πίσω στην ανάλυση
analysis-button-previous = Προηγούμενο
analysis-button-next = Επόμενο

analysis-lost = **Αυτή η μοιρασιά χάθηκε στην αγορά ({ $team })**: { $how ->
        [too-high] { BY($contract) } δεν γινόταν να βγει.
        [left] { $seat } μπορούσε να βγάλει { $bid }, και το συμβόλαιο έμεινε στους άλλους ({ $others }).
       *[passed-out] { $seat } μπορούσε να βγάλει { $bid }, και δεν αγόρασε κανείς.
    }
analysis-lost-call =
    Η αγορά που έφταιξε: **{ $call }**{ $why ->
        [error] , όπου { $best } άξιζε { analysis-cost } πόντους παραπάνω.
        [untrue] , που δεν έλεγε τι είχαν τα φύλλα.
        [unlucky] . Με όσα ήταν δυνατό να ξέρει ({ $seat }), ήταν σωστή: ατυχία.
       *[close] . Με όσα ήταν δυνατό να ξέρει ({ $seat }), ήταν οριακή επιλογή.
    }
analysis-could = { $seat } μπορούσε να βγάλει { $bid } ({ $points })
analysis-points =
    { $points ->
        [one] { $points } πόντος
       *[other] { $points } πόντοι
    }{ $melds ->
        [0] { "" }
       *[other] { " " }+ { $melds } δηλώσεις
    }{ $belote ->
        [0] { "" }
       *[other] { " " }+ { $belote } { play-belote-word }
    }
analysis-par = Με όλα τα φύλλα ανοιχτά, { $contracts }.
analysis-par-played = Με όλα τα φύλλα ανοιχτά, κανένα συμβόλαιο δεν ήταν καλύτερο: { $points }.
analysis-par-none = Με όλα τα φύλλα ανοιχτά, κανείς δεν μπορούσε να βγάλει συμβόλαιο.
analysis-passed = Δεν αγόρασε κανείς.
analysis-played = Παίχτηκε: { BY($contract) }, { $result ->
        [made] βγήκε
        [failed] μέσα
        [tie] ισοπαλία
        [penalty] ένσταση
        [void] άκυρη
       *[open] δεν τελείωσε
    }.
analysis-seen =
    { $seen ->
        [made] { $result ->
            [made] Αυτό είναι το κανονικό αποτέλεσμα, αν παίξουν όλοι άριστα.
           *[other] Με άριστο παίξιμο θα έβγαινε.
        }
       *[failed] { $result ->
            [made] Με άριστη άμυνα θα έμπαινε μέσα.
            [failed] Αυτό είναι το κανονικό αποτέλεσμα: απέναντι σε άριστη άμυνα δεν σωζόταν.
           *[other] Με άριστη άμυνα θα έμπαινε μέσα.
        }
    }

analysis-accuracy-title = Ακρίβεια στα φύλλα
analysis-accuracy =
    { $you ->
        [yes] **{ $seat } (εσείς)**
       *[no] **{ $seat }**
    }: { $value }% σε { $count } φύλλα
analysis-accuracy-few =
    { $you ->
        [yes] **{ $seat } (εσείς)**
       *[no] **{ $seat }**
    }: { $count ->
        [0] καμία επιλογή για κρίση
        [one] { $count } επιλογή
       *[other] { $count } επιλογές
    }
analysis-accuracy-least = Για ποσοστό χρειάζονται τουλάχιστον { $least } επιλογές.
analysis-errors =
    { $count ->
        [0] κανένα λάθος
        [one] { $count } λάθος
       *[other] { $count } λάθη
    }
analysis-bad-luck = ατυχία ×{ $count }
analysis-lucky = τύχη ×{ $count }

analysis-strip-title = Μπάζα μπάζα
analysis-strip-legend =
    { $judged ->
        [yes] ✅ καλά · ❌ λάθος · 🌧️ ατυχία · 🍀 τύχη.{ " " }
       *[no] { "" }
    }Ο αριθμός: πόντοι πέρα από όσους θέλει το συμβόλαιο, αν παίξουν όλοι άριστα από εκεί και πέρα βλέποντας όλα τα φύλλα ({ $sign }: μπαίνει μέσα).
analysis-turn-down = Το συμβόλαιο χάθηκε στην μπάζα { $trick }.
analysis-turn-safe = Το συμβόλαιο εξασφαλίστηκε στην μπάζα { $trick }.
analysis-safe-throughout = Το συμβόλαιο δεν κινδύνεψε ποτέ.
analysis-down-throughout = Το συμβόλαιο δεν ήταν ποτέ εφικτό.

analysis-moments-title = Τι κόστισε περισσότερο
analysis-measures = Το κόστος μετρά μόνο όσα μπορούσε να ξέρει ο παίκτης. Η λίστα των μπαζών βλέπει όλα τα φύλλα.
analysis-moment = **{ $trick ->
        [0] Αγορά
       *[other] Μπάζα { $trick }
    }, { $seat }**: { $done } κόστισε { $loss } { $loss ->
        [one] μονάδα
       *[other] μονάδες
    } πιθανότητας να { $you ->
        [yes] κερδίσετε
       *[no] κερδίσει
    }{ $points ->
        [0] { "" }
        [one] { " " }και { analysis-cost } πόντο
       *[other] { " " }και { analysis-cost } πόντους
    }. Καλύτερο ήταν { $best }.
analysis-cost =
    { $points }{ $error ->
        [0] { "" }
       *[other] { " " }± { $error }
    }
analysis-no-error = **Κανένα λάθος.** Με όσα μπορούσε να ξέρει ο καθένας, κανένα φύλλο δεν ήταν λάθος: μπράβο σε όλους!
analysis-no-error-in-play = **Κανένα φύλλο δεν ήταν λάθος**, με όσα μπορούσε να ξέρει ο καθένας.{ $bids ->
        [0] { "" }
       *[other] { " " }Αγορές που κόστισαν πόντους: { $bids } (**{ analysis-button-bids }**).
    }
analysis-only-bad-luck =
    { $count ->
        [one] Ένα φύλλο βγήκε λάθος: ατυχία, κανείς δεν μπορούσε να το ξέρει.
       *[other] { $count } φύλλα βγήκαν λάθος: ατυχία, κανείς δεν μπορούσε να το ξέρει.
    }

analysis-moment-title =
    { $number } από { $count } · { $trick ->
        [0] αγορά
       *[other] μπάζα { $trick }
    }, { $seat }
analysis-moment-hand = Φύλλα: { $cards }
analysis-moment-trick = Στο τραπέζι: { $plays }
analysis-moment-laid = { $seat } { SHORT($card) }
analysis-moment-lead = Ξεκινά { $seat }.
analysis-moment-why = **Καλύτερο ήταν { $best }.** { $why }
analysis-moment-right = **{ $best }: σωστό.** { $why }
analysis-moment-worth = Με { $done }, η πιθανότητα νίκης είναι { $chosen }%.
analysis-moment-brings = Σε πόντους για τη μοιρασιά: { $chosen } κατά μέσο όρο.
analysis-moment-cost = Με { $done }, η πιθανότητα να κερδηθεί η παρτίδα έπεσε από { $better }% σε { $chosen }%.
analysis-moment-points =
    Σε πόντους της μοιρασιάς: { $chosen } αντί για { $better } κατά μέσο όρο{ $error ->
        [0] { "" }
       *[other] { " " }(± { $error })
    }.
analysis-fact-needs =
    { $side ->
        [attack] { $points ->
            [one] Το συμβόλαιο θέλει ακόμη { $points } πόντο.
           *[other] Το συμβόλαιο θέλει ακόμη { $points } πόντους.
        }
       *[defence] { $points ->
            [one] Η επίθεση θέλει ακόμη { $points } πόντο.
           *[other] Η επίθεση θέλει ακόμη { $points } πόντους.
        }
    }
analysis-fact-made = Το συμβόλαιο βγήκε ήδη.
analysis-fact-master = Το { SHORT($card) } είναι το ψηλότερο: κανείς δεν έχει ψηλότερο φύλλο σε { $suit }.
analysis-fact-trumps =
    { $count ->
        [0] Κανείς άλλος δεν έχει ατού.
        [one] Ένα ατού είναι ακόμη έξω: { $cards }.
       *[other] { $count } ατού είναι ακόμη έξω: { $cards }.
    }
analysis-lines-title = Με όλα τα φύλλα ανοιχτά, η μοιρασιά συνεχίζεται έτσι:
analysis-line-points =
    Μετά το { SHORT($card) } ({ $lead } για { $own ->
        [yes] την πλευρά σας
       *[no] { $team }
    }): { $cards }

analysis-calls-points =
    Με όλα τα φύλλα ανοιχτά: { $done } φέρνει { $points } ({ $own ->
        [yes] η πλευρά σας
       *[no] { $team }
    }), { $best } φέρνει { $better }.
analysis-call-points =
    Με όλα τα φύλλα ανοιχτά: { $done } φέρνει { $points } ({ $own ->
        [yes] η πλευρά σας
       *[no] { $team }
    }).

analysis-untrue-title = Όχι κατά το σύστημα του τραπεζιού
analysis-told = { $call }, που λέει: { $told }. Είχε: { $held }.
analysis-told-nothing = τίποτα ιδιαίτερο
analysis-untrue = **{ $call }**, που λέει: { $told }. Είχε: { $held }.
analysis-held =
    { $count ->
        [0] κανένα φύλλο ({ $trump })
       *[other] { $cards }
    }{ $aces ->
        [0] , κανέναν άσο στο πλάι
        [one] , έναν άσο στο πλάι
       *[other] , { $aces } άσους στο πλάι
    }
analysis-bids-title = Οι αγορές
analysis-bids-hint = Καλοί παίκτες συχνά διαφωνούν για τις αγορές. Το κόστος λέγεται όπου είναι σίγουρο. Είναι λάθος από { $blame ->
        [one] { $blame } ποσοστιαία μονάδα
       *[other] { $blame } ποσοστιαίες μονάδες
    } της πιθανότητας νίκης και πάνω, αν ήταν λάθος και με όλα τα φύλλα ανοιχτά.
analysis-bid-untrue = όχι κατά το σύστημα: είχε { $held }
analysis-bid-cost = κόστισε { analysis-cost } πόντους, καλύτερο ήταν { $best }
analysis-bid-made = { $chance }% πιθανότητα να βγει
analysis-bid-expert =
    { $bids ->
        [yes] ένας ειδικός θα αγόραζε { $call }
       *[no] ο ειδικός: { $call }
    }
analysis-bid-agrees = όπως θα έκανε ο ειδικός
analysis-bid-exact = ακριβώς ό,τι ζητά η σύμβαση
analysis-bids-none = Δεν έγινε καμία αγορά.
