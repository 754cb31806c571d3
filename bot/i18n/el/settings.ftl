# Οι ρυθμίσεις ενός διακομιστή.

settings-title = Ρυθμίσεις διακομιστή
settings-hint = Ισχύουν για τα επόμενα τραπέζια. Όποιος ανοίγει τραπέζι μπορεί να διαλέξει αλλιώς.
settings-zone = Ζώνη ώρας: { $zone }, όπου η ώρα είναι { $now }.
settings-zone-title = Ζώνη ώρας
settings-zone-label = Η μεγαλύτερη πόλη της, στα λατινικά
settings-language = Γλώσσα των τραπεζιών
settings-language-host = Του οικοδεσπότη
# Το όνομα αυτής της γλώσσας, όπως το γράφουν όσοι τη μιλούν.
settings-language-own = Ελληνικά
settings-game = Παιχνίδι και σπιτικοί κανόνες
settings-clock = Χρόνος ανά κίνηση
settings-level = Επίπεδο των υπολογιστών
settings-pictures = Εικόνες
settings-pictures-none = Καμία
settings-pictures-none-note = όλα με λέξεις
settings-pictures-tricks = Μετά από κάθε μπάζα
settings-pictures-tricks-note = τραπέζι και φύλλα σε εικόνα, χωρίς τρεμόπαιγμα
settings-pictures-cards = Μετά από κάθε φύλλο
settings-pictures-cards-note = πάντα ενημερωμένες, αλλά τρεμοπαίζουν κάθε φορά
settings-button-back = Ρυθμίσεις διακομιστή
settings-button-house = Σπιτικοί κανόνες
settings-reactions =
    { $allowed ->
        [yes] Αντιδράσεις παικτών: επιτρέπονται
       *[other] Αντιδράσεις παικτών: κλειστές
    }
settings-feats =
    { $announced ->
        [yes] Νέα επιτεύγματα: ανακοινώνονται
       *[other] Νέα επιτεύγματα: ιδιωτικά
    }
settings-button-reset = Επαναφορά ρυθμίσεων…
settings-ladders = Κατατάξεις
settings-ladders-shared = Αυτός ο διακομιστής και όλοι
settings-ladders-shared-note = οι παρτίδες του μετρούν και συνολικά
settings-ladders-apart = Μόνο αυτός ο διακομιστής
settings-ladders-apart-note = οι παρτίδες του δεν μετρούν συνολικά
settings-recounting = Υπολογίζονται ξανά βαθμολογίες και κατατάξεις…
settings-podium = Βάθρο στο τέλος κάθε σεζόν
settings-podium-none = Κλειστό
settings-evenings-paused = Μια βραδιά είναι σε παύση: δεν μπορώ πια να δημοσιεύω στο κανάλι της.
settings-day-silent = Η μοιρασιά της ημέρας δεν δημοσιεύεται: το κανάλι της χάθηκε, ή δεν μου επιτρέπεται εκεί. Διαλέξτε άλλο στο «{ today-settings-title }».
