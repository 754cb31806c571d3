# Τι βρίσκει το «contree doctor». Κάθε πρόταση λέει τι πρέπει να γίνει, όπου πρέπει κάτι να γίνει.

doctor-version = Bot: έκδοση { $version }, στο { $folder }.
doctor-packages = Bot: το πακέτο { $package } έρχεται από το { $folder } και όχι από το { $own }: άλλο πρόγραμμα έχει πακέτο με αυτό το όνομα. Εγκαταστήστε το bot σε δικό του περιβάλλον: docs/hosting/install.md.
doctor-settings = Ρυθμίσεις: όλες οι τιμές είναι σωστές.
doctor-folder = Φάκελος δεδομένων: στον { $folder } γίνεται εγγραφή.
doctor-folder-unwritable = Φάκελος δεδομένων: στον { $folder } δεν γίνεται εγγραφή. Δώστε τον στον χρήστη που τρέχει το bot (για το container: chown -R 10001 ΦΑΚΕΛΟΣ), ή ορίστε CONTREE_DATA_DIR.
doctor-disk = Δίσκος: { $megabytes } MB ελεύθερα για { $folder }.
doctor-disk-low = Δίσκος: μόνο { $megabytes } MB ελεύθερα για { $folder }. Κάντε σύντομα χώρο: η βάση μεγαλώνει με κάθε μοιρασιά.
doctor-disk-full = Δίσκος: { $megabytes } MB ελεύθερα για { $folder }. Κάντε τώρα χώρο: σε γεμάτο δίσκο δεν φυλάσσεται καμία παρτίδα.
doctor-database-folder = Βάση: ο φάκελος { $folder } δεν υπάρχει. Φτιάξτε τον, ή διορθώστε το CONTREE_DATABASE_URL.
doctor-database-new = Βάση: το { $file } δεν υπάρχει ακόμη. Το φτιάχνει το bot.
doctor-database-empty = Βάση: προσβάσιμη και άδεια. Τους πίνακές της τους φτιάχνει το bot.
doctor-database-forbidden = Βάση: ο διακομιστής απαντά, αλλά ο χρήστης του bot δεν έχει δικαίωμα να φτιάξει πίνακες εκεί. Κάντε τον ιδιοκτήτη της βάσης: docs/hosting/postgresql.md.
doctor-database-shared = Βάση: το { $file } είναι σε { $kind }, που το μοιράζονται κι άλλα μηχανήματα. Εκεί το SQLite δεν μπορεί να βασιστεί στα κλειδώματά του, και μπορεί να χαθούν παρτίδες: βάλτε το σε δίσκο αυτού του μηχανήματος, ή σε PostgreSQL.
doctor-database-migrated = Βάση: διαβάζεται, με το σχήμα αυτής της έκδοσης.
doctor-database-old =
    { $count ->
        [one] Βάση: εκκρεμεί μία αλλαγή του σχήματός της. Το bot την κάνει στην επόμενη εκκίνηση: πάρτε πρώτα αντίγραφο ασφαλείας.
       *[other] Βάση: εκκρεμούν { $count } αλλαγές του σχήματός της. Το bot τις κάνει στην επόμενη εκκίνηση: πάρτε πρώτα αντίγραφο ασφαλείας.
    }
doctor-database-newer = Βάση: την έγραψε νεότερη έκδοση του bot. Εγκαταστήστε εκείνη την έκδοση, ή επαναφέρετε ένα αντίγραφο από πριν την ενημέρωση.
doctor-database-other =
    { $how ->
        [lacks] Βάση: από πριν από την 1.0, αλλαγμένη με το χέρι ή άλλου προγράμματος: της λείπει { startup-other-shape-names }.
        [differs] Βάση: από πριν από την 1.0 ή αλλαγμένη με το χέρι· φτιαγμένα αλλιώς: { startup-other-shape-names }.
       *[before] Βάση: από πριν από την 1.0.
    } Καμία δημοσιευμένη έκδοση δεν τη διαβάζει: επαναφέρετε ένα αντίγραφο, ή ξεκινήστε με μια κενή.
doctor-database-writable = Βάση: γίνεται εγγραφή.
doctor-database-unwritable = Βάση: δεν γίνεται εγγραφή ({ $cause }). Δείτε το docs/hosting/troubleshooting.md.
doctor-database-unreachable =
    Βάση: δεν διαβάζεται ({ $cause }{ $reason ->
        [none] {""}
       *[other] : { $reason }
    }). Δείτε το CONTREE_DATABASE_URL και ότι ο διακομιστής τρέχει· για αρχείο, δείτε docs/hosting/troubleshooting.md.
