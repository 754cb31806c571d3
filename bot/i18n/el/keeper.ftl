# Το φύλλο του σκορ: για παρτίδες με αληθινά φύλλα.

keeper-title = Φύλλο του σκορ
keeper-what = Για φύλλα σε αληθινό τραπέζι: γράφετε τι έγινε στη μοιρασιά, και το bot τη μετρά με τους κανόνες του παιχνιδιού σας και λέει πώς.
keeper-not-kept =
    Φυλάσσεται μόνο το φύλλο, στον λογαριασμό σας: ούτε { $place ->
        [server] ο διακομιστής και το κανάλι
       *[conversation] η συζήτηση
    } ούτε ποιος άλλος γράφει σε αυτό. Τα ονόματα είναι απλό κείμενο, και τίποτα δεν μετρά για κατατάξεις ή στατιστικά.
keeper-begin = Νέο φύλλο του σκορ
keeper-button-begin = Αρχή…
keeper-own = Τα φύλλα του σκορ σας
keeper-open = Άνοιγμα…
keeper-field-names = Ονόματα
keeper-hint-names =
    { $players ->
        [2] Δύο ονόματα. Ο πρώτος μοιράζει πρώτος
       *[other] Δύο πλευρές, ή και οι τέσσερις με τη σειρά: ο πρώτος μοιράζει πρώτος, ο τρίτος είναι ο συμπαίκτης του
    }
keeper-example-names =
    { $players ->
        [2] Άννα, Βάσος
       *[other] Εμείς, Αυτοί ή Άννα, Βάσος, Γιώργος, Δέσπω
    }
keeper-field-target = Πόντοι που κερδίζουν την παρτίδα

keeper-totals = { $ours } { $first } · { $theirs } { $second }
keeper-after = { $ours } { $first }, { $theirs } { $second }.
keeper-next = Μοιρασιά { $number }
keeper-next-dealer = Μοιρασιά { $number }, μοιράζει { $dealer }
keeper-won = Κερδίζει την παρτίδα: { $side }!
keeper-drawn = Ισοπαλία: { $ours } { $first }, { $theirs } { $second }
keeper-bid-capot = καπό
keeper-bid-generale = γενεράλ
keeper-doubled = ×{ $multiplier }
keeper-deal =
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
keeper-button-taker = Αγοραστής: { $side }
keeper-button-passed = Όλοι πάσο
keeper-button-undo = Αναίρεση της τελευταίας
keeper-button-text = Ως κείμενο
keeper-button-export = CSV
keeper-button-sheets = Όλα τα φύλλα του σκορ
keeper-button-delete = Διαγραφή
keeper-button-sure = Ναι, διαγραφή
keeper-button-back = Πίσω στο φύλλο
keeper-button-correct = Διόρθωση
keeper-deleting = Να διαγραφεί αυτό το φύλλο του σκορ;
keeper-correct = Διόρθωση μοιρασιάς…
keeper-correcting = Ποιος αγόρασε; Η μοιρασιά ανοίγει όπως γράφτηκε.
keeper-typed = Όπως το γράψατε
keeper-typed-field = { $field }: { $value }
keeper-outdated = Οι κανόνες αυτού του παιχνιδιού άλλαξαν στο μεταξύ, ή δεν παίζονται πια εδώ: το φύλλο διαβάζεται, αλλά δεν προστίθεται τίποτα.

keeper-window = Μοιρασιά { $number }: { $side }
keeper-field-bid = Συμβόλαιο
keeper-example-bid = { $least } έως { $most }
keeper-field-trump = Ατού
keeper-field-points = Πόντοι: { $side }
keeper-field-typed-points = Πόντοι
keeper-hint-points = Από τους { $total } στις μπάζες, με την τελευταία. 102 / 60 και για τις δύο πλευρές
keeper-example-points = 102
keeper-field-melds = Δηλώσεις: { $side }
keeper-field-typed-melds = Δηλώσεις
keeper-hint-melds = Όσες μετρούν. Για την άλλη πλευρά ({ $side }) γράψτε / 50
keeper-example-melds = 20 + 50
keeper-field-ticks = Τι άλλο;
keeper-tick-doubled = { $word } (×{ $multiplier })
keeper-tick-belote =
    { $count ->
        [1] { play-belote-word }
       *[other] { $count } { play-belote-word }
    }: { $side }
