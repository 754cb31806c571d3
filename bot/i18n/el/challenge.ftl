# Προκλήσεις: τα ίδια φύλλα για όλους, καθένας μόνος ή σε τραπέζια, για λίγες ημέρες.

challenge-call-title = Πρόκληση
challenge-call =
    { $game }: { $way ->
        [pair] ζευγάρια παίζουν τις ίδιες μοιρασιές σε τραπέζι, με δύο ειδικούς απέναντι. Ο βαθμός σας είναι η διαφορά από τον μέσο όρο των άλλων ζευγαριών.
        [table] τέσσερις φίλοι παίζουν τις μοιρασιές στο τραπέζι τους, και στο τέλος τρία τραπέζια ειδικών παίζουν τα ίδια φύλλα. Ο βαθμός σας είναι η διαφορά από τον μέσο όρο των άλλων τραπεζιών.
       *[alone] όλοι παίζουν τις ίδιες μοιρασιές, μόνοι με τρεις ειδικούς, όποτε μπορούν. Ο βαθμός σας είναι η διαφορά από τον μέσο όρο των άλλων.
    }
challenge-way =
    { $way ->
        [pair] σε ζευγάρια
        [table] σε ένα τραπέζι
       *[alone] ο καθένας μόνος
    }
challenge-again =
    { $count ->
        [one] Η μοιρασιά
       *[other] Οι { $count } μοιρασιές
    } { $game ->
        [yes] μιας παρτίδας που τελείωσε.
       *[no] μιας πρόκλησης που τελείωσε.
    } Όποιος τις ξέρει σημειώνεται με † και δεν κατατάσσεται.
challenge-count =
    { $count ->
        [one] { $count } μοιρασιά
       *[other] { $count } μοιρασιές
    }
challenge-days =
    { $days ->
        [one] ανοιχτή { $days } ημέρα
       *[other] ανοιχτή { $days } ημέρες
    }
challenge-button-call = Προκαλώ όλους εδώ
challenge-button-play = Παίζω
challenge-button-next = Μοιρασιά { $number } από { $count }
challenge-button-ranking = Κατάταξη
challenge-button-deals = Μοιρασιές
challenge-button-challenge = Πρόκληση
challenge-button-evening = Βραδιά
challenge-button-post = Δημοσίευση εδώ
challenge-button-again = Ξανά αυτές οι μοιρασιές
challenge-button-hands = Όλα τα φύλλα
challenge-button-own = Ξανά το παίξιμό μου
challenge-button-table = Τραπέζι { $number }
challenge-own = Οι προκλήσεις σας
challenge-own-open = { $code } · { $played } από { $count }
challenge-own-over = { $code } · τελείωσε
challenge-title = Πρόκληση: { $host }
challenge-title-somebody = Πρόκληση ενός παίκτη
challenge-title-evening =
    { $named ->
        [yes] { $title }: ίδιες μοιρασιές
       *[no] Βραδιά με ίδιες μοιρασιές
    }
challenge-what =
    { $count ->
        [one] { $game } · { $count } μοιρασιά
       *[other] { $game } · { $count } μοιρασιές
    }, { $way ->
        [evening] οι ίδιες μοιρασιές στα τραπέζια μιας βραδιάς
        [pair] ζευγάρια με δύο ειδικούς απέναντι
        [table] ένα τραπέζι σε σύγκριση με τρία τραπέζια ειδικών
       *[alone] καθένας μόνος με τρεις ειδικούς
    }
challenge-open = Κωδικός **{ $code }** · τελειώνει { $ends }
challenge-over = Κωδικός **{ $code }** · τελείωσε { $ends }
challenge-outdated = Οι κανόνες αυτού του παιχνιδιού άλλαξαν: η πρόκληση τελείωσε νωρίτερα, με όσα είχαν παιχτεί.
challenge-seal = Σφραγίδα { $seal }…: στο τέλος, «{ challenge-button-deals }» δείχνει τον σπόρο των μοιρασιών.
challenge-seed = Σπόρος των μοιρασιών `{ $seed }`.
challenge-own-played = Εσείς: { $played } από { $count }
challenge-seen = † Είχατε δει μια μοιρασιά από πριν: είστε στη λίστα, όχι στην κατάταξη.
challenge-nobody = Την πρόκλησή σας δεν τη δέχτηκε κανείς.
challenge-nobody-coded = { $code }: την πρόκλησή σας δεν τη δέχτηκε κανείς.
challenge-head = Πρόκληση { $code }, μοιρασιά { $number } από { $count }
challenge-late = Η πρόκληση τελείωσε: μπορείτε να την ολοκληρώσετε, χωρίς κατάταξη.
challenge-hands-at = Όλα τα φύλλα στο τέλος ({ $ends }).
challenge-hands-evening = Όλα τα φύλλα στο τέλος της βραδιάς.
challenge-compared = βαθμός { $mark } · θέση { $rank } από { $count }
challenge-first = κανείς ακόμη για σύγκριση
challenge-here = Διαφορά από τους άλλους: **{ $mark }**
challenge-unranked = χωρίς κατάταξη
challenge-empty = Κανείς δεν τελείωσε ακόμη μοιρασιά.
challenge-how = Ο μέσος όρος των διαφορών { $way ->
        [pair] από τα άλλα ζευγάρια
        [table] από την ίδια πλευρά στα άλλα τραπέζια
       *[alone] από τους άλλους
    } σε κάθε μοιρασιά, ως 300 πόντους, και πόσο μπορεί να τον αλλάξει η τύχη (±). Μοιρασιά που άρχισε μετρά: όποια αφήσετε την τελειώνουν στο τέλος ειδικοί, και αξίζει όσα κάνουν, 0 το πολύ, μείον 40. Μοιρασιά που δεν άρχισε ποτέ μετρά −40, ή τον μέσο όρο σας αν είναι χαμηλότερος. Κάτω από τις μισές παιγμένες μοιρασιές δεν υπάρχει κατάταξη.
