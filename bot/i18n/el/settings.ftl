# Οι ρυθμίσεις ενός διακομιστή.

settings-title = Ρυθμίσεις διακομιστή
settings-page-start = Αρχή
settings-page-tables = Τραπέζια
settings-page-ratings = Κατατάξεις
settings-page-posts = Δημοσιεύσεις
settings-page-reset = Επαναφορά
settings-line = { $name }: { $value }
settings-off = χωρίς κανάλι
settings-button-undo = Αναίρεση
settings-undone = Αναιρέθηκε. Ξανά:
settings-same = Επιλέχθηκε όπως ήταν ήδη.
settings-zone = Ζώνη ώρας: { $zone }, όπου η ώρα είναι { $now }.
settings-zone-title = Ζώνη ώρας
settings-zone-label = Η μεγαλύτερη πόλη της, στα λατινικά
settings-language = Γλώσσα των τραπεζιών
settings-language-host = Του οικοδεσπότη
# Το όνομα αυτής της γλώσσας, όπως το γράφουν όσοι τη μιλούν.
settings-language-own = Ελληνικά
settings-game = Παιχνίδι και σπιτικοί κανόνες
settings-channels = Κανάλια για τραπέζια
settings-channels-hint = Ως δέκα: τραπέζια, προκλήσεις, βραδιές και η μοιρασιά της ημέρας μένουν τότε σε αυτά, και στα νήματά τους.
settings-channels-all = παντού
settings-channels-none = πουθενά
settings-channels-gone = Όλα τα κανάλια για τραπέζια διαγράφηκαν, και δεν ανοίγει κανένα. Διαλέξτε άλλα στο { settings-page-start }.
settings-button-anywhere = Τραπέζια παντού
settings-button-allow = Επιτρέψτε εδώ
settings-allowed = Στο { $channel } ανοίγουν πια τραπέζια. Για αναίρεση: { help-command-setup }.
settings-clock = Χρόνος ανά κίνηση
settings-level = Επίπεδο των υπολογιστών
settings-convention = { convention-title }
settings-pictures = Εικόνες
settings-pictures-none = Καμία
settings-pictures-none-note = όλα με λέξεις
settings-pictures-tricks = Μετά από κάθε μπάζα
settings-pictures-tricks-note = τραπέζι και φύλλα σε εικόνα, χωρίς τρεμόπαιγμα
settings-pictures-cards = Μετά από κάθε φύλλο
settings-pictures-cards-note = πάντα ενημερωμένες, αλλά τρεμοπαίζουν κάθε φορά
settings-pack = Φύλλα που βλέπουν όλοι
settings-button-back = Ρυθμίσεις διακομιστή
settings-button-house = Σπιτικοί κανόνες
settings-reactions =
    { $allowed ->
        [yes] Αντιδράσεις παικτών: επιτρέπονται
       *[other] Αντιδράσεις παικτών: κλειστές
    }
settings-folds =
    { $folds ->
        [yes] Μοιρασιές: ένα μήνυμα ανά παρτίδα
       *[other] Μοιρασιές: από ένα μήνυμα
    }
settings-feats =
    { $announced ->
        [yes] Νέα επιτεύγματα: ανακοινώνονται
       *[other] Νέα επιτεύγματα: ιδιωτικά
    }
settings-button-reset = Επαναφορά αυτών των ρυθμίσεων
settings-reset-what = Η επαναφορά αλλάζει αυτά:
settings-reset-keeps = Αποτελέσματα, βαθμολογίες, ρόλοι και βραδιές μένουν. Αναιρείται για μία ημέρα.
settings-reset-none = Όλα είναι όπως όταν ήρθε το bot.
settings-ladders = Κατατάξεις
settings-ladders-shared = Αυτός εδώ και όλοι
settings-ladders-shared-note = οι παρτίδες του μετρούν και συνολικά
settings-ladders-apart = Μόνο αυτός ο διακομιστής
settings-ladders-apart-note = οι παρτίδες του δεν μετρούν συνολικά
settings-recounting = Υπολογίζονται ξανά βαθμολογίες και κατατάξεις…
settings-podium = Βάθρο στο τέλος κάθε σεζόν
settings-podium-hint = Δημοσιεύεται σε ένα κανάλι κάθε τρεις μήνες.
settings-button-podium-off = Απενεργοποίηση βάθρου
settings-day = { today-settings-title }
settings-day-hour = Ώρα της μοιρασιάς της ημέρας
settings-button-day-off = Χωρίς μοιρασιά της ημέρας
settings-evenings-paused = Μια βραδιά είναι σε παύση: στο κανάλι της δεν μπορώ πια να δημοσιεύω ούτε να ανοίγω τραπέζια.
settings-day-silent = Η μοιρασιά της ημέρας δεν δημοσιεύεται: το κανάλι της δεν υπάρχει πια, ή δεν μπορώ να γράψω εκεί. Διαλέξτε άλλο στο { settings-page-posts }.
settings-day-elsewhere = Η μοιρασιά της ημέρας έρχεται ακόμη στο { $channel }, όπου δεν ανοίγουν τραπέζια. Διαλέξτε άλλο κανάλι στο { settings-page-posts }.
