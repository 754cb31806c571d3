# Izazovi, koje kod zove „dares”: ista dijeljenja za sve, svatko sam, nekoliko dana.

dare-call-title = Izazov
dare-call = { $game }: svi igraju ista dijeljenja, sami s tri stručnjaka, kad imaju vremena. Vaša je ocjena razlika od prosjeka ostalih.
dare-again =
    { $count ->
        [1] Dijeljenje iz završenog izazova.
        [one] { $count } dijeljenje iz završenog izazova.
        [few] { $count } dijeljenja iz završenog izazova.
       *[other] { $count } dijeljenja iz završenog izazova.
    } Tko ih već zna, označen je s † i nije u poretku.
dare-count =
    { $count ->
        [one] { $count } dijeljenje
        [few] { $count } dijeljenja
       *[other] { $count } dijeljenja
    }
dare-days =
    { $days ->
        [one] otvoreno { $days } dan
        [few] otvoreno { $days } dana
       *[other] otvoreno { $days } dana
    }
dare-button-call = Izazovi sve ovdje
dare-button-play = Igraj
dare-button-next = Dijeljenje { $number } od { $count }
dare-button-ranking = Poredak
dare-button-deals = Dijeljenja
dare-button-dare = Izazov
dare-button-post = Objavi ovdje
dare-button-again = Ista dijeljenja ponovno
dare-button-hands = Sve ruke
dare-button-own = Moja igra ponovno
dare-own = Vaši izazovi
dare-own-open = { $code } · { $played } od { $count }
dare-own-over = { $code } · završeno
dare-title = Izazov: { $host }
dare-title-somebody = Izazov jednog igrača
dare-what =
    { $count ->
        [one] { $game } · { $count } dijeljenje
        [few] { $game } · { $count } dijeljenja
       *[other] { $game } · { $count } dijeljenja
    }, svatko sam s tri stručnjaka
dare-open = Kod **{ $code }** · završava { $ends }
dare-over = Kod **{ $code }** · završeno { $ends }
dare-outdated = Pravila ove igre promijenila su se: izazov je završio ranije, s onim što je odigrano.
dare-seal = Pečat { $seal }…: sjeme dijeljenja pokazuje se na kraju.
dare-seed = Sjeme dijeljenja `{ $seed }`.
dare-own-played = Vi: { $played } od { $count }
dare-seen = † Neko ste dijeljenje već vidjeli: navedeni ste, ali izvan poretka.
dare-nobody = Nitko nije prihvatio vaš izazov.
dare-nobody-coded = { $code }: nitko nije prihvatio vaš izazov.
dare-head = Izazov { $code }, dijeljenje { $number } od { $count }
dare-late = Izazov je završio: možete dovršiti, izvan poretka.
dare-hands-at = Sve ruke na kraju ({ $ends }).
dare-compared = ocjena { $mark } · { $rank }. od { $count }
dare-first = još se nema s kim usporediti
dare-unranked = izvan poretka
dare-empty = Još nitko nije završio nijedno dijeljenje.
dare-how = Prosjek razlika prema ostalima u svakom dijeljenju, najviše 300 bodova, i koliko ga slučaj može pomaknuti (±). Dijeljenje koje do kraja nije odigrano vrijedi −40; ispod polovice dijeljenja nema poretka.
dare-more =
    { $count ->
        [one] … i još { $count }
        [few] … i još { $count }
       *[other] … i još { $count }
    }
dare-line = **{ $rank }** · { $player }{ $known ->
        [yes] { " " }· { $mark }{ $sure ->
            [yes] { " " }± { $error }
           *[no] { "" }
        }
       *[no] { "" }
    }
dare-line-playing =
    { $player } · { $played } od { $count }{ $few ->
        [yes] , izvan poretka
       *[no] { "" }
    }
dare-line-seen = † { $player } · { $played } od { $count }, izvan poretka
dare-deals = Kako su prošli ostali
dare-deal = Dijeljenje { $number }
dare-deal-to-play = **{ $number }** · treba odigrati
dare-deal-played = **{ $number }** · { $result } · { $compared }
dare-deal-line = **{ $rank }** · { $player } · { $result }{ $compared ->
        [yes] { " " }· ocjena { $mark }
       *[no] { "" }
    }
