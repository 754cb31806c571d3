# Το τραπέζι στη διάρκεια της παρτίδας: τι βλέπουν όλοι, σε κάθε φάση.

table-title = { $game } · { $target } πόντοι
table-title-deals =
    { $game } · { $deals ->
        [one] { $deals } μοιρασιά
       *[other] { $deals } μοιρασιές
    }
table-contract = { BY($contract) }
table-deal = Μοιρασιά { $number } · μοιράζει: { $dealer }
table-carry =
    { $points ->
        [one] { $points } πόντος σε αναμονή
       *[other] { $points } πόντοι σε αναμονή
    }
table-drawn-lowest-draw = Τράβηγμα: { $draws }. Μοιράζει το πιο χαμηλό φύλλο: { $dealer }.
table-drawn-suit-cut = Κόψιμο: { $draws }. Μοιράζει: { $dealer }.
table-drawn-first-jack = Πρώτος βαλές: { $draws }. Μοιράζει: { $dealer }.
table-team-score = { $team } { $points }
table-seat = { $seat }: { $player }
table-computer = { table-computer-name }, υπολογιστής ({ $level })
table-computer-name =
    { $seat ->
        [north] Βαρνάβας
        [east] Ανδρούλα
        [south] Νίκη
       *[west] Δώρα
    }
table-deserted = Δεν είναι κανείς εδώ: η παρτίδα περιμένει να γυρίσει κάποιος από τους παίκτες της.
table-experts-come = Οι ειδικοί έρχονται. Ως τότε τους αντικαθιστούν έμπειροι παίκτες.
table-replaced = { $player } (παίζει υπολογιστής)
table-left = { $player } (έφυγε από το τραπέζι)
table-turn-bid = Μιλά { $seat }: { $player }.
table-turn-play = Παίζει { $seat }: { $player }.
table-closed = Αυτό το τραπέζι έκλεισε. Ανοίξτε άλλο με { help-command-start }.
table-restarting = Το bot επανεκκινείται: η παρτίδα συνεχίζεται σε λίγο, από εκεί όπου έμεινε.
table-closed-lost = Όσα παίχτηκαν εδώ δεν διαβάζονται πια: το τραπέζι έκλεισε. Τίποτε δεν σβήνεται, και ο διαχειριστής του bot μπορεί να τα εξετάσει.
table-waiting = Αυτό το τραπέζι παίχτηκε με νεότερη έκδοση του bot και περιμένει την ενημέρωση. Τίποτε δεν χάθηκε: η παρτίδα θα συνεχιστεί τότε. Όποιος διαχειρίζεται τον διακομιστή μπορεί να το κλείσει με { help-command-stop }.
table-closed-other-rules = Το bot ενημερώθηκε και διαβάζει αλλιώς τους κανόνες αυτού του παιχνιδιού: για να μην αλλάξουν κανόνες στη μέση, η παρτίδα τελειώνει εδώ.
table-moved = Το τραπέζι συνεχίζεται πιο κάτω: { $link }
table-unshown = Σημειώθηκε, αλλά δεν μπορώ να το δείξω στο τραπέζι: σε αυτό το κανάλι μου λείπει { $permissions }. Όταν το διορθώσει ένας διαχειριστής, όποιο κουμπί κι αν πατήσετε ενημερώνει το τραπέζι. Ως τότε, παίζετε τα φύλλα σας με { help-command-hand }.
table-unshown-refused = Σημειώθηκε, αλλά το Discord δεν με αφήνει να το δείξω στο τραπέζι: ίσως το κανάλι ή το νήμα είναι κλειδωμένο. Όταν το διορθώσει ένας διαχειριστής, όποιο κουμπί κι αν πατήσετε ενημερώνει το τραπέζι. Ως τότε, παίζετε τα φύλλα σας με { help-command-hand }.
table-closed-idle = Κανείς δεν έπαιξε εδώ για μία ημέρα: το τραπέζι έκλεισε και το σκορ του φυλάχτηκε.

table-button-go = Στο τραπέζι
table-button-hand = Τα φύλλα μου
table-button-rules = Κανόνες
table-button-tricks = Αγορά και μπάζες
table-button-more = Άλλα…
table-button-leave = Φεύγω
side-button-close =
    { $seated ->
        [yes] Πίσω στα φύλλα μου
       *[no] Κλείσιμο
    }
table-more-title = Αυτό το τραπέζι

# Επιβεβαιώσεις, που τις βλέπει μόνο ο παίκτης.

leave-confirm =
    { $playing ->
        [yes] Φεύγετε από το τραπέζι; { $last ->
            [yes] Δεν παίζει κανείς άλλος: σας περιμένει, και κλείνει μετά από μία μέρα.
           *[no] Θα παίζει για εσάς ένας υπολογιστής, και μπορείτε να γυρίσετε όποτε θέλετε.
        }{ $counts ->
            [yes] { " " }Αν δεν είστε εδώ στο τέλος ή αν ο υπολογιστής κάνει τις περισσότερες κινήσεις σας, η παρτίδα μετρά ως ήττα σας στη βαθμολογία.
           *[no] { "" }
        }
       *[other] Φεύγετε από το τραπέζι; Η επόμενη παρτίδα θα παιχτεί χωρίς εσάς.
    }
