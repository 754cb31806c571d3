# Pogled na sezonu: igrača ili servera.

recap-button = Pregled sezone
recap-button-own = Moja sezona
recap-button-server = Sezona servera
recap-button-before = Prethodna sezona
recap-button-after = Sljedeća sezona
recap-title = Sezona: { $player }
recap-title-server = Sezona servera
recap-running = Sezona traje do { DATETIME($ended, dateStyle: "long") }.
recap-few =
    { $games ->
        [0] U ovoj sezoni ovdje nije završena nijedna partija
        [one] U ovoj sezoni ovdje je završena samo { $games } partija
        [few] U ovoj sezoni ovdje su završene samo { $games } partije
       *[other] U ovoj sezoni ovdje je završeno samo { $games } partija
    }: za pregled ih treba { $least }.
recap-games =
    { $games ->
        [one] { $games } partija
        [few] { $games } partije
       *[other] { $games } partija
    }, { $deals ->
        [one] { $deals } dijeljenje
        [few] { $deals } dijeljenja
       *[other] { $deals } dijeljenja
    }, { $players ->
        [one] { $players } igrač
        [few] { $players } igrača
       *[other] { $players } igrača
    }

recap-line = **{ $what }**: { $value }
recap-line-noted = **{ $what }**: { $value } ({ $note })
recap-what =
    { $what ->
        [partner] Najbolji partner
        [pair] Najbolji par
        [boldest] Najhrabriji prolaz
        [costliest] Najskuplja kontra
        [trump] Najdraži adut
        [accuracy] Preciznost, nekad i sad
        [streak] Najduži niz pobjeda
       *[deal] Dijeljenje sezone
    }
recap-by = zvač: { $player }
recap-swing = { history-ended }: { $points }
recap-swing-server = zvač: { $player }, kontra: { $doubler }, { history-ended }: { $points }
recap-contracts =
    { $count ->
        [one] { $count } ugovor
        [few] { $count } ugovora
       *[other] { $count } ugovora
    }
recap-then-now = { $before } → { $now }
recap-wins =
    { $count ->
        [one] { $count } pobjeda
        [few] { $count } pobjede
       *[other] { $count } pobjeda
    }
recap-usual = { $points }, prosječni stolovi { $usual }
recap-side = strana igrača { $player }: { recap-usual }
