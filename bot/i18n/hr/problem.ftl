# Zadaci za sve: koja karta, koje zvanje.

problem-title = Zadaci
problem-head =
    Zadatak · { $game } · { $kind ->
        [bids] licitacija
       *[cards] karte
    } · razina { NUMBER($points, useGrouping: 0) }
problem-found =
    { $count ->
        [1] Odgovarate na nj prvi.
        [one] Riješilo ga je { NUMBER($share, style: "percent", maximumFractionDigits: 0) } od { $count } osobe.
        [few] Riješilo ga je { NUMBER($share, style: "percent", maximumFractionDigits: 0) } od { $count } osobe.
       *[other] Riješilo ga je { NUMBER($share, style: "percent", maximumFractionDigits: 0) } od { $count } osoba.
    }
problem-rating = Vaša razina: ≈ { NUMBER($points, useGrouping: 0) }
problem-rating-later = Vaša se razina prikazuje od odgovora br. { $least }; zasad: { $count }.
problem-none =
    { $count ->
        [0] Za ovu igru još nema zadataka.
       *[other] Odgovorili ste na sve zadatke: ukupno { $count }. Oni koje ste promašili vraćaju se među vašim pogreškama.
    }
problem-why-title =
    { $kind ->
        [bids] Zašto ta licitacija
       *[cards] Zašto ta karta
    }
problem-button-later = Ponoviti poslije
problem-button-why = Zašto?
problem-button-report = Prijaviti
problem-report-title = Što nije u redu?
problem-report-label = U jednoj rečenici, za domaćina bota
