# Οι βραδιές ενός διακομιστή: δηλώσεις συμμετοχής, υπενθύμιση, παρουσία, τραπέζια.

rendezvous-title = Βραδιές
rendezvous-none = Αυτός ο διακομιστής δεν έχει ακόμη βραδιά. Μια βραδιά καλεί κόσμο για παιχνίδι, κάθε εβδομάδα ή μία φορά: δηλώνουν συμμετοχή με ένα κουμπί, και τα τραπέζια γίνονται μόνα τους.
rendezvous-hint = Δηλώστε συμμετοχή στην κάρτα, στο κανάλι της βραδιάς. Στην ώρα της τα τραπέζια γίνονται μόνα τους, και οι συμπαίκτες αλλάζουν από βραδιά σε βραδιά.
rendezvous-weekly = κάθε { $weekday }
rendezvous-once = μία φορά
rendezvous-card-link = [Η κάρτα]({ $link })
rendezvous-paused =
    { $why ->
        [channel] Σε παύση: δεν μπορώ πια να δημοσιεύω στο κανάλι της.
        [empty] Σε παύση: εδώ και αρκετές βραδιές δεν ήρθε κανείς.
       *[manager] Σε παύση.
    }
rendezvous-no-threads = Χωρίς { $permissions } σε αυτό το κανάλι δεν μπορώ να ανοίξω νήμα για κάθε τραπέζι: το πρώτο θα είναι στο κανάλι, τα άλλα πρέπει να ανοιχτούν αλλού.
rendezvous-signup =
    { $count ->
        [one] Δηλώσεις συμμετοχής από την προηγούμενη ημέρα
       *[other] Δηλώσεις συμμετοχής { $count } ημέρες πριν
    }
rendezvous-confirm = Να διαγραφεί η βραδιά «{ $title }», με τις δηλώσεις συμμετοχής και όσα είναι γνωστά για τα τραπέζια της;
rendezvous-others =
    { $count ->
        [one] { $count } ακόμη
       *[other] { $count } ακόμη
    }

# Το παράθυρο.

rendezvous-window = Μια βραδιά
rendezvous-usual-title = Βραδιά πιλόττας
rendezvous-field-title = Τίτλος
rendezvous-field-day = Ημέρα της εβδομάδας, ή ημερομηνία
rendezvous-field-hour = Ώρα
rendezvous-field-channel = Κανάλι
rendezvous-field-game = Παιχνίδι
rendezvous-example-day = Πέμπτη, ή 24/12/2026
rendezvous-example-hour = 21:00
rendezvous-game-usual = Του διακομιστή

# Η κάρτα.

rendezvous-coming-yes = Έρχονται ({ $count }):
rendezvous-coming-maybe = Ίσως ({ $count }):
rendezvous-coming-no = Όχι αυτή τη φορά ({ $count }):
rendezvous-together = Μαζί: { $pairs }.
rendezvous-plan =
    { $full ->
        [one] Ένα τραπέζι
       *[other] { $full } τραπέζια
    }{ $left ->
        [0] .
        [1] , και ένας που περιμένει θέση.
        [2] , και άλλο ένα με δύο υπολογιστές.
       *[other] , και άλλο ένα με έναν υπολογιστή.
    }
rendezvous-missing =
    { $count ->
        [one] Με 1 ακόμη παίκτη γίνεται
       *[other] Με { $count } ακόμη παίκτες γίνεται
    } { $first ->
        [1] ένα τραπέζι.
        [2] και δεύτερο τραπέζι.
        [3] και τρίτο τραπέζι.
       *[other] άλλο ένα τραπέζι.
    }
rendezvous-goes-on = [Η βραδιά συνεχίζεται πιο κάτω]({ $link })
rendezvous-card-over = **{ $title }**: αυτή η βραδιά τελείωσε.
rendezvous-card-missed = **{ $title }**: αυτή η βραδιά δεν έγινε, έλειπα.
rendezvous-card-postponed = **{ $title }**: αυτή η βραδιά αναβλήθηκε.
rendezvous-card-moved = **{ $title }**: αυτή η βραδιά άλλαξε.
rendezvous-card-paused = **{ $title }**: σε παύση.
rendezvous-card-deleted = **{ $title }**: διαγράφηκε.

# Με ποιον.

rendezvous-with-none = Με ποιον θέλετε να παίξετε;
rendezvous-with-one = Θέλετε να παίξετε μαζί: { $user }.
rendezvous-with-hint = Θα είστε συμπαίκτες αν το ζητήσετε και οι δύο. Αλλιώς οι συμπαίκτες αλλάζουν από βραδιά σε βραδιά.
rendezvous-with-placeholder = Με οποιονδήποτε

# Η υπενθύμιση.

rendezvous-soon = **{ $title }**: αρχίζει { $when }.
rendezvous-soon-coming = { $people }: τα λέμε σε λίγο!
rendezvous-soon-maybe = Ίσως: { $people }.
rendezvous-few =
    { $count ->
        [0] Δεν δήλωσε ακόμη συμμετοχή κανείς.
        [one] Δήλωσε συμμετοχή ένα άτομο.
       *[other] { $count } άτομα: τους υπόλοιπους θα τους κάνουν υπολογιστές.
    } { $weekly ->
        [yes] Παίζουμε, ή την αναβάλλουμε για την επόμενη εβδομάδα;
       *[no] Παίζουμε, ή την αναβάλλουμε για αύριο;
    }
rendezvous-few-on =
    { $count ->
        [one] Παίζουμε παρ’ όλα αυτά, με υπολογιστές.
       *[other] Παίζουμε παρ’ όλα αυτά: { $count } άτομα, με υπολογιστές.
    }
