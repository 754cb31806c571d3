# Partije jednog igrača, jedna po jedna, i njihova dijeljenja.

history-title = Partije: { $player }
history-link = stol
history-uncounted = ne računa se
history-choose = Otvori partiju
history-select-game =
    { $number }. { $outcome ->
        [won] Dobiveno
        [lost] Izgubljeno
        [left] Napušteno
        [stopped] Zaustavljeno
       *[drawn] Neriješeno
    } { $score }:{ $others }
history-select-unfinished =
    { $outcome ->
        [running] U tijeku
       *[other] Zaustavljeno
    }: { $score }:{ $others }
history-running = Ova se partija još igra: u statistiku i na ljestvicu ulazi kad završi.
history-stopped = Ova je partija prekinuta bez rezultata: ne računa se nikome.
history-no-deals = Nijedno dijeljenje nije završeno.
history-side =
    { $players }: { $points ->
        [one] { $points } bod
        [few] { $points } boda
       *[other] { $points } bodova
    }{ $won ->
        [yes] , pobjednici
       *[no] { "" }
    }
history-contract =
    { SHORT($bid) }{ $doubles ->
        [0] { "" }
        [1] , kontra
       *[other] , { $variant ->
            [baloot] { $doubles ->
                [2] trostruko
                [3] četverostruko
               *[other] gahwa
            }
           *[other] { $doubles ->
                [2] rekontra
               *[other] meč
            }
        }
    }
history-ended =
    { $result ->
        [made] { score-made }
        [failed] { score-failed }
        [tie] { score-tied }
        [penalty] renons
       *[void] poništeno
    }
history-deal = { $number }. { $player }: { history-contract }, { history-ended }, { $score }:{ $others }
history-choose-deal = Pregledaj dijeljenje
history-select-deal = Dijeljenje { $number }
history-button-back = Sve partije
history-button-game = Natrag na partiju
history-deal-title = Dijeljenje { $number }, partija { $game }
history-other-rules = Ova je partija igrana po drugoj verziji pravila: više se ne može čitati.
history-later-version = Na ovom se stolu igralo s novijom verzijom bota: moći će se čitati kad se bot nadogradi.
history-untold = Za ovo dijeljenje nema zapisa.
history-not-yet = Ovo se dijeljenje može pregledati kad partija završi.
