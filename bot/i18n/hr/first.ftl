# Prva stranica igre: tri rečenice iz pravila stola i karte po redu.

first-button = ?
first-button-words = Igra ukratko

# Kako nastaje ugovor.

first-points =
    Najavite koliko će bodova skupiti vaša strana, od { $opening }{ $named ->
        [yes] ; tko je najviše najavio, na kraju zove adut
       *[no] , i { $suits }
    }{ $generale ->
        [0] { "" }
       *[other] , ili sve štihove: { $capot ->
            [0] *générale* ({ $generale }) ako ih sve uzmete sami
           *[other] *kapot* ({ $capot }), ili *générale* ({ $generale }) ako ih sve uzmete sami
        }
    }; { $end ->
        [final] tko kaže dalje, više ne govori.
        [raise] tko je najviše najavio, smije još jednom više.
       *[highest] igra se najviša najava.
    }
first-ladder =
    Najavite ugovor viši od zadnjeg: { $ladder }{ $end ->
        [final] ; tko kaže dalje, više ne govori.
       *[other] .
    }
first-step = { trump } { $symbol }
first-turned =
    { $variant ->
        [clabber] *Play it* čini boju okrenute karte adutom; ako to nitko ne kaže, zovite
       *[other] Jedna je karta okrenuta: zovite njezinu boju ili recite „dalje”; ako svi kažu dalje, zovite
    } { $suits }, ili recite „dalje”{ $must ->
        [yes] ; djelitelj, ako ostane zadnji, mora zvati.
       *[no] .
    }
first-named =
    { $variant ->
        [croatian_bela] Recite *zovem* i { $suits }, ili *dalje*
        [tarabish] Recite *go* i { $suits }, ili „dalje”
       *[other] Zovite { $suits }, ili recite „dalje”
    }{ $must ->
        [yes] : djelitelj, ako ostane zadnji, { $variant ->
            [croatian_bela] na musu je i mora zvati.
            [tarabish] je *forced* i mora zvati.
           *[other] mora zvati.
        }
       *[no] .
    }
first-suit =
    { $which ->
        [trump] boju aduta
        [any] bilo koju boju
        [another] drugu boju
       *[suit] boju
    }{ $held ->
        [yes] { " " }koju imate
       *[no] { "" }
    }
first-sun =
    Jedna je karta okrenuta: *hokum* čini njezinu boju adutom, *sun* se igra bez adutske boje{ $times ->
        [1] { "" }
        [2] { " " }i vrijedi dvostruko
       *[other] { " " }i vrijedi ×{ $times }
    }, a sun je viši od hokuma. { $ashkal ->
        [nobody] Ako svi kažu dalje, smije se zvati boja.
        [anyone] Svatko smije reći *ashkal*: sun u kojem karta ide partneru.
       *[some] { $speakers } po redu smiju reći *ashkal*: sun u kojem karta ide partneru.
    }

# Što treba i što stoji pad.

first-bid =
    Vaša strana treba koliko je najavila{ $total ->
        [0] { "" }
       *[other] , od { $total }
    }{ $more ->
        [yes] { " " }i više od druge
       *[no] { "" }
    }{ $bid ->
        [0] { "" }
       *[other] { " " }({ $needed } za { $bid })
    }{ $helps ->
        [both] , pomažu zvanja; kralj i dama aduta, { $belote }
        [melds] , pomažu zvanja
        [belote] , kralj i dama aduta pomažu s { $belote }
        [tricks] , samo iz štihova
       *[nothing] { "" }
    }, inače { $fails ->
        [pot-and-bid] druga piše { $pot } i vašu najavu.
        [pot] druga piše { $pot }.
        [bid] druga piše vašu najavu.
        [all] druga piše sve.
        [all-and-bid] druga piše sve i vašu najavu.
        [cards] druga piše bodove svih karata.
        [cards-and-bid] druga piše bodove svih karata i vašu najavu.
       *[other] ne piše ništa.
    }
