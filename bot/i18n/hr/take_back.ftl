# Povlačenje krivog klika, uz pristanak druge strane; preostali štihovi bez igranja.

take-back-button = Povuci { $what }
take-back-call = „{ $call }”
take-back-asked = { $player } želi povući { $what }. Prihvatiti ili odbiti može { $awaited }; ako se prije toga igra dalje, zahtjev otpada.
take-back-agreed = { $player } pristaje.
take-back-asked-until = Bez odgovora zahtjev istječe { $time }.
take-back-question = { $player } želi povući { $what }. Pristajete li?
take-back-waiting = Želite povući { $what }. Čeka se odgovor: { $awaited }.
take-back-agreed-waiting = Pristali ste da { $player } povuče { $what }. Čeka se odgovor: { $awaited }.
take-back-button-yes = Prihvati
take-back-button-no = Odbij
take-back-done = { $player } povlači { $what }.
take-back-refused = { $by } odbija: { $player } ne povlači { $what }.
take-back-lapsed = Nisu svi pristali na vrijeme: { $player } ne povlači { $what }.
take-back-overtaken = Igralo se dalje prije odgovora: { $player } ne povlači { $what }.
take-backs-button =
    { $allowed ->
        [yes] Povlačenje poteza: da
       *[other] Povlačenje poteza: ne
    }

claim-button =
    { $variant ->
        [baloot] Sawa: ostali su moji
       *[other] Ostali su moji
    }
claim-denied = To nije sigurno: prema onome što možete znati, još biste mogli izgubiti štih. Odigrajte ovaj štih.
claim-made =
    { $player } uzima bez igranja { $tricks ->
        [1] zadnji štih
        [one] zadnjih štihova: { $tricks }
        [few] zadnja { $tricks } štiha
       *[other] zadnjih { $tricks } štihova
    }: nitko drugi nije mogao uzeti nijedan.
