# Licitacija: za stolom, zatim u ruci igrača koji je na redu.

auction-empty = još nitko nije zvao.
auction-word-double = kontra
auction-word-redouble = rekontra
auction-call = { $seat } { $call }
auction-pass = dalje
auction-keeps = ostaje
auction-takes =
    { $variant ->
        [baloot] hokum { SHORT($trump) }
       *[other] zove { $trump }
    }
auction-takes-aloud =
    { $variant ->
        [baloot] hokum { $trump }
       *[other] zove { $trump }
    }
auction-double =
    { $double ->
        [double] { auction-word-double }
        [redouble] { auction-word-redouble }
        [triple] trostruko
        [four] četverostruko
        [match] meč
       *[gahwa] gahwa
    }
auction-double-chosen =
    { $double }, { $closed ->
        [yes] zatvoreno
       *[no] otvoreno
    }
auction-doubled-aloud-contree =
    { $seat } udara šakom o stol: { $double ->
        [double] „Kontra!”
       *[redouble] „Rekontra!”
    }
auction-line = Licitacija: { $calls }
auction-may-double =
    Ugovor: { $contract }. { $team } može reći { $double ->
        [double] kontru
        [redouble] rekontru
        [triple] trostruko
        [four] četverostruko
        [match] meč
       *[gahwa] gahwa
    }.

# Što se pita za stolom kad najava nije naprosto viša od prethodne.

auction-turned = Okrenuta karta: { SHORT($card) }
auction-asked-take =
    { $sun ->
        [yes] Prvi krug: hokum { $trump }, sun ili dalje.
       *[no] Prvi krug, { $trump }: zovem ili dalje.
    }
auction-ashkal = Ashkal je sun u kojem okrenuta karta ide partneru zvača.
auction-asked-other =
    { $sun ->
        [yes] Drugi krug: sun, hokum u bilo kojoj boji osim { $trump }, ili dalje.
       *[no] Drugi krug: bilo koja boja osim { $trump }, ili dalje.
    }
auction-asked-any =
    { $sun ->
        [yes] Drugi krug: sun, hokum u bilo kojoj boji, ili dalje.
       *[no] Drugi krug: bilo koja boja, ili dalje.
    }
auction-asked-name = Zovite adut ili recite dalje: tko prvi zove, taj je zvač.
auction-asked-must-name =
    Svi ostali rekli su dalje{ $mine ->
        [yes] .
       *[no] : { $seat } { $variant ->
            [croatian_bela] je na musu.
           *[other] mora zvati adut.
        }
    }
auction-asked-name-after =
    Licitacija je dobivena uz { $bid }{ $mine ->
        [yes] .
       *[no] : adut zove { $seat }.
    }
auction-asked-over = Najava: { $bid }, { $seat }. Ostali još mogu reći sun.
auction-asked-keep =
    { $sun ->
        [yes] { $seat } ostaje na { $bid } ili prelazi na sun.
       *[no] { $seat } ostaje na { $bid } ili još jednom podiže.
    }
auction-kitty =
    { $count ->
        [3] Tri karte svake ruke ostaju skrivene dok se ne zove adut.
        [one] { $count } karta svake ruke ostaje skrivena dok se ne zove adut.
        [few] { $count } karte svake ruke ostaju skrivene dok se ne zove adut.
       *[other] { $count } karata svake ruke ostaje skriveno dok se ne zove adut.
    }

auction-your-turn = Na redu ste: zovite ili recite dalje.
auction-your-turn-forced =
    { $variant ->
        [croatian_bela] Na musu ste: morate zvati adut.
       *[other] Morate zvati adut: ne možete reći dalje.
    }
auction-standing =
    { $relation ->
        [partner] { COUNTED($bid) }, { $seat }, vaš partner.
        [opponent] { COUNTED($bid) }, { $seat }, vaš protivnik.
       *[self] { COUNTED($bid) }, vi.
    }
auction-you-may-double =
    Možete reći { $double ->
        [double] kontru
        [redouble] rekontru
        [triple] trostruko
        [four] četverostruko
        [match] meč
       *[gahwa] gahwa
    } ili dalje.
auction-wait-may-double = Kontru možete reći i preko reda.
auction-hidden =
    { $count ->
        [3] Preostale tri karte još su vam skrivene.
        [one] Još vam je skrivena { $count } karta.
        [few] Još su vam skrivene { $count } karte.
       *[other] Još vam je skriveno { $count } karata.
    }
auction-to-come =
    { $count ->
        [3] Slijede još tri karte.
        [one] Slijedi još { $count } karta.
        [few] Slijede još { $count } karte.
       *[other] Slijedi još { $count } karata.
    }

auction-button-pass = Dalje
auction-button-keep = Ostajem na { COUNTED_SHORT($bid) }
auction-button-double =
    { $double ->
        [double] Kontra
        [redouble] Rekontra
        [triple] Trostruko
        [four] Četverostruko
        [match] Meč
       *[gahwa] Gahwa
    }
auction-button-bid = { COUNTED_SHORT($bid) }
auction-button-take =
    { $variant ->
        [baloot] Hokum { SHORT($trump) }
       *[other] Zovem
    }
auction-button-name =
    { $variant ->
        [baloot] { $trump ->
            [none] Sun
           *[other] Hokum { SHORT($trump) }
        }
       *[other] { $trump ->
            [none] Bez aduta
            [all] Sve adut
           *[other] { SHORT($trump) } { $trump }
        }
    }
auction-button-ashkal = Ashkal
auction-button-kasho = Kasho
auction-button-capot = Kapot…
auction-button-generale = Générale…
auction-button-value = { $value }
auction-select-bid = Od { $first } do { $last }

auction-confirm-capot = Kapot: vaša strana mora uzeti sve štihove. Odaberite adut ili se vratite.
auction-confirm-generale = Générale: sve štihove morate uzeti vi sami. Odaberite adut ili se vratite.
auction-confirm-double =
    { $double ->
        [match] Ugovor: { COUNTED($bid) }. Reći meč? Tko dobije ovo dijeljenje, dobiva partiju.
        [gahwa] Ugovor: { COUNTED($bid) }. Reći gahwa? Tko dobije ovo dijeljenje, dobiva partiju.
       *[other] Rekontra na { COUNTED($bid) }? Ulog opet raste.
    }
auction-button-confirm =
    { $double ->
        [match] Da, meč
        [gahwa] Da, gahwa
       *[other] Da, rekontra
    }
auction-button-reconsider = Ne, natrag
