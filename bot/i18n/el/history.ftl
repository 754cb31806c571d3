# Οι παρτίδες ενός παίκτη μία μία, και οι μοιρασιές τους.

history-title = Παρτίδες: { $player }
history-link = το τραπέζι
history-uncounted = δεν μετρά
history-choose = Άνοιγμα παρτίδας
history-select-game =
    { $number }. { $outcome ->
        [won] Νίκη
        [lost] Ήττα
        [left] Αποχώρηση
        [stopped] Διακόπηκε
       *[drawn] Ισοπαλία
    } { $score } με { $others }
history-select-unfinished =
    { $outcome ->
        [running] Παίζεται
       *[other] Διακόπηκε
    }: { $score } με { $others }
history-running = Αυτή η παρτίδα παίζεται ακόμη: μετρά στα στατιστικά και στην κατάταξη όταν τελειώσει.
history-stopped = Αυτή η παρτίδα διακόπηκε χωρίς αποτέλεσμα: δεν μετρά για κανέναν.
history-no-deals = Δεν τελείωσε καμία μοιρασιά.
history-side =
    { $players }: { $points ->
        [one] { $points } πόντος
       *[other] { $points } πόντοι
    }{ $won ->
        [yes] , νικητές
       *[no] { "" }
    }
history-contract =
    { SHORT($bid) }{ $doubles ->
        [0] { "" }
        [1] , κόντρα
       *[other] , { $variant ->
            [baloot] { $doubles ->
                [2] τριπλό
                [3] τετραπλό
               *[other] gahwa
            }
           *[other] { $doubles ->
                [2] ρεκόντρα
               *[other] ματς
            }
        }
    }
history-ended =
    { $result ->
        [made] { score-made }
        [failed] { score-failed }
        [tie] { score-tied }
        [penalty] ένσταση
       *[void] άκυρη
    }
history-deal = { $number }. { $player }: { history-contract }, { history-ended }, { $score } με { $others }
history-choose-deal = Επιλογή μοιρασιάς
history-select-deal = Μοιρασιά { $number }
history-button-back = Όλες οι παρτίδες
history-button-game = Πίσω στην παρτίδα
history-deal-title = Μοιρασιά { $number } της παρτίδας { $game }
history-other-rules = Αυτή η παρτίδα παίχτηκε με άλλη έκδοση των κανόνων: δεν διαβάζεται πια.
history-later-version = Αυτό το τραπέζι παίχτηκε με νεότερη έκδοση του bot: διαβάζεται μόλις ενημερωθεί το bot.
history-untold = Δεν φυλάσσεται τίποτα από αυτή τη μοιρασιά.
history-not-yet = Αυτή τη μοιρασιά θα την ξαναδείτε όταν τελειώσει η παρτίδα.
