# Μια σεζόν με μια ματιά πίσω: ενός παίκτη ή ενός διακομιστή.

recap-button = Ανασκόπηση
recap-button-own = Η σεζόν μου
recap-button-server = Η σεζόν του διακομιστή
recap-button-before = Προηγούμενη σεζόν
recap-button-after = Επόμενη σεζόν
recap-title = Η σεζόν: { $player }
recap-title-server = Η σεζόν του διακομιστή
recap-running = Η σεζόν διαρκεί έως { DATETIME($ended, dateStyle: "long") }.
recap-few =
    { $games ->
        [0] Καμία παρτίδα δεν τελείωσε εδώ αυτή τη σεζόν
        [one] Μόνο { $games } παρτίδα τελείωσε εδώ αυτή τη σεζόν
       *[other] Μόνο { $games } παρτίδες τελείωσαν εδώ αυτή τη σεζόν
    }: για ανασκόπηση χρειάζονται { $least }.
recap-games =
    { $games ->
        [one] { $games } παρτίδα
       *[other] { $games } παρτίδες
    }, { $deals ->
        [one] { $deals } μοιρασιά
       *[other] { $deals } μοιρασιές
    }, { $players ->
        [one] { $players } παίκτης
       *[other] { $players } παίκτες
    }

recap-line = **{ $what }**: { $value }
recap-line-noted = **{ $what }**: { $value } ({ $note })
recap-what =
    { $what ->
        [partner] Καλύτερος συμπαίκτης
        [pair] Καλύτερο ζευγάρι
        [boldest] Πιο τολμηρό συμβόλαιο
        [costliest] Πιο ακριβή κόντρα
        [trump] Αγαπημένο ατού
        [accuracy] Ακρίβεια, τότε και τώρα
        [streak] Μεγαλύτερο σερί νικών
       *[deal] Μοιρασιά της σεζόν
    }
recap-by = από { $player }
recap-swing = { history-ended }: { $points }
recap-swing-server = { $player }, κόντρα: { $doubler }, { history-ended }: { $points }
recap-contracts =
    { $count ->
        [one] { $count } συμβόλαιο
       *[other] { $count } συμβόλαια
    }
recap-then-now = { $before } → { $now }
recap-wins =
    { $count ->
        [one] { $count } νίκη
       *[other] { $count } νίκες
    }
recap-usual = { $points }, μέτρια τραπέζια { $usual }
recap-side = πλευρά { $player }: { recap-usual }
