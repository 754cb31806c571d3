# Η σελίδα για όποιον δεν τελείωσε ακόμη καμία παρτίδα.

newcomer-button = Πρώτη φορά εδώ;
newcomer-partner =
    { $taken ->
        [no] **Συμπαίκτης** σας θα είναι όποιος καθίσει στη θέση { $seat }
       *[yes] Ο **συμπαίκτης** σας είναι { $player }, στη θέση { $seat }
    }: «**εμείς**» είστε οι δυο σας, «**αυτοί**» οι άλλοι.
newcomer-button-lesson =
    { $variant ->
        [contree] Πρώτο μάθημα
        [contree_generale] Πρώτο μάθημα
        [contree_701] Πρώτο μάθημα
        [contree_coinche] Πρώτο μάθημα
       *[other] Πρώτο μάθημα της La Contrée
    }
newcomer-trial = Δοκιμή: αυτή η παρτίδα δεν μετρά, και μπορείτε να φύγετε.
