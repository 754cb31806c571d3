# Izazovi: ista dijeljenja za sve, svatko sam ili za stolovima, nekoliko dana.

challenge-call-title = Izazov
challenge-call =
    { $game }: { $way ->
        [pair] parovi igraju ista dijeljenja za stolom, protiv dva stručnjaka. Vaša je ocjena razlika od prosjeka ostalih parova.
        [table] četvero prijatelja igra dijeljenja za svojim stolom; na kraju iste karte igraju tri stola stručnjaka. Vaša je ocjena razlika od prosjeka ostalih stolova.
       *[alone] svi igraju ista dijeljenja, sami s tri stručnjaka, kad imaju vremena. Vaša je ocjena razlika od prosjeka ostalih.
    }
challenge-way =
    { $way ->
        [pair] u parovima
        [table] za jednim stolom
       *[alone] svatko sam
    }
challenge-again =
    { $count ->
        [1] Dijeljenje
        [one] { $count } dijeljenje
        [few] { $count } dijeljenja
       *[other] { $count } dijeljenja
    } { $game ->
        [yes] iz završene partije.
       *[no] iz završenog izazova.
    } Tko ih već zna, označen je s † i nije u poretku.
challenge-count =
    { $count ->
        [one] { $count } dijeljenje
        [few] { $count } dijeljenja
       *[other] { $count } dijeljenja
    }
challenge-days =
    { $days ->
        [one] otvoreno { $days } dan
        [few] otvoreno { $days } dana
       *[other] otvoreno { $days } dana
    }
challenge-button-call = Izazovi sve ovdje
challenge-button-play = Igraj
challenge-button-next = Dijeljenje { $number } od { $count }
challenge-button-ranking = Poredak
challenge-button-deals = Dijeljenja
challenge-button-challenge = Izazov
challenge-button-evening = Večer
challenge-button-post = Objavi ovdje
challenge-button-again = Ista dijeljenja ponovno
challenge-button-hands = Sve ruke
challenge-button-own = Moja igra ponovno
challenge-button-table = Stol { $number }
challenge-own = Vaši izazovi
challenge-own-open = { $code } · { $played } od { $count }
challenge-own-over = { $code } · završeno
challenge-title = Izazov: { $host }
challenge-title-somebody = Izazov jednog igrača
challenge-title-evening =
    { $named ->
        [yes] { $title }: ista dijeljenja
       *[no] Večer s istim dijeljenjima
    }
challenge-what =
    { $count ->
        [one] { $game } · { $count } dijeljenje
        [few] { $game } · { $count } dijeljenja
       *[other] { $game } · { $count } dijeljenja
    }, { $way ->
        [evening] ista dijeljenja za stolovima jedne večeri
        [pair] parovi protiv dva stručnjaka
        [table] stol uspoređen s tri stola stručnjaka
       *[alone] svatko sam s tri stručnjaka
    }
challenge-open = Kod **{ $code }** · završava { $ends }
challenge-over = Kod **{ $code }** · završeno { $ends }
challenge-outdated = Pravila ove igre promijenila su se: izazov je završio ranije, s onim što je odigrano.
challenge-seal = Pečat { $seal }…: na kraju „{ challenge-button-deals }” pokazuje sjeme dijeljenja.
challenge-seed = Sjeme dijeljenja `{ $seed }`.
challenge-own-played = Vi: { $played } od { $count }
challenge-seen = † Neko ste dijeljenje već vidjeli: navedeni ste, ali izvan poretka.
challenge-nobody = Nitko nije prihvatio vaš izazov.
challenge-nobody-coded = { $code }: nitko nije prihvatio vaš izazov.
challenge-head = Izazov { $code }, dijeljenje { $number } od { $count }
challenge-late = Izazov je završio: možete dovršiti, izvan poretka.
challenge-hands-at = Sve ruke na kraju ({ $ends }).
challenge-hands-evening = Sve ruke na kraju večeri.
challenge-compared = ocjena { $mark } · { $rank }. od { $count }
challenge-first = još se nema s kim usporediti
challenge-here = Razlika prema ostalima: **{ $mark }**
challenge-unranked = izvan poretka
challenge-empty = Još nitko nije završio nijedno dijeljenje.
challenge-how =
    Prosjek razlika { $way ->
        [pair] prema ostalim parovima
        [table] prema istoj strani ostalih stolova
       *[alone] prema ostalima
    } u svakom dijeljenju, najviše 300 bodova, i koliko ga slučaj može pomaknuti (±). Započeto dijeljenje vrijedi: ono koje napustite na kraju dovršavaju stručnjaci i vrijedi koliko oni postignu, najviše 0, manje 40. Nikad započeto dijeljenje vrijedi −40, ili vaš prosjek ako je niži; ispod polovice odigranih dijeljenja nema poretka.
