# Το βάθρο μιας σεζόν.

podium-title = Βάθρο της σεζόν: { $ladder }
podium-season = { DATETIME($began, dateStyle: "long") } έως { DATETIME($ended, dateStyle: "long") }
podium-place =
    { $rank ->
        [1] 1η θέση
        [2] 2η θέση
       *[other] 3η θέση
    }
podium-line =
    { $rank ->
        [1] 🥇
        [2] 🥈
       *[other] 🥉
    } { podium-place }: { $player }, βαθμολογία **{ NUMBER($points, useGrouping: 0) }** σε { $games ->
        [one] { $games } παρτίδα
       *[other] { $games } παρτίδες
    }
podium-words = { podium-title }.
podium-step-words = { podium-place }: { $players }, βαθμολογία { NUMBER($points, useGrouping: 0) }.
podium-others =
    { $count ->
        [one] και άλλος { $count }
       *[other] και άλλοι { $count }
    }
podium-next = Αρχίζει νέα σεζόν: ανακατέψτε τα φύλλα!

# Κάτω από το πρώτο βάθρο ενός διακομιστή: αν τα τραπέζια του ανακοινώνουν επιτεύγματα.

podium-feats = Να ανακοινώνουν τα τραπέζια αυτού του διακομιστή τα νέα επιτεύγματα των παικτών στο τέλος μιας παρτίδας; Τώρα καθένας διαβάζει μόνο τα δικά του, ιδιωτικά. Όποιος διαχειρίζεται τον διακομιστή μπορεί να απαντήσει εδώ, ή αργότερα με { help-command-setup }.
podium-button-announce = Να ανακοινώνονται
podium-button-private = Να μένουν ιδιωτικά
podium-feats-answered =
    { $announced ->
        [yes] Τα νέα επιτεύγματα θα ανακοινώνονται στα τραπέζια: έτσι αποφάσισε { $player }. Για αλλαγή: { help-command-setup }.
       *[other] Τα νέα επιτεύγματα μένουν ιδιωτικά: έτσι αποφάσισε { $player }. Για αλλαγή: { help-command-setup }.
    }
