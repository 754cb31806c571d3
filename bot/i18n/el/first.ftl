# Η πρώτη σελίδα ενός παιχνιδιού: τρεις προτάσεις από τους κανόνες του τραπεζιού, και τα φύλλα του.

first-button = ?
first-button-words = Το παιχνίδι με λίγα λόγια

# Πώς βγαίνει ένα συμβόλαιο.

first-points =
    Αγοράζετε τόσους πόντους όσους θα κάνει η πλευρά σας, από { $opening }{ $named ->
        [yes] · όποιος αγόρασε τους περισσότερους λέει στο τέλος το ατού
       *[no] , και { $suits }
    }{ $generale ->
        [0] { "" }
       *[other] , ή όλες τις μπάζες: { $capot ->
            [0] *γενεράλ* ({ $generale }) αν τις πάρετε μόνος σας
           *[other] *καπό* ({ $capot }), ή *γενεράλ* ({ $generale }) αν τις πάρετε μόνος σας
        }
    }· { $end ->
        [final] όποιος πει πάσο δεν ξαναμιλά.
        [raise] ο τελευταίος αγοραστής ανεβάζει άλλη μία φορά, αν θέλει.
       *[highest] παίζεται η πιο ψηλή αγορά.
    }
first-ladder =
    Λέτε συμβόλαιο πάνω από το προηγούμενο: { $ladder }{ $end ->
        [final] · όποιος πει πάσο δεν ξαναμιλά.
       *[other] .
    }
first-step = { trump } { $symbol }
first-turned =
    { $variant ->
        [clabber] Το *play it* κάνει ατού το χρώμα του ανοιχτού φύλλου· αν δεν το πει κανείς, λέτε
       *[other] Ένα φύλλο ανοίγει: παίρνετε το χρώμα του για ατού, ή πάσο· αν πουν όλοι πάσο, λέτε
    } { $suits }, ή πάσο{ $must ->
        [yes] · αυτός που μοιράζει, αν μείνει τελευταίος, πρέπει να πει.
       *[no] .
    }
first-named =
    { $variant ->
        [croatian_bela] Λέτε *zovem* και { $suits }, ή *dalje*
        [tarabish] Λέτε *go* και { $suits }, ή πάσο
       *[other] Λέτε { $suits }, ή πάσο
    }{ $must ->
        [yes] : αυτός που μοιράζει, αν μείνει τελευταίος, { $variant ->
            [croatian_bela] είναι *na musu* και πρέπει να πει.
            [tarabish] είναι *forced* και πρέπει να πει.
           *[other] πρέπει να πει.
        }
       *[no] .
    }
first-suit =
    { $which ->
        [trump] χρώμα για ατού
        [any] όποιο χρώμα θέλετε
        [another] άλλο χρώμα
       *[suit] χρώμα
    }{ $held ->
        [yes] { " " }που κρατάτε
       *[no] { "" }
    }
first-sun =
    Ένα φύλλο ανοίγει: το *hokum* κάνει ατού το χρώμα του, το *sun* παίζεται χωρίς κανένα χρώμα για ατού{ $times ->
        [1] { "" }
        [2] { " " }και αξίζει διπλά
       *[other] { " " }και αξίζει ×{ $times }
    }, και το sun περνά το hokum. { $ashkal ->
        [nobody] Αν πουν όλοι πάσο, μπορείτε να πείτε χρώμα.
        [anyone] Όποιος θέλει λέει *ashkal*: sun, και το φύλλο πηγαίνει στον συμπαίκτη.
       *[some] { $speakers } στη σειρά μπορούν να πουν *ashkal*: sun, και το φύλλο πηγαίνει στον συμπαίκτη.
    }

# Τι θέλει, και τι κοστίζει όταν δεν βγει.

first-bid =
    { $variant ->
        [pilotta] Η πλευρά σας θέλει όσα αγόρασε
       *[other] Η πλευρά σας θέλει όσους πόντους αγόρασε
    }{ $total ->
        [0] { "" }
       *[other] , από { $total }
    }{ $more ->
        [yes] { " " }και περισσότερους από την άλλη
       *[no] { "" }
    }{ $bid ->
        [0] { "" }
       *[other] { " " }({ $needed } για { $bid })
    }{ $helps ->
        [both] , βοηθούν οι δηλώσεις· ρήγας και ντάμα ατού, { $belote }
        [melds] , βοηθούν οι δηλώσεις
        [belote] , ρήγας και ντάμα ατού βοηθούν με { $belote }
        [tricks] , μόνο από τις μπάζες της
       *[nothing] { "" }
    }, αλλιώς { $variant ->
        [pilotta] είναι *μέσα*: { "" }
       *[other] { "" }
    }{ $fails ->
        [pot-and-bid] η άλλη γράφει { $pot } και την αγορά σας.
        [pot] η άλλη γράφει { $pot }.
        [bid] η άλλη γράφει την αγορά σας.
        [all] η άλλη τα γράφει όλα.
        [all-and-bid] η άλλη τα γράφει όλα, και την αγορά σας.
        [cards] η άλλη γράφει τους πόντους όλων των φύλλων.
        [cards-and-bid] η άλλη γράφει τους πόντους όλων των φύλλων, και την αγορά σας.
       *[other] δεν γράφει τίποτα.
    }
