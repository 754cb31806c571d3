# Οι βραδιές ενός διακομιστή: δηλώσεις συμμετοχής, υπενθύμιση, παρουσία, τραπέζια.

evening-title = Βραδιές
evening-none = Αυτός ο διακομιστής δεν έχει ακόμη βραδιά. Μια βραδιά καλεί κόσμο για παιχνίδι, κάθε εβδομάδα ή μία φορά: δηλώνουν συμμετοχή με ένα κουμπί, και τα τραπέζια γίνονται μόνα τους.
evening-hint = Δηλώστε συμμετοχή στην κάρτα, στο κανάλι της βραδιάς. Στην ώρα της τα τραπέζια γίνονται μόνα τους, και οι συμπαίκτες αλλάζουν από βραδιά σε βραδιά.
evening-weekly = κάθε { $weekday }
evening-once = μία φορά
evening-card-link = [Η κάρτα]({ $link })
evening-paused =
    { $why ->
        [channel] Σε παύση: δεν μπορώ πια να δημοσιεύω στο κανάλι της.
        [empty] Σε παύση: εδώ και αρκετές βραδιές δεν ήρθε κανείς.
       *[manager] Σε παύση.
    }
evening-no-threads =
    { $same ->
        [yes] Χωρίς { $permissions } σε αυτό το κανάλι δεν μπορώ να ανοίξω νήμα για κάθε τραπέζι: παίζει ένα τραπέζι τη φορά, στο κανάλι· στον επόμενο γύρο όσοι έχουν παίξει λιγότερο.
       *[no] Χωρίς { $permissions } σε αυτό το κανάλι δεν μπορώ να ανοίξω νήμα για κάθε τραπέζι: το πρώτο θα είναι στο κανάλι, τα άλλα πρέπει να ανοιχτούν αλλού.
    }
evening-signup =
    { $count ->
        [one] Δηλώσεις συμμετοχής από την προηγούμενη ημέρα
       *[other] Δηλώσεις συμμετοχής { $count } ημέρες πριν
    }
evening-confirm = Να διαγραφεί η βραδιά «{ $title }», με τις δηλώσεις συμμετοχής και όσα είναι γνωστά για τα τραπέζια της;
evening-others =
    { $count ->
        [one] { $count } ακόμη
       *[other] { $count } ακόμη
    }

# Το παράθυρο.

evening-window = Μια βραδιά
evening-usual-title = Βραδιά πιλόττας
evening-field-title = Τίτλος
evening-field-day = Ημέρα της εβδομάδας, ή ημερομηνία
evening-field-hour = Ώρα
evening-field-channel = Κανάλι
evening-field-game = Παιχνίδι
evening-example-day = Πέμπτη, ή 24/12/2026
evening-example-hour = 21:00
evening-game-usual = Του διακομιστή
evening-game-same = Ίδιες μοιρασιές σε όλα τα τραπέζια

# Η κάρτα.

evening-coming-yes = Έρχονται ({ $count }):
evening-coming-maybe = Ίσως ({ $count }):
evening-coming-no = Όχι αυτή τη φορά ({ $count }):
evening-same = ίδιες μοιρασιές σε όλα τα τραπέζια: { $count ->
        [one] { $count } μοιρασιά
       *[other] { $count } μοιρασιές
    }, περίπου μία ώρα
evening-together = Μαζί: { $pairs }.
evening-plan =
    { $full ->
        [one] Ένα τραπέζι
       *[other] { $full } τραπέζια
    }{ $left ->
        [0] .
        [1] , και ένας που περιμένει θέση.
        [2] , και άλλο ένα με δύο υπολογιστές.
       *[other] , και άλλο ένα με έναν υπολογιστή.
    }
evening-missing =
    { $count ->
        [one] Με 1 ακόμη παίκτη γίνεται
       *[other] Με { $count } ακόμη παίκτες γίνεται
    } { $first ->
        [1] ένα τραπέζι.
        [2] και δεύτερο τραπέζι.
        [3] και τρίτο τραπέζι.
       *[other] άλλο ένα τραπέζι.
    }
evening-goes-on = [Η βραδιά συνεχίζεται πιο κάτω]({ $link })
evening-card-over = **{ $title }**: αυτή η βραδιά τελείωσε.
evening-card-missed = **{ $title }**: αυτή η βραδιά δεν έγινε, έλειπα.
evening-card-postponed = **{ $title }**: αυτή η βραδιά αναβλήθηκε.
evening-card-moved = **{ $title }**: αυτή η βραδιά άλλαξε.
evening-card-paused = **{ $title }**: σε παύση.
evening-card-deleted = **{ $title }**: διαγράφηκε.

