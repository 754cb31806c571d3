# Κείμενο πάνω στις εικόνες, και το κείμενο στη θέση τους.

pictures-bid = Αγορά: { $contract }
pictures-called = Συμβόλαιο: { $contract }
pictures-no-bid = Αγορά
pictures-contract-short = { SHORT($contract) }
pictures-deal = Μοιρασιά { $number }
pictures-problem = Πρόβλημα { $number }
pictures-lesson = Μάθημα { $number }
pictures-reading = Ανάγνωση φύλλων
pictures-dealer = μοιράζει: { $dealer }
pictures-dealer-mark = Μ
pictures-last-trick = Τελευταία
pictures-team =
    { $team ->
        [north_south] Β–Ν
       *[east_west] Α–Δ
    }

pictures-of-table = Εικόνα του τραπεζιού. { $deal }.
pictures-of-lobby = Εικόνα του τραπεζιού πριν από την παρτίδα: { $game }.
pictures-computer = { $called } · υπολογιστής
pictures-computer-short = { $seat } ⚙
pictures-said = { $seat } λέει «{ $word }».
pictures-seat = { $seat }: { $player }.
pictures-awaited = Παίζει { $seat }.
pictures-awaited-call = Μιλά { $seat }.
pictures-your-turn = Σειρά σας να παίξετε.
pictures-your-call = Σειρά σας να μιλήσετε.
pictures-calls = Τελευταίες αγορές: { $calls }.
pictures-turned = Ανοιχτό φύλλο: { $card }.
pictures-laid = { $seat } { $card }
pictures-laid-best = { $seat } { $card } (κρατά)
pictures-trick = Στο τραπέζι: { $plays }.
pictures-past-trick = Τελευταία μπάζα: { $plays }.
pictures-piles = Ανοιχτά φύλλα, { $seat } (+1: ένα κλειστό φύλλο από κάτω): { $cards }.
pictures-pile-covering = { $card } +1
pictures-pile-bare = ένα κλειστό φύλλο
pictures-scores = Σκορ: { $scores }.
pictures-held = Φύλλα: { $cards }.
pictures-playable = Μπορείτε να παίξετε: { $cards }.

pictures-not-playable = Όχι τώρα: { $cards }.

pictures-of-game =
    Εικόνα: το σκορ μετά από κάθε μοιρασιά. { $deals ->
        [one] Μία μοιρασιά
       *[other] { $deals } μοιρασιές
    }, { $scores }.
pictures-turn = { $number }: { BY($contract) }, { $result ->
        [made] βγήκε
        [failed] μέσα
       *[other] ούτε βγήκε ούτε μέσα
    }, { $first } με { $second }
pictures-turn-bare = { $number }: χωρίς συμβόλαιο, { $first } με { $second }

pictures-moment-capot = Καπό!
pictures-moment-double = Μέσα!
pictures-moment-comeback = Ανατροπή!
pictures-told-capot = { $team }: όλες οι μπάζες
pictures-told-double = { $team }: είχε πει κόντρα
pictures-told-comeback =
    { $team } προηγείται, ενώ έχανε με { $points ->
        [one] { $points } πόντο
       *[other] { $points } πόντους
    } διαφορά
