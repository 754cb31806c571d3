# Igra kartama: za stolom, zatim u ruci.

play-contract = Ugovor: { BY($contract) }
play-taken =
    { $tricks ->
        [one] { $tricks } štih
        [few] { $tricks } štiha
       *[other] { $tricks } štihova
    }, { $points ->
        [one] { $points } bod
        [few] { $points } boda
       *[other] { $points } bodova
    }
play-tally = { $team }: { play-taken }
play-card = { $seat } { SHORT($card) }
play-card-winning = **{ play-card }**
play-last-trick = Zadnji štih ({ $seat }): { $plays }
play-past-trick =
    Štih { $number }, uzima { $seat }, { $points ->
        [one] { $points } bod
        [few] { $points } boda
       *[other] { $points } bodova
    }: { $plays }
play-no-past-trick = Još nije uzet nijedan štih.
play-belote = { $seat } prijavljuje: { $called }!
play-belote-in = { $word } ({ $suit })
play-belote-word =
    { $variant ->
        [baloot] baloot
        [pilotta] pilotta
        [tarabish] bella
        [clabber] bell
        [bulgarian_belot] belot
       *[other] bela
    }
play-rebelote-word =
    { $variant ->
        [baloot] baloot
        [pilotta] pilotta
        [tarabish] bella
        [clabber] bell
        [bulgarian_belot] belot
        [croatian_bela] bela
       *[other] rebela
    }

# Zvanja: što svaki igrač prijavljuje uz prvu kartu, što vrijedi, što se pokazuje.

play-meld-three =
    { $variant ->
        [baloot] { $count ->
            [1] sira
            [one] { $count } sira
            [few] { $count } sire
           *[other] { $count } sira
        }
        [tarabish] { $count ->
            [1] dvadeset
            [one] { $count } po dvadeset
            [few] { $count } po dvadeset
           *[other] { $count } po dvadeset
        }
        [clabber] { $count ->
            [1] dad
            [one] { $count } dad
            [few] { $count } dada
           *[other] { $count } dadova
        }
       *[other] { $count ->
            [1] terca
            [one] { $count } terca
            [few] { $count } terce
           *[other] { $count } terca
        }
    }
play-meld-four-in-sequence =
    { $variant ->
        [baloot] { $count ->
            [1] pedeset
            [one] { $count } po pedeset
            [few] { $count } po pedeset
           *[other] { $count } po pedeset
        }
        [tarabish] { $count ->
            [1] pedeset
            [one] { $count } po pedeset
            [few] { $count } po pedeset
           *[other] { $count } po pedeset
        }
        [clabber] { $count ->
            [1] pedeset
            [one] { $count } po pedeset
            [few] { $count } po pedeset
           *[other] { $count } po pedeset
        }
       *[other] { $count ->
            [1] kvarta
            [one] { $count } kvarta
            [few] { $count } kvarte
           *[other] { $count } kvarti
        }
    }
play-meld-five =
    { $variant ->
        [baloot] { $count ->
            [1] sto
            [one] { $count } po sto
            [few] { $count } po sto
           *[other] { $count } po sto
        }
        [clabber] { $count ->
            [1] sto
            [one] { $count } po sto
            [few] { $count } po sto
           *[other] { $count } po sto
        }
       *[other] { $count ->
            [1] kvinta
            [one] { $count } kvinta
            [few] { $count } kvinte
           *[other] { $count } kvinti
        }
    }
play-meld-four-of-a-kind =
    { $variant ->
        [baloot] { play-meld-five }
        [bulgarian_belot] { $count ->
            [1] kare
            [one] { $count } kare
            [few] { $count } karea
           *[other] { $count } karea
        }
       *[other] { $count ->
            [1] četiri iste
            [one] { $count } put četiri iste
            [few] { $count } puta četiri iste
           *[other] { $count } puta četiri iste
        }
    }