keeper-tick-swept =
    { $alone ->
        [yes] Όλες οι μπάζες, μόνο ο αγοραστής: { $side }
       *[no] Όλες οι μπάζες (καπό): { $side }
    }
keeper-tick-ace = Το ανοιχτό φύλλο ήταν άσος
keeper-tick-last = Τελευταία μπάζα: { $side }
keeper-tick-guilty = Παράβαση: { $side }

keeper-fault-unknown-bid = Το «{ $typed }» δεν αγοράζεται εδώ.
keeper-fault-no-trump = Πείτε ποιο ήταν το ατού: από αυτό εξαρτώνται οι πόντοι.
keeper-fault-not-bid = Το { $bid } δεν αγοράζεται εδώ με ατού: { $trump }.
keeper-fault-not-doubled = Σε αυτό το συμβόλαιο δεν λέγεται κόντρα τόσες φορές.
keeper-fault-ticked-twice = Σημειώσατε δύο πράγματα που δεν γίνονται μαζί.
keeper-fault-no-number = Το «{ $typed }» δεν είναι αριθμός πόντων: γράψτε 102, 82 + 20, ή 102 / 60 και για τις δύο πλευρές.
keeper-fault-no-points = Λείπουν οι πόντοι: πόσους από τους { $total } έκανε ο αγοραστής;
keeper-fault-other-total = Το σύνολο είναι { $total }: { $ours } και { $theirs } κάνουν { $sum }.
keeper-fault-too-many = Το { $points } είναι πάνω από τους { $total } που υπάρχουν. Όλες οι μπάζες σημειώνονται πιο κάτω, και το μπόνους τους μετρά μόνο του.
keeper-fault-every-point = { $side }: όλοι από τους { $total }. Αν πήρε όλες τις μπάζες, σημειώστε το πιο κάτω, αλλιώς γράψτε { $total } / 0 ή 0 / { $total }.
keeper-fault-swept-points = Με όλες τις μπάζες οι πόντοι είναι { $total }, όχι { $points }.
keeper-fault-belotes =
    { $most ->
        [0] Χωρίς ατού δεν υπάρχει { play-belote-word }.
        [1] Σε μια μοιρασιά υπάρχει μία { play-belote-word }, όχι { $count }.
       *[other] Σε μια μοιρασιά υπάρχουν το πολύ { $most } { play-belote-word }, όχι { $count }.
    }
keeper-fault-no-such-meld = Καμία δήλωση δεν αξίζει μαζί { $points }: μία αξίζει { $melds }.
keeper-fault-melds-of-both = Εδώ μετρούν οι δηλώσεις της μίας μόνο πλευράς, όχι { $ours } και { $theirs }.
keeper-fault-meanwhile = Κάποιος άλλαξε στο μεταξύ το φύλλο. Κοιτάξτε το, και μετά η «{ keeper-button-correct }» γράφει το δικό σας.
keeper-refused-gone = Αυτό το φύλλο του σκορ διαγράφηκε.
keeper-refused-outdated = Οι κανόνες αυτού του φύλλου άλλαξαν στο μεταξύ: δεν προστίθεται πια τίποτα.

keeper-column-deal = Μοιρασιά
keeper-column-taker = Αγοραστής
keeper-column-contract = Συμβόλαιο
keeper-column-attack = Πόντοι του αγοραστή
keeper-column-defence = Πόντοι των άλλων
keeper-column-score = Γράφει: { $side }
keeper-column-total = Σύνολο: { $side }
