# Uloge ranga: uloga servera za svaki razred rejtinga.

ranks-title = Uloge ranga
ranks-hint = Svakom igraču s ljestvice dajem ulogu njegova razreda i mijenjam je s rejtingom: nakon što završi dovoljno partija ({ $least }) i dok igra barem jednom u određenom broju dana ({ $days }). Uloge najprije stvorite u Discordu pa ih odaberite ovdje.
ranks-on = **Uključeno** · { $count ->
        [0] još nitko nema ulogu
        [one] ulogu ima { $count } igrač
        [few] ulogu imaju { $count } igrača
       *[other] ulogu ima { $count } igrača
    }
ranks-off = **Isključeno**: ničije uloge ne diram.
ranks-tier-master = Majstor
ranks-tier-ace = As
ranks-tier-king = Kralj
ranks-tier-queen = Dama
ranks-tier-jack = Dečko
ranks-tier-line = **{ $tier }** ({ $note }): { $role }
ranks-least = rejting { NUMBER($points, useGrouping: 0) } i više
ranks-others = svi ostali igrači na ljestvici
ranks-none = Bez uloge
ranks-button-none = Bez uloge za ovaj rang
ranks-button-on = Uključi
ranks-button-off = Isključi i oduzmi uloge
ranks-button-again = Pokušaj ponovno
ranks-reason = Mjesto na ljestvici
ranks-trouble-no-right = Nemam dopuštenje „Manage Roles”: dajte ga mojoj ulozi (postavke servera, Roles) pa se vratite ovamo.
ranks-trouble-too-high = Ova je uloga iznad moje: povucite moju iznad nje (postavke servera, Roles).
ranks-trouble-gone = Ova uloga više ne postoji: odaberite drugu.
ranks-trouble-managed = Ova uloga pripada aplikaciji ili pojačanjima (boosts) pa je nitko ne može dodijeliti: odaberite drugu.
ranks-trouble-powerful = Ova uloga ima dopuštenja na serveru pa ne može biti uloga ranga: odaberite drugu.
ranks-trouble-refused = Discord mi nije dao dodijeliti ovu ulogu pa sam stao. Provjerite je li ispod moje i pritisnite „Pokušaj ponovno”.