play-meld-four-hundred =
    { $count ->
        [1] četiristo
        [one] { $count } po četiristo
        [few] { $count } po četiristo
       *[other] { $count } po četiristo
    }
play-meld-mule =
    { $count ->
        [1] mule (četiri dečka)
        [one] { $count } mule
        [few] { $count } mule
       *[other] { $count } mule
    }
play-meld-shown = { $meld } ({ $cards })
play-melds-named = { $seat } prijavljuje: { $melds }
play-melds-shown = { $seat } pokazuje: { $melds }
play-melds-had = { $seat } je imao: { $melds }
play-melds-lost =
    { $melds } (ne broji se: { $level ->
        [yes] najbolja su jednaka
       *[no] { $owners } ima prednost
    })
play-melds-count =
    Zvanja idu strani { $owners }: { $points ->
        [one] { $points } bod
        [few] { $points } boda
       *[other] { $points } bodova
    }.
play-melds-count-of =
    Strani { $owners } vrijedi: { $melds }, { $points ->
        [one] { $points } bod
        [few] { $points } boda
       *[other] { $points } bodova
    }.
play-melds-spoken =
    { $answer ->
        [lower] { $seat }: „{ $meld }.” – { $holder }: „Nije dobro.”
        [higher] { $seat }: „{ $meld }.” – { $holder }: „Dobro.”
        [good] { $seat }: „{ $meld }: do čega?” – { $holder }: „{ $standing }.” – { $seat }: „Dobro.”
        [over] { $seat }: „{ $meld }: do čega?” – { $holder }: „{ $standing }.” – { $seat }: „{ $raised }.”
        [level] { $seat }: „{ $meld }: do čega?” – { $holder }: „{ $standing }.” – { $seat }: „Jednako.”
        [in-trumps] { $seat }: „{ $meld }: do čega?” – { $holder }: „{ $standing }.” – { $seat }: „Jednako, adut.”
       *[against-trumps] { $seat }: „{ $meld }: do čega?” – { $holder }: „{ $standing }.” – { $seat }: „Jednako.” – { $holder }: „Adut.”
    }
play-melds-height =
    { $length ->
        [0] { $top }
       *[other] karata: { $length }, { $top }
    }
play-melds-cancelled = Zvanja su jednaka: ne piše ih nitko.

# Karte složene pred svakim igračem (igra udvoje).

play-pile-covering = { SHORT($card) }▾
play-pile-bare = ▾
play-pile-empty = –
play-piles-legend = ▾: ispod je skrivena karta.
play-uncovered = { $seat } otkriva { SHORT($card) }

hand-as-dealt = { $seat }: { $held }
hand-suit = { SHORT($suit) } { $ranks }
hand-suit-trump = { SHORT($suit) } { $ranks } (adut)
hand-suit-words =
    { $suit }: { $ranks }{ $trumps ->
        [yes] { " " }(adut)
       *[no] { "" }
    }
hand-signs-trump = { $signs } (adut)
hand-trick = Na stolu, drži { $seat }: { $plays }
hand-you = Vi
hand-to-you = vi
hand-us = Mi
hand-them = Oni
hand-turn-play = Na potezu: { $who }.
hand-turn-bid = Na redu za najavu: { $who }.
hand-call-own = { hand-you }: { $call }
hand-tally =
    { $side } { $points } ({ $tricks ->
        [one] { $tricks } štih
        [few] { $tricks } štiha
       *[other] { $tricks } štihova
    })
hand-score = partija { $points }:{ $others }
hand-gain =
    { $side } { $points ->
        [0] 0
       *[other] +{ $points }
    }
hand-belote = { $word }: { $seat }
hand-belote-own = Prijavljujete: { $called }!
hand-melds-own = Prijavljujete: { $melds }
hand-winning = drži
hand-laid-best = **{ play-card }** ({ hand-winning })
hand-heard-best = Drži { $seat }: { $card }.
hand-heard-any = Može se odigrati bilo koja vaša karta.
hand-lead-first = Prvi izlaz je vaš.
hand-lead = Uzeli ste štih: vi izlazite.
hand-asked =
    Vi ste na redu, traži se { $trumps ->
        [yes] adut
       *[no] { $suit }
    }.
