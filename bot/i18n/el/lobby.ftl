# Το τραπέζι πριν από την παρτίδα.

lobby-partners = Συμπαίκτες: Βορράς–Νότος, Ανατολή–Δύση.
lobby-begun = Η παρτίδα άρχισε: [στο τραπέζι]({ $link }).
lobby-unrated = Μάζεμα και κόψιμο: αυτές οι παρτίδες δεν βαθμολογούνται, γιατί όποιος σημείωσε τις μπάζες θα ήξερε τα επόμενα φύλλα.
lobby-terms =
    { $why ->
        [alone] Χωρίς βαθμολογία, γιατί ένα άτομο παίζει με υπολογιστές: ο οικοδεσπότης μπορεί να πατήσει «{ lobby-button-rated-name }».
        [beginner] Χωρίς βαθμολογία: ένας υπολογιστής είναι αρχάριος.
       *[none] Παρτίδα με βαθμολογία.
    }
lobby-change-seats = Για άλλη θέση: βγάλτε έναν υπολογιστή και καθίστε εκεί.
lobby-seat = { $seat }: { $player }
lobby-seat-free = ελεύθερη
lobby-host = οικοδεσπότης
lobby-waiting =
    { $free ->
        [one] Λείπει ένας παίκτης.
       *[other] Λείπουν { $free } παίκτες.
    }
lobby-ready = Το τραπέζι είναι γεμάτο: { $user } μπορεί να αρχίσει.

lobby-choice =
    { $of ->
        [level] Υπολογιστές
        [convention] Αγορά
        [tempo] Ταχύτητα
        [clock] Ανά κίνηση
        [next] Επόμενη
       *[length] Διάρκεια
    }
lobby-length-short =
    { $count ->
        [one] { $count } μοιρασιά
       *[other] { $count } μοιρασιές
    }
lobby-length-half = Μισή · { $count }
lobby-length-full = Ολόκληρη · { $count }

lobby-button-sit-at = Κάθομαι ({ $seat })
lobby-button-stand-from = Σηκώνομαι ({ $seat })
lobby-button-remove-computer-from = Αφαίρεση ({ $seat })
lobby-button-add-computer = Προσθήκη υπολογιστή
lobby-button-fill = Παίζουμε τώρα
lobby-button-start = Έναρξη
lobby-button-house-rules = Παιχνίδι και κανόνες
lobby-button-cancel = Κλείσιμο
lobby-button-setup = Ρυθμίσεις
lobby-button-computers = Κάθε υπολογιστής
lobby-button-rated-name = Με βαθμολογία
lobby-button-rated =
    { lobby-button-rated-name }: { $rated ->
        [yes] ναι
       *[no] όχι
    }
lobby-given = Μοιρασιά { $code }: μόνο αυτή, χωρίς βαθμολογία.
lobby-given-seen =
    { $count ->
        [one] Τα φύλλα αυτής της μοιρασιάς τα ξέρει ήδη: { $players }.
       *[other] Τα φύλλα αυτής της μοιρασιάς τα ξέρουν ήδη: { $players }.
    } Να αρχίσει παρ’ όλα αυτά;
lobby-given-button-start = Έναρξη
lobby-challenge = Πρόκληση { $code }, μοιρασιά { $number }: μετρά για την πρόκληση και για τίποτε άλλο.
lobby-training = Τραπέζι προπόνησης: όλοι μπορούν να ρωτούν τον προπονητή, και τίποτα δεν μετρά (ούτε βαθμολογία, ούτε στατιστικά, ούτε επιτεύγματα).
