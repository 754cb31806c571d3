# Stol prije partije.

lobby-partners = Partneri: Sjever s Jugom, Istok sa Zapadom.
lobby-begun = Partija je počela: [na stol]({ $link }).
lobby-unrated = Skupljeno i presječeno: ove partije nemaju rejting jer bi onaj tko bilježi štihove znao sljedeće ruke.
lobby-terms =
    { $why ->
        [alone] Bez rejtinga jer jedna osoba igra s računalima: domaćin može pritisnuti „{ lobby-button-rated-name }”.
        [beginner] Bez rejtinga: jedno je računalo početnik.
       *[none] Partija za rejting.
    }
lobby-change-seats = Za promjenu mjesta: uklonite računalo pa sjednite na njegovo mjesto.
lobby-seat = { $seat }: { $player }
lobby-seat-free = slobodno
lobby-host = domaćin
lobby-waiting =
    { $free ->
        [one] Treba još { $free } igrač.
        [few] Trebaju još { $free } igrača.
       *[other] Treba još { $free } igrača.
    }
lobby-ready = Stol je pun: { $user } može početi.

lobby-choice =
    { $of ->
        [level] Računala
        [convention] Najave
        [tempo] Brzina
        [clock] Po potezu
        [next] Sljedeće
       *[length] Duljina
    }
lobby-length-short =
    { $count ->
        [one] { $count } dijeljenje
        [few] { $count } dijeljenja
       *[other] { $count } dijeljenja
    }
lobby-length-half = Pola · { $count }
lobby-length-full = Cijela · { $count }

lobby-button-sit-at = Sjedni: { $seat }
lobby-button-stand-from = Ustani ({ $seat })
lobby-button-remove-computer-from = Ukloni ({ $seat })
lobby-button-add-computer = Dodaj računalo
lobby-button-fill = Igraj odmah
lobby-button-start = Počni
lobby-button-house-rules = Igra i kućna pravila
lobby-button-cancel = Zatvori
lobby-button-setup = Postavke
lobby-button-computers = Svako računalo
lobby-button-rated-name = Za rejting
lobby-button-rated =
    { lobby-button-rated-name }: { $rated ->
        [yes] da
       *[no] ne
    }
lobby-given = Dijeljenje { $code }: samo ovo dijeljenje, bez rejtinga.
lobby-given-seen =
    { $count ->
        [1] { $players } već zna karte ovog dijeljenja.
        [one] { $players } već znaju karte ovog dijeljenja.
        [few] { $players } već znaju karte ovog dijeljenja.
       *[other] { $players } već znaju karte ovog dijeljenja.
    } Svejedno početi?
lobby-given-button-start = Počni
lobby-challenge = Izazov { $code }, dijeljenje { $number }: vrijedi za izazov i ni za što drugo.
lobby-training = Stol za vježbu: svatko smije pitati trenera, a ništa se ne računa (ni rejting, ni statistika, ni postignuća).
