# Πόσο καλά έπαιξε ένας παίκτης τις μοιρασιές που αναλύθηκαν.

accuracy-none = { $player }: εδώ δεν αναλύθηκε ακόμη καμία μοιρασιά. Το κάνει η *{ analysis-button }*, κάτω από μοιρασιά που τελείωσε.
accuracy-deals = **{ $deals ->
        [one] Αναλύθηκε { $deals } μοιρασιά
       *[other] Αναλύθηκαν { $deals } μοιρασιές
    }**
accuracy-what =
    { $what ->
        [cards] Φύλλα
        [calls] Αγορά
        [declarer] Ως αγοραστής
        [partner] Ως συμπαίκτης του αγοραστή
       *[defence] Στην άμυνα
    }
accuracy-line = { $name }: **{ $value }** ({ $count })
accuracy-few = Πολύ λίγες αποφάσεις για συμπέρασμα (κάτω από { $least }): { $names }
accuracy-few-one = { $name } ({ $count })
accuracy-about = Στα 100, με τον αριθμό των αποφάσεων. Τα αναγκαστικά και τα ίσα φύλλα δεν μετρούν.

accuracy-periods =
    { $weekly ->
        [yes] Ανά εβδομάδα
       *[no] Ανά μήνα
    }
accuracy-curve =
    Ακρίβεια στα φύλλα, { $weekly ->
        [yes] ανά εβδομάδα
       *[no] ανά μήνα
    }

accuracy-mistakes = Τι κόστισε περισσότερο
accuracy-mistake =
    { $kind ->
        [trumps-late] Ατού που τραβήχτηκαν πολύ αργά
        [trumps-wasted] Ξεκίνημα με ατού χωρίς λόγο
        [master-kept] Σίγουρο φύλλο που παίχτηκε πολύ αργά
        [master-early] Σίγουρο φύλλο που παίχτηκε πολύ νωρίς
        [wrong-suit] Ξεκίνημα σε λάθος χρώμα
        [ruff-missed] Κόψιμο που δεν έγινε
        [ruff-wasted] Κόψιμο για το τίποτα
        [trick-left] Μπάζα που δεν πάρθηκε
        [trick-taken] Μπάζα που έπρεπε να μείνει
        [points-kept] Μπάζα του συμπαίκτη που δεν φορτώθηκε
        [points-given] Πόντοι στην μπάζα των άλλων
        [wrong-discard] Λάθος πέταμα
        [played-high] Πολύ ψηλό φύλλο στο χρώμα
       *[played-low] Πολύ χαμηλό φύλλο στο χρώμα
    }: { $count ->
        [one] μία φορά
       *[other] { $count } φορές
    }, { $points ->
        [one] { $points } μονάδα
       *[other] { $points } μονάδες
    }{ $count ->
        [one] { "" }
       *[other] { " " }κάθε φορά
    }
accuracy-mistakes-none = Κανένα λάθος σε αυτές τις μοιρασιές.
accuracy-mistakes-all =
    Ποσοστιαίες μονάδες πιθανότητας νίκης. { $count ->
        [one] { $count } λάθος
       *[other] { $count } λάθη
    } συνολικά, το καθένα για 5 ή παραπάνω

accuracy-luck = Η τύχη των φύλλων
accuracy-luck-held = Με όλα τα φύλλα ανοιχτά: **{ $points }**
accuracy-luck-usual = Ένα μέτριο τραπέζι: **{ $points }**
accuracy-luck-made = Το τραπέζι σας: **{ $points }**
accuracy-luck-balance = Τύχη: **{ $points }**, { $each } ανά μοιρασιά
accuracy-luck-few = Πολύ λίγες μοιρασιές για συμπέρασμα ({ $count } από { $least })
accuracy-luck-mixed = Δίνεται όταν όλες αυτές οι μοιρασιές είναι του ίδιου παιχνιδιού: κάθε παιχνίδι μετρά τους πόντους με τον τρόπο του.
accuracy-luck-about = Πόντοι με τους οποίους προηγείται η πλευρά. Τύχη: όσα άξιζαν τα φύλλα της με όλα ανοιχτά, μείον όσα γράφουν μέτρια τραπέζια υπολογιστών.

accuracy-button-analyse = Ανάλυση των μοιρασιών μου
accuracy-waiting =
    { $count ->
        [0] Όλες οι μοιρασιές σας εδώ αναλύθηκαν.
        [one] { $count } μοιρασιά σας δεν αναλύθηκε ακόμη.
       *[other] { $count } μοιρασιές σας δεν αναλύθηκαν ακόμη: { $most } κάθε φορά, πρώτα οι τελευταίες.
    }
accuracy-progress =
    { $of ->
        [one] Ανάλυση της μοιρασιάς σας: έγιναν { $done } από { $of }
       *[other] Ανάλυση των μοιρασιών σας: έγιναν { $done } από { $of }
    }