doctor-code = Υπολογιστές: οι ειδικοί σκέφτονται. Ο μεταγλωττισμένος κώδικάς τους είναι στο { $folder }.
doctor-experts-broken = Υπολογιστές: οι ειδικοί δεν μπορούν να σκεφτούν, γι’ αυτό παίζουν απλούστεροι στη θέση τους ({ $why }). Ξεκινήστε το bot με CONTREE_LOG_LEVEL=debug, και δείτε τι γράφει το αρχείο καταγραφής.
doctor-database-lost = Βάση: το { $file } είναι άδειο, ή έχασε σχεδόν όλα τα τραπέζια του, αλλά το { $copy } τα έχει ακόμη. Επαναφέρετε εκείνο, ή μετακινήστε τα αντίγραφα για να αρχίσετε από το μηδέν: docs/hosting/backups.md.
doctor-backups-none = Αντίγραφα: το bot δεν παίρνει. Ορίστε το CONTREE_BACKUP_FOLDER σε φάκελο άλλου δίσκου.
doctor-backups-unwritable = Αντίγραφα: στον { $folder } δεν γίνεται εγγραφή. Δώστε τον στον χρήστη που τρέχει το bot (για το container: chown -R 10001 ΦΑΚΕΛΟΣ), ή ορίστε CONTREE_BACKUP_FOLDER.
doctor-backups-begin = Αντίγραφα: κανένα ακόμη στον { $folder }. Το πρώτο το παίρνει το bot όταν ξεκινήσει.
doctor-backups =
    { $hours ->
        [0] Αντίγραφα: το πιο πρόσφατο στον { $folder } είναι λιγότερο από μία ώρα παλιό.
        [one] Αντίγραφα: το πιο πρόσφατο στον { $folder } είναι μία ώρα παλιό.
       *[other] Αντίγραφα: το πιο πρόσφατο στον { $folder } είναι { $hours } ώρες παλιό.
    }
doctor-backups-old =
    { $hours ->
        [one] Αντίγραφα: το πιο πρόσφατο στον { $folder } είναι μία ώρα παλιό, και από τότε έπρεπε να γίνει ένα. Αν το bot τρέχει, το αρχείο καταγραφής του λέει γιατί λείπει.
       *[other] Αντίγραφα: το πιο πρόσφατο στον { $folder } είναι { $hours } ώρες παλιό, και από τότε έπρεπε να γίνουν αρκετά. Αν το bot τρέχει, το αρχείο καταγραφής του λέει γιατί λείπουν.
    }
doctor-code-unkept = Υπολογιστές: δεν υπάρχει φάκελος για τον μεταγλωττισμένο κώδικά τους, γι’ αυτό μεταγλωττίζεται σε κάθε εκκίνηση. Ορίστε το NUMBA_CACHE_DIR σε φάκελο όπου μπορεί να γράψει το bot.
doctor-no-token = Διακριτικό (token): δεν υπάρχει. Γράψτε το μετά το DISCORD_TOKEN= στο .env. Το Discord δεν ρωτήθηκε τίποτα.
doctor-token = Διακριτικό (token): έγινε δεκτό, το bot είναι { $name }.
doctor-token-refused = Διακριτικό (token): δεν έγινε δεκτό. Αντιγράψτε το ολόκληρο από τη σελίδα «Bot» της εφαρμογής, στην πύλη προγραμματιστών του Discord, ή εκδώστε εκεί καινούριο.
doctor-unreachable = Discord: δεν απαντά ({ $why }). Ελέγξτε το δίκτυο αυτού του μηχανήματος και το status.discord.com.
doctor-unanswered = Discord: καμία απάντηση για { $check } ({ $why }). Δοκιμάστε ξανά αργότερα.
doctor-clock = Ρολόι: συμφωνεί με του Discord.
doctor-clock-late =
    { $direction ->
        [ahead] Ρολόι: { $seconds } δευτ. μπροστά από του Discord.
       *[behind] Ρολόι: { $seconds } δευτ. πίσω από του Discord.
    } Ενεργοποιήστε το NTP: τόσο λάθος είναι και οι ώρες σε μηνύματα και μετρήσεις.
doctor-clock-wrong =
    { $direction ->
        [ahead] Ρολόι: { $seconds } δευτ. μπροστά από του Discord.
       *[behind] Ρολόι: { $seconds } δευτ. πίσω από του Discord.
    } Ενεργοποιήστε το NTP: με τόσο λάθος ρολόι δεν ξανασχεδιάζονται τα φύλλα των παικτών.
