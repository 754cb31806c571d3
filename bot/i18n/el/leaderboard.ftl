# Η κατάταξη του διακομιστή.

leaderboard-title = Κατάταξη: { $ladder }
leaderboard-ladder =
    { $company ->
        [people] { $family }
       *[computers] { $family }, με υπολογιστές
    }
family-contree = Contrée και coinche
family-coinche = Coinche, όλα ατού με 258
family-belote = Μπελότ
family-baloot = Baloot
family-clabber = Clabber
family-pilotta = Πιλόττα
family-tarabish = Tarabish
leaderboard-empty = Κανείς δεν είναι ακόμη στην κατάταξη. Ανοίξτε τραπέζι με { help-command-start }: η πρώτη θέση είναι ελεύθερη!
leaderboard-least =
    Για να καταταγείτε χρειάζεστε { $games ->
        [one] { $games } ολόκληρη παρτίδα
       *[other] { $games } ολόκληρες παρτίδες
    }.
leaderboard-one-server = Για να καταταγείτε σε όλους τους διακομιστές, παίξτε σε δύο τουλάχιστον.
leaderboard-button-about = Πώς μετρά
leaderboard-button-back = Πίσω στην κατάταξη
leaderboard-rules = Μια παρτίδα μετρά για εσάς αν κάνετε εσείς τις περισσότερες κινήσεις σας και είστε εδώ στο τέλος, αλλιώς τη χάνετε. Αν φύγει κάποιος, για τους άλλους αποφασίζει το σκορ μετά την τελευταία μοιρασιά που έπαιξαν όλοι: όσο πιο καθαρό, τόσο περισσότερο μετρά. Όποιος σταματά μια παρτίδα χωρίς τη συμφωνία της άλλης πλευράς τη χάνει.
leaderboard-rules-here = Μια παρτίδα μετρά το ίδιο, με όποιον κι αν παίζετε.
leaderboard-rules-all = Σε όλους τους διακομιστές, η βαθμολογία σας αλλάζει μέσα σε { $days } ημέρες το πολύ κατά { $person } με το ίδιο άτομο, και κατά { $unknown } συνολικά με όσους σχεδόν δεν έπαιξαν με άλλους. Για μια θέση χρειάζονται παρτίδες σε { $servers } διακομιστές.
leaderboard-latest =
    { $change ->
        [up] Η τελευταία σας παρτίδα εδώ: +{ $points }.
        [down] Η τελευταία σας παρτίδα εδώ: −{ $points }.
       *[none] Η τελευταία σας παρτίδα εδώ δεν άλλαξε τη βαθμολογία σας: ήταν ισόπαλη, ή όπως την περίμεναν όλοι.
    }
leaderboard-latest-weight =
    { $why ->
        [unknown] Μέτρησε λιγότερο από ολόκληρη παρτίδα, γιατί κάποιος σε αυτήν σχεδόν δεν έπαιξε με άλλους.
       *[often] Μέτρησε λιγότερο από ολόκληρη παρτίδα, γιατί μέσα σε { $days } ημέρες συναντήσατε συχνά τους ίδιους. Οι παρτίδες με άλλους μετρούν περισσότερο.
    }
leaderboard-past-end = Ως εδώ φτάνει η κατάταξη.
leaderboard-beside =
    { $measure ->
        [contracts] μέσα
       *[other] παρτίδες
    }
leaderboard-line = { $rank }\. { $player } · **{ $value }** · { $beside }
leaderboard-own = Η θέση σας: { $rank } από { $of }.
leaderboard-unranked = Δεν τελειώσατε ακόμη παρτίδα που να μετρά εδώ.
leaderboard-provisional =
    Χωρίς θέση ακόμη: { $games ->
        [one] { $games } παρτίδα
       *[other] { $games } παρτίδες
    } από { $least }.
leaderboard-away = Δεν παίξατε εδώ και δύο μήνες: παίξτε μία παρτίδα για να ξαναπάρετε τη θέση σας.
leaderboard-hidden = Είστε κρυμμένοι από όλες τις κατατάξεις.
leaderboard-page = Σελίδα { $page } από { $pages }
leaderboard-scope-here = Αυτός ο διακομιστής
leaderboard-scope-all = Παντού
leaderboard-span-week = Αυτή η εβδομάδα
leaderboard-span-month = Αυτός ο μήνας
leaderboard-span-season = Αυτή η σεζόν (τρεις μήνες)
leaderboard-span-ever = Από την αρχή
leaderboard-measure-rating = Βαθμολογία
leaderboard-measure-wins = Νίκες
leaderboard-measure-contracts = Συμβόλαια που βγήκαν
leaderboard-measure-average = Πόντοι ανά μοιρασιά
leaderboard-button-previous = Προηγούμενη
leaderboard-button-next = Επόμενη
leaderboard-button-own = Η θέση μου
