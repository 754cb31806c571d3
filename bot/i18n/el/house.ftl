# Η σελίδα των σπιτικών κανόνων, για ένα τραπέζι ή διακομιστή, και πώς τους ονομάζουν άλλες σελίδες.

house-rules = σπιτικοί κανόνες
house-title = Σπιτικοί κανόνες · { $game }
house-of-table = Κάθε επιλογή ισχύει αμέσως, για αυτό το τραπέζι.
house-of-server = Κάθε επιλογή ισχύει για τα επόμενα τραπέζια αυτού του διακομιστή.
house-only-host = Μπορεί να τους αλλάξει ο οικοδεσπότης ({ $user }), πριν από την παρτίδα.
house-none = Χωρίς σπιτικούς κανόνες: ισχύουν οι κανόνες του παιχνιδιού.
house-number = { $number }
house-usual = ο κανόνας του παιχνιδιού
house-usually = ο κανόνας του παιχνιδιού: { $choice }
house-capot-pays = Αποδίδει: σκέτα 250 είναι λιγότερα από 100 με όλες τις μπάζες, 262
house-difference = { $option }: { $choice }
house-differences = Διαφορές · { $list }
house-others =
    { $count ->
        [one] … και άλλη μία
       *[other] … και άλλες { $count }
    }
house-bounds = Από { $least } έως { $most }
house-button-type =
    { $option ->
        [target] Άλλο σύνολο…
       *[deals] Άλλος αριθμός…
    }
house-button-reset = Ξανά οι κανόνες του παιχνιδιού

# Έτοιμα σύνολα: το όνομά τους, και μια γραμμή που τα εξηγεί.

house-preset-server = Οι σπιτικοί κανόνες αυτού του διακομιστή
house-preset = Έτοιμοι κανόνες…
house-rules-of = Κανόνες: { $rules }
house-rules-source = του παιχνιδιού, χωρίς αλλαγή
house-rules-own = αυτού του τραπεζιού
house-usual-preset = Οι κανόνες του παιχνιδιού
house-usual-preset-note =
    { $variant ->
        [coinche] Οι κανόνες του παιχνιδιού: όλα ατού με 258
       *[other] Οι συνηθισμένοι κανόνες, χωρίς αλλαγή
    }
house-preset-all-trumps-162 = Όλα ατού στα 162
house-preset-all-trumps-162-note = Χωρίς ατού και όλα ατού με 162 πόντους, όπως στο χρώμα
house-preset-federation-coinche-2015 = Γαλλική ομοσπονδία, coinche 2015
house-preset-federation-coinche-2015-note = Με δηλώσεις, περισσότερα από την άμυνα, με κόντρα όλα στον νικητή, καπό 250 + 250
house-preset-board-game-arena = Board Game Arena
house-preset-board-game-arena-note = Δεξιόστροφα, αν βγει με κόντρα, η άμυνα γράφει 0, χωρίς ατού και όλα ατού στα 162
house-preset-board-game-arena-bid = Board Game Arena, μόνο η αγορά
house-preset-board-game-arena-bid-note = Όπως το Board Game Arena, αλλά γράφονται μόνο η αγορά και οι μπελότ
house-preset-online = Διαδικτυακό στιλ, με δηλώσεις
house-preset-online-note = Ως 1.000 πόντους, ρεκόντρα ×3, μπελότ και δηλώσεις μόνο στο σκορ
house-preset-federation-contree-2016 = Γαλλική ομοσπονδία, contrée 2016
house-preset-federation-contree-2016-note = Όσα έγιναν και η αγορά, κόντρα στη σειρά, καπό 500
house-preset-federation-contree-2016-made = Γαλλική ομοσπονδία, contrée 2016, όσα έγιναν
house-preset-federation-contree-2016-made-note = Γράφονται μόνο όσα έγιναν, κόντρα 320, ρεκόντρα 640, καπό 500
house-preset-federation-contree-ludique = Γαλλική ομοσπονδία, contrée, νεότερο κείμενο
house-preset-federation-contree-ludique-note = Ρεκόντρα ×3 μόνο στην αγορά, καπό 250 + 250, το 5 κατεβαίνει, η τελευταία πόντο πόντο
house-preset-cannes-2016 = Τουρνουά των Καννών 2016
house-preset-cannes-2016-note = Ως 2.001, αγορές ως 260, καπό 270 + 250, ρεκόντρα ×3, το 5 κατεβαίνει
house-preset-coinchons = coinchons.fr
house-preset-coinchons-note = Με κόντρα, 160 και η αγορά πολλαπλασιασμένα, η μπελότ μένει σε όποιον την έχει, καπό 500
house-preset-federation-belote-2016 = Γαλλική ομοσπονδία, μπελότ 2016
house-preset-federation-belote-2016-note = Χωρίς δηλώσεις, η μπελότ μένει κι αν μπείτε μέσα, χωρίς ατού και όλα ατού στα 162
house-preset-saudi = Σαουδικό baloot
house-preset-saudi-note = Ως 152, οι δηλώσεις βοηθούν, με κόντρα όλα στον νικητή, kaboot 25 ή 44, ποτέ διπλά
house-preset-palaristi = Παλαριστή (κυπριακή πιλόττα)
house-preset-palaristi-note = Ως 301, γράφεται η αγορά, κλειστό ×2, ξανακλειστό ×4, καπό 250, δεκάδα από 6
house-preset-page = Όπως το λέει η σελίδα του παιχνιδιού
house-preset-page-note =
    { $variant ->
        [baloot] Χωρίς το χρώμα κόβετε μόνο πάνω από κόψιμο αντιπάλου
        [tarabish] Το εικοσάρι κερδίζει το πενηντάρι
        [clabber] Οι δηλώσεις συγκρίνονται μεγαλόφωνα
        [belote] Μαζεύονται και κόβονται χωρίς ανακάτεμα, δηλώσεις μεγαλόφωνα
       *[other] Τα φύλλα μαζεύονται και κόβονται, δεν ανακατεύονται ποτέ
    }
