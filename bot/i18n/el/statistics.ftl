# Τα στατιστικά ενός παίκτη, μιας πλευράς με δύο παίκτες, και ενός παίκτη απέναντι σε άλλον.

stats-title = { $player }
stats-none = { $own ->
        [yes] Δεν τελειώσατε ακόμη παρτίδα εδώ.
       *[no] { $player } δεν τελείωσε ακόμη παρτίδα εδώ.
    } Ανοίξτε τραπέζι με { help-command-start }: μια παρτίδα που παίζεται φαίνεται στο `/{ command-contree-name } { command-history-name }` από την πρώτη της μοιρασιά.
stats-families-all = Όλα τα παιχνίδια
stats-button-summary = Σύνοψη
stats-button-contracts = Συμβόλαια
stats-button-people = Συμπαίκτες
stats-button-accuracy = Ακρίβεια
stats-button-luck = Λάθη
stats-button-achievements = Επιτεύγματα
stats-button-pair = Ως συμπαίκτες
stats-button-versus = Ο ένας με τον άλλον
stats-scope = { $here ->
        [yes] σε αυτόν τον διακομιστή
       *[no] σε όλους τους διακομιστές
    }

stats-hidden = Κρυφά: αυτά τα νούμερα τα βλέπετε μόνο εσείς, και δεν είστε σε καμία κατάταξη.
stats-games = **{ $games ->
        [one] { $games } παρτίδα
       *[other] { $games } παρτίδες
    }**: νίκες { $wins } ({ NUMBER($rate, style: "percent", maximumFractionDigits: 0) }), ήττες { $losses }{ $draws ->
        [0] { "" }
       *[other] , ισοπαλίες { $draws }
    }
stats-unfinished =
    { $games ->
        [one] Μαζί με τις μοιρασιές μιας παρτίδας χωρίς αποτέλεσμα.
       *[other] Μαζί με τις μοιρασιές { $games } παρτίδων χωρίς αποτέλεσμα.
    }
stats-deals-so-far =
    { $deals ->
        [one] { $deals } μοιρασιά
       *[other] { $deals } μοιρασιές
    }
stats-left =
    { $games ->
        [one] { $games } αποχώρηση πριν από το τέλος.
       *[other] { $games } αποχωρήσεις πριν από το τέλος.
    }
stats-deals = { stats-deals-so-far } · { NUMBER($share, style: "percent", maximumFractionDigits: 0) } των πόντων
stats-streak =
    Τωρινό σερί: { $kind ->
        [wins] { $count ->
            [one] { $count } νίκη
           *[other] { $count } νίκες
        }
       *[losses] { $count ->
            [one] { $count } ήττα
           *[other] { $count } ήττες
        }
    }
stats-longest =
    Μεγαλύτερα σερί: { $wins ->
        [one] { $wins } νίκη
       *[other] { $wins } νίκες
    }, { $losses ->
        [one] { $losses } ήττα
       *[other] { $losses } ήττες
    }
stats-declarer = Ως αγοραστής: βγήκαν { $made }, μέσα { $failed } ({ NUMBER($rate, style: "percent", maximumFractionDigits: 0) })
stats-partner = Ως συμπαίκτης του αγοραστή: βγήκαν { $made }, μέσα { $failed } ({ NUMBER($rate, style: "percent", maximumFractionDigits: 0) })
stats-defence = Στην άμυνα: μέσα { $failed } από { $of } ({ NUMBER($rate, style: "percent", maximumFractionDigits: 0) })
stats-feats =
    { $capots ->
        [one] { $capots } καπό αγοράστηκε και βγήκε
       *[other] { $capots } καπό αγοράστηκαν και βγήκαν
    } · { $sweeps ->
        [one] όλες οι μπάζες μία φορά
       *[other] όλες οι μπάζες { $sweeps } φορές
    } · { $belotes ->
        [one] { $belotes } μπελότ
       *[other] { $belotes } μπελότ
    }
stats-pace = Χρόνος ανά κίνηση: { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } δευτ.

stats-contracts-title = Συμβόλαια που αγοράστηκαν
stats-contracts-none = Δεν αγοράστηκε κανένα συμβόλαιο.
stats-contracts-row-contract = Συμβόλαιο
stats-contracts-row-made = Βγήκαν
stats-contracts-row-failed = Μέσα
stats-by-trump = Βγήκαν / μέσα ανά ατού: { $list }
stats-contracts-row-others = Άλλα
stats-contract =
    { $kind ->
        [trump] Ατού
        [ashkal] Ashkal
        [capot] Καπό
        [generale] Γενεράλ
       *[other] { NUMBER($value, useGrouping: 0) }
    }
stats-trump = { SHORT($trump) }
stats-over =
    Συμβόλαια που βγήκαν: περίσσευαν κατά μέσο όρο { $points ->
        [one] { $points } πόντος
       *[other] { $points } πόντοι
    }
stats-under =
    Συμβόλαια που μπήκαν μέσα: έλειπαν κατά μέσο όρο { $points ->
        [one] { $points } πόντος
       *[other] { $points } πόντοι
    }
