# Statistika igrača, para i jednog igrača protiv drugog.

stats-title = { $player }
stats-none = { $own ->
        [yes] Ovdje još nemate završenu partiju.
       *[no] { $player } ovdje još nema završenu partiju.
    } Otvorite stol s { help-command-start }: partija u tijeku je u { help-command-history } već od prvog dijeljenja.
stats-families-all = Sve igre
stats-button-summary = Sažetak
stats-button-contracts = Ugovori
stats-button-people = Partneri
stats-button-accuracy = Preciznost
stats-button-luck = Greške
stats-button-achievements = Postignuća
stats-button-pair = Kao partneri
stats-button-versus = Dvoboj
stats-scope = { $here ->
        [yes] na ovom serveru
       *[no] na svim serverima
    }

stats-hidden = Skriveno: ove brojke vidite samo vi i niste ni na jednoj ljestvici.
stats-games = **{ $games ->
        [one] { $games } partija
        [few] { $games } partije
       *[other] { $games } partija
    }**: dobiveno { $wins } ({ NUMBER($rate, style: "percent", maximumFractionDigits: 0) }), izgubljeno { $losses }{ $draws ->
        [0] { "" }
       *[other] , neriješeno { $draws }
    }
stats-unfinished =
    { $games ->
        [1] S dijeljenjima jedne partije koja nema rezultat.
        [one] S dijeljenjima iz { $games } partije koje nemaju rezultat.
        [few] S dijeljenjima iz { $games } partije koje nemaju rezultat.
       *[other] S dijeljenjima iz { $games } partija koje nemaju rezultat.
    }
stats-deals-so-far =
    { $deals ->
        [one] { $deals } dijeljenje
        [few] { $deals } dijeljenja
       *[other] { $deals } dijeljenja
    }
stats-left =
    { $games ->
        [one] { $games } partija napuštena prije kraja.
        [few] { $games } partije napuštene prije kraja.
       *[other] { $games } partija napušteno prije kraja.
    }
stats-deals = { stats-deals-so-far } · { NUMBER($share, style: "percent", maximumFractionDigits: 0) } od svih bodova
stats-streak =
    Trenutačni niz: { $kind ->
        [wins] { $count ->
            [one] { $count } pobjeda
            [few] { $count } pobjede
           *[other] { $count } pobjeda
        }
       *[losses] { $count ->
            [one] { $count } poraz
            [few] { $count } poraza
           *[other] { $count } poraza
        }
    }
stats-longest =
    Najduži nizovi: { $wins ->
        [one] { $wins } pobjeda
        [few] { $wins } pobjede
       *[other] { $wins } pobjeda
    }, { $losses ->
        [one] { $losses } poraz
        [few] { $losses } poraza
       *[other] { $losses } poraza
    }
stats-declarer = Kao zvač: prolaz { $made }, pad { $failed } ({ NUMBER($rate, style: "percent", maximumFractionDigits: 0) })
stats-partner = Kao partner zvača: prolaz { $made }, pad { $failed } ({ NUMBER($rate, style: "percent", maximumFractionDigits: 0) })
stats-defence = U obrani: pad { $failed } od { $of } ({ NUMBER($rate, style: "percent", maximumFractionDigits: 0) })
stats-feats =
    { $capots ->
        [one] { $capots } najavljen i ispunjen kapot
        [few] { $capots } najavljena i ispunjena kapota
       *[other] { $capots } najavljenih i ispunjenih kapota
    } · { $sweeps ->
        [1] svi štihovi jednom
        [one] svi štihovi { $sweeps } put
        [few] svi štihovi { $sweeps } puta
       *[other] svi štihovi { $sweeps } puta
    } · { $belotes ->
        [one] { $belotes } bela
        [few] { $belotes } bele
       *[other] { $belotes } bela
    }
