# Η αγορά: στο τραπέζι, και μετά στα φύλλα όποιου έχει σειρά.

auction-empty = κανείς δεν μίλησε ακόμη.
auction-word-double =
    { $variant ->
        [pilotta] κλειστό
       *[other] κόντρα
    }
auction-word-redouble =
    { $variant ->
        [pilotta] ξανακλειστό
       *[other] ρεκόντρα
    }
auction-call = { $seat } { $call }
auction-pass =
    { $variant ->
        [croatian_bela] dalje
       *[other] πάσο
    }
auction-keeps = το κρατά
auction-takes =
    { $variant ->
        [baloot] hokum { SHORT($trump) }
       *[other] παίρνει { $trump }
    }
auction-takes-aloud =
    { $variant ->
        [baloot] hokum { $trump }
       *[other] παίρνει { $trump }
    }
auction-double =
    { $double ->
        [double] { auction-word-double }
        [redouble] { auction-word-redouble }
        [triple] τριπλό
        [four] τετραπλό
        [match] ματς
       *[gahwa] gahwa
    }
auction-double-chosen =
    { $double }, { $closed ->
        [yes] κλειδωμένο
       *[no] ανοιχτό
    }
auction-doubled-aloud-contree =
    { $seat } χτυπά τη γροθιά στο τραπέζι: { $double ->
        [double] «Κόντρα!»
       *[redouble] «Ρεκόντρα!»
    }
auction-line = Αγορά: { $calls }
auction-may-double =
    Συμβόλαιο: { $contract }. Η πλευρά { $team } μπορεί να πει { $double ->
        [double] { auction-word-double }
        [redouble] { auction-word-redouble }
        [triple] τριπλό
        [four] τετραπλό
        [match] ματς
       *[gahwa] gahwa
    }.

# Τι ρωτά το τραπέζι, όπου μια αγορά δεν ξεπερνά απλώς την προηγούμενη.

auction-turned = Ανοιχτό φύλλο: { SHORT($card) }
auction-asked-take =
    { $sun ->
        [yes] Πρώτος γύρος: hokum { $trump }, sun ή πάσο.
       *[no] Πρώτος γύρος, { $trump }: παίρνω ή πάσο.
    }
auction-ashkal = Ashkal είναι ένα sun όπου το ανοιχτό φύλλο πηγαίνει στον συμπαίκτη του αγοραστή.
auction-asked-other =
    { $sun ->
        [yes] Δεύτερος γύρος: sun, hokum σε όποιο χρώμα εκτός από { $trump }, ή πάσο.
       *[no] Δεύτερος γύρος: όποιο χρώμα εκτός από { $trump }, ή πάσο.
    }
auction-asked-any =
    { $sun ->
        [yes] Δεύτερος γύρος: sun, hokum σε όποιο χρώμα, ή πάσο.
       *[no] Δεύτερος γύρος: όποιο χρώμα, ή πάσο.
    }
auction-asked-name = Πείτε ατού ή πάσο: ο πρώτος που θα πει είναι ο αγοραστής.
auction-asked-must-name =
    Όλοι οι άλλοι είπαν πάσο{ $mine ->
        [yes] .
       *[no] : { $seat } πρέπει να πει ατού.
    }
auction-asked-name-after =
    Η αγορά κερδήθηκε με { $bid }{ $mine ->
        [yes] .
       *[no] : { $seat } λέει το ατού.
    }
auction-asked-over = Αγορά: { $bid } ({ $seat }). Οι άλλοι μπορούν ακόμη να πουν sun.
auction-asked-keep =
    { $sun ->
        [yes] { $seat } κρατά { $bid } ή ανεβαίνει σε sun.
       *[no] { $seat } κρατά { $bid } ή ανεβάζει μία τελευταία φορά.
    }
auction-kitty =
    { $count ->
        [3] Τρία φύλλα του καθενός μένουν κλειστά ώσπου να οριστεί το ατού.
       *[other] { $count } φύλλα του καθενός μένουν κλειστά ώσπου να οριστεί το ατού.
    }

