## Analiza dijeljenja: što je bilo u kartama, što je koštala svaka najava i karta, i zašto

analysis-button = Analiza
analysis-title = Analiza dijeljenja { $code }
analysis-progress = Ocijenjene odluke: { $done } od { $of }… Prednost imaju stolovi na kojima se igra.
analysis-waiting = Analiza počinje…
analysis-place = Mjesto u redu: { $place }. Svatko dolazi na red, a prednost imaju stolovi na kojima se igra.
analysis-failed = Računala nisu uspjela završiti ovu analizu. Pokušajte ponovno za minutu.
analysis-busy = Previše analiza čeka na red. Pokušajte ponovno za nekoliko minuta.
analysis-busy-own =
    Već imate { $count ->
        [one] { $count } analizu
        [few] { $count } analize
       *[other] { $count } analiza
    } na čekanju. Zatražite ovu kad jedna od njih bude gotova.
analysis-button-refresh = Osvježi
analysis-button-show = Prikaži { $number }
analysis-button-verdict = Ocjena
analysis-button-legend = Što znače znakovi
analysis-button-bids = Najave
analysis-button-deal = Dijeljenje
analysis-button-back = Natrag na analizu
analysis-button-previous = Prethodno
analysis-button-next = Sljedeće

analysis-lost = **{ $team } gubi ovo dijeljenje već u licitaciji**: { $how ->
        [too-high] { BY($contract) } nije se moglo ispuniti.
        [left] { $seat } je mogao ispuniti { $bid }, a ugovor je ostao protivnicima ({ $others }).
       *[passed-out] { $seat } je mogao ispuniti { $bid }, a nitko nije zvao.
    }
analysis-lost-call =
    Presudna najava: **{ $call }**{ $why ->
        [error] , a { $best } bi donijelo više (bodova: { analysis-cost }).
        [untrue] , koja nije opisala karte u ruci.
        [unlucky] . Prema onome što je { $seat } mogao znati, bila je dobra: peh.
       *[close] . Prema onome što je { $seat } mogao znati, izbor je bio tijesan.
    }
analysis-could = { $seat } je mogao ispuniti { $bid } ({ $points })
analysis-points =
    { $points ->
        [one] { $points } bod
        [few] { $points } boda
       *[other] { $points } bodova
    }{ $melds ->
        [0] { "" }
       *[other] { " " }+ { $melds } za zvanja
    }{ $belote ->
        [0] { "" }
       *[other] { " " }+ { $belote } za belu
    }
analysis-par = S otvorenim kartama: { $contracts }.
analysis-par-played = S otvorenim kartama nijedan ugovor nije bio bolji: { $points }.
analysis-par-none = S otvorenim kartama nitko nije mogao ispuniti nijedan ugovor.
analysis-passed = Nitko nije zvao.
analysis-played = Odigrano: { BY($contract) }, { $result ->
        [made] prolaz
        [failed] pad
        [tie] neriješeno
        [penalty] renons
        [void] poništeno
       *[open] nije završeno
    }.
analysis-seen =
    { $seen ->
        [made] { $result ->
            [made] To je očekivani rezultat kad svi igraju najbolje.
           *[other] Najboljom igrom ugovor bi prošao.
        }
       *[failed] { $result ->
            [made] Najbolja obrana srušila bi ugovor.
            [failed] To je očekivani rezultat: protiv najbolje obrane nije mu bilo spasa.
           *[other] Najbolja obrana srušila bi ugovor.
        }
    }

analysis-accuracy-title = Preciznost u igri kartama
analysis-accuracy =
    { $you ->
        [yes] **{ $seat } (vi)**
       *[no] **{ $seat }**
    }: { $value } % na { $count ->
        [one] { $count } karti
        [few] { $count } karte
       *[other] { $count } karata
    }
analysis-accuracy-few =
    { $you ->
        [yes] **{ $seat } (vi)**
       *[no] **{ $seat }**
    }: { $count ->
        [0] nema izbora za ocjenu
        [one] { $count } izbor
        [few] { $count } izbora
       *[other] { $count } izbora
    }
analysis-accuracy-least = Za postotak treba najmanje { $least } izbora.
analysis-errors =
    { $count ->
        [0] bez greške
        [one] { $count } greška
        [few] { $count } greške
       *[other] { $count } grešaka
    }
analysis-bad-luck = peh ×{ $count }
analysis-lucky = sreća ×{ $count }

analysis-strip-title = Štih po štih
analysis-strip-legend =
    { $judged ->
        [yes] ✅ u redu · ❌ greška · 🌧️ peh · 🍀 sreća.{ " " }
       *[no] { "" }
    }Broj: bodovi preko onoga što treba za prolaz, ako svi dalje igraju najbolje i vide sve karte ({ $sign }: pad).
analysis-turn-down = Ugovor je pao u štihu { $trick }.
analysis-turn-safe = Ugovor je bio siguran u štihu { $trick }.
analysis-safe-throughout = Ugovor nijednom nije bio u opasnosti.
analysis-down-throughout = Ugovor nijednom nije bio nadohvat ruke.

analysis-moments-title = Što je najviše koštalo
analysis-measures = Cijena uzima u obzir samo ono što je igrač mogao znati; popis štihova vidi sve karte.
analysis-moment = **{ $trick ->
        [0] Licitacija
       *[other] Štih { $trick }
    }, { $seat }**: { $done } košta { $loss } { $loss ->
        [one] postotni bod
        [few] postotna boda
       *[other] postotnih bodova
    } { $you ->
        [yes] vaših
       *[no] njihovih
    } izgleda za pobjedu{ $points ->
        [0] { "" }
        [one] { " " }i { analysis-cost } bod
        [few] { " " }i { analysis-cost } boda
       *[other] { " " }i { analysis-cost } bodova
    }. Bolje je bilo: { $best }.
