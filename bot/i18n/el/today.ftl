# Η μοιρασιά της ημέρας: μόνοι με τρεις ειδικούς, τα ίδια φύλλα για όλους.

today-title = Μοιρασιά της ημέρας, αρ. { $number }
today-what = { $game }, μόνοι με τρεις ειδικούς: τα ίδια φύλλα για όλους.
today-once = Μία προσπάθεια, που τη συνεχίζετε όποτε θέλετε ως τα μεσάνυχτα ({ $ends }).
today-training = Αυτή η ημέρα πέρασε: την παίζετε για εξάσκηση, χωρίς κατάταξη.
today-played =
    { $count ->
        [0] Δεν την τελείωσε ακόμη κανείς.
        [one] Την τελείωσε { $count } άτομο.
       *[other] Την τελείωσαν { $count } άτομα.
    }
today-streak =
    { $days ->
        [one] Σερί: { $days } ημέρα
       *[other] Σερί: { $days } ημέρες
    }{ $forgiven ->
        [yes] { " " }· ❄ συγχωρέθηκε η χαμένη ημέρα αυτού του μήνα
       *[no] { "" }
    }
today-seal = Σφραγίδα { $seal }…: ο σπόρος δείχνεται απόψε τα μεσάνυχτα.
today-seed = Σπόρος `{ $seed }`, μοιρασιά { $drawn } της λίστας του.
today-button-play = Παίζω
today-button-resume = Συνέχεια
today-button-leaderboard = Κατάταξη
today-button-earlier = Παλιότερες ημέρες
today-button-share = Κοινοποίηση
today-button-look = Όλα τα φύλλα
today-button-own = Ξανά το παίξιμό μου
today-button-back = Πίσω
today-button-today = Μοιρασιά της ημέρας
today-button-too = Να παίξω κι εγώ
today-button-challenge = Πρόκληση
today-notify =
    { $watches ->
        [yes] Μη με ειδοποιείτε
       *[no] Να ειδοποιούμαι
    }
today-head = Μοιρασιά της ημέρας, αρ. { $number }
today-preparing = Η μοιρασιά της ημέρας θα είναι έτοιμη σε ένα λεπτό περίπου.
today-button-again = Ξανά
today-outdated = Οι κανόνες αυτού του παιχνιδιού άλλαξαν με αυτή την έκδοση του bot: η σημερινή μοιρασιά τελειώνει εδώ, χωρίς κατάταξη. Η ημέρα μετρά στο σερί όλων, και η επόμενη μοιρασιά έρχεται { $ends }.
today-late = Η ημέρα πέρασε: μπορείτε να τελειώσετε, χωρίς κατάταξη.
today-rank = Θέση { $rank } από { $count }.
today-unranked = Χωρίς κατάταξη.
today-bids =
    { $passed ->
        [yes] Όλοι πάσο: { $share }%
       *[no] { $bid }: { $share }%
    }
today-judging = Κρίνονται οι μπάζες σας: σε λίγα δευτερόλεπτα, ένα χρώμα για την καθεμία.
today-accuracy = Ακρίβεια { $accuracy }
today-square-g = καλή
today-square-y = μέτρια
today-square-r = λάθος
today-square-f = αναγκαστική
today-square-count = { $square }: { $count }
today-hands-at = Όλα τα φύλλα και η ανάλυση τα μεσάνυχτα ({ $ends }).
today-shared =
    Μοιρασιά της ημέρας, αρ. { $number } · { $result } · θέση { $rank } από { $count } · { $days ->
        [one] σερί { $days } ημέρα
       *[other] σερί { $days } ημέρες
    }
today-leaderboard-here = Αυτός ο διακομιστής
today-leaderboard-all = Όλοι
today-leaderboard-week = Εβδομάδα
today-leaderboard-empty = Κανείς ακόμη.
today-leaderboard-how = Πόσους πόντους παρτίδας προηγήθηκε η πλευρά του καθενός στη μοιρασιά.
today-leaderboard-week-how = Οι πέντε καλύτερες από τις επτά τελευταίες ημέρες που πέρασαν: η διαφορά από τον μέσο όρο των άλλων με τα ίδια φύλλα.
today-leaderboard-line = **{ $rank }** · { $player } · { $points }
today-lines = Πώς παίχτηκε
today-line = { $rank } · { $points }
today-no-earlier = Δεν υπάρχει ακόμη παλιότερη ημέρα.
today-earlier-title = Παλιότερες ημέρες
today-earlier = Όσες δεν παίξατε μπορείτε ακόμη να τις παίξετε για εξάσκηση, χωρίς κατάταξη.
today-earlier-choose = Διαλέξτε ημέρα
today-earlier-day = αρ. { $number } · { DATETIME($date, dateStyle: "medium") }
today-post-yesterday = **Χθες, αρ. { $number }**
today-post-week = **Η εβδομάδα**
today-post-week-how = Οι πέντε καλύτερες από επτά ημέρες: η διαφορά από τον μέσο όρο αυτού του διακομιστή με τα ίδια φύλλα.
today-post-button = Παίζω τη μοιρασιά αρ. { $number }
today-settings-title = Μοιρασιά της ημέρας
today-settings = Μία φορά την ημέρα, ένα μήνυμα με το βάθρο της προηγούμενης και το κουμπί για παιχνίδι. Αναφέρει μόνο όσους το ζήτησαν.
today-settings-hour = στις { NUMBER($number, minimumIntegerDigits: 2) }:00
today-settings-zone = Με την ώρα: { $zone }.