rendezvous-postponed = { $user } ανέβαλε τη βραδιά «{ $title }»: θα γίνει { $when }.
rendezvous-reminded =
    { $reminded ->
        [yes] Θα σας αναφέρω ξανά πριν από τις βραδιές όπου έρχεστε.
       *[no] Δεν θα σας αναφέρω πια πριν από βραδιά. Το αλλάζετε και με { help-command-me }.
    }

# Στην ώρα της.

rendezvous-now = { $title }: παίζουμε!
rendezvous-here =
    { $of ->
        [0] Δεν είναι ακόμη κανείς εδώ.
       *[other] **Εδώ: { $here } από { $of }**
    }
rendezvous-awaited = Περιμένουμε: { $people }.
rendezvous-until = Τα τραπέζια γίνονται { $when }, ή μόλις είναι εδώ όλοι όσοι δήλωσαν συμμετοχή.
rendezvous-tables = { $title }: τα τραπέζια
rendezvous-table = **Τραπέζι { $number }**: { $players }
rendezvous-against = { $first } εναντίον { $second }
rendezvous-thread = Τραπέζι { $number } · { $title }
rendezvous-elsewhere = Δεν μπόρεσα να ανοίξω τα τραπέζια χωρίς σύνδεσμο: ανοίξτε τα σε άλλο κανάλι με { help-command-start }.
rendezvous-waiting = Περιμένουν θέση: { $people }.
rendezvous-nobody = Αυτή τη φορά δεν ήρθε κανείς.
rendezvous-alone = Είστε μόνοι: το { help-command-start } ανοίγει τραπέζι με τρεις υπολογιστές, ώσπου να έρθει κάποιος.

# Μετά.

rendezvous-after = { $title }: πώς πήγε
rendezvous-game = { $first } **{ $ours }** · { $second } **{ $theirs }**
rendezvous-best =
    { $points ->
        [one] Η καλύτερη μοιρασιά: { $points } πόντος, αγοραστής { $player }.
       *[other] Η καλύτερη μοιρασιά: { $points } πόντοι, αγοραστής { $player }.
    }
rendezvous-next = Επόμενη βραδιά: { $when }.
rendezvous-missed = Συγγνώμη, έλειπα στην ώρα της βραδιάς «{ $title }».
rendezvous-empty = «{ $title }»: κανείς εδώ και { $count } βραδιές. Είναι σε παύση. Όποιος διαχειρίζεται τον διακομιστή τη συνεχίζει με { help-command-evening }.

# Τα κουμπιά.

rendezvous-button-yes = Έρχομαι
rendezvous-button-maybe = Ίσως
rendezvous-button-no = Όχι αυτή τη φορά
rendezvous-button-with = Με…
rendezvous-button-play = Παίζουμε
rendezvous-button-postpone = Αναβολή
rendezvous-button-quiet = Όχι άλλη υπενθύμιση
rendezvous-button-again = Ξανά υπενθύμιση
rendezvous-button-here = Εδώ είμαι
rendezvous-button-late = Είμαι κι εγώ εδώ
rendezvous-button-mix = Ανακάτεμα των τραπεζιών
rendezvous-button-new = Νέα βραδιά
rendezvous-button-edit = Αλλαγή
rendezvous-button-pause = Παύση
rendezvous-button-resume = Συνέχεια
rendezvous-button-card = Η κάρτα στο κάτω μέρος
rendezvous-button-delete = Διαγραφή
rendezvous-button-back = Πίσω

# Οι αρνήσεις.

rendezvous-refused-gone = Αυτή η βραδιά δεν υπάρχει πια.
rendezvous-refused-over = Αυτή η βραδιά τελείωσε, αναβλήθηκε ή είναι σε παύση.
rendezvous-refused-begun = Οι δηλώσεις συμμετοχής έκλεισαν: ήρθε η ώρα. Πατήστε «{ rendezvous-button-here }» πιο κάτω.
rendezvous-refused-self = Διαλέξτε κάποιον άλλον, όχι τον εαυτό σας.
rendezvous-refused-not-coming = Αν θα γίνει, το αποφασίζουν μόνο όσοι έρχονται.
rendezvous-refused-seated = Κάθεστε στο τραπέζι { $number }: { $channel }
rendezvous-refused-playing = Παίζετε ακόμη σε τραπέζι: { $channel }. Τελειώστε ή φύγετε, και πατήστε ξανά.
rendezvous-refused-not-here = Τα τραπέζια τα ανακατεύουν μόνο όσοι είναι σε ένα από αυτά.
rendezvous-refused-playing-on = Ένα από τα τραπέζια παίζει ακόμη: περιμένετε το τέλος της παρτίδας του.
rendezvous-refused-going-on = Μια βραδιά είναι σε εξέλιξη: αλλάξτε την όταν τελειώσει.
rendezvous-refused-many = Ένας διακομιστής έχει το πολύ { $count } βραδιές: διαγράψτε πρώτα μία.
rendezvous-refused-channel = Αυτό το κανάλι έχει ήδη εβδομαδιαία βραδιά: «{ $title }».
rendezvous-refused-day = Δεν καταλαβαίνω την ημέρα «{ $typed }». Γράψτε ημέρα της εβδομάδας, όπως Πέμπτη, ή ημερομηνία, όπως 24/12/2026.
rendezvous-refused-hour = Δεν καταλαβαίνω την ώρα «{ $typed }». Γράψτε την όπως 21:00.
rendezvous-refused-past = Αυτό πέρασε ήδη: { $when }. Διαλέξτε ημερομηνία που έρχεται.