# Με ποιον.

evening-with-none = Με ποιον θέλετε να παίξετε;
evening-with-one = Θέλετε να παίξετε μαζί: { $user }.
evening-with-hint = Θα είστε συμπαίκτες αν το ζητήσετε και οι δύο. Αλλιώς οι συμπαίκτες αλλάζουν { $same ->
        [yes] από γύρο σε γύρο
       *[no] από βραδιά σε βραδιά
    }.
evening-with-placeholder = Με οποιονδήποτε

# Η υπενθύμιση.

evening-soon = **{ $title }**: αρχίζει { $when }.
evening-soon-coming = { $people }: τα λέμε σε λίγο!
evening-soon-maybe = Ίσως: { $people }.
evening-few =
    { $count ->
        [0] Δεν δήλωσε ακόμη συμμετοχή κανείς.
        [one] Δήλωσε συμμετοχή ένα άτομο.
       *[other] { $count } άτομα: τους υπόλοιπους θα τους κάνουν υπολογιστές.
    } { $weekly ->
        [yes] Παίζουμε, ή την αναβάλλουμε για την επόμενη εβδομάδα;
       *[no] Παίζουμε, ή την αναβάλλουμε για αύριο;
    }
evening-few-on =
    { $count ->
        [one] Παίζουμε παρ’ όλα αυτά, με υπολογιστές.
       *[other] Παίζουμε παρ’ όλα αυτά: { $count } άτομα, με υπολογιστές.
    }
evening-postponed = { $user } ανέβαλε τη βραδιά «{ $title }»: θα γίνει { $when }.
evening-reminded =
    { $reminded ->
        [yes] Θα σας αναφέρω ξανά πριν από τις βραδιές όπου έρχεστε.
       *[no] Δεν θα σας αναφέρω πια πριν από βραδιά. Το αλλάζετε και με { help-command-me }.
    }

# Στην ώρα της.

evening-now = { $title }: παίζουμε!
evening-here =
    { $of ->
        [0] Δεν είναι ακόμη κανείς εδώ.
       *[other] **Εδώ: { $here } από { $of }**
    }
evening-awaited = Περιμένουμε: { $people }.
evening-until = Τα τραπέζια γίνονται { $when }, ή μόλις είναι εδώ όλοι όσοι δήλωσαν συμμετοχή.
evening-tables = { $title }: τα τραπέζια
evening-round = { $title }: γύρος { $number } από { $count }
evening-table = **Τραπέζι { $number }**: { $players }
evening-against = { $first } εναντίον { $second }
evening-thread = Τραπέζι { $number } · { $title }
evening-elsewhere = Δεν μπόρεσα να ανοίξω τα τραπέζια χωρίς σύνδεσμο: ανοίξτε τα σε άλλο κανάλι με { help-command-start }.
evening-waiting = Περιμένουν θέση: { $people }.
evening-in-turn = Χωρίς νήματα σε αυτό το κανάλι παίζει ένα τραπέζι τη φορά· στον επόμενο γύρο όσοι έχουν παίξει λιγότερο.
evening-nobody = Αυτή τη φορά δεν ήρθε κανείς.
evening-alone = Είστε μόνοι: το { help-command-start } ανοίγει τραπέζι με τρεις υπολογιστές, ώσπου να έρθει κάποιος.

# Μετά.

evening-after = { $title }: πώς πήγε
evening-game = { $first } **{ $ours }** · { $second } **{ $theirs }**
evening-best =
    { $points ->
        [one] Η καλύτερη μοιρασιά: { $points } πόντος, αγοραστής { $player }.
       *[other] Η καλύτερη μοιρασιά: { $points } πόντοι, αγοραστής { $player }.
    }
evening-next = Επόμενη βραδιά: { $when }.
evening-missed = Συγγνώμη, έλειπα στην ώρα της βραδιάς «{ $title }».
evening-empty = «{ $title }»: κανείς εδώ και { $count } βραδιές. Είναι σε παύση. Όποιος διαχειρίζεται τον διακομιστή τη συνεχίζει με { help-command-evening }.

# Τα κουμπιά.

