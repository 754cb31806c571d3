# Σπιτικοί κανόνες: το όνομα του καθενός (45 χαρακτήρες το πολύ), οι επιλογές και οι οικογένειές τους.
# Επιλογή που είναι αριθμός δεν χρειάζεται λέξεις.

option-category-game = Παρτίδα
option-category-deal = Μοιρασιά
option-category-auction = Αγορά
option-category-play = Παίξιμο
option-category-announcements = Δηλώσεις
option-category-scoring = Σκορ

option-target = Πόντοι για τη νίκη
option-deals = Αριθμός μοιρασιών
option-deals-none = Ώσπου να πιαστεί ο στόχος
option-target-met =
    { $variant ->
        [croatian_bela] Τέλος της παρτίδας
       *[other] Για να πιαστεί ο στόχος
    }
option-target-met-reached =
    { $variant ->
        [croatian_bela] Στο τέλος μιας μοιρασιάς: οι περισσότεροι πόντοι
       *[other] Φτάνουν τόσοι πόντοι
    }
option-target-met-exceeded = Χρειάζονται περισσότεροι
option-target-met-prolaz =
    { $variant ->
        [croatian_bela] Prolaz: με δικό της συμβόλαιο που βγήκε, και μπροστά
       *[other] Με δικό της συμβόλαιο που βγήκε, και μπροστά (prolaz)
    }
option-target-met-at-once =
    { $variant ->
        [croatian_bela] Dosta: αμέσως, στη μέση μιας μοιρασιάς
       *[other] Αμέσως, στη μέση μιας μοιρασιάς
    }
option-target-met-without-belote = Δεν φτάνει μόνο μια { play-belote-word }
option-both-reach = Όταν φτάνουν και οι δύο τον στόχο
option-both-reach-play-on = Νικά το ψηλότερο σκορ. Αν είναι ίσα, άλλη μοιρασιά
option-both-reach-last-deal = Νικά το ψηλότερο σκορ. Αν είναι ίσα, ο νικητής της τελευταίας
option-both-reach-draw-if-equal = Νικά το ψηλότερο σκορ. Αν είναι ίσα, ισοπαλία
option-both-reach-draw = Ισοπαλία αν φτάσουν στην ίδια μοιρασιά
option-direction = Φορά του παιχνιδιού
option-direction-clockwise = Δεξιόστροφα (με το ρολόι)
option-direction-counter-clockwise = Αριστερόστροφα (αντίθετα με το ρολόι)
option-enforcement = Παράβαση των κανόνων
option-enforcement-engine = Αδύνατη
option-enforcement-claims = Δυνατή, και η ένσταση γράφει τις δηλώσεις και των δύο
option-enforcement-claims-own = Δυνατή, και η ένσταση γράφει μόνο τις δικές σας δηλώσεις

option-packets = Πώς μοιράζονται
option-packets-3-2-3 = 3-2-3
option-packets-3-3-2 = 3-3-2
option-packets-2-3-3 = 2-3-3
option-packets-4-4 = 4-4
option-packets-6-2 = 6-2
option-packets-3-2 = 3-2
option-packets-2-3 = 2-3
option-packets-alternate = Μια σειρά κλειστή, μια ανοιχτή, και ούτω καθεξής
option-packets-rows = Πρώτα όλα τα κλειστά, μετά τα ανοιχτά
option-shuffle = Ανακάτεμα
option-shuffle-every-deal = Ανακάτεμα και κόψιμο πριν από κάθε μοιρασιά
option-shuffle-gathered = Μάζεμα και κόψιμο, όπως σε αληθινό τραπέζι (χωρίς βαθμολογία)
option-dealer-names = Αν οι άλλοι πουν πάσο, ο μοιραστής
option-dealer-names-must = Πρέπει να πει ατού
option-dealer-names-may-pass = Μπορεί κι αυτός πάσο
option-all-pass = Όταν όλοι πάνε πάσο
option-all-pass-next = Μοιράζει ο επόμενος
option-all-pass-same = Μοιράζει ξανά ο ίδιος

