# Μια μοιρασιά που την παίζει κανείς μόνος με τρεις ειδικούς, για όποιον λόγο.

alone-button-on = Συνέχεια
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
    }: { $points }
alone-passed = Όλοι πάσο: { $points }