challenge-how-evening = Prosjek razlika prema istoj strani ostalih stolova u svakom dijeljenju, najviše 300 bodova, i koliko ga slučaj može pomaknuti (±). Dijeljenje za koje niste imali mjesto ne računa se; ono koje vaš stol nije započeo na vrijeme vrijedi 0, ili vaš prosjek ako je niži. Dijeljenje koje napustite na kraju dovršavaju stručnjaci i vrijedi koliko oni postignu, najviše 0, manje 40. Što propustite nakon odlaska vrijedi −40, ili vaš prosjek ako je niži; ispod polovice odigranih dijeljenja nema poretka.
challenge-more =
    { $count ->
        [one] … i još { $count }
        [few] … i još { $count }
       *[other] … i još { $count }
    }
challenge-line = **{ $rank }** · { $player }{ $known ->
        [yes] { " " }· { $mark }{ $sure ->
            [yes] { " " }± { $error }
           *[no] { "" }
        }
       *[no] { "" }
    }
challenge-line-playing =
    { $player } · { $played } od { $count }{ $few ->
        [yes] , izvan poretka
       *[no] { "" }
    }
challenge-line-seen = † { $player } · { $played } od { $count }, izvan poretka
challenge-deals = Kako su prošli ostali
challenge-deal = Dijeljenje { $number }
challenge-deal-to-play = **{ $number }** · treba odigrati
challenge-deal-missed = **{ $number }** · nikad započeto
challenge-deal-played = **{ $number }** · { $result } · { $compared }
challenge-deal-line = **{ $rank }** · { $player } · { $result }{ $compared ->
        [yes] { " " }· ocjena { $mark }
       *[no] { "" }
    }{ $stood ->
        [yes] { " " }°
       *[no] { "" }
    }
challenge-stood = ° Dio dijeljenja na ovoj strani odigrao je netko drugi.
challenge-button-before = Prethodno dijeljenje
challenge-button-on = Sljedeće dijeljenje
challenge-button-game = Izazov
challenge-unsealed = Ova su dijeljenja iz partije koja je već odigrana.
challenge-experts-wait = Ista dijeljenja igraju tri stola stručnjaka: poredak slijedi.
challenge-experts = Stolovi stručnjaka: { $leads } (Sjever–Jug)
challenge-deal-of-evening = Dijeljenje večeri: broj { $number }, od { $most } do { $least }
closed-room-elsewhere = Igrate za drugim stolom: { $channel }
closed-room-over = Dijeljenje { $number } je odigrano
closed-room-evening = Dijeljenje { $number } od { $count }, isto za svim stolovima
closed-room-why =
    I drugi će igrati ovo dijeljenje: što se igra, vidi se samo na rukama, do kraja { $evening ->
        [yes] večeri
       *[no] izazova
    }.
challenge-begun-wait = Stručnjaci dovršavaju započeta dijeljenja: slijedi poredak.
challenge-soon =
    Započeto dijeljenje vrijedi; { $minutes ->
        [one] ostala je { $minutes } minuta
        [few] ostale su { $minutes } minute
       *[other] ostalo je { $minutes } minuta
    }.
challenge-left = napušteno, dovršili stručnjaci · ocjena { $mark }
challenge-deal-begun = **{ $number }** · započeto: na kraju ga dovršavaju stručnjaci
