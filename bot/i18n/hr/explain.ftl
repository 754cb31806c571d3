# Zašto je računalo tako odigralo ili najavilo: što je presudilo i što ono misli.

explain-choice = { $seat }: { $move }. { $why }
explain-renege-claim = prijavljuje renons
explain-made = { BY($contract) }: { $chance } % izgleda za prolaz.
explain-deals =
    { $deals ->
        [1] jedino moguće dijeljenje
        [one] na { $deals } moguće dijeljenje
        [few] na { $deals } moguća dijeljenja
       *[other] na { $deals } mogućih dijeljenja
    }
explain-worth =
    { $clear ->
        [equal] Vrijedi { $worth } % partije, a { $move } isto toliko ({ explain-deals }).
        [close] Vrijedi { $worth } % partije; { $move } je jednako dobro unutar pogreške ({ $sign }{ $gap } ± { $error }, { explain-deals }).
        [clear] Vrijedi { $worth } % partije; sljedeće je bilo { $move }, slabije za { $gap } ± { $error } % ({ explain-deals }).
       *[usual] Vrijedi { $worth } % partije; { $move } je ispalo { $gap } ± { $error } % bolje ({ explain-deals }), što nije jasan razlog protiv uobičajenog izbora.
    }
explain-guess = Isprobano je malo dijeljenja ({ $deals }) i ona to ne razlučuju: ovo je procjena.
explain-other-pass = dalje
explain-other-double =
    { $double ->
        [double] kontra
        [redouble] rekontra
        [triple] trostruko
        [four] četverostruko
        [match] meč
       *[gahwa] gahwa
    }
explain-holds =
    { $sure ->
        [sure] { $seat } ima { THE($card) }.
        [likely] { $seat } vjerojatno ima { THE($card) } ({ $chance } %).
       *[perhaps] { $seat } možda ima { THE($card) } ({ $chance } %).
    }
explain-void =
    { $sure ->
        [sure] { $seat } više nema boju { $suit }.
        [likely] { $seat } vjerojatno nema boju { $suit } ({ $chance } %).
       *[perhaps] { $seat } možda nema boju { $suit } ({ $chance } %).
    }

explain-why-forced = Ništa drugo nije bilo moguće.
explain-why-too-weak = Ruka je preslaba za najavu.
explain-why-opening = Ruka je dovoljno dobra da se zove ovaj adut.
explain-why-raise = Podiže se: strana u ovom adutu ima više nego što je pokazala.
explain-why-change-suit = Drugi adut od partnerova: obećava više.
explain-why-overcall = Preko protivnika: ovaj adut donosi više od obrane.
explain-why-all-tricks = Čini se da se mogu uzeti svi štihovi.
explain-why-content = Ova ruka ne dodaje ništa partnerovoj najavi.
explain-why-leave-them = Nije dovoljno da se ide više: bolje je braniti.
explain-why-high-enough = Ugovor nije dovoljno siguran da se opet digne ulog.
explain-why-they-fail = Njihov bi ugovor trebao pasti.
explain-why-we-make-it = Ugovor bi trebao proći unatoč kontri.
explain-why-draw-trumps = Vuče protivničke adute adutom koji nitko ne može tući.
explain-why-force-trump = Izlazi u adut da protivnici potroše svoje.
explain-why-stop-ruffs = Adut u obrani: napad može manje sjeći.
explain-why-cash-master = Najjača karta: nitko drugi nema jaču u toj boji.
explain-why-partners-suit = To je partnerova boja.
explain-why-short-suit = Jedina karta te boje: poslije se može sjeći.
explain-why-safe-lead = Siguran izlaz: nijedna karta u ruci ne vrijedi manje.
explain-why-force-out = Da izbije { THE($card) }: zatim je sljedeća karta te boje najjača.
explain-why-least-bad = Ovdje svaki izlaz nešto daruje: ovaj je u isprobanim dijeljenjima prošao najbolje.
explain-points =
    { $points ->
        [one] { $points } bod s ovom kartom
        [few] { $points } boda s ovom kartom
       *[other] { $points } bodova s ovom kartom
    }
explain-why-take =
    { $points ->
        [0] Da uzme štih.
       *[other] Da uzme štih: { explain-points }.
    }
explain-why-ruff =
    { $points ->
        [0] Da siječe.
       *[other] Da siječe: { explain-points }.
    }
explain-why-give-points =
    { $chance ->
        [100] Puni štih: ide vlastitoj strani.
       *[other] Puni štih: trebao bi otići vlastitoj strani ({ $chance } %).
    }
explain-why-low = Daje boju bez uzimanja štiha: nijedna dopuštena karta nema manje bodova.
explain-why-save-points =
    { $chance ->
        [0] Štih ide drugoj strani: dobiva što manje bodova.
       *[other] Štih bi trebao otići drugoj strani: dobiva što manje bodova.
    }
explain-why-keep-back =
    { $chance ->
        [100] Štih ide vlastitoj strani, ali { $card } ostaje u ruci: više vrijedi u nekom kasnijem štihu.
       *[other] Štih bi trebao otići vlastitoj strani ({ $chance } %), ali { $card } ostaje u ruci: više vrijedi u nekom kasnijem štihu.
    }
explain-why-duck =
    Karta { SHORT($card) } mogla bi uzeti, ali sačuvati je vrijedi više nego { $points ->
        [0] ovaj štih
        [1] jedan bod u ovom štihu
        [one] { $points } bod u ovom štihu
        [few] { $points } boda u ovom štihu
       *[other] { $points } bodova u ovom štihu
    }.
explain-why-let-go = Ova karta odlazi: jeftinije poslije više vrijede.
explain-why-discard = Za odbacivanje: nijedna druga karta ovdje ne vrijedi manje.
explain-why-signal =
    { $told ->
        [calls] Zove partnera u ovu boju i ništa ne košta.
        [refuses] Traži od partnera drugu boju i ništa ne košta.
        [has-ten] Pokazuje da je tu i desetka i ništa ne košta.
        [no-ace] Pokazuje da je as drugdje i ništa ne košta.
        [was-bare] Pokazuje da te boje više nema i ništa ne košta.
        [more-trumps] Prvo dama: uz kralja ima još adut.
       *[queen-alone] Prvo kralj: ostaje samo adutska dama.
    }
explain-why-asked = Partner je tražio ovu boju, a to ništa ne košta.
explain-why-look-ahead =
    { $tricks ->
        [0] Vide se sve ruke: do zadnjeg štiha nijedna karta ne donosi više.
        [one] Prema kartama koje se vide, u { $tricks } sljedećem štihu nijedna karta ne donosi više.
        [few] Prema kartama koje se vide, u sljedeća { $tricks } štiha nijedna karta ne donosi više.
       *[other] Prema kartama koje se vide, u sljedećih { $tricks } štihova nijedna karta ne donosi više.
    }
explain-why-caught = Druga je strana napravila renons: dokazuje ga karta koju je odigrala.