evening-button-yes = Έρχομαι
evening-button-maybe = Ίσως
evening-button-no = Όχι αυτή τη φορά
evening-button-with = Με…
evening-button-play = Παίζουμε
evening-button-postpone = Αναβολή
evening-button-quiet = Όχι άλλη υπενθύμιση
evening-button-again = Ξανά υπενθύμιση
evening-button-here = Εδώ είμαι
evening-button-late = Είμαι κι εγώ εδώ
evening-button-mix = Ανακάτεμα των τραπεζιών
evening-button-compare = Και αλλού;
evening-button-season = Σεζόν
evening-button-new = Νέα βραδιά
evening-button-edit = Αλλαγή
evening-button-pause = Παύση
evening-button-resume = Συνέχεια
evening-button-card = Η κάρτα στο κάτω μέρος
evening-button-delete = Διαγραφή
evening-button-back = Πίσω

# Οι αρνήσεις.

evening-refused-gone = Αυτή η βραδιά δεν υπάρχει πια.
evening-refused-over = Αυτή η βραδιά τελείωσε, αναβλήθηκε ή είναι σε παύση.
evening-refused-begun = Οι δηλώσεις συμμετοχής έκλεισαν: ήρθε η ώρα. Πατήστε «{ evening-button-here }» πιο κάτω.
evening-refused-self = Διαλέξτε κάποιον άλλον, όχι τον εαυτό σας.
evening-refused-not-coming = Αν θα γίνει, το αποφασίζουν μόνο όσοι έρχονται.
evening-refused-host = Μόνο ο διοργανωτής ή όποιος διαχειρίζεται τον διακομιστή αναβάλλει μια βραδιά.
evening-refused-enough = Είστε πια { $count }: η βραδιά θα γίνει.
evening-refused-seated = Κάθεστε στο τραπέζι { $number }: { $channel }
evening-playing-elsewhere = Παίζετε ακόμη σε τραπέζι: { $channel }.
evening-button-leave = Φεύγω και έρχομαι
evening-came = Σημειώθηκε: είστε εδώ.
evening-refused-not-here = Τα τραπέζια τα ανακατεύουν μόνο όσοι είναι σε ένα από αυτά.
evening-refused-playing-on = Ένα από τα τραπέζια παίζει ακόμη: περιμένετε το τέλος της παρτίδας του.
evening-refused-going-on = Μια βραδιά είναι σε εξέλιξη: αλλάξτε την όταν τελειώσει.
evening-refused-many = Ένας διακομιστής έχει το πολύ { $count } βραδιές: διαγράψτε πρώτα μία.
evening-refused-channel = Αυτό το κανάλι έχει ήδη εβδομαδιαία βραδιά: «{ $title }».
evening-refused-day = Δεν καταλαβαίνω την ημέρα «{ $typed }». Γράψτε ημέρα της εβδομάδας, όπως Πέμπτη, ή ημερομηνία, όπως 24/12/2026.
evening-refused-hour = Δεν καταλαβαίνω την ώρα «{ $typed }». Γράψτε την όπως 21:00.
evening-refused-past = Αυτό πέρασε ήδη: { $when }. Διαλέξτε ημερομηνία που έρχεται.
evening-refused-far = Το «{ $typed }» είναι πολύ μακριά: μια βραδιά ορίζεται το πολύ έναν χρόνο πριν.
evening-refused-games = Διαλέξτε ένα παιχνίδι· οι ίδιες μοιρασιές διαλέγονται μαζί του.
evening-refused-same = Οι ίδιες μοιρασιές παίζονται από τέσσερις, με συμπαίκτη: διαλέξτε τέτοιο παιχνίδι.
evening-refused-round =
    { $waits ->
        [yes] Ο γύρος τελείωσε: { $tables }.
       *[no] Ο γύρος τελείωσε.
    }
evening-plays-on = το τραπέζι { $table } παίζει τη μοιρασιά { $number }
evening-season-title =
    { $title }: { $season ->
        [1] χειμερινή σεζόν
        [2] ανοιξιάτικη σεζόν
        [3] καλοκαιρινή σεζόν
       *[4] φθινοπωρινή σεζόν
    } { $year }
evening-season-line = **{ $rank }** · { $player } · { $mark } · { $came } από { $count } βραδιές
evening-season-few = { $player } · { $mark } · { $came } από { $count } βραδιές, εκτός κατάταξης
evening-season-soon = Αυτή η σεζόν κατατάσσεται μόλις γίνουν αρκετές βραδιές με ίδιες μοιρασιές: ως τώρα { $count } από { $least }.
evening-season-how = Ο μέσος όρος των βραδιών καθενός με τις ίδιες μοιρασιές· όποιος ήρθε σε λιγότερες από τις μισές αναφέρεται χωρίς θέση. Καμία βαθμολογία δεν αλλάζει.
