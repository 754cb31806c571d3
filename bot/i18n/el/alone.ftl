# Μια μοιρασιά που την παίζει κανείς μόνος με τρεις ειδικούς, για όποιον λόγο.

alone-button-on = Συνέχεια
practice-button = Μια μοιρασιά μόνος
practice-button-again = Άλλη μοιρασιά
practice-title = Μοιρασιά εξάσκησης
practice-head = Μοιρασιά εξάσκησης, μόνο για εσάς
practice-private = Την είδατε μόνο εσείς, και δεν μετρά πουθενά.
alone-thinking = { $head }: οι ειδικοί σκέφτονται…
alone-somebody = κάποιος
alone-result =
    { $own ->
        [yes] { BY($contract) }
       *[no] { BY($contract) }, στην άμυνα
    }, { $result ->
        [made] βγήκε
        [failed] μέσα
        [tie] ισοπαλία
        [penalty] παράβαση
       *[void] άκυρη
    }: { $points } στην παρτίδα
alone-passed = Όλοι πάσο: { $points } στην παρτίδα
alone-par = Το καλύτερο με ανοιχτά φύλλα: { BY($contract) } ({ $points } στην παρτίδα).
