# Το φύλλο του σκορ: για παρτίδες με αληθινά φύλλα.

score-sheet-title = Φύλλο του σκορ
score-sheet-what = Για φύλλα σε αληθινό τραπέζι: γράφετε τι έγινε στη μοιρασιά, και το bot τη μετρά με τους κανόνες του παιχνιδιού σας και λέει πώς.
score-sheet-not-kept =
    Φυλάσσεται μόνο το φύλλο, στον λογαριασμό σας: ούτε { $place ->
        [server] ο διακομιστής και το κανάλι
       *[conversation] η συζήτηση
    } ούτε ποιος άλλος γράφει σε αυτό. Τα ονόματα είναι απλό κείμενο, και τίποτα δεν μετρά για κατατάξεις ή στατιστικά.
score-sheet-begin = Νέο φύλλο του σκορ
score-sheet-button-begin = Αρχή…
score-sheet-own = Τα φύλλα του σκορ σας
score-sheet-open = Άνοιγμα…
score-sheet-field-names = Ονόματα
score-sheet-hint-names =
    { $players ->
        [2] Δύο ονόματα. Ο πρώτος μοιράζει πρώτος
       *[other] Δύο πλευρές, ή και οι τέσσερις με τη σειρά: ο πρώτος μοιράζει πρώτος, ο τρίτος είναι ο συμπαίκτης του
    }
score-sheet-example-names =
    { $players ->
        [2] Άννα, Βάσος
       *[other] Εμείς, Αυτοί ή Άννα, Βάσος, Γιώργος, Δέσπω
    }
score-sheet-field-since = Από πότε;
score-sheet-since =
    { $since ->
        [beginning] Από την αρχή: ένα όνομα ήταν λάθος
       *[now] Από τη μοιρασιά { $number }: παίζει άλλος
    }
score-sheet-field-target = Πόντοι που κερδίζουν την παρτίδα

score-sheet-totals = { $ours } { $first } · { $theirs } { $second }
score-sheet-after = { $ours } { $first }, { $theirs } { $second }.
score-sheet-next = Μοιρασιά { $number }
score-sheet-next-dealer = Μοιρασιά { $number }, μοιράζει { $dealer }
score-sheet-won = Κερδίζει την παρτίδα: { $side }!
score-sheet-drawn = Ισοπαλία: { $ours } { $first }, { $theirs } { $second }
score-sheet-unrounded = Οι πόντοι γράφονται όπως έγιναν: τίποτα δεν στρογγυλεύεται.
score-sheet-rounded = Όπως στη μοιρασιά { $number }: { $steps }
score-sheet-former = Ως τη μοιρασιά { $number }: { $names }
score-sheet-bid-capot = καπό
score-sheet-bid-generale = γενεράλ
score-sheet-doubled = ×{ $multiplier }
score-sheet-deal =
    Μοιρασιά { $number }: { $what }, { $result ->
        [made] βγήκε
        [tie] ισοπαλία
        [penalty] παράβαση
        [void] άκυρη
       *[failed] μέσα
    }{ $capot ->
        [attack] , καπό
        [defence] , ανάποδο καπό
       *[none] { "" }
    }: { $ours } / { $theirs }
score-sheet-deal-run = Μοιρασιά { $number }: { $what }, belot: η παρτίδα πάει σε { $side }
score-sheet-button-taker = Αγοραστής: { $side }
score-sheet-button-passed = Όλοι πάσο
score-sheet-button-undo = Αναίρεση της τελευταίας
score-sheet-button-people = Ονόματα…
score-sheet-button-text = Ως κείμενο
score-sheet-button-export = CSV
score-sheet-button-sheets = Όλα τα φύλλα του σκορ
score-sheet-button-delete = Διαγραφή
score-sheet-button-sure = Ναι, διαγραφή
score-sheet-button-back = Πίσω στο φύλλο
score-sheet-button-correct = Διόρθωση
score-sheet-deleting = Να διαγραφεί αυτό το φύλλο του σκορ;
score-sheet-correct = Διόρθωση μοιρασιάς…
score-sheet-correcting = Ποιος αγόρασε; Η μοιρασιά ανοίγει όπως γράφτηκε.
score-sheet-typed = Όπως το γράψατε
score-sheet-typed-field = { $field }: { $value }
score-sheet-outdated = Οι κανόνες αυτού του παιχνιδιού άλλαξαν στο μεταξύ, ή δεν παίζονται πια εδώ: το φύλλο διαβάζεται, αλλά δεν προστίθεται τίποτα.