option-no-trumps = Χωρίς ατού
option-no-trumps-no = Δεν παίζεται
option-no-trumps-yes = Αγοράζεται
option-all-trumps = Όλα ατού
option-all-trumps-no = Δεν παίζεται
option-all-trumps-yes = Αγοράζεται
option-all-trumps-with-belotes = Αγοράζεται, με { play-belote-word } σε κάθε χρώμα
option-ceiling = Ψηλότερη αγορά σε χρώμα
option-eighty = Πόντοι που θέλει μια αγορά 80
option-generale = Γενεράλ
option-generale-none = Δεν αγοράζεται
option-capot-worth = Αξία του καπό που αγοράζεται
option-capot-worth-none = Δεν αγοράζεται
option-capot-worth-250-flat = 250, τίποτα άλλο
option-capot-worth-500-flat = 500, τίποτα άλλο
option-capot-worth-250-tricks = 250, συν 250 για τις μπάζες
option-capot-worth-270-tricks = 270, συν 250 για τις μπάζες
option-capot-worth-250-failed-500 = 250, ή 500 αν μπει μέσα
option-passing = Όποιος είπε πάσο
option-passing-open = Μπορεί να ξαναμιλήσει
option-passing-final = Βγαίνει από την αγορά
option-final-raise = Τελευταίο ανέβασμα του αγοραστή
option-final-raise-none = Κανένα
option-final-raise-same-trump = Μία φορά, με το ίδιο ατού
option-final-raise-any-trump = Μία φορά, με όποιο ατού
option-self-raise = Ανέβασμα της δικής σας αγοράς
option-self-raise-no = Όχι: τρία πάσο κλείνουν την αγορά
option-self-raise-other-suit = Μετά από τρία πάσο, με άλλο ατού
option-contre = Κόντρα
option-contre-none = Δεν παίζεται
option-contre-x2 = ×2, χωρίς { auction-word-redouble }
option-contre-x3 = ×2, μετά ×3
option-contre-x4 = ×2, μετά ×4
option-contre-match = ×2, ×4, μετά ματς
option-contre-gahwa = ×2, ×3, ×4, μετά gahwa
option-contre-four = ×2, ×3, ×4, χωρίς gahwa
option-contre-sun-double-only = Όπως συνήθως, αλλά το sun μένει στο ×2
option-contre-sun-double-at-100 = Το ίδιο, και από 100 πόντους, όχι πάνω
option-contre-timing = Πότε λέγεται η κόντρα
option-contre-timing-out-of-turn = Οποτεδήποτε, και εκτός σειράς
option-contre-timing-in-turn = Στη σειρά του καθενός
option-contre-timing-after-auction = Μετά την αγορά
option-contre-overbid = Αγορά πάνω από κόντρα
option-contre-overbid-closed = Όχι: η κόντρα κλείνει την αγορά
option-contre-overbid-overbid = Ναι: ψηλότερη αγορά τη σβήνει
option-contre-bids = Αγορές που κοντράρονται
option-contre-bids-any = Όλες
option-contre-bids-over-80 = Όλες εκτός από 80
option-contre-bids-no-capot = Όλες εκτός από καπό και γενεράλ
option-contre-bids-over-80-no-capot = Όλες εκτός από 80, καπό και γενεράλ
option-second-round-suit = Χρώματα στον δεύτερο γύρο
option-second-round-suit-other = Όλα εκτός από του ανοιχτού φύλλου
option-second-round-suit-any = Όλα
option-trump-named = Πότε λέγεται το ατού
option-trump-named-with-bid = Με κάθε αγορά
option-trump-named-after-auction = Μετά την αγορά, από όποιον την κέρδισε
option-ashkal = Ποιος λέει ashkal
option-ashkal-last-two = Οι δύο τελευταίοι
option-ashkal-last-two-always = Οι δύο τελευταίοι, και στους δύο γύρους
option-ashkal-anyone = Όλοι
option-ashkal-none = Κανείς
option-sun-overcall = Sun πάνω από sun
option-sun-overcall-once = Όλοι μπορούν, μία φορά
option-sun-overcall-none = Όχι: ισχύει το πρώτο sun
option-kasho = Μόνο 7, 8 και 9 στο χέρι (kasho)
option-kasho-no = Παίζεται κανονικά
option-kasho-yes = Μπορεί να πεταχτεί