auction-your-turn = Σειρά σας να μιλήσετε.
auction-your-turn-forced = Πρέπει να πείτε ατού: δεν μπορείτε να πάτε πάσο.
auction-standing =
    { $relation ->
        [partner] { COUNTED($bid) } από { $seat }, τον συμπαίκτη σας.
        [opponent] { COUNTED($bid) } από { $seat }, τον αντίπαλό σας.
       *[self] { COUNTED($bid) } από εσάς.
    }
auction-you-may-double =
    Μπορείτε να πείτε { $double ->
        [double] { auction-word-double }
        [redouble] { auction-word-redouble }
        [triple] τριπλό
        [four] τετραπλό
        [match] ματς
       *[gahwa] gahwa
    } ή πάσο.
auction-wait-may-double = Μπορείτε να πείτε { auction-word-double } και εκτός σειράς.
auction-hidden =
    { $count ->
        [3] Τα άλλα τρία φύλλα σας είναι ακόμη κλειστά.
       *[other] Τα άλλα { $count } φύλλα σας είναι ακόμη κλειστά.
    }
auction-to-come =
    { $count ->
        [3] Θα έρθουν άλλα τρία φύλλα.
       *[other] Θα έρθουν άλλα { $count } φύλλα.
    }

auction-button-pass =
    { $variant ->
        [croatian_bela] Dalje
       *[other] Πάσο
    }
auction-button-keep = Κρατώ { COUNTED_SHORT($bid) }
auction-button-double =
    { $double ->
        [double] { $variant ->
            [pilotta] Κλειστό
           *[other] Κόντρα
        }
        [redouble] { $variant ->
            [pilotta] Ξανακλειστό
           *[other] Ρεκόντρα
        }
        [triple] Τριπλό
        [four] Τετραπλό
        [match] Ματς
       *[gahwa] Gahwa
    }
auction-button-bid = { COUNTED_SHORT($bid) }
auction-button-take =
    { $variant ->
        [baloot] Hokum { SHORT($trump) }
       *[other] Παίρνω
    }
auction-button-name =
    { $variant ->
        [baloot] { $trump ->
            [none] Sun
           *[other] Hokum { SHORT($trump) }
        }
       *[other] { $trump ->
            [none] Χωρίς ατού
            [all] Όλα ατού
           *[other] { SHORT($trump) } { $trump }
        }
    }
auction-button-ashkal = Ashkal
auction-button-kasho = Kasho
auction-button-capot = Καπό…
auction-button-generale = Γενεράλ…
auction-button-value = { $value }
auction-select-bid = { $first } έως { $last }

auction-confirm-capot = Καπό: η πλευρά σας πρέπει να πάρει όλες τις μπάζες. Διαλέξτε ατού ή γυρίστε πίσω.
auction-confirm-generale = Γενεράλ: πρέπει να πάρετε όλες τις μπάζες εσείς, μόνοι σας. Διαλέξτε ατού ή γυρίστε πίσω.
auction-confirm-double =
    { $double ->
        [match] Συμβόλαιο: { COUNTED($bid) }. Λέτε ματς; Όποιος κερδίσει τη μοιρασιά κερδίζει την παρτίδα.
        [gahwa] Συμβόλαιο: { COUNTED($bid) }. Λέτε gahwa; Όποιος κερδίσει τη μοιρασιά κερδίζει την παρτίδα.
       *[other] { $variant ->
            [pilotta] Ξανακλειστό
           *[other] Ρεκόντρα
        } σε { COUNTED($bid) }; Παίζονται ακόμη περισσότερα.
    }
auction-button-confirm =
    { $double ->
        [match] Ναι, ματς
        [gahwa] Ναι, gahwa
       *[other] Ναι, { auction-word-redouble }
    }
auction-button-reconsider = Όχι, πίσω