challenge-how-evening = Ο μέσος όρος των διαφορών από την ίδια πλευρά στα άλλα τραπέζια σε κάθε μοιρασιά, ως 300 πόντους, και πόσο μπορεί να τον αλλάξει η τύχη (±). Μοιρασιά για την οποία δεν είχατε θέση δεν μετρά· όποια δεν πρόλαβε να αρχίσει το τραπέζι σας μετρά 0, ή τον μέσο όρο σας αν είναι χαμηλότερος. Όποια αφήσετε την τελειώνουν στο τέλος ειδικοί, και αξίζει όσα κάνουν, 0 το πολύ, μείον 40. Όσες χάσετε αφού φύγετε μετρούν −40, ή τον μέσο όρο σας αν είναι χαμηλότερος. Κάτω από τις μισές παιγμένες μοιρασιές δεν υπάρχει κατάταξη.
challenge-more =
    { $count ->
        [one] … και { $count } ακόμη
       *[other] … και { $count } ακόμη
    }
challenge-line = **{ $rank }** · { $player }{ $known ->
        [yes] { " " }· { $mark }{ $sure ->
            [yes] { " " }± { $error }
           *[no] { "" }
        }
       *[no] { "" }
    }
challenge-line-playing =
    { $player } · { $played } από { $count }{ $few ->
        [yes] , χωρίς κατάταξη
       *[no] { "" }
    }
challenge-line-seen = † { $player } · { $played } από { $count }, χωρίς κατάταξη
challenge-deals = Τι έκαναν οι άλλοι
challenge-deal = Μοιρασιά { $number }
challenge-deal-to-play = **{ $number }** · δεν παίχτηκε ακόμη
challenge-deal-missed = **{ $number }** · δεν ξεκίνησε ποτέ
challenge-deal-played = **{ $number }** · { $result } · { $compared }
challenge-deal-line = **{ $rank }** · { $player } · { $result }{ $compared ->
        [yes] { " " }· βαθμός { $mark }
       *[no] { "" }
    }{ $stood ->
        [yes] { " " }°
       *[no] { "" }
    }
challenge-stood = ° Ένα μέρος της μοιρασιάς το έπαιξε άλλος από αυτή την πλευρά.
challenge-button-before = Προηγούμενη μοιρασιά
challenge-button-on = Επόμενη μοιρασιά
challenge-button-game = Πρόκληση
challenge-unsealed = Αυτές οι μοιρασιές είναι από παρτίδα που παίχτηκε νωρίτερα.
challenge-experts-wait = Τρία τραπέζια ειδικών παίζουν τις ίδιες μοιρασιές: η κατάταξη ακολουθεί.
challenge-experts = Τραπέζια ειδικών: { $leads } (Βορράς–Νότος)
challenge-deal-of-evening = Η μοιρασιά της βραδιάς: η { $number }, από { $most } ως { $least }
closed-room-elsewhere = Παίζετε σε άλλο τραπέζι: { $channel }
closed-room-over = Η μοιρασιά { $number } παίχτηκε
closed-room-evening = Μοιρασιά { $number } από { $count }, η ίδια σε όλα τα τραπέζια
closed-room-why =
    Τη μοιρασιά θα παίξουν κι άλλοι: ό,τι παίζεται φαίνεται μόνο στα χέρια των παικτών, ως το τέλος { $evening ->
        [yes] της βραδιάς
       *[no] της πρόκλησης
    }.
challenge-begun-wait = Ειδικοί τελειώνουν τις μοιρασιές που άρχισαν: ακολουθεί η κατάταξη.
challenge-soon =
    Μοιρασιά που άρχισε μετρά. { $minutes ->
        [one] Μένει { $minutes } λεπτό
       *[other] Μένουν { $minutes } λεπτά
    }.
challenge-left = την αφήσατε, την τελείωσαν ειδικοί · βαθμός { $mark }
challenge-deal-begun = **{ $number }** · άρχισε: στο τέλος την τελειώνουν ειδικοί