option-first-lead = Ποιος ξεκινά
option-first-lead-eldest = Ο πρώτος που μιλά
option-first-lead-declarer = Ο αγοραστής
option-first-lead-generale = Ο πρώτος που μιλά, στο γενεράλ ο αγοραστής
option-trump-lead = Ανέβασμα όταν ζητούνται ατού
option-trump-lead-overtake = Πάντα, αν γίνεται
option-trump-lead-unless-partner = Εκτός αν κρατά ο συμπαίκτης σας
option-trump-lead-any = Ποτέ υποχρεωτικό
option-plain-lead = Ανέβασμα όταν ζητείται άλλο χρώμα
option-plain-lead-overtake = Πάντα, αν γίνεται
option-plain-lead-any = Ποτέ υποχρεωτικό
option-partner-exempt = Κρατά ο συμπαίκτης: ελεύθεροι να μην κόψετε
option-partner-exempt-yes = Ναι
option-partner-exempt-no = Όχι: κόβετε πάντα
option-partner-exempt-until-ruffed = Ναι, και ώσπου να κόψει αντίπαλος
option-partner-exempt-never = Το κόψιμο δεν είναι ποτέ υποχρεωτικό
option-undertrump = Όταν έκοψε αντίπαλος
option-undertrump-required = Κόψιμο ψηλότερα αν γίνεται, αλλιώς χαμηλότερα
option-undertrump-free = Κόψιμο ψηλότερα αν γίνεται, αλλιώς ό,τι θέλετε
option-undertrump-plain-card = Κόψιμο ψηλότερα, αλλιώς όχι ατού αν γίνεται
option-undertrump-any-trump = Όποιο ατού, ψηλό ή χαμηλό
option-trump-over-partner = Κόψιμο πάνω από τον συμπαίκτη
option-trump-over-partner-free = Με όποιο ατού
option-trump-over-partner-higher = Μόνο ψηλότερα, αν γίνεται
option-trump-over-partner-higher-only-trumps = Ψηλότερα, αν έχετε μόνο ατού
option-trump-over-partner-higher-beside-others = Ψηλότερα, αν έχετε κι άλλα φύλλα
option-all-trumps-lead = Ανέβασμα στα «όλα ατού»
option-all-trumps-lead-as-trump = Όπως όταν ζητούνται ατού
option-all-trumps-lead-follow = Όχι: φτάνει να ακολουθείτε
option-trump-lock = Κλειδωμένο hokum: όχι ατού στην έξοδο
option-trump-lock-every-lead = Στο ×2 και ×4, σε κάθε μπάζα
option-trump-lock-first-lead = Στο ×2 και ×4, μόνο στην πρώτη μπάζα
option-trump-lock-at-four = Μόνο στο ×4
option-trump-lock-chosen = Όπως πει όποιος διπλασιάζει (maftuh, maqful)
option-trump-lock-none = Ποτέ

option-declarations = Δηλώσεις (συνεχόμενα, καρέ…)
option-declarations-off = Δεν παίζονται
option-declarations-on = Παίζονται
option-declarations-count = Οι δηλώσεις μετρούν
option-declarations-count-contract = Για το συμβόλαιο και στο σκορ
option-declarations-count-score = Μόνο στο σκορ
option-declarations-count-rounds = Για το συμβόλαιο, με στρογγυλεμένους πόντους
option-announcing = Ποιος λέει τις δηλώσεις
option-announcing-automatic = Το bot, για όλους
option-announcing-manual = Ο κάθε παίκτης, και όποια ξεχαστεί χάνεται
option-king-first = Ο ρήγας πριν από την ντάμα ({ play-belote-word })
option-king-first-no = Με όποια σειρά
option-king-first-yes = Ναι, αλλιώς χάνεται
option-belote-counts = Πού μετρά { rules-belote-the }
option-belote-counts-both = Για το συμβόλαιο και στο σκορ
option-belote-counts-contract = Για το συμβόλαιο, όχι στο σκορ
option-belote-counts-score = Μόνο στο σκορ
option-belote-counts-none = Χωρίς { play-belote-word }
option-fours-of-eight-and-seven = Καρέ από 8 και από 7
option-fours-of-eight-and-seven-no = Δεν αξίζουν τίποτα
option-fours-of-eight-and-seven-yes = Αξίζουν 100
option-meld-tie = Ίσες δηλώσεις
option-meld-tie-first = Ψηλότερη, μετά ατού, μετά όποιος παίζει πρώτος
option-meld-tie-dealer = Ψηλότερη, μετά ατού, μετά όποιος μοιράζει
option-meld-tie-cancel = Ψηλότερη, μετά ατού, αλλιώς κανείς
option-meld-tie-turn = Ίσοι πόντοι: όποιος παίζει πρώτος
option-meld-overlap = Ένα φύλλο σε δύο δηλώσεις
option-meld-overlap-once = Όχι
option-meld-overlap-shared = Ναι, σε καρέ και σε συνεχόμενα
option-long-runs = Πέντε ή περισσότερα συνεχόμενα φύλλα
option-long-runs-split = Χωρίζονται σε τέσσερα και τρία
option-long-runs-fifty = Ένα πενηντάρι
option-long-runs-hundred = Ένα κατοστάρι
option-run-order = Τρία συνεχόμενα, τέσσερα συνεχόμενα
option-run-order-longer = Καλύτερα τα τέσσερα
option-run-order-twenty = Καλύτερα τα τρία
option-melds-spoken = Σύγκριση δηλώσεων μεγαλόφωνα
option-melds-spoken-no = Όχι
option-melds-spoken-yes = Ναι: «ως πού;»
option-melds-shown = Τα φύλλα των δηλώσεων
option-melds-shown-second-trick = Δείχνονται στη δεύτερη μπάζα
option-melds-shown-last-trick = Δείχνονται μετά την τελευταία μπάζα
option-melds-shown-never = Δεν δείχνονται ποτέ
option-melds-shown-at-once = Δείχνονται με τη δήλωση