score-sheet-window = Μοιρασιά { $number }: { $side }
score-sheet-field-bid = Συμβόλαιο
score-sheet-example-bid = { $least } έως { $most }
score-sheet-field-trump = Ατού
score-sheet-field-points = Πόντοι: { $side }
score-sheet-field-typed-points = Πόντοι
score-sheet-hint-points = Από τους { $total } στις μπάζες, με την τελευταία. 102 / 60 και για τις δύο πλευρές
score-sheet-example-points = 102
score-sheet-field-melds = Δηλώσεις: { $side }
score-sheet-field-typed-melds = Δηλώσεις
score-sheet-hint-melds = Όσες μετρούν. Για την άλλη πλευρά ({ $side }) γράψτε / 50
score-sheet-example-melds = 20 + 50
score-sheet-field-ticks = Τι άλλο;
score-sheet-tick-doubled = { $word } (×{ $multiplier })
score-sheet-tick-belote =
    { $count ->
        [1] { play-belote-word }
       *[other] { $count } { play-belote-word }
    }: { $side }
score-sheet-tick-swept =
    { $alone ->
        [yes] Όλες οι μπάζες, μόνο ο αγοραστής: { $side }
       *[no] Όλες οι μπάζες: { $side }
    }
score-sheet-tick-ace = Το ανοιχτό φύλλο ήταν άσος
score-sheet-tick-eldest = Αγόρασε ο πρώτος που μίλησε, με άσο
score-sheet-tick-last = Τελευταία μπάζα: { $side }
score-sheet-tick-guilty = Παράβαση: { $side }
score-sheet-tick-run = Belot, οκτώ στη σειρά: { $side }

score-sheet-fault-no-bid = Πείτε τι αγοράστηκε.
score-sheet-fault-unknown-bid = Το «{ $typed }» δεν αγοράζεται εδώ.
score-sheet-fault-no-trump = Πείτε ποιο ήταν το ατού: από αυτό εξαρτώνται οι πόντοι.
score-sheet-fault-not-bid = Το { $bid } δεν αγοράζεται εδώ με ατού: { $trump }.
score-sheet-fault-not-doubled = Σε αυτό το συμβόλαιο δεν λέγεται κόντρα τόσες φορές.
score-sheet-fault-ticked-twice = Σημειώσατε δύο πράγματα που δεν γίνονται μαζί.
score-sheet-fault-no-number = Το «{ $typed }» δεν είναι αριθμός πόντων: γράψτε 102, 82 + 20, ή 102 / 60 και για τις δύο πλευρές.
score-sheet-fault-no-points = Λείπουν οι πόντοι: πόσους από τους { $total } έκανε ο αγοραστής;
score-sheet-fault-other-total = Το σύνολο είναι { $total }: { $ours } και { $theirs } κάνουν { $sum }.
score-sheet-fault-too-many = Το { $points } είναι πάνω από τους { $total } που υπάρχουν. Όλες οι μπάζες σημειώνονται πιο κάτω, και το μπόνους τους μετρά μόνο του.
score-sheet-fault-every-point = { $side }: όλοι από τους { $total }. Αν πήρε όλες τις μπάζες, σημειώστε το πιο κάτω, αλλιώς γράψτε { $total } / 0 ή 0 / { $total }.
score-sheet-fault-swept-points = Με όλες τις μπάζες οι πόντοι είναι { $total }, όχι { $points }.
score-sheet-fault-belotes =
    { $most ->
        [0] Χωρίς ατού δεν υπάρχει { play-belote-word }.
        [1] Σε μια μοιρασιά υπάρχει μία { play-belote-word }, όχι { $count }.
       *[other] Σε μια μοιρασιά υπάρχουν το πολύ { $most } { play-belote-word }, όχι { $count }.
    }
score-sheet-fault-no-melds = Εδώ χωρίς ατού δεν υπάρχουν δηλώσεις.
score-sheet-fault-no-such-meld = Καμία δήλωση δεν αξίζει μαζί { $points }: μία αξίζει { $melds }.
score-sheet-fault-melds-of-both = Εδώ μετρούν οι δηλώσεις της μίας μόνο πλευράς, όχι { $ours } και { $theirs }.
score-sheet-fault-beside-run = Το belot τελειώνει τη μοιρασιά στην πρώτη μπάζα: αφήστε πόντους, δηλώσεις και τα άλλα σημάδια.
score-sheet-fault-meanwhile = Κάποιος άλλαξε στο μεταξύ το φύλλο. Κοιτάξτε το, και μετά η «{ score-sheet-button-correct }» γράφει το δικό σας.
score-sheet-refused-gone = Αυτό το φύλλο του σκορ διαγράφηκε.
score-sheet-refused-outdated = Οι κανόνες αυτού του φύλλου άλλαξαν στο μεταξύ: δεν προστίθεται πια τίποτα.

score-sheet-column-deal = Μοιρασιά
score-sheet-column-taker = Αγοραστής
score-sheet-column-contract = Συμβόλαιο
score-sheet-column-attack = Πόντοι του αγοραστή
score-sheet-column-defence = Πόντοι των άλλων
score-sheet-column-score = Γράφει: { $side }
score-sheet-column-total = Σύνολο: { $side }
