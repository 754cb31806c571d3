# Προβλήματα για όλους: ποιο φύλλο, ποια αγορά.

problem-title = Προβλήματα
problem-head =
    Πρόβλημα · { $game } · { $kind ->
        [bids] αγορές
       *[cards] φύλλα
    } · επίπεδο { NUMBER($points, useGrouping: 0) }
problem-found =
    { $count ->
        [one] Είστε ο πρώτος που το απαντά.
       *[other] Το βρήκε το { NUMBER($share, style: "percent", maximumFractionDigits: 0) } από { $count } άτομα.
    }
problem-rating = Το επίπεδό σας: ≈ { NUMBER($points, useGrouping: 0) }
problem-rating-later = Το επίπεδό σας φαίνεται από την απάντηση { $least } και μετά: ως τώρα { $count }.
problem-none =
    { $count ->
        [0] Δεν υπάρχουν ακόμη προβλήματα για αυτό το παιχνίδι.
       *[other] Απαντήσατε σε όλα τα προβλήματα που υπάρχουν, { $count } συνολικά. Όσα δεν βρήκατε γυρίζουν μαζί με τα δικά σας λάθη.
    }
problem-why-title =
    { $kind ->
        [bids] Γιατί αυτή η αγορά
       *[cards] Γιατί αυτό το φύλλο
    }
problem-button-later = Ξανά αργότερα
problem-button-why = Γιατί;
problem-button-report = Αναφορά
problem-report-title = Τι δεν πάει καλά;
problem-report-label = Με μια πρόταση. Τη διαβάζει όποιος τρέχει το bot