option-contract-needs = Το συμβόλαιο βγαίνει
option-contract-needs-bid = Με όσους πόντους αγοράστηκαν
option-contract-needs-bid-and-more = Με τόσους, και περισσότερους από την άμυνα
option-points-counted = Πόντοι που γράφονται
option-points-counted-both = Όσοι έγιναν και η αγορά
option-points-counted-made = Μόνο όσοι έγιναν
option-points-counted-announced = Μόνο η αγορά
option-points-counted-announced-belote = Η αγορά και { play-belote-word }
option-defence-points = Βγήκε: οι πόντοι της άμυνας
option-defence-points-own = Γράφει τους δικούς της
option-defence-points-none = Δεν γράφει τίποτα
option-defence-points-to-attack = Πηγαίνουν στην επίθεση
option-failure = Μπήκε μέσα: η άμυνα γράφει
option-failure-160-and-bid = 160 και την αγορά
option-failure-162-and-bid = 162 και την αγορά
option-failure-bid = Μόνο την αγορά
option-multiplied = Τι πολλαπλασιάζει η κόντρα
option-multiplied-bid = Μόνο την αγορά
option-multiplied-whole = Όλα όσα γράφει ο νικητής
option-multiplied-whole-alone = Όλα. Αν βγήκε, η άμυνα δεν γράφει τίποτα
option-multiplied-forfeit = 160 και την αγορά, μόνο στον νικητή
option-multiplied-forfeit-whole = 160, δηλώσεις, { play-belote-word } και αγορά, μόνο στον νικητή
option-multiplied-forfeit-bid = Μόνο την αγορά. Αν βγήκε, 160, και η άμυνα τίποτα
option-multiplied-pot = Τους πόντους και των δύο, στον νικητή
option-multiplied-own = Τους πόντους της κάθε πλευράς
option-rounding = Στρογγύλεμα
option-rounding-complement = Η άμυνα σε δεκάδες, τα υπόλοιπα στην επίθεση
option-rounding-nearest = Σε δεκάδες: από 5 προς τα πάνω
option-rounding-six-up = Σε δεκάδες: από 6 προς τα πάνω
option-rounding-none = Κανένα, πόντο πόντο
option-rounding-fives-exact = { trump-none-at-first }, το 5 μετρά μισή δεκάδα
option-rounding-fives-up = { trump-none-at-first }, το 5 ανεβαίνει
option-rounding-fives-down = { trump-none-at-first }, το 5 κατεβαίνει
option-rounding-paired = Οι πόντοι των δύο πλευρών έχουν πάντα το ίδιο σύνολο
option-rounding-lost-unit = Η χαμένη δεκάδα πάει στο μεγαλύτερο υπόλοιπο
option-rounding-cut = Η χαμένη δεκάδα χάνεται
option-rounding-six-attack = Από 6 και πάνω· με δύο 6, μόνο της επίθεσης
option-last-deal = Η τελευταία μοιρασιά
option-last-deal-rounded = Στρογγυλεμένη όπως οι άλλες
option-last-deal-exact = Πόντο πόντο
option-all-tricks =
    { $variant ->
        [belote] Όλες οι μπάζες
        [belote_501] Όλες οι μπάζες
        [bidding_belote] Όλες οι μπάζες
        [bulgarian_belot] Όλες οι μπάζες
        [croatian_bela] Όλες οι μπάζες
        [baloot] Όλες οι μπάζες
        [tarabish] Όλες οι μπάζες
        [clabber] Όλες οι μπάζες
       *[other] Όλες οι μπάζες, χωρίς αγορά καπό
    }
