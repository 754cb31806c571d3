# Izazovi, koje kod zove „dares”: ista dijeljenja za sve, svatko sam, nekoliko dana.

dare-call-title = Izazov
dare-call =
    { $game }: { $way ->
        [pair] parovi igraju ista dijeljenja za stolom, protiv dva stručnjaka. Vaša je ocjena razlika od prosjeka ostalih parova.
        [table] četvero prijatelja igra dijeljenja za svojim stolom; na kraju iste karte igraju tri stola stručnjaka. Vaša je ocjena razlika od prosjeka ostalih stolova.
       *[alone] svi igraju ista dijeljenja, sami s tri stručnjaka, kad imaju vremena. Vaša je ocjena razlika od prosjeka ostalih.
    }
dare-way =
    { $way ->
        [pair] u parovima
        [table] za jednim stolom
       *[alone] svatko sam
    }
dare-again =
    { $count ->
        [1] Dijeljenje
        [one] { $count } dijeljenje
        [few] { $count } dijeljenja
       *[other] { $count } dijeljenja
    } { $game ->
        [yes] iz završene partije.
       *[no] iz završenog izazova.
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
    }, { $way ->
        [pair] parovi protiv dva stručnjaka
        [table] stol uspoređen s tri stola stručnjaka
       *[alone] svatko sam s tri stručnjaka
    }
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
dare-how =
    Prosjek razlika { $way ->
        [pair] prema ostalim parovima
        [table] prema istoj strani ostalih stolova
       *[alone] prema ostalima
    } u svakom dijeljenju, najviše 300 bodova, i koliko ga slučaj može pomaknuti (±). Dijeljenje koje do kraja nije odigrano vrijedi −40; ispod polovice dijeljenja nema poretka.
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
    }{ $stood ->
        [yes] { " " }°
       *[no] { "" }
    }
dare-button-on = Sljedeće dijeljenje
dare-button-game = Izazov
dare-unsealed = Ova su dijeljenja iz partije koja je već odigrana.
dare-experts-wait = Ista dijeljenja igraju tri stola stručnjaka: poredak slijedi.
dare-experts = Stolovi stručnjaka: { $leads } (Sjever–Jug)
lobby-dare = Izazov { $code }, dijeljenje { $number }: samo ovo dijeljenje, bez rejtinga.