hand-last-card = Zadnja karta igra se sama.
hand-button-forced = Igraj iznuđene karte za mene
hand-free =
    { $held ->
        [none] Nemate ni traženu boju ({ $suit }) ni adut: odbacite.
        [some] Nemate traženu boju ({ $suit }): sijecite ili odbacite.
        [all] Ostali su vam samo aduti: igrajte bilo koji.
        [led] Nemate adut: odbacite.
       *[unknown] Nemate traženu boju ({ $suit }): odbacite.
    }
hand-partner-winning = Partner drži: ne morate sjeći.
hand-cannot-win = Ne možete ga uzeti: igrajte bilo što.
hand-opponent =
    { $covered ->
        [0] Ispred igrača { $seat }: { $cards }
        [1] Ispred igrača { $seat }, s jednom skrivenom kartom: { $cards }
       *[other] Ispred igrača { $seat } (skrivenih karata: { $covered }): { $cards }
    }
hand-own = Ispred vas: { $cards }
hand-covered =
    { $count ->
        [0] Sve su vam karte otkrivene.
        [1] Imate još jednu skrivenu kartu.
        [one] Imate još { $count } skrivenu kartu.
        [few] Imate još { $count } skrivene karte.
       *[other] Imate još { $count } skrivenih karata.
    }
hand-announce-silent = Možete prijaviti: { $announcements }. Zaboravljeno zvanje je izgubljeno.
hand-announce-aloud = Ako odigrate kartu s oznakom „!”, prijavljujete: { $announcements }.
hand-choose-melds = Karta služi samo jednom zvanju: sljedećom kartom prijavljujete { $melds }. Umjesto toga možete odabrati { $other }.
hand-card-announcing = { SHORT($card) }!
keyboard-announcing = { $card }, uz prijavu
keyboard-other-melds = { $card }, uz prijavu onog drugog
keyboard-at = { $move } ({ $place })
keyboard-table = stol { $number }
keyboard-done = Gotovo: { $move }.
hand-button-announce = Prijavi
hand-button-other-melds = Prijavi ono drugo
hand-button-silent = Ne prijavljuj ništa
hand-button-renege-claim = Prijavi renons
hand-confirm-renege-claim = Prijaviti renons? Dijeljenje odmah staje. Ako je druga strana prekršila pravila igre, bodovi su vaši; ako nije, njihovi su.
hand-button-renege-claim-sure = Da, prijavi renons
hand-result =
    { $contract }: { $result ->
        [made] { score-made }
        [tie] { score-tied }
        [penalty] renons
        [void] poništeno
       *[failed] { score-failed }
    }
hand-thrown-in = Dijeljenje je bačeno.
hand-game-won = Pobijedili ste, { $points }:{ $others }!
hand-game-lost = Izgubili ste, { $points }:{ $others }.
hand-game-drawn = Neriješeno, svi imaju { $points }.
hand-ready = Zabilježeno. Prije sljedećeg dijeljenja čeka se { $awaited }.

# Zašto je karta zasivljena; šifre su iz motora igre (Refusal).

duty-must-follow = Imate tu boju: dajte je.
duty-must-overtake-trump = Morate ići preko u adutu.
duty-must-overtake = Morate ići preko u traženoj boji.
duty-must-ruff = Nemate tu boju: morate sjeći.
duty-must-overruff = Već je sječeno: morate sjeći preko.
duty-ruff-too-low = Ako i vi siječete, idite preko.
duty-no-trump-lead = Zatvoreno: ne smijete izići u adut.
duty-no-underruff = Ne možete sjeći preko: odbacite.
