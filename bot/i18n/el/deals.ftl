## Μία μοιρασιά: δείτε την, μοιραστείτε την, ξαναπαίξτε την

shared-deal-title = Μοιρασιά { $code }
shared-deal-played =
    { $count ->
        [0] Δεν ξαναπαίχτηκε ακόμη.
        [one] Ξαναπαίχτηκε σε { $count } τραπέζι.
       *[other] Ξαναπαίχτηκε σε { $count } τραπέζια.
    }
shared-deal-seen =
    { $seen ->
        [yes] Ξέρετε ήδη τα φύλλα της.
       *[no] Δεν ξέρετε τα φύλλα της. Αν θέλετε να την παίξετε, μην τα δείτε πρώτα.
    }
shared-deal-results =
    { $count ->
        [one] { $count } τραπέζι: { $best } για Βορρά-Νότο
       *[other] { $count } τραπέζια: { $best } έως { $worst } για Βορρά-Νότο
    }
shared-deal-result =
    { BY($contract) }, { $result ->
        [made] βγήκε
        [failed] μέσα
        [tie] ισοπαλία
        [penalty] ένσταση
       *[void] άκυρη
    }: { $scores }
shared-deal-result-passed = Όλοι πάσο: { $scores }
shared-deal-busy = Σε αυτό το κανάλι υπάρχει ανοιχτό τραπέζι. Αν κλείσει, δεν κοστίζει τίποτα σε κανέναν: να το κλείσω και να παιχτεί εδώ η μοιρασιά { $code };
shared-deal-button-close = Κλείσιμο, και αυτή η μοιρασιά
shared-deal-button-look = Τα φύλλα
shared-deal-button-play = Παίζω αυτή τη μοιρασιά
shared-deal-button-share = Δημοσίευση σε αυτό το κανάλι
shared-deal-button-export = Εξαγωγή των φύλλων
shared-deal-button-back = Πίσω στη μοιρασιά
shared-deal-button-id = Κοινοποίηση ή ξαναπαίξιμο
shared-deal-export = Αυτό το κείμενο έχει όλα τα φύλλα της μοιρασιάς, άρα από εδώ και πέρα τα ξέρετε. Ονόματα δεν έχει. Για να την ανοίξετε ξανά, επικολλήστε το μετά το /{ command-belote-name } { command-deal-name }.
shared-deal-import-title = Άνοιγμα μοιρασιάς
shared-deal-import-label = Ο αριθμός της (D-7K3Q2M) ή το κείμενό της
shared-deal-unknown = Καμία μοιρασιά δεν έχει τον αριθμό { $code }, ή δεν φυλάσσεται πια: όσες δεν τις ανοίγει κανείς για πολύ καιρό ξεχνιούνται.
shared-deal-unreadable =
    Δεν μπορώ να διαβάσω αυτή τη μοιρασιά. { $part ->
        [head] Στην αρχή, λέξη { $place }
        [hands] Στα φύλλα, αρ. { $place }
        [calls] Στις αγορές, αρ. { $place }
       *[cards] Στα φύλλα που παίχτηκαν, αρ. { $place }
    }: `{ $found }`. { $why }
shared-deal-other-rules = Δεν μπορώ να διαβάσω αυτή τη μοιρασιά. { $why }
shared-deal-not-yours = Αυτή τη μοιρασιά μπορούν να τη μοιραστούν μόνο όσοι την έπαιξαν.
deal-fault-too-many-parts = Μια μοιρασιά έχει το πολύ τέσσερα μέρη, με κάθετες γραμμές ανάμεσα.
deal-fault-not-a-head = Πρώτα το παιχνίδι, μετά ποιος μοιράζει: contree N.
deal-fault-unknown-rules = Δεν γνωρίζω αυτό το παιχνίδι.
deal-fault-not-a-seat = Ένας παίκτης γράφεται N, E, S ή W.
deal-fault-wrong-hands = Λάθος αριθμός παικτών για αυτό το παιχνίδι.
deal-fault-wrong-size = Λάθος αριθμός φύλλων για αυτό το παιχνίδι.
deal-fault-not-a-card = Ένα φύλλο γράφεται με την αξία και το χρώμα του: JS είναι ο βαλές μπαστούνι.
deal-fault-card-twice = Αυτό το φύλλο υπάρχει δύο φορές.
deal-fault-not-a-call = Αυτό δεν είναι αγορά.
deal-fault-illegal = Οι κανόνες δεν το επιτρέπουν σε αυτό το σημείο.
clip-button = Ως βίντεο
clip-spoiler = Το βίντεο δείχνει κάθε φύλλο όπως παίχτηκε: ανοίξτε το όταν έχετε παίξει τη μοιρασιά, ή αν δεν θα την παίξετε ποτέ.
clip-no-cards = Όλοι πάσο: δεν υπάρχουν φύλλα για να φανούν.
clip-busy = Αυτή τη στιγμή έχω πάρα πολλή δουλειά για να φτιάξω βίντεο. Δοκιμάστε ξανά σε ένα λεπτό.
clip-no-files = Δεν μπορώ να επισυνάψω αρχεία σε αυτό το κανάλι: ένας διαχειριστής μπορεί να μου δώσει το δικαίωμα «Επισύναψη αρχείων».