doctor-intents = Intents: δεν χρειάζεται κανένα που να μπορεί να αρνηθεί το Discord.
doctor-endpoint = Εφαρμογή: έχει «Interactions Endpoint URL», γι’ αυτό τα πατήματα δεν φτάνουν ποτέ στο bot. Αδειάστε εκείνο το πεδίο στην πύλη προγραμματιστών.
doctor-code-grant = Εφαρμογή: το «Requires OAuth2 Code Grant» είναι ανοιχτό, γι’ αυτό η συνηθισμένη πρόσκληση αποτυγχάνει. Κλείστε το στο «Bot», στην πύλη προγραμματιστών.
doctor-starts = Gateway: shards: { $shards }, εκκινήσεις που μένουν σήμερα: { $left }.
doctor-starts-few =
    { $left ->
        [one] Gateway: σήμερα μένει μία εκκίνηση από { $total }. Βρείτε γιατί το bot ξεκινά τόσο συχνά: όταν δεν μείνει καμία, το Discord ακυρώνει το διακριτικό (token).
       *[other] Gateway: σήμερα μένουν { $left } εκκινήσεις από { $total }. Βρείτε γιατί το bot ξεκινά τόσο συχνά: όταν δεν μείνει καμία, το Discord ακυρώνει το διακριτικό (token).
    }
doctor-commands = Εντολές: { $count } ομάδες είναι δηλωμένες.
doctor-commands-first = Εντολές: το bot δηλώνει τις δικές του στην πρώτη εκκίνηση με αυτόν τον φάκελο δεδομένων.
doctor-commands-missing = Εντολές: { $count } ομάδες είναι δηλωμένες, όχι εκείνες αυτού του φακέλου δεδομένων. Το bot δηλώνει τις δικές του στην επόμενη εκκίνηση. Για να το κάνει σίγουρα, σβήστε το commands.json από τον φάκελο δεδομένων.
doctor-emojis = Emoji: όλα ({ $total }).
doctor-emojis-missing = Emoji: λείπουν { $count } από { $total }. Τρέξτε «{ TYPED("sync") }». Ως τότε, τα φύλλα γράφονται όπως J♥.
doctor-no-server = Διακομιστές: το bot δεν είναι σε κανέναν. Προσκαλέστε το: https://discord.com/oauth2/authorize?client_id={ $application }&scope=bot+applications.commands&permissions=274877942784
doctor-server = Διακομιστής «{ $server }»: το bot μπορεί να γράφει και να επισυνάπτει αρχεία.
doctor-server-plain = Διακομιστής «{ $server }»: χωρίς το δικαίωμα να επισυνάπτει αρχεία, τα τραπέζια φαίνονται με λέξεις.
doctor-server-silent = Διακομιστής «{ $server }»: από τον ρόλο του bot λείπει { $missing }. Τραπέζια ανοίγουν μόνο σε κανάλια που το επιτρέπουν.
doctor-channels-closed = Διακομιστής «{ $server }»: το bot δεν μπορεί να γράψει σε κανένα κανάλι του ({ $total }). Δώστε στον ρόλο του «{ permission-view-channel }» και «{ permission-send-messages }» εκεί όπου θα παίζετε.
doctor-channels-some =
    Διακομιστής «{ $server }»: τραπέζια ανοίγουν σε { $open } από { $total } κανάλια, όχι σε { $closed }{ $more ->
        [0] { "" }
        [1] { " " }και σε ένα ακόμη
       *[other] { " " }και σε { $more } ακόμη
    }.
doctor-role-too-high = Διακομιστής «{ $server }»: το bot δεν μπορεί να δώσει τον ρόλο βαθμίδας «{ $role }». Μετακινήστε τον δικό του ρόλο πάνω από αυτόν, στους «Ρόλους» των ρυθμίσεων του διακομιστή.
doctor-post-closed = Διακομιστής «{ $server }»: το bot δεν μπορεί να γράψει εδώ: { $channel }, όπου πρέπει να δημοσιευτεί μια βραδιά ή η μοιρασιά της ημέρας. Δώστε εκεί στον ρόλο του «{ permission-view-channel }» και «{ permission-send-messages }», ή διαλέξτε άλλο κανάλι.
doctor-no-threads = Διακομιστής «{ $server }»: το bot δεν μπορεί να ανοίξει νήμα για κάθε τραπέζι μιας βραδιάς εδώ: { $channel }. Δώστε του «{ permission-create-public-threads }» και «{ permission-send-messages-in-threads }».
doctor-no-history = Διακομιστής «{ $server }»: το bot δεν μπορεί να διαβάσει όσα δημοσίευσε εδώ: { $channel }. Αν σταματήσει τη στιγμή μιας δημοσίευσης, αυτή μπορεί να εμφανιστεί δύο φορές. Δώστε του «Read Message History».
