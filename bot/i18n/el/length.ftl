# Άλλο μήκος για την επόμενη παρτίδα.

length-button = Άλλο μήκος
length-title = Μήκος της επόμενης παρτίδας
length-hint = Διαλέξτε πόσο θα κρατήσει η επόμενη παρτίδα. Πρέπει να συμφωνήσουν όλοι οι παίκτες του τραπεζιού.
length-placeholder = Πόσο θα κρατήσει;
length-choice =
    { $target ->
        [one] { $target } πόντος
       *[other] { $target } πόντοι
    }
length-choice-deals =
    { $deals ->
        [one] { $deals } μοιρασιά
       *[other] { $deals } μοιρασιές
    }
length-asked =
    { $player } προτείνει η επόμενη παρτίδα να παιχτεί { $deals ->
        [0] ως { $target ->
            [one] { $target } πόντο
           *[other] { $target } πόντους
        }
       *[other] σε { $deals ->
            [one] { $deals } μοιρασιά
           *[other] { $deals } μοιρασιές
        }
    }. Μένει να απαντήσουν: { $awaited }.
length-refused = { $player } προτιμά να μείνει το μήκος της παρτίδας.
length-button-yes = Συμφωνώ
length-button-no = Να μείνει το μήκος
length-button-withdraw = Ανάκληση
length-next =
    Η επόμενη παρτίδα παίζεται { $deals ->
        [0] ως { $target ->
            [one] { $target } πόντο
           *[other] { $target } πόντους
        }
       *[other] σε { $deals ->
            [one] { $deals } μοιρασιά
           *[other] { $deals } μοιρασιές
        }
    }.
length-sent = Η πρόταση στάλθηκε: οι άλλοι παίκτες απαντούν στο τραπέζι.
length-done = Έγινε. Το κουμπί «{ game-button-rematch }», στο τραπέζι, αρχίζει την παρτίδα με αυτό το μήκος.