first-more =
    { $partners ->
        [no] Ako zovete, trebate
       *[yes] Strana koja je zvala treba
    } { $tie ->
        [success] najmanje toliko bodova koliko i druga
       *[other] { $partners ->
            [no] više bodova od protivnika
           *[yes] više bodova od druge
        }
    }{ $helps ->
        [both] , računajući zvanja i { rules-belote-its }
        [melds] , računajući zvanja
        [belote] , računajući { rules-belote-its }
        [tricks] , samo iz štihova
       *[nothing] { "" }
    }; inače { $variant ->
        [bulgarian_belot] je *vkarana*: { first-fails }
        [croatian_bela] je *pad*: { first-fails }
        [tarabish] je *bait*: { first-fails }
        [clabber] je *set*: { first-fails }
       *[other] { first-fails }
    }{ $tie ->
        [hangs] { " " }Ako je jednako, bodovi čekaju.
        [half] { " " }{ $variant ->
            [tarabish] Jednako je *half-bait*: piše samo druga.
           *[other] Ako je jednako, piše samo druga.
        }
       *[other] { "" }
    }
first-fails =
    { $fails ->
        [all] { $partners ->
            [no] protivnik piše sve
           *[yes] druga piše sve
        }
        [cards] { $partners ->
            [no] protivnik piše bodove svih karata
           *[yes] druga piše bodove svih karata
        }
       *[own] { $partners ->
            [no] ne pišete ništa
           *[yes] ne piše ništa
        }
    }{ $kept ->
        [both] , ali zvanja i { play-belote-word } ostaju onome tko ih ima.
        [melds] , ali zvanja ostaju onome tko ih ima.
        [belote] , ali { play-belote-word } ostaje onome tko je ima.
       *[nothing] .
    }

# Što je posebno: kontre, otvorene karte, dužnost, skrivene karte, zvanja ili bela.

first-double =
    { $timing ->
        [any_opponent_until_next_bid] Sumnjate u njihovu najavu{ $over ->
            [0] { "" }
           *[other] { " " }iznad { $over }
        }? Odmah, i preko reda: { $levels }.
        [in_turn] Sumnjate u njihovu najavu{ $over ->
            [0] { "" }
           *[other] { " " }iznad { $over }
        }? Na svojem redu: { $levels }.
       *[after_auction] { $what ->
            [hokum] Nakon licitacije hokum se smije podvostručiti: { $levels }.
           *[bid] Nakon licitacije drugi smiju odgovoriti{ $over ->
                [0] { "" }
               *[other] { " " }iznad { $over }
            }: { $levels }.
        }
    }
first-level =
    { $double ->
        [double] *{ auction-word-double }* ×{ $multiplier }
        [redouble] *{ auction-word-redouble }* ×{ $multiplier }
        [triple] *trostruko* ×{ $multiplier }
        [four] *četverostruko* ×{ $multiplier }
        [match] *meč*, za cijelu partiju
       *[gahwa] *gahwa*, za cijelu partiju
    }
first-open =
    { $partners ->
        [no] Dva igrača, svatko za sebe, karte na stolu
       *[yes] Karte su na stolu
    }: igrate otkrivene, a svaka odigrana otkriva sljedeću.
first-over = Dajte traženu boju i uvijek idite preko ako možete, i preko partnera.
first-kitty = Vidite { $seen } od svojih karata; ostale ({ $count }) dolaze kad je adut zvan.
first-melds =
    Broje se i zvanja: { $melds }{ $pair ->
        [0] .
       *[other] ; i kralj i dama aduta, *{ play-belote-word }* ({ $pair }).
    }
first-meld =
    { $name }{ $points ->
        [0] { "" }
       *[other] { " " }({ $least ->
            [yes] od { $points }
           *[no] { $points }
        })
    }
first-belote = Kralj i dama aduta u istoj ruci su *{ play-belote-word }* ({ $points }).
first-last-trick =
    { $points ->
        [10] Zadnji štih: +10{ rules-last-trick-called }
       *[other] Zadnji štih: +{ $points }
    }
first-whole = Dijeljenje: { $totals }
first-tens = U deseticama
first-target =
    { $deals ->
        [0] { $met ->
            [exceeded] Partija: preko { $target }
           *[other] Partija: { $target }
        }
        [one] Partija: { $deals } dijeljenje
        [few] Partija: { $deals } dijeljenja
       *[other] Partija: { $deals } dijeljenja
    }

# Traka: karte po redu, s bodovima.

first-row = { $name }: { $ranks }
first-trumps = Adut, od najjače
first-plain = Ostale boje
first-every-plain = { $contract }: kao ostale boje
first-every-trump =
    { $usual ->
        [yes] { $contract }: kao adut, bez sječe
       *[no] { $contract }: nijedna boja ne siječe drugu
    }