option-all-tricks-count = Το μπόνους για όλες τις μπάζες μετρά
option-all-tricks-count-contract = Για το συμβόλαιο και στο σκορ
option-all-tricks-count-score = Μόνο στο σκορ
option-all-tricks-88-pointless = 88, και με μπάζες χωρίς πόντους απέναντι
option-all-tricks-90-either = 90, και στην άμυνα
option-all-tricks-90-always = 90, και σε καπό που αγοράστηκε
option-all-tricks-90-forfeit-100 = 90. Με κόντρα, 100 επιπλέον
option-all-tricks-150-in-all = 150 αντί για τους πόντους των μπαζών
option-all-tricks-250-in-all = 250 αντί για τους πόντους των μπαζών
option-all-tricks-44-added = 44 πάνω στους πόντους των μπαζών
option-all-tricks-25-hokum = 25 { trump-suit-at }, 44 { trump-none-at }
option-all-tricks-25-flat = 25 και 44, ποτέ πολλαπλασιασμένα, με όλες τις δηλώσεις
option-reverse-kaboot = Όλες οι μπάζες του σαν στην άμυνα
option-reverse-kaboot-alike = Όπως κάθε kaboot
option-reverse-kaboot-turned-ace = Διπλά αν το ανοιχτό φύλλο ήταν άσος
option-reverse-kaboot-eldest-ace = Διπλά αν αγόρασε ο πρώτος, με άσο
option-reverse-kaboot-none = Τίποτα: απλώς δεν βγήκε
option-belote-on-failure = Μέσα: η { play-belote-word } της επίθεσης
option-belote-on-failure-lost = Χάνεται
option-belote-on-failure-to-defence = Στην άμυνα
option-belote-on-failure-kept = Μένει
option-declarations-on-failure = Μέσα: οι δηλώσεις της επίθεσης
option-declarations-on-failure-lost = Χάνονται
option-declarations-on-failure-to-defence = Στην άμυνα
option-declarations-on-failure-kept = Μένουν
option-declarations-on-capot = Όλες οι μπάζες: οι δηλώσεις των άλλων
option-declarations-on-capot-own = Μένουν δικές τους
option-declarations-on-capot-all = Πάνε σε όποιον πήρε όλες τις μπάζες
option-tie = Ίσοι πόντοι
option-tie-success = Το συμβόλαιο βγαίνει
option-tie-failure = Το συμβόλαιο μπαίνει μέσα
option-tie-litige = Οι πόντοι της επίθεσης περιμένουν την επόμενη μοιρασιά
option-tie-half = Η άμυνα γράφει τους δικούς της, η επίθεση τίποτα
option-tie-hang-85 = 85 πόντοι περιμένουν την επόμενη μοιρασιά
option-tie-sun-split = Μέσα. { trump-none-at-first }, ο καθένας τους δικούς του
option-no-trump-factor = { trump-none-at-first }, οι πόντοι επί
option-trumpless-points = Σύνολο { trump-none-at } και { trump-all-at }
option-trumpless-points-full = 130 και 258
option-trumpless-points-162-from-14 = 162: άσος 19, στα «όλα ατού» 14-9-6-5-3-1
option-trumpless-points-162-down-to-2 = 162: άσος 19, στα «όλα ατού» 13-9-6-5-3-2
option-trumpless-points-162-scaled = 162: άσος 19, στα «όλα ατού» × 162 / 258
option-trumpless-points-152-scaled = 152 με τη μέθοδο των τριών, μετά η τελευταία μπάζα
option-hand-score = Τι γράφεται για μια μοιρασιά
option-hand-score-points = Οι πόντοι της κάθε πλευράς
option-hand-score-winner = Όλοι οι πόντοι στον νικητή