first-more =
    { $partners ->
        [no] Αν πάρετε, θέλετε
       *[yes] Η πλευρά που πήρε θέλει
    } { $tie ->
        [success] τουλάχιστον όσους πόντους έχει η άλλη
       *[other] { $partners ->
            [no] περισσότερους πόντους από τον αντίπαλο
           *[yes] περισσότερους πόντους από την άλλη
        }
    }{ $helps ->
        [both] , μαζί με τις δηλώσεις και { rules-belote-its }
        [melds] , μαζί με τις δηλώσεις
        [belote] , μαζί με { rules-belote-its }
        [tricks] , μόνο από τις μπάζες
       *[nothing] { "" }
    }, αλλιώς { $variant ->
        [bulgarian_belot] είναι *vkarana*: { first-fails }
        [croatian_bela] είναι *pad*: { first-fails }
        [tarabish] είναι *bait*: { first-fails }
        [clabber] είναι *set*: { first-fails }
       *[other] { first-fails }
    }{ $tie ->
        [hangs] { " " }Στην ισοπαλία οι πόντοι περιμένουν.
        [half] { " " }{ $variant ->
            [tarabish] Η ισοπαλία είναι *half-bait*: γράφει μόνο η άλλη.
           *[other] Στην ισοπαλία γράφει μόνο η άλλη.
        }
       *[other] { "" }
    }
first-fails =
    { $fails ->
        [all] { $partners ->
            [no] ο αντίπαλος τα γράφει όλα
           *[yes] η άλλη τα γράφει όλα
        }
        [cards] { $partners ->
            [no] ο αντίπαλος γράφει τους πόντους όλων των φύλλων
           *[yes] η άλλη γράφει τους πόντους όλων των φύλλων
        }
       *[own] { $partners ->
            [no] δεν γράφετε τίποτα
           *[yes] δεν γράφει τίποτα
        }
    }{ $kept ->
        [both] , αλλά οι δηλώσεις και { play-belote-word } μένουν σε όποιον τα έχει.
        [melds] , αλλά οι δηλώσεις μένουν σε όποιον τις έχει.
        [belote] , αλλά { play-belote-word } μένει σε όποιον την έχει.
       *[nothing] .
    }

# Τι έχει ξεχωριστό: κόντρες, ανοιχτά φύλλα, μια υποχρέωση, κλειστά φύλλα, δηλώσεις ή μπελότ.

first-double =
    { $timing ->
        [any_opponent_until_next_bid] Δεν πιστεύετε μια αγορά τους{ $over ->
            [0] { "" }
           *[other] { " " }πάνω από { $over }
        }; Λέτε αμέσως, και εκτός σειράς: { $levels }.
        [in_turn] Δεν πιστεύετε μια αγορά τους{ $over ->
            [0] { "" }
           *[other] { " " }πάνω από { $over }
        }; Λέτε στη σειρά σας: { $levels }.
       *[after_auction] { $what ->
            [hokum] Μετά τις αγορές ένα hokum μπορεί να διπλασιαστεί: { $levels }.
           *[bid] Μετά τις αγορές οι άλλοι μπορούν να πουν{ $over ->
                [0] { "" }
               *[other] { " " }πάνω από { $over }
            }: { $levels }.
        }
    }
first-level =
    { $double ->
        [double] *{ auction-word-double }* ×{ $multiplier }
        [redouble] *{ auction-word-redouble }* ×{ $multiplier }
        [triple] *τριπλό* ×{ $multiplier }
        [four] *τετραπλό* ×{ $multiplier }
        [match] *ματς*, για όλη την παρτίδα
       *[gahwa] *gahwa*, για όλη την παρτίδα
    }
first-open =
    { $partners ->
        [no] Δύο παίκτες, καθένας μόνος του, με τα φύλλα στο τραπέζι
       *[yes] Τα φύλλα είναι στο τραπέζι
    }: παίζετε τα ανοιχτά, και κάθε φύλλο που φεύγει ξεσκεπάζει το επόμενο.
first-over = Ακολουθείτε το χρώμα και ανεβαίνετε πάντα αν μπορείτε, και πάνω από τον συμπαίκτη.
first-kitty = Βλέπετε { $seen } από τα φύλλα σας· τα άλλα ({ $count }) έρχονται όταν οριστεί το ατού.
first-melds =
    Μετρούν και οι δηλώσεις: { $melds }{ $pair ->
        [0] .
       *[other] · επίσης ο ρήγας και η ντάμα ατού, *{ play-belote-word }* ({ $pair }).
    }
first-meld =
    { $name }{ $points ->
        [0] { "" }
       *[other] { " " }({ $least ->
            [yes] από { $points }
           *[no] { $points }
        })
    }
first-belote = Ο ρήγας και η ντάμα ατού στο ίδιο χέρι είναι *{ play-belote-word }* ({ $points }).
first-last-trick =
    { $points ->
        [10] Τελευταία μπάζα: +10{ rules-last-trick-called }
       *[other] Τελευταία μπάζα: +{ $points }
    }
first-whole = Μοιρασιά: { $totals }
first-tens = Σε δεκάδες
first-target =
    { $deals ->
        [0] { $met ->
            [exceeded] Παρτίδα: πάνω από { $target }
           *[other] Παρτίδα: { $target }
        }
        [one] Παρτίδα: μία μοιρασιά
       *[other] Παρτίδα: { $deals } μοιρασιές
    }

# Η σειρά των φύλλων, με τους πόντους τους.

first-row = { $name }: { $ranks }
first-trumps = Ατού, πρώτο το πιο δυνατό
first-plain = Άλλα χρώματα
first-every-plain = { $contract }: όπως τα άλλα χρώματα
first-every-trump =
    { $usual ->
        [yes] { $contract }: όπως τα ατού, χωρίς κόψιμο
       *[no] { $contract }: κανένα χρώμα δεν κόβει άλλο
    }