house-preset-on-paper = Όπως στο χαρτί
house-preset-on-paper-note = Όποιος μοιράζει λέει και πάσο, κόντρα, χωρίς ανέβασμα εκτός ατού

# The page on the text behind a preset: each kind of rules, and the source.

house-text-button = Τι λέει το κείμενό του
house-text-table = Τραπέζι
house-text-auction = Αγορά
house-text-legal = Φύλλα
house-text-melds = Δηλώσεις
house-text-scoring = Σκορ
house-text-game_end = Τέλος
house-text-silent = Το κείμενο σιωπά: ισχύουν οι κανόνες του παιχνιδιού.
house-source-federation-coinche-2015 = Γαλλική ομοσπονδία μπελότ, «Règles de la Belote Coinchée», 2015
house-source-board-game-arena = Board Game Arena, ο κώδικας που τρέχει εκεί (drasill/bga-coinche), Οκτώβριος 2025
house-source-board-game-arena-bid = Board Game Arena, ο δεύτερος τρόπος σκορ του κώδικα (drasill/bga-coinche), Οκτώβριος 2025
house-source-federation-contree-2016 = Γαλλική ομοσπονδία μπελότ, «Règles officielles de la Belote Contrée», 27 Ιανουαρίου 2016: όσα έγιναν και η αγορά
house-source-federation-contree-2016-made = Γαλλική ομοσπονδία μπελότ, «Règles officielles de la Belote Contrée», 27 Ιανουαρίου 2016: όσα έγιναν
house-source-federation-contree-ludique = Γαλλική ομοσπονδία μπελότ, «Règles officielles de la Belote Contrée», χωρίς ημερομηνία, έκδοση Équipe Ludique
house-source-cannes-2016 = Festival International des Jeux, Κάννες, «Règlement de la belote aux enchères ou contrée», 2016
house-source-coinchons = coinchons.fr, η σελίδα για το σκορ
house-source-federation-belote-2016 = Γαλλική ομοσπονδία μπελότ, «Règles officielles de la Belote», 27 Ιανουαρίου 2016
house-source-saudi = tazjel/baloot-ai, από καταγραμμένα παιχνίδια της μεγαλύτερης σαουδαραβικής πλατφόρμας, 2026
house-source-palaristi = Pantelisavg/pilottamobileapp και Tsinwntas/pilotta-app, δύο κυπριακά προγράμματα, 2026