leave-confirm-challenge = Αυτή η μοιρασιά μετρά. Αν δεν είστε εκεί στο τέλος, ή αν ο ειδικός έπαιξε τις περισσότερες κινήσεις σας, αξίζει για εσάς όσα κάνουν ειδικοί, 0 το πολύ, μείον 40.
leave-done =
    { $playing ->
        [yes] Φύγατε από το τραπέζι. Το κουμπί «{ table-button-hand }» σας δίνει πίσω τη θέση σας.
       *[other] Φύγατε από το τραπέζι: η επόμενη παρτίδα θα παιχτεί χωρίς εσάς. Αν αλλάξετε γνώμη, το κουμπί «{ game-button-rematch }», στο τραπέζι, σας δίνει πίσω τη θέση σας.
    }
leave-stood = Αφήσατε τη θέση σας.
leave-button-confirm = Φεύγω από το τραπέζι
leave-button-keep = Μένω
stop-confirm =
    { $playing ->
        [yes] Να σταματήσει η παρτίδα για όλους; Δεν μετρά, άρα δεν τη χάνει κανείς.
       *[other] Να κλείσει αυτό το τραπέζι; Όποιος θέλει να παίξει θα πρέπει να ανοίξει άλλο.
    }
stop-confirm-challenge = Να κλείσει το τραπέζι; Αυτή η μοιρασιά μετρά: στο τέλος της πρόκλησης { $code } την τελειώνουν ειδικοί, και αξίζει για όσους την παίζουν όσα κάνουν εκείνοι, 0 το πολύ, μείον 40.
stop-confirm-ask =
    Να σταματήσει η παρτίδα για όλους; Αν συμφωνεί η άλλη πλευρά, δεν μετρά. Αν σταματήσετε χωρίς να ρωτήσετε, μετρά ως ήττα σας { $rated ->
        [yes] στη βαθμολογία «{ $ladder }» και στα στατιστικά σας
       *[no] στα στατιστικά σας (δεν βαθμολογείται)
    }. Για τους άλλους αποφασίζει το σκορ.
stop-confirm-lost =
    Να σταματήσει η παρτίδα; Θα μετρήσει ως ήττα σας { $rated ->
        [yes] στη βαθμολογία «{ $ladder }» και στα στατιστικά σας.
       *[no] στα στατιστικά σας (δεν βαθμολογείται).
    }
stop-confirm-stands =
    Να σταματήσει η παρτίδα για όλους; { $rated ->
        [yes] Στη βαθμολογία «{ $ladder }» και στα στατιστικά
       *[no] Στα στατιστικά
    } αποφασίζει το σκορ.
stop-sent = Ρωτήθηκε η άλλη πλευρά. Η παρτίδα συνεχίζεται ώσπου να συμφωνήσουν όλοι εκεί.
stop-asked = { $player } θέλει να σταματήσει η παρτίδα χωρίς αποτέλεσμα. Περιμένουμε απάντηση: { $awaited }.
stop-refused = { $player } θέλει να παίξει: η παρτίδα συνεχίζεται.
stop-button-ask = Ερώτηση στην άλλη πλευρά
stop-button-lose = Σταματώ και χάνω
stop-button-agree = Τέλος χωρίς αποτέλεσμα
stop-button-refuse = Συνεχίζουμε
stop-done =
    { $playing ->
        [yes] Η παρτίδα σταμάτησε.
       *[other] Το τραπέζι έκλεισε.
    }
stop-waiting-confirm = Αυτό το τραπέζι περιμένει την ενημέρωση του bot, και τότε η παρτίδα του θα συνεχιζόταν. Αν το κλείσετε, δεν θα συνεχιστεί ποτέ. Όσα παίχτηκαν φυλάσσονται, χωρίς αποτέλεσμα.
stop-waiting-close = Κλείσιμο του τραπεζιού
stop-waiting-keep = Αναμονή της ενημέρωσης
stop-waiting-done = Το τραπέζι έκλεισε: το κανάλι είναι ελεύθερο.
stop-button-confirm =
    { $playing ->
        [yes] Τέλος της παρτίδας
       *[other] { stop-waiting-close }
    }
stop-button-keep =
    { $playing ->
        [yes] Συνεχίζω
       *[other] Μένει ανοιχτό
    }
keep-done = Δεν άλλαξε τίποτα.

# Τα παιχνίδια, με το κλειδί των κανόνων τους.

variant-contree = La Contrée
variant-contree_generale = Contrée με γενεράλ
variant-contree_701 = Contrée ως τα 701
variant-contree_coinche = Contrée ή coinche
variant-coinche = La Coinche, με χωρίς ατού και όλα ατού
variant-belote = Μπελότ
variant-belote_501 = Μπελότ ως τα 501
variant-bidding_belote = Μπελότ με αγορά
variant-bulgarian_belot = Βουλγαρικό μπελότ
variant-croatian_bela = Κροατική bela
variant-decouverte = Ανοιχτή μπελότ, για δύο
variant-baloot = Baloot
variant-pilotta = Πιλόττα
variant-tarabish = Tarabish
variant-clabber = Clabber