stats-pace = Vrijeme po potezu: { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s

stats-contracts-title = Najavljeni ugovori
stats-contracts-none = Nijedan najavljen ugovor.
stats-contracts-row-contract = Ugovor
stats-contracts-row-made = Prolaz
stats-contracts-row-failed = Pad
stats-by-trump = Prolaz / pad po adutu: { $list }
stats-contracts-row-others = Ostali
stats-contract =
    { $kind ->
        [trump] Adut
        [ashkal] Ashkal
        [capot] Kapot
        [generale] Générale
       *[other] { NUMBER($value, useGrouping: 0) }
    }
stats-trump = { SHORT($trump) }
stats-over =
    Prolaz: prosječno { $points ->
        [one] { $points } bod viška
        [few] { $points } boda viška
       *[other] { $points } bodova viška
    }
stats-under =
    Pad: prosječno { $points ->
        [one] { $points } bod manjka
        [few] { $points } boda manjka
       *[other] { $points } bodova manjka
    }
stats-given =
    Kontre: { $count }, { $won ->
        [0] nijedna se nije isplatila
       *[other] isplatilo se { $won }
    } ({ NUMBER($rate, style: "percent", maximumFractionDigits: 0) }){ $alike ->
        [no] { "" }
       *[yes] , { $sign }{ $each ->
            [one] { $each } bod
            [few] { $each } boda
           *[other] { $each } bodova
        } po kontri
    }
stats-given-none = Kontre: nijedna
stats-received =
    Pod kontrom: { $count }, { $won ->
        [0] nijedan prolaz
       *[other] prolaz { $won }
    } ({ NUMBER($rate, style: "percent", maximumFractionDigits: 0) }){ $alike ->
        [no] { "" }
       *[yes] , { $sign }{ $each ->
            [one] { $each } bod
            [few] { $each } boda
           *[other] { $each } bodova
        } po kontri
    }
stats-received-none = Pod kontrom: nikad

stats-partners-title = Najbolji partneri (pobjede)
stats-partners-none = Potrebne su partije s istim partnerom: { $games }.
stats-together =
    { $wins ->
        [one] { $wins } pobjeda
        [few] { $wins } pobjede
       *[other] { $wins } pobjeda
    }, odigrano { $games }
stats-met = { $player }: { $count } od { $games } ({ NUMBER($rate, style: "percent", maximumFractionDigits: 0) })
stats-opponents-title = Najteži protivnici (porazi)
stats-opponents-none = Još nema najtežeg protivnika: potrebne su partije protiv istog igrača: { $games }.
stats-last = Zadnje partije
stats-game =
    { $day } · { $outcome ->
        [running] u tijeku
        [stopped] zaustavljeno
        [won] pobjeda
        [lost] poraz
        [left] napušteno
       *[drawn] neriješeno
    } { $score }:{ $others } · { $company }
stats-company = uz { $partners }, protiv: { $opponents }
stats-company-alone = protiv: { $opponents }
stats-computers =
    { $count ->
        [1] računalo
        [2] dva računala
        [one] { $count } računalo
        [few] { $count } računala
       *[other] { $count } računala
    }

pair-title = { $one } i { $two }, kao partneri
pair-none = { $one } i { $two } ovdje još nemaju završenu partiju kao partneri.
pair-taken = Zvač { $player }: prolaz { $made }, pad { $failed }
versus-title = { $one } protiv { $two }
versus-none = { $one } i { $two } ovdje još nemaju završenu međusobnu partiju.
versus-games = **{ $games ->
        [one] { $games } međusobna partija
        [few] { $games } međusobne partije
       *[other] { $games } međusobnih partija
    }**{ $draws ->
        [0] { "" }
       *[other] , neriješeno { $draws }
    }
versus-side =
    { $player }: { $wins ->
        [one] { $wins } pobjeda
        [few] { $wins } pobjede
       *[other] { $wins } pobjeda
    } · { NUMBER($share, style: "percent", maximumFractionDigits: 0) } od svih bodova · ugovori: prolaz { $made }, pad { $failed }
versus-doubles =
    Kontre, { $player }: { $count }, { $won ->
        [0] nijedna se nije isplatila
       *[other] isplatilo se { $won }
    }
versus-together =
    { $games ->
        [0] Nikad partneri.
        [1] Partneri jednom.
        [one] Partneri { $games } put.
        [few] Partneri { $games } puta.
       *[other] Partneri { $games } puta.
    }

stats-rating =
    Rejting: **{ NUMBER($points, useGrouping: 0) }** ({ $ladder }, { $games ->
        [one] { $games } ubrojena partija
        [few] { $games } ubrojene partije
       *[other] { $games } ubrojenih partija
    })
stats-rating-provisional =
    Rejting, koji vidite samo vi: između { NUMBER($least, useGrouping: 0) } i { NUMBER($most, useGrouping: 0) } ({ $ladder }, { $games } od { $of ->
        [one] { $of } partije
        [few] { $of } partije
       *[other] { $of } partija
    })
profile-rating = Rejting { NUMBER($points, useGrouping: 0) }
profile-games =
    { $games ->
        [one] { $games } partija
        [few] { $games } partije
       *[other] { $games } partija
    }, dobiveno { $wins } ({ NUMBER($rate, style: "percent", maximumFractionDigits: 0) })
profile-curve =
    Rejting, { $ladder } ({ $games ->
        [one] { $games } ubrojena partija
        [few] { $games } ubrojene partije
       *[other] { $games } ubrojenih partija
    })
profile-outcomes = Dobiveno: { $won }, neriješeno: { $draws }, izgubljeno: { $losses }.
profile-curve-words = { $curve }: od { NUMBER($before, useGrouping: 0) } do { NUMBER($points, useGrouping: 0) }.