stats-given =
    Κόντρες: { $count }, { $won ->
        [0] καμία δεν πέτυχε
        [one] πέτυχε { $won }
       *[other] πέτυχαν { $won }
    } ({ NUMBER($rate, style: "percent", maximumFractionDigits: 0) }){ $alike ->
        [no] { "" }
       *[yes] , { $sign }{ $each ->
            [one] { $each } πόντος
           *[other] { $each } πόντοι
        } ανά κόντρα
    }
stats-given-none = Κόντρες: καμία
stats-received =
    Συμβόλαια με κόντρα: { $count }, { $won ->
        [0] δεν βγήκε κανένα
        [one] βγήκε { $won }
       *[other] βγήκαν { $won }
    } ({ NUMBER($rate, style: "percent", maximumFractionDigits: 0) }){ $alike ->
        [no] { "" }
       *[yes] , { $sign }{ $each ->
            [one] { $each } πόντος
           *[other] { $each } πόντοι
        } ανά κόντρα
    }
stats-received-none = Συμβόλαια με κόντρα: κανένα

stats-partners-title = Καλύτεροι συμπαίκτες (νίκες)
stats-partners-none = Χρειάζονται { $games } παρτίδες με τον ίδιο συμπαίκτη.
stats-together =
    { $wins ->
        [one] { $wins } νίκη
       *[other] { $wins } νίκες
    } σε { $games } παρτίδες
stats-met = { $player }: { $count } από { $games } ({ NUMBER($rate, style: "percent", maximumFractionDigits: 0) })
stats-opponents-title = Πιο δύσκολοι αντίπαλοι (ήττες)
stats-opponents-none = Δεν υπάρχει ακόμη πιο δύσκολος αντίπαλος: χρειάζονται { $games } παρτίδες με τον ίδιο.
stats-last = Τελευταίες παρτίδες
stats-game =
    { $day } · { $outcome ->
        [running] παίζεται
        [stopped] διακόπηκε
        [won] νίκη
        [lost] ήττα
        [left] αποχώρηση
       *[drawn] ισοπαλία
    } { $score } με { $others } · { $company }
stats-company = μαζί: { $partners }, απέναντι: { $opponents }
stats-company-alone = απέναντι: { $opponents }
stats-computers =
    { $count ->
        [1] ένας υπολογιστής
        [2] δύο υπολογιστές
       *[other] { $count } υπολογιστές
    }

pair-title = { $one } και { $two }, ως συμπαίκτες
pair-none = { $one } και { $two } δεν τελείωσαν ακόμη παρτίδα εδώ ως συμπαίκτες.
pair-taken = Αγοραστής { $player }: βγήκαν { $made }, μέσα { $failed }
versus-title = { $one } εναντίον { $two }
versus-none = { $one } και { $two } δεν τελείωσαν ακόμη παρτίδα εδώ ως αντίπαλοι.
versus-games = **{ $games ->
        [one] { $games } παρτίδα
       *[other] { $games } παρτίδες
    }** ως αντίπαλοι{ $draws ->
        [0] { "" }
       *[other] , ισόπαλες { $draws }
    }
versus-side =
    { $player }: { $wins ->
        [one] { $wins } νίκη
       *[other] { $wins } νίκες
    } · { NUMBER($share, style: "percent", maximumFractionDigits: 0) } των πόντων · συμβόλαια: βγήκαν { $made }, μέσα { $failed }
versus-doubles =
    Κόντρες ({ $player }): { $count }, { $won ->
        [0] καμία δεν πέτυχε
        [one] πέτυχε { $won }
       *[other] πέτυχαν { $won }
    }
versus-together =
    { $games ->
        [0] Ποτέ συμπαίκτες.
        [one] Συμπαίκτες μία φορά.
       *[other] Συμπαίκτες { $games } φορές.
    }

stats-rating =
    Βαθμολογία: **{ NUMBER($points, useGrouping: 0) }** ({ $ladder }, { $games ->
        [one] μετρά { $games } παρτίδα
       *[other] μετρούν { $games } παρτίδες
    })
stats-rating-provisional =
    Βαθμολογία, που τη βλέπετε μόνο εσείς: μεταξύ { NUMBER($least, useGrouping: 0) } και { NUMBER($most, useGrouping: 0) } ({ $ladder }, { $games } από { $of ->
        [one] { $of } παρτίδα
       *[other] { $of } παρτίδες
    })
profile-rating = Βαθμολογία { NUMBER($points, useGrouping: 0) }
profile-games =
    { $games ->
        [one] { $games } παρτίδα
       *[other] { $games } παρτίδες
    }, νίκες { $wins } ({ NUMBER($rate, style: "percent", maximumFractionDigits: 0) })
profile-curve =
    Βαθμολογία, { $ladder } ({ $games ->
        [one] μετρά { $games } παρτίδα
       *[other] μετρούν { $games } παρτίδες
    })
profile-outcomes = Νίκες: { $won }, ισοπαλίες: { $draws }, ήττες: { $losses }.
profile-curve-words = { $curve }: από { NUMBER($before, useGrouping: 0) } σε { NUMBER($points, useGrouping: 0) }.