analysis-cost =
    { $points }{ $error ->
        [0] { "" }
       *[other] { " " }± { $error }
    }
analysis-no-error = **Bez greške.** Prema onome što je svatko mogao znati, nijedna karta nije bila kriva: bravo svima!
analysis-no-error-in-play = **Nijedna karta nije bila kriva**, prema onome što je svatko mogao znati.{ $bids ->
        [0] { "" }
       *[other] { " " }Najave koje su koštale bodova: { $bids } (**{ analysis-button-bids }**).
    }
analysis-only-bad-luck =
    { $count ->
        [1] Jedna se karta pokazala lošom: peh, nitko to nije mogao znati.
        [one] { $count } karta pokazala se lošom: peh, nitko to nije mogao znati.
        [few] { $count } karte pokazale su se lošima: peh, nitko to nije mogao znati.
       *[other] { $count } karata pokazalo se lošima: peh, nitko to nije mogao znati.
    }

analysis-moment-title =
    { $number } od { $count } · { $trick ->
        [0] licitacija
       *[other] štih { $trick }
    }, { $seat }
analysis-moment-hand = Ruka: { $cards }
analysis-moment-trick = Na stolu: { $plays }
analysis-moment-laid = { $seat } { SHORT($card) }
analysis-moment-lead = Izlazi { $seat }.
analysis-moment-why = **Bolje je bilo: { $best }.** { $why }
analysis-moment-right = **{ $best } je točno.** { $why }
analysis-moment-worth = Ovako, { $done }, izgledi za pobjedu su { $chosen } %.
analysis-moment-brings = U bodovima za dijeljenje: prosječno { $chosen }.
analysis-moment-cost = Potez { $done } spušta izglede za dobivenu partiju s { $better } % na { $chosen } %.
analysis-moment-points =
    U bodovima za dijeljenje: prosječno { $chosen } umjesto { $better }{ $error ->
        [0] { "" }
       *[other] { " " }(± { $error })
    }.
analysis-fact-needs =
    { $side ->
        [attack] { $points ->
            [one] Do prolaza nedostaje još { $points } bod.
            [few] Do prolaza nedostaju još { $points } boda.
           *[other] Do prolaza nedostaje još { $points } bodova.
        }
       *[defence] { $points ->
            [one] Napadu do prolaza nedostaje još { $points } bod.
            [few] Napadu do prolaza nedostaju još { $points } boda.
           *[other] Napadu do prolaza nedostaje još { $points } bodova.
        }
    }
analysis-fact-made = Ugovor je već ispunjen.
analysis-fact-master = { SHORT($card) } je najjača: nitko nema jaču kartu u toj boji ({ $suit }).
analysis-fact-trumps =
    { $count ->
        [0] Nitko drugi više nema aduta.
        [1] Vani je još jedan adut: { $cards }.
        [one] Vani je još { $count } adut: { $cards }.
        [few] Vani su još { $count } aduta: { $cards }.
       *[other] Vani je još { $count } aduta: { $cards }.
    }
analysis-lines-title = S otvorenim kartama dijeljenje se nastavlja ovako:
analysis-line-points =
    Nakon { SHORT($card) } ({ $lead } za { $own ->
        [yes] vašu stranu
       *[no] { $team }
    }): { $cards }

analysis-calls-points =
    S otvorenim kartama: { $done } donosi { $points } za { $own ->
        [yes] vašu stranu
       *[no] { $team }
    }, { $best } { $better }.
analysis-call-points =
    S otvorenim kartama: { $done } donosi { $points } za { $own ->
        [yes] vašu stranu
       *[no] { $team }
    }.

analysis-untrue-title = Nije po dogovoru za stolom
analysis-told = { $call }, što kaže: { $told }. U ruci: { $held }.
analysis-told-nothing = ništa posebno
analysis-untrue = **{ $call }**, što kaže: { $told }. U ruci: { $held }.
analysis-held =
    { $count ->
        [0] { $trump }: nijedan
       *[other] { $cards }
    }{ $aces ->
        [0] , bez asa sa strane
        [1] , jedan as sa strane
        [one] , { $aces } as sa strane
        [few] , { $aces } asa sa strane
       *[other] , { $aces } asova sa strane
    }
analysis-bids-title = Najave
analysis-bids-hint = Dobri se igrači oko najava često ne slažu. Cijena se navodi kad je sigurna; greška je od { $blame ->
        [one] { $blame } postotnog boda
        [few] { $blame } postotna boda
       *[other] { $blame } postotnih bodova
    } izgleda naviše, ako je bila greška i s otvorenim kartama.
analysis-bid-untrue = nije po dogovoru: u ruci { $held }
analysis-bid-cost = cijena u bodovima: { analysis-cost }; bolje je bilo { $best }
analysis-bid-made = { $chance } % izgleda za prolaz
analysis-bid-expert =
    { $bids ->
        [yes] stručnjak bi rekao { $call }
       *[no] stručnjak: { $call }
    }
analysis-bid-agrees = kao i stručnjak
analysis-bid-exact = točno što konvencija traži
analysis-bids-none = Najava nije bilo.
