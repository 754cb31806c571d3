# Αναίρεση ενός λάθους στο πάτημα, με συμφωνία της άλλης πλευράς. Διεκδίκηση των μπαζών που μένουν.

take-back-button = Αναίρεση: { $what }
take-back-call = «{ $call }»
take-back-asked = { $player } ζητά αναίρεση: { $what }. Δέχεται ή αρνείται: { $awaited }. Αν το παιχνίδι προχωρήσει πρώτα, το αίτημα λήγει.
take-back-agreed = { $player } συμφωνεί.
take-back-asked-until = Χωρίς απάντηση, το αίτημα λήγει { $time }.
take-back-question = { $player } ζητά αναίρεση: { $what }. Συμφωνείτε;
take-back-waiting = Ζητήσατε αναίρεση: { $what }. Περιμένουμε απάντηση: { $awaited }.
take-back-agreed-waiting = Συμφωνήσατε στην αναίρεση ({ $player }): { $what }. Περιμένουμε απάντηση: { $awaited }.
take-back-button-yes = Δέχομαι
take-back-button-no = Δεν δέχομαι
take-back-done = { $player } πήρε πίσω: { $what }.
take-back-refused = { $by } δεν δέχτηκε. Δεν γίνεται αναίρεση ({ $player }): { $what }.
take-back-lapsed = Δεν συμφώνησαν όλοι έγκαιρα. Δεν γίνεται αναίρεση ({ $player }): { $what }.
take-back-overtaken = Το παιχνίδι προχώρησε πριν από την απάντηση. Δεν γίνεται αναίρεση ({ $player }): { $what }.
take-backs-button =
    { $allowed ->
        [yes] Αναιρέσεις: ναι
       *[other] Αναιρέσεις: όχι
    }

claim-button =
    { $variant ->
        [baloot] Sawa: οι υπόλοιπες δικές μου
       *[other] Οι υπόλοιπες δικές μου
    }
claim-denied = Δεν είναι σίγουρο: με όσα μπορείτε να ξέρετε, ίσως χάσετε ακόμη μια μπάζα. Παίξτε αυτή την μπάζα.
claim-made =
    { $player } διεκδίκησε { $tricks ->
        [one] την τελευταία μπάζα
       *[other] τις τελευταίες { $tricks } μπάζες
    }: κανείς άλλος δεν θα μπορούσε να πάρει καμία.
