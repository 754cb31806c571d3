# Προκλήσεις, που ο κώδικας ονομάζει dares: τα ίδια φύλλα για όλους, καθένας μόνος, για λίγες ημέρες.

dare-call-title = Πρόκληση
dare-call =
    { $game }: { $way ->
        [pair] ζευγάρια παίζουν τις ίδιες μοιρασιές σε τραπέζι, με δύο ειδικούς απέναντι. Ο βαθμός σας είναι η διαφορά από τον μέσο όρο των άλλων ζευγαριών.
        [table] τέσσερις φίλοι παίζουν τις μοιρασιές στο τραπέζι τους, και στο τέλος τρία τραπέζια ειδικών παίζουν τα ίδια φύλλα. Ο βαθμός σας είναι η διαφορά από τον μέσο όρο των άλλων τραπεζιών.
       *[alone] όλοι παίζουν τις ίδιες μοιρασιές, μόνοι με τρεις ειδικούς, όποτε μπορούν. Ο βαθμός σας είναι η διαφορά από τον μέσο όρο των άλλων.
    }
dare-way =
    { $way ->
        [pair] σε ζευγάρια
        [table] σε ένα τραπέζι
       *[alone] ο καθένας μόνος
    }
dare-again =
    { $count ->
        [one] Η μοιρασιά
       *[other] Οι { $count } μοιρασιές
    } { $game ->
        [yes] μιας παρτίδας που τελείωσε.
       *[no] μιας πρόκλησης που τελείωσε.
    } Όποιος τις ξέρει σημειώνεται με † και δεν κατατάσσεται.
dare-count =
    { $count ->
        [one] { $count } μοιρασιά
       *[other] { $count } μοιρασιές
    }
dare-days =
    { $days ->
        [one] ανοιχτή { $days } ημέρα
       *[other] ανοιχτή { $days } ημέρες
    }
dare-button-call = Προκαλώ όλους εδώ
dare-button-play = Παίζω
dare-button-next = Μοιρασιά { $number } από { $count }
dare-button-ranking = Κατάταξη
dare-button-deals = Μοιρασιές
dare-button-dare = Πρόκληση
dare-button-post = Δημοσίευση εδώ
dare-button-again = Ξανά αυτές οι μοιρασιές
dare-button-hands = Όλα τα φύλλα
dare-button-own = Ξανά το παίξιμό μου
dare-own = Οι προκλήσεις σας
dare-own-open = { $code } · { $played } από { $count }
dare-own-over = { $code } · τελείωσε
dare-title = Πρόκληση: { $host }
dare-title-somebody = Πρόκληση ενός παίκτη
dare-what =
    { $count ->
        [one] { $game } · { $count } μοιρασιά
       *[other] { $game } · { $count } μοιρασιές
    }, { $way ->
        [pair] ζευγάρια με δύο ειδικούς απέναντι
        [table] ένα τραπέζι σε σύγκριση με τρία τραπέζια ειδικών
       *[alone] καθένας μόνος με τρεις ειδικούς
    }
dare-open = Κωδικός **{ $code }** · τελειώνει { $ends }
dare-over = Κωδικός **{ $code }** · τελείωσε { $ends }
dare-outdated = Οι κανόνες αυτού του παιχνιδιού άλλαξαν: η πρόκληση τελείωσε νωρίτερα, με όσα είχαν παιχτεί.
dare-seal = Σφραγίδα { $seal }…: ο σπόρος των μοιρασιών δείχνεται στο τέλος.
dare-seed = Σπόρος των μοιρασιών `{ $seed }`.
dare-own-played = Εσείς: { $played } από { $count }
dare-seen = † Είχατε δει μια μοιρασιά από πριν: είστε στη λίστα, όχι στην κατάταξη.
dare-nobody = Την πρόκλησή σας δεν τη δέχτηκε κανείς.
dare-nobody-coded = { $code }: την πρόκλησή σας δεν τη δέχτηκε κανείς.
dare-head = Πρόκληση { $code }, μοιρασιά { $number } από { $count }
dare-late = Η πρόκληση τελείωσε: μπορείτε να την ολοκληρώσετε, χωρίς κατάταξη.
dare-hands-at = Όλα τα φύλλα στο τέλος ({ $ends }).
dare-compared = βαθμός { $mark } · θέση { $rank } από { $count }
dare-first = κανείς ακόμη για σύγκριση
dare-unranked = χωρίς κατάταξη
dare-empty = Κανείς δεν τελείωσε ακόμη μοιρασιά.
dare-how = Ο μέσος όρος των διαφορών { $way ->
        [pair] από τα άλλα ζευγάρια
        [table] από την ίδια πλευρά στα άλλα τραπέζια
       *[alone] από τους άλλους
    } σε κάθε μοιρασιά, ως 300 πόντους, και πόσο μπορεί να τον αλλάξει η τύχη (±). Μοιρασιά που δεν παίχτηκε ως το τέλος μετρά −40. Κάτω από τις μισές μοιρασιές δεν υπάρχει κατάταξη.
dare-more =
    { $count ->
        [one] … και { $count } ακόμη
       *[other] … και { $count } ακόμη
    }
dare-line = **{ $rank }** · { $player }{ $known ->
        [yes] { " " }· { $mark }{ $sure ->
            [yes] { " " }± { $error }
           *[no] { "" }
        }
       *[no] { "" }
    }
dare-line-playing =
    { $player } · { $played } από { $count }{ $few ->
        [yes] , χωρίς κατάταξη
       *[no] { "" }
    }
dare-line-seen = † { $player } · { $played } από { $count }, χωρίς κατάταξη
dare-deals = Τι έκαναν οι άλλοι
dare-deal = Μοιρασιά { $number }
dare-deal-to-play = **{ $number }** · δεν παίχτηκε ακόμη
dare-deal-played = **{ $number }** · { $result } · { $compared }
dare-deal-line = **{ $rank }** · { $player } · { $result }{ $compared ->
        [yes] { " " }· βαθμός { $mark }
       *[no] { "" }
    }{ $stood ->
        [yes] { " " }°
       *[no] { "" }
    }
dare-button-on = Επόμενη μοιρασιά
dare-button-game = Πρόκληση
dare-unsealed = Αυτές οι μοιρασιές είναι από παρτίδα που παίχτηκε νωρίτερα.
dare-experts-wait = Τρία τραπέζια ειδικών παίζουν τις ίδιες μοιρασιές: η κατάταξη ακολουθεί.
dare-experts = Τραπέζια ειδικών: { $leads } (Βορράς–Νότος)
lobby-dare = Πρόκληση { $code }, μοιρασιά { $number }: μόνο αυτή, χωρίς βαθμολογία.
